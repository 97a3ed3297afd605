### Alhambra, en français.
### Les sections : le jeu, les phases, les termes, les options, les notes (le journal), les refus.

## Le jeu

alhambra-name = Alhambra
alhambra-line = Payez juste, bâtissez jusqu’au mur.
alhambra-fact-players = 2 à 6 joueurs
alhambra-fact-time = environ 60 min
alhambra-fact-kind = majorités et tuiles
alhambra-reconstructed = Les murs de 23 des 24 esplanades sont une reconstitution : on ne connaît que ceux d’une seule.

## Phases : ce que décide celui dont c’est le tour

alhambra-phase-act = choisir une action
alhambra-phase-put = poser les tuiles
alhambra-phase-reveal = bonus
alhambra-phase-vizier = vizir
alhambra-phase-vizier-put = poser la tuile du vizir
alhambra-phase-last-put = poser les dernières tuiles
alhambra-phase-over = partie terminée
alhambra-phase-further = une autre action

## Sortes de décisions, telles qu’un tableau de précision les nomme

alhambra-kind-money = Prise d’argent
alhambra-kind-buying = Achats
alhambra-kind-placing = Pose des tuiles
alhambra-kind-redesigning = Réaménagement
alhambra-kind-vizier = Vizir
alhambra-kind-extras = Autres choix

## Termes : morceaux de phrases, jamais dits seuls

# Tiles by the names of the notation. Those of a table with other tiles keep these names.
alhambra-term-tile = { $tile ->
    [pavilion2] pavillon 2
    [pavilion3] pavillon 3
    [pavilion4] pavillon 4
    [pavilion5] pavillon 5
    [pavilion6] pavillon 6
    [pavilion7] pavillon 7
    [pavilion8] pavillon 8
    [seraglio3] sérail 3
    [seraglio4] sérail 4
    [seraglio5] sérail 5
    [seraglio6] sérail 6
    [seraglio7] sérail 7
    [seraglio8] sérail 8
    [seraglio9] sérail 9
    [arcades4] arcades 4
    [arcades5] arcades 5
    [arcades6a] arcades 6a
    [arcades6b] arcades 6b
    [arcades7] arcades 7
    [arcades8a] arcades 8a
    [arcades8b] arcades 8b
    [arcades9] arcades 9
    [arcades10] arcades 10
    [chambers5] chambres 5
    [chambers6] chambres 6
    [chambers7a] chambres 7a
    [chambers7b] chambres 7b
    [chambers8] chambres 8
    [chambers9a] chambres 9a
    [chambers9b] chambres 9b
    [chambers10] chambres 10
    [chambers11] chambres 11
    [garden6] jardin 6
    [garden7] jardin 7
    [garden8a] jardin 8a
    [garden8b] jardin 8b
    [garden8c] jardin 8c
    [garden9] jardin 9
    [garden10a] jardin 10a
    [garden10b] jardin 10b
    [garden10c] jardin 10c
    [garden11] jardin 11
    [garden12] jardin 12
    [tower7] tour 7
    [tower8] tour 8
    [tower9a] tour 9a
    [tower9b] tour 9b
    [tower9c] tour 9c
    [tower10] tour 10
    [tower11a] tour 11a
    [tower11b] tour 11b
    [tower11c] tour 11c
    [tower12] tour 12
    [tower13] tour 13
    [blue1] esplanade bleue 1
    [blue2] esplanade bleue 2
    [blue3] esplanade bleue 3
    [red1] esplanade rouge 1
    [red2] esplanade rouge 2
    [red3] esplanade rouge 3
    [brown1] esplanade brune 1
    [brown2] esplanade brune 2
    [brown3] esplanade brune 3
    [brown4] esplanade brune 4
    [white1] esplanade blanche 1
    [white2] esplanade blanche 2
    [white3] esplanade blanche 3
    [white4] esplanade blanche 4
    [green1] esplanade verte 1
    [green2] esplanade verte 2
    [green3] esplanade verte 3
    [green4] esplanade verte 4
    [green5] esplanade verte 5
    [purple1] esplanade violette 1
    [purple2] esplanade violette 2
    [purple3] esplanade violette 3
    [purple4] esplanade violette 4
    [purple5] esplanade violette 5
    [fountain] fontaine
   *[other] { $tile }
}
alhambra-term-the-tile = { $tile ->
    [pavilion2] le pavillon 2
    [pavilion3] le pavillon 3
    [pavilion4] le pavillon 4
    [pavilion5] le pavillon 5
    [pavilion6] le pavillon 6
    [pavilion7] le pavillon 7
    [pavilion8] le pavillon 8
    [seraglio3] le sérail 3
    [seraglio4] le sérail 4
    [seraglio5] le sérail 5
    [seraglio6] le sérail 6
    [seraglio7] le sérail 7
    [seraglio8] le sérail 8
    [seraglio9] le sérail 9
    [arcades4] les arcades 4
    [arcades5] les arcades 5
    [arcades6a] les arcades 6a
    [arcades6b] les arcades 6b
    [arcades7] les arcades 7
    [arcades8a] les arcades 8a
    [arcades8b] les arcades 8b
    [arcades9] les arcades 9
    [arcades10] les arcades 10
    [chambers5] les chambres 5
    [chambers6] les chambres 6
    [chambers7a] les chambres 7a
    [chambers7b] les chambres 7b
    [chambers8] les chambres 8
    [chambers9a] les chambres 9a
    [chambers9b] les chambres 9b
    [chambers10] les chambres 10
    [chambers11] les chambres 11
    [garden6] le jardin 6
    [garden7] le jardin 7
    [garden8a] le jardin 8a
    [garden8b] le jardin 8b
    [garden8c] le jardin 8c
    [garden9] le jardin 9
    [garden10a] le jardin 10a
    [garden10b] le jardin 10b
    [garden10c] le jardin 10c
    [garden11] le jardin 11
    [garden12] le jardin 12
    [tower7] la tour 7
    [tower8] la tour 8
    [tower9a] la tour 9a
    [tower9b] la tour 9b
    [tower9c] la tour 9c
    [tower10] la tour 10
    [tower11a] la tour 11a
    [tower11b] la tour 11b
    [tower11c] la tour 11c
    [tower12] la tour 12
    [tower13] la tour 13
    [blue1] l’esplanade bleue 1
    [blue2] l’esplanade bleue 2
    [blue3] l’esplanade bleue 3
    [red1] l’esplanade rouge 1
    [red2] l’esplanade rouge 2
    [red3] l’esplanade rouge 3
    [brown1] l’esplanade brune 1
    [brown2] l’esplanade brune 2
    [brown3] l’esplanade brune 3
    [brown4] l’esplanade brune 4
    [white1] l’esplanade blanche 1
    [white2] l’esplanade blanche 2
    [white3] l’esplanade blanche 3
    [white4] l’esplanade blanche 4
    [green1] l’esplanade verte 1
    [green2] l’esplanade verte 2
    [green3] l’esplanade verte 3
    [green4] l’esplanade verte 4
    [green5] l’esplanade verte 5
    [purple1] l’esplanade violette 1
    [purple2] l’esplanade violette 2
    [purple3] l’esplanade violette 3
    [purple4] l’esplanade violette 4
    [purple5] l’esplanade violette 5
    [fountain] la fontaine
   *[other] { $tile }
}
alhambra-term-tile-first = { $tile ->
    [pavilion2] Le pavillon 2
    [pavilion3] Le pavillon 3
    [pavilion4] Le pavillon 4
    [pavilion5] Le pavillon 5
    [pavilion6] Le pavillon 6
    [pavilion7] Le pavillon 7
    [pavilion8] Le pavillon 8
    [seraglio3] Le sérail 3
    [seraglio4] Le sérail 4
    [seraglio5] Le sérail 5
    [seraglio6] Le sérail 6
    [seraglio7] Le sérail 7
    [seraglio8] Le sérail 8
    [seraglio9] Le sérail 9
    [arcades4] Les arcades 4
    [arcades5] Les arcades 5
    [arcades6a] Les arcades 6a
    [arcades6b] Les arcades 6b
    [arcades7] Les arcades 7
    [arcades8a] Les arcades 8a
    [arcades8b] Les arcades 8b
    [arcades9] Les arcades 9
    [arcades10] Les arcades 10
    [chambers5] Les chambres 5
    [chambers6] Les chambres 6
    [chambers7a] Les chambres 7a
    [chambers7b] Les chambres 7b
    [chambers8] Les chambres 8
    [chambers9a] Les chambres 9a
    [chambers9b] Les chambres 9b
    [chambers10] Les chambres 10
    [chambers11] Les chambres 11
    [garden6] Le jardin 6
    [garden7] Le jardin 7
    [garden8a] Le jardin 8a
    [garden8b] Le jardin 8b
    [garden8c] Le jardin 8c
    [garden9] Le jardin 9
    [garden10a] Le jardin 10a
    [garden10b] Le jardin 10b
    [garden10c] Le jardin 10c
    [garden11] Le jardin 11
    [garden12] Le jardin 12
    [tower7] La tour 7
    [tower8] La tour 8
    [tower9a] La tour 9a
    [tower9b] La tour 9b
    [tower9c] La tour 9c
    [tower10] La tour 10
    [tower11a] La tour 11a
    [tower11b] La tour 11b
    [tower11c] La tour 11c
    [tower12] La tour 12
    [tower13] La tour 13
    [blue1] L’esplanade bleue 1
    [blue2] L’esplanade bleue 2
    [blue3] L’esplanade bleue 3
    [red1] L’esplanade rouge 1
    [red2] L’esplanade rouge 2
    [red3] L’esplanade rouge 3
    [brown1] L’esplanade brune 1
    [brown2] L’esplanade brune 2
    [brown3] L’esplanade brune 3
    [brown4] L’esplanade brune 4
    [white1] L’esplanade blanche 1
    [white2] L’esplanade blanche 2
    [white3] L’esplanade blanche 3
    [white4] L’esplanade blanche 4
    [green1] L’esplanade verte 1
    [green2] L’esplanade verte 2
    [green3] L’esplanade verte 3
    [green4] L’esplanade verte 4
    [green5] L’esplanade verte 5
    [purple1] L’esplanade violette 1
    [purple2] L’esplanade violette 2
    [purple3] L’esplanade violette 3
    [purple4] L’esplanade violette 4
    [purple5] L’esplanade violette 5
   *[other] { $tile }
}
alhambra-term-other = { $other ->
    [pavilion2] le pavillon 2
    [pavilion3] le pavillon 3
    [pavilion4] le pavillon 4
    [pavilion5] le pavillon 5
    [pavilion6] le pavillon 6
    [pavilion7] le pavillon 7
    [pavilion8] le pavillon 8
    [seraglio3] le sérail 3
    [seraglio4] le sérail 4
    [seraglio5] le sérail 5
    [seraglio6] le sérail 6
    [seraglio7] le sérail 7
    [seraglio8] le sérail 8
    [seraglio9] le sérail 9
    [arcades4] les arcades 4
    [arcades5] les arcades 5
    [arcades6a] les arcades 6a
    [arcades6b] les arcades 6b
    [arcades7] les arcades 7
    [arcades8a] les arcades 8a
    [arcades8b] les arcades 8b
    [arcades9] les arcades 9
    [arcades10] les arcades 10
    [chambers5] les chambres 5
    [chambers6] les chambres 6
    [chambers7a] les chambres 7a
    [chambers7b] les chambres 7b
    [chambers8] les chambres 8
    [chambers9a] les chambres 9a
    [chambers9b] les chambres 9b
    [chambers10] les chambres 10
    [chambers11] les chambres 11
    [garden6] le jardin 6
    [garden7] le jardin 7
    [garden8a] le jardin 8a
    [garden8b] le jardin 8b
    [garden8c] le jardin 8c
    [garden9] le jardin 9
    [garden10a] le jardin 10a
    [garden10b] le jardin 10b
    [garden10c] le jardin 10c
    [garden11] le jardin 11
    [garden12] le jardin 12
    [tower7] la tour 7
    [tower8] la tour 8
    [tower9a] la tour 9a
    [tower9b] la tour 9b
    [tower9c] la tour 9c
    [tower10] la tour 10
    [tower11a] la tour 11a
    [tower11b] la tour 11b
    [tower11c] la tour 11c
    [tower12] la tour 12
    [tower13] la tour 13
    [blue1] l’esplanade bleue 1
    [blue2] l’esplanade bleue 2
    [blue3] l’esplanade bleue 3
    [red1] l’esplanade rouge 1
    [red2] l’esplanade rouge 2
    [red3] l’esplanade rouge 3
    [brown1] l’esplanade brune 1
    [brown2] l’esplanade brune 2
    [brown3] l’esplanade brune 3
    [brown4] l’esplanade brune 4
    [white1] l’esplanade blanche 1
    [white2] l’esplanade blanche 2
    [white3] l’esplanade blanche 3
    [white4] l’esplanade blanche 4
    [green1] l’esplanade verte 1
    [green2] l’esplanade verte 2
    [green3] l’esplanade verte 3
    [green4] l’esplanade verte 4
    [green5] l’esplanade verte 5
    [purple1] l’esplanade violette 1
    [purple2] l’esplanade violette 2
    [purple3] l’esplanade violette 3
    [purple4] l’esplanade violette 4
    [purple5] l’esplanade violette 5
   *[other] { $other }
}
alhambra-term-neighbour = { $neighbour ->
    [pavilion2] le pavillon 2
    [pavilion3] le pavillon 3
    [pavilion4] le pavillon 4
    [pavilion5] le pavillon 5
    [pavilion6] le pavillon 6
    [pavilion7] le pavillon 7
    [pavilion8] le pavillon 8
    [seraglio3] le sérail 3
    [seraglio4] le sérail 4
    [seraglio5] le sérail 5
    [seraglio6] le sérail 6
    [seraglio7] le sérail 7
    [seraglio8] le sérail 8
    [seraglio9] le sérail 9
    [arcades4] les arcades 4
    [arcades5] les arcades 5
    [arcades6a] les arcades 6a
    [arcades6b] les arcades 6b
    [arcades7] les arcades 7
    [arcades8a] les arcades 8a
    [arcades8b] les arcades 8b
    [arcades9] les arcades 9
    [arcades10] les arcades 10
    [chambers5] les chambres 5
    [chambers6] les chambres 6
    [chambers7a] les chambres 7a
    [chambers7b] les chambres 7b
    [chambers8] les chambres 8
    [chambers9a] les chambres 9a
    [chambers9b] les chambres 9b
    [chambers10] les chambres 10
    [chambers11] les chambres 11
    [garden6] le jardin 6
    [garden7] le jardin 7
    [garden8a] le jardin 8a
    [garden8b] le jardin 8b
    [garden8c] le jardin 8c
    [garden9] le jardin 9
    [garden10a] le jardin 10a
    [garden10b] le jardin 10b
    [garden10c] le jardin 10c
    [garden11] le jardin 11
    [garden12] le jardin 12
    [tower7] la tour 7
    [tower8] la tour 8
    [tower9a] la tour 9a
    [tower9b] la tour 9b
    [tower9c] la tour 9c
    [tower10] la tour 10
    [tower11a] la tour 11a
    [tower11b] la tour 11b
    [tower11c] la tour 11c
    [tower12] la tour 12
    [tower13] la tour 13
    [blue1] l’esplanade bleue 1
    [blue2] l’esplanade bleue 2
    [blue3] l’esplanade bleue 3
    [red1] l’esplanade rouge 1
    [red2] l’esplanade rouge 2
    [red3] l’esplanade rouge 3
    [brown1] l’esplanade brune 1
    [brown2] l’esplanade brune 2
    [brown3] l’esplanade brune 3
    [brown4] l’esplanade brune 4
    [white1] l’esplanade blanche 1
    [white2] l’esplanade blanche 2
    [white3] l’esplanade blanche 3
    [white4] l’esplanade blanche 4
    [green1] l’esplanade verte 1
    [green2] l’esplanade verte 2
    [green3] l’esplanade verte 3
    [green4] l’esplanade verte 4
    [green5] l’esplanade verte 5
    [purple1] l’esplanade violette 1
    [purple2] l’esplanade violette 2
    [purple3] l’esplanade violette 3
    [purple4] l’esplanade violette 4
    [purple5] l’esplanade violette 5
    [fountain] la fontaine
   *[other] { $neighbour }
}
# Money and exchange cards by the names of the notation.
alhambra-term-card = { $card ->
    [b1] bleu 1
    [b2] bleu 2
    [b3] bleu 3
    [b4] bleu 4
    [b5] bleu 5
    [b6] bleu 6
    [b7] bleu 7
    [b8] bleu 8
    [b9] bleu 9
    [g1] vert 1
    [g2] vert 2
    [g3] vert 3
    [g4] vert 4
    [g5] vert 5
    [g6] vert 6
    [g7] vert 7
    [g8] vert 8
    [g9] vert 9
    [o1] orange 1
    [o2] orange 2
    [o3] orange 3
    [o4] orange 4
    [o5] orange 5
    [o6] orange 6
    [o7] orange 7
    [o8] orange 8
    [o9] orange 9
    [y1] jaune 1
    [y2] jaune 2
    [y3] jaune 3
    [y4] jaune 4
    [y5] jaune 5
    [y6] jaune 6
    [y7] jaune 7
    [y8] jaune 8
    [y9] jaune 9
    [yg] carte de change jaune-vert
    [yb] carte de change jaune-bleu
    [yo] carte de change jaune-orange
    [gb] carte de change vert-bleu
    [go] carte de change vert-orange
    [bo] carte de change bleu-orange
   *[other] { $card }
}
alhambra-term-currency = { $currency ->
    [y] jaune
    [g] vert
    [b] bleu
   *[o] orange
}
alhambra-term-colour = { $colour ->
    [blue] bleue
    [red] rouge
    [brown] brune
    [white] blanche
    [green] verte
   *[purple] violette
}
alhambra-term-types = { $type ->
    [pavilion] pavillons
    [seraglio] sérails
    [arcades] arcades
    [chambers] chambres
    [garden] jardins
   *[tower] tours
}
alhambra-term-on-side = { $side ->
    [N] du côté nord
    [E] du côté est
    [S] du côté sud
   *[W] du côté ouest
}
alhambra-term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alhambra-term-cell = { $x },{ $y }

## Options

alhambra-profile-house = Le jeu de base
alhambra-profile-house-sentence = Sans modules : prendre de l’argent, acheter, construire.
alhambra-profile-viziers = Avec les vizirs
alhambra-profile-viziers-sentence = Chacun a un vizir qui achète entre deux tours ; rien d’autre ne s’ajoute.
alhambra-profile-vizier = La Faveur du vizir : tout
alhambra-profile-vizier-sentence = Les quatre modules, tels que leurs règles imprimées les donnent.

alhambra-option-vizier = Vizirs
alhambra-option-vizier-sentence = Chacun a un vizir qui achète entre deux tours, au prix exact.
alhambra-option-vizier-off = Sans
alhambra-option-vizier-on = Avec
alhambra-option-exchange = Cartes de change
alhambra-option-exchange-sentence = Six cartes qui permettent de payer en deux devises.
alhambra-option-exchange-off = Sans
alhambra-option-exchange-on = Avec
alhambra-option-bonus = Bonus
alhambra-option-bonus-sentence = Des cartes secrètes qui font compter double un bâtiment sans mur.
alhambra-option-bonus-off = Sans
alhambra-option-bonus-on = Avec
alhambra-option-squares = Esplanades
alhambra-option-squares-sentence = Des tuiles gratuites qui comptent les bâtiments de leur couleur autour d’elles. Leurs murs sont inventés, non authentiques.
alhambra-option-squares-off = Sans
alhambra-option-squares-on = Avec
alhambra-option-exact_exchange = Prix exact avec une carte de change
alhambra-option-exact_exchange-sentence = Une carte de change ne sert-elle qu’à payer exactement le prix ?
alhambra-option-exact_exchange-on = Exact
alhambra-option-exact_exchange-off = Payer plus est permis
alhambra-option-vizier_exchange = Cartes de change pour le vizir
alhambra-option-vizier_exchange-sentence = Le vizir peut-il payer avec une carte de change ?
alhambra-option-vizier_exchange-on = Permis
alhambra-option-vizier_exchange-off = Non permis
alhambra-option-vizier_dirk = La tuile du vizir à Dirk
alhambra-option-vizier_dirk-sentence = Une tuile achetée par le vizir peut-elle être donnée à Dirk ?
alhambra-option-vizier_dirk-on = Permis
alhambra-option-vizier_dirk-off = Non permis
alhambra-option-decline = Renoncer à l’action en plus
alhambra-option-decline-sentence = Peut-on renoncer à l’action que donne un paiement exact ?
alhambra-option-decline-on = Permis
alhambra-option-decline-off = Non permis
alhambra-option-end = Fin de la partie
alhambra-option-end-sentence = La partie se termine-t-elle quand le marché ne peut être complété, ou déjà quand le sac est vide ?
alhambra-option-end-market = Marché incomplet
alhambra-option-end-bag = Sac vide
alhambra-option-count_squares = Les esplanades se comptent entre elles
alhambra-option-count_squares-sentence = Les esplanades d’une couleur comptent-elles les unes pour les autres ?
alhambra-option-count_squares-off = Non
alhambra-option-count_squares-on = Oui
alhambra-option-dirk_wins = Dirk peut gagner
alhambra-option-dirk_wins-sentence = Si Dirk a plus de points que chacun des deux, est-ce que personne ne gagne ?
alhambra-option-dirk_wins-off = Non
alhambra-option-dirk_wins-on = Oui

## Notes : ce qui s’est passé

alhambra-note-started = { $players ->
    [one] Un joueur ; { $name } commence.
   *[other] { $players } joueurs ; { $name } commence.
}
alhambra-note-took = { $name } prend { $cards }.
alhambra-note-bought = { $exact ->
    [yes] { $name } achète { alhambra-term-the-tile } pour exactement { $price } : { $cards }.
   *[no] { $name } achète { alhambra-term-the-tile } et paie plus que { $price } : { $cards }.
}
alhambra-note-built = { $name } bâtit en { alhambra-term-cell } { alhambra-term-the-tile }, de sa réserve.
alhambra-note-lifted = { $name } retire de { alhambra-term-cell } { alhambra-term-the-tile } : dans la réserve.
alhambra-note-exchanged = { $name } échange en { alhambra-term-cell } { alhambra-term-other } contre { alhambra-term-the-tile }.
alhambra-note-took-back = { $name } reprend un bonus en main : { alhambra-term-tile }.
alhambra-note-square = { $name } prend { alhambra-term-the-tile }.
alhambra-note-reactivated = { $name } réactive son vizir.
alhambra-note-stalled = Depuis { $rounds } tours de table, personne n’a pris d’argent, ni acheté, ni pris d’esplanade. Tant que personne ne le fait, qui peut faire autre chose ne peut ni réaménager ni réactiver son vizir.
alhambra-note-placed = { $name } pose en { alhambra-term-cell } { alhambra-term-the-tile }.
alhambra-note-reserved = { $name } met en réserve { alhambra-term-the-tile }.
alhambra-note-given-to-dirk = { $name } donne à Dirk { alhambra-term-the-tile }.
alhambra-note-vizier = { $name } envoie son vizir acheter { alhambra-term-the-tile } pour exactement { $price } : { $cards }.
alhambra-note-no-vizier = { $name } laisse pour l’instant son vizir de côté.
alhambra-note-scoring-card = { $round ->
    [1] La première carte de décompte apparaît.
   *[2] La seconde carte de décompte apparaît.
}
alhambra-note-reshuffled = { $cards ->
    [one] La pioche est vide : l’unique carte défaussée en forme une nouvelle.
   *[other] La pioche est vide : { $cards } cartes défaussées en forment une nouvelle.
}
alhambra-note-revealed = { $name } montre ses bonus : { $tiles }.
alhambra-note-scored = { $name }, décompte { alhambra-term-round } : { $buildings } pour les bâtiments, { $wall } pour le mur.
alhambra-note-dirk-scored = Dirk, décompte { alhambra-term-round } : { $buildings } pour les bâtiments.
alhambra-note-dirk-drew = Dirk tire { $tiles }.
alhambra-note-got-last = { $name } a le plus d’argent pour l’emplacement { $slot } et reçoit { alhambra-term-the-tile }.
alhambra-note-wall = Le plus long mur de { $name } passe de { $before } à { $after }.
alhambra-note-scored-type = Décompte { alhambra-term-round }, { alhambra-term-types } : { $shares }.
alhambra-note-scored-walls = Décompte { alhambra-term-round }, plus longs murs : { $shares }.
alhambra-note-refilled = L’argent et le marché sont complétés.
alhambra-term-share = { $name } { $points }
alhambra-term-share-dirk = Dirk { $points }

## Refus : pourquoi non, et ce qui serait possible

alhambra-why-over = La partie est terminée ; il n’y a plus rien à jouer.
alhambra-why-none = { $option ->
    [take] Il n’y a pas d’argent exposé.
    [buy] Vous ne pouvez payer aucun des bâtiments en vente.
    [reserve] Votre réserve est vide.
    [build] Aucune tuile de votre réserve ne trouve place dans votre Alhambra.
    [exchange] Aucune tuile de votre réserve ne peut en remplacer une autre.
    [lift] Aucune tuile de votre Alhambra ne peut être retirée.
    [reveal] Vous n’avez pas de bonus.
    [dirk] Dirk ne prend aucune de ces tuiles.
    [vizier] Votre vizir ne peut payer au juste prix aucun des bâtiments en vente.
   *[other] Aucune des nouvelles tuiles ne trouve place dans votre Alhambra.
}
alhambra-why-act-first = C’est votre tour : prenez de l’argent, achetez un bâtiment ou réaménagez votre Alhambra, ou faites ce qu’offrent les modules.
alhambra-why-put-first = De nouvelles tuiles attendent. Posez chacune dans votre Alhambra ou mettez-la en réserve.
alhambra-why-reveal-first = Un décompte va se faire. Dites quels bonus vous montrez, ou que vous n’en montrez aucun.
alhambra-why-vizier-first = Entre deux tours, seul votre vizir peut agir. Achetez avec lui au prix exact, ou laissez-le de côté.
alhambra-why-must-act = Vous ne pouvez pas finir votre tour maintenant : choisissez l’une des actions encore possibles.
alhambra-why-stalled = Depuis { $rounds } tours de table, tous n’ont fait que réaménager ou réactiver leur vizir. Il faut d’abord que quelqu’un prenne de l’argent, achète ou prenne une esplanade : faites l’une de ces choses.

alhambra-why-not-on-display = Prenez ce qui est à l’étalage : { $display }. On n’y trouve pas : { $cards }.
alhambra-why-exchange-card-alone = Une carte de change se prend seule, sans argent : { $cards } ne vont pas ensemble.
alhambra-why-more-than-five = Ensemble, cela fait { $sum } : { $cards }. Plusieurs cartes ensemble peuvent faire { $limit } au plus ; au-delà, on n’en prend qu’une seule.
alhambra-why-cards-not-sorted = Les cartes se nomment dans l’ordre : bleu, vert, orange et jaune, chaque devise en montant, les cartes de change à la fin. Vous avez nommé { $cards }.

alhambra-why-slot-empty = Il n’y a pas de bâtiment sur l’emplacement { $slot } ; le marché ne se remplit qu’après le tour.
alhambra-why-cards-not-in-hand = Vous n’avez pas toutes ces cartes en main : { $cards }. L’emplacement { $slot } se paie en { alhambra-term-currency }, de votre main.
alhambra-why-wrong-currency = L’emplacement { $slot } se paie en { alhambra-term-currency }, et vous offrez { $cards }. Seule une carte de change qui montre le { alhambra-term-currency } admet une seconde devise.
alhambra-why-too-little = La tuile { alhambra-term-tile } coûte { $price }, et vous ne payez que { $sum } : { $cards }. Ajoutez de l’argent en { alhambra-term-currency }, ou choisissez moins cher.
alhambra-why-card-to-spare = La tuile { alhambra-term-tile } coûte { $price }. Avec { $cards }, vous donneriez une carte inutile : laissez-la.
alhambra-why-two-exchange-cards = Un achat n’admet qu’une carte de change. Payez l’emplacement { $slot } avec l’une d’elles, ou sans.
alhambra-why-exchange-without-slot = L’emplacement { $slot } se paie en { alhambra-term-currency }, et votre carte de change ne le montre pas. Elle ne sert qu’aux emplacements de ses deux devises.
alhambra-why-exchange-pays-exactly = Avec une carte de change, le prix se paie exactement : { $price }. Vous payez { $sum } : { $cards }.
alhambra-why-vizier-pays-exactly = Le vizir paie exactement. La tuile { alhambra-term-tile } coûte { $price }. Vous payez { $sum } : { $cards }.
alhambra-why-vizier-without-exchange = Dans cette partie, le vizir paie avec l’argent d’une seule devise, sans carte de change.
alhambra-why-vizier-is-active = Votre vizir est déjà actif. On pourra le réactiver quand il aura acheté quelque chose.
alhambra-why-no-viziers = Cette partie se joue sans vizirs. Prenez de l’argent, achetez un bâtiment ou réaménagez.

alhambra-why-no-squares = Cette partie se joue sans esplanades. Prenez de l’argent, achetez un bâtiment ou réaménagez.
alhambra-why-three-squares = Vous avez déjà { $limit } esplanades, celles de la réserve comprises, et personne ne peut en avoir davantage.
alhambra-why-stack-empty = Il ne reste pas d’esplanade { alhambra-term-colour }. Prenez-en une d’une autre couleur.
alhambra-why-no-such-bonus = Vous n’avez pas ce bonus en main : { alhambra-term-tile }. Montrez-en un que vous avez, ou aucun.
alhambra-why-bonus-tile-not-standing = Le bonus ({ alhambra-term-tile }) ne peut être montré que tant que précisément ce bâtiment est dans votre Alhambra ; dans la réserve, il ne compte pas.
alhambra-why-bonus-twice = Chaque bonus se nomme une fois, dans l’ordre où ils sont énumérés.
alhambra-why-bonus-one-by-one = Pendant votre tour, les bonus se montrent un par un : nommez-en un dont le bâtiment est dans votre Alhambra.

alhambra-why-not-in-tray = La tuile { alhambra-term-tile } n’est pas parmi les nouvelles tuiles que vous devez poser maintenant.
alhambra-why-not-in-reserve = La tuile { alhambra-term-tile } n’est pas dans votre réserve. Les tuiles achetées pendant ce tour se posent quand vos actions sont finies.
alhambra-why-no-dirk = Dirk ne participe qu’aux parties à deux. Posez la tuile, ou mettez-la en réserve.
alhambra-why-not-for-dirk = La tuile { alhambra-term-tile } ne peut pas être donnée à Dirk : il ne prend que des bâtiments achetés. Posez-la, ou mettez-la en réserve.
alhambra-why-no-vizier-gift = Dans cette partie, ce que le vizir achète ne peut pas aller à Dirk. Posez la tuile, ou mettez-la en réserve.

alhambra-why-cell-taken = En { alhambra-term-cell }, il y a déjà une tuile. La tuile { alhambra-term-tile } demande une case vide ; de la réserve, elle pourrait s’échanger contre celle qui est là.
alhambra-why-touches-nothing = En { alhambra-term-cell }, la tuile { alhambra-term-tile } ne toucherait rien. Un côté entier doit toucher votre Alhambra.
alhambra-why-wall-mismatch = En { alhambra-term-cell }, la tuile { alhambra-term-tile } ne convient pas { alhambra-term-on-side } : { $wall ->
    [own] elle y a un mur, et sa voisine ({ alhambra-term-neighbour }) n’en a pas.
   *[other] elle n’y a pas de mur, et sa voisine ({ alhambra-term-neighbour }) en a un.
} Il faut un mur aux deux, ou à aucune.
alhambra-why-makes-hole = En { alhambra-term-cell }, la tuile { alhambra-term-tile } enfermerait des cases vides, ou ne rencontrerait une autre tuile que par un coin. Aucun trou ne doit apparaître.
alhambra-why-unreachable = En { alhambra-term-cell }, la tuile { alhambra-term-tile } ne serait pas accessible depuis la fontaine : des murs la ferment de tous les côtés qui touchent. L’un d’eux doit être ouvert.
alhambra-why-fountain-stays = En { alhambra-term-cell } se trouve la fontaine, qui ne se retire jamais.
alhambra-why-nothing-there = Il n’y a pas de tuile en { alhambra-term-cell }. Indiquez une case avec une tuile autre que la fontaine.
alhambra-why-leaves-hole = La tuile { alhambra-term-tile } doit rester : sans elle, il y aurait un trou en { alhambra-term-cell }. On peut retirer des tuiles au bord.
alhambra-why-cuts-off = La tuile { alhambra-term-tile } doit rester en { alhambra-term-cell } : sans elle, d’autres tuiles ne seraient plus accessibles depuis la fontaine.

## Le plateau : ce qu’il y a sur chaque case

alhambra-term-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
alhambra-label-board = Une Alhambra vue d’en haut : { $tiles ->
    [0] rien que la fontaine pour l’instant
    [one] la fontaine et { $tiles } tuile
   *[other] la fontaine et { $tiles } tuiles
}. Plus long mur : { $wall }.
alhambra-spot-fountain = La fontaine. Toute tuile doit être accessible depuis elle, et elle ne se retire jamais.
alhambra-spot-building = { alhambra-term-tile-first }. { $walls }{ $run ->
    [0] .
    [one] , { $run } côté du plus long mur.
   *[other] , { $run } côtés du plus long mur.
}
alhambra-spot-square = { alhambra-term-tile-first }, vaut { $value }. { $walls }{ $run ->
    [0] .
    [one] , { $run } côté du plus long mur.
   *[other] , { $run } côtés du plus long mur.
}
alhambra-spot-walls = { $count ->
    [0] Sans mur
    [one] Mur : { $walls }
   *[other] Murs : { $walls }
}
alhambra-spot-empty = Vide. Il y faut une tuile sans mur : { $open }{ $count ->
    [0] .
   *[other] , et avec mur : { $walls }.
}
alhambra-spot-shut = Vide, mais des murs la ferment de tous les côtés qui touchent : on n’y viendrait pas à pied.
alhambra-spot-hole = Vide, mais une tuile y laisserait un trou, ou n’en rencontrerait une autre que par un coin.

## Argent et décomptes : morceaux de phrases

alhambra-term-values = { $values }
alhambra-term-paid = { alhambra-term-currency } { $values }
alhambra-term-currency-first = { $currency ->
    [y] Jaune
    [g] Vert
    [b] Bleu
   *[o] Orange
}
alhambra-term-types-first = { $type ->
    [pavilion] Pavillons
    [seraglio] Sérails
    [arcades] Arcades
    [chambers] Chambres
    [garden] Jardins
   *[tower] Tours
}
alhambra-term-round = { $round ->
    [1] I
    [2] II
   *[3] III
}

## La table autour de l’Alhambra

alhambra-label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
alhambra-label-wall = Mur le plus long : { $count }
alhambra-label-cards = { $count ->
    [one] { $count } carte d’argent en main
   *[other] { $count } cartes d’argent en main
}
alhambra-label-bonuses = { $count } bonus
alhambra-label-viziers = { $count ->
    [0] Vizir utilisé
   *[other] Vizir prêt
}
alhambra-label-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
alhambra-label-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
alhambra-label-tile = { alhambra-term-tile-first }
alhambra-label-money-card = { alhambra-term-currency-first } { $value }
alhambra-label-exchange-card = { $card ->
    [yg] Carte de change jaune-vert
    [yb] Carte de change jaune-bleu
    [yo] Carte de change jaune-orange
    [gb] Carte de change vert-bleu
    [go] Carte de change vert-orange
   *[bo] Carte de change bleu-orange
}
alhambra-label-sum = { alhambra-term-currency-first } : { $sum } en tout
alhambra-label-exchange-cards = { $count ->
    [one] { $count } carte de change
   *[other] { $count } cartes de change
}
alhambra-label-market = Marché aux bâtiments
alhambra-label-head = { alhambra-term-currency-first }
alhambra-label-head-own = { alhambra-term-currency-first } · vous { $sum }
alhambra-label-slot = Emplacement { $slot }, payé en { alhambra-term-currency } : { alhambra-term-tile }, prix { $price }
alhambra-label-slot-empty = Emplacement { $slot }, payé en { alhambra-term-currency } : vide
alhambra-label-slot-bought = rempli en fin de tour
alhambra-label-slot-gone = plus de tuiles
alhambra-label-money = Argent
alhambra-label-money-hint = une carte, ou plusieurs jusqu’à 5
alhambra-label-money-empty = Il n’y a plus d’argent à prendre.
alhambra-label-squares = Esplanades
alhambra-label-squares-hint = gratuites, une par action
alhambra-label-squares-own = gratuites, une par action · { $count } sur 3
alhambra-label-squares-empty = Il n’y a plus d’esplanades.
alhambra-label-square = { alhambra-term-tile-first }, compte les { alhambra-term-types } ; { $count } dans la pile
alhambra-label-dirk = Dirk
alhambra-label-dirk-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alhambra-label-dirk-gift = Dirk, avec { $count ->
    [one] un bâtiment
   *[other] { $count } bâtiments
}
alhambra-label-tray = Nouvelles tuiles
alhambra-label-tray-later = posées en fin de tour
alhambra-label-tray-now = à poser maintenant
alhambra-label-reserve = Réserve
alhambra-label-reserve-hint = ne rapporte rien
alhambra-label-reserve-empty = vide
alhambra-label-vizier = Vizir
alhambra-label-vizier-active = Votre vizir est actif : il peut acheter une fois, entre deux tours, au prix exact
alhambra-label-vizier-used = Votre vizir a servi : une de vos actions le réactive
alhambra-label-vizier-active-badge = prêt
alhambra-label-vizier-used-badge = utilisé
alhambra-label-bonus = Bonus
alhambra-label-bonus-hint = { $count ->
    [one] un peut compter
   *[other] { $count } peuvent compter
}
alhambra-label-bonus-empty = aucun
alhambra-label-bonus-card = { $how ->
    [shown] Bonus pour { alhambra-term-the-tile }, montré : le bâtiment compte double
    [can] Bonus pour { alhambra-term-the-tile }, dans votre Alhambra : à montrer au prochain décompte
   *[waits] Bonus pour { alhambra-term-the-tile } : ce bâtiment manque à votre Alhambra
}
alhambra-label-bonus-shown = +1, montré
alhambra-label-bonus-can = +1, bâti
alhambra-label-bonus-waits = pas bâti
alhambra-badge-exact = { $paid } : exact
alhambra-badge-exchange = exact avec une carte de change
alhambra-badge-over = { $over } de trop
alhambra-badge-short = il manque { $short }

## Majorités et pioche

alhambra-ledger-title = Majorités
alhambra-ledger-count = nombre
alhambra-ledger-round = { $when ->
    [past] décompte { alhambra-term-round }
    [next] prochain : { alhambra-term-round }
   *[then] puis : { alhambra-term-round }
}
alhambra-ledger-type = { alhambra-term-types }
alhambra-ledger-wall = mur
alhambra-ledger-dirk = Dirk
alhambra-course-title = Pioche
alhambra-course-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
alhambra-course-stage = { alhambra-term-round }
alhambra-course-comes = { $last ->
    [1] Le décompte { alhambra-term-round } est la prochaine carte de la pioche.
   *[other] { $first ->
        [1] Le décompte { alhambra-term-round } est l’une des { $last } prochaines cartes.
       *[other] Le décompte { alhambra-term-round } vient dans { $first } à { $last } cartes.
    }
}
alhambra-course-end = { $end ->
    [bag] Le décompte III vient quand le sac est vide.
   *[market] Le décompte III vient quand le marché ne peut plus être rempli.
}

## Choix : ce qu’on peut faire

alhambra-choice-take-name = Prendre argent
alhambra-choice-take = { $count ->
    [one] Prendre { $cards }
   *[other] Prendre { $cards } : { $sum } en tout
}
alhambra-choice-buy-name = Acheter
alhambra-choice-buy = { $exact ->
    [yes] Acheter { alhambra-term-the-tile } avec { $paid } : exact, une autre action
    [short] Acheter { alhambra-term-the-tile } avec { $paid }
   *[no] Acheter { alhambra-term-the-tile } avec { $paid } : { $over } de trop
}
alhambra-choice-buy-nothing = Acheter à l’emplacement { $slot }
alhambra-choice-vizier-name = Envoyer le vizir
alhambra-choice-vizier = Le vizir achète { alhambra-term-the-tile } avec { $paid }
alhambra-choice-build-name = Bâtir
alhambra-choice-build = Bâtir { alhambra-term-the-tile } en { alhambra-term-cell }
alhambra-choice-lift-name = Retirer
alhambra-choice-lift = Retirer { alhambra-term-the-tile } de { alhambra-term-cell }
alhambra-choice-exchange-name = Échanger
alhambra-choice-exchange = Échanger { alhambra-term-other } en { alhambra-term-cell } contre { alhambra-term-the-tile }
alhambra-choice-square-name = Esplanade
alhambra-choice-square = Prendre l’esplanade { alhambra-term-colour }
alhambra-choice-reactivate-name = Réactiver le vizir
alhambra-choice-reactivate = Réactiver le vizir
alhambra-choice-put-name = Poser dans l’Alhambra
alhambra-choice-put = Poser { alhambra-term-the-tile } en { alhambra-term-cell }
alhambra-choice-reserve-name = Mettre en réserve
alhambra-choice-reserve = Mettre { alhambra-term-the-tile } en réserve
alhambra-choice-dirk-name = Donner à Dirk
alhambra-choice-dirk = Donner { alhambra-term-the-tile } à Dirk
alhambra-choice-reveal-name = Bonus
alhambra-choice-reveal = Montrer { $tiles }
alhambra-choice-reveal-none = Ne montrer aucun bonus
alhambra-choice-done-name = Continuer
alhambra-choice-done = Pas d’autre action
alhambra-choice-pass-name = Laisser le vizir de côté
alhambra-choice-pass = Laisser le vizir de côté

## Réponses automatiques : ce qui est répondu sans le demander au joueur

alhambra-standing-kind = { alhambra-term-types-first }
alhambra-standing-vizier = Votre vizir entre deux tours
alhambra-standing-vizier-new = Me demander seulement s’il y a du nouveau
alhambra-standing-vizier-new-sentence = On vous le demande quand le vizir peut acheter ce que vous n’avez pas refusé depuis votre dernier tour, ni laissé pendant ce tour avec la somme exacte en main.
alhambra-standing-vizier-ask = Me le demander chaque fois
alhambra-standing-vizier-ask-sentence = On vous le demande dès que le vizir peut acheter quelque chose.
alhambra-standing-vizier-kinds = Me le demander pour ces bâtiments seulement
alhambra-standing-vizier-kinds-sentence = Sinon, le vizir ne sert pas.
alhambra-standing-vizier-rules = Ordres par bâtiment
alhambra-standing-vizier-rules-sentence = Il achète ce que vous nommez jusqu’à votre prix, sans demander ; il demande pour ce que vous marquez et laisse le reste.
alhambra-standing-vizier-never = Ne jamais me le demander
alhambra-standing-vizier-never-sentence = Le vizir n’achète rien tant que vous ne changez pas d’avis.
alhambra-standing-bonus = Vos bonus lors d’un décompte
alhambra-standing-bonus-ask = Me le demander
alhambra-standing-bonus-ask-sentence = Vous choisissez chaque fois lesquels montrer.
alhambra-standing-bonus-accept = Les montrer dès qu’ils rapportent
alhambra-standing-bonus-accept-sentence = Tout bonus dont le bâtiment est dans votre Alhambra est montré.

## Le bouton qui confirme

alhambra-confirm-take = Prendre { $cards }
alhambra-confirm-buy = Acheter { alhambra-term-the-tile } avec { $paid }
alhambra-confirm-vizier = Envoyer le vizir : { alhambra-term-tile }
alhambra-confirm-build = Bâtir { alhambra-term-the-tile }
alhambra-confirm-lift = Retirer { alhambra-term-the-tile }
alhambra-confirm-exchange = Échanger contre { alhambra-term-the-tile }
alhambra-confirm-square = Prendre l’esplanade { alhambra-term-colour }
alhambra-confirm-reactivate = Réactiver le vizir
alhambra-confirm-put = Poser { alhambra-term-the-tile }
alhambra-confirm-reserve = Mettre en réserve
alhambra-confirm-dirk = Donner à Dirk
alhambra-confirm-reveal = { $count ->
    [one] Montrer le bonus
   *[other] Montrer { $count } bonus
}
alhambra-confirm-reveal-none = N’en montrer aucun
alhambra-confirm-done = Finir mes actions
alhambra-confirm-pass = Le laisser de côté

## Aperçus : ce que ferait une action

alhambra-preview-take = { $count ->
    [one] Vous prenez { $cards }.
   *[other] Vous prenez { $cards } : { $sum } en tout.
}
alhambra-preview-buy = { alhambra-term-tile-first } pour { $paid }
alhambra-preview-vizier = Le vizir achète { alhambra-term-the-tile } pour { $paid }.
alhambra-preview-build = { alhambra-term-tile-first } : de la réserve en { alhambra-term-cell }.
alhambra-preview-lift = { alhambra-term-tile-first } : de { alhambra-term-cell } en réserve.
alhambra-preview-exchange = Échange : { alhambra-term-the-tile } dans l’Alhambra, { alhambra-term-other } en réserve.
alhambra-preview-square = Vous prenez l’esplanade { alhambra-term-colour }.
alhambra-preview-reactivate = Votre vizir est de nouveau face visible.
alhambra-preview-put = { alhambra-term-tile-first } en { alhambra-term-cell }
alhambra-preview-reserve = { alhambra-term-tile-first } : en réserve.
alhambra-preview-dirk = { alhambra-term-tile-first } : à Dirk.
alhambra-preview-reveal = Vous montrez { $tiles }.
alhambra-preview-reveal-none = Vous ne montrez aucun bonus.
alhambra-preview-done = Vous renoncez à l’autre action.
alhambra-preview-pass = Votre vizir n’achète pas maintenant.

alhambra-preview-no-change = Vous payez { $over } de trop, et l’on ne rend pas la monnaie.
alhambra-preview-another-action = Le prix est exact : vous avez une autre action.
alhambra-preview-refill-later = L’emplacement reste vide jusqu’à la fin de votre tour.
alhambra-preview-refill-now = Vous posez la tuile aussitôt ; puis le marché se remplit.
alhambra-preview-game-ends = Le sac ne suffit plus à remplir le marché : ensuite, la partie se termine.
alhambra-preview-vizier-turns = Votre vizir se retourne face cachée.
alhambra-preview-vizier-ready = Il peut acheter dès que ce tour est fini.
alhambra-preview-vizier-stays = Il reste actif. Si le marché change avant le prochain tour, la question vous est reposée.
alhambra-preview-square-later = Elle met fin à vos actions. Vous la posez maintenant, avec les tuiles achetées.
alhambra-preview-in-reserve = En réserve, elle ne rapporte rien. La bâtir plus tard coûte une action.
alhambra-preview-dirk-gets = Dirk en aura alors { $count } parmi les { alhambra-term-types }, et se classe comme un joueur.
alhambra-preview-bonus-stays = Vos bonus restent en main, pour un autre décompte.
alhambra-preview-bonus-now = Tous le voient, et votre tour continue.
alhambra-preview-bonus-back = Le bonus pour { alhambra-term-the-tile } vous revient en main.
alhambra-preview-could-pay = Vous pourriez ensuite payer exactement : { $tiles }.
alhambra-preview-fits = { $count ->
    [0] Elle n’entre nulle part dans votre Alhambra telle qu’elle est : elle irait en réserve.
    [one] Dans votre Alhambra, une seule case lui convient.
   *[other] Dans votre Alhambra, { $count } cases lui conviennent.
}
alhambra-preview-rank = { alhambra-term-types-first } : { $place ->
    [1] { $tied ->
        [yes] premier rang à égalité
       *[no] premier rang
    }
    [2] { $tied ->
        [yes] deuxième rang à égalité
       *[no] deuxième rang
    }
    [3] { $tied ->
        [yes] troisième rang à égalité
       *[no] troisième rang
    }
   *[other] { $tied ->
        [yes] rang { $place } à égalité
       *[no] rang { $place }
    }
} avec { $count }, { alhambra-term-points } au décompte { alhambra-term-round }.
alhambra-fact-points = Si le décompte { alhambra-term-round } venait maintenant
alhambra-fact-wall = Mur le plus long
alhambra-fact-type = { alhambra-term-types-first }
alhambra-fact-money = Argent { alhambra-term-currency }
alhambra-fact-cards = Cartes d’argent
alhambra-tag-cell = mur { $wall }
alhambra-tag-cell-more = mur { $wall } · { $more }
alhambra-tag-wall = { $change ->
    [0] mur { $after }
   *[other] mur de { $before } à { $after }
}
alhambra-tag-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}

## Ce qui est demandé

alhambra-prompt-act = Votre action
alhambra-prompt-act-hint = Prenez de l’argent, achetez un bâtiment ou réaménagez votre Alhambra.
alhambra-prompt-further = Prix exact : une autre action
alhambra-prompt-further-hint = { $waiting ->
    [one] La nouvelle tuile se pose quand vous avez fini.
   *[other] Les { $waiting } nouvelles tuiles se posent quand vous avez fini.
}
alhambra-prompt-put = { $count ->
    [one] Où poser { $tiles } ?
   *[other] Où poser { $tiles } ?
}
alhambra-prompt-put-hint = Dans votre Alhambra ou en réserve.
alhambra-prompt-vizier-put = Où poser { $tiles } ?
alhambra-prompt-vizier-put-hint = Achat de votre vizir. Ensuite, le marché se remplit.
alhambra-prompt-last-put = { $count ->
    [one] Où poser { $tiles } ?
   *[other] Où poser { $tiles } ?
}
alhambra-prompt-last-put-hint = Gratuitement, à qui a le plus d’argent. Suit le dernier décompte.
alhambra-prompt-reveal = Décompte { alhambra-term-round } : quels bonus montrez-vous ?
alhambra-prompt-reveal-hint = Chacun fait compter double son bâtiment. Toutes les réponses sont dévoilées ensemble.
alhambra-prompt-reveal-none = Décompte { alhambra-term-round } : vous ne pouvez montrer aucun bonus
alhambra-prompt-reveal-none-hint = On interroge quiconque a un bonus, pour que personne ne devine qui pourrait en montrer un.
alhambra-prompt-vizier = Votre vizir achète-t-il ?
alhambra-prompt-vizier-hint = { $whose ->
    [own] Au prix exact. Ensuite, c’est votre tour.
   *[other] Au prix exact. Ensuite joue { $name }.
}
alhambra-prompt-over = La partie est terminée.
alhambra-prompt-over-hint = Le troisième décompte a eu lieu.

## La table en phrases

alhambra-text-turn = C’est à { $name } de jouer.
alhambra-text-over = La partie est terminée.
alhambra-text-slot = Emplacement { $slot }, { alhambra-term-currency } : { alhambra-term-tile } pour { $price }, { $walls }.
alhambra-text-slot-own = L’emplacement { $slot } pour vous : { $how }.
alhambra-text-slot-empty = Emplacement { $slot }, { alhambra-term-currency } : vide.
alhambra-text-no-walls = sans mur
alhambra-text-walls = mur : { $sides }
alhambra-text-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
alhambra-text-display = Argent à prendre : { $cards }.
alhambra-text-display-empty = Il n’y a pas d’argent à prendre.
alhambra-text-squares = Esplanades visibles : { $tiles }.
alhambra-text-player = { $name } : { alhambra-term-points }, mur le plus long { $wall }.
alhambra-text-alhambra = { $name }, autour de la fontaine : { $tiles }.
alhambra-text-fountain-alone = { $name } n’a encore que sa fontaine.
alhambra-text-lying = { alhambra-term-tile } en { alhambra-term-cell }
alhambra-text-reserve = { $name }, en réserve : { $things }.
alhambra-text-tray = { $name } doit poser : { $things }.
alhambra-text-money = { $name }, argent : { $things }.
alhambra-text-no-money = { $name } n’a pas d’argent.
alhambra-text-cards = { $count ->
    [one] { $name } a une carte en main, argent ou change.
   *[other] { $name } a { $count } cartes en main, argent ou change.
}
alhambra-text-shown = { $name } a montré des bonus : { $things }.
alhambra-text-bonus-own = { $name }, bonus en main : { $things }.
alhambra-text-bonus = { $count ->
    [0] { $name } n’a pas de bonus en main.
    [one] { $name } a un bonus en main.
   *[other] { $name } a { $count } bonus en main.
}
alhambra-text-vizier-active = { $name }, vizir : actif.
alhambra-text-vizier-used = { $name }, vizir : a servi.
alhambra-text-dirk = { $count ->
    [0] Dirk n’a pas de bâtiment
    [one] Dirk a un bâtiment
   *[other] Dirk a { $count } bâtiments
} et { alhambra-term-points }.
alhambra-text-dirk-tiles = Bâtiments de Dirk : { $tiles }.
alhambra-text-dirk-name = Dirk
alhambra-text-seat = { $name }
alhambra-text-has = { $name } { $count }
alhambra-text-majority = { alhambra-term-types-first } : { $owners }.
alhambra-text-would = { $name } { $points }
alhambra-text-if-scored = Si le décompte { alhambra-term-round } avait lieu maintenant : { $owners }.
alhambra-text-stock = { $tiles ->
    [0] Le sac est vide
    [one] Il reste une tuile dans le sac
   *[other] Il reste { $tiles } tuiles dans le sac
} ; { $cards ->
    [0] la pioche est épuisée.
    [one] une carte dans la pioche.
   *[other] { $cards } cartes dans la pioche.
}
alhambra-text-won = Victoire avec { $points ->
    [one] un point
   *[other] { $points } points
} contre { $second }.
alhambra-text-drawn = Victoire partagée avec { $points ->
    [one] un point
   *[other] { $points } points
} chacun.
alhambra-text-won-dirk = Victoire avec { $points } points contre { $second } ; Dirk en a { $dirk }.
alhambra-text-drawn-dirk = Victoire partagée avec { $points } points chacun ; Dirk en a { $dirk }.
alhambra-text-dirk-ahead = Victoire avec { $points } points contre { $second } ; Dirk en a { $dirk }, mais il ne peut pas gagner.
alhambra-text-dirk-drawn = Victoire partagée avec { $points } points chacun ; Dirk en a { $dirk }, mais il ne peut pas gagner.
alhambra-text-dirk-beats = Personne ne bat Dirk : il a { $dirk } points, le meilleur joueur { $points }.
alhambra-text-part-earlier = Décomptes I et II
alhambra-count-earlier-rate = bâtiments et murs
alhambra-count-earlier-lead = les deux premiers décomptes ont rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }
alhambra-count-type = { alhambra-term-types-first }
alhambra-count-type-rate = qui en a le plus marque { $first }, puis { $second }, puis { $third }{ $dirk ->
    [0] {""}
   *[other] ; Dirk en a { $dirk }
}
alhambra-count-type-part = { alhambra-term-types-first } ({ $count })
alhambra-count-type-share = { $count ->
    [0] aucun
   *[other] en a { $count }
}{ $squares ->
    [0] { "" }
   *[other] , dont { $squares } par esplanades
}{ $bonus ->
    [0] { "" }
   *[other] , dont { $bonus } par bonus
}
alhambra-count-type-lead = les { alhambra-term-types } ont rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }
alhambra-count-wall = Mur le plus long
alhambra-count-wall-rate = 1 point par segment
alhambra-count-wall-lead = le mur le plus long a rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }

## Aids that a table may do without

alhambra-aid-places = Où va une tuile
alhambra-aid-places-sentence = Les cases où l’on peut poser une tuile s’éclairent.
alhambra-aid-preview = Ce que cela rapporterait
alhambra-aid-preview-sentence = Avant de confirmer : murs, majorités et points après le coup.
alhambra-aid-payments = Comment payer
alhambra-aid-payments-sentence = Chaque tuile du marché indique quelles cartes la paient juste, ou combien il vous manque.
alhambra-aid-majorities = Qui est en tête
alhambra-aid-majorities-sentence = Un tableau de tous les genres de bâtiments : combien chacun en possède et ce que cela rapportera aux prochains décomptes.
alhambra-aid-wall = Le plus long mur
alhambra-aid-wall-sentence = Le plus long mur extérieur de chaque Alhambra est dessiné en or.
alhambra-aid-left = Ce qui reste à venir
alhambra-aid-left-sentence = Où en est la pioche et où peuvent se trouver les cartes de décompte.
alhambra-aid-memory = Ce que les autres ont en main
alhambra-aid-memory-sentence = L’argent que chacun a en main, que connaîtrait quiconque a bien regardé et s’en souvient.
alhambra-aid-layer = Chances et dangers
alhambra-aid-layer-sentence = Un calque sur la table : qui pourrait payer quoi, comment les majorités peuvent basculer, où le mur peut grandir.

## Images : la carte du jeu, les figures des règles

alhambra-label-vignette = Une Alhambra autour de sa fontaine, son plus long mur en or ; à côté, l’argent et le vizir.
alhambra-figure-2 = On peut prendre le 9 seul, ou le 2 et le 3 ensemble. Avec le 1, cela fait 6 : c’est trop.
alhambra-figure-3 = Jardin 8 sur l’emplacement vert. 7 et 2 suffisent. Avec 7, 4 et 2, le 2 pourrait rester en main ; 4 et 2 ne suffisent pas.
alhambra-figure-4 = Tour 9 sur l’emplacement bleu. Payée exactement, elle donne une autre action ; avec 12, les actions sont finies.
alhambra-figure-10 = À gauche, le jardin touche une tuile par un côté entier. À droite, il n’en rencontre une que par un coin.
alhambra-figure-11 = Les arcades ont un mur à l’est : il en faut un à l’ouest à la tour. La seconde n’en a pas.
alhambra-figure-12 = Depuis la fontaine, on passe par la tour. À droite, son mur barre le chemin.
alhambra-figure-13 = Les chambres remplissent le creux ; à droite, elles le fermeraient et laisseraient un trou.
alhambra-figure-16 = La tour et le jardin peuvent être retirés. Le sérail doit rester : sans lui, ils seraient coupés.
alhambra-figure-23 = Le mur doré tourne aux angles : 8 côtés, donc 8 points. Les 3 côtés à l’ouest ne rapportent rien.
alhambra-figure-24 = Un mur tout autour : chacun des 12 côtés compte une fois.
alhambra-figure-q5 = Les esplanades brunes comptent deux arcades, et une. La violette a son mur du côté de la tour : rien.
alhambra-figure-x2 = Jardin 8 sur l’emplacement jaune. La carte de change permet de mêler jaune et vert, ou de payer en vert seul.

## Chances et dangers : le calque sur la table

alhambra-layer-pay = Qui pourrait payer
alhambra-layer-pay-hint = Les emblèmes sur une tuile du marché : ils pourraient la payer exactement, et auraient donc une autre action.
alhambra-layer-tip = Majorités au décompte { alhambra-term-round }
alhambra-layer-tip-hint = Qui est en tête, de combien, et ce qu’un bâtiment de plus rapporterait à ce décompte.
alhambra-layer-wall = Où le mur peut grandir
alhambra-layer-wall-hint = De combien une tuile à cet endroit peut allonger le plus long mur. En tirets rouges : toute tuile le raccourcirait.
alhambra-layer-pays-exact = { $vizier ->
    [yes] { $name } pourrait payer exactement { $price } pour { alhambra-term-the-tile }, même par le vizir entre deux tours.
   *[no] { $name } pourrait payer exactement { $price } pour { alhambra-term-the-tile }.
}
alhambra-layer-pays-more = { $name } pourrait payer { alhambra-term-the-tile }, { $amount } de trop.
alhambra-layer-pays-short = Il manque { $amount } à { $name } pour { alhambra-term-the-tile }.
alhambra-layer-pays-unknown = { $amount ->
    [0] { $name } n’a pas d’argent pour { alhambra-term-the-tile }.
    [one] { $name } a { $amount } carte que vous ne connaissez pas, pour { alhambra-term-the-tile }.
   *[other] { $name } a { $amount } cartes que vous ne connaissez pas, pour { alhambra-term-the-tile }.
}
alhambra-layer-tips = { $leads ->
    [nobody] { alhambra-term-types-first } : personne n’en a
    [one] { alhambra-term-types-first } : { $leaders } mène avec { $most }, de { $lead }
   *[many] { alhambra-term-types-first } : { $leaders } en ont { $most } chacun
}{ $tips ->
    [yes] . Un de plus rapporterait : { $changes }.
   *[no] .
}
alhambra-layer-more = { $who } +{ $points }
alhambra-layer-wall-by = { $grows ->
    [yes] +{ $by }
   *[no] −{ $by }
}
alhambra-layer-wall-grows = { alhambra-term-cell } : la bonne tuile allonge le plus long mur de { $now } à { $best }.
alhambra-layer-wall-cut = { alhambra-term-cell } : toute tuile raccourcit le plus long mur, de { $now } à { $best } au mieux.

## Ce qu’on sait des esplanades, là où l’on transcrit les siennes

alhambra-box-squares = Les esplanades
alhambra-box-blue = Bleues
alhambra-box-red = Rouges
alhambra-box-brown = Brunes
alhambra-box-white = Blanches
alhambra-box-green = Vertes
alhambra-box-purple = Violettes
alhambra-known-squares = Esplanades
alhambra-known-squares-blue = Bleues
alhambra-known-squares-red = Rouges
alhambra-known-squares-brown = Brunes
alhambra-known-squares-white = Blanches
alhambra-known-squares-green = Vertes
alhambra-known-squares-purple = Violettes
alhambra-known-walled = Chaque esplanade a au moins un mur
alhambra-known-open = Chaque esplanade a un côté ouvert
alhambra-known-seen = Une bleue avec un mur au nord seulement
alhambra-known-side-n = Murs au nord
alhambra-known-side-e = Murs à l’est
alhambra-known-side-s = Murs au sud
alhambra-known-side-w = Murs à l’ouest
alhambra-known-others = Les murs des 23 autres

## Positions that are set up

alhambra-edit-type = { alhambra-term-types-first }
alhambra-edit-hand = Argent
alhambra-edit-points = Points
alhambra-edit-scored = Décomptes faits
alhambra-edit-unknown = Une carte que personne ne connaît
alhambra-edit-nothing = Rien
alhambra-edit-bare = Il n’y a pas de tuile là.
alhambra-edit-asked = Qui doit répondre
alhambra-edit-vizier = Vizirs actifs
alhambra-edit-tray = À poser maintenant
alhambra-edit-shown = Cartes bonus montrées

## Ce à quoi aucune partie ne peut arriver

alhambra-position-answer = La place { $seat } ne peut pas répondre avec ce bonus.
alhambra-position-asked = Dans cette phase, on interroge des places : nommez-les après elle.
alhambra-position-idle = Il n’y aurait rien à faire là : qui pose des tuiles doit en avoir sur la ligne tray.
alhambra-position-bonus-twice = Le bonus { $card } est à deux endroits.
alhambra-position-cards = Il n’y a pas autant de cartes { $card }.
alhambra-position-cell = { $cell } n’est pas une case ; une case s’écrit X,Y depuis la fontaine, comme 1,-2.
alhambra-position-cells = Dans une Alhambra, chaque tuile a sa case, comme dans : garden11 1,-2
alhambra-position-clockwise = Les places interrogées sur leurs bonus se nomment dans le sens horaire, à partir de celle qui doit jouer.
alhambra-position-coming = Après { $rounds } décomptes, les cartes de décompte à venir sont { $cards }.
alhambra-position-dealt = La place { $seat } a { $cards } bonus ; chacun en a reçu { $dealt }.
alhambra-position-dirk = Dirk ne joue qu’à deux joueurs.
alhambra-position-dirk-squares = Dirk n’a pas d’esplanades.
alhambra-position-display = L’étalage a 4 cartes, pas { $cards }.
alhambra-position-ending = La partie ne finit pas tant qu’il y a des tuiles dans le sac : { $tiles }.
alhambra-position-far = { $cell } est trop loin de la fontaine.
alhambra-position-hands = Il n’y a pas assez de cartes pour toutes les mains.
alhambra-position-holders = On interroge tous ceux qui ont un bonus ; ici : { $seats }.
alhambra-position-hole = L’Alhambra de la place { $seat } a un trou.
alhambra-position-market = Après un tour, le marché est complété.
alhambra-position-no-bonus = Il n’y a pas de bonus { $card } dans cette partie.
alhambra-position-no-bonuses = Il n’y a pas de bonus dans cette partie.
alhambra-position-no-card = { $card } n’est pas une carte ; les cartes sont comme y7, yb, S1.
alhambra-position-no-squares = Il n’y a pas d’esplanades dans cette partie.
alhambra-position-no-tile = { $tile } n’est pas une tuile qui puisse s’y trouver.
alhambra-position-no-viziers = Il n’y a pas de vizirs dans cette partie.
alhambra-position-pile = Une pile s’écrit : pile NOMBRE S1 exchange NOMBRE
alhambra-position-piles = Les piles de la pioche doivent avoir { $cards } cartes ensemble.
alhambra-position-piles-few = Il y a plus de cartes que n’en contiennent les piles.
alhambra-position-points = Tous ensemble ont { $points } points ; { $rounds } décomptes en donnent au plus { $most }.
alhambra-position-reach = Place { $seat }, inaccessibles depuis la fontaine : { $tiles }.
alhambra-position-round = Il a fallu { $needed } tours pour en arriver là ; au tour de table { $round }, il y en avait eu { $turns }.
alhambra-position-rounds = { $rounds } décomptes ont eu lieu ; le troisième termine la partie.
alhambra-position-scoring = Les cartes de décompte sont dans la pioche, ou ont quitté la partie.
alhambra-position-shown = { $tile } de la place { $seat } est montré mais pas construit.
alhambra-position-squares = La place { $seat } a plus de 3 esplanades.
alhambra-position-stack = Une pile d’esplanades est d’une seule couleur.
alhambra-position-stalled = On ne compte pas ici de tours sans progrès.
alhambra-position-ten = Il y a dix bonus.
alhambra-position-tile-twice = { $tile } est à deux endroits.
alhambra-position-two-tiles = Deux tuiles sont sur une même case.
alhambra-position-walls = Les murs entre { $tile } et { $other } de la place { $seat } ne concordent pas.

## La feuille de score, pour qui veut seulement compter

alhambra-count-sheet-earlier = points avant le dernier décompte
alhambra-count-sheet-type = { $squares ->
    [yes] dans l’Alhambra, avec ce que les esplanades ajoutent ; pas dans la réserve
   *[no] dans l’Alhambra, pas dans la réserve
}
alhambra-count-sheet-bonus = Bonus
alhambra-count-sheet-bonus-hint = ceux dont le bâtiment est dans l’Alhambra : un de plus de son genre
alhambra-count-sheet-many = { alhambra-term-types-first } : { $count }, c’est trop, il y en a { $most }.
alhambra-count-sheet-no-building = Un bonus ({ alhambra-term-types }) ne compte que là où se trouve son bâtiment, et aucun n’est entré ici.

## Ce qui est apparu à une vraie table

alhambra-need-drew = Quelle carte est sortie ?
alhambra-need-market = Quelle tuile est arrivée au marché ?
alhambra-need-dirk = Quelle tuile Dirk a-t-il piochée ?
alhambra-need-square = Quelle esplanade a été retournée ?
alhambra-need-hand = Quel argent au départ pour { $name } ?
alhambra-need-aside = Quel bonus est resté de côté ?
alhambra-need-bonus = Quel bonus pour { $name } ?
alhambra-need-hint = Couleur ou genre abrègent le choix.
alhambra-need-tile = { alhambra-term-tile }
alhambra-need-scoring = Carte de décompte { $number }
alhambra-need-other = autres

alhambra-print = { $what ->
    [buildings] Bâtiments et tuiles de départ
    [cards] Cartes
    [squares] Esplanades
   *[viziers] Vizirs
}
alhambra-print-round = Décompte { $round }
## Plateaux et donnes impossibles

alhambra-setup-needs = Il faut "squares".
alhambra-setup-either = Il faut "buildings" ou "squares" ou les deux, et rien d’autre.
alhambra-setup-buildings = Il y a { $number } bâtiments.
alhambra-setup-building = Le bâtiment { $number } demande un genre, un prix et des murs comme dans "NE".
alhambra-setup-price = Le prix du bâtiment { $number } doit aller de 1 à 13.
alhambra-setup-alike = Il y a au plus { $most } bâtiments { $name }.
alhambra-setup-no-wall = { $number } bâtiments n’ont pas de mur, un pour chaque bonus.
alhambra-setup-squares = Il y a { $number } esplanades.
alhambra-setup-square = L’esplanade { $number } demande une couleur, et des murs comme dans "NE".
alhambra-setup-colours = Les esplanades sont 3 bleues, 3 rouges, 4 brunes, 4 blanches, 5 vertes, 5 violettes.
alhambra-setup-before = Dans Money, les cartes de décompte et de change sont dans la pioche, pas avant.
alhambra-setup-in-deck = Dans Money, { $card } est dans la pioche, pas dans une main de départ ni à l’étalage.
alhambra-setup-not-in-pile = Dans Money, { $card } n’est pas dans la pile { $number } de la pioche.
alhambra-setup-pile-scoring = Dans Money, la pile { $number } de la pioche a une mauvaise carte de décompte ; la bonne : { $card }.
alhambra-setup-pile-exchange = Dans Money, il faut à la pile { $number } de la pioche autant de cartes de change : { $exchange }.
alhambra-setup-pile = Dans Money, la pile { $number } de la pioche a autant de cartes de change : { $exchange }. Sa carte de décompte : { $card }.

## Adversaires

alhambra-opponent-nuno = Rêve de jardins et de tours, si chers soient-ils. Bien des choses lui échappent, et il ne réaménage presque jamais.
alhambra-opponent-mencia = Se charge d’argent et achète tard. Plus d’un achat lui échappe.
alhambra-opponent-aimeric = Bâtit d’abord son mur, le reste ensuite : plus il est long, mieux c’est. À réaménager, il pense rarement.
alhambra-opponent-violante = Veut un bâtiment de chaque genre. Ce qui est posé reste : elle ne réaménage jamais.
alhambra-opponent-maymuna = Paie le prix exact dès qu’elle le peut, pour avoir une autre action. Soigneuse au début, pressée vers la fin.
alhambra-opponent-gutierre = Veut être premier dans le plus de genres possible, et y mise gros. De temps en temps, de bon argent lui échappe.
alhambra-opponent-rayhana = Amasse des cartes, garde des bâtiments en réserve et ne risque rien. Ce qui peut se perdre pèse pour elle plus que ce qui peut se gagner.
alhambra-opponent-mundhir = Voit plus loin que tous et ne dit rien. Aucune préférence ne l’égare.
alhambra-opponent-ermeline = Joue à armes égales : devant, elle se laisse rattraper ; derrière, elle joue de son mieux.
