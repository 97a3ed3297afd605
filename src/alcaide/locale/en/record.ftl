### What can be wrong with a record, a file of the .play format. Tag names and notation stay English.

record-too-long = No record is longer than { $limit } characters.
record-too-many = No record has more than { $limit } actions.
record-utf16 = This text is UTF-16; a record is UTF-8.
record-not-utf8 = This is no UTF-8 text: byte { $byte }.
record-control = This is no text: it contains the control character { $code }.
record-line = { $text } should be SEAT ACTION, as in: 1 buy deck.
record-tag = { $text } should be a tag, as in: [Players "3"].
record-tag-twice = { $tag } is given twice, first in line { $first }.
record-tag-missing = The header has no [{ $tag } "..."].
record-tag-single = { $tag } should be one string.
record-made-many = { $tag } tells of { $told } actions, but there are { $actions }.
record-made-by = { $tag } has the letter { $letter }; a letter for each action is one of { $letters }.
record-made-time = { $tag } has { $word }; a time is seconds like 12.5, or - where it is not known.
record-pile = With these options there is no pile { $tag }.
record-tag-late = A tag cannot follow an action; the header is at the beginning.
record-no-game = There is no game { $game }; there are: { $games }
record-version = Version { $version } is unknown; { $game } is at version { $known }.
record-number = { $tag } is { $value }; it should be a number.
record-option-form = Option { $word } should be NAME=VALUE.
record-option-twice = Option { $option } is given twice.
record-option-no = { $game } has no option { $option }; it has: { $known }
record-option-none = { $game } has no option { $option }; it has none.
record-option-value = Option { $option } is { $value }; it must be one of: { $values }
record-profile-no = { $game } has no profile { $profile }; it has: { $known }
record-no-action = { $word } is no action; actions are { $known }.
record-misfit = { $written } should be: { $form }
record-no-card = { $word } is no card; money is y, g, b or o and 1 to 9 (y7), an exchange card two of these letters in this order (yb).
record-no-tile = { $word } is no tile; tiles are named like pavilion2, garden8b, red1.
record-no-cell = { $word } is no { $game ->
    [alcazar] cell; a space is its number 1 to 72, a gap a letter a to k with a number 1 to 11 (and not a cell that is a space).
    [castle] cell inside the wall; a cell is a letter a to j and a number 1 to 10.
   *[alhambra] cell; a cell is X,Y from the fountain, like 1,-2.
}
record-names = There are { $players } players, but { $names ->
    [one] one name
   *[other] { $names } names
}.
record-value = { $tag } { $value } contains a character that no line can hold.
record-further = { $tag } cannot be a further tag.
record-scores-shape = Scores should be { $players } numbers.
record-scores = Played through, the scores are { $scores }.
record-not-over = The record gives scores, but its game does not come to an end: the last lines may be missing.
record-broken-off = The game has been broken off; nothing more can be played.
record-not-broken-off = The record says that the game was broken off, but it has come to its end.
record-no-seat = There is no seat { $no }; seats are 0 to { $last }.
record-turn = It is the turn of seat { $turn }, not of seat { $other }.
record-event = Nothing happens by chance in { $game } after the deal, so there is no “* { $event }”.
record-event-other = What happened here is “* { $event }”, not “* { $told }”.
record-event-cards = “* { $verb }” does not name the cards that lay there; missing: { $missing }; too many: { $extra }.
record-event-none = Nothing happened by chance here, so there is no “* { $event }”.
record-event-missing = Before this action “* { $event }” is missing.
record-format = Format { $format } is unknown; this version reads records up to format { $known }.
record-overrule-format = A line that begins with “!” is of format 2: the header needs [Format "2"].
record-overrule = This cannot be carried out at all, so the table cannot let it stand either.
record-overrule-many = No game has more than { $limit } actions that were let stand against the rules.
record-told-missing = Before this action a line has to tell what was turned up: “* { $event } …”.
record-told-astray = Nothing was turned up here of which “* { $event }” could tell.
record-told-no = There is no { $word } that “* { $verb }” could tell.
record-told-gone = “* { $verb }” cannot be { $word } here: all that there is of it lies elsewhere, as told before.
record-told-place = “* { $verb }” cannot be { $word } here: it cannot lie at this place.
record-told-not = { $word } is not told by “* { $verb }” here, but by “* { $other }”.
record-told-order = The pile that was shuffled here has { $size } cards; the line names { $number }.

## The deal that was promised

record-fair-missing = The record has no [{ $tag } "..."]: it does not say what was promised before the deal.
record-fair-hash = Commitment: the hash is that of game, version, players, options and seed ({ $hash }).
record-fair-hash-not = Commitment: the record says { $claimed }, but game, version, players, options and seed give { $hash }.
record-fair-board = Board: the record brings a board of its own, which no seed promises.
record-term-pile = { $pile }
record-fair-pile = { record-term-pile }: all { $size } in the order that follows from the seed.
record-fair-pile-not = { record-term-pile }: place { $place } holds { $found }; from the seed follows { $expected }.
record-fair-start = Start player: seat { $start }, as follows from the seed.
record-fair-start-not = Start player: seat { $start }; from the seed follows seat { $expected }.
record-fair-events = Chance during play: all of it follows from the deal.
record-fair-events-not = Chance during play: the lines with a star tell something else than follows from the deal.
record-fair-nonces-missing = The record has no [{ $tag } "..."] with one entry for each seat: it does not say what the players promised to add.
record-fair-nonce = Seat { $seat }: its part in the deal is the one that was promised.
record-fair-nonce-not = Seat { $seat }: its part in the deal is not the one that was promised.
record-fair-nonce-none = Seat { $seat } added nothing to the deal.
record-fair-bot = Seat { $seat } ({ $bot }): { $count ->
    [one] one decision is
   *[other] { $count } decisions are
} what the bot plays from this seed.
record-fair-bot-not = Seat { $seat } ({ $bot }): action { $number } is { $found }; from this seed the bot plays { $expected }.
record-fair-yes = The deal is the one that was promised.
record-fair-no = The deal is not shown to be the one that was promised.
record-fair-bots-no = The deal is the one that was promised, but a bot did not play what follows from it.

## Boards: files of the .board format, and the tags Board and BoardName

record-board-format = This is no board: it should have "format": "{ $format }".
record-board-version = Version { $version } of the format is unknown; known is { $known }.
record-board-game = There is no board of { $game }; there are boards of: { $games }
record-board-name = { $field } should be one line of at most { $most } characters.
record-board-long = No board is longer than { $limit } bytes.
record-board-json = The board is not JSON: look at line { $line }, column { $column }.
record-board-unplayable = Nothing can be played on this board yet ({ $rule }). { $reason }
record-board-other = A board of { $game } is needed here, not { $given }.
record-board-given = This game is on the board { $board }, which its record brings with it, not on { $given }. Leave the other one out.
record-board-hash = The content of the board has another hash: { $hash }
record-board-deep = The board is not JSON that can be read: its brackets are nested too deeply, or a number in it is too long.

## Deals that cannot be: piles and start seats

record-setup-start = Seat { $start } cannot begin; these seats can: { $may }.
record-setup-piles = The piles are { $piles }, not { $given }.
record-setup-word = { $word } in { $pile } does not exist; there are { $first } to { $last }.
record-setup-alien = { $word } does not belong in { $pile }.
record-setup-often = { $pile } has { $word } { $found } times; the right number is { $number }.
record-setup-most = { $pile } has { $word } too often; { $most ->
    [one] there is only one
   *[other] there are only { $most }
}.
record-setup-lacks = { $pile } lacks { $words }.
record-setup-size = { $pile } has { $found } words, not { $size }; in a game with unknowns, a ? at its end stands for all that is not known.
record-setup-stacks = { $pile } needs { $size } strings, not { $found }.
record-setup-left = { $pile } has more places than there are things that could lie there.
record-setup-nothing = In { $pile }, nothing is left that could lie at place { $place }.
record-setup-position = “{ $part }” is { $one } here, but { $other } in the position that the game began from.
record-setup-undealt = A part of this deal of { $game } is of the wrong kind.
