### Alcazar, in English.
### The sections here: the game itself, terms, options, notes (the log), refusals; then what the
### drawings, choices and previews say.

## The game itself

alcazar-name = Alcazar
alcazar-line = Build together, climb alone.
alcazar-fact-players = 2–5 players
alcazar-fact-time = about 60 min
alcazar-fact-kind = cards and building
alcazar-reconstructed = The map is a reconstruction from the published rules; the printed board may differ in details.

## Phases: what the player to move decides

alcazar-phase-main = buy or build
alcazar-phase-flag = give a flag
alcazar-phase-noble = noble step
alcazar-phase-over = game over

## Kinds of decisions, as a table of accuracy names them

alcazar-kind-buying = Buying
alcazar-kind-building = Building
alcazar-kind-flags = Flags
alcazar-kind-nobles = Nobles

## Terms: parts of sentences, never said alone

# The name on a flag.
alcazar-term-flag = { $flag ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
   *[sevilla] Sevilla
}
# A castle by its flag, a palace by where it stands: in a sentence.
alcazar-term-building = { $flag ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
    [sevilla] Sevilla
   *[palace] the palace on { $at }
}
# The same at the beginning of a sentence.
alcazar-term-building-first = { $flag ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
    [sevilla] Sevilla
   *[palace] The palace on { $at }
}
# “to”: “a stone to the palace on 29”.
alcazar-term-to-building = { $flag ->
    [almeria] to Almería
    [cadiz] to Cádiz
    [cordoba] to Córdoba
    [granada] to Granada
    [huelva] to Huelva
    [jaen] to Jaén
    [malaga] to Málaga
    [sevilla] to Sevilla
   *[palace] to the palace on { $at }
}
# “of”: “level 3 of the palace on 29”.
alcazar-term-of-building = { $flag ->
    [almeria] of Almería
    [cadiz] of Cádiz
    [cordoba] of Córdoba
    [granada] of Granada
    [huelva] of Huelva
    [jaen] of Jaén
    [malaga] of Málaga
    [sevilla] of Sevilla
   *[palace] of the palace on { $at }
}
alcazar-term-of-flag = { $flag ->
    [almeria] of Almería
    [cadiz] of Cádiz
    [cordoba] of Córdoba
    [granada] of Granada
    [huelva] of Huelva
    [jaen] of Jaén
    [malaga] of Málaga
   *[sevilla] of Sevilla
}
# The castle that was taken in.
alcazar-term-lost = { $lost ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
   *[sevilla] Sevilla
}
alcazar-term-noble = { $kind ->
    [grandee] grandee
   *[baron] baron
}
alcazar-term-a-noble = { $kind ->
    [grandee] a grandee
   *[baron] a baron
}
alcazar-term-the-noble = { $kind ->
    [grandee] the grandee
   *[baron] the baron
}
alcazar-term-money = { $money ->
    [one] { $money } real
   *[other] { $money } reales
}
# "= 20", or what becomes of a sum that the value track cuts off.
alcazar-term-sum = { $after ->
    [50] , which makes the full 50
   *[other] { " " }= { $after }
}

## Options

alcazar-profile-house = House and Italian rules
alcazar-profile-house-sentence = As the Italian versions 1.0 and 1.1 have it: points for money. What they leave open the house decides.
alcazar-profile-french = French rules
alcazar-profile-french-sentence = As the French text has it: no points for money.

alcazar-option-money_points = Points for money
alcazar-option-money_points-sentence = One point for every full 50 reales at the end.
alcazar-option-money_points-on = On
alcazar-option-money_points-off = Off
alcazar-option-castle_at_50 = Castles at 50
alcazar-option-castle_at_50-sentence = Whether a castle that stands at 50 can still unite with another castle.
alcazar-option-castle_at_50-no-union = Stay apart
alcazar-option-castle_at_50-union = May unite
alcazar-option-straight_founding = Found in a straight line only
alcazar-option-straight_founding-sentence = Off: a new castle may turn a corner of the ring.
alcazar-option-straight_founding-off = Off
alcazar-option-straight_founding-on = On

## Aids that a table may do without

alcazar-aid-places = Where you can build
alcazar-aid-places-sentence = The spaces and palaces that can be chosen light up.
alcazar-aid-preview = What it would bring
alcazar-aid-preview-sentence = Before you confirm: value, price, income and points.
alcazar-aid-features = What stands on the board
alcazar-aid-features-sentence = Point at a palace or castle to read its value and what a noble would cost there.
alcazar-aid-layer = Chances and dangers
alcazar-aid-layer-sentence = A layer over the board: who could be removed, how high each noble can rise, what could unite.

## Notes: what happened, for the log

alcazar-note-started = { $players ->
    [one] One player; { $name } begins.
   *[other] { $players } players; { $name } begins.
}
alcazar-note-retired = { $name } retires { alcazar-term-a-noble } from { $cell } and receives { alcazar-term-money }.
alcazar-note-bought-open = { $name } buys open card { $card } for { $price }.
alcazar-note-bought-deck = { $name } buys the top card of the deck for { $price }.
alcazar-note-bought-tower = { $name } buys a tower card for { $price }.
alcazar-note-founded-castle = { $name } plays card { $card } and founds { alcazar-term-flag } on { $first }, { $middle } and { $last }.
alcazar-note-founded-palace = { $name } plays card { $card } and founds a palace.
alcazar-note-extended = { $ground ->
    [yes] { $name } plays card { $card } and adds a stone { alcazar-term-to-building }.
   *[no] { $name } plays card { $card } and lays a stone on level { $level } { alcazar-term-of-building }.
}
alcazar-note-towered = { $name } plays a tower card and raises { $cell } to level { $level } ({ alcazar-term-building }).
alcazar-note-bridged = { $name } pays { $price } and builds a bridge { $cell1 }–{ $cell2 } on level { $level }.
alcazar-note-rose = { $name }’s { alcazar-term-noble } on { $cell } rises to level { $level }.
alcazar-note-removed = { $name }’s { alcazar-term-noble } on { $cell } is removed; { $name } receives { alcazar-term-money }.
alcazar-note-united-castles = { alcazar-term-flag } takes in { alcazar-term-lost }: { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palace = { alcazar-term-flag } takes in a palace: { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palaces = Two palaces become one on { $at }: { $before } + { $other } + { $piece } = { $after }.
alcazar-note-income = { $before ->
    [0] { $name } receives { alcazar-term-money }.
    [-1] { $name } receives { alcazar-term-money }.
    [50] { alcazar-term-building-first } stays at 50; { $name } receives { alcazar-term-money }.
   *[other] { alcazar-term-building-first } rises from { $before } to { $after }; { $name } receives { alcazar-term-money }.
}
alcazar-note-flagged = The palace on { $at } becomes a castle: { alcazar-term-flag }, value { $value }.
alcazar-note-flag-returned = The flag { alcazar-term-of-flag } is free again.
alcazar-note-fifty = { $name } plays card { $card } between two castles, one of them at 50: no stone, but 50 reales.
alcazar-note-placed = { $name } places { alcazar-term-a-noble } on { $cell } for { $price }.
alcazar-note-moved = { $name } moves { alcazar-term-the-noble } from { $cell1 } to { $cell2 }.
alcazar-note-swapped = { $name } swaps the nobles on { $cell1 } and { $cell2 }.
alcazar-note-passed = { $name } can neither buy nor build, and passes.
alcazar-note-out = { $name } has no cards left and finds none to buy: no more turns, but the nobles count at the end.
alcazar-note-ended-cubes = The last stone is laid: the game is over.
alcazar-note-ended-bridges = The last bridge is built: the game is over.
alcazar-note-ended-passes = Everyone still playing has passed: the game is over.

## Refusals: why something is not allowed

alcazar-why-over = The game is over; nothing more can be played.
alcazar-why-none = { $option ->
    [castle] None of your cards finds three empty spaces that keep their distance from other buildings.
    [palace] None of your cards names an empty space with nothing built on either side.
    [extend] None of your cards names a space beside a building or on top of one.
    [tower] A tower card would nowhere lift a noble of yours or prepare a bridge.
    [bridge] Nowhere do two pillars of the same height, one with a noble of yours, span lower ground.
    [buy] There is no card left to buy.
    [retire] You have no noble on the board.
    [move] No noble of yours in this building can move onto what was just built.
    [swap] You have no two nobles of different rank in this building.
   *[other] There is no free place on what was just built.
}
alcazar-why-choose-flag-first = First decide which of the waiting palaces gets the flag.
alcazar-why-noble-step-first = The build is done. Now place, move or swap a noble, or end the turn without.
alcazar-why-open-turn-first = Nothing has been built yet this turn. First buy a card or build.
alcazar-why-not-waiting = No palace that waits for a flag begins on { $cell }. Those that wait are on { $cells }.
alcazar-why-pass-can-act = You can still buy or build, so you cannot pass.
alcazar-why-pass-must-retire = You can neither buy nor build, but a noble of yours is on the board and a card is left to buy: retire a noble first.
alcazar-why-only-buy = You retired a noble because nothing else was possible, so you can only buy a card now.
alcazar-why-card-not-open = Card { $card } does not lie open; { $cards } do.
alcazar-why-no-open-cards = Card { $card } does not lie open: no open cards are left.
alcazar-why-deck-empty = The deck has run out.
alcazar-why-towers-gone = The tower cards have run out.
alcazar-why-card-too-dear = The card costs { $price }, and you have { $money }.

alcazar-why-card-not-in-hand = You do not hold card { $card }.
alcazar-why-extend-alone = Card { $card } has nothing to extend: { $card } and the spaces on both sides are empty. Found a palace there, or a castle if it fits.
alcazar-why-palace-on-something = A palace is founded on an empty space, and { $card } is not empty. The card lays its stone on top instead.
alcazar-why-palace-beside = A palace needs an empty space on either side, and { $neighbour } is built on. Card { $card } extends that building instead.
alcazar-why-castle-shape = With card { $card } a castle can stand on { $ways } and nowhere else.
alcazar-why-castle-on-something = A castle is founded on three empty spaces, and { $space } is not empty.
alcazar-why-castle-bends = { $first }–{ $last } goes round a corner. In this game castles are founded in a straight line.
alcazar-why-castle-no-cubes = A castle takes four stones, and only { $cubes ->
    [one] one is
   *[other] { $cubes } are
} left.
alcazar-why-castle-no-flag = All eight flags are in use. A castle can be founded again when two castles have united.
alcazar-why-castle-beside = A new castle cannot stand right beside a building, and { $neighbour } is built on. It keeps one empty space to a palace and three to a castle.
alcazar-why-castle-near = { $count ->
    [0] A castle needs three empty spaces to { alcazar-term-building } on { $castle }; there is none between.
    [one] A castle needs three empty spaces to { alcazar-term-building } on { $castle }; { $empty } is the only one between.
   *[other] A castle needs three empty spaces to { alcazar-term-building } on { $castle }; { $empty } are the only ones between.
}

alcazar-why-no-tower-card = You have no tower card in hand.
alcazar-why-tower-on-ground = Nothing stands on { $cell } yet, and a tower card never builds on the ground.
alcazar-why-tower-too-high = { $cell } is { $level } levels high already. A tower card builds up to level 5; from there on only construction cards do.
alcazar-why-tower-under-other = An opponent’s noble stands on { $cell }. A tower card lifts only nobles of your own.
alcazar-why-tower-no-purpose = On { $cell } it would neither lift a noble of yours nor prepare a bridge: none of yours stands two cells away in a straight line.
alcazar-why-tower-under-bridge = A bridge already lies between { $pillar } and { $cell }, so there is none to prepare.
alcazar-why-tower-pillar-not-higher = It would prepare a bridge only if your noble stood higher: { $pillar } has { $height ->
    [one] one level
   *[other] { $height } levels
}, { $cell } has { $level }.

alcazar-why-bridge-not-in-line = A bridge spans three cells in a straight line; { $cell1 } and { $cell2 } cannot be its ends.
alcazar-why-bridge-no-pillar = Both ends of a bridge need a pillar, and nothing stands on { $cell }.
alcazar-why-bridge-uneven = The pillars must be equally high: { $cell1 } has { $height1 ->
    [one] one level
   *[other] { $height1 } levels
}, { $cell2 } has { $height2 }.
alcazar-why-bridge-middle-high = The middle must be lower than the pillars: { $middle } has { $level ->
    [one] one level
   *[other] { $level } levels
}, they have { $height }.
alcazar-why-bridge-other-noble = An opponent’s noble stands on { $cell }. A pillar may carry a noble of your own, or nobody.
alcazar-why-bridge-no-noble = A noble of yours must stand on { $cell1 } or { $cell2 }, and none does.
alcazar-why-bridge-on-bridge = From { $cell1 } to { $cell2 } a bridge lies already, and there is never a second one.
alcazar-why-bridge-castle-at-50 = A bridge { $cell1 }–{ $cell2 } would unite two castles, and one of them is at 50: it joins no other castle.
alcazar-why-bridge-too-dear = A bridge costs { $price }, and you have { $money }. What it pays comes only afterwards.

alcazar-why-retire-nobody = Nobody stands on { $cell }.
alcazar-why-retire-other = The noble on { $cell } is not yours.
alcazar-why-retired-already = You have retired a noble already. The one on { $cell } could follow only if you could neither buy nor build.
alcazar-why-no-noble-left = You have no { alcazar-term-noble } left in your reserve.
alcazar-why-noble-too-dear = { $kind ->
    [grandee] A grandee on { $cell } costs { $price }, and you have { $money }.
   *[baron] A baron on { $cell } costs { $price }, and you have { $money }.
}
alcazar-why-not-the-new-piece = The new piece is not on { $cell }. A noble goes only onto what was just built: { $cells }.
alcazar-why-noble-stands-there = A noble stands on { $cell } already; there is room for one.
alcazar-why-no-own-noble = No noble of yours stands on { $cell }.
alcazar-why-noble-of-another-building = The noble on { $cell } stands in another building, and nobles never change buildings.
alcazar-why-only-place-after-founding = A castle has just been founded: nobles can only be placed, up to two of them.
alcazar-why-moves-along = The noble on { $cell } already stands on the new bridge and is not moved along it.
alcazar-why-swap-same-rank = The nobles on { $cell1 } and { $cell2 } are of the same rank; swapping them would change nothing.

## Drawings and panels

alcazar-label-board = The board seen from { $turns ->
    [0] the corner of space 37
    [1] the corner of space 47
    [2] the corner of space 1
   *[other] the corner of space 11
}: { alcazar-label-buildings }.
alcazar-label-plan = The board from above: { alcazar-label-buildings }.
alcazar-label-buildings = { $castles ->
    [one] { $castles } castle
   *[other] { $castles } castles
} and { $palaces ->
    [one] { $palaces } palace
   *[other] { $palaces } palaces
}
alcazar-label-spot = { $cell }, level { $n }. { alcazar-term-building-first }: value { $value }, a baron { $baron }, a grandee { $grandee }
alcazar-label-spot-noble = { $cell }, level { $n }, { $name }’s { alcazar-term-noble }. { alcazar-term-building-first }: value { $value }, a baron { $baron }, a grandee { $grandee }
alcazar-label-vignette = A castle with a bridge, nobles on its towers and its flag.
alcazar-label-figure-5 = The ring of spaces from 1 to 72 with its gaps, from above.
alcazar-label-figure-20 = A castle on 7 to 10: two stones each on 7 and 9, one each on 8 and 10, a bridge 7–9 on level 3. Value 17.
alcazar-label-figure-30 = A castle founded with card 8 on 7, 8 and 9, with two stones on 8.
alcazar-label-figure-31 = A new castle on 1 to 3. The empty spaces 4, 5 and 6 keep it apart from the castle on 7 to 9.
alcazar-label-figure-36 = Card 10 lays a second stone on 10; the blue baron there rises to level 2.
alcazar-label-figure-41 = A tower card on 39, two cells from the higher 37 on which the blue baron stands.
alcazar-label-figure-46 = A bridge from 7 to 9 on level 3: both pillars are two high, 8 between them is one high.
alcazar-label-figure-50 = A noble step: the yellow grandee moves from 10 onto the new bridge.
alcazar-label-figure-80 = A stone on 6 unites the palace on 3 to 5 with the castle on 7 to 9. The nobles stay.
alcazar-label-figure-91 = At the end: a baron on level 3 counts 3, a grandee on level 4 counts 8, a baron on level 5 counts 5.
alcazar-label-money = { $count ->
    [one] { $count } real
   *[other] { $count } reales
}
alcazar-label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
alcazar-label-grandees = { $count ->
    [one] { $count } grandee in reserve
   *[other] { $count } grandees in reserve
}
alcazar-label-barons = { $count ->
    [one] { $count } baron in reserve
   *[other] { $count } barons in reserve
}
alcazar-label-tower-cards = { $count ->
    [one] { $count } tower card
   *[other] { $count } tower cards
}
alcazar-label-cards = { $count ->
    [one] { $count } construction card
   *[other] { $count } construction cards
}
alcazar-label-cubes = { $count ->
    [one] { $count } stone left
   *[other] { $count } stones left
}
alcazar-label-bridges = { $count ->
    [one] { $count } bridge left
   *[other] { $count } bridges left
}
alcazar-label-flags = { $count ->
    [one] { $count } flag left
   *[other] { $count } flags left
}
alcazar-label-track = Value track with { $count ->
    [0] no castle
    [one] { $count } castle
   *[other] { $count } castles
}
alcazar-label-castle = { alcazar-term-flag }: { $value }
alcazar-label-card = Card { $card }
alcazar-label-open-card = Card { $card }, to buy for { $price }
alcazar-label-deck = Deck: { $count ->
    [0] no card left
    [one] { $count } card left, { $price } reales each
   *[other] { $count } cards left, { $price } reales each
}
alcazar-label-towers = Tower cards: { $count ->
    [0] none left
    [one] { $count } left, { $price } reales each
   *[other] { $count } left, { $price } reales each
}
alcazar-label-hand-towers = { $count ->
    [one] A tower card
   *[other] { $count } tower cards
}
alcazar-label-face-deck = Deck
alcazar-label-face-towers = Towers
alcazar-label-face-tower = Tower

## Choices: what may be done

alcazar-choice-castle-name = Found a castle
alcazar-choice-castle = Castle { $first }–{ $last }, tall on { $card }
alcazar-choice-palace-name = Found a palace
alcazar-choice-palace = Palace on { $card }
alcazar-choice-extend-name = Lay a stone
alcazar-choice-extend = { $level ->
    [1] Stone on { $card }
   *[other] Stone on { $card }, level { $level }
}
alcazar-choice-tower-name = Play a tower card
alcazar-choice-tower = Tower on { $cell }, level { $level }
alcazar-choice-bridge-name = Build a bridge
alcazar-choice-bridge = Bridge { $cell1 }–{ $cell2 }, level { $level }
alcazar-choice-buy-name = Buy a card
alcazar-choice-buy-open = Buy card { $card }
alcazar-choice-buy-deck = Buy from the deck
alcazar-choice-buy-tower = Buy a tower card
alcazar-choice-retire-name = Retire a noble
alcazar-choice-retire = Retire { alcazar-term-the-noble } on { $cell }
alcazar-choice-flag-name = Give the flag
alcazar-choice-flag = Flag for { alcazar-term-building }
alcazar-choice-baron-name = Place a baron
alcazar-choice-baron = Baron on { $cell }
alcazar-choice-grandee-name = Place a grandee
alcazar-choice-grandee = Grandee on { $cell }
alcazar-choice-move-name = Move a noble
alcazar-choice-move = Move { alcazar-term-noble } { $cell1 } to { $cell2 }
alcazar-choice-swap-name = Swap two nobles
alcazar-choice-swap = Swap { $cell1 } with { $cell2 }
alcazar-choice-done-name = End the turn
alcazar-choice-done = { $second ->
    [yes] No second noble, end turn
   *[no] No noble, end turn
}
alcazar-choice-pass-name = Pass
alcazar-choice-pass = Pass

## What a choice uses up: beside its name, where several lead to one place

alcazar-follows-card = with card { $card }
alcazar-follows-tower = with a tower card

## The question to the player whose turn it is

alcazar-prompt-main = Buy a card or build
alcazar-prompt-retired = Now buy a card or build
alcazar-prompt-main-hint = you have { $money }
alcazar-prompt-forced = Now buy a card
alcazar-prompt-forced-hint = the retirement is to pay for one; you have { $money }
alcazar-prompt-bridge = Build a bridge, or pass
alcazar-prompt-bridge-hint = no card is left to buy; you have { $money }
alcazar-prompt-stuck = A noble must go
alcazar-prompt-stuck-hint = you can neither buy nor build, and have { $money }
alcazar-prompt-pass = Nothing is possible
alcazar-prompt-pass-hint = you pass this turn
alcazar-prompt-noble = A noble for { alcazar-term-building }?
alcazar-prompt-founding = Up to two nobles for { alcazar-term-building }
alcazar-prompt-second = A second noble for { alcazar-term-building }?
alcazar-prompt-noble-hint = value { $value }, you have { $money }
alcazar-prompt-flag = Which palace gets the flag?
alcazar-prompt-flag-hint = { $free ->
    [one] one flag is free
   *[other] { $free } flags are free
}
alcazar-prompt-over = The game is over
alcazar-prompt-over-hint = most points win

## The words on the button that confirms

alcazar-confirm-castle = Found the castle
alcazar-confirm-palace = Found the palace
alcazar-confirm-extend = Lay the stone
alcazar-confirm-tower = Raise the tower
alcazar-confirm-bridge = Build the bridge
alcazar-confirm-buy-open = Buy card { $card }
alcazar-confirm-buy-deck = Buy from the deck
alcazar-confirm-buy-tower = Buy a tower card
alcazar-confirm-retire = Retire { alcazar-term-the-noble }
alcazar-confirm-flag = Give the flag
alcazar-confirm-baron = Place the baron on { $cell }
alcazar-confirm-grandee = Place the grandee on { $cell }
alcazar-confirm-move = Move to { $cell2 }
alcazar-confirm-swap = Swap them
alcazar-confirm-done = End the turn
alcazar-confirm-pass = Pass

## Previews: what an action would do

alcazar-preview-castle = Card { $card } founds a castle on { $first }, { $middle } and { $last }
alcazar-preview-palace = Card { $card } founds a palace
alcazar-preview-extend = { $level ->
    [1] Card { $card } adds a stone on the ground
   *[other] Card { $card } lays a stone on level { $level }
}
alcazar-preview-tower = A tower card raises { $cell } to level { $level }
alcazar-preview-bridge = A bridge { $cell1 }–{ $cell2 } on level { $level }
alcazar-preview-buy-open = Card { $card } for your hand
alcazar-preview-buy-deck = The top card of the deck, unseen
alcazar-preview-buy-tower = A tower card for your hand
alcazar-preview-retire = Your { alcazar-term-noble } on { $cell } goes back to your reserve
alcazar-preview-flag = The flag goes to { alcazar-term-building }
alcazar-preview-baron = A baron on { $cell }
alcazar-preview-grandee = A grandee on { $cell }
alcazar-preview-move = Your { alcazar-term-noble } moves from { $cell1 } to { $cell2 }
alcazar-preview-swap = Your nobles on { $cell1 } and { $cell2 } change places
alcazar-preview-done = { $second ->
    [yes] Only one noble moves in
   *[no] No noble moves in
}
alcazar-preview-pass = You pass
alcazar-preview-fact-value = Value
alcazar-preview-fact-price = Price
alcazar-preview-fact-income = Income
alcazar-preview-fact-points = Points
alcazar-preview-fact-baron = Baron
alcazar-preview-fact-grandee = Grandee
alcazar-preview-tag-value = value { $value }
alcazar-preview-tag-price = { $price ->
    [0] free
    [one] { $price } real
   *[other] { $price } reales
}
alcazar-preview-tag-income = { $count ->
    [one] +{ $count } real
   *[other] +{ $count } reales
}
alcazar-preview-tag-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
alcazar-preview-tag-loss = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}

## The table in sentences

alcazar-text-turn = Round { $round }. { $name } is to play.
alcazar-text-over = The game is over after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
}.
alcazar-text-empty = Nothing has been built yet.
alcazar-text-building = { alcazar-term-building-first }, value { $value }: { $cells }.
alcazar-text-cell = { $cell } on level { $n }
alcazar-text-cell-noble = { $cell } on level { $n } with { $name }’s { alcazar-term-noble }
alcazar-text-bridges = Bridges: { $bridges }.
alcazar-text-bridge = { $cell1 }–{ $cell2 } on level { $n }
alcazar-text-player = { $name }: { $money ->
    [one] { $money } real
   *[other] { $money } reales
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; in reserve { $grandees ->
    [0] no grandee
    [one] { $grandees } grandee
   *[other] { $grandees } grandees
} and { $barons ->
    [0] no baron
    [one] { $barons } baron
   *[other] { $barons } barons
}; in hand { $cards ->
    [0] no construction card
    [one] { $cards } construction card
   *[other] { $cards } construction cards
} and { $towers ->
    [0] no tower card
    [one] { $towers } tower card
   *[other] { $towers } tower cards
}.
alcazar-text-out = { $name } is out of the game with { $money ->
    [one] { $money } real
   *[other] { $money } reales
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alcazar-text-open = Open cards: { $cards }.
alcazar-text-decks = { $deck ->
    [0] The deck is empty
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}, { $towers ->
    [0] no tower card left to buy
    [one] { $towers } tower card to buy
   *[other] { $towers } tower cards to buy
}.
alcazar-text-stock = In stock: { $cubes ->
    [one] { $cubes } stone
   *[other] { $cubes } stones
}, { $bridges ->
    [one] { $bridges } bridge
   *[other] { $bridges } bridges
}, { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}.
alcazar-text-hand = Your hand: { $cards }{ $towers ->
    [0] .
    [one] ; and { $towers } tower card.
   *[other] ; and { $towers } tower cards.
}
alcazar-text-hand-towers = Your hand: { $towers ->
    [one] { $towers } tower card.
   *[other] { $towers } tower cards.
}
alcazar-text-hand-empty = Your hand is empty.
alcazar-text-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} against { $second }.
alcazar-text-won-money = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; money left over decides: { $money } against { $second }.
alcazar-text-won-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, and the same money left over: { $money }.
alcazar-text-part-noble = { $kind ->
    [grandee] Grandee
   *[baron] Baron
} on { $cell }, level { $n }
alcazar-text-part-money = Money: { $money ->
    [one] { $money } real
   *[other] { $money } reales
}
alcazar-count-nobles = { $kind ->
    [grandee] Grandees
   *[baron] Barons
}
alcazar-count-nobles-rate = { $kind ->
    [grandee] twice the level each stands on
   *[baron] the level each stands on
}
alcazar-count-nobles-share = { $count ->
    [0] none
    [one] one, on level { $low }
   *[other] { $same ->
        [yes] { $count }, on level { $low }
       *[no] { $count }, on levels { $low } to { $high }
    }
}
alcazar-count-nobles-lead = { $kind ->
    [grandee] grandees
   *[baron] barons
} brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }
alcazar-count-money = Money
alcazar-count-money-rate = 1 point for every full { $money } reales
alcazar-count-money-share = { $money ->
    [one] { $money } real
   *[other] { $money } reales
}
alcazar-count-money-lead = money brought { $most ->
    [one] { $most } point
   *[other] { $most } points
} to { $less }

## Chances and dangers: the layer over the table

alcazar-layer-remove = Could be removed
alcazar-layer-remove-hint = Dashed in red, with the card or bridge that would do it. His owner is paid what the building is worth.
alcazar-layer-rise = How high they can rise
alcazar-layer-rise-hint = Filled rungs: the level now. Empty ones: as far as tower cards lift. A point on top: the card of that space is still in the game.
alcazar-layer-union = What could unite
alcazar-layer-union-hint = Dashed in blue: the spaces between two buildings, or the bridge over them, with the sum.
alcazar-layer-most = If all rise as high as they can
alcazar-layer-most-hint = Points of the nobles now, and at most with the cards that are left. Bridges and new nobles are not counted.
alcazar-layer-bridge = { $cell1 }–{ $cell2 }
alcazar-layer-removed = { $where ->
    [open] Card { $card } lies open. Played by somebody else, it removes { $name }’s { alcazar-term-noble } on { $cell }; { $name } receives { alcazar-term-money }.
    [own] Card { $card } is in your hand. It would remove { $name }’s { alcazar-term-noble } on { $cell }; { $name } receives { alcazar-term-money }.
   *[shown] { $holder } holds card { $card }. It would remove { $name }’s { alcazar-term-noble } on { $cell }; { $name } receives { alcazar-term-money }.
}
alcazar-layer-removed-bridge = { $builders } could build a bridge { $bridge } now. It would remove { $name }’s { alcazar-term-noble } on { $cell }; { $name } receives { alcazar-term-money }.
alcazar-layer-risen = { $name }’s { alcazar-term-noble } on { $cell } stands on level { $now }{ $higher ->
    [yes] { " " }and can reach { $reach } by tower cards
   *[no] { "" }
}{ $card ->
    [yes] ; card { $cell } is still in the game and would lift him once more.
   *[no] .
}
alcazar-layer-card = { $where ->
    [open] card { $card } (open)
    [own] card { $card } (in your hand)
    [shown] card { $card } (with { $holder })
   *[unseen] card { $card } (not seen yet)
}
alcazar-layer-united = { $first } and { $second } would unite by { $cards }: { $one } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-layer-united-bridge = { $first } and { $second } would unite by a bridge { $bridge }: { $one } + { $other } + { $piece }{ alcazar-term-sum }. { $builders } could build it now.
alcazar-layer-apart = { $first } and { $second } stay apart, as one of them is at 50: { $cards } would bring 50 reales and no stone.
alcazar-layer-counted = { $name }: the nobles count { $now } now, { $most } at most.

## What is known of the map, where people transcribe their own

alcazar-box-map = The map
alcazar-known-spaces = Spaces that lie somewhere
alcazar-known-apart = No two on one cell
alcazar-known-ring = One closed ring: every space touches the one before it, and 1 touches 72
alcazar-known-gaps = 7 to 17 and 17 to 67 are bridges over a gap
alcazar-known-middle = From the middle of 17–67 a bridge leads to 6
alcazar-known-straight = 1–3, 6–8, 7–9 and 37–39 lie straight
alcazar-known-rest = Where all other spaces lie

## Positions that are set up

alcazar-edit-pieces = Pieces
alcazar-edit-stone = Stone
alcazar-edit-bridge = Bridge
alcazar-edit-baron = Baron
alcazar-edit-grandee = Grandee
alcazar-edit-flag = Flag
alcazar-edit-hand = Hand
alcazar-edit-open = Open cards
alcazar-edit-money = Reales
alcazar-edit-towers = Tower cards left
alcazar-edit-unknown = A card nobody knows
alcazar-edit-bare = Nothing stands on { $cell }.
alcazar-edit-no-castle = Nothing stands on { $cell }: a flag needs a building.
alcazar-edit-new = Just built
alcazar-edit-founding = A castle was founded
alcazar-edit-founding-no = no
alcazar-edit-founding-0 = yes, nobody placed yet
alcazar-edit-founding-1 = yes, one noble placed
alcazar-edit-retired = A noble was retired
alcazar-edit-retired-no = no
alcazar-edit-retired-freely = yes
alcazar-edit-retired-forced = yes, had to
alcazar-edit-passed = Passed in succession
alcazar-edit-shown = Taken openly

## What no game can come to

alcazar-position-bridge-twice = There is a bridge { $bridge } already.
alcazar-position-bridges = There are only 20 bridges.
alcazar-position-card-twice = Card { $card } is in two places.
alcazar-position-cards-laid = Cards laid { $laid } stones; those that are gone lay { $most } at most.
alcazar-position-cards-many = There are more cards in hands than there are at all.
alcazar-position-cell = There is no cell { $cell }; a space is 1 to 72, a gap like f7.
alcazar-position-cheap = A castle is worth at least 5, the building on { $cell } is worth { $value }.
alcazar-position-flag = There is no flag { $flag }; flags are { $known }.
alcazar-position-flag-free = The palace on { $cell } has value { $value } and a flag is free: it is a castle. Say so with: castle FLAG { $cell }
alcazar-position-flag-nowhere = Nothing stands on { $cell }: a flag needs a castle.
alcazar-position-flag-twice = There is only one flag { $flag }.
alcazar-position-gap = { $cell } is a gap: its ground carries no stone.
alcazar-position-high = { $cell } has { $cubes } stones above level 5, where only the card of the space builds, and only once.
alcazar-position-line = { $bridge } is not a bridge: its ends lie two cells apart in a straight line.
alcazar-position-middle = The middle of { $bridge } must be lower than its pillars.
alcazar-position-money = All have { $money } reales together; these buildings brought { $most } at most.
alcazar-position-new = In the phases flag and noble, and only there, a line new tells the piece just built.
alcazar-position-new-top = The line new names the cells of one piece that lies on top.
alcazar-position-no-card = There is no card { $card }; cards are 1 to 72.
alcazar-position-no-choice = A flag is chosen only where more palaces wait than flags are free.
alcazar-position-noble-nowhere = Nothing stands on { $cell }: a noble needs a piece under him.
alcazar-position-nobles = There are { $nobles } nobles, more than pieces that were built.
alcazar-position-open-few = { $cards } cards lie open; as long as there is a deck there are six.
alcazar-position-open-many = Six cards lie open, not { $cards }.
alcazar-position-out = Seat { $seat } is not out while there are cards to hold.
alcazar-position-out-turn = It is the turn of seat { $seat }, who is out.
alcazar-position-over = The game is not over: there are stones and bridges, and not all have passed.
alcazar-position-passed = Those who have passed are the last seats before seat { $seat }, in a row.
alcazar-position-piece = { $word } is not a piece; a stone is 8, three are 8x3, a bridge is 7-9.
alcazar-position-pillars = The pillars of { $bridge } are { $height } and { $other } high; they must be equal, 1 or more.
alcazar-position-placed = After the second noble the turn is over.
alcazar-position-reserve = { $kind ->
    [barons] Seat { $seat } has no more barons.
   *[grandees] Seat { $seat } has no more grandees.
}
alcazar-position-retired = No noble was retired: nothing was built on which one can have stood.
alcazar-position-round = To come here took { $needed } turns; by round { $round } there were { $turns }.
alcazar-position-rounds = In every round somebody buys or builds, so no game has more than { $most } rounds.
alcazar-position-shown = Card { $card } is shown but not in the hand of seat { $seat }.
alcazar-position-stones = There are only 84 stones.
alcazar-position-towers = There are 20 tower cards, not { $cards }.
alcazar-position-two-flags = The castle on { $cell } has two flags.
alcazar-position-two-nobles = Two nobles stand on { $cell }.
alcazar-position-unknown = Open cards are known; in the deck ? stands once, at the end: the others.

## The score sheet, for those who only count

alcazar-sheet-levels = the level each stands on
alcazar-sheet-noble = { $kind ->
    [grandee] Grandee
   *[baron] Baron
} on level { $n }
alcazar-sheet-money = { $counts ->
    [yes] reales; every full 50 are a point, the rest breaks ties
   *[no] reales; they only break ties
}
alcazar-sheet-too-high = All nobles together stand on { $levels } levels. With 84 stones and 20 bridges there are { $most } at most.

## What came to light at a table of wood

alcazar-need-open = Which card was turned up?
alcazar-need-drew = Which card did { $name } draw?
alcazar-need-hand = Which cards does { $name } hold?
alcazar-need-hint = Tap its space on the plan, or its number.

alcazar-print = { $what ->
    [cards] Construction cards
    [towers] Tower cards
    [nobles] Nobles
   *[flags] Flags and bridges
}
## Boards that cannot be played on

alcazar-setup-spaces = A map has the spaces 1 to 72, each once: "spaces" with the numbers "1" to "72".
alcazar-setup-place = Space { $space } lies at { $at }; it needs [x, y], both from 0 to 10.
alcazar-setup-ring = Space { $space } does not touch the one before it.
alcazar-setup-apart = Space { $space } lies on the cell of another one; each has a cell of its own.

## Opponents

alcazar-opponent-nuno = Sets a noble wherever he may. He overlooks a good deal, bridges most of all.
alcazar-opponent-mencia = Likes a full purse and a full hand. Once up, her nobles mostly stay: she seldom thinks of retiring one.
alcazar-opponent-aimeric = Climbs with one noble to where nobody follows, tower card upon tower card. Bridges he often does not see.
alcazar-opponent-violante = Looks for places where her nobles could cross a bridge. Half the time it does not occur to her to buy a tower card.
alcazar-opponent-maymuna = Counts every real, and keeps some back. Careful at first, hasty towards the end.
alcazar-opponent-gutierre = Goes for whoever stands highest, and stakes much on it. He often forgets to retire his own nobles.
alcazar-opponent-rayhana = Gathers cards and takes no risks. What could be lost weighs more with her than what could be won.
alcazar-opponent-mundhir = Looks farther ahead than all others and says nothing. No taste leads him astray.
alcazar-opponent-ermeline = Plays evenly matched games: when she is ahead she lets you catch up, when she is behind she plays her best.
