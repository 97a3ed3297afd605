### What can be wrong with a record, a file of the .play format. Tag names and notation stay English.

record-too-long = No record is longer than { $limit } characters.
record-utf16 = This text is UTF-16; a record is UTF-8.
record-not-utf8 = This is no UTF-8 text: byte { $byte }.
record-control = This is no text: it contains the control character { $code }.
record-line = { $text } should be SEAT ACTION, as in: 1 buy deck.
record-tag = { $text } should be a tag, as in: [Players "3"].
record-tag-twice = { $tag } is given twice, first in line { $first }.
record-tag-missing = The header has no [{ $tag } "..."].
record-tag-single = { $tag } should be one string.
record-pile = With these options there is no pile { $tag }.
record-tag-late = A tag cannot follow an action; the header is at the beginning.
record-version = Version { $version } is unknown; { $game } is at version { $known }.
record-number = { $tag } is { $value }; it should be a number.
record-names = There are { $players } players, but { $names ->
    [one] one name
   *[other] { $names } names
}.
record-value = { $tag } { $value } contains a character that no line can hold.
record-further = { $tag } cannot be a further tag.
record-scores-shape = Scores should be { $players } numbers.
record-scores = Played through, the scores are { $scores }.
record-not-over = The game is not over, so it has no scores yet.
record-no-seat = There is no seat { $no }; seats are 0 to { $last }.
record-turn = It is the turn of seat { $turn }, not of seat { $other }.
record-event = Nothing happens by chance in { $game } after the deal, so there is no “* { $event }”.
record-event-other = What happened here is “* { $event }”, not “* { $told }”.
record-event-cards = “* { $verb }” does not name the cards that lay there; missing: { $missing }; too many: { $extra }.
record-event-none = Nothing happened by chance here, so there is no “* { $event }”.
record-event-missing = Before this action “* { $event }” is missing.
