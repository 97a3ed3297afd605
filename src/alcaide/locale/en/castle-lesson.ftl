### The first-game lesson of The Castle. Each step has a title and a text and, where something is to
### be done, what to say when another action is tried. Numbers of rules become links.

castle-lesson-learner = Ana
castle-lesson-rival = Zoraya

castle-lesson-welcome-title = A town within a wall
castle-lesson-welcome-text = Tile by tile you fill the town together. Nothing belongs to anybody, except where followers stand. You are Ana, with the white followers. Zoraya, black, has begun at the lower wall and set a merchant in the court there. The score is walked along the wall.

castle-lesson-place-title = Paths must go on
castle-lesson-place-text = A tile touches another one, or one of the seven start spaces in the wall, with a whole side. Only paths have to fit: path meets path. West of a8 the wall shows the beginning of one. Put your tile on a8, as it was drawn. CST-3
castle-lesson-place-wrong = It would fit there. For this lesson put the tile on a8, as drawn, where a path begins in the wall.

castle-lesson-herald-title = A follower for the path
castle-lesson-herald-text = You may now set one follower on the tile just placed. What he stands on scores for you once it is complete. On a path he is called a herald. There is a well on this one: it brings 2 points for each tile instead of 1. CST-5
castle-lesson-herald-wrong = Later. Set the herald on the path with the well.

castle-lesson-complete-title = Complete it
castle-lesson-complete-text = A path is complete when no end of it is open. The tile in your hand shows a square, and a square ends every path that meets there. Put it on a9, upside down, with a path to the north: then yours runs from the wall to the square. CST-6
castle-lesson-complete-wrong = Look at the open end of your path: put the tile on a9, upside down.

castle-lesson-squire-title = First the follower, then the points
castle-lesson-squire-text = The path is complete: the start space and two tiles, doubled by the well, 6 points. But a follower is set before that, and your herald comes home only afterwards. Use another one: set a squire in the house of this tile, which can still grow. CST-11
castle-lesson-squire-wrong = The house is the better place: set a squire there.

castle-lesson-land-title = Stop on a tower
castle-lesson-land-text = You have completed a path with a well on c10. A herald there scores at once: 3 tiles, 6 points, from 6 to 12. The corner tower has the numbers 12 and 13, and who stops exactly on one of them takes the wall tile. Passing brings nothing. CST-13
castle-lesson-land-wrong = Count along the wall: 6 points from 6 is 12. Set the herald.

castle-lesson-merchant-title = A merchant in the court
castle-lesson-merchant-text = Your wall tile doubles a tower. Now to the courts: they score at the end only, 3 points for each market, and a merchant lies there until then. The court on i4 goes on to the next tile: 2 markets, 6 points. Nobody is in it. CST-15
castle-lesson-merchant-wrong = Do not leave two markets lying about: set the merchant.

castle-lesson-double-title = Use the wall tile
castle-lesson-double-text = Your tower at e2 is complete: 3 tiles at 2 points each are 6. A wall tile may be used from the turn after it was taken, in your own turns, once. With it the tower brings 4 for each tile, 12 points. CST-W2
castle-lesson-double-wrong = That would leave 6 points lying. Score the tower with the wall tile.

castle-lesson-order-title = The order matters
castle-lesson-order-text = You have completed two things: a path of 4 points and a house of 2. You stand on 28, and each is a move of its own. The house first would go to 30 and then to 34, past the tower. The path first stops on 32, and there lies a wall tile. CST-12
castle-lesson-order-wrong = Count again: only the path, scored first, stops on 32.

castle-lesson-tie-title = Share what you cannot have
castle-lesson-tie-text = Zoraya’s knight holds the tower at c4. Yours stands on d4, next to it. You may not set a knight where one stands, but a tile may join two towers. Put yours on c3: then it is one against one, and when the tower is complete nobody scores. CST-10
castle-lesson-tie-wrong = There is a tower to take away from Zoraya: put the tile on c3, as drawn.

castle-lesson-keep-title = Houses carry the keep
castle-lesson-keep-text = The house from e1 to g1 is complete, and nobody is in it. A squire set now scores it in the same turn: 3 points. That matters less than your keep, which moves from a house of 2 tiles to one of 3. The largest keep brings a point for every cell of the largest empty area at the end. CST-14
castle-lesson-keep-wrong = The keep is worth more than that: set a squire in the house.

castle-lesson-last-title = The last tile
castle-lesson-last-text = Half an hour later. The last tile lies: you would have 94 points, Zoraya 95. What is incomplete brings nothing at the end, except with a wall tile, and one of yours lets an open path score. Yours would count 3 tiles, if somebody stood on it. CST-W4
castle-lesson-last-wrong = That would not be enough. Set the herald: the open path brings 3 points.

castle-lesson-score-title = Won by two points
castle-lesson-score-text = 97 to 95. At the end came the larger keep, with 12 empty cells, then the markets, then the wall tiles: 3 for a path, 3 for a house. That is the whole game: join, complete, count your steps, and do not leave to others what you can tie. CST-17
