## The page of lessons: how far one is in each game

ui-learn-lead = de la première minute à un jeu que l’on connaît, à votre rythme
ui-learn-lead-new = C’est la première fois ? Prenez l’un d’eux : on bâtit en lisant, et l’on s’arrête quand on veut.
ui-learn-way = Le chemin pour apprendre { $game }
ui-learn-begin = Commencer
ui-learn-on = Continuer
ui-learn-play = Jouer
ui-learn-lesson = Leçon
ui-learn-lesson-told = { $done } sur { $all }
ui-learn-game = Première partie
ui-learn-game-told = { $share ->
    [0] à venir
    [1] commencée
   *[other] jouée
}
ui-learn-opponents = Adversaires
ui-learn-opponents-told = { $done } sur { $all } affrontés
ui-learn-next-lesson = Une leçon en { $steps } étapes, à la vraie table.
ui-learn-next-on = La leçon reprend à l’étape { $step } sur { $steps }.
ui-learn-next-game = La leçon est terminée. Maintenant une partie entière, avec toutes les aides que vous voulez.
ui-learn-next-opponents = { $left ->
    [0] Vous avez affronté tous les bots. Et maintenant des personnes ?
    [one] Il reste un bot que vous n’avez pas encore affronté.
   *[other] Il reste { $left } bots que vous n’avez pas encore affrontés, chacun plus fort que le précédent.
}
ui-learn-kept = Votre progression reste dans ce navigateur ; les parties de votre liste comptent.
