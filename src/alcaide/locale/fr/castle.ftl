### The Castle, in French.
### The sections here: the game itself, terms; then what the drawings, choices and previews say;
### at the end notes (the log) and refusals.

## The game itself

castle-name = Le Château
castle-line = Remplissez ensemble une ville close de murs.
castle-fact-players = 2 joueurs
castle-fact-time = environ 45 min
castle-fact-kind = tuiles et majorités
castle-reconstructed = La muraille, les tuiles et les espaces de départ sont une reconstitution : les règles publiées n’en donnent pas la liste.

## Phases: what the player to move decides

castle-phase-place = poser la tuile
castle-phase-follow = placer un partisan
castle-phase-score = choisir quoi évaluer
castle-phase-extra = jouer le tour en plus
castle-phase-over = partie terminée

## Sortes de décisions, telles qu’un tableau de précision les nomme

castle-kind-placing = Pose des tuiles
castle-kind-followers = Partisans
castle-kind-scoring = Quoi évaluer d’abord
castle-kind-extra = Tours en plus

## Terms: parts of sentences, never said alone

castle-term-kind = { $kind ->
    [path] chemin
    [tower] tour
    [house] maison
   *[court] cour
}
castle-term-kind-first = { $kind ->
    [path] Chemin
    [tower] Tour
    [house] Maison
   *[court] Cour
}
castle-term-the-kind = { $kind ->
    [path] le chemin
    [tower] la tour
    [house] la maison
   *[court] la cour
}
castle-term-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
castle-term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castle-term-role = { $role ->
    [herald] le héraut
    [knight] le chevalier
    [squire] l’écuyer
   *[merchant] le marchand
}
castle-term-role-first = { $role ->
    [herald] Héraut
    [knight] Chevalier
    [squire] Écuyer
   *[merchant] Marchand
}
castle-term-on-kind = { $kind ->
    [path] sur le chemin
    [tower] sur la tour
    [house] dans la maison
   *[court] dans la cour
}
castle-term-turned = { $turn ->
    [0] comme tirée
    [1] tournée d’un quart à droite
    [2] retournée d’un demi-tour
   *[3] tournée d’un quart à gauche
}
castle-term-complete = { $kind ->
    [path] terminé
   *[other] terminée
}
castle-term-where = { $where ->
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l’ouest
    [nw] au nord-ouest
   *[c] au milieu
}

## Options

castle-profile-house = Règles de la maison
castle-profile-house-sentence = Un espace de départ qui montre un chemin en veut un ; les autres n’en admettent pas.
castle-profile-printed = Règles imprimées
castle-profile-printed-sentence = À la lettre : tout côté d’une tuile peut toucher un espace de départ.

castle-option-start_spaces = Espaces de départ
castle-option-start_spaces-sentence = Un côté doit-il s’accorder avec l’espace de départ qu’il touche ?
castle-option-start_spaces-match = Les chemins doivent s’accorder
castle-option-start_spaces-open = Tout côté convient

## Aids that a table may do without

castle-aid-places = Où va la tuile
castle-aid-places-sentence = Les cases où l’on peut poser la tuile tirée s’éclairent.
castle-aid-preview = Ce que cela rapporterait
castle-aid-preview-sentence = Avant de confirmer : les domaines terminés ou réunis, leurs points et qui les tient.
castle-aid-features = Ce qui se trouve sur le plateau
castle-aid-features-sentence = Montrez un chemin, une tour, une maison ou une cour pour en voir le contour, les points, les partisans et ce qui lui manque encore.
castle-aid-left = Les tuiles restantes
castle-aid-left-sentence = Un tiroir avec toutes les tuiles encore à venir.
castle-aid-layer = Chances et dangers
castle-aid-layer-sentence = Un calque sur le plateau : combien de tuiles vont sur chaque case, qui tient quoi, combien de points mènent à une tuile de muraille.

## Drawings and panels

castle-label-board = La ville dans ses murs, vue d’en haut : { $tiles ->
    [0] aucune tuile encore
    [one] une tuile posée
   *[other] { $tiles } tuiles posées
}, il en reste { $left }.
castle-label-plan = Plan de la ville : { $tiles ->
    [0] aucune tuile encore
    [one] une tuile posée
   *[other] { $tiles } tuiles posées
}, il en reste { $left }.
castle-label-feature = { castle-term-kind-first }, { castle-term-tiles }. { $worth }. { $men }. { $lacks }.
castle-label-worth = { $well ->
    [yes] { castle-term-points }, doublés par un puits
   *[no] { castle-term-points }
}
castle-label-worth-court = { $markets ->
    [0] Aucun marché
    [one] Un marché, { castle-term-points } à la fin
   *[other] { $markets } marchés, { castle-term-points } à la fin
}
castle-label-men-none = Aucun partisan
castle-label-men-seat = { $count ->
    [one] { $name } avec un partisan
   *[other] { $name } avec { $count } partisans
}
castle-label-men-one = Majorité : { $men }
castle-label-men-both = { $tied ->
    [yes] Égalité : { $one }, { $two }
   *[no] { $one }, { $two }
}
castle-label-lacks = { $count ->
    [one] Reste à fermer en { $cells }
   *[other] Reste à fermer en { $cells }
}
castle-label-lacks-many = Reste à fermer en { $count } cases
castle-label-lacks-nothing = Domaine terminé
castle-label-lacks-court = S’évalue à la fin de la partie
castle-label-score = { $count ->
    [one] { $count } point sur la muraille
   *[other] { $count } points sur la muraille
}
castle-label-points = { $count ->
    [one] { $count } point jusqu’ici, avec cours et tuiles de muraille
   *[other] { $count } points jusqu’ici, avec cours et tuiles de muraille
}
castle-label-followers = { $count ->
    [0] Aucun partisan en réserve
    [one] { $count } partisan en réserve
   *[other] { $count } partisans en réserve
}
castle-label-keep = { $count ->
    [one] Donjon sur une maison d’une tuile
   *[other] Donjon sur une maison de { $count } tuiles
}
castle-label-wall-tile = { castle-term-wall-tile }{ $count ->
    [one] { "" }
   *[other] { " " }(deux fois)
}
castle-label-tiles = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
castle-label-wall-tiles = { $count ->
    [one] { $count } tuile de muraille sur sa tour
   *[other] { $count } tuiles de muraille sur leurs tours
}
castle-label-left = Tuile { $tile }, encore à venir
castle-label-drawn = Tuile tirée
castle-label-tile = { $placed ->
    [yes] Tuile { $tile }, qui vient d’être posée
   *[no] Tuile { $tile }, à poser
}
castle-label-vignette = Maisons, tours et cours réunies dans les murs, avec leurs partisans.
castle-label-figure-S4 = Un espace de départ dans la muraille : un chemin au nord de g1, d’où la ville peut commencer.
castle-label-figure-3 = Une tuile que l’on peut poser : là où elle touche les autres, le chemin rencontre un chemin.
castle-label-figure-22 = La cour de la tuile rejoint l’espace de départ par tout le côté : les deux marchés vont ensemble.
castle-label-figure-5 = Deux tours, chacune avec un chevalier. La tuile du milieu les réunit, et les deux chevaliers sont dans une même tour.
castle-label-figure-6 = Un chemin en boucle fermée n’a aucun bout ouvert : il est terminé.
castle-label-figure-7 = De l’espace de départ, par trois tuiles, jusqu’à la placette, avec un puits en chemin : 4 × 2 = 8 points.
castle-label-figure-8 = Une tour dont tous les bords rencontrent autre chose : elle est terminée.
castle-label-figure-9 = Une maison de trois tuiles dont plus rien n’est ouvert : 3 points.
castle-label-figure-10 = Deux chevaliers blancs contre un noir : la tour est à Blanc, 4 tuiles, 8 points.
castle-label-figure-13 = Blanc s’arrête exactement sur 12 et prend la tuile de muraille de la tour. Noir, sur 15, l’a dépassée.
castle-label-figure-14 = Blanc marque les points d’une maison de trois tuiles, et son donjon s’y dresse.
castle-label-figure-15 = Une cour avec deux marchés et un marchand, qui y reste couché jusqu’à la fin : 6 points.
castle-label-figure-18 = La plus grande zone vide : celui qui a le plus grand donjon marque un point pour chacune de ses cases.

## Choices: what may be done

castle-choice-place-name = Poser la tuile
castle-choice-place = { $cell }, { castle-term-turned }
castle-choice-herald-name = Héraut
castle-choice-knight-name = Chevalier
castle-choice-squire-name = Écuyer
castle-choice-merchant-name = Marchand
castle-choice-follower = { $many ->
    [yes] { castle-term-role-first } { castle-term-on-kind } { castle-term-where }
   *[no] { castle-term-role-first } { castle-term-on-kind }
}
castle-tag-follower = { $state ->
    [complete] terminé, { castle-term-tiles }
    [court] { $markets ->
        [0] aucun marché
        [one] { $markets } marché
       *[other] { $markets } marchés
    }
   *[open] à finir, { castle-term-tiles }
}
castle-choice-score-name = Évaluer
castle-choice-score = { $wall ->
    [0] { castle-term-scored-place } : { castle-term-points }
   *[other] { castle-term-scored-place } × 2 : { castle-term-points }
}
castle-term-scored-place = { $many ->
    [yes] { castle-term-kind-first } { $cell } { castle-term-where }
   *[no] { castle-term-kind-first } { $cell }
}
castle-choice-extra-name = Tour en plus
castle-choice-extra = Utiliser la tuile de muraille : un autre tour
castle-choice-done-name = Aucun partisan
castle-choice-done = Aucun partisan, continuer
castle-choice-done-extra = Pas de tour en plus
castle-follows-wall-tile = prend la tuile de muraille
castle-follows-wall-tile-other = { $name } prend la tuile de muraille

## The button that confirms

castle-confirm-place = Poser en { $cell }
castle-confirm-follower = Placer { castle-term-role }
castle-confirm-score = { $wall ->
    [0] Évaluer { castle-term-the-kind }
   *[other] Évaluer { castle-term-the-kind } en double
}
castle-confirm-extra = Jouer un autre tour
castle-confirm-done = Ne placer personne
castle-confirm-done-extra = Finir le tour

## Previews: what an action would do

castle-preview-place = Tuile en { $cell }, { castle-term-turned }
castle-preview-follower = { castle-term-role-first } { castle-term-on-kind } en { $cell }
castle-preview-score = { $wall ->
    [0] { castle-term-kind-first } en { $cell } : { castle-term-points }
   *[other] { castle-term-kind-first } en { $cell }, compte double : { castle-term-points }
}
castle-preview-extra = Un autre tour grâce à la tuile de muraille
castle-preview-done = Aucun partisan sur cette tuile
castle-preview-done-extra = Le tour se termine
castle-preview-feature = { $state ->
    [complete] Termine { castle-term-the-kind } : { castle-term-tiles }, { castle-term-points }, { $holder }.
    [court] { castle-term-kind-first } de { castle-term-tiles } : { castle-term-points } à la fin pour les marchés, { $holder }.
   *[open] { castle-term-kind-first } de { castle-term-tiles } : { castle-term-points } une fois { castle-term-complete }, { $holder }.
}
castle-preview-holder = pour { $name }
castle-preview-holder-tied = à égalité, donc pour personne
castle-preview-holder-nobody = sans partisan
castle-preview-tied = { castle-term-kind-first } en { $cell } : égalité, points pour personne.
castle-preview-keep = { $tiles ->
    [one] { $name } : le donjon passe à une maison d’une tuile.
   *[other] { $name } : le donjon passe à une maison de { $tiles } tuiles.
}
castle-preview-wall-tile = { $name } s’arrête sur { $space } et prend la tuile de muraille.
castle-preview-fact-points = Points gagnés
castle-preview-fact-feature = { $state ->
    [complete] { castle-term-kind-first }, { castle-term-complete }
   *[open] { castle-term-kind-first }
}
castle-preview-tag-completes = { $count ->
    [one] termine { castle-term-the-kind }
   *[other] en termine { $count }
}
castle-preview-tag-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}

## What is asked

castle-prompt-place = Où va la tuile { $tile } ?
castle-prompt-place-hint = { $left ->
    [0] C’est la dernière tuile.
    [one] Il reste encore une tuile.
   *[other] Il reste encore { $left } tuiles.
}
castle-prompt-follow = Un partisan sur cette tuile ?
castle-prompt-follow-hint = { $supply ->
    [one] Il vous en reste un.
   *[other] Il vous en reste { $supply }.
}
castle-prompt-score = Qu’évaluez-vous d’abord ?
castle-prompt-score-hint = Chaque évaluation avance votre marqueur à part : arrêtez-vous exactement sur une tour pour prendre sa tuile.
castle-prompt-extra = Un autre tour ?
castle-prompt-extra-hint = Vous avez la tuile de muraille pour un tour en plus.
castle-prompt-over = La partie est terminée.
castle-prompt-over-hint = Toutes les tuiles sont posées.

## The table in sentences

castle-text-turn = C’est à { $name } de jouer.
castle-text-over = La partie est terminée.
castle-text-tile = Tuile { $tile }, comme tirée : { $parts }.
castle-text-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
castle-text-part = partie { $part } : { castle-term-kind } { $sides }{ $mark ->
    [well] , avec un puits
    [market] , avec un marché
   *[no] { "" }
}
castle-text-feature = { $name } : { $what }
castle-text-lying = { $tile } en { $cell } tournée { $turn }
castle-text-tiles = { $count ->
    [one] Une tuile est posée : { $tiles }.
   *[other] { $count } tuiles sont posées : { $tiles }.
}
castle-text-empty = Aucune tuile n’est encore posée ; la première touche un espace de départ.
castle-text-player = { $name } est à { $score } sur la muraille, en tout { $points ->
    [one] un point
   *[other] { $points } points
} avec cours et tuiles de muraille, et a { $followers ->
    [0] aucun partisan
    [one] un partisan
   *[other] { $followers } partisans
} en réserve.
castle-text-held = { $name } a les tuiles de muraille : { $tiles }.
castle-text-keep = { $count ->
    [one] { $name } : le donjon est en { $cell }, sur une maison d’une tuile.
   *[other] { $name } : le donjon est en { $cell }, sur une maison de { $count } tuiles.
}
castle-text-left = { $count ->
    [0] Il ne reste aucune tuile
    [one] Il reste une tuile
   *[other] Il reste { $count } tuiles
} ; { $towers ->
    [0] aucune tuile de muraille ne reste sur les tours.
    [one] une tuile de muraille reste sur sa tour.
   *[other] { $towers } tuiles de muraille restent sur leurs tours.
}
castle-text-unseen = { $count ->
    [one] Encore à venir : { $tiles }.
   *[other] Encore à venir : { $tiles }.
}
castle-text-area = { $count ->
    [one] La plus grande zone vide compte une case.
   *[other] La plus grande zone vide compte { $count } cases.
}
castle-text-won = Victoire avec { $points ->
    [one] un point
   *[other] { $points } points
} contre { $second }.
castle-text-drawn = Égalité, { $points } points chacun.
castle-text-part-score = Points sur la muraille
castle-text-part-keep = Plus grand donjon
castle-text-part-wall = { $wall ->
    [4] Tuile de muraille : chemin ouvert
    [5] Tuile de muraille : tour ouverte
    [6] Tuile de muraille : maison ouverte
   *[9] Tuile de muraille : 5 points
}
castle-count-score = Sur la muraille
castle-count-score-rate = acquis pendant la partie
castle-count-score-lead = la muraille a rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }
castle-count-courts = Cours
castle-count-courts-rate = 3 points par marché
castle-count-courts-share = { $markets ->
    [0] aucun marché
    [one] un marché
   *[other] { $markets } marchés
}
castle-count-courts-lead = les cours ont rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }
castle-count-court = Cour avec { $markets ->
    [one] un marché
   *[other] { $markets } marchés
}, { $rate } points chacun
castle-count-tiles = Tuiles de muraille
castle-count-tiles-rate = celles qui comptent à la fin
castle-count-tiles-share = { $count ->
    [0] aucune
    [one] une tuile
   *[other] { $count } tuiles
}
castle-count-tiles-lead = les tuiles de muraille ont rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }
castle-count-keep = Donjon
castle-count-keep-rate = le plus grand vaut la plus vaste zone vide
castle-count-keep-share = { $count ->
    [0] pas de donjon
   *[other] taille { $count }
}
castle-count-keep-lead = le donjon a rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }

## Terms of notes and refusals

castle-term-scored-kind = { $kind ->
    [path] évalué
   *[other] évaluée
}
castle-term-the-kind-first = { $kind ->
    [path] Le chemin
    [tower] La tour
    [house] La maison
   *[court] La cour
}
castle-term-a-kind = { $kind ->
    [path] un chemin
    [tower] une tour
    [house] une maison
   *[court] une cour
}
castle-term-man = { $kind ->
    [path] un héraut sur le chemin
    [tower] un chevalier sur la tour
    [house] un écuyer dans la maison
   *[court] un marchand dans la cour
}
castle-term-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
castle-term-wall-tile = { $wall ->
    [1] un tour en plus
    [2] une tour compte double
    [3] une maison compte double
    [4] un chemin ouvert compte à la fin
    [5] une tour ouverte compte à la fin
    [6] une maison ouverte compte à la fin
    [7] les marchés d’une cour valent 4
    [8] le donjon compte deux tuiles de plus
   *[9] 5 points à la fin
}
castle-term-scored = { $well ->
    [yes] { castle-term-points }, doublés par un puits
   *[no] { $wall ->
        [0] { castle-term-points }
       *[other] { castle-term-points }, doublés par une tuile de muraille
    }
}

## Notes: what happened

castle-note-started = { $players ->
    [one] Un joueur ; { $name } commence.
   *[other] { $players } joueurs ; { $name } commence.
}
castle-note-placed = { $name } pose la tuile { $tile } en { $cell }, { castle-term-turned }.
castle-note-follower = { $name } place { castle-term-man } en { $cell }.
castle-note-scored = { $name } : { castle-term-kind } en { $cell } { castle-term-scored-kind }, { castle-term-tiles }, { castle-term-scored }.
castle-note-tied = { $well ->
    [yes] { castle-term-the-kind-first } en { $cell }, { castle-term-tiles } et un puits : { castle-term-complete }, mais à égalité. Points pour personne, tous les partisans rentrent.
   *[no] { castle-term-the-kind-first } en { $cell }, { castle-term-tiles } : { castle-term-complete }, mais à égalité. Points pour personne, tous les partisans rentrent.
}
castle-note-took-wall-tile = { $name } s’arrête exactement sur { $space } et prend la tuile de muraille : { castle-term-wall-tile }.
castle-note-keep = { $tiles ->
    [one] { $name } : le donjon va en { $cell }, sur une maison d’une tuile.
   *[other] { $name } : le donjon va en { $cell }, sur une maison de { $tiles } tuiles.
}
castle-note-extra = { $name } utilise une tuile de muraille et joue un autre tour.
castle-note-discarded = La tuile { $tile } ne tient nulle part et quitte le jeu.
castle-note-ended = Il ne reste plus de tuile : la partie est terminée.

## Refusals: why not, and what would be possible

castle-why-over = La partie est terminée ; il n’y a plus rien à jouer.
castle-why-none = Il n’y a rien de ce genre sur cette tuile : { castle-term-kind }.
castle-why-place-first = Posez d’abord la tuile que vous avez tirée.
castle-why-follower-first = La tuile est posée. Placez-y maintenant un partisan, ou continuez sans.
castle-why-score-first = Choisissez d’abord lequel de vos domaines terminés s’évalue maintenant.
castle-why-extra-first = Il reste une seule chose à ce tour : utiliser la tuile de muraille pour en jouer un autre, ou le finir.
castle-why-off-board = Ce n’est pas une case à l’intérieur de la muraille, ou pas un quart de tour de 0 à 3.
castle-why-cell-taken = Une tuile est déjà posée en { $cell }. La tuile { $tile } demande une case vide.
castle-why-touches-nothing = En { $cell }, la tuile { $tile } ne toucherait rien. Un côté entier doit toucher un espace de départ ou une autre tuile.
castle-why-turn-alike = La tuile { $tile } est la même en tournant moins : en { $cell }, elle se pose avec { $turn ->
    [one] { $turn } quart de tour
   *[other] { $turn } quarts de tour
}.
castle-why-path-mismatch = { $needs ->
    [path] Un chemin arrive en { $cell } du côté { castle-term-side } et doit continuer, mais tournée ainsi, la tuile { $tile } n’en a pas là. Tournez-la, ou choisissez une autre case.
   *[none] La tuile { $tile } ferait sortir un chemin de { $cell } du côté { castle-term-side }, où aucun ne le prolonge. Tournez-la, ou choisissez une autre case.
}
castle-why-no-such-part = { $parts ->
    [none] Cette tuile ne montre pas de { castle-term-kind }. Choisissez autre chose.
   *[other] La partie { $part } de cette tuile n’est pas { castle-term-a-kind } ; de cette sorte, il y a : { $parts }.
}
castle-why-feature-taken = Un partisan occupe déjà { castle-term-the-kind } dont la partie { $part } fait partie, sur cette tuile ou plus loin. Choisissez un domaine sans partisan, ou aucun.
castle-why-no-such-feature = Il n’y a rien à évaluer sous ce nom : aucune tuile n’est là, ou elle n’a pas cette partie{ $wall ->
    [0] .
   *[other] , et la tuile de muraille { $wall } n’a rien à doubler.
}
castle-why-not-completed = { castle-term-the-kind-first } en { $cell } n’attend pas d’être évalué{ $kind ->
    [path] { "" }
   *[other] e
}{ $wall ->
    [0] { "" }
   *[other] , avec la tuile de muraille { $wall } ou sans
} : cette tuile ne l’a pas terminé{ $kind ->
    [path] { "" }
   *[other] e
}, ou aucun partisan ne s’y tient.
castle-why-not-yours = { castle-term-the-kind-first } en { $cell } rapporte à votre adversaire, et c’est lui qui décide{ $wall ->
    [0] .
   *[other] { " " }; la tuile de muraille { $wall } ne sert qu’à vos propres domaines.
}
castle-why-wall-tile-of-others = { $wall ->
    [2] La tuile de muraille 2 double une tour et rien d’autre, et en { $cell } vous évaluez { castle-term-a-kind }.
   *[3] La tuile de muraille 3 double une maison et rien d’autre, et en { $cell } vous évaluez { castle-term-a-kind }.
}
castle-why-wall-tile-not-usable = Pour { castle-term-the-kind } en { $cell }, vous ne pouvez pas utiliser la tuile de muraille { $wall } : il faut en avoir pris une lors d’un tour précédent, et que ce soit votre tour.
castle-why-named-by-first-part = { castle-term-the-kind-first } en { $cell } porte le nom de sa première partie, { $name }{ $wall ->
    [0] .
   *[other] , avec la tuile de muraille { $wall } aussi.
}

## Chances et dangers : le calque sur la table

castle-layer-fit = Tuiles qui conviennent
castle-layer-fit-hint = Le nombre sur une case vide : combien des tuiles à venir y conviennent, dans un sens ou dans l’autre. En tirets rouges : moins de dix, et moins de la moitié.
castle-layer-held = Qui tient quoi
castle-layer-held-hint = L’emblème de qui y a le plus de partisans, et combien des tuiles à venir termineraient le domaine.
castle-layer-free = Sans partisans
castle-layer-free-hint = Combien des tuiles à venir les termineraient. Montrez-en un sur le plateau pour le lire.
castle-layer-land = Arrêts sur la muraille
castle-layer-land-hint = Les points d’une évaluation qui mènent exactement sur une tour avec une tuile de muraille.
castle-layer-fits = { $fits ->
    [0] { $cell } : aucune des tuiles à venir ne convient.
    [one] { $cell } : { $fits } tuile sur { $count } à venir convient.
   *[other] { $cell } : { $fits } tuiles sur { $count } à venir conviennent.
}
castle-layer-completes = { castle-term-kind-first } en { $cell }, { castle-term-tiles }. { $men }. { $number ->
    [0] Aucune tuile à venir ne suffit à terminer.
    [one] À terminer avec { $number } tuile à venir.
   *[other] À terminer avec { $number } tuiles à venir.
}
castle-layer-open = { castle-term-kind-first } en { $cell }, { castle-term-tiles }. { $men }. Reste à fermer en { $count } cases : une seule tuile ne suffit pas.
castle-layer-court = { castle-term-kind-first } en { $cell }, { castle-term-tiles }. { $men }. { castle-term-points } à la fin.
castle-layer-lands = { $several ->
    [yes] { $name } : { $needs } ou { $most } points jusqu’à { $space } ou { $last }.
   *[no] { $needs ->
        [one] { $name } : { $needs } point jusqu’à { $space }.
       *[other] { $name } : { $needs } points jusqu’à { $space }.
    }
}

## Ce qu’on sait de la muraille et des tuiles, là où l’on transcrit les siennes

castle-box-wall = La muraille
castle-box-tiles = Les tuiles
castle-box-path = Chemin
castle-box-tower = Tour
castle-box-house = Maison
castle-box-court = Cour
castle-box-well = Puits
castle-box-market = Marché
castle-known-cells = Cases à l’intérieur de la muraille
castle-known-wall = Une seule muraille qui ne se touche pas elle-même
castle-known-outline = Le tracé de la muraille
castle-known-corners = Tours d’angle
castle-known-on-bends = Chaque tour se dresse à un angle
castle-known-bends = Angles de la muraille
castle-known-pairs = Deux nombres par tour, l’un après l’autre
castle-known-first = 0/1 sur une tour
castle-known-second = 12/13 sur la suivante
castle-known-thirty-three = 33 sur une tour
castle-known-numbers = Les nombres des autres tours
castle-known-track = Cases de la piste de score
castle-known-starts = Espaces de départ
castle-known-starts-on-wall = Chaque espace de départ est contre la muraille
castle-known-start-kinds = Parmi eux un chemin, une tour, une maison, une cour avec marché
castle-known-start-places = Où se trouvent les espaces de départ
castle-known-tiles = Tuiles
castle-known-sound = Chaque tuile est entière : chaque bande appartient à une seule partie
castle-known-kinds = Il y a des chemins, des tours, des maisons et des cours
castle-known-wells = Puits
castle-known-markets = Marchés
castle-known-squares = Tuiles avec une placette où des chemins se rejoignent
castle-known-forks = Embranchements sans placette

## Positions that are set up

castle-edit-pieces = Partisans
castle-edit-follower = Partisan
castle-edit-turn = Tourner une tuile
castle-edit-tiles = Tuiles
castle-edit-drawn = Tuile tirée
castle-edit-held = Tuiles de muraille
castle-edit-wall = Sur les tours d’angle
castle-edit-gone = Hors du jeu
castle-edit-score = Points
castle-edit-unknown = Une tuile de muraille que personne ne connaît
castle-edit-no-wall-tile = Prise
castle-edit-bare = Aucune tuile en { $cell }.
castle-edit-placed = Posée à l’instant
castle-edit-due = À évaluer
castle-edit-keep = Donjon
castle-edit-used = Tuiles de muraille utilisées
castle-edit-no-house = Un donjon se dresse sur une maison.

## Ce à quoi aucune partie ne peut arriver

castle-position-apart = La tuile en { $cell } n’est reliée à aucun espace de départ.
castle-position-asked = La place { $seat } n’a rien à évaluer.
castle-position-cell = { $cell } n’est pas à l’intérieur de la muraille ; les cases vont de a1 à j10.
castle-position-corner = Aucun marqueur n’est encore arrivé à la tour d’angle { $corner }.
castle-position-corners = Il y a 13 tours d’angle avec une tuile de muraille, pas { $corners }.
castle-position-drawn = { $tile } n’est pas en { $cell }.
castle-position-due = Dans la phase score, et là seulement, une ligne due nomme ce qui est à évaluer.
castle-position-extra = Un autre tour n’est proposé qu’à qui tient une tuile de muraille 1.
castle-position-fits = { $tile } ne va nulle part : elle quitte la partie et on en tire une autre.
castle-position-follower-set = Le partisan de ce tour est déjà placé : phase score ou extra.
castle-position-followers = La place { $seat } a plus de 6 partisans.
castle-position-home = Ce qu’occupe le partisan en { $cell } est terminé : il est rentré.
castle-position-keep = Le donjon de la place { $seat } n’est pas sur une maison terminée d’autant de tuiles.
castle-position-last = La tuile en { $cell } vient d’être posée : sa ligne est la dernière des tuiles.
castle-position-later = Une tuile de muraille a été prise au tour { $turn }, qui est encore à venir.
castle-position-lost = On ne sait pas où sont { $tiles } ; terminez la pile par ?
castle-position-no-tile = Il n’y a pas de tuile { $tile } ; les tuiles vont de T01 à T60.
castle-position-no-wall-tile = { $kind } n’est pas une tuile de muraille ; les sortes vont de 1 à 9.
castle-position-not-due = Rien n’est à évaluer en { $cell } : c’est ouvert, à égalité ou à personne.
castle-position-not-placed = Dites quelle tuile vient d’être posée, comme dans : drawn T17 e5
castle-position-over = La partie n’est pas terminée tant qu’il y a des tuiles.
castle-position-part = Aucune tuile avec une partie { $part } n’est en { $cell }.
castle-position-paths = En { $cell }, un chemin rencontre un côté qui n’en a pas.
castle-position-placed = Après la pose d’une tuile, la phase est follow, score ou extra.
castle-position-points = Ensemble, ils ont { $points } points ; ce qui est terminé en a donné { $most } au plus.
castle-position-round = { $tiles } tuiles sont posées : c’est donc le tour de table { $round }, pas { $given }.
castle-position-taken = { $taken } tuiles de muraille manquent à la muraille, mais { $named } sont utilisées ou tenues.
castle-position-tile-twice = La tuile { $tile } est à deux endroits.
castle-position-two-followers = Deux partisans sont sur la tuile en { $cell } ; chaque tuile en apporte un au plus.
castle-position-two-tiles = Deux tuiles sont en { $cell }.
castle-position-unknown = Dans la pile, ? figure une fois, à la fin : les autres, dans n’importe quel ordre.
castle-position-wall-tiles = Il y a 2 tuiles de muraille { $kind }, et plus sont nommées.

## La feuille de score, pour qui veut seulement compter

castle-count-sheet-score = Marqueur sur la muraille
castle-count-sheet-score-hint = là où il se trouve, 100 de plus par tour complet
castle-count-sheet-courts = Cours tenues
castle-count-sheet-courts-hint = les marchés de chacune, un nombre par cour
castle-count-sheet-tile = { $wall ->
    [4] Tuile de muraille 4 : chemin ouvert
    [5] Tuile de muraille 5 : tour ouverte
    [6] Tuile de muraille 6 : maison ouverte
    [7] Tuile de muraille 7 : cour
    [8] Tuile de muraille 8 : donjon
   *[9] Tuile de muraille 9 : 5 points
}
castle-count-sheet-tile-hint = { $wall ->
    [4] tuiles du plus long chemin ouvert tenu, un nombre par tuile de muraille
    [5] tuiles de la plus grande tour ouverte tenue, un nombre par tuile de muraille
    [6] tuiles de la plus grande maison ouverte tenue, un nombre par tuile de muraille
   *[other] combien il y en a
}
castle-count-sheet-keep = Donjon
castle-count-sheet-keep-hint = tuiles de la maison où il se dresse ; 0 sans donjon
castle-count-sheet-empty = Plus grande zone vide
castle-count-sheet-empty-hint = cases à l’intérieur de la muraille qui se touchent par un côté
castle-count-sheet-tiles-many = { $count } tuiles de muraille de la sorte { $wall }, c’est trop : il y en a { $most }.
castle-count-sheet-markets-many = { $count } marchés dans les cours, c’est trop : il y en a { $most } sur les tuiles et les espaces de départ.
castle-count-sheet-no-keep = La tuile de muraille 8 ne compte qu’avec un donjon sur le plateau. Entrez la taille du donjon, ou aucune tuile.

## Ce qui est apparu à une vraie table

castle-need-tile = Quelle tuile est-ce ?
castle-need-discard = Quelle tuile ne se posait nulle part ?
castle-need-wall = Quelle tuile de muraille pour { $name } ?
castle-need-hint = Choisissez-la d’après l’image ; ce qu’elle montre abrège le choix.
castle-need-thing = Tuile { $tile }
castle-need-paths = { $count ->
    [0] aucun chemin
    [one] un chemin
   *[other] { $count } chemins
}
castle-need-has = { $kind ->
    [tower] tour
    [house] maison
    [court] cour
    [well] puits
   *[market] marché
}

castle-print = { $what ->
    [tiles] Tuiles de château
    [wall] Tuiles de muraille
   *[followers] Partisans et donjons
}
## Plateaux sur lesquels on ne peut pas jouer

castle-setup-both = Un plateau de ce jeu demande "board" et "tiles".
castle-setup-either = Un plateau demande "board" ou "tiles" ou les deux, et rien d’autre.
castle-setup-board = La muraille demande "rows", "corners", "starts" et "track".
castle-setup-rows = Les rangées sont au plus dix textes d’au plus dix signes : # est à l’intérieur de la muraille, . ne l’est pas.
castle-setup-cells = La muraille entoure 76 cases, pas { $found }.
castle-setup-piece = Les cases à l’intérieur de la muraille doivent être d’un seul tenant.
castle-setup-line = La muraille doit être une seule ligne qui ne se touche pas elle-même.
castle-setup-track = La piste de score demande les places [x, y] de ses cases 0 à 99.
castle-setup-corners = Il y a 14 tours d’angle.
castle-setup-corner-spaces = Une tour d’angle a deux cases de la piste de score, des nombres de 0 à 99, pas { $spaces }.
castle-setup-corner-follow = Les cases { $spaces } d’une tour d’angle doivent se suivre.
castle-setup-corner-order = Les tours d’angle doivent être dans l’ordre de la piste de score ; { $spaces } ne l’est pas.
castle-setup-corner-bend = La tour d’angle { $spaces } doit se dresser à un angle de la muraille.
castle-setup-corner-wall = Chaque tour d’angle sauf 0/1 a une tuile de muraille ; voyez { $spaces }.
castle-setup-corner-twice = Deux tours d’angle n’ont jamais la même case, et l’une a 0/1.
castle-setup-starts = Il y a sept espaces de départ.
castle-setup-start-twice = Deux espaces de départ n’ont jamais la même place ni le même nom.
castle-setup-start-fields = Un espace de départ demande "id", "cell", "side", "kind" et "markets".
castle-setup-start-id = Les espaces de départ s’appellent S1 à S7, pas { $name }.
castle-setup-start-kind = { $name } montre { $kind } ; un espace de départ montre l’un de ceux-ci : { $kinds }.
castle-setup-start-side = { $name } doit être sur un côté, N, E, S ou W, d’une case à l’intérieur de la muraille.
castle-setup-start-wall = { $name } doit être contre la muraille.
castle-setup-start-market = { $name } : seule une cour a un marché, et un seul au plus.
castle-setup-tiles = Il y a 60 tuiles.
castle-setup-tile-ids = Les tuiles s’appellent T01 à T60, dans cet ordre.
castle-setup-tile-parts = La tuile { $tile } demande une à huit parties.
castle-setup-tile-kind = Chaque partie de la tuile { $tile } demande un genre : { $kinds }.
castle-setup-tile-slots = Chaque partie de la tuile { $tile } demande des points du bord, des nombres de 0 à 11.
castle-setup-tile-marks = Le marché et le puits de la tuile { $tile } valent true, ou sont omis.
castle-setup-tile-path = Un chemin de la tuile { $tile } ne peut être qu’aux points 1, 4, 7 et 10, au milieu d’un côté.
castle-setup-tile-market = La tuile { $tile } a un marché hors d’une cour.
castle-setup-tile-well = La tuile { $tile } a un puits hors d’un chemin.
castle-setup-tile-cover = La tuile { $tile } doit couvrir chaque point du bord de 0 à 11 une seule fois.
castle-setup-tile-edge = Le côté au point { $slot } de la tuile { $tile } montre deux parties ; sans chemin, un côté n’en a qu’une.

## Adversaires

castle-opponent-nuno = Loge un écuyer dans chaque maison qu’il voit. Bien des choses lui échappent, les marchands plus que tout.
castle-opponent-mencia = Voyage depuis toujours, et rallonge ses chemins. Les chevaliers, elle les oublie le plus souvent ; elle compte à vue d’œil.
castle-opponent-aimeric = Veut le plus grand donjon, pierre sur pierre. Les cours l’intéressent peu : souvent, il ne voit pas la place d’un marchand.
castle-opponent-violante = Gâche ce que vous avez commencé et s’installe dans les cours aux nombreux marchés. À un tour supplémentaire, elle ne pense jamais.
castle-opponent-maymuna = Compte ses pas pour s’arrêter sur les tuiles de muraille. Soigneuse au début, pressée vers la fin.
castle-opponent-gutierre = Tient les tours et étouffe vos domaines ; il regarde ce qu’il peut gagner plutôt que ce qu’il peut perdre. De temps en temps, une maison lui échappe.
castle-opponent-rayhana = Garde des partisans sous la main et ne risque rien. Ce qui peut se perdre pèse pour elle plus que ce qui peut se gagner.
castle-opponent-mundhir = Voit plus loin que tous et ne dit rien. Aucune préférence ne l’égare.
castle-opponent-ermeline = Joue à armes égales : devant, elle se laisse rattraper ; derrière, elle joue de son mieux.
