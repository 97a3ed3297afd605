### The first-game lesson of Alhambra. Each step has a title and a text and, where something is to
### be done, what to say when another action is tried. Numbers of rules become links.

alhambra-lesson-learner = Ana
alhambra-lesson-rival = Zoraya
alhambra-lesson-third = Yusuf

alhambra-lesson-welcome-title = A palace of your own
alhambra-lesson-welcome-text = Everybody builds an Alhambra around a fountain. Three times it is looked at: who has most buildings of each type, and how long is the wall outside? You are Ana, in blue, against Zoraya and Yusuf. Each of you has already sent out the vizier – more of him later – to buy a first building. Yours are chambers with three walls.

alhambra-lesson-money-title = Coin of home
alhambra-lesson-money-text = Every builder wants coin of home: the first slot of the market is paid in yellow, the next ones in green, blue and orange, whatever the colour of the building. Tower 9c on the green slot would be fine, but you hold only green 7. So take money: one card of any value, or several up to 5 in all. Take green 2 and orange 3. ALH-2
alhambra-lesson-money-wrong = One may do that. But mind the price of the tower: take green 2 and orange 3, 5 in all.

alhambra-lesson-buy-title = Pay to the coin
alhambra-lesson-buy-text = Green 7 and green 2 make 9, exactly the price of tower 9c. This is the heart of the game: whoever pays to the coin, with nothing over, may act again. Buy the tower. ALH-4
alhambra-lesson-buy-wrong = There is something better: buy the tower with green 7 and green 2, for exactly 9.

alhambra-lesson-again-title = And once more
alhambra-lesson-again-text = The tower waits until your actions are over. Now the further action: blue 7 is enough for arcades 6a on the blue slot. Nobody gives change, so 1 is lost, and as this is not paid to the coin, your actions end with it. The building is worth it. ALH-3
alhambra-lesson-again-wrong = That would be allowed. In this lesson use the further action for arcades 6a on the blue slot.

alhambra-lesson-place-title = Mind the walls
alhambra-lesson-place-text = Tiles are never turned. Where two touch, both have a wall or neither has one, and every tile must be reached on foot from the fountain. Tower 9c has walls in the north and west. Put it right above the fountain: there its walls carry on those of the chambers. ALH-11
alhambra-lesson-place-wrong = It can be done. But begin with the tower, right above the fountain.

alhambra-lesson-wall-title = The longest wall
alhambra-lesson-wall-text = Your wall runs over 5 sides now, and in each scoring every side of its longest stretch is worth a point. Arcades 6a have walls in the north and east. To the right of the tower they go on where it stops: 7. Beside the fountain they would begin a stretch of their own. ALH-23
alhambra-lesson-wall-wrong = There they would begin a wall of their own. Put the arcades to the right of the tower.

alhambra-lesson-reserve-title = Not every place is a good one
alhambra-lesson-reserve-text = Two turns later you have bought arcades 9. They have no wall: to the right of the fountain or below it, they would stop the wall that you want to carry on there. Put them into the reserve. It holds as many tiles as you like; they score nothing there, but they wait. ALH-14
alhambra-lesson-reserve-wrong = There your wall could go no further. Put the arcades into the reserve for now.

alhambra-lesson-redesign-title = Redesign
alhambra-lesson-redesign-text = In the meantime garden 9 carries the wall on, and you have just paid seraglio 5 to the coin. Use the further action to build the arcades from your reserve, below the garden. They become the gate: where there is no wall, an Alhambra can grow. To take a tile down or to exchange one is an action, too. ALH-15
alhambra-lesson-redesign-wrong = Bring the arcades home with this action: build them below the garden.

alhambra-lesson-bonus-title = Count twice
alhambra-lesson-bonus-text = The first scoring card is out. You and Zoraya have two arcades each and would share 3 points: 1 for each, fractions are dropped. But you were dealt three bonus cards, and the building on one of them stands in your Alhambra: arcades 9. Show the card, and it counts as one more. ALH-B2
alhambra-lesson-bonus-wrong = Modest, but expensive: with the card you have most arcades, and 3 points instead of 1.

alhambra-lesson-scoring-title = The first scoring
alhambra-lesson-scoring-text = 24 points: 14 for buildings and 10 for the wall. The first time only whoever has most of a type scores, from 1 for pavilions to 6 for towers. The second time the second place scores as well, the third time the third, and everything is worth more: up to 21 for most towers. The last scoring is held at the end. ALH-21

alhambra-lesson-square-title = Squares
alhambra-lesson-square-text = A square costs nothing but an action; you may own three. In each scoring it counts as many buildings of its colour as touch it with no wall between. The open brown one goes with arcades. Its walls, south and west, would suit your gate: below arcades 9 it counts 1 and makes the wall longer by 2. Take it. ALH-Q5
alhambra-lesson-square-wrong = The brown one suits you best: it goes with arcades. Take it.

alhambra-lesson-pay-title = The exchange card
alhambra-lesson-pay-text = You have picked up an exchange card, green-blue. With it you pay on a green or a blue slot in both currencies, mixed as you like, but only to the coin. Garden 8a lies on the green slot, and you have no green money at all: pay with the card and blue 8. And then you may act again. ALH-X2
alhambra-lesson-pay-wrong = You hold all you need for garden 8a: the exchange card and blue 8.

alhambra-lesson-reactivate-title = Reactivate the vizier
alhambra-lesson-reactivate-text = Your vizier has been lying face down since he bought the chambers. To reactivate him is an action that ends your turn. Where better to spend a further action? Reactivate him. ALH-V5
alhambra-lesson-reactivate-wrong = Tempting, but he could not act when you need him: reactivate the vizier.

alhambra-lesson-vizier-title = Between two turns
alhambra-lesson-vizier-text = Yusuf’s turn is over, and pavilion 7 has come up on the orange slot. Between two turns whoever has an active vizier may buy one building to the coin. Orange 3 and 4 make 7. Send him: your own turn, which comes next, stays free for other things. ALH-V3
alhambra-lesson-vizier-wrong = You could buy it in your turn, but why spend an action? Send the vizier with orange 3 and 4.

alhambra-lesson-last-title = The last tiles
alhambra-lesson-last-text = Much later. The bag is empty, and what lies on the market goes, free of charge, to whoever holds most money of its slot. So you are given tower 10. In the reserve it would count nothing, and Zoraya would win with 143 to 139. Put it at the southern end, where it makes your wall longer, too. ALH-27
alhambra-lesson-last-wrong = That is not the best place. At the southern end it makes your wall longer by 1.

alhambra-lesson-score-title = Won by the wall
alhambra-lesson-score-text = 144 to 140 and 136. For their buildings the others were given 100 points each, and you 90. But your wall was worth 10, 21 and 23, and theirs only 40 and 36 in all. That is the game: pay to the coin, have most where it counts, and never let go of the wall. ALH-29
