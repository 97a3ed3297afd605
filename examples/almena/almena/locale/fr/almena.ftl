### Almena, en français.

## The game itself

almena-name = Almena
almena-line = Élevez les murs autour du donjon : les faibles apportent le trésor, les forts le prennent.
almena-fact-players = 2 à 4 joueurs
almena-fact-time = environ 10 min
almena-fact-kind = cartes et majorités
almena-profile-house = Règles de la maison
almena-profile-house-sentence = Il n’y a pas d’options : un seul jeu pour tous.

## Phases: what the player to move decides

almena-phase-lay = poser une carte
almena-phase-over = partie terminée

## Terms: parts of sentences, never said alone

almena-term-wall = { $way ->
    [row] la rangée { $wall }
   *[column] la colonne { $wall }
}
almena-term-wall-first = { $way ->
    [row] La rangée { $wall }
   *[column] La colonne { $wall }
}

## Aids that a table may do without

almena-aid-places = Où une carte peut aller
almena-aid-places-sentence = Les cases libres pour une carte s’éclairent.
almena-aid-preview = Ce que cela rapporterait
almena-aid-preview-sentence = Avant de confirmer : votre force sur les deux murs et ce qui se décide.
almena-aid-features = Ce qui est posé
almena-aid-features-sentence = Montrez une case pour lire à qui est la carte, avec sa force et son trésor.
almena-aid-left = Les cartes à venir
almena-aid-left-sentence = Un tiroir avec toutes les cartes que vous n’avez pas encore vues.

## Drawings and panels

almena-label-board = La cour vue d’en haut, le donjon au milieu : { $count ->
    [0] aucune carte n’est posée
    [one] une carte est posée
   *[other] { $count } cartes sont posées
}.
almena-label-vignette = Des cartes de deux couleurs autour d’un donjon, et les bouts des murs.
almena-label-figure-11 = Les premières cartes touchent le donjon ou se touchent entre elles.
almena-label-figure-20 = Au bout des murs pleins se trouve l’emblème de qui les a pris.
almena-label-keep = Le donjon
almena-label-laid = { $card } de { $name }, trésor { $treasure }
almena-label-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
almena-label-points = Trésor pris : { $count }
almena-label-walls = { $count ->
    [one] { $count } mur pris
   *[other] { $count } murs pris
}
almena-label-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
almena-label-card = Force { $card }, trésor { $treasure }{ $count ->
    [one] { "" }
   *[other] , { $count } fois
}

## What is asked, and what may be done

almena-prompt-lay = Posez une carte
almena-prompt-lay-hint = { $count ->
    [0] La pioche est épuisée.
    [one] Puis vous prenez la dernière carte de la pioche.
   *[other] Puis vous prenez l’une des { $count } cartes de la pioche.
}
almena-prompt-over = La partie est terminée.
almena-prompt-over-hint = Toutes les cartes sont posées.
almena-choice-lay-name = Poser une carte
almena-choice-lay = { $card } en { $cell }
almena-confirm-lay = Poser le { $card } en { $cell }
almena-preview-lay = { $card } en { $cell }, avec un trésor de { $treasure }
almena-preview-took = { almena-term-wall-first } est pleine : { $name } prend { $points }.
almena-preview-tied = { almena-term-wall-first } est pleine, à égalité : personne ne la prend.
almena-preview-fact-wall = Force sur { almena-term-wall }
almena-preview-fact-points = Trésor

## The table in sentences

almena-text-turn = C’est à { $name } de jouer.
almena-text-over = La partie est terminée.
almena-text-card = { $card } en { $cell }
almena-text-laid = { $name } a posé { $cards }.
almena-text-empty = Aucune carte n’est posée ; les premières touchent le donjon en c3.
almena-text-share = { $name } { $strength }
almena-text-wall-open = { almena-term-wall-first }, trésor de { $points } jusqu’ici : { $shares }.
almena-text-wall-taken = { almena-term-wall-first } est à { $name } : { $points }.
almena-text-wall-tied = { almena-term-wall-first } n’est à personne : { $points }.
almena-text-player = { $name } a un trésor de { $points } et { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main.
almena-text-hand = Votre main : { $cards }.
almena-text-deck = { $count ->
    [0] La pioche est épuisée.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
almena-text-unseen = Pas encore vues : { $cards }.
almena-text-won = Victoire avec un trésor de { $points }.
almena-text-shared = Le même trésor, { $points }.
almena-text-part-wall = { almena-term-wall-first }

## Notes: what happened

almena-note-started = { $players ->
    [one] Un joueur ; { $name } commence.
   *[other] { $players } joueurs ; { $name } commence.
}
almena-note-laid = { $name } pose { $card } en { $cell }.
almena-note-took = { almena-term-wall-first } est pleine : { $name } prend un trésor de { $points }.
almena-note-tied = { almena-term-wall-first } est pleine, à égalité : personne ne la prend.
almena-note-ended = Toutes les cartes sont posées : la partie est terminée.

## Refusals: why not, and what would be possible

almena-why-over = La partie est terminée ; on ne peut plus rien jouer.
almena-why-nothing-there = Il n’y a pas de telle carte ou de telle case. Les cartes vont de 1 à 6, les cases de a1 à e5.
almena-why-not-in-hand = Vous n’avez pas de { $card } en main. Posez l’une des cartes que vous avez.
almena-why-keep = Le donjon se dresse en { $cell }. Posez la carte à côté.
almena-why-cell-taken = Une carte de { $name } est déjà posée en { $cell }. Choisissez une case libre.
almena-why-touches-nothing = { $cell } ne touche ni le donjon ni une carte. Posez le { $card } à côté de l’un d’eux.
