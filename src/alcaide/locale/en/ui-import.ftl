## Games from elsewhere

ui-import-title = Games from elsewhere
ui-import-lead = A game from a real table, from a notebook or from another program: bring what you have, look at what was understood, and go on with it here: replay it, have it analysed, share it.
ui-import-bring = Bring a game
ui-import-choose = Choose a file
ui-import-paste = Or write or paste it here, a line for each action
ui-import-read = Read it
ui-import-big = The file is too large: no game has more than 2 million bytes.
ui-import-found = What was understood
ui-import-faults = Not understood
ui-import-look = Please look at these
ui-import-line = Line { $line }
ui-import-likely = Possible here, among others:
ui-import-guessed = was taken for: { $means }
ui-import-completed = can only mean: { $means }
ui-import-sure = { $count ->
    [one] Yes, the guess is right.
   *[other] Yes, all { $count } guesses are right.
}
ui-import-open = Open as a table
ui-import-open-part = { $actions ->
    [0] Open the beginning
    [one] Open the first action
   *[other] Open the first { $actions } actions
}
ui-import-keep = Keep as a record
ui-import-forms = What can be read
ui-import-form-list = Plain lists in English, Italian or French: “Game:” and “Players:” first, then a line for each action with a name or a number.
ui-import-form-table = Tables as CSV, TSV or Excel (.xlsx): a column for the action and one for the name, or a column for each player.
ui-import-form-json = Records that Alcaide has exported as JSON or CSV, and .play files.
ui-import-form-log = Logs of Alhambra from Board Game Arena, and lists of tiles in the form of JCloisterZone (.jcz) for The Castle.
ui-import-nothing-guessed = Nothing is guessed in silence: what is left open is asked, and whatever was guessed waits until you confirm it.
ui-import-print = Print and play
ui-import-print-text = Board, tiles, cards with their backs, figures and a score sheet as a PDF, all drawn by us, in true size and with marks to cut by. Making it takes half a minute.
ui-import-print-as = { $game } on { $paper }
ui-import-example =
    Game: …
    Players: Ana, Luis
    Starts: Luis

    Luis: …
    Ana: …
