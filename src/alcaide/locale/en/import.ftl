### What can be wrong with a game that was brought as a list, a table or a log: docs/importing.md.

import-empty = There is nothing in it.
import-binary = This is neither text nor a table that can be read here.
import-too-long = This file is too long: { $limit } bytes are the most.
import-too-many = This list is too long: { $limit } lines are the most.
import-too-wide = This line is too long: { $limit } characters are the most.
import-too-slow = Reading takes too long; bring the game in parts, or as a .play record.
import-no-game = Which game is it? Say so in the first line, as in “Game: alhambra”. There are: { $games }
import-no-players = Who plays? Name { $least } to { $most } people in the order of the table, as in “Players: Ana, Luis”.
import-no-start = Who begins? Put a name before the first action, or write “Starts: Ana”.
import-no-seat = There is no player { $number }; they are numbered from 1 to { $players }.
import-nobody = Nobody here is called “{ $name }”. Did you mean: { $known }?
import-over = The game is over before this line.
import-word = Not understood: { $words }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean: { $near }?
}
import-nothing = Nothing like this is possible here.
import-several = This could mean { $count } actions: say which.
import-json = This JSON cannot be read: it is cut off or damaged.
import-json-unknown = This JSON is of a form that is not known here: it is no exported record, no log of Alhambra and no list of tiles.
import-json-shape = The JSON is not as it should be: { $reason }
import-json-version = This was exported in form { $version }; here form { $known } is the newest.
import-no-workbook = Workbooks (.xlsx) can be read where the package openpyxl is installed: save the table as CSV, or install alcaide[tables].
import-no-columns = The first sheet has no row that names its columns: one of them must be “action”, another one “name” or “seat”.{ $heads ->
    [none] {""}
   *[other] {" "}Here stand: { $heads }.
}
import-letters = From line { $line } on the letters are not UTF-8; they were read as Windows writes them in the west of Europe (Windows-1252). Look at the names.
import-columns = Nothing was read in these columns: { $columns }.
import-tag = “{ $tag }” is no tag. Did you mean “{ $near }”?
import-completed = Line { $line }: “{ $text }” can only mean { $means }.
import-guessed = Line { $line }: “{ $text }” was taken for { $means }.
import-summary = { $kind ->
    [list] List
    [table] Table
    [json] Exported record
    [record] Record
    [log] Log of another program
   *[none] Nothing known
}: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} understood (completed: { $completed }, guessed: { $guessed }); { $faults ->
    [0] nothing is left open
    [one] 1 line is not understood
   *[other] { $faults } lines are not understood
}.
import-turn = It is { $turn }’s turn here, not { $other }’s.
import-due = Before this line has to be told what was turned up{ $name ->
    [none] {""}
   *[other] {" "}(for { $name })
}, in a line that begins with a star, as in “{ $example }”.
