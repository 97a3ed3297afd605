### What happened since one's own turn, the replay of a game, and its film.

ui-since = Since your turn
ui-since-again = Play again
ui-since-close = Close, the board as it is
ui-replay = Replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-speed = Speed
ui-replay-faster = Speed: { $speed } times
ui-replay-turn-back = To the turn before
ui-replay-turn-on = To the next turn
ui-replay-count = To the next scoring
ui-film = Film
ui-film-text = It is made here in your browser and shows what everyone at the table can see.
ui-film-kind = What it becomes
ui-film-film = Film
ui-film-picture = Animated picture
ui-film-each = A frame for
ui-film-action = each action
ui-film-turn = each turn
ui-film-pace = Pace
ui-film-pace-1000 = Calm
ui-film-pace-500 = Normal
ui-film-pace-250 = Brisk
ui-film-long = It runs for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, and takes as long to make.
ui-film-frames = It has { $frames ->
    [one] one frame
   *[other] { $frames } frames
} and runs for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
ui-film-make = Make it
ui-film-making = The film is being made
ui-film-part = { $part }% done
ui-film-cancel = Cancel
ui-film-seen = The game, turn by turn
ui-film-save = Save ({ $size } MB)
ui-film-other = Make another
ui-film-failed = The film could not be made: a position did not arrive. Try again in a moment.
ui-film-large = The film grows too large. With a frame for each turn it is smaller.
