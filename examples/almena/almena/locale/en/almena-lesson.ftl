### The first-game lesson of Almena. Each step has a title and a text and, where something is to be
### done, what to say when another action is tried. Numbers of rules become links.

almena-lesson-learner = Ana
almena-lesson-rival = Zoraya

almena-lesson-welcome-title = Ten walls round a keep
almena-lesson-welcome-text = The five rows and five columns of the courtyard are walls. You are Ana, red, and Zoraya is blue. In turn you lay cards. Whoever has most strength on a full wall takes the treasure of all its cards.

almena-lesson-first-title = Strength and treasure
almena-lesson-first-text = Strength and treasure of a card make 7 together. Your 6 wins walls, but brings treasure 1 only. The first card has to touch the keep. Lay the 6 on d3, where it counts for row 3 and for column d. ALM-1
almena-lesson-first-wrong = Begin with strength: lay the 6 on d3.

almena-lesson-beside-title = Beside any card
almena-lesson-beside-text = Zoraya has answered in column d. From now on a card may lie beside any other one, hers too. Column d is not lost: lay a 3 on d5, next to her 6. ALM-11
almena-lesson-beside-wrong = Stay in column d: lay a 3 on d5.

almena-lesson-count-title = Count before you close
almena-lesson-count-text = In column c one cell is empty. Zoraya has 5 and 2 there, 7 together; you have 3. With your 5 on c1 you have 8, and the column is decided at once: treasure 13 for you. ALM-20
almena-lesson-count-wrong = Only the 5 on c1 gives you more than 7 in column c.

almena-lesson-again-title = Just enough
almena-lesson-again-text = Column d lacks d1. You have 6 and 3 there, Zoraya has 5 and 6. A 2 would make it 11 to 11, and nobody takes a wall that is tied. A 3 is just enough. ALM-21
almena-lesson-again-wrong = Count column d: you need 3 more on d1, not less.

almena-lesson-hold-title = Two cards that hold
almena-lesson-hold-text = Zoraya has laid a 6 in row 3 as well. This row and column c go round the keep and have four cells only. With a second 6 on e3 you have 12 to her 6, and all four 6s are laid then: no single card can catch up.
almena-lesson-hold-wrong = Hold row 3: lay the 6 on e3.

almena-lesson-build-title = A row of your own
almena-lesson-build-text = In row 1 your 5 and your 3 lie alone. With the 4 on b1 you have 12, and two cells are left. As the 6s are gone, Zoraya can bring 10 there at most. The row is yours, whoever closes it.
almena-lesson-build-wrong = Later. Lay the 4 on b1, in your row.

almena-lesson-weak-title = The weak bring the treasure
almena-lesson-weak-text = In row 5 you have three 3s, so it can spare a weak card. Lay the 1 on e5: it adds treasure 6 to a row that will be yours, and to column e, which you mean to take.
almena-lesson-weak-wrong = Put your treasure where you are strong: the 1 goes to e5.

almena-lesson-harvest-title = And the strong take it
almena-lesson-harvest-text = Column e lacks e2 only. You have 6 and 1 there, Zoraya has 4 and 2. Your 5 takes the column, and the 1 that you laid last brings its treasure back: 17.
almena-lesson-harvest-wrong = Close column e with the 5 on e2.

almena-lesson-give-title = Nobody may pass
almena-lesson-give-text = Only column a has empty cells. Row 4 is lost: Zoraya has 11 there, you have nothing. Better close it with your 4, which is worth 3, than with the 2, which is worth 5. ALM-12
almena-lesson-give-wrong = Give away as little treasure as you can: lay the 4 on a4.

almena-lesson-last-title = Your last card
almena-lesson-last-text = Row 3 has waited for this: with two 6s you have 12, Zoraya has 6. Lay the 2 on a3, and the row is yours. Zoraya lays the last card on a1 then, where your row 1 is full.
almena-lesson-last-wrong = Row 3 is yours with a card on a3.

almena-lesson-end-title = Won by ten
almena-lesson-end-text = 89 to 79. All walls are decided. You took six of them, and your weakest cards lay where they paid you. That is the whole game. ALM-31
