### La leçon de la première partie d’Almena.

almena-lesson-learner = Ana
almena-lesson-rival = Zoraya

almena-lesson-welcome-title = Dix murs autour d’un donjon
almena-lesson-welcome-text = Les cinq rangées et les cinq colonnes de la cour sont des murs. Vous êtes Ana, en rouge ; Zoraya est en bleu. Vous posez des cartes à tour de rôle. Le plus fort sur un mur plein prend le trésor de toutes ses cartes.

almena-lesson-first-title = Force et trésor
almena-lesson-first-text = La force et le trésor d’une carte font 7 ensemble. Votre 6 gagne des murs, mais n’apporte qu’un trésor de 1. La première carte doit toucher le donjon. Posez le 6 en d3 : il compte pour la rangée 3 et pour la colonne d. ALM-1
almena-lesson-first-wrong = Commencez par la force : posez le 6 en d3.

almena-lesson-beside-title = À côté de n’importe quelle carte
almena-lesson-beside-text = Zoraya a répondu dans la colonne d. Désormais une carte peut aller à côté de n’importe quelle autre, des siennes aussi. La colonne d n’est pas perdue : posez un 3 en d5, près de son 6. ALM-11
almena-lesson-beside-wrong = Restez dans la colonne d : posez un 3 en d5.

almena-lesson-count-title = Comptez avant de fermer
almena-lesson-count-text = Dans la colonne c une seule case est libre. Zoraya y a 5 et 2, soit 7 ; vous avez 3. Avec votre 5 en c1 vous avez 8, et la colonne se décide aussitôt : un trésor de 13 pour vous. ALM-20
almena-lesson-count-wrong = Seul le 5 en c1 vous donne plus de 7 dans la colonne c.

almena-lesson-again-title = Juste assez
almena-lesson-again-text = Il manque d1 à la colonne d. Vous y avez 6 et 3, Zoraya 5 et 6. Avec un 2 ce serait 11 à 11, et personne ne prend un mur à égalité. Un 3 suffit tout juste. ALM-21
almena-lesson-again-wrong = Comptez la colonne d : il vous faut un 3 en d1, pas moins.

almena-lesson-hold-title = Deux cartes qui tiennent
almena-lesson-hold-text = Dans la rangée 3 aussi, Zoraya a posé un 6. Cette rangée et la colonne c contournent le donjon et n’ont que quatre cases. Avec un deuxième 6 en e3 vous avez 12 contre 6, et les quatre 6 sont alors posés : aucune carte seule ne peut vous rattraper.
almena-lesson-hold-wrong = Tenez la rangée 3 : posez le 6 en e3.

almena-lesson-build-title = Une rangée à vous
almena-lesson-build-text = Dans la rangée 1, votre 5 et votre 3 sont seuls. Avec le 4 en b1 vous avez 12, et il reste deux cases. Les 6 sont épuisés, et Zoraya peut y apporter 10 au plus. La rangée est à vous, quel que soit celui qui la ferme.
almena-lesson-build-wrong = Plus tard. Posez le 4 en b1, dans votre rangée.

almena-lesson-weak-title = Les faibles apportent le trésor
almena-lesson-weak-text = Dans la rangée 5 vous avez trois 3 : elle peut se permettre une carte faible. Posez le 1 en e5 : il apporte un trésor de 6 à une rangée qui sera à vous, et à la colonne e, que vous comptez prendre.
almena-lesson-weak-wrong = Mettez le trésor là où vous êtes fort : le 1 va en e5.

almena-lesson-harvest-title = Et les forts le prennent
almena-lesson-harvest-text = Il ne manque que e2 à la colonne e. Vous y avez 6 et 1, Zoraya 4 et 2. Votre 5 prend la colonne, et le 1 posé en dernier vous rend son trésor : 17.
almena-lesson-harvest-wrong = Fermez la colonne e avec le 5 en e2.

almena-lesson-give-title = Personne ne peut passer
almena-lesson-give-text = Seule la colonne a a des cases libres. La rangée 4 est perdue : Zoraya y a 11, vous rien. Mieux vaut la fermer avec le 4, qui vaut 3, qu’avec le 2, qui vaut 5. ALM-12
almena-lesson-give-wrong = Offrez le moins de trésor possible : posez le 4 en a4.

almena-lesson-last-title = Votre dernière carte
almena-lesson-last-text = La rangée 3 attendait cela : avec deux 6 vous avez 12, Zoraya a 6. Posez le 2 en a3, et la rangée est à vous. Zoraya pose ensuite la dernière carte en a1, où votre rangée 1 est pleine.
almena-lesson-last-wrong = La rangée 3 est à vous avec une carte en a3.

almena-lesson-end-title = Gagné de dix points
almena-lesson-end-text = 89 à 79. Tous les murs sont décidés. Vous en avez pris six, et vos cartes les plus faibles étaient là où elles vous rapportaient. C’est tout le jeu. ALM-31
