### The Castle, in English.
### The sections here: the game itself, terms; then what the drawings, choices and previews say;
### at the end notes (the log) and refusals.

## The game itself

castle-name = The Castle
castle-line = Fill one walled town, tile by tile.
castle-fact-players = 2 players
castle-fact-time = about 45 min
castle-fact-kind = tiles and majorities
castle-reconstructed = The wall, the tiles and the start spaces are a reconstruction: the published rules do not list them.

## Phases: what the player to move decides

castle-phase-place = place the tile
castle-phase-follow = set a follower
castle-phase-score = choose what to score
castle-phase-extra = use the extra turn
castle-phase-over = game over

## Terms: parts of sentences, never said alone

castle-term-kind = { $kind ->
    [path] path
    [tower] tower
    [house] house
   *[court] court
}
castle-term-kind-first = { $kind ->
    [path] Path
    [tower] Tower
    [house] House
   *[court] Court
}
castle-term-the-kind = { $kind ->
    [path] the path
    [tower] the tower
    [house] the house
   *[court] the court
}
castle-term-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
castle-term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castle-term-role = { $role ->
    [herald] herald
    [knight] knight
    [squire] squire
   *[merchant] merchant
}
castle-term-role-first = { $role ->
    [herald] Herald
    [knight] Knight
    [squire] Squire
   *[merchant] Merchant
}
castle-term-turned = { $turn ->
    [0] as drawn
    [1] turned once to the right
    [2] upside down
   *[3] turned once to the left
}
castle-term-where = { $where ->
    [n] in the north
    [ne] in the north-east
    [e] in the east
    [se] in the south-east
    [s] in the south
    [sw] in the south-west
    [w] in the west
    [nw] in the north-west
   *[c] in the middle
}

## Options

castle-profile-house = House rules
castle-profile-house-sentence = Paths lie at start spaces that show a path, and only there.
castle-profile-printed = Printed rules
castle-profile-printed-sentence = To the letter: any side of a tile may touch a start space.

castle-option-start_spaces = Start spaces
castle-option-start_spaces-sentence = Whether a side has to match the start space that it touches.
castle-option-start_spaces-match = Paths have to match
castle-option-start_spaces-open = Any side may touch them

## Aids that a table may do without

castle-aid-places = Where the tile fits
castle-aid-places-sentence = The cells where the drawn tile can be placed light up.
castle-aid-preview = What it would bring
castle-aid-preview-sentence = Before you confirm: the features completed or joined, their points, and who holds them.
castle-aid-features = What stands on the board
castle-aid-features-sentence = Point at a path, tower, house or court to see its outline, points and followers and what it still lacks.
castle-aid-left = The tiles left
castle-aid-left-sentence = A drawer with every tile that is still to come.

## Drawings and panels

castle-label-board = The town within its wall, from above: { $tiles ->
    [0] no tile lies yet
    [one] one tile lies
   *[other] { $tiles } tiles lie
}, { $left } are left.
castle-label-plan = Plan of the town: { $tiles ->
    [0] no tile lies yet
    [one] one tile lies
   *[other] { $tiles } tiles lie
}, { $left } are left.
castle-label-feature = { castle-term-kind-first }, { castle-term-tiles }. { $worth }. { $men }. { $lacks }.
castle-label-worth = { $well ->
    [yes] { castle-term-points }, doubled by a well
   *[no] { castle-term-points }
}
castle-label-worth-court = { $markets ->
    [0] No market
    [one] One market, { castle-term-points } at the end
   *[other] { $markets } markets, { castle-term-points } at the end
}
castle-label-men-none = No follower
castle-label-men-seat = { $count ->
    [one] { $name } with one follower
   *[other] { $name } with { $count } followers
}
castle-label-men-one = Held by { $men }
castle-label-men-both = { $tied ->
    [yes] Tied: { $one }, { $two }
   *[no] { $one }, { $two }
}
castle-label-lacks = { $count ->
    [one] Open at { $cells }
   *[other] Open at { $cells }
}
castle-label-lacks-many = Open at { $count } cells
castle-label-lacks-nothing = Complete
castle-label-lacks-court = Scored at the end of the game
castle-label-score = { $count ->
    [one] { $count } point on the wall
   *[other] { $count } points on the wall
}
castle-label-points = { $count ->
    [one] { $count } point so far, with courts and wall tiles
   *[other] { $count } points so far, with courts and wall tiles
}
castle-label-followers = { $count ->
    [0] No follower in supply
    [one] { $count } follower in supply
   *[other] { $count } followers in supply
}
castle-label-keep = { $count ->
    [one] Keep on a house of one tile
   *[other] Keep on a house of { $count } tiles
}
castle-label-wall-tile = { castle-term-wall-tile }{ $count ->
    [one] { "" }
   *[other] { " " }(twice)
}
castle-label-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
castle-label-wall-tiles = { $count ->
    [one] { $count } wall tile on its tower
   *[other] { $count } wall tiles on their towers
}
castle-label-left = Tile { $tile }, still to come
castle-label-drawn = Drawn tile
castle-label-tile = { $placed ->
    [yes] Tile { $tile }, just placed
   *[no] Tile { $tile }, to be placed
}
castle-label-vignette = Houses, towers and courts joined within a wall, followers on them.
castle-label-figure-S4 = A start space in the wall: a path north of g1, where the town may begin.
castle-label-figure-3 = A tile that may be placed: where it touches others, path meets path.
castle-label-figure-22 = The court of the tile joins the start space through the whole side: its two markets belong together.
castle-label-figure-5 = Two towers, each with a knight. The tile between them joins them, and both knights stand in one tower.
castle-label-figure-6 = A path that runs in a closed loop has no open end: it is complete.
castle-label-figure-7 = From the start space over three tiles to the square, with a well on the way: 4 × 2 = 8 points.
castle-label-figure-8 = A tower whose edges all meet other things: it is complete.
castle-label-figure-9 = A house of three tiles with nothing left open: 3 points.
castle-label-figure-10 = Two white knights against a black one: White scores the whole tower, 4 tiles, 8 points.
castle-label-figure-13 = White stops exactly on 12 and takes the wall tile from the tower. Black, on 15, has passed it.
castle-label-figure-14 = White has scored a house of three tiles, and the keep stands on it.
castle-label-figure-15 = A court with two markets and one merchant, who lies there until the end: 6 points.
castle-label-figure-18 = The largest empty area: whoever has the larger keep scores a point for each of its cells.

## Choices: what may be done

castle-choice-place-name = Place the tile
castle-choice-place = { $cell }, { castle-term-turned }
castle-choice-herald-name = Herald
castle-choice-knight-name = Knight
castle-choice-squire-name = Squire
castle-choice-merchant-name = Merchant
castle-choice-follower = { $many ->
    [yes] { castle-term-role-first } on { castle-term-the-kind } { castle-term-where }
   *[no] { castle-term-role-first } on { castle-term-the-kind }
}
castle-choice-score-name = Score
castle-choice-score = { $wall ->
    [0] { castle-term-kind-first } { $cell }: { castle-term-points }
   *[other] { castle-term-kind-first } { $cell } × 2: { castle-term-points }
}
castle-choice-extra-name = Extra turn
castle-choice-extra = Use the wall tile: another turn
castle-choice-done-name = No follower
castle-choice-done = No follower, go on
castle-choice-done-extra = No extra turn

## The button that confirms

castle-confirm-place = Place on { $cell }
castle-confirm-follower = Set the { castle-term-role }
castle-confirm-score = { $wall ->
    [0] Score { castle-term-the-kind }
   *[other] Score { castle-term-the-kind } doubled
}
castle-confirm-extra = Take another turn
castle-confirm-done = Set no follower
castle-confirm-done-extra = End the turn

## Previews: what an action would do

castle-preview-place = Tile on { $cell }, { castle-term-turned }
castle-preview-follower = { castle-term-role-first } on { castle-term-the-kind } at { $cell }
castle-preview-score = { $wall ->
    [0] { castle-term-kind-first } at { $cell }: { castle-term-points }
   *[other] { castle-term-kind-first } at { $cell }, doubled: { castle-term-points }
}
castle-preview-extra = Another turn for the wall tile
castle-preview-done = No follower on this tile
castle-preview-done-extra = The turn ends
castle-preview-feature = { $state ->
    [complete] Completes { castle-term-the-kind }: { castle-term-tiles }, { castle-term-points }, { $holder }.
    [court] { castle-term-kind-first } of { castle-term-tiles }: { castle-term-points } for its markets at the end, { $holder }.
   *[open] { castle-term-kind-first } of { castle-term-tiles }: { castle-term-points } when complete, { $holder }.
}
castle-preview-holder = for { $name }
castle-preview-holder-tied = tied, so for nobody
castle-preview-holder-nobody = without followers
castle-preview-tied = { castle-term-kind-first } at { $cell }: tied, nobody scores.
castle-preview-keep = { $tiles ->
    [one] { $name }’s keep moves to a house of one tile.
   *[other] { $name }’s keep moves to a house of { $tiles } tiles.
}
castle-preview-wall-tile = { $name } lands on { $space } and takes the wall tile.
castle-preview-fact-points = Points now
castle-preview-fact-feature = { $state ->
    [complete] { castle-term-kind-first }, complete
   *[open] { castle-term-kind-first }
}
castle-preview-tag-completes = { $count ->
    [one] completes { castle-term-the-kind }
   *[other] completes { $count } features
}
castle-preview-tag-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}

## What is asked

castle-prompt-place = Where does tile { $tile } go?
castle-prompt-place-hint = { $left ->
    [0] It is the last tile.
    [one] One more tile is left.
   *[other] { $left } more tiles are left.
}
castle-prompt-follow = A follower on this tile?
castle-prompt-follow-hint = { $supply ->
    [one] You have one left.
   *[other] You have { $supply } left.
}
castle-prompt-score = Which do you score next?
castle-prompt-score-hint = Each moves your marker on its own; stop exactly on a tower to take its tile.
castle-prompt-extra = Another turn?
castle-prompt-extra-hint = You hold the wall tile for an extra turn.
castle-prompt-over = The game is over.
castle-prompt-over-hint = All tiles are placed.

## The table in sentences

castle-text-turn = { $name } is to move.
castle-text-over = The game is over.
castle-text-tile = Tile { $tile }, as drawn: { $parts }.
castle-text-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
castle-text-part = part { $part }: { castle-term-kind } { $sides }{ $mark ->
    [well] , with a well
    [market] , with a market
   *[no] { "" }
}
castle-text-feature = { $name }: { $what }
castle-text-lying = { $tile } on { $cell } turned { $turn }
castle-text-tiles = { $count ->
    [one] One tile lies: { $tiles }.
   *[other] { $count } tiles lie: { $tiles }.
}
castle-text-empty = No tile lies in the town yet; the first touches a start space.
castle-text-player = { $name } is on { $score }, at { $points ->
    [one] one point
   *[other] { $points } points
} with courts and wall tiles, and has { $followers ->
    [0] no follower
    [one] one follower
   *[other] { $followers } followers
} in supply.
castle-text-held = { $name } holds wall tiles: { $tiles }.
castle-text-keep = { $count ->
    [one] { $name }’s keep stands on { $cell }, in a house of one tile.
   *[other] { $name }’s keep stands on { $cell }, in a house of { $count } tiles.
}
castle-text-left = { $count ->
    [0] No tile is left
    [one] One tile is left
   *[other] { $count } tiles are left
}; { $towers ->
    [0] no wall tile lies on a tower.
    [one] one wall tile lies on its tower.
   *[other] { $towers } wall tiles lie on their towers.
}
castle-text-unseen = { $count ->
    [one] Still to come: { $tiles }.
   *[other] Still to come: { $tiles }.
}
castle-text-area = { $count ->
    [one] The largest empty area has one space.
   *[other] The largest empty area has { $count } spaces.
}
castle-text-won = Won with { $points ->
    [one] one point
   *[other] { $points } points
} to { $second }.
castle-text-drawn = A draw, { $points } points each.
castle-text-part-score = Scored on the wall
castle-text-part-keep = Larger keep
castle-text-part-courts = Markets of courts
castle-text-part-wall = { $wall ->
    [4] Wall tile: open path
    [5] Wall tile: open tower
    [6] Wall tile: open house
   *[9] Wall tile: 5 points
}

## Terms of notes and refusals

castle-term-the-kind-first = { $kind ->
    [path] The path
    [tower] The tower
    [house] The house
   *[court] The court
}
castle-term-a-kind = { $kind ->
    [path] a path
    [tower] a tower
    [house] a house
   *[court] a court
}
castle-term-man = { $kind ->
    [path] a herald on the path
    [tower] a knight on the tower
    [house] a squire in the house
   *[court] a merchant in the court
}
castle-term-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
castle-term-wall-tile = { $wall ->
    [1] an extra turn
    [2] a tower counts double
    [3] a house counts double
    [4] an open path scores at the end
    [5] an open tower scores at the end
    [6] an open house scores at the end
    [7] a court’s markets count 4 each
    [8] the keep counts two tiles more
   *[9] 5 points at the end
}
castle-term-scored = { $well ->
    [yes] { castle-term-points }, doubled by a well
   *[no] { $wall ->
        [0] { castle-term-points }
       *[other] { castle-term-points }, doubled by a wall tile
    }
}

## Notes: what happened

castle-note-started = { $players ->
    [one] One player; { $name } begins.
   *[other] { $players } players; { $name } begins.
}
castle-note-placed = { $name } places tile { $tile } on { $cell }, { castle-term-turned }.
castle-note-follower = { $name } sets { castle-term-man } at { $cell }.
castle-note-scored = { $name } scores { castle-term-the-kind } at { $cell }: { castle-term-tiles }, { castle-term-scored }.
castle-note-tied = { $well ->
    [yes] { castle-term-the-kind-first } at { $cell }, { castle-term-tiles } and a well, is complete but tied: nobody scores, all followers go home.
   *[no] { castle-term-the-kind-first } at { $cell }, { castle-term-tiles }, is complete but tied: nobody scores, all followers go home.
}
castle-note-took-wall-tile = { $name } stops exactly on { $space } and takes the wall tile: { castle-term-wall-tile }.
castle-note-keep = { $tiles ->
    [one] { $name }’s keep goes to { $cell }, on a house of one tile.
   *[other] { $name }’s keep goes to { $cell }, on a house of { $tiles } tiles.
}
castle-note-extra = { $name } uses a wall tile and takes another turn.
castle-note-discarded = Tile { $tile } fits nowhere and leaves the game.
castle-note-ended = No tile is left: the game is over.

## Refusals: why not, and what would be possible

castle-why-over = The game is over; nothing more can be played.
castle-why-place-first = First place the tile you have drawn.
castle-why-follower-first = The tile lies. Now set a follower on it, or go on without one.
castle-why-score-first = First choose which of your completed features is scored next.
castle-why-extra-first = The turn is over but for one thing: use the wall tile for another turn, or end the turn.
castle-why-off-board = That is no cell inside the wall, or no quarter turn from 0 to 3.
castle-why-cell-taken = A tile already lies on { $cell }. Tile { $tile } needs an empty cell.
castle-why-touches-nothing = On { $cell }, tile { $tile } would touch nothing. One whole side must lie against a start space or another tile.
castle-why-turn-alike = Tile { $tile } looks the same after fewer turns: on { $cell } it is placed with { $turn ->
    [one] { $turn } quarter turn
   *[other] { $turn } quarter turns
}.
castle-why-path-mismatch = { $needs ->
    [path] A path reaches { $cell } from the { castle-term-side } and must go on, but turned like this tile { $tile } has none there. Turn it, or choose another cell.
   *[none] Tile { $tile } would run a path out of { $cell } to the { castle-term-side }, where there is none to meet it. Turn it, or choose another cell.
}
castle-why-no-such-part = { $parts ->
    [none] This tile shows no { castle-term-kind }. Choose something else on it.
   *[other] Part { $part } of this tile is not { castle-term-a-kind }. Of that kind it has: { $parts }.
}
castle-why-feature-taken = A follower already stands on { castle-term-the-kind } to which part { $part } belongs, on this tile or further off. Choose a feature without followers, or none.
castle-why-no-such-feature = There is nothing to score by that name: no tile lies there, or it has no such part{ $wall ->
    [0] .
   *[other] , so wall tile { $wall } has nothing to double.
}
castle-why-not-completed = { castle-term-the-kind-first } at { $cell } does not wait to be scored{ $wall ->
    [0] { "" }
   *[other] , with wall tile { $wall } or without
}: this tile has not completed it, or no follower stands on it.
castle-why-not-yours = { castle-term-the-kind-first } at { $cell } scores for your opponent, who decides about it{ $wall ->
    [0] .
   *[other] ; wall tile { $wall } serves only features of your own.
}
castle-why-wall-tile-of-others = { $wall ->
    [2] Wall tile 2 doubles a tower and nothing else, and at { $cell } you score { castle-term-a-kind }.
   *[3] Wall tile 3 doubles a house and nothing else, and at { $cell } you score { castle-term-a-kind }.
}
castle-why-wall-tile-not-usable = You cannot use wall tile { $wall } on { castle-term-the-kind } at { $cell }: you need to have taken one in an earlier turn, and it must be your turn now.
castle-why-named-by-first-part = { castle-term-the-kind-first } at { $cell } is named by its first part, { $name }{ $wall ->
    [0] .
   *[other] , with wall tile { $wall } too.
}
