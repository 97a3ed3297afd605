### Alhambra, in English.
### The sections here: the game itself, phases, terms, options, notes (the log), refusals.

## The game

alhambra-name = Alhambra
alhambra-line = Pay to the coin, build up to the wall.
alhambra-fact-players = 2–6 players
alhambra-fact-time = about 60 min
alhambra-fact-kind = majorities and tile laying
alhambra-reconstructed = The walls of 23 of the 24 squares are a reconstruction: only those of one are known.

## Phases: what the player to move decides

alhambra-phase-act = choose an action
alhambra-phase-put = place your tiles
alhambra-phase-reveal = bonus cards
alhambra-phase-vizier = vizier
alhambra-phase-vizier-put = place the vizier’s tile
alhambra-phase-last-put = place the last tiles
alhambra-phase-over = game over
alhambra-phase-further = another action

## Kinds of decisions, as a table of accuracy names them

alhambra-kind-money = Taking money
alhambra-kind-buying = Buying
alhambra-kind-placing = Placing tiles
alhambra-kind-redesigning = Redesigning
alhambra-kind-vizier = Vizier
alhambra-kind-extras = Other choices

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

alhambra-profile-house = The basic game
alhambra-profile-house-sentence = No modules: take money, buy, build.
alhambra-profile-viziers = With viziers
alhambra-profile-viziers-sentence = Everybody has a vizier who buys between two turns; nothing else is added.
alhambra-profile-vizier = The Vizier’s Favour: everything
alhambra-profile-vizier-sentence = All four modules, as their printed rules have them.

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
alhambra-note-reactivated = { $name } reactivates the vizier.
alhambra-note-stalled = For { $rounds } rounds nobody has taken money, bought or taken a square. Until somebody does, nobody who can do something else may redesign or make a vizier active again.
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
alhambra-note-scored = { $name }, scoring { alhambra-term-round }: { $buildings } for buildings, { $wall } for the wall.
alhambra-note-dirk-scored = Dirk, scoring { alhambra-term-round }: { $buildings } for buildings.
alhambra-note-dirk-drew = Dirk draws { $tiles }.
alhambra-note-got-last = { $name } has most money for slot { $slot } and is given { alhambra-term-tile }.
alhambra-note-wall = { $name }’s longest wall goes from { $before } to { $after }.
alhambra-note-scored-type = Scoring { alhambra-term-round }, { alhambra-term-types }: { $shares }.
alhambra-note-scored-walls = Scoring { alhambra-term-round }, longest walls: { $shares }.
alhambra-note-refilled = Money and market are filled up.
alhambra-term-share = { $name } { $points }
alhambra-term-share-dirk = Dirk { $points }

## Refusals: why not, and what would be possible

alhambra-why-over = The game is over; nothing more can be played.
alhambra-why-none = { $option ->
    [take] No money lies in the display.
    [buy] You cannot pay for any of the buildings on offer.
    [reserve] Your reserve is empty.
    [build] No tile of your reserve fits anywhere in your Alhambra.
    [exchange] No tile of your reserve can take the place of another.
    [lift] No tile of your Alhambra can be taken down.
    [reveal] You hold no bonus card.
    [dirk] Dirk takes none of these tiles.
    [vizier] Your vizier cannot pay exactly for any of the buildings on offer.
   *[other] None of the new tiles fits anywhere in your Alhambra.
}
alhambra-why-act-first = It is your turn: take money, buy a building or redesign your Alhambra, or do what the modules offer.
alhambra-why-put-first = New tiles are waiting. Place each of them in your Alhambra or put it into the reserve.
alhambra-why-reveal-first = A round is about to be scored. Say which bonus cards you show, or that you show none.
alhambra-why-vizier-first = Between two turns only your vizier can act. Buy with him at the exact price, or leave him unused.
alhambra-why-must-act = You cannot end your turn now: choose one of the actions that are still possible.
alhambra-why-stalled = For { $rounds } rounds everybody has only redesigned or made a vizier active again. Both have to wait until somebody takes money, buys or takes a square: do one of these.

alhambra-why-not-on-display = Take what lies in the display: { $display }. It does not offer: { $cards }.
alhambra-why-exchange-card-alone = An exchange card is taken alone, without money: { $cards } do not go together.
alhambra-why-more-than-five = Together that is { $sum }: { $cards }. Several cards may come to { $limit } at most; of any value you take only one.
alhambra-why-cards-not-sorted = The same cards are named in order: blue, green, orange and yellow, each from low to high, exchange cards last. You named { $cards }.

alhambra-why-slot-empty = There is no building on slot { $slot }; the market is filled up only after the turn.
alhambra-why-cards-not-in-hand = You do not hold all of these: { $cards }. Slot { $slot } is paid in { alhambra-term-currency }, from your hand.
alhambra-why-wrong-currency = Slot { $slot } is paid in { alhambra-term-currency }, and you offer { $cards }. Only an exchange card that shows { alhambra-term-currency } admits a second currency.
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
alhambra-why-bonus-one-by-one = In your own turn you show bonus cards one by one: name one whose building stands.

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

## Money and scoring rounds: parts of sentences

alhambra-term-values = { $values }
alhambra-term-the-tile = { alhambra-term-tile }
alhambra-term-paid = { alhambra-term-currency } { $values }
alhambra-term-currency-first = { $currency ->
    [y] Yellow
    [g] Green
    [b] Blue
   *[o] Orange
}
alhambra-term-types-first = { $type ->
    [pavilion] Pavilions
    [seraglio] Seraglios
    [arcades] Arcades
    [chambers] Chambers
    [garden] Gardens
   *[tower] Towers
}
alhambra-term-round = { $round ->
    [1] I
    [2] II
   *[3] III
}

## The table around the board

alhambra-label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
alhambra-label-wall = Longest wall: { $count }
alhambra-label-cards = { $count ->
    [one] { $count } money card in hand
   *[other] { $count } money cards in hand
}
alhambra-label-bonuses = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
alhambra-label-viziers = { $count ->
    [0] Vizier used
   *[other] Vizier ready
}
alhambra-label-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
alhambra-label-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
alhambra-label-tile = { alhambra-term-tile-first }
alhambra-label-money-card = { alhambra-term-currency-first } { $value }
alhambra-label-exchange-card = { $card ->
    [yg] Exchange card yellow-green
    [yb] Exchange card yellow-blue
    [yo] Exchange card yellow-orange
    [gb] Exchange card green-blue
    [go] Exchange card green-orange
   *[bo] Exchange card blue-orange
}
alhambra-label-sum = { alhambra-term-currency-first }: { $sum } in all
alhambra-label-exchange-cards = { $count ->
    [one] { $count } exchange card
   *[other] { $count } exchange cards
}
alhambra-label-market = Building market
alhambra-label-head = { alhambra-term-currency-first }
alhambra-label-head-own = { alhambra-term-currency-first } · you { $sum }
alhambra-label-slot = Slot { $slot }, paid in { alhambra-term-currency }: { alhambra-term-tile }, price { $price }
alhambra-label-slot-empty = Slot { $slot }, paid in { alhambra-term-currency }: empty
alhambra-label-slot-bought = filled after the turn
alhambra-label-slot-gone = no tile left
alhambra-label-money = Money
alhambra-label-money-hint = one card, or several up to 5
alhambra-label-money-empty = No card is left to take.
alhambra-label-squares = Squares
alhambra-label-squares-hint = free, one an action
alhambra-label-squares-own = free, one an action · you have { $count } of 3
alhambra-label-squares-empty = All squares are taken.
alhambra-label-square = { alhambra-term-tile-first }, counts { alhambra-term-types }; { $count } in the stack
alhambra-label-dirk = Dirk
alhambra-label-dirk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alhambra-label-dirk-gift = Dirk, who owns { $count ->
    [one] one building
   *[other] { $count } buildings
}
alhambra-label-tray = New tiles
alhambra-label-tray-later = placed when the turn ends
alhambra-label-tray-now = to be placed now
alhambra-label-reserve = Reserve
alhambra-label-reserve-hint = scores nothing
alhambra-label-reserve-empty = empty
alhambra-label-vizier = Vizier
alhambra-label-vizier-active = Your vizier, active: he may buy once, between two turns, at the exact price
alhambra-label-vizier-used = Your vizier, used: an action of your own turns him up again
alhambra-label-vizier-active-badge = ready
alhambra-label-vizier-used-badge = used
alhambra-label-bonus = Bonus cards
alhambra-label-bonus-hint = { $count ->
    [one] one can count
   *[other] { $count } can count
}
alhambra-label-bonus-empty = none
alhambra-label-bonus-card = { $how ->
    [shown] Bonus card for { alhambra-term-tile }, shown: the building counts twice
    [can] Bonus card for { alhambra-term-tile }, which stands: it can be shown at the next scoring
   *[waits] Bonus card for { alhambra-term-tile }, which does not stand in your Alhambra
}
alhambra-label-bonus-shown = +1, shown
alhambra-label-bonus-can = +1, stands
alhambra-label-bonus-waits = not built
alhambra-badge-exact = { $paid } exact
alhambra-badge-exchange = exact with an exchange card
alhambra-badge-over = { $over } too much
alhambra-badge-short = { $short } short

## Majorities and deck

alhambra-ledger-title = Majorities
alhambra-ledger-count = count
alhambra-ledger-round = { $when ->
    [past] scoring { alhambra-term-round }
    [next] next: { alhambra-term-round }
   *[then] then: { alhambra-term-round }
}
alhambra-ledger-type = { alhambra-term-types }
alhambra-ledger-wall = longest wall
alhambra-ledger-dirk = Dirk
alhambra-course-title = Deck
alhambra-course-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
alhambra-course-stage = { alhambra-term-round }
alhambra-course-comes = { $last ->
    [1] Scoring { alhambra-term-round } is the next card of the deck.
   *[other] { $first ->
        [1] Scoring { alhambra-term-round } is one of the next { $last } cards.
       *[other] Scoring { alhambra-term-round } comes within { $first } to { $last } cards.
    }
}
alhambra-course-end = { $end ->
    [bag] Scoring III comes when the bag is empty.
   *[market] Scoring III comes when the market cannot be filled.
}

## Choices: what may be done

alhambra-choice-take-name = Take money
alhambra-choice-take = { $count ->
    [one] Take { $cards }
   *[other] Take { $cards }: { $sum } together
}
alhambra-choice-buy-name = Buy
alhambra-choice-buy = { $exact ->
    [yes] Buy { alhambra-term-tile } with { $paid }: exact, another action
    [short] Buy { alhambra-term-tile } with { $paid }
   *[no] Buy { alhambra-term-tile } with { $paid }: { $over } too much
}
alhambra-choice-buy-nothing = Buy on slot { $slot }
alhambra-choice-vizier-name = Send the vizier
alhambra-choice-vizier = The vizier buys { alhambra-term-tile } with { $paid }
alhambra-choice-build-name = Build
alhambra-choice-build = Build { alhambra-term-tile } at { alhambra-term-cell }
alhambra-choice-lift-name = Take down
alhambra-choice-lift = Take { alhambra-term-tile } down from { alhambra-term-cell }
alhambra-choice-exchange-name = Exchange
alhambra-choice-exchange = Exchange { alhambra-term-other } at { alhambra-term-cell } for { alhambra-term-tile }
alhambra-choice-square-name = Take a square
alhambra-choice-square = Take the { alhambra-term-colour } square
alhambra-choice-reactivate-name = Reactivate the vizier
alhambra-choice-reactivate = Reactivate the vizier
alhambra-choice-put-name = Place in the Alhambra
alhambra-choice-put = Place { alhambra-term-tile } at { alhambra-term-cell }
alhambra-choice-reserve-name = Put into the reserve
alhambra-choice-reserve = Put { alhambra-term-tile } into the reserve
alhambra-choice-dirk-name = Give to Dirk
alhambra-choice-dirk = Give { alhambra-term-tile } to Dirk
alhambra-choice-reveal-name = Show bonus
alhambra-choice-reveal = Show { $tiles }
alhambra-choice-reveal-none = Show no bonus card
alhambra-choice-done-name = Go on
alhambra-choice-done = No further action
alhambra-choice-pass-name = Leave the vizier unused
alhambra-choice-pass = Leave the vizier unused

## Standing orders: what a seat answers without asking its player

alhambra-standing-kind = { alhambra-term-types-first }
alhambra-standing-vizier = Your vizier between two turns
alhambra-standing-vizier-new = Ask me about what is new
alhambra-standing-vizier-new-sentence = You are asked when your vizier can buy something that you have neither declined since your last turn nor left in it with the exact money in hand.
alhambra-standing-vizier-ask = Ask me every time
alhambra-standing-vizier-ask-sentence = You are asked whenever your vizier can buy something.
alhambra-standing-vizier-kinds = Ask me about these buildings only
alhambra-standing-vizier-kinds-sentence = Otherwise your vizier stays unused.
alhambra-standing-vizier-rules = Orders by building
alhambra-standing-vizier-rules-sentence = He buys what you name up to your price, without asking; asks about what you mark; and lets the rest go.
alhambra-standing-vizier-never = Never ask me
alhambra-standing-vizier-never-sentence = Your vizier buys nothing until you change this.
alhambra-standing-bonus = Your bonus cards at a scoring round
alhambra-standing-bonus-ask = Ask me
alhambra-standing-bonus-ask-sentence = You choose each time which cards you show.
alhambra-standing-bonus-accept = Show them as soon as they score
alhambra-standing-bonus-accept-sentence = Every card whose building stands in your Alhambra is shown.

## The button that confirms

alhambra-confirm-take = Take { $cards }
alhambra-confirm-buy = Buy { alhambra-term-tile } with { $paid }
alhambra-confirm-vizier = Send the vizier for { alhambra-term-tile }
alhambra-confirm-build = Build { alhambra-term-tile }
alhambra-confirm-lift = Take { alhambra-term-tile } down
alhambra-confirm-exchange = Exchange for { alhambra-term-tile }
alhambra-confirm-square = Take the { alhambra-term-colour } square
alhambra-confirm-reactivate = Reactivate the vizier
alhambra-confirm-put = Place { alhambra-term-tile }
alhambra-confirm-reserve = Put into the reserve
alhambra-confirm-dirk = Give to Dirk
alhambra-confirm-reveal = { $count ->
    [one] Show the bonus card
   *[other] Show { $count } bonus cards
}
alhambra-confirm-reveal-none = Show none
alhambra-confirm-done = End my actions
alhambra-confirm-pass = Leave him unused

## Previews: what an action would do

alhambra-preview-take = { $count ->
    [one] You take { $cards }.
   *[other] You take { $cards }: { $sum } together.
}
alhambra-preview-buy = { alhambra-term-tile-first } for { $paid }
alhambra-preview-vizier = The vizier buys { alhambra-term-tile } for { $paid }.
alhambra-preview-build = { alhambra-term-tile-first } goes from the reserve to { alhambra-term-cell }.
alhambra-preview-lift = { alhambra-term-tile-first } goes from { alhambra-term-cell } to the reserve.
alhambra-preview-exchange = { alhambra-term-tile-first } takes the place of { alhambra-term-other }, which goes to the reserve.
alhambra-preview-square = You take the { alhambra-term-colour } square.
alhambra-preview-reactivate = Your vizier lies face up again.
alhambra-preview-put = { alhambra-term-tile-first } at { alhambra-term-cell }
alhambra-preview-reserve = { alhambra-term-tile-first } goes to the reserve.
alhambra-preview-dirk = { alhambra-term-tile-first } goes to Dirk.
alhambra-preview-reveal = You show { $tiles }.
alhambra-preview-reveal-none = You show no bonus card.
alhambra-preview-done = You do without the further action.
alhambra-preview-pass = Your vizier does not buy now.

alhambra-preview-no-change = You pay { $over } too much, and no change is given.
alhambra-preview-another-action = The price is paid exactly: you have another action.
alhambra-preview-refill-later = The slot stays empty until your turn ends.
alhambra-preview-refill-now = You place it at once; then the market is filled up.
alhambra-preview-game-ends = The bag cannot fill the market again: the game ends after this.
alhambra-preview-vizier-turns = Your vizier is turned face down.
alhambra-preview-vizier-ready = He may buy as soon as this turn is over.
alhambra-preview-vizier-stays = He stays active. If the market changes before the next turn, you are asked again.
alhambra-preview-square-later = It ends your actions. You place it now, with the tiles that you have bought.
alhambra-preview-in-reserve = In the reserve it scores nothing. To build it later takes an action.
alhambra-preview-dirk-gets = Dirk then has { $count } of the { alhambra-term-types } and ranks with them like a player.
alhambra-preview-bonus-stays = Your bonus cards stay in your hand, for a later scoring.
alhambra-preview-bonus-now = Everybody sees it, and your turn goes on.
alhambra-preview-bonus-back = The bonus card for { alhambra-term-tile } goes back to your hand.
alhambra-preview-could-pay = Then you could pay exactly for { $tiles }.
alhambra-preview-fits = { $count ->
    [0] It fits nowhere in your Alhambra as it stands: it would go to the reserve.
    [one] In your Alhambra it fits on a single cell.
   *[other] In your Alhambra it fits on { $count } cells.
}
alhambra-preview-rank = { alhambra-term-types-first }: { $place ->
    [1] { $tied ->
        [yes] tied for first
       *[no] first
    }
    [2] { $tied ->
        [yes] tied for second
       *[no] second
    }
    [3] { $tied ->
        [yes] tied for third
       *[no] third
    }
   *[other] { $tied ->
        [yes] tied for place { $place }
       *[no] place { $place }
    }
} with { $count }, { alhambra-term-points } at scoring { alhambra-term-round }.
alhambra-fact-points = If scoring { alhambra-term-round } came now
alhambra-fact-wall = Longest wall
alhambra-fact-type = { alhambra-term-types-first }
alhambra-fact-money = { alhambra-term-currency-first } money
alhambra-fact-cards = Money cards
alhambra-tag-cell = wall { $wall }
alhambra-tag-cell-more = wall { $wall } · { $more }
alhambra-tag-wall = { $change ->
    [0] wall { $after }
   *[other] wall { $before } to { $after }
}
alhambra-tag-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}

## What is asked

alhambra-prompt-act = Your action
alhambra-prompt-act-hint = Take money, buy a building or redesign your Alhambra.
alhambra-prompt-further = Paid exactly: another action
alhambra-prompt-further-hint = { $waiting ->
    [one] The new tile is placed when you have finished.
   *[other] The { $waiting } new tiles are placed when you have finished.
}
alhambra-prompt-put = { $count ->
    [one] Where does { $tiles } go?
   *[other] Where do { $tiles } go?
}
alhambra-prompt-put-hint = In your Alhambra or in the reserve.
alhambra-prompt-vizier-put = Where does { $tiles } go?
alhambra-prompt-vizier-put-hint = Your vizier has bought it. Then the market is filled up.
alhambra-prompt-last-put = { $count ->
    [one] Where does { $tiles } go?
   *[other] Where do { $tiles } go?
}
alhambra-prompt-last-put-hint = Free of charge, for most money. The last scoring follows.
alhambra-prompt-reveal = Scoring { alhambra-term-round }: which bonus cards do you show?
alhambra-prompt-reveal-hint = Each makes its building count twice. All answers are opened together.
alhambra-prompt-reveal-none = Scoring { alhambra-term-round }: you can show no bonus card
alhambra-prompt-reveal-none-hint = Whoever holds a bonus card is asked, so that nobody learns who could show one.
alhambra-prompt-vizier = Does your vizier buy?
alhambra-prompt-vizier-hint = { $whose ->
    [own] At the exact price. Your own turn comes next.
   *[other] At the exact price. { $name } has the next turn.
}
alhambra-prompt-over = The game is over.
alhambra-prompt-over-hint = The third scoring has been held.

## The table in sentences

alhambra-text-turn = { $name } is to move.
alhambra-text-over = The game is over.
alhambra-text-slot = Slot { $slot }, { alhambra-term-currency }: { alhambra-term-tile } for { $price }, { $walls }.
alhambra-text-slot-own = Slot { $slot } for you: { $how }.
alhambra-text-slot-empty = Slot { $slot }, { alhambra-term-currency }: empty.
alhambra-text-no-walls = no walls
alhambra-text-walls = walled { $sides }
alhambra-text-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
alhambra-text-display = Money to take: { $cards }.
alhambra-text-display-empty = There is no money to take.
alhambra-text-squares = Open squares: { $tiles }.
alhambra-text-player = { $name }: { alhambra-term-points }, longest wall { $wall }.
alhambra-text-alhambra = Around { $name }’s fountain: { $tiles }.
alhambra-text-fountain-alone = { $name }’s fountain stands alone.
alhambra-text-lying = { alhambra-term-tile } at { alhambra-term-cell }
alhambra-text-reserve = { $name }’s reserve: { $things }.
alhambra-text-tray = { $name } has to place: { $things }.
alhambra-text-money = { $name }’s money: { $things }.
alhambra-text-no-money = { $name } has no money.
alhambra-text-cards = { $count ->
    [one] { $name } has one card in hand, money or exchange.
   *[other] { $name } has { $count } cards in hand, money or exchange.
}
alhambra-text-shown = { $name } has shown bonus cards: { $things }.
alhambra-text-bonus-own = { $name }’s bonus cards in hand: { $things }.
alhambra-text-bonus = { $count ->
    [0] { $name } has no bonus card in hand.
    [one] { $name } has one bonus card in hand.
   *[other] { $name } has { $count } bonus cards in hand.
}
alhambra-text-vizier-active = { $name }’s vizier is active.
alhambra-text-vizier-used = { $name }’s vizier has been used.
alhambra-text-dirk = { $count ->
    [0] Dirk has no buildings
    [one] Dirk has one building
   *[other] Dirk has { $count } buildings
} and { alhambra-term-points }.
alhambra-text-dirk-tiles = Dirk’s buildings: { $tiles }.
alhambra-text-dirk-name = Dirk
alhambra-text-seat = { $name }
alhambra-text-has = { $name } { $count }
alhambra-text-majority = { alhambra-term-types-first }: { $owners }.
alhambra-text-would = { $name } { $points }
alhambra-text-if-scored = If scoring { alhambra-term-round } were held now: { $owners }.
alhambra-text-stock = { $tiles ->
    [0] The bag is empty
    [one] One tile is left in the bag
   *[other] { $tiles } tiles are left in the bag
}; { $cards ->
    [0] the deck is used up.
    [one] one card is left in the deck.
   *[other] { $cards } cards are left in the deck.
}
alhambra-text-won = Won with { $points ->
    [one] one point
   *[other] { $points } points
} to { $second }.
alhambra-text-drawn = Shared at { $points ->
    [one] one point
   *[other] { $points } points
} each.
alhambra-text-won-dirk = Won with { $points } points to { $second }; Dirk has { $dirk }.
alhambra-text-drawn-dirk = Shared at { $points } points each; Dirk has { $dirk }.
alhambra-text-dirk-ahead = Won with { $points } points to { $second }; Dirk has { $dirk }, but he cannot win.
alhambra-text-dirk-drawn = Shared at { $points } points each; Dirk has { $dirk }, but he cannot win.
alhambra-text-dirk-beats = Nobody beats Dirk: he has { $dirk } points, the best player { $points }.
alhambra-text-part-earlier = Scorings I and II
alhambra-count-earlier-rate = buildings and longest walls
alhambra-count-earlier-lead = the first two scorings brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }
alhambra-count-type = { alhambra-term-types-first }
alhambra-count-type-rate = most scores { $first }, then { $second }, then { $third }{ $dirk ->
    [0] {""}
   *[other] ; Dirk has { $dirk }
}
alhambra-count-type-part = { alhambra-term-types-first } ({ $count })
alhambra-count-type-share = { $count ->
    [0] none
   *[other] has { $count }
}{ $squares ->
    [0] { "" }
   *[other] , { $squares } by squares
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } by bonus cards
}
alhambra-count-type-lead = { alhambra-term-types } brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }
alhambra-count-wall = Longest wall
alhambra-count-wall-rate = 1 point for each segment
alhambra-count-wall-lead = the longest wall brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }

## Aids that a table may do without

alhambra-aid-places = Where a tile fits
alhambra-aid-places-sentence = The cells where a tile can be placed light up.
alhambra-aid-preview = What it would bring
alhambra-aid-preview-sentence = Before you confirm: walls, majorities and points after it.
alhambra-aid-payments = How you can pay
alhambra-aid-payments-sentence = Each tile of the market says which of your cards pay it exactly, or how much you lack.
alhambra-aid-majorities = Who leads
alhambra-aid-majorities-sentence = A table of all building types: who has how many, and what that will bring at the next scorings.
alhambra-aid-wall = The longest wall
alhambra-aid-wall-sentence = The longest outer wall of every Alhambra is drawn in gold.
alhambra-aid-left = What is still to come
alhambra-aid-left-sentence = How far the deck has run, and where the scoring cards may be.
alhambra-aid-memory = What others hold
alhambra-aid-memory-sentence = The money in everybody’s hand, which whoever watched and remembered would know.
alhambra-aid-layer = Chances and dangers
alhambra-aid-layer-sentence = A layer over the table: who could pay for what, how majorities could tip, where the wall can grow.

## Pictures: the card of the game, figures of the rules

alhambra-label-vignette = An Alhambra around its fountain, its longest wall in gold; money and the vizier beside it.
alhambra-figure-2 = The 9 alone may be taken, and so may 2 and 3 together. With the 1 they are 6: too much.
alhambra-figure-3 = Garden 8 on the green slot. 7 and 2 will do. With 7, 4 and 2 the 2 could stay in hand; 4 and 2 are too little.
alhambra-figure-4 = Tower 9 on the blue slot. Paid exactly, it brings another action; with 12 the actions end.
alhambra-figure-10 = On the left the garden touches a tile with a whole side. On the right it meets one at a corner only.
alhambra-figure-11 = The arcades have a wall in the east, so the tower needs one in the west. The second tower has none.
alhambra-figure-12 = The way leads from the fountain through the tower. On the right its wall bars it.
alhambra-figure-13 = The chambers fill the bay; on the right they would close it and leave a hole.
alhambra-figure-16 = Tower and garden may be taken down. The seraglio has to stay: without it they would be cut off.
alhambra-figure-23 = The golden stretch runs on around corners: 8 sides, so 8 points. The 3 sides in the west score nothing.
alhambra-figure-24 = A wall all the way round: each of its 12 sides counts once.
alhambra-figure-q5 = The brown squares count two arcades and one. The purple one has its wall towards the tower: nothing.
alhambra-figure-x2 = Garden 8 on the yellow slot. The exchange card lets yellow and green be mixed, or green pay alone.

## Chances and dangers: the layer over the table

alhambra-layer-pay = Who could pay
alhambra-layer-pay-hint = The emblems on a tile of the market: they could pay for it exactly, and so have another action.
alhambra-layer-tip = Majorities at scoring { alhambra-term-round }
alhambra-layer-tip-hint = Who leads, by how much, and what one more building would bring at that scoring.
alhambra-layer-wall = Where the wall can grow
alhambra-layer-wall-hint = By how much a tile there can lengthen the longest wall. Dashed in red: every tile would shorten it.
alhambra-layer-pays-exact = { $vizier ->
    [yes] { $name } could pay exactly { $price } for { alhambra-term-tile }, also by the vizier between two turns.
   *[no] { $name } could pay exactly { $price } for { alhambra-term-tile }.
}
alhambra-layer-pays-more = { $name } could pay for { alhambra-term-tile }, { $amount } too much.
alhambra-layer-pays-short = { $name } is { $amount } short for { alhambra-term-tile }.
alhambra-layer-pays-unknown = { $amount ->
    [0] { $name } holds no money for { alhambra-term-tile }.
    [one] { $name } holds { $amount } card, unknown to you, for { alhambra-term-tile }.
   *[other] { $name } holds { $amount } cards, unknown to you, for { alhambra-term-tile }.
}
alhambra-layer-tips = { $leads ->
    [nobody] { alhambra-term-types-first }: nobody has any
    [one] { alhambra-term-types-first }: { $leaders } leads with { $most }, by { $lead }
   *[many] { alhambra-term-types-first }: { $leaders } have { $most } each
}{ $tips ->
    [yes] . One more would bring: { $changes }.
   *[no] .
}
alhambra-layer-more = { $who } +{ $points }
alhambra-layer-wall-by = { $grows ->
    [yes] +{ $by }
   *[no] −{ $by }
}
alhambra-layer-wall-grows = { alhambra-term-cell }: the right tile lengthens the longest wall from { $now } to { $best }.
alhambra-layer-wall-cut = { alhambra-term-cell }: every tile shortens the longest wall, from { $now } to { $best } at best.

## What is known of the squares, where people transcribe their own

alhambra-box-squares = The squares
alhambra-box-blue = Blue
alhambra-box-red = Red
alhambra-box-brown = Brown
alhambra-box-white = White
alhambra-box-green = Green
alhambra-box-purple = Purple
alhambra-known-squares = Squares
alhambra-known-squares-blue = Blue
alhambra-known-squares-red = Red
alhambra-known-squares-brown = Brown
alhambra-known-squares-white = White
alhambra-known-squares-green = Green
alhambra-known-squares-purple = Purple
alhambra-known-walled = Every square has a wall on some side
alhambra-known-open = Every square has an open side
alhambra-known-seen = A blue one with a wall in the north alone
alhambra-known-side-n = Walls in the north
alhambra-known-side-e = Walls in the east
alhambra-known-side-s = Walls in the south
alhambra-known-side-w = Walls in the west
alhambra-known-others = The walls of the other 23

## Positions that are set up

alhambra-edit-type = { alhambra-term-types-first }
alhambra-edit-hand = Money
alhambra-edit-points = Points
alhambra-edit-scored = Scoring rounds held
alhambra-edit-unknown = A card nobody knows
alhambra-edit-nothing = Nothing
alhambra-edit-bare = No tile lies there.
alhambra-edit-asked = Who is asked
alhambra-edit-vizier = Active viziers
alhambra-edit-tray = To be placed now
alhambra-edit-shown = Bonus cards shown

## What no game can come to

alhambra-position-answer = Seat { $seat } cannot answer with that bonus card.
alhambra-position-asked = In this phase seats are asked: name them after it.
alhambra-position-idle = Nothing could be done there: who puts tiles down needs some in the line tray.
alhambra-position-bonus-twice = The bonus card { $card } is in two places.
alhambra-position-cards = There are not so many cards { $card }.
alhambra-position-cell = { $cell } is not a cell; a cell is X,Y from the fountain, like 1,-2.
alhambra-position-cells = In an Alhambra each tile has its cell, as in: garden11 1,-2
alhambra-position-clockwise = Seats that are asked for bonus cards are named clockwise, from the seat due next.
alhambra-position-coming = After { $rounds } scorings the scoring cards to come are { $cards }.
alhambra-position-dealt = Seat { $seat } has { $cards } bonus cards; { $dealt } were dealt to each.
alhambra-position-dirk = Dirk plays with two players only.
alhambra-position-dirk-squares = Dirk has no squares.
alhambra-position-display = The display has 4 cards, not { $cards }.
alhambra-position-ending = The game does not end while there are tiles in the bag: { $tiles }.
alhambra-position-far = { $cell } is too far from the fountain.
alhambra-position-hands = There are not so many cards for all hands.
alhambra-position-holders = All who hold a bonus card are asked; here: { $seats }.
alhambra-position-hole = The Alhambra of seat { $seat } has a hole.
alhambra-position-market = After a turn the market is filled up.
alhambra-position-no-bonus = There is no bonus card { $card } in this game.
alhambra-position-no-bonuses = There are no bonus cards in this game.
alhambra-position-no-card = { $card } is not a card; cards are like y7, yb, S1.
alhambra-position-no-squares = There are no squares in this game.
alhambra-position-no-tile = { $tile } is not a tile that can be there.
alhambra-position-no-viziers = There are no viziers in this game.
alhambra-position-pile = A pile is written: pile NUMBER S1 exchange NUMBER
alhambra-position-piles = The piles of the deck must have { $cards } cards together.
alhambra-position-piles-few = There are more cards than the piles hold.
alhambra-position-points = All have { $points } points together; { $rounds } scorings bring { $most } at most.
alhambra-position-reach = Seat { $seat }: not to be reached from the fountain: { $tiles }.
alhambra-position-round = To come here took { $needed } turns; by round { $round } there were { $turns }.
alhambra-position-rounds = { $rounds } scorings were held; the third one ends the game.
alhambra-position-scoring = Scoring cards lie in the deck, or have left the game.
alhambra-position-shown = { $tile } of seat { $seat } is shown but not built.
alhambra-position-squares = Seat { $seat } has more than 3 squares.
alhambra-position-stack = A stack of squares is of one colour.
alhambra-position-stalled = No turns without progress are counted here.
alhambra-position-ten = There are ten bonus cards.
alhambra-position-tile-twice = { $tile } is in two places.
alhambra-position-two-tiles = Two tiles lie on one cell.
alhambra-position-walls = The walls between { $tile } and { $other } of seat { $seat } differ.

## The score sheet, for those who only count

alhambra-count-sheet-earlier = points before the last scoring
alhambra-count-sheet-type = { $squares ->
    [yes] standing in the Alhambra, with what squares add; not in the reserve
   *[no] standing in the Alhambra, not in the reserve
}
alhambra-count-sheet-bonus = Bonus cards
alhambra-count-sheet-bonus-hint = those whose building stands in the Alhambra: one more of its type
alhambra-count-sheet-many = { $count } { alhambra-term-types } are too many: there are { $most }.
alhambra-count-sheet-no-building = A bonus card for { alhambra-term-types } counts only where its building stands, and none is entered there.

## What came to light at a table of wood

alhambra-need-drew = Which card came up?
alhambra-need-market = Which tile came to the market?
alhambra-need-dirk = Which tile did Dirk draw?
alhambra-need-square = Which square was turned up?
alhambra-need-hand = Which money did { $name } start with?
alhambra-need-aside = Which bonus card lies at the side?
alhambra-need-bonus = Which bonus card does { $name } show?
alhambra-need-hint = Colour or type makes the choice shorter.
alhambra-need-tile = { alhambra-term-tile }
alhambra-need-scoring = Scoring card { $number }
alhambra-need-other = others

alhambra-print = { $what ->
    [buildings] Buildings and start tiles
    [cards] Cards
    [squares] Squares
   *[viziers] Viziers
}
alhambra-print-round = Scoring { $round }
## Boards and deals that cannot be

alhambra-setup-needs = "squares" is needed.
alhambra-setup-either = Needed are "buildings" or "squares" or both, and nothing else.
alhambra-setup-buildings = There are { $number } buildings.
alhambra-setup-building = Building { $number } needs a type, a price and walls as in "NE".
alhambra-setup-price = The price of building { $number } must be 1 to 13.
alhambra-setup-alike = There are at most { $most } buildings { $name }.
alhambra-setup-no-wall = { $number } buildings have no wall, one for each bonus card.
alhambra-setup-squares = There are { $number } squares.
alhambra-setup-square = Square { $number } needs a colour, and walls as in "NE".
alhambra-setup-colours = The squares are 3 blue, 3 red, 4 brown, 4 white, 5 green, 5 purple.
alhambra-setup-before = In Money, scoring cards and exchange cards lie in the deck, not before it.
alhambra-setup-in-deck = In Money, { $card } lies in the deck, not in a start hand or on the display.
alhambra-setup-not-in-pile = In Money, { $card } does not lie in pile { $number } of the deck.
alhambra-setup-pile-scoring = In Money, pile { $number } of the deck has a wrong scoring card; right is: { $card }.
alhambra-setup-pile-exchange = In Money, pile { $number } of the deck needs exchange cards; so many: { $exchange }.
alhambra-setup-pile = In Money, pile { $number } of the deck has exchange cards; so many: { $exchange }. Its scoring card: { $card }.

## Opponents

alhambra-opponent-nuno = Dreams of gardens and towers, dear as they are. He overlooks a good deal, and hardly ever redesigns.
alhambra-opponent-mencia = Loads up with money and buys late. Many a purchase she does not notice.
alhambra-opponent-aimeric = Builds his wall first and the rest second: the longer, the better. He seldom thinks of redesigning.
alhambra-opponent-violante = Wants a building of each type. What lies, lies: she never redesigns.
alhambra-opponent-maymuna = Pays exactly whenever she can, for the further action. Careful at first, hasty towards the end.
alhambra-opponent-gutierre = Wants to be first in as many types as he can, and stakes much on it. Now and then good money escapes him.
alhambra-opponent-rayhana = Gathers cards, keeps buildings in reserve and takes no risks. What could be lost weighs more with her than what could be won.
alhambra-opponent-mundhir = Looks farther ahead than all others and says nothing. No taste leads him astray.
alhambra-opponent-ermeline = Plays evenly matched games: when she is ahead she lets you catch up, when she is behind she plays her best.
