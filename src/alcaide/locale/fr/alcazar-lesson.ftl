### La leçon de la première partie d’Alcazar. Chaque étape a un titre, un texte et, là où il y a
### quelque chose à faire, une réponse à qui tente une autre action. Les numéros deviennent des liens.

alcazar-lesson-learner = Ana
alcazar-lesson-rival = Zoraya

alcazar-lesson-welcome-title = On bâtit ensemble, on grimpe chacun pour soi
alcazar-lesson-welcome-text = Les pierres ne sont à personne : tout le monde bâtit les mêmes châteaux. Ce qui compte, c’est la hauteur où se tiennent vos nobles quand la dernière pierre est posée. Vous êtes Ana, en bleu avec le cercle. Zoraya, en rouge avec le losange, a ouvert la partie par un château en 23, 24 et 25.

alcazar-lesson-castle-title = Fondez un château
alcazar-lesson-castle-text = Une carte permet de bâtir sur le terrain de son numéro. La carte 8 peut fonder un château : deux pierres sur le terrain 8, une sur chacun de deux terrains voisins. Fondez le vôtre en 8, 9 et 10. Il vaut 5, et celui qui bâtit touche la valeur : 5 réaux pour vous. ALC-30
alcazar-lesson-castle-wrong = Bonne idée dans une vraie partie. Ici, prenez la carte 8 et fondez un château en 8, 9 et 10.

alcazar-lesson-grandee-title = Emménagez tant que c’est bon marché
alcazar-lesson-grandee-text = Un Baron coûte ce que vaut le bâtiment, un Grande le double, mais il compte deux fois le niveau où il se tient. Posez un Grande au bout le plus haut, le terrain 8 : pour 10 réaux, il vaut 4 points. ALC-51
alcazar-lesson-grandee-wrong = Ce serait permis. Mais le bout le plus haut est la meilleure place, et elle ne sera plus jamais si bon marché : posez un Grande en 8.

alcazar-lesson-buy-title = Achetez une carte
alcazar-lesson-buy-text = Votre Baron s’est installé en 10, et Zoraya s’est empressée de bâtir à votre château, de toucher sa part et de poser un Baron en 7. C’est son droit : les bâtiments ne sont à personne. Vous voudrez grimper. Achetez une carte tour pour 10 réaux ; ce sera votre action pour ce tour. ALC-11
alcazar-lesson-buy-wrong = Plus tard, peut-être. Pour la suite, il vous faut une carte tour : achetez-en une à la pile des tours.

alcazar-lesson-tower-title = Grimpez
alcazar-lesson-tower-text = Une carte tour glisse une pierre sous l’un de vos nobles, jusqu’au niveau 5. Jouez-la en 10. Votre Baron s’élève, le château passe de 6 à 8, car une pierre posée sur une pierre vaut 2, et celui qui bâtit touche les 8. ALC-41
alcazar-lesson-tower-wrong = Gardez cela pour plus tard. Jouez la carte tour sous votre Baron, en 10.

alcazar-lesson-bridge-title = Construisez un pont
alcazar-lesson-bridge-text = Deux bouts de même hauteur, un creux entre les deux et l’un de vos nobles à l’un des bouts : voilà de quoi porter un pont. Il coûte 15 et ne demande pas de carte. De 8 à 10, il repose au niveau 3 et ajoute 9 à la valeur : il rapporte donc 17, et vos deux nobles montent avec lui. ALC-46
alcazar-lesson-bridge-wrong = Ici, rien ne rapporte autant qu’un pont. Construisez-le de 8 à 10.

alcazar-lesson-union-title = Réunissez deux bâtiments
alcazar-lesson-union-text = Zoraya a une villa en 5 : un bâtiment sans drapeau, qui vaut 1. Une pierre en 6 touche les deux bâtiments et n’en fait plus qu’un. Les 17 du château, le 1 de la villa et 1 pour la nouvelle pierre font 19, et vous touchez le tout. ALC-80
alcazar-lesson-union-wrong = Regardez le terrain 6, entre le château et la villa, et jouez-y la carte 6.

alcazar-lesson-remove-title = Prenez la place d’un autre
alcazar-lesson-remove-text = Vous n’avez posé personne en 6 : 19 réaux pour un point seraient une mauvaise affaire. Il y a mieux. Le Baron de Zoraya se tient en 25, et vous avez la carte 25. Posez votre pierre dessus : il rentre chez lui, la banque le paie à Zoraya, et la place est à vous. ALC-36
alcazar-lesson-remove-wrong = Il y a plus hardi. Jouez la carte 25, là où se tient le Baron rouge.

alcazar-lesson-retire-title = Rappelez un noble
alcazar-lesson-retire-text = Votre Baron a pris la place. Vous voudriez maintenant un Grande sur le pont, mais un terrain ne porte qu’un noble, et votre premier Baron se tient en 10. Avant l’action, vous pouvez retirer un noble. La banque paie ce qu’il coûterait aujourd’hui : venu pour 5, il repart pour 19. ALC-60
alcazar-lesson-retire-wrong = Faites d’abord de la place : retirez le Baron du terrain 10.

alcazar-lesson-top-title = Bâtissez sur le pont
alcazar-lesson-top-text = Jouez maintenant la carte 10. En haut d’un bâtiment, une pierre vaut 2 à n’importe quelle hauteur, et pour les cartes de construction il n’y a de limite que le ciel. Le bout du pont monte au niveau 4, et le château rapporte 21. ALC-36
alcazar-lesson-top-wrong = La place est libre à présent : jouez la carte 10.

alcazar-lesson-noble-title = La plus belle place
alcazar-lesson-noble-text = Posez là-haut votre second Grande. Il coûte deux fois la valeur, 42 réaux, et compte deux fois le niveau : 8 points, là où le Baron en comptait 3. ALC-51
alcazar-lesson-noble-wrong = Ne laissez pas vide la meilleure place du plateau : posez votre Grande en 10.

alcazar-lesson-last-title = La dernière pierre
alcazar-lesson-last-text = Une heure plus tard. Vous avez 43 points, Zoraya 44, et il reste une pierre : la poser met fin à la partie. Votre Baron se tient en 48, et vous avez cette carte. La pierre l’élève d’un niveau, et ses 35 réaux vous font passer les 400 : chaque tranche de 50 vaut un point. ALC-90
alcazar-lesson-last-wrong = Cela ne suffirait pas. Jouez la carte 48 : un point pour le niveau, un pour l’argent.

alcazar-lesson-score-title = Gagné d’un point
alcazar-lesson-score-text = Un Baron compte son niveau, un Grande le double, chaque tranche entière de 50 réaux un point. Tout le jeu est là : bâtir où cela rapporte, emménager tant que c’est bon marché, et se laisser porter par les pierres des autres. ALC-91
