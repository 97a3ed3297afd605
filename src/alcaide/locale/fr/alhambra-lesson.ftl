### La leçon de la première partie d’Alhambra. Chaque étape a un titre et un texte et, là où il y a
### quelque chose à faire, ce qu’on dit quand une autre action est essayée. Les numéros des règles
### deviennent des liens.

alhambra-lesson-learner = Ana
alhambra-lesson-rival = Zoraya
alhambra-lesson-third = Yusuf

alhambra-lesson-welcome-title = Un palais à vous
alhambra-lesson-welcome-text = Chacun bâtit une Alhambra autour d’une fontaine. Trois fois, on regarde qui a le plus de bâtiments de chaque genre, et combien le mur est long. Vous êtes Ana, en bleu, contre Zoraya et Yusuf. Chacun a déjà envoyé son vizir – on y reviendra – acheter un premier bâtiment. Vous avez des chambres, murées de trois côtés.

alhambra-lesson-money-title = La monnaie du pays
alhambra-lesson-money-text = Chaque bâtisseur veut la monnaie de chez lui : le premier emplacement du marché se paie en jaune, les suivants en vert, bleu et orange, quelle que soit la couleur du bâtiment. La tour 9c, en vert, vous irait bien, mais vous n’avez qu’un vert 7. Prenez de l’argent : une carte, ou plusieurs jusqu’à 5 en tout. Prenez vert 2 et orange 3. ALH-2
alhambra-lesson-money-wrong = On le peut. Mais pensez au prix de la tour : prenez vert 2 et orange 3, 5 en tout.

alhambra-lesson-buy-title = Payez juste
alhambra-lesson-buy-text = Vert 7 et vert 2 font 9, exactement le prix de la tour 9c. C’est le cœur du jeu : qui paie juste, sans rien de trop, peut agir encore. Achetez la tour. ALH-4
alhambra-lesson-buy-wrong = Il y a mieux : achetez la tour avec vert 7 et vert 2, pour exactement 9.

alhambra-lesson-again-title = Et encore une fois
alhambra-lesson-again-text = La tour attend que vos actions soient finies. Voici l’action de plus : le bleu 7 suffit pour les arcades 6a, à l’emplacement bleu. On ne rend pas la monnaie, et 1 est perdu ; comme ce n’est pas payé juste, vos actions s’arrêtent là. Le bâtiment le vaut bien. ALH-3
alhambra-lesson-again-wrong = Ce serait permis. Pour cette leçon, servez-vous de l’action pour les arcades 6a, à l’emplacement bleu.

alhambra-lesson-place-title = Gare aux murs
alhambra-lesson-place-text = Les tuiles ne se tournent jamais. Là où deux se touchent, les deux ont un mur ou aucune, et l’on doit pouvoir aller à pied de la fontaine à chaque tuile. La tour 9c a des murs au nord et à l’ouest. Posez-la juste au-dessus de la fontaine : elle y continue le mur des chambres. ALH-11
alhambra-lesson-place-wrong = C’est possible. Mais commencez par la tour, juste au-dessus de la fontaine.

alhambra-lesson-wall-title = Le mur le plus long
alhambra-lesson-wall-text = Votre mur court maintenant sur 5 côtés, et à chaque décompte chaque côté du plus long tronçon vaut un point. Les arcades 6a ont des murs au nord et à l’est. À droite de la tour, elles reprennent là où elle s’arrête : 7. À côté de la fontaine, elles commenceraient un autre tronçon. ALH-23
alhambra-lesson-wall-wrong = Elles y commenceraient un mur à part. Posez les arcades à droite de la tour.

alhambra-lesson-reserve-title = Toute case n’est pas bonne
alhambra-lesson-reserve-text = Deux tours plus tard, vous avez acheté les arcades 9. Elles n’ont pas de mur : à droite de la fontaine ou au-dessous, elles arrêteraient le mur que vous voulez y prolonger. Mettez-les en réserve. Elle accueille autant de tuiles que l’on veut ; elles n’y rapportent rien, mais elles attendent. ALH-14
alhambra-lesson-reserve-wrong = Là, votre mur n’irait pas plus loin. Mettez les arcades en réserve pour l’instant.

alhambra-lesson-redesign-title = Réaménagez
alhambra-lesson-redesign-text = Entre-temps le jardin 9 a prolongé le mur, et vous venez de payer juste le sérail 5. Avec l’action de plus, bâtissez les arcades de votre réserve sous le jardin. Elles en sont la porte : là où il n’y a pas de mur, une Alhambra peut grandir. Retirer ou échanger une tuile est aussi une action. ALH-15
alhambra-lesson-redesign-wrong = Ramenez les arcades chez vous avec cette action : bâtissez-les sous le jardin.

alhambra-lesson-bonus-title = Comptez double
alhambra-lesson-bonus-text = La première carte de décompte est sortie. Zoraya et vous avez chacune deux arcades, et vous partageriez 3 points : 1 chacune, les fractions se perdent. Mais vous avez reçu trois bonus, et le bâtiment de l’un d’eux est dans votre Alhambra : les arcades 9. Montrez la carte : elle compte comme des arcades de plus. ALH-B2
alhambra-lesson-bonus-wrong = Quelle modestie : avec la carte, vous avez le plus d’arcades, et 3 points au lieu de 1.

alhambra-lesson-scoring-title = Le premier décompte
alhambra-lesson-scoring-text = 24 points : 14 pour les bâtiments et 10 pour le mur. La première fois, seul marque qui a le plus d’un genre, de 1 pour les pavillons à 6 pour les tours. La deuxième fois, le deuxième marque aussi, la troisième, le troisième, et tout vaut davantage : jusqu’à 21 pour les tours. Le dernier décompte a lieu à la fin. ALH-21

alhambra-lesson-square-title = Les esplanades
alhambra-lesson-square-text = Une esplanade ne coûte qu’une action ; on peut en avoir trois. À chaque décompte, elle compte autant qu’il y a de bâtiments de sa couleur qui la touchent sans mur entre eux. La brune va avec les arcades. Ses murs, au sud et à l’ouest, conviennent à votre porte : sous les arcades 9, elle compte 1 et allonge le mur de 2. Prenez-la. ALH-Q5
alhambra-lesson-square-wrong = La brune est celle qu’il vous faut : elle va avec les arcades. Prenez-la.

alhambra-lesson-pay-title = La carte de change
alhambra-lesson-pay-text = Vous avez ramassé une carte de change vert-bleu. Avec elle, à un emplacement vert ou bleu, vous payez dans les deux devises, mêlées à votre gré, mais exactement le prix. Le jardin 8a est en vert, et vous n’avez rien en vert : payez avec la carte et le bleu 8. Et vous pourrez agir encore. ALH-X2
alhambra-lesson-pay-wrong = Vous avez tout ce qu’il faut pour le jardin 8a : la carte de change et le bleu 8.

alhambra-lesson-reactivate-title = Réactivez le vizir
alhambra-lesson-reactivate-text = Votre vizir est face cachée depuis qu’il a acheté les chambres. Le réactiver est une action qui termine votre tour. À quoi mieux employer une action reçue en plus ? Réactivez-le. ALH-V5
alhambra-lesson-reactivate-wrong = C’est tentant, mais il ne pourrait pas servir quand vous auriez besoin de lui : réactivez le vizir.

alhambra-lesson-vizier-title = Entre deux tours
alhambra-lesson-vizier-text = Le tour de Yusuf est fini, et le pavillon 7 est arrivé à l’emplacement orange. Entre deux tours, qui a un vizir actif peut acheter un bâtiment en payant juste. Orange 3 et 4 font 7. Envoyez-le : votre tour, qui vient maintenant, reste libre pour autre chose. ALH-V3
alhambra-lesson-vizier-wrong = Vous pourriez l’acheter à votre tour, mais pourquoi dépenser une action ? Envoyez le vizir avec orange 3 et 4.

alhambra-lesson-last-title = Les dernières tuiles
alhambra-lesson-last-text = Bien plus tard. Le sac est vide, et ce qui reste au marché va gratuitement à qui a le plus d’argent pour son emplacement. Vous recevez ainsi la tour 10. En réserve, elle ne compterait pas, et Zoraya gagnerait par 143 à 139. Posez-la à l’extrémité sud, où elle allonge aussi le mur. ALH-27
alhambra-lesson-last-wrong = Ce n’est pas la meilleure case. À l’extrémité sud, elle allonge votre mur de 1.

alhambra-lesson-score-title = Gagné par le mur
alhambra-lesson-score-text = 144 à 140 et 136. Pour leurs bâtiments, les autres ont eu 100 points chacun, et vous 90. Mais votre mur a rapporté 10, 21 et 23, et les leurs 40 et 36 en tout. Voilà le jeu : payer juste, avoir le plus là où cela compte, et ne jamais lâcher le mur. ALH-29
