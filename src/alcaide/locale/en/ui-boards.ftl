### Boards as in one's own box: the editor and the list.

ui-boards-title = As in my box
ui-boards-of = { $game } as in my box
ui-boards-lead = Parts of these games had to be reconstructed. If you own the box, write down what is really in it, and play on that.
ui-boards-begin = Begin
ui-boards-transcribe = Transcribe my box
ui-boards-kept-here = My boards
ui-boards-none = Nothing here yet. What you transcribe is kept here and can be chosen when you set up a game.
ui-boards-all = All boards
ui-boards-open = { $open ->
    [0] agrees with all that is known
    [one] differs in one point
   *[other] differs in { $open } points
}
ui-boards-drop = Delete
ui-boards-drop-sure = Delete “{ $name }”? Games that are played on it go on.
ui-boards-mine = My box
ui-boards-draft = Draft, saved on this device.
ui-boards-kept = Saved. It can be chosen when you set up a game.
ui-boards-resumed = This is the draft that you left here.
ui-boards-anew = Begin anew
ui-boards-undo = Undo
ui-boards-load = Load a file
ui-boards-file = Save as a file
ui-boards-keep = Save as my box
ui-boards-big = This file is too large for a board: 100,000 bytes are the most.
ui-boards-parts = Parts of the box
ui-boards-names = What it is called
ui-boards-name = Name
ui-boards-author = Transcribed by
ui-boards-known = What is known
ui-boards-known-hint = The lines guide, they forbid nothing, but for what has to be there to play at all.
ui-boards-missing = It cannot be played on yet: see the lines marked “needed”.
ui-boards-usual = This is what the game has by itself.
ui-boards-good = { $open ->
    [0] Nothing known speaks against it. It can be played on, rated games too.
    [one] It can be played on. It differs in one point, so rated games are not played on it.
   *[other] It can be played on. It differs in { $open } points, so rated games are not played on it.
}
ui-boards-differs = { $count ->
    [one] One differs
   *[other] { $count } differ
}
ui-boards-agrees = { $count ->
    [one] One agrees
   *[other] { $count } agree
}
ui-boards-unknown = { $count ->
    [one] One cannot be known
   *[other] { $count } cannot be known
}
ui-boards-state-agrees = Agrees
ui-boards-state-differs = Differs
ui-boards-state-unknown = Cannot be known
ui-boards-source-rules = from the rules
ui-boards-source-example = from an example of the rules
ui-boards-source-account = from accounts of players
ui-boards-source-ours = no text tells
ui-boards-source-none = no text tells
ui-boards-needed = needed
ui-boards-more = and { $count } more
ui-boards-hash = Content:
ui-boards-tools = Tools
ui-boards-next = Next number
ui-boards-back = Take back
ui-boards-turn = Turn
ui-boards-mirror = Mirror
ui-boards-clear = Clear
ui-boards-only = Put { $number } on the only cell that fits
ui-boards-cell = { $number ->
    [0] Column { $column }, row { $row }: empty
   *[other] Column { $column }, row { $row }: { $number }
}
ui-boards-walk-hint = Tap a number to take it up, then tap or draw along the cells for those that follow. Arrow keys move, Enter lays the next number, Backspace takes it back.
ui-boards-corner = Corner { $numbers }; arrow keys move it
ui-boards-numbers = First number of corner { $numbers }
ui-boards-notch = Start { $number }: { $kind }; arrow keys move it
ui-boards-notch-shows = Start { $number } shows
ui-boards-along = Further along
ui-boards-along-back = Back along
ui-boards-line-hint = Drag a corner, or choose it and use the arrow keys: a cell a step, and the numbers between follow. Starts move along by the arrow keys; 1 to 5 say what they show.
ui-boards-face = No. { $number }
ui-boards-turn-left = Turn left
ui-boards-turn-right = Turn right
ui-boards-paint = Paint
ui-boards-joined = Joined across the middle
ui-boards-double = Double it
ui-boards-take = Take it out
ui-boards-side-n = north
ui-boards-side-e = east
ui-boards-side-s = south
ui-boards-side-w = west
ui-boards-empty = nothing
ui-boards-strip = { $side } { $number }: { $kind }
ui-boards-faces-hint = Choose a strip of the rim and paint it: arrow keys go round, 1 to 4 paint, R turns, J joins fields of a kind or parts them, the first letter sets a mark. Below, D doubles and Delete takes out.
ui-boards-edge = { $kind } { $number }, { $side }
ui-boards-edges-hint = Press a side where it is closed. Nothing is turned: north is at the top as printed.
