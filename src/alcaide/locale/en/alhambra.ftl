### Alhambra, in English.
### The sections here: the game itself, phases, terms, options, notes (the log), refusals.

## The game

alhambra-name = Alhambra
alhambra-line = Pay to the coin, build up to the wall.
alhambra-fact-players = 2–6 players
alhambra-fact-time = about 60 min
alhambra-fact-kind = majorities and tile laying

## Phases: what the player to move decides

alhambra-phase-act = choose an action
alhambra-phase-put = place your tiles
alhambra-phase-reveal = bonus cards
alhambra-phase-vizier = vizier
alhambra-phase-vizier-put = place the vizier’s tile
alhambra-phase-last-put = place the last tiles
alhambra-phase-over = game over

## Terms: parts of sentences, never said alone

# Tiles by the names of the notation. Those of a table with other tiles keep these names.
alhambra-term-tile = { $tile ->
    [pavilion2] pavilion 2
    [pavilion3] pavilion 3
    [pavilion4] pavilion 4
    [pavilion5] pavilion 5
    [pavilion6] pavilion 6
    [pavilion7] pavilion 7
    [pavilion8] pavilion 8
    [seraglio3] seraglio 3
    [seraglio4] seraglio 4
    [seraglio5] seraglio 5
    [seraglio6] seraglio 6
    [seraglio7] seraglio 7
    [seraglio8] seraglio 8
    [seraglio9] seraglio 9
    [arcades4] arcades 4
    [arcades5] arcades 5
    [arcades6a] arcades 6a
    [arcades6b] arcades 6b
    [arcades7] arcades 7
    [arcades8a] arcades 8a
    [arcades8b] arcades 8b
    [arcades9] arcades 9
    [arcades10] arcades 10
    [chambers5] chambers 5
    [chambers6] chambers 6
    [chambers7a] chambers 7a
    [chambers7b] chambers 7b
    [chambers8] chambers 8
    [chambers9a] chambers 9a
    [chambers9b] chambers 9b
    [chambers10] chambers 10
    [chambers11] chambers 11
    [garden6] garden 6
    [garden7] garden 7
    [garden8a] garden 8a
    [garden8b] garden 8b
    [garden8c] garden 8c
    [garden9] garden 9
    [garden10a] garden 10a
    [garden10b] garden 10b
    [garden10c] garden 10c
    [garden11] garden 11
    [garden12] garden 12
    [tower7] tower 7
    [tower8] tower 8
    [tower9a] tower 9a
    [tower9b] tower 9b
    [tower9c] tower 9c
    [tower10] tower 10
    [tower11a] tower 11a
    [tower11b] tower 11b
    [tower11c] tower 11c
    [tower12] tower 12
    [tower13] tower 13
    [blue1] blue square 1
    [blue2] blue square 2
    [blue3] blue square 3
    [red1] red square 1
    [red2] red square 2
    [red3] red square 3
    [brown1] brown square 1
    [brown2] brown square 2
    [brown3] brown square 3
    [brown4] brown square 4
    [white1] white square 1
    [white2] white square 2
    [white3] white square 3
    [white4] white square 4
    [green1] green square 1
    [green2] green square 2
    [green3] green square 3
    [green4] green square 4
    [green5] green square 5
    [purple1] purple square 1
    [purple2] purple square 2
    [purple3] purple square 3
    [purple4] purple square 4
    [purple5] purple square 5
    [fountain] fountain
   *[other] { $tile }
}
alhambra-term-tile-first = { $tile ->
    [pavilion2] Pavilion 2
    [pavilion3] Pavilion 3
    [pavilion4] Pavilion 4
    [pavilion5] Pavilion 5
    [pavilion6] Pavilion 6
    [pavilion7] Pavilion 7
    [pavilion8] Pavilion 8
    [seraglio3] Seraglio 3
    [seraglio4] Seraglio 4
    [seraglio5] Seraglio 5
    [seraglio6] Seraglio 6
    [seraglio7] Seraglio 7
    [seraglio8] Seraglio 8
    [seraglio9] Seraglio 9
    [arcades4] Arcades 4
    [arcades5] Arcades 5
    [arcades6a] Arcades 6a
    [arcades6b] Arcades 6b
    [arcades7] Arcades 7
    [arcades8a] Arcades 8a
    [arcades8b] Arcades 8b
    [arcades9] Arcades 9
    [arcades10] Arcades 10
    [chambers5] Chambers 5
    [chambers6] Chambers 6
    [chambers7a] Chambers 7a
    [chambers7b] Chambers 7b
    [chambers8] Chambers 8
    [chambers9a] Chambers 9a
    [chambers9b] Chambers 9b
    [chambers10] Chambers 10
    [chambers11] Chambers 11
    [garden6] Garden 6
    [garden7] Garden 7
    [garden8a] Garden 8a
    [garden8b] Garden 8b
    [garden8c] Garden 8c
    [garden9] Garden 9
    [garden10a] Garden 10a
    [garden10b] Garden 10b
    [garden10c] Garden 10c
    [garden11] Garden 11
    [garden12] Garden 12
    [tower7] Tower 7
    [tower8] Tower 8
    [tower9a] Tower 9a
    [tower9b] Tower 9b
    [tower9c] Tower 9c
    [tower10] Tower 10
    [tower11a] Tower 11a
    [tower11b] Tower 11b
    [tower11c] Tower 11c
    [tower12] Tower 12
    [tower13] Tower 13
    [blue1] Blue square 1
    [blue2] Blue square 2
    [blue3] Blue square 3
    [red1] Red square 1
    [red2] Red square 2
    [red3] Red square 3
    [brown1] Brown square 1
    [brown2] Brown square 2
    [brown3] Brown square 3
    [brown4] Brown square 4
    [white1] White square 1
    [white2] White square 2
    [white3] White square 3
    [white4] White square 4
    [green1] Green square 1
    [green2] Green square 2
    [green3] Green square 3
    [green4] Green square 4
    [green5] Green square 5
    [purple1] Purple square 1
    [purple2] Purple square 2
    [purple3] Purple square 3
    [purple4] Purple square 4
    [purple5] Purple square 5
   *[other] { $tile }
}
alhambra-term-other = { $other ->
    [pavilion2] pavilion 2
    [pavilion3] pavilion 3
    [pavilion4] pavilion 4
    [pavilion5] pavilion 5
    [pavilion6] pavilion 6
    [pavilion7] pavilion 7
    [pavilion8] pavilion 8
    [seraglio3] seraglio 3
    [seraglio4] seraglio 4
    [seraglio5] seraglio 5
    [seraglio6] seraglio 6
    [seraglio7] seraglio 7
    [seraglio8] seraglio 8
    [seraglio9] seraglio 9
    [arcades4] arcades 4
    [arcades5] arcades 5
    [arcades6a] arcades 6a
    [arcades6b] arcades 6b
    [arcades7] arcades 7
    [arcades8a] arcades 8a
    [arcades8b] arcades 8b
    [arcades9] arcades 9
    [arcades10] arcades 10
    [chambers5] chambers 5
    [chambers6] chambers 6
    [chambers7a] chambers 7a
    [chambers7b] chambers 7b
    [chambers8] chambers 8
    [chambers9a] chambers 9a
    [chambers9b] chambers 9b
    [chambers10] chambers 10
    [chambers11] chambers 11
    [garden6] garden 6
    [garden7] garden 7
    [garden8a] garden 8a
    [garden8b] garden 8b
    [garden8c] garden 8c
    [garden9] garden 9
    [garden10a] garden 10a
    [garden10b] garden 10b
    [garden10c] garden 10c
    [garden11] garden 11
    [garden12] garden 12
    [tower7] tower 7
    [tower8] tower 8
    [tower9a] tower 9a
    [tower9b] tower 9b
    [tower9c] tower 9c
    [tower10] tower 10
    [tower11a] tower 11a
    [tower11b] tower 11b
    [tower11c] tower 11c
    [tower12] tower 12
    [tower13] tower 13
    [blue1] blue square 1
    [blue2] blue square 2
    [blue3] blue square 3
    [red1] red square 1
    [red2] red square 2
    [red3] red square 3
    [brown1] brown square 1
    [brown2] brown square 2
    [brown3] brown square 3
    [brown4] brown square 4
    [white1] white square 1
    [white2] white square 2
    [white3] white square 3
    [white4] white square 4
    [green1] green square 1
    [green2] green square 2
    [green3] green square 3
    [green4] green square 4
    [green5] green square 5
    [purple1] purple square 1
    [purple2] purple square 2
    [purple3] purple square 3
    [purple4] purple square 4
    [purple5] purple square 5
   *[other] { $other }
}
alhambra-term-neighbour = { $neighbour ->
    [pavilion2] pavilion 2
    [pavilion3] pavilion 3
    [pavilion4] pavilion 4
    [pavilion5] pavilion 5
    [pavilion6] pavilion 6
    [pavilion7] pavilion 7
    [pavilion8] pavilion 8
    [seraglio3] seraglio 3
    [seraglio4] seraglio 4
    [seraglio5] seraglio 5
    [seraglio6] seraglio 6
    [seraglio7] seraglio 7
    [seraglio8] seraglio 8
    [seraglio9] seraglio 9
    [arcades4] arcades 4
    [arcades5] arcades 5
    [arcades6a] arcades 6a
    [arcades6b] arcades 6b
    [arcades7] arcades 7
    [arcades8a] arcades 8a
    [arcades8b] arcades 8b
    [arcades9] arcades 9
    [arcades10] arcades 10
    [chambers5] chambers 5
    [chambers6] chambers 6
    [chambers7a] chambers 7a
    [chambers7b] chambers 7b
    [chambers8] chambers 8
    [chambers9a] chambers 9a
    [chambers9b] chambers 9b
    [chambers10] chambers 10
    [chambers11] chambers 11
    [garden6] garden 6
    [garden7] garden 7
    [garden8a] garden 8a
    [garden8b] garden 8b
    [garden8c] garden 8c
    [garden9] garden 9
    [garden10a] garden 10a
    [garden10b] garden 10b
    [garden10c] garden 10c
    [garden11] garden 11
    [garden12] garden 12
    [tower7] tower 7
    [tower8] tower 8
    [tower9a] tower 9a
    [tower9b] tower 9b
    [tower9c] tower 9c
    [tower10] tower 10
    [tower11a] tower 11a
    [tower11b] tower 11b
    [tower11c] tower 11c
    [tower12] tower 12
    [tower13] tower 13
    [blue1] blue square 1
    [blue2] blue square 2
    [blue3] blue square 3
    [red1] red square 1
    [red2] red square 2
    [red3] red square 3
    [brown1] brown square 1
    [brown2] brown square 2
    [brown3] brown square 3
    [brown4] brown square 4
    [white1] white square 1
    [white2] white square 2
    [white3] white square 3
    [white4] white square 4
    [green1] green square 1
    [green2] green square 2
    [green3] green square 3
    [green4] green square 4
    [green5] green square 5
    [purple1] purple square 1
    [purple2] purple square 2
    [purple3] purple square 3
    [purple4] purple square 4
    [purple5] purple square 5
    [fountain] the fountain
   *[other] { $neighbour }
}
# Money and exchange cards by the names of the notation.
alhambra-term-card = { $card ->
    [b1] blue 1
    [b2] blue 2
    [b3] blue 3
    [b4] blue 4
    [b5] blue 5
    [b6] blue 6
    [b7] blue 7
    [b8] blue 8
    [b9] blue 9
    [g1] green 1
    [g2] green 2
    [g3] green 3
    [g4] green 4
    [g5] green 5
    [g6] green 6
    [g7] green 7
    [g8] green 8
    [g9] green 9
    [o1] orange 1
    [o2] orange 2
    [o3] orange 3
    [o4] orange 4
    [o5] orange 5
    [o6] orange 6
    [o7] orange 7
    [o8] orange 8
    [o9] orange 9
    [y1] yellow 1
    [y2] yellow 2
    [y3] yellow 3
    [y4] yellow 4
    [y5] yellow 5
    [y6] yellow 6
    [y7] yellow 7
    [y8] yellow 8
    [y9] yellow 9
    [yg] exchange card yellow-green
    [yb] exchange card yellow-blue
    [yo] exchange card yellow-orange
    [gb] exchange card green-blue
    [go] exchange card green-orange
    [bo] exchange card blue-orange
   *[other] { $card }
}
alhambra-term-currency = { $currency ->
    [y] yellow
    [g] green
    [b] blue
   *[o] orange
}
alhambra-term-colour = { $colour ->
    [blue] blue
    [red] red
    [brown] brown
    [white] white
    [green] green
   *[purple] purple
}
alhambra-term-type = { $type ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
alhambra-term-types = { $type ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
   *[tower] towers
}
alhambra-term-on-side = { $side ->
    [N] on its north side
    [E] on its east side
    [S] on its south side
   *[W] on its west side
}
alhambra-term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alhambra-term-cell = { $x },{ $y }

## Options

alhambra-option-vizier = Viziers
alhambra-option-vizier-sentence = Everyone has a vizier who buys between two turns, at the exact price.
alhambra-option-vizier-off = Without
alhambra-option-vizier-on = With
alhambra-option-exchange = Exchange cards
alhambra-option-exchange-sentence = Six cards that let you pay in two currencies.
alhambra-option-exchange-off = Without
alhambra-option-exchange-on = With
alhambra-option-bonus = Bonus cards
alhambra-option-bonus-sentence = Secret cards that make a building without walls count twice.
alhambra-option-bonus-off = Without
alhambra-option-bonus-on = With
alhambra-option-squares = Squares
alhambra-option-squares-sentence = Free tiles that count the buildings of their colour around them. Their walls are made up, not authentic.
alhambra-option-squares-off = Without
alhambra-option-squares-on = With
alhambra-option-exact_exchange = Exact price with an exchange card
alhambra-option-exact_exchange-sentence = Whether an exchange card may only be used to pay exactly the price.
alhambra-option-exact_exchange-on = Exactly
alhambra-option-exact_exchange-off = More is allowed
alhambra-option-vizier_exchange = Exchange cards for the vizier
alhambra-option-vizier_exchange-sentence = Whether the vizier may pay with an exchange card.
alhambra-option-vizier_exchange-on = Allowed
alhambra-option-vizier_exchange-off = Not allowed
alhambra-option-vizier_dirk = The vizier’s tile for Dirk
alhambra-option-vizier_dirk-sentence = Whether a tile that the vizier has bought may be given to Dirk.
alhambra-option-vizier_dirk-on = Allowed
alhambra-option-vizier_dirk-off = Not allowed
alhambra-option-decline = Declining the further action
alhambra-option-decline-sentence = Whether you may decline the action that an exact payment brings.
alhambra-option-decline-on = Allowed
alhambra-option-decline-off = Not allowed
alhambra-option-end = End of the game
alhambra-option-end-sentence = Whether the game ends when the market cannot be filled, or already when the bag is empty.
alhambra-option-end-market = Market not full
alhambra-option-end-bag = Bag empty
alhambra-option-count_squares = Squares count squares
alhambra-option-count_squares-sentence = Whether squares of one colour count for each other.
alhambra-option-count_squares-off = No
alhambra-option-count_squares-on = Yes
alhambra-option-dirk_wins = Dirk can win
alhambra-option-dirk_wins-sentence = Whether nobody wins when Dirk has most points.
alhambra-option-dirk_wins-off = No
alhambra-option-dirk_wins-on = Yes

## Notes: what happened

alhambra-note-started = { $players ->
    [one] One player; { $name } begins.
   *[other] { $players } players; { $name } begins.
}
alhambra-note-took = { $name } takes { $cards }.
alhambra-note-bought = { $exact ->
    [yes] { $name } buys { alhambra-term-tile } for exactly { $price }: { $cards }.
   *[no] { $name } buys { alhambra-term-tile } and pays more than { $price }: { $cards }.
}
alhambra-note-built = { $name } builds { alhambra-term-tile } from the reserve at { alhambra-term-cell }.
alhambra-note-lifted = { $name } takes { alhambra-term-tile } down from { alhambra-term-cell }, into the reserve.
alhambra-note-exchanged = { $name } exchanges { alhambra-term-other } at { alhambra-term-cell } for { alhambra-term-tile }.
alhambra-note-took-back = { $name } takes the bonus card for { alhambra-term-tile } back into hand.
alhambra-note-square = { $name } takes { alhambra-term-tile }.
alhambra-note-reactivated = { $name } makes the vizier active again.
alhambra-note-placed = { $name } places { alhambra-term-tile } at { alhambra-term-cell }.
alhambra-note-reserved = { $name } puts { alhambra-term-tile } into the reserve.
alhambra-note-given-to-dirk = { $name } gives { alhambra-term-tile } to Dirk.
alhambra-note-vizier = { $name } sends the vizier and buys { alhambra-term-tile } for exactly { $price }: { $cards }.
alhambra-note-no-vizier = { $name } leaves the vizier unused for now.
alhambra-note-scoring-card = { $round ->
    [1] The first scoring card appears.
   *[2] The second scoring card appears.
}
alhambra-note-reshuffled = { $cards ->
    [one] The deck is empty: the single discard becomes the new one.
   *[other] The deck is empty: { $cards } discards are shuffled into a new one.
}
alhambra-note-revealed = { $name } shows bonus cards: { $tiles }.
alhambra-note-scored = { $name }, scoring { $round }: { $buildings } for buildings, { $wall } for the wall.
alhambra-note-dirk-scored = Dirk, scoring { $round }: { $buildings } for buildings.
alhambra-note-dirk-drew = Dirk draws { $tiles }.
alhambra-note-got-last = { $name } has most money for slot { $slot } and is given { alhambra-term-tile }.

## Refusals: why not, and what would be possible

alhambra-why-over = The game is over; nothing more can be played.
alhambra-why-act-first = It is your turn: take money, buy a building or redesign your Alhambra, or do what the modules offer.
alhambra-why-put-first = New tiles are waiting. Place each of them in your Alhambra or put it into the reserve.
alhambra-why-reveal-first = A round is about to be scored. Say which bonus cards you show, or that you show none.
alhambra-why-vizier-first = Between two turns only your vizier can act. Buy with him at the exact price, or leave him unused.
alhambra-why-must-act = You cannot end your turn now: choose one of the actions that are still possible.

alhambra-why-not-on-display = Take what lies in the display: { $display }. It does not offer: { $cards }.
alhambra-why-exchange-card-alone = An exchange card is taken alone, without money: { $cards } do not go together.
alhambra-why-more-than-five = { $cards } add up to { $sum }. Several cards may come to { $limit } at most; of any value you take only one.
alhambra-why-cards-not-sorted = The same cards are named in order: blue, green, orange and yellow, each from low to high, exchange cards last. You named { $cards }.

alhambra-why-slot-empty = There is no building on slot { $slot }; the market is filled up only after the turn.
alhambra-why-cards-not-in-hand = You do not hold all of these: { $cards }. Slot { $slot } is paid in { alhambra-term-currency }, from your hand.
alhambra-why-wrong-currency = Slot { $slot } is paid in { alhambra-term-currency }, and { $cards } do not all suit it. An exchange card that shows { alhambra-term-currency } would admit one other currency.
alhambra-why-too-little = { alhambra-term-tile-first } costs { $price }, and you pay only { $sum }: { $cards }. Add { alhambra-term-currency } money, or choose something cheaper.
alhambra-why-card-to-spare = { alhambra-term-tile-first } costs { $price }. With { $cards } you would hand in a card that is not needed: leave it out.
alhambra-why-two-exchange-cards = Only one exchange card can be used in a purchase. Pay for slot { $slot } with one of them, or with none.
alhambra-why-exchange-without-slot = Slot { $slot } is paid in { alhambra-term-currency }, and your exchange card does not show it. It serves only slots of its two currencies.
alhambra-why-exchange-pays-exactly = With an exchange card the price has to be met exactly: { $price }. You pay { $sum }: { $cards }.
alhambra-why-vizier-pays-exactly = The vizier pays exactly. { alhambra-term-tile-first } costs { $price }. You pay { $sum }: { $cards }.
alhambra-why-vizier-without-exchange = In this game the vizier pays with money of one currency, without exchange cards.
alhambra-why-vizier-is-active = Your vizier is active already. He can be turned up again once he has bought something.
alhambra-why-no-viziers = This game is played without viziers. Take money, buy a building or redesign.

alhambra-why-no-squares = This game is played without squares. Take money, buy a building or redesign.
alhambra-why-three-squares = You have { $limit } squares, those in the reserve included, and nobody may have more.
alhambra-why-stack-empty = No { alhambra-term-colour } square is left. Take one of another colour.
alhambra-why-no-such-bonus = You hold no bonus card for { alhambra-term-tile }. Show one from your hand, or none.
alhambra-why-bonus-tile-not-standing = The bonus card for { alhambra-term-tile } can be shown only while exactly this building stands in your Alhambra; in the reserve it does not count.
alhambra-why-bonus-twice = Each bonus card is named once, in the order in which they are listed.

alhambra-why-not-in-tray = { alhambra-term-tile-first } is not among the new tiles that you have to place now.
alhambra-why-not-in-reserve = { alhambra-term-tile-first } is not in your reserve. Tiles bought in this turn are placed when your actions are over.
alhambra-why-no-dirk = Dirk takes part only in games of two. Place the tile, or put it into the reserve.
alhambra-why-not-for-dirk = { alhambra-term-tile-first } cannot be given to Dirk: he takes only buildings that were bought. Place it, or put it into the reserve.
alhambra-why-no-vizier-gift = In this game what the vizier buys cannot go to Dirk. Place it, or put it into the reserve.

alhambra-why-cell-taken = At { alhambra-term-cell } there is a tile already. { alhambra-term-tile-first } needs an empty cell; from the reserve it could be exchanged for the tile there.
alhambra-why-touches-nothing = At { alhambra-term-cell }, { alhambra-term-tile } would touch nothing. A whole side has to lie against your Alhambra.
alhambra-why-wall-mismatch = At { alhambra-term-cell }, { alhambra-term-tile } does not fit { alhambra-term-on-side }: { $wall ->
    [own] it has a wall there, and { alhambra-term-neighbour } has none.
   *[other] it has no wall there, and { alhambra-term-neighbour } has one.
} Both must have a wall, or neither.
alhambra-why-makes-hole = At { alhambra-term-cell }, { alhambra-term-tile } would enclose empty cells, or meet another tile at a corner only. No hole may come about.
alhambra-why-unreachable = At { alhambra-term-cell }, { alhambra-term-tile } could not be reached from the fountain: walls shut it off on every side that touches. One of them must be open.
alhambra-why-fountain-stays = At { alhambra-term-cell } stands the fountain. It is never taken away.
alhambra-why-nothing-there = No tile stands at { alhambra-term-cell }. Name a cell with a tile other than the fountain.
alhambra-why-leaves-hole = { alhambra-term-tile-first } has to stay: without it there would be a hole at { alhambra-term-cell }. Tiles on the outside can be taken down.
alhambra-why-cuts-off = { alhambra-term-tile-first } has to stay at { alhambra-term-cell }: without it, other tiles could not be reached from the fountain any more.

## The board: what there is on each cell

alhambra-term-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
alhambra-label-board = An Alhambra seen from above: { $tiles ->
    [0] only the fountain so far
    [one] the fountain and { $tiles } tile
   *[other] the fountain and { $tiles } tiles
}. Longest wall: { $wall }.
alhambra-spot-fountain = The fountain. Every tile must be reached from here, and it never leaves.
alhambra-spot-building = { alhambra-term-tile-first }. { $walls }{ $run ->
    [0] .
    [one] , { $run } side of the longest wall.
   *[other] , { $run } sides of the longest wall.
}
alhambra-spot-square = { alhambra-term-tile-first }, counts { $value }. { $walls }{ $run ->
    [0] .
    [one] , { $run } side of the longest wall.
   *[other] , { $run } sides of the longest wall.
}
alhambra-spot-walls = { $count ->
    [0] No wall
    [one] Wall: { $walls }
   *[other] Walls: { $walls }
}
alhambra-spot-empty = Empty. A tile here must be open to the { $open }{ $count ->
    [0] .
   *[other] , and walled to the { $walls }.
}
alhambra-spot-shut = Empty, but walled off on every side that touches: nobody could walk here.
alhambra-spot-hole = Empty, but a tile here would leave a hole, or meet another one at a corner only.
