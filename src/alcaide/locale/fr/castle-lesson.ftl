### The first-game lesson of The Castle. Each step has a title and a text and, where something is to
### be done, what to say when another action is tried. Numbers of rules become links.

castle-lesson-learner = Ana
castle-lesson-rival = Zoraya

castle-lesson-welcome-title = Une ville dans ses murs
castle-lesson-welcome-text = Tuile après tuile, vous remplissez ensemble la ville. Rien n’est à personne, sauf là où se tiennent des partisans. Vous êtes Ana, avec les partisans blancs. Zoraya, en noir, a commencé contre la muraille du bas et placé un marchand dans la cour. Les points se parcourent le long de la muraille.

castle-lesson-place-title = Les chemins doivent continuer
castle-lesson-place-text = Une tuile touche d’un côté entier une autre tuile, ou l’un des sept espaces de départ de la muraille. Seuls les chemins doivent coïncider. À l’ouest de a8, la muraille montre le début d’un chemin. Posez votre tuile en a8, comme tirée. CST-3
castle-lesson-place-wrong = Elle irait là aussi. Pour cette leçon, posez la tuile en a8, comme tirée, là où un chemin part de la muraille.

castle-lesson-herald-title = Un partisan pour le chemin
castle-lesson-herald-text = Vous pouvez maintenant placer un partisan sur la tuile que vous venez de poser. Ce qu’il occupe compte pour vous une fois terminé. Sur un chemin, c’est un héraut. Celui-ci a un puits : il rapporte 2 points par tuile au lieu de 1. CST-5
castle-lesson-herald-wrong = Plus tard. Placez le héraut sur le chemin du puits.

castle-lesson-complete-title = Terminez-le
castle-lesson-complete-text = Un chemin est terminé quand aucun de ses bouts n’est ouvert. La tuile que vous tenez montre une placette, et une placette termine tous les chemins qui y arrivent. Posez-la en a9, d’un demi-tour, un chemin au nord : le vôtre ira du mur à la placette. CST-6
castle-lesson-complete-wrong = Regardez le bout ouvert de votre chemin : posez la tuile en a9, d’un demi-tour.

castle-lesson-squire-title = D’abord le partisan, puis les points
castle-lesson-squire-text = Le chemin est terminé : l’espace de départ et deux tuiles, doublés par le puits, 6 points. Mais on place son partisan avant, et votre héraut ne rentre qu’après. Prenez-en un autre : placez un écuyer dans la maison de cette tuile, qui peut encore grandir. CST-11
castle-lesson-squire-wrong = La maison vaut mieux : placez-y un écuyer.

castle-lesson-land-title = Arrêtez-vous sur une tour
castle-lesson-land-text = En c10, vous avez terminé un chemin avec un puits. Un héraut y rapporte aussitôt : 3 tuiles, 6 points, de 6 à 12. La tour d’angle porte les numéros 12 et 13, et qui s’arrête exactement sur l’un d’eux prend la tuile de muraille. Passer devant ne rapporte rien. CST-13
castle-lesson-land-wrong = Comptez le long de la muraille : 6 points depuis 6 font 12. Placez le héraut.

castle-lesson-merchant-title = Un marchand dans la cour
castle-lesson-merchant-text = Votre tuile de muraille double une tour. Passons aux cours : elles ne s’évaluent qu’à la fin, 3 points par marché, et le marchand y reste couché jusque-là. La cour en i4 continue sur la tuile voisine : 2 marchés, 6 points. Il n’y a personne. CST-15
castle-lesson-merchant-wrong = On ne laisse pas traîner deux marchés : placez le marchand.

castle-lesson-double-title = Utilisez la tuile de muraille
castle-lesson-double-text = Votre tour en e2 est terminée : 3 tuiles à 2 points font 6. Une tuile de muraille sert dès le tour qui suit celui où on l’a prise, pendant ses propres tours, une fois. Avec elle, la tour rapporte 4 par tuile, 12 points. CST-W2
castle-lesson-double-wrong = Vous perdriez 6 points. Évaluez la tour avec la tuile de muraille.

castle-lesson-order-title = L’ordre compte
castle-lesson-order-text = Vous avez terminé deux choses : un chemin de 4 points et une maison de 2. Vous êtes à 28, et chacune est une avancée à part. La maison d’abord mènerait à 30 puis à 34, au-delà de la tour. Le chemin d’abord s’arrête à 32, où se trouve une tuile de muraille. CST-12
castle-lesson-order-wrong = Recomptez : seul le chemin, évalué d’abord, s’arrête à 32.

castle-lesson-tie-title = Partagez ce que vous ne pouvez avoir
castle-lesson-tie-text = Le chevalier de Zoraya tient la tour en c4. Le vôtre est en d4, juste à côté. Là où il y en a un, on n’en place pas d’autre, mais une tuile peut réunir deux tours. Posez-la en c3 : ce sera un contre un, et la tour terminée, personne n’en aura les points. CST-10
castle-lesson-tie-wrong = Il y a une tour à retirer à Zoraya : posez la tuile en c3, comme tirée.

castle-lesson-keep-title = Les maisons portent le donjon
castle-lesson-keep-text = La maison de e1 à g1 est terminée, et il n’y a personne. Un écuyer placé maintenant en rapporte les points dans le même tour : 3. Plus important, votre donjon passe d’une maison de 2 tuiles à une de 3. À la fin, le plus grand donjon rapporte un point par case de la plus grande zone vide. CST-14
castle-lesson-keep-wrong = Le donjon vaut mieux que cela : placez un écuyer dans la maison.

castle-lesson-last-title = La dernière tuile
castle-lesson-last-text = Une demi-heure plus tard. La dernière tuile est posée : vous auriez 94 points, Zoraya 95. Ce qui est inachevé ne rapporte rien à la fin, sauf avec une tuile de muraille, et l’une des vôtres fait compter un chemin ouvert. Le vôtre compterait 3 tuiles, si quelqu’un s’y tenait. CST-W4
castle-lesson-last-wrong = Cela ne suffirait pas. Placez le héraut : le chemin ouvert rapporte 3 points.

castle-lesson-score-title = Gagné de deux points
castle-lesson-score-text = 97 à 95. À la fin ont compté le plus grand donjon, avec 12 cases vides, puis les marchés, puis les tuiles de muraille : 3 pour un chemin, 3 pour une maison. Voilà tout le jeu : réunir, terminer, compter ses pas, et ne pas laisser aux autres ce qu’on peut mettre à égalité. CST-17
