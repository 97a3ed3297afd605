### What can be wrong with a position, a text of docs/positions.md. Words of the notation stay English.

position-long = This position is too long: { $limit } characters are the most.
position-twice = “{ $words }” is there twice.
position-word = { $word } does not begin a line; these words do: { $known }.
position-words = { $words } has too few or too many words.
position-game = This is read as a position of { $game }, not of { $other }.
position-no-game = There is no game { $game }; there are: { $known }.
position-which = This could be a position of { $games }. Say which by a line: game { $first }
position-unread = Positions of this game cannot be read.
position-number = “{ $what }” needs one number from { $least } to { $most }, not { $words }.
position-option = { $word } is not an option; options are { $known }.
position-phase = { $word } is not a phase; phases are { $known }.
position-players = This game is for { $least } to { $most } players, not { $players }.
position-players-only = It is played by { $least }, not by { $players }.
position-board = This position is on a board of one’s own, { $board }: give its file with it (--board), or keep it on the page “As in my box”.
position-board-other = This position is on the board { $board }, not on { $given }.
position-board-hash = A board is named by the first 8 to 64 digits of its content hash, not by { $word }.
position-seat = There is no seat { $seat }; seats are 0 to { $last }.
position-version = The rules have the versions 1 to { $newest }, not { $version }.
position-over = The game is over in this position: nobody is to move.
position-unpointed = Positions of this game cannot be set up by pointing.
