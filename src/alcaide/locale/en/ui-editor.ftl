## The editor of positions

ui-editor-title = A position
ui-editor-leave = To the start page
ui-editor-game = Game
ui-editor-players = Players
ui-editor-seats-count = { $count } players
ui-editor-clear = Clear everything
ui-editor-undo = Undo
ui-editor-redo = Redo
ui-editor-share = Share as a link
ui-editor-link-copied = The link is copied: the position is in it.
ui-editor-link-failed = The browser does not let us copy; the address above is the link.
ui-editor-link-broken = This link holds no position: it is cut off or damaged.
ui-editor-link-game = This link names a game that there is not: { $name }. There are: { $games }.
ui-editor-picture = Save as a picture
ui-editor-picture-saved = The picture is saved.
ui-editor-play = Play on
ui-editor-play-title = Play on from here
ui-editor-play-text = A table of its own; what the position leaves open is dealt by chance.
ui-editor-play-self = I play
ui-editor-play-begin = To the table
ui-editor-tools = What to put on the board
ui-editor-tool = { $name }, { $count } left
ui-editor-remove = Take away
ui-editor-add = { $row }: add
ui-editor-fill = { $row }, place { $n }: empty, fill it
ui-editor-take-away = { $row }: { $name }, take away
ui-editor-checks = Checks
ui-editor-sound = A game can stand like this.
ui-editor-faults =
    { $count ->
        [one] One thing is not right
       *[other] { $count } things are not right
    }
ui-editor-moves =
    { $count ->
        [one] one legal move
       *[other] { $count } legal moves
    }
ui-editor-line = Line { $line }
ui-editor-not-put = That cannot go there:
ui-editor-panels = Parts of the position
ui-editor-tab-pieces = Pieces
ui-editor-tab-seats = Players
ui-editor-tab-table = Table
ui-editor-tab-try = Legal?
ui-editor-tab-text = Text
ui-editor-seats = What each player has
ui-editor-whose = Player
ui-editor-table = What lies for all
ui-editor-options = Rules of this game
ui-editor-try = Is this legal?
ui-editor-try-how = Point at the board or at cards, or type a move: the rules answer.
ui-editor-try-cards = Cards that can be pointed at
ui-editor-try-later = The position has to be right first: see the checks above.
ui-editor-try-type = A move in notation
ui-editor-try-ask = Ask
ui-editor-legal = Legal: { $action }
ui-editor-allowed =
    { $count ->
        [0] Nothing is legal there
        [one] Legal
       *[other] Legal: { $count } moves
    }
ui-editor-refused = Not allowed
ui-editor-more =
    { $count ->
        [one] and one more: point at the board
       *[other] and { $count } more: point at the board
    }
ui-editor-all = All legal moves
ui-editor-hint = Hint
ui-editor-thinking = Looking for the best move
ui-editor-close = Close
ui-editor-text = The position as text
ui-editor-copy = Copy
ui-editor-copied = Copied
ui-editor-file = Load a file
ui-editor-file-size = This file is empty or too large for a position (20 kB at most).
ui-editor-file-binary = This is not text: a position is a plain text file.
ui-editor-drop = Drop the position here
ui-editor-view = How the board is seen
ui-editor-turn = Turn the board
ui-editor-plan = From above
ui-editor-hint-what = Choose what to put, then point at the board.
ui-editor-hint-where = { $name }: point at the place on the board.
ui-editor-hint-second = { $name }: now the other end.
ui-editor-hint-try = Point at where you would like to play.
