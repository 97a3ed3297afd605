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

## Kinds of decisions, as a table of accuracy names them

castle-kind-placing = Placing tiles
castle-kind-followers = Followers
castle-kind-scoring = What to score first
castle-kind-extra = Extra turns

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
castle-profile-house-sentence = A start space that shows a path demands one; the other start spaces take none.
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
castle-aid-layer = Chances and dangers
castle-aid-layer-sentence = A layer over the board: how many tiles fit each cell, who holds what, what it takes to land on a wall tile.

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
castle-tag-follower = { $state ->
    [complete] complete, { castle-term-tiles }
    [court] { $markets ->
        [0] no market
        [one] 1 market
       *[other] { $markets } markets
    }
   *[open] open, { castle-term-tiles }
}
castle-choice-score-name = Score
castle-choice-score = { $wall ->
    [0] { castle-term-scored-place }: { castle-term-points }
   *[other] { castle-term-scored-place } × 2: { castle-term-points }
}
castle-term-scored-place = { $many ->
    [yes] { castle-term-kind-first } { $cell } { castle-term-where }
   *[no] { castle-term-kind-first } { $cell }
}
castle-choice-extra-name = Extra turn
castle-choice-extra = Use the wall tile: another turn
castle-choice-done-name = No follower
castle-choice-done = No follower, go on
castle-choice-done-extra = No extra turn
castle-follows-wall-tile = takes the wall tile
castle-follows-wall-tile-other = { $name } takes the wall tile

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
castle-text-part-wall = { $wall ->
    [4] Wall tile: open path
    [5] Wall tile: open tower
    [6] Wall tile: open house
   *[9] Wall tile: 5 points
}
castle-count-score = On the wall
castle-count-score-rate = scored during the game
castle-count-score-lead = the wall brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }
castle-count-courts = Courts
castle-count-courts-rate = 3 points for each market in them
castle-count-courts-share = { $markets ->
    [0] no market
    [one] one market
   *[other] { $markets } markets
}
castle-count-courts-lead = courts brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }
castle-count-court = Court with { $markets ->
    [one] one market
   *[other] { $markets } markets
}, { $rate } points each
castle-count-tiles = Wall tiles
castle-count-tiles-rate = those that count at the end
castle-count-tiles-share = { $count ->
    [0] none
    [one] one tile
   *[other] { $count } tiles
}
castle-count-tiles-lead = wall tiles brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }
castle-count-keep = Keep
castle-count-keep-rate = the larger one scores the largest empty area
castle-count-keep-share = { $count ->
    [0] no keep
   *[other] size { $count }
}
castle-count-keep-lead = the keep brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }

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
castle-why-none = There is no { castle-term-kind } on this tile.
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

## Chances and dangers: the layer over the table

castle-layer-fit = Tiles that fit
castle-layer-fit-hint = The number in an empty cell: how many of the tiles to come fit there, in some turn. Dashed in red: fewer than ten, and not half of them.
castle-layer-held = Who holds what
castle-layer-held-hint = The emblem of whoever has more followers there, and how many of the tiles to come would complete it.
castle-layer-free = Without followers
castle-layer-free-hint = How many of the tiles to come would complete them. Point at one on the board to read it.
castle-layer-land = Landings on the wall
castle-layer-land-hint = The points of one scoring that end exactly on a tower with a wall tile.
castle-layer-fits = { $fits ->
    [0] { $cell }: none of the tiles to come fits.
    [one] { $cell }: { $fits } of { $count } tiles to come fits.
   *[other] { $cell }: { $fits } of { $count } tiles to come fit.
}
castle-layer-completes = { castle-term-kind-first } at { $cell }, { castle-term-tiles }. { $men }. { $number ->
    [0] No tile to come completes it.
    [one] { $number } tile to come completes it.
   *[other] { $number } tiles to come complete it.
}
castle-layer-open = { castle-term-kind-first } at { $cell }, { castle-term-tiles }. { $men }. Open at { $count } cells: one tile does not complete it.
castle-layer-court = { castle-term-kind-first } at { $cell }, { castle-term-tiles }. { $men }. { castle-term-points } at the end.
castle-layer-lands = { $several ->
    [yes] { $name }: { $needs } or { $most } points to { $space } or { $last }.
   *[no] { $needs ->
        [one] { $name }: { $needs } point to { $space }.
       *[other] { $name }: { $needs } points to { $space }.
    }
}

## What is known of wall and tiles, where people transcribe their own

castle-box-wall = The wall
castle-box-tiles = The tiles
castle-box-path = Path
castle-box-tower = Tower
castle-box-house = House
castle-box-court = Court
castle-box-well = Well
castle-box-market = Market
castle-known-cells = Cells within the wall
castle-known-wall = One wall that does not touch itself
castle-known-outline = How the wall runs
castle-known-corners = Corner towers
castle-known-on-bends = Every tower stands on a bend
castle-known-bends = Bends of the wall
castle-known-pairs = Two numbers to a tower, one after the other
castle-known-first = 0/1 on a tower
castle-known-second = 12/13 on the next one
castle-known-thirty-three = 33 on a tower
castle-known-numbers = The numbers of the other towers
castle-known-track = Spaces of the score track
castle-known-starts = Start spaces
castle-known-starts-on-wall = Every start space lies on the wall
castle-known-start-kinds = Among them a path, a tower, a house, a court with a market
castle-known-start-places = Where the start spaces lie
castle-known-tiles = Tiles
castle-known-sound = Every tile whole: each strip belongs to one part
castle-known-kinds = Paths, towers, houses and courts occur
castle-known-wells = Wells
castle-known-markets = Markets
castle-known-squares = Tiles with a square where paths meet
castle-known-forks = Forks without a square

## Positions that are set up

castle-edit-pieces = Followers
castle-edit-follower = Follower
castle-edit-turn = Turn a tile
castle-edit-tiles = Tiles
castle-edit-drawn = Drawn tile
castle-edit-held = Wall tiles
castle-edit-wall = On the corner towers
castle-edit-gone = Out of the game
castle-edit-score = Points
castle-edit-unknown = A wall tile nobody knows
castle-edit-no-wall-tile = Taken
castle-edit-bare = No tile lies on { $cell }.
castle-edit-placed = Just placed
castle-edit-due = To score
castle-edit-keep = Keep
castle-edit-used = Wall tiles used
castle-edit-no-house = A keep stands on a house.

## What no game can come to

castle-position-apart = The tile on { $cell } does not hang together with a start space.
castle-position-asked = Seat { $seat } has nothing to score.
castle-position-cell = { $cell } is not inside the wall; cells are a1 to j10.
castle-position-corner = No marker has come to the corner tower { $corner } yet.
castle-position-corners = There are 13 corner towers with a wall tile, not { $corners }.
castle-position-drawn = { $tile } does not lie on { $cell }.
castle-position-due = In the phase score, and only there, a line due names what is to be scored.
castle-position-extra = Another turn is offered only to who holds a wall tile 1.
castle-position-fits = { $tile } fits nowhere: it leaves the game, and another is drawn.
castle-position-follower-set = The follower of this turn is set already: phase score or extra.
castle-position-followers = Seat { $seat } has more than 6 followers.
castle-position-home = What the follower on { $cell } stands on is complete: he has come home.
castle-position-keep = The keep of seat { $seat } does not stand on a complete house of so many tiles.
castle-position-last = The tile on { $cell } was just placed: its line is the last of the tiles.
castle-position-later = A wall tile was taken in turn { $turn }, which is still to come.
castle-position-lost = Nobody knows where { $tiles } are; end the pile with ?
castle-position-no-tile = There is no tile { $tile }; tiles are T01 to T60.
castle-position-no-wall-tile = { $kind } is not a wall tile; kinds are 1 to 9.
castle-position-not-due = Nothing on { $cell } is to be scored: it is open, tied or nobody’s.
castle-position-not-placed = Say which tile was just placed, as in: drawn T17 e5
castle-position-over = The game is not over while there are tiles.
castle-position-part = No tile with a part { $part } lies on { $cell }.
castle-position-paths = On { $cell } a path meets a side without one.
castle-position-placed = After a tile was placed the phase is follow, score or extra.
castle-position-points = Both have { $points } points together; what is complete brought { $most } at most.
castle-position-round = { $tiles } tiles lie, so it is round { $round }, not { $given }.
castle-position-taken = { $taken } wall tiles are not on the wall, but { $named } were used or are held.
castle-position-tile-twice = The tile { $tile } is in two places.
castle-position-two-followers = Two followers stand on the tile on { $cell }; each tile brings one at most.
castle-position-two-tiles = Two tiles lie on { $cell }.
castle-position-unknown = In the pile ? stands once, at the end: the others in any order.
castle-position-wall-tiles = There are 2 wall tiles { $kind }, and more are named.

## The score sheet, for those who only count

castle-count-sheet-score = Marker on the wall
castle-count-sheet-score-hint = where it stands, 100 more for each time round
castle-count-sheet-courts = Courts held
castle-count-sheet-courts-hint = the markets of each, one number a court
castle-count-sheet-tile = { $wall ->
    [4] Wall tile 4: open path
    [5] Wall tile 5: open tower
    [6] Wall tile 6: open house
    [7] Wall tile 7: court
    [8] Wall tile 8: keep
   *[9] Wall tile 9: 5 points
}
castle-count-sheet-tile-hint = { $wall ->
    [4] tiles of the longest open path held, one number for each such wall tile
    [5] tiles of the largest open tower held, one number for each such wall tile
    [6] tiles of the largest open house held, one number for each such wall tile
   *[other] how many of them
}
castle-count-sheet-keep = Keep
castle-count-sheet-keep-hint = tiles of the house it stands on; 0 without a keep
castle-count-sheet-empty = Largest empty area
castle-count-sheet-empty-hint = cells inside the wall that touch along a side
castle-count-sheet-tiles-many = { $count } wall tiles of kind { $wall } are too many: there are { $most }.
castle-count-sheet-markets-many = { $count } markets in courts are too many: there are { $most } on all tiles and start spaces.
castle-count-sheet-no-keep = Wall tile 8 counts only with a keep on the board. Enter the size of the keep, or no such wall tile.

## What came to light at a table of wood

castle-need-tile = Which tile is it?
castle-need-discard = Which tile fitted nowhere?
castle-need-wall = Which wall tile did { $name } take?
castle-need-hint = Pick it by its picture; what is on it makes the choice shorter.
castle-need-thing = Tile { $tile }
castle-need-paths = { $count ->
    [0] no path
    [one] one path
   *[other] { $count } paths
}
castle-need-has = { $kind ->
    [tower] tower
    [house] house
    [court] court
    [well] well
   *[market] market
}

castle-print = { $what ->
    [tiles] Castle tiles
    [wall] Wall tiles
   *[followers] Followers and keeps
}
## Boards that cannot be played on

castle-setup-both = A board of this game needs "board" and "tiles".
castle-setup-either = A board needs "board" or "tiles" or both, and nothing else.
castle-setup-board = The wall needs "rows", "corners", "starts" and "track".
castle-setup-rows = The rows are up to ten texts of up to ten marks: # is inside the wall, . is not.
castle-setup-cells = The wall encloses 76 cells, not { $found }.
castle-setup-piece = The cells inside the wall must be in one piece.
castle-setup-line = The wall must be one line that does not touch itself.
castle-setup-track = The track needs the places [x, y] of its spaces 0 to 99.
castle-setup-corners = There are 14 corner towers.
castle-setup-corner-spaces = A corner tower has two spaces of the track, numbers from 0 to 99, not { $spaces }.
castle-setup-corner-follow = The spaces { $spaces } of a corner tower must follow on each other.
castle-setup-corner-order = The corner towers must be listed in the order of the track; { $spaces } is not.
castle-setup-corner-bend = The corner tower { $spaces } must stand where the wall bends.
castle-setup-corner-wall = Every corner tower but 0/1 has a wall tile; look at { $spaces }.
castle-setup-corner-twice = No two corner towers share a space, and one has 0/1.
castle-setup-starts = There are seven start spaces.
castle-setup-start-twice = No two start spaces have the same place or the same name.
castle-setup-start-fields = A start space needs "id", "cell", "side", "kind" and "markets".
castle-setup-start-id = The start spaces are called S1 to S7, not { $name }.
castle-setup-start-kind = { $name } shows { $kind }; a start space shows one of: { $kinds }.
castle-setup-start-side = { $name } must lie on a side, N, E, S or W, of a cell inside the wall.
castle-setup-start-wall = { $name } must lie at the wall.
castle-setup-start-market = { $name }: only a court has a market, and one at most.
castle-setup-tiles = There are 60 castle tiles.
castle-setup-tile-ids = The castle tiles are called T01 to T60, in this order.
castle-setup-tile-parts = Tile { $tile } needs one to eight parts.
castle-setup-tile-kind = Each part of tile { $tile } needs a kind: { $kinds }.
castle-setup-tile-slots = Each part of tile { $tile } needs slots, numbers from 0 to 11.
castle-setup-tile-marks = Market and well of tile { $tile } are true, or left out.
castle-setup-tile-path = A path of tile { $tile } may lie on the slots 1, 4, 7 and 10 only, in the middle of a side.
castle-setup-tile-market = Tile { $tile } has a market outside a court.
castle-setup-tile-well = Tile { $tile } has a well off a path.
castle-setup-tile-cover = Tile { $tile } must cover each of the slots 0 to 11 once.
castle-setup-tile-edge = The side at slot { $slot } of tile { $tile } shows two parts; without a path a side is of one part.

## Opponents

castle-opponent-nuno = Moves a squire into every house he sees. He overlooks a good deal, merchants most of all.
castle-opponent-mencia = Has travelled all her life, and makes her paths longer. Knights she mostly forgets; she reckons by eye.
castle-opponent-aimeric = Wants the larger keep, stone upon stone. Courts hardly interest him: he often misses the place for a merchant.
castle-opponent-violante = Spoils what you have begun, and settles in courts with many markets. An extra turn never crosses her mind.
castle-opponent-maymuna = Counts her steps so as to land on the wall tiles. Careful at first, hasty towards the end.
castle-opponent-gutierre = Holds towers and hems in what is yours; he looks at what he could win rather than at what he could lose. Now and then a house escapes him.
castle-opponent-rayhana = Keeps followers at hand and takes no risks. What could be lost weighs more with her than what could be won.
castle-opponent-mundhir = Looks farther ahead than all others and says nothing. No taste leads him astray.
castle-opponent-ermeline = Plays evenly matched games: when she is ahead she lets you catch up, when she is behind she plays her best.
