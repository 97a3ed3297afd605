### The first-game lesson of Alcazar. Each step has a title and a text and, where something is to be
### done, what to say when another action is tried. Numbers of rules become links.

alcazar-lesson-learner = Ana
alcazar-lesson-rival = Zoraya

alcazar-lesson-welcome-title = Build together, climb alone
alcazar-lesson-welcome-text = The stones belong to nobody: everyone builds on the same castles. What counts is how high your nobles stand when the last stone is laid. You are Ana, blue with the circle. Zoraya, red with the diamond, has opened the game with a castle on 23, 24 and 25.

alcazar-lesson-castle-title = Found a castle
alcazar-lesson-castle-text = A card lets you build on the space with its number. Card 8 can found a castle: two stones go on space 8, one each on two spaces beside it. Found yours on 8, 9 and 10. It is worth 5, and whoever builds is paid the value: 5 reales for you. ALC-30
alcazar-lesson-castle-wrong = A good idea for a real game. Here, pick card 8 and found a castle on 8, 9 and 10.

alcazar-lesson-grandee-title = Move in while it is cheap
alcazar-lesson-grandee-text = A baron costs what the building is worth, a grandee twice that, and he counts twice the level on which he stands. Put a grandee on the tall end, space 8: for 10 reales he is worth 4 points. ALC-51
alcazar-lesson-grandee-wrong = That would be allowed. But the tall end is the best place, and it will never be so cheap again: put a grandee on space 8.

alcazar-lesson-buy-title = Buy a card
alcazar-lesson-buy-text = Your baron has moved in on 10, and Zoraya has promptly built on your castle, been paid for it and put a baron of her own on 7. She may: buildings belong to nobody. You will want to climb. Buy a tower card for 10 reales; that is your action for this turn. ALC-11
alcazar-lesson-buy-wrong = Later, perhaps. For the next step you need a tower card: buy one from the pile of towers.

alcazar-lesson-tower-title = Climb
alcazar-lesson-tower-text = A tower card lays a stone under a noble of yours, up to level 5. Play it on space 10. Your baron rises, the castle grows from 6 to 8, for a stone upon a stone is worth 2, and the builder is paid all 8. ALC-41
alcazar-lesson-tower-wrong = Keep that for later. Play the tower card under your own baron, on space 10.

alcazar-lesson-bridge-title = Build a bridge
alcazar-lesson-bridge-text = Two ends of the same height, lower ground between them and a noble of yours on one end: that carries a bridge. It costs 15 and needs no card. From 8 to 10 it lies on level 3 and adds 9 to the value, so it pays 17, and both your nobles rise with it. ALC-46
alcazar-lesson-bridge-wrong = Nothing pays as well as a bridge here. Build it from space 8 to space 10.

alcazar-lesson-union-title = Join two buildings
alcazar-lesson-union-text = Zoraya has a palace on space 5: a building without a flag, worth 1. A stone on space 6 touches both buildings and makes them one. The castle’s 17, the palace’s 1 and 1 for the new stone make 19, and you are paid all of it. ALC-80
alcazar-lesson-union-wrong = Look at space 6, between the castle and the palace, and play card 6 there.

alcazar-lesson-remove-title = Take somebody’s place
alcazar-lesson-remove-text = You placed no noble on 6: 19 reales for one point would be a poor bargain. There is a better place. Zoraya’s baron stands on space 25, and you hold card 25. Lay your stone on top: he goes home, the bank pays her for him, and the place is yours. ALC-36
alcazar-lesson-remove-wrong = There is something sharper to do. Play card 25, where the red baron stands.

alcazar-lesson-retire-title = Call a noble back
alcazar-lesson-retire-text = Your own baron took the place. Now you would like a grandee on the bridge, but only one noble fits on a space, and your first baron stands on 10. Before your action you may call one noble back. The bank pays what he would cost today: he came for 5 and goes for 19. ALC-60
alcazar-lesson-retire-wrong = First make room: call back the baron on space 10.

alcazar-lesson-top-title = Build on the bridge
alcazar-lesson-top-text = Now play card 10. On top of a building a stone is worth 2 at any height, and for construction cards the sky is the limit. The end of the bridge rises to level 4, and the castle pays 21. ALC-36
alcazar-lesson-top-wrong = The place is free now: play card 10.

alcazar-lesson-noble-title = The best place of all
alcazar-lesson-noble-text = Put your second grandee up there. He costs twice the value, 42 reales, and counts twice the level: 8 points, where the baron counted 3. ALC-51
alcazar-lesson-noble-wrong = Do not leave the best place of the board empty: put your grandee on space 10.

alcazar-lesson-last-title = The last stone
alcazar-lesson-last-text = An hour later. You have 43 points, Zoraya 44, and one stone is left: laying it ends the game. Your baron stands on space 48, and you hold that card. The stone lifts him a level, and its 35 reales take you past 400: each full 50 counts one point. ALC-90
alcazar-lesson-last-wrong = That would not be enough. Play card 48: one point for the level, one for the money.

alcazar-lesson-score-title = Won by a point
alcazar-lesson-score-text = A baron counts his level, a grandee twice his level, every full 50 reales one point. That is the whole game: build where it pays, move in while it is cheap, and let the stones of others carry you up. ALC-91
