### Alcazar, en français.
### Les parties : le jeu, les termes, les options, les notes (le journal), les refus ; puis les mots
### des dessins, des choix et des aperçus.

## Le jeu

alcazar-name = Alcazar
alcazar-line = On bâtit ensemble, on grimpe chacun pour soi.
alcazar-fact-players = 2 à 5 joueurs
alcazar-fact-time = environ 60 min
alcazar-fact-kind = cartes et construction
alcazar-reconstructed = Le plan est une reconstitution d’après les règles publiées ; le plateau imprimé peut s’en écarter dans le détail.

## Phases : ce que décide le joueur au trait

alcazar-phase-main = acheter ou construire
alcazar-phase-flag = attribuer un drapeau
alcazar-phase-noble = étape des nobles
alcazar-phase-over = partie terminée

## Sortes de décisions, telles qu’un tableau de précision les nomme

alcazar-kind-buying = Achats
alcazar-kind-building = Construction
alcazar-kind-flags = Drapeaux
alcazar-kind-nobles = Nobles

## Termes : des morceaux de phrase, jamais dits seuls

alcazar-term-flag = { $flag ->
    [almeria] Almería
    [cadiz] Cadix
    [cordoba] Cordoue
    [granada] Grenade
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
   *[sevilla] Séville
}
alcazar-term-building = { $flag ->
    [almeria] Almería
    [cadiz] Cadix
    [cordoba] Cordoue
    [granada] Grenade
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
    [sevilla] Séville
   *[palace] la villa en { $at }
}
alcazar-term-building-first = { $flag ->
    [almeria] Almería
    [cadiz] Cadix
    [cordoba] Cordoue
    [granada] Grenade
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
    [sevilla] Séville
   *[palace] La villa en { $at }
}
# « à » : « ajoute une pierre à la villa en 29 ».
alcazar-term-to-building = { $flag ->
    [almeria] à Almería
    [cadiz] à Cadix
    [cordoba] à Cordoue
    [granada] à Grenade
    [huelva] à Huelva
    [jaen] à Jaén
    [malaga] à Malaga
    [sevilla] à Séville
   *[palace] à la villa en { $at }
}
# « de » : « au niveau 3 de la villa en 29 ».
alcazar-term-of-building = { $flag ->
    [almeria] d’Almería
    [cadiz] de Cadix
    [cordoba] de Cordoue
    [granada] de Grenade
    [huelva] de Huelva
    [jaen] de Jaén
    [malaga] de Malaga
    [sevilla] de Séville
   *[palace] de la villa en { $at }
}
alcazar-term-of-flag = { $flag ->
    [almeria] d’Almería
    [cadiz] de Cadix
    [cordoba] de Cordoue
    [granada] de Grenade
    [huelva] de Huelva
    [jaen] de Jaén
    [malaga] de Malaga
   *[sevilla] de Séville
}
alcazar-term-lost = { $lost ->
    [almeria] Almería
    [cadiz] Cadix
    [cordoba] Cordoue
    [granada] Grenade
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
   *[sevilla] Séville
}
alcazar-term-noble = { $kind ->
    [grandee] Grande
   *[baron] Baron
}
alcazar-term-a-noble = { $kind ->
    [grandee] un Grande
   *[baron] un Baron
}
alcazar-term-the-noble = { $kind ->
    [grandee] le Grande
   *[baron] le Baron
}
alcazar-term-money = { $money ->
    [one] { $money } réal
   *[other] { $money } réaux
}
alcazar-term-sum = { $after ->
    [50] , soit le maximum, 50
   *[other] { " " }= { $after }
}

## Options

alcazar-profile-house = Règles de la maison et italiennes
alcazar-profile-house-sentence = Comme les versions italiennes 1.0 et 1.1 : des points pour l’argent. Ce qu’elles laissent ouvert, la maison le décide.
alcazar-profile-french = Règles françaises
alcazar-profile-french-sentence = Comme le texte français : pas de points pour l’argent.

alcazar-option-money_points = Points pour l’argent
alcazar-option-money_points-sentence = À la fin, un point par tranche entière de 50 réaux.
alcazar-option-money_points-on = Oui
alcazar-option-money_points-off = Non
alcazar-option-castle_at_50 = Châteaux à 50
alcazar-option-castle_at_50-sentence = Un château arrivé à 50 peut-il encore fusionner avec un autre château ?
alcazar-option-castle_at_50-no-union = Ils restent séparés
alcazar-option-castle_at_50-union = Ils peuvent fusionner
alcazar-option-straight_founding = Fonder en ligne droite seulement
alcazar-option-straight_founding-sentence = Non : un nouveau château peut tourner à un angle de l’anneau.
alcazar-option-straight_founding-off = Non
alcazar-option-straight_founding-on = Oui

## Aides dont une table peut se passer

alcazar-aid-places = Où l’on peut bâtir
alcazar-aid-places-sentence = Les terrains et les bâtiments que l’on peut choisir s’éclairent.
alcazar-aid-preview = Ce que cela rapporterait
alcazar-aid-preview-sentence = Avant de confirmer : valeur, prix, revenu et points.
alcazar-aid-features = Ce qui se trouve sur le plateau
alcazar-aid-features-sentence = Montrez une villa ou un château pour lire sa valeur et ce qu’un noble y coûterait.
alcazar-aid-layer = Chances et dangers
alcazar-aid-layer-sentence = Un calque sur le plateau : qui peut être éliminé, jusqu’où chaque noble peut monter, ce qui peut fusionner.

## Notes : ce qui s’est passé, pour le journal

alcazar-note-started = { $players ->
    [one] Un joueur ; { $name } commence.
   *[other] { $players } joueurs ; { $name } commence.
}
alcazar-note-retired = { $name } retire { alcazar-term-a-noble } de { $cell } et reçoit { alcazar-term-money }.
alcazar-note-bought-open = { $name } achète la carte visible { $card } pour { $price }.
alcazar-note-bought-deck = { $name } achète la première carte de la pioche pour { $price }.
alcazar-note-bought-tower = { $name } achète une carte tour pour { $price }.
alcazar-note-founded-castle = { $name } joue la carte { $card } et fonde { alcazar-term-flag } en { $first }, { $middle } et { $last }.
alcazar-note-founded-palace = { $name } joue la carte { $card } et fonde une villa.
alcazar-note-extended = { $ground ->
    [yes] { $name } joue la carte { $card } et ajoute une pierre { alcazar-term-to-building }.
   *[no] { $name } joue la carte { $card } et pose une pierre au niveau { $level } { alcazar-term-of-building }.
}
alcazar-note-towered = { $name } joue une carte tour et élève { $cell } au niveau { $level } ({ alcazar-term-building }).
alcazar-note-bridged = { $name } paie { $price } et construit un pont { $cell1 }–{ $cell2 } au niveau { $level }.
alcazar-note-rose = { $name } : le { alcazar-term-noble } en { $cell } monte au niveau { $level }.
alcazar-note-removed = { $name } : le { alcazar-term-noble } en { $cell } est éliminé ; la banque paie { alcazar-term-money }.
alcazar-note-united-castles = { alcazar-term-flag } absorbe { alcazar-term-lost } : { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palace = { alcazar-term-flag } absorbe une villa : { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palaces = Deux villas n’en font plus qu’une en { $at } : { $before } + { $other } + { $piece } = { $after }.
alcazar-note-income = { $before ->
    [0] { $name } reçoit { alcazar-term-money }.
    [-1] { $name } reçoit { alcazar-term-money }.
    [50] { alcazar-term-building-first } reste à 50 ; { $name } reçoit { alcazar-term-money }.
   *[other] { alcazar-term-building-first } passe de { $before } à { $after } ; { $name } reçoit { alcazar-term-money }.
}
alcazar-note-flagged = La villa en { $at } devient un château : { alcazar-term-flag }, valeur { $value }.
alcazar-note-flag-returned = Le drapeau { alcazar-term-of-flag } est de nouveau libre.
alcazar-note-fifty = { $name } joue la carte { $card } entre deux châteaux dont l’un est à 50 : pas de pierre, mais 50 réaux.
alcazar-note-placed = { $name } pose { alcazar-term-a-noble } en { $cell } pour { $price }.
alcazar-note-moved = { $name } déplace { alcazar-term-the-noble } de { $cell1 } en { $cell2 }.
alcazar-note-swapped = { $name } échange les nobles en { $cell1 } et { $cell2 }.
alcazar-note-passed = { $name } ne peut ni acheter ni construire, et passe.
alcazar-note-out = { $name } n’a plus de carte et n’en trouve plus à acheter : plus de tours à jouer, mais ses nobles compteront à la fin.
alcazar-note-ended-cubes = La dernière pierre est posée : la partie est terminée.
alcazar-note-ended-bridges = Le dernier pont est construit : la partie est terminée.
alcazar-note-ended-passes = Tous ceux qui jouent encore ont passé : la partie est terminée.

## Refus : pourquoi un coup n’est pas permis

alcazar-why-over = La partie est terminée ; il n’y a plus rien à jouer.
alcazar-why-none = { $option ->
    [castle] Aucune de vos cartes ne trouve trois terrains vides à bonne distance des autres bâtiments.
    [palace] Aucune de vos cartes ne désigne un terrain vide sans bâtiment de part et d’autre.
    [extend] Aucune de vos cartes ne désigne un terrain à côté d’un bâtiment ou au-dessus de lui.
    [tower] Une carte tour n’élèverait nulle part un de vos nobles et ne préparerait aucun pont.
    [bridge] Nulle part deux piliers de même hauteur, dont un avec un de vos nobles, n’enjambent un creux.
    [buy] Il ne reste plus de carte à acheter.
    [retire] Vous n’avez pas de noble sur le plateau.
    [move] Aucun de vos nobles de ce bâtiment ne peut passer sur ce qui vient d’être construit.
    [swap] Vous n’avez pas deux nobles de rang différent dans ce bâtiment.
   *[other] Il n’y a pas de place libre sur ce qui vient d’être construit.
}
alcazar-why-choose-flag-first = Décidez d’abord laquelle des villas en attente reçoit le drapeau.
alcazar-why-noble-step-first = La construction est faite. Posez, déplacez ou échangez maintenant un noble, ou finissez le tour sans.
alcazar-why-open-turn-first = Rien n’a encore été construit ce tour-ci. Achetez d’abord une carte, ou construisez.
alcazar-why-not-waiting = Aucune villa en attente d’un drapeau ne commence en { $cell }. Celles qui attendent sont en { $cells }.
alcazar-why-pass-can-act = Vous pouvez encore acheter ou construire : vous ne pouvez donc pas passer.
alcazar-why-pass-must-retire = Vous ne pouvez ni acheter ni construire, mais vous avez un noble sur le plateau et il reste une carte à acheter : retirez d’abord un noble.
alcazar-why-only-buy = Vous avez retiré un noble parce que rien d’autre n’était possible : vous ne pouvez plus qu’acheter une carte.
alcazar-why-card-not-open = La carte { $card } n’est pas visible ; { $cards } le sont.
alcazar-why-no-open-cards = La carte { $card } n’est pas visible : il n’en reste aucune.
alcazar-why-deck-empty = La pioche est épuisée.
alcazar-why-towers-gone = Les cartes tour sont épuisées.
alcazar-why-card-too-dear = La carte coûte { $price }, et vous avez { $money }.

alcazar-why-card-not-in-hand = Vous n’avez pas la carte { $card } en main.
alcazar-why-extend-alone = La carte { $card } n’a rien à agrandir : { $card } et les terrains de part et d’autre sont vides. Fondez-y une villa, ou un château s’il y tient.
alcazar-why-palace-on-something = Une villa se fonde sur un terrain vide, et { $card } ne l’est pas. La carte pose plutôt sa pierre par-dessus.
alcazar-why-palace-beside = Une villa demande un terrain vide de chaque côté, et il y a déjà quelque chose en { $neighbour }. La carte { $card } agrandit plutôt ce bâtiment.
alcazar-why-castle-shape = Avec la carte { $card }, un château peut tenir en { $ways } et pas autrement.
alcazar-why-castle-on-something = Un château se fonde sur trois terrains vides, et { $space } ne l’est pas.
alcazar-why-castle-bends = { $first }–{ $last } tourne à un angle. Dans cette partie, les châteaux se fondent en ligne droite.
alcazar-why-castle-no-cubes = Un château demande quatre pierres, et il n’en reste { $cubes ->
    [one] qu’une
   *[other] que { $cubes }
}.
alcazar-why-castle-no-flag = Les huit drapeaux sont tous pris. On pourra fonder un château quand deux autres auront fusionné.
alcazar-why-castle-beside = Un nouveau château ne peut pas toucher un bâtiment, et il y a déjà quelque chose en { $neighbour }. Il laisse un terrain vide jusqu’à une villa, et trois jusqu’à un château.
alcazar-why-castle-near = { $count ->
    [0] Il faut trois terrains vides entre deux châteaux ; jusqu’à { alcazar-term-building } en { $castle }, il n’y en a aucun.
    [one] Il faut trois terrains vides entre deux châteaux ; jusqu’à { alcazar-term-building } en { $castle }, il n’y a que { $empty }.
   *[other] Il faut trois terrains vides entre deux châteaux ; jusqu’à { alcazar-term-building } en { $castle }, il n’y a que { $empty }.
}

alcazar-why-no-tower-card = Vous n’avez pas de carte tour en main.
alcazar-why-tower-on-ground = Il n’y a encore rien en { $cell }, et une carte tour ne bâtit jamais au sol.
alcazar-why-tower-too-high = { $cell } a déjà { $level } niveaux. Une carte tour bâtit jusqu’au niveau 5 ; au-delà, il faut une carte de construction.
alcazar-why-tower-under-other = Un noble adverse se tient en { $cell }. Une carte tour n’élève que vos propres nobles.
alcazar-why-tower-no-purpose = En { $cell }, elle n’élèverait aucun de vos nobles et ne préparerait pas de pont : aucun des vôtres n’est à deux cases de là en ligne droite.
alcazar-why-tower-under-bridge = Il y a déjà un pont entre { $pillar } et { $cell } : il n’y a rien à préparer.
alcazar-why-tower-pillar-not-higher = Elle ne préparerait un pont que si votre noble était plus haut : { $pillar } a { $height ->
    [one] un niveau
   *[other] { $height } niveaux
}, { $cell } en a { $level }.

alcazar-why-bridge-not-in-line = Un pont couvre trois cases en ligne droite ; { $cell1 } et { $cell2 } ne peuvent pas en être les bouts.
alcazar-why-bridge-no-pillar = Il faut un pilier à chaque bout d’un pont, et il n’y a rien en { $cell }.
alcazar-why-bridge-uneven = Les piliers doivent avoir la même hauteur : { $cell1 } a { $height1 ->
    [one] un niveau
   *[other] { $height1 } niveaux
}, { $cell2 } en a { $height2 }.
alcazar-why-bridge-middle-high = Le milieu doit être plus bas que les piliers : { $middle } a { $level ->
    [one] un niveau
   *[other] { $level } niveaux
}, les piliers { $height }.
alcazar-why-bridge-other-noble = Un noble adverse se tient en { $cell }. Un pilier ne porte qu’un noble à vous, ou personne.
alcazar-why-bridge-no-noble = Un de vos nobles doit se tenir en { $cell1 } ou en { $cell2 }, et il n’y en a pas.
alcazar-why-bridge-on-bridge = De { $cell1 } à { $cell2 }, il y a déjà un pont, et il n’y en a jamais un second.
alcazar-why-bridge-castle-at-50 = Un pont { $cell1 }–{ $cell2 } fusionnerait deux châteaux dont l’un est à 50 : il ne fusionne avec aucun autre château.
alcazar-why-bridge-too-dear = Un pont coûte { $price }, et vous avez { $money }. Ce qu’il rapporte ne vient qu’après.

alcazar-why-retire-nobody = Il n’y a personne en { $cell }.
alcazar-why-retire-other = Le noble en { $cell } n’est pas à vous.
alcazar-why-retired-already = Vous avez déjà retiré un noble. Celui en { $cell } ne pourrait suivre que si vous ne pouviez ni acheter ni construire.
alcazar-why-no-noble-left = { $kind ->
    [grandee] Il ne vous reste plus de Grande en réserve.
   *[baron] Il ne vous reste plus de Baron en réserve.
}
alcazar-why-noble-too-dear = { $kind ->
    [grandee] Un Grande en { $cell } coûte { $price }, et vous avez { $money }.
   *[baron] Un Baron en { $cell } coûte { $price }, et vous avez { $money }.
}
alcazar-why-not-the-new-piece = Ce n’est pas en { $cell } que l’on vient de construire. Un noble ne va que sur la nouvelle pièce : { $cells }.
alcazar-why-noble-stands-there = Un noble se tient déjà en { $cell }, et il n’y a de place que pour un.
alcazar-why-no-own-noble = Aucun de vos nobles n’est en { $cell }.
alcazar-why-noble-of-another-building = Le noble en { $cell } est dans un autre bâtiment, et les nobles ne changent jamais de bâtiment.
alcazar-why-only-place-after-founding = Un château vient d’être fondé : on ne peut que poser des nobles, deux au plus.
alcazar-why-moves-along = Le noble en { $cell } se tient déjà sur le nouveau pont et ne se déplace pas le long du pont.
alcazar-why-swap-same-rank = Les nobles en { $cell1 } et { $cell2 } sont de même rang ; les échanger ne changerait rien.

## Dessins et panneaux

alcazar-label-board = Le plateau vu du coin du terrain { $turns ->
    [0] 37
    [1] 47
    [2] 1
   *[other] 11
} : { alcazar-label-buildings }.
alcazar-label-plan = Le plateau vu d’en haut : { alcazar-label-buildings }.
alcazar-label-buildings = { $castles ->
    [one] { $castles } château
   *[other] { $castles } châteaux
} et { $palaces ->
    [one] { $palaces } villa
   *[other] { $palaces } villas
}
alcazar-label-spot = { $cell }, niveau { $n }. { alcazar-term-building-first } : valeur { $value }, un Baron { $baron }, un Grande { $grandee }
alcazar-label-spot-noble = { $cell }, niveau { $n }, { alcazar-term-noble } ({ $name }). { alcazar-term-building-first } : valeur { $value }, un Baron { $baron }, un Grande { $grandee }
alcazar-label-vignette = Un château avec un pont, des nobles sur ses tours et son drapeau.
alcazar-label-figure-5 = L’anneau des terrains 1 à 72 et les cases sans numéro, vus d’en haut.
alcazar-label-figure-20 = Un château de 7 à 10 : deux pierres en 7 et en 9, une en 8 et en 10, un pont 7–9 au niveau 3. Valeur 17.
alcazar-label-figure-30 = Un château fondé avec la carte 8 en 7, 8 et 9, avec deux pierres en 8.
alcazar-label-figure-31 = Un nouveau château de 1 à 3. Les terrains vides 4, 5 et 6 le séparent du château de 7 à 9.
alcazar-label-figure-36 = La carte 10 pose une seconde pierre en 10 ; le Baron bleu monte au niveau 2.
alcazar-label-figure-41 = Une carte tour en 39, à deux cases du 37 plus haut où se tient le Baron bleu.
alcazar-label-figure-46 = Un pont de 7 à 9 au niveau 3 : les deux piliers ont deux niveaux, le 8 entre eux en a un.
alcazar-label-figure-50 = L’étape des nobles : le Grande jaune va de 10 sur le nouveau pont.
alcazar-label-figure-80 = Une pierre en 6 réunit la villa de 3 à 5 et le château de 7 à 9. Les nobles restent.
alcazar-label-figure-91 = À la fin : un Baron au niveau 3 compte 3, un Grande au niveau 4 compte 8, un Baron au niveau 5 compte 5.
alcazar-label-money = { $count ->
    [one] { $count } réal
   *[other] { $count } réaux
}
alcazar-label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
alcazar-label-grandees = { $count ->
    [one] { $count } Grande en réserve
   *[other] { $count } Grandes en réserve
}
alcazar-label-barons = { $count ->
    [one] { $count } Baron en réserve
   *[other] { $count } Barons en réserve
}
alcazar-label-tower-cards = { $count ->
    [one] { $count } carte tour
   *[other] { $count } cartes tour
}
alcazar-label-cards = { $count ->
    [one] { $count } carte de construction
   *[other] { $count } cartes de construction
}
alcazar-label-cubes = { $count ->
    [one] { $count } pierre restante
   *[other] { $count } pierres restantes
}
alcazar-label-bridges = { $count ->
    [one] { $count } pont restant
   *[other] { $count } ponts restants
}
alcazar-label-flags = { $count ->
    [one] { $count } drapeau libre
   *[other] { $count } drapeaux libres
}
alcazar-label-track = Piste des valeurs avec { $count ->
    [0] aucun château
    [one] { $count } château
   *[other] { $count } châteaux
}
alcazar-label-castle = { alcazar-term-flag } : { $value }
alcazar-label-card = Carte { $card }
alcazar-label-open-card = Carte { $card }, à acheter pour { $price }
alcazar-label-deck = Pioche : { $count ->
    [0] plus de carte
    [one] { $count } carte, { $price } réaux pièce
   *[other] { $count } cartes, { $price } réaux pièce
}
alcazar-label-towers = Cartes tour : { $count ->
    [0] épuisées
    [one] { $count } restante, { $price } réaux pièce
   *[other] { $count } restantes, { $price } réaux pièce
}
alcazar-label-hand-towers = { $count ->
    [one] Une carte tour
   *[other] { $count } cartes tour
}
alcazar-label-face-deck = Pioche
alcazar-label-face-towers = Tours
alcazar-label-face-tower = Tour

## Choix : ce qu’on peut faire

alcazar-choice-castle-name = Fonder un château
alcazar-choice-castle = Château { $first }–{ $last }, haut en { $card }
alcazar-choice-palace-name = Fonder une villa
alcazar-choice-palace = Villa en { $card }
alcazar-choice-extend-name = Poser une pierre
alcazar-choice-extend = { $level ->
    [1] Pierre en { $card }
   *[other] Pierre en { $card }, niveau { $level }
}
alcazar-choice-tower-name = Jouer une carte tour
alcazar-choice-tower = Tour en { $cell }, niveau { $level }
alcazar-choice-bridge-name = Construire un pont
alcazar-choice-bridge = Pont { $cell1 }–{ $cell2 }, niveau { $level }
alcazar-choice-buy-name = Acheter une carte
alcazar-choice-buy-open = Acheter la carte { $card }
alcazar-choice-buy-deck = Acheter à la pioche
alcazar-choice-buy-tower = Acheter une carte tour
alcazar-choice-retire-name = Retirer un noble
alcazar-choice-retire = Retirer { alcazar-term-the-noble } en { $cell }
alcazar-choice-flag-name = Donner le drapeau
alcazar-choice-flag = Le drapeau { alcazar-term-to-building }
alcazar-choice-baron-name = Poser un Baron
alcazar-choice-baron = Baron en { $cell }
alcazar-choice-grandee-name = Poser un Grande
alcazar-choice-grandee = Grande en { $cell }
alcazar-choice-move-name = Déplacer un noble
alcazar-choice-move = { alcazar-term-noble } de { $cell1 } en { $cell2 }
alcazar-choice-swap-name = Échanger deux nobles
alcazar-choice-swap = Échanger { $cell1 } et { $cell2 }
alcazar-choice-done-name = Finir le tour
alcazar-choice-done = { $second ->
    [yes] Pas de second noble, fin du tour
   *[no] Pas de noble, fin du tour
}
alcazar-choice-pass-name = Passer
alcazar-choice-pass = Passer

## Ce que coûte un choix : à côté du nom, quand plusieurs mènent au même endroit

alcazar-follows-card = avec la carte { $card }
alcazar-follows-tower = avec une carte tour

## La question à celui dont c’est le tour

alcazar-prompt-main = Achetez une carte ou construisez
alcazar-prompt-retired = Achetez maintenant une carte ou construisez
alcazar-prompt-main-hint = vous avez { $money }
alcazar-prompt-forced = Achetez maintenant une carte
alcazar-prompt-forced-hint = le retrait sert à la payer ; vous avez { $money }
alcazar-prompt-bridge = Construisez un pont ou passez
alcazar-prompt-bridge-hint = il ne reste pas de carte à acheter ; vous avez { $money }
alcazar-prompt-stuck = Un noble doit partir
alcazar-prompt-stuck-hint = vous ne pouvez ni acheter ni construire et avez { $money }
alcazar-prompt-pass = Rien n’est possible
alcazar-prompt-pass-hint = vous passez ce tour
alcazar-prompt-noble = Un noble pour { alcazar-term-building } ?
alcazar-prompt-founding = Jusqu’à deux nobles pour { alcazar-term-building }
alcazar-prompt-second = Un second noble pour { alcazar-term-building } ?
alcazar-prompt-noble-hint = valeur { $value }, vous avez { $money }
alcazar-prompt-flag = Quelle villa reçoit le drapeau ?
alcazar-prompt-flag-hint = { $free ->
    [one] un drapeau est libre
   *[other] { $free } drapeaux sont libres
}
alcazar-prompt-over = La partie est terminée
alcazar-prompt-over-hint = qui a le plus de points l’emporte

## Les mots du bouton qui confirme

alcazar-confirm-castle = Fonder le château
alcazar-confirm-palace = Fonder la villa
alcazar-confirm-extend = Poser la pierre
alcazar-confirm-tower = Élever la tour
alcazar-confirm-bridge = Construire le pont
alcazar-confirm-buy-open = Acheter la carte { $card }
alcazar-confirm-buy-deck = Acheter à la pioche
alcazar-confirm-buy-tower = Acheter une carte tour
alcazar-confirm-retire = Retirer { alcazar-term-the-noble }
alcazar-confirm-flag = Donner le drapeau
alcazar-confirm-baron = Poser le Baron en { $cell }
alcazar-confirm-grandee = Poser le Grande en { $cell }
alcazar-confirm-move = Déplacer en { $cell2 }
alcazar-confirm-swap = Les échanger
alcazar-confirm-done = Finir le tour
alcazar-confirm-pass = Passer

## Aperçus : ce que ferait un coup

alcazar-preview-castle = La carte { $card } fonde un château en { $first }, { $middle } et { $last }
alcazar-preview-palace = La carte { $card } fonde une villa
alcazar-preview-extend = { $level ->
    [1] La carte { $card } ajoute une pierre au sol
   *[other] La carte { $card } pose une pierre au niveau { $level }
}
alcazar-preview-tower = Une carte tour élève { $cell } au niveau { $level }
alcazar-preview-bridge = Un pont { $cell1 }–{ $cell2 } au niveau { $level }
alcazar-preview-buy-open = La carte { $card } rejoint votre main
alcazar-preview-buy-deck = La première carte de la pioche, face cachée
alcazar-preview-buy-tower = Une carte tour rejoint votre main
alcazar-preview-retire = Votre { alcazar-term-noble } en { $cell } retourne dans la réserve
alcazar-preview-flag = Le drapeau va { alcazar-term-to-building }
alcazar-preview-baron = Un Baron en { $cell }
alcazar-preview-grandee = Un Grande en { $cell }
alcazar-preview-move = Votre { alcazar-term-noble } va de { $cell1 } en { $cell2 }
alcazar-preview-swap = Vos nobles en { $cell1 } et { $cell2 } échangent leurs places
alcazar-preview-done = { $second ->
    [yes] Un seul noble s’installe
   *[no] Aucun noble ne s’installe
}
alcazar-preview-pass = Vous passez
alcazar-preview-fact-value = Valeur
alcazar-preview-fact-price = Prix
alcazar-preview-fact-income = Revenu
alcazar-preview-fact-points = Points
alcazar-preview-fact-baron = Baron
alcazar-preview-fact-grandee = Grande
alcazar-preview-tag-value = valeur { $value }
alcazar-preview-tag-price = { $price ->
    [0] gratuit
    [one] { $price } réal
   *[other] { $price } réaux
}
alcazar-preview-tag-income = { $count ->
    [one] +{ $count } réal
   *[other] +{ $count } réaux
}
alcazar-preview-tag-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
alcazar-preview-tag-loss = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}

## La table en phrases

alcazar-text-turn = Tour { $round }. C’est à { $name } de jouer.
alcazar-text-over = La partie est terminée après { $round ->
    [one] { $round } tour
   *[other] { $round } tours
}.
alcazar-text-empty = Rien n’est encore construit.
alcazar-text-building = { alcazar-term-building-first }, valeur { $value } : { $cells }.
alcazar-text-cell = { $cell } au niveau { $n }
alcazar-text-cell-noble = { $cell } au niveau { $n } ({ alcazar-term-noble }, { $name })
alcazar-text-bridges = Ponts : { $bridges }.
alcazar-text-bridge = { $cell1 }–{ $cell2 } au niveau { $n }
alcazar-text-player = { $name } : { $money ->
    [one] { $money } réal
   *[other] { $money } réaux
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; en réserve { $grandees ->
    [0] aucun Grande
    [one] { $grandees } Grande
   *[other] { $grandees } Grandes
} et { $barons ->
    [0] aucun Baron
    [one] { $barons } Baron
   *[other] { $barons } Barons
} ; en main { $cards ->
    [0] aucune carte de construction
    [one] { $cards } carte de construction
   *[other] { $cards } cartes de construction
} et { $towers ->
    [0] aucune carte tour
    [one] { $towers } carte tour
   *[other] { $towers } cartes tour
}.
alcazar-text-out = { $name } est hors jeu avec { $money ->
    [one] { $money } réal
   *[other] { $money } réaux
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
alcazar-text-open = Cartes visibles : { $cards }.
alcazar-text-decks = { $deck ->
    [0] La pioche est vide
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}, { $towers ->
    [0] plus de carte tour à acheter
    [one] { $towers } carte tour à acheter
   *[other] { $towers } cartes tour à acheter
}.
alcazar-text-stock = Dans la réserve commune : { $cubes ->
    [one] { $cubes } pierre
   *[other] { $cubes } pierres
}, { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}, { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}.
alcazar-text-hand = Votre main : { $cards }{ $towers ->
    [0] .
    [one] { " " }; et { $towers } carte tour.
   *[other] { " " }; et { $towers } cartes tour.
}
alcazar-text-hand-towers = Votre main : { $towers ->
    [one] { $towers } carte tour.
   *[other] { $towers } cartes tour.
}
alcazar-text-hand-empty = Votre main est vide.
alcazar-text-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} contre { $second }.
alcazar-text-won-money = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun ; l’argent restant décide : { $money } contre { $second }.
alcazar-text-won-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, et le même argent restant : { $money }.
alcazar-text-part-noble = { $kind ->
    [grandee] Grande
   *[baron] Baron
} en { $cell }, niveau { $n }
alcazar-text-part-money = Argent : { $money ->
    [one] { $money } réal
   *[other] { $money } réaux
}
alcazar-count-nobles = { $kind ->
    [grandee] Grandes
   *[baron] Barons
}
alcazar-count-nobles-rate = { $kind ->
    [grandee] le double de leur niveau
   *[baron] leur niveau
}
alcazar-count-nobles-share = { $count ->
    [0] aucun
    [one] { $count }, au niveau { $low }
   *[other] { $same ->
        [yes] { $count }, au niveau { $low }
       *[no] { $count }, des niveaux { $low } à { $high }
    }
}
alcazar-count-nobles-lead = { $kind ->
    [grandee] les Grandes
   *[baron] les Barons
} ont rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }
alcazar-count-money = Argent
alcazar-count-money-rate = 1 point par tranche complète de { $money } réaux
alcazar-count-money-share = { $money ->
    [one] { $money } réal
   *[other] { $money } réaux
}
alcazar-count-money-lead = l’argent a rapporté { $most ->
    [one] { $most } point
   *[other] { $most } points
} contre { $less }

## Chances et dangers : le calque sur la table

alcazar-layer-remove = Qui peut être éliminé
alcazar-layer-remove-hint = En tirets rouges, avec la carte ou le pont qui le ferait. Son propriétaire touche la valeur du bâtiment.
alcazar-layer-rise = Jusqu’où ils peuvent monter
alcazar-layer-rise-hint = Échelons pleins : le niveau actuel. Vides : ce que permettent les cartes tour. La pointe : la carte de ce terrain est encore en jeu.
alcazar-layer-union = Ce qui peut fusionner
alcazar-layer-union-hint = En tirets bleus : les terrains entre deux bâtiments, ou le pont qui les relie, avec la somme.
alcazar-layer-most = Si tous montent au plus haut
alcazar-layer-most-hint = Les points des nobles à présent, et au plus avec les cartes qui restent. Sans compter les ponts ni de nouveaux nobles.
alcazar-layer-bridge = { $cell1 }–{ $cell2 }
alcazar-layer-removed = { $where ->
    [open] La carte { $card } est visible. Jouée par quelqu’un d’autre, elle élimine le { alcazar-term-noble } en { $cell } ({ $name }), pour qui la banque paie { alcazar-term-money }.
    [own] Vous avez la carte { $card } en main. Elle éliminerait le { alcazar-term-noble } en { $cell } ({ $name }), pour qui la banque paie { alcazar-term-money }.
   *[shown] { $holder } a la carte { $card } en main. Elle éliminerait le { alcazar-term-noble } en { $cell } ({ $name }), pour qui la banque paie { alcazar-term-money }.
}
alcazar-layer-removed-bridge = Un pont { $bridge } est déjà possible pour { $builders }. Il éliminerait le { alcazar-term-noble } en { $cell } ({ $name }), pour qui la banque paie { alcazar-term-money }.
alcazar-layer-risen = { $name } : le { alcazar-term-noble } en { $cell } est au niveau { $now }{ $higher ->
    [yes] { " " }et peut atteindre { $reach } par des cartes tour
   *[no] { "" }
}{ $card ->
    [yes] { " " }; la carte { $cell } est encore en jeu et l’élèverait d’un niveau de plus.
   *[no] .
}
alcazar-layer-card = { $where ->
    [open] la carte { $card } (visible)
    [own] la carte { $card } (dans votre main)
    [shown] la carte { $card } (en main : { $holder })
   *[unseen] la carte { $card } (pas encore vue)
}
alcazar-layer-united = { $first } et { $second } fusionneraient par { $cards } : { $one } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-layer-united-bridge = { $first } et { $second } fusionneraient par un pont { $bridge } : { $one } + { $other } + { $piece }{ alcazar-term-sum }. Il est déjà possible pour { $builders }.
alcazar-layer-apart = { $first } et { $second } restent séparés, car l’un des deux est à 50 : { $cards } rapporterait 50 réaux et pas de pierre.
alcazar-layer-counted = { $name } : les nobles comptent { $now } à présent, { $most } au plus.

## Ce qu’on sait de la carte, là où l’on transcrit la sienne

alcazar-box-map = Le plan
alcazar-known-spaces = Terrains qui se trouvent quelque part
alcazar-known-apart = Jamais deux sur la même case
alcazar-known-ring = Un seul anneau fermé : chaque terrain touche le précédent, et le 1 touche le 72
alcazar-known-gaps = De 7 à 17 et de 17 à 67, un pont franchit un vide
alcazar-known-middle = Du milieu de 17–67, un pont mène au 6
alcazar-known-straight = 1–3, 6–8, 7–9 et 37–39 sont en ligne droite
alcazar-known-rest = Où se trouvent tous les autres terrains

## Positions that are set up

alcazar-edit-pieces = Pièces
alcazar-edit-stone = Pierre
alcazar-edit-bridge = Pont
alcazar-edit-baron = Baron
alcazar-edit-grandee = Grande
alcazar-edit-flag = Drapeau
alcazar-edit-hand = Main
alcazar-edit-open = Cartes visibles
alcazar-edit-money = Réaux
alcazar-edit-towers = Cartes tour restantes
alcazar-edit-unknown = Une carte que personne ne connaît
alcazar-edit-bare = Rien ne se dresse en { $cell }.
alcazar-edit-no-castle = Rien ne se dresse en { $cell } : un drapeau demande un bâtiment.
alcazar-edit-new = Bâti à l’instant
alcazar-edit-founding = Château fondé
alcazar-edit-founding-no = non
alcazar-edit-founding-0 = oui, encore sans noble
alcazar-edit-founding-1 = oui, un noble placé
alcazar-edit-retired = Noble retiré
alcazar-edit-retired-no = non
alcazar-edit-retired-freely = oui
alcazar-edit-retired-forced = oui, par obligation
alcazar-edit-passed = Ont passé à la suite
alcazar-edit-shown = Prises ouvertement

## Ce à quoi aucune partie ne peut arriver

alcazar-position-bridge-twice = Le pont { $bridge } est déjà là.
alcazar-position-bridges = Il n’y a que 20 ponts.
alcazar-position-card-twice = La carte { $card } est à deux endroits.
alcazar-position-cards-laid = Des cartes ont posé { $laid } pierres ; celles qui sont jouées en posent au plus { $most }.
alcazar-position-cards-many = Il y a plus de cartes en main qu’il n’en existe.
alcazar-position-cell = Il n’y a pas de case { $cell } ; un terrain va de 1 à 72, une case sans numéro s’écrit comme f7.
alcazar-position-cheap = Un château vaut au moins 5, le bâtiment en { $cell } vaut { $value }.
alcazar-position-flag = Il n’y a pas de drapeau { $flag } ; les drapeaux sont { $known }.
alcazar-position-flag-free = La villa en { $cell } a la valeur { $value } et un drapeau est libre : c’est un château. Écrivez : castle DRAPEAU { $cell }
alcazar-position-flag-nowhere = Rien ne se trouve en { $cell } : un drapeau demande un château.
alcazar-position-flag-twice = Il n’y a qu’un drapeau { $flag }.
alcazar-position-gap = { $cell } est une case sans numéro : son sol ne porte pas de pierre.
alcazar-position-high = { $cell } a { $cubes } pierres au-dessus du niveau 5, où seule construit la carte du terrain, et une seule fois.
alcazar-position-line = { $bridge } n’est pas un pont : ses bouts sont à deux cases en ligne droite.
alcazar-position-middle = Le milieu de { $bridge } doit être plus bas que ses piliers.
alcazar-position-money = Tous ensemble ont { $money } réaux ; ces bâtiments en ont rapporté au plus { $most }.
alcazar-position-new = Dans les phases flag et noble, et là seulement, une ligne new dit la pièce qui vient d’être construite.
alcazar-position-new-top = La ligne new nomme les cases d’une seule pièce qui est au sommet.
alcazar-position-no-card = Il n’y a pas de carte { $card } ; les cartes vont de 1 à 72.
alcazar-position-no-choice = On ne choisit un drapeau que si plus de villas attendent qu’il n’y a de drapeaux libres.
alcazar-position-noble-nowhere = Rien ne se trouve en { $cell } : un noble demande une pièce sous lui.
alcazar-position-nobles = Il y a { $nobles } nobles, plus que de pièces construites.
alcazar-position-open-few = { $cards } cartes sont visibles ; tant qu’il y a une pioche, il y en a six.
alcazar-position-open-many = Six cartes sont visibles, pas { $cards }.
alcazar-position-out = La place { $seat } n’est pas hors jeu tant qu’il y a des cartes à tenir.
alcazar-position-out-turn = C’est le tour de la place { $seat }, qui est hors jeu.
alcazar-position-over = La partie n’est pas terminée : il reste des pierres et des ponts, et tous n’ont pas passé.
alcazar-position-passed = Ceux qui ont passé sont les dernières places avant la place { $seat }, à la suite.
alcazar-position-piece = { $word } n’est pas une pièce ; une pierre s’écrit 8, trois 8x3, un pont 7-9.
alcazar-position-pillars = Les piliers de { $bridge } ont { $height } et { $other } niveaux ; ils doivent être égaux, 1 ou plus.
alcazar-position-placed = Après le second noble, le tour est terminé.
alcazar-position-reserve = { $kind ->
    [barons] La place { $seat } n’a plus de Barons.
   *[grandees] La place { $seat } n’a plus de Grandes.
}
alcazar-position-retired = Aucun noble n’a été retiré : rien n’est bâti où il ait pu se tenir.
alcazar-position-round = Il a fallu { $needed } tours pour en arriver là ; au tour de table { $round }, il y en avait eu { $turns }.
alcazar-position-rounds = À chaque tour de table, quelqu’un achète ou bâtit : aucune partie n’en a plus de { $most }.
alcazar-position-shown = La carte { $card } est montrée mais n’est pas dans la main de la place { $seat }.
alcazar-position-stones = Il n’y a que 84 pierres.
alcazar-position-towers = Il y a 20 cartes tour, pas { $cards }.
alcazar-position-two-flags = Le château en { $cell } a deux drapeaux.
alcazar-position-two-nobles = Deux nobles se tiennent en { $cell }.
alcazar-position-unknown = Les cartes visibles sont connues ; dans la pioche, ? figure une fois, à la fin : les autres.

## La feuille de score, pour qui veut seulement compter

alcazar-sheet-levels = le niveau de chacun
alcazar-sheet-noble = { $kind ->
    [grandee] Grande
   *[baron] Baron
} au niveau { $n }
alcazar-sheet-money = { $counts ->
    [yes] réaux ; chaque tranche entière de 50 vaut un point, le reste départage
   *[no] réaux ; ils ne font que départager
}
alcazar-sheet-too-high = Tous les nobles ensemble se tiennent sur { $levels } niveaux. Avec 84 pierres et 20 ponts, il y en a { $most } au plus.

## Ce qui est apparu à une vraie table

alcazar-need-open = Quelle carte a été retournée ?
alcazar-need-drew = Quelle carte piochée pour { $name } ?
alcazar-need-hand = Quelles cartes tient { $name } ?
alcazar-need-hint = Touchez son terrain sur le plan, ou son numéro.

alcazar-print = { $what ->
    [cards] Cartes de construction
    [towers] Cartes tour
    [nobles] Nobles
   *[flags] Drapeaux et ponts
}
## Plateaux sur lesquels on ne peut pas jouer

alcazar-setup-spaces = Un plan a les terrains 1 à 72, chacun une fois : "spaces" avec les nombres de "1" à "72".
alcazar-setup-place = Le terrain { $space } se trouve en { $at } ; il faut [x, y], chacun de 0 à 10.
alcazar-setup-ring = Le terrain { $space } ne touche pas le précédent.
alcazar-setup-apart = Le terrain { $space } est sur la case d’un autre ; chacun a la sienne.

## Adversaires

alcazar-opponent-nuno = Place un noble partout où il peut. Bien des choses lui échappent, les ponts plus que tout.
alcazar-opponent-mencia = Aime la bourse pleine et la main pleine. Ses nobles, une fois montés, restent presque toujours : elle pense rarement à en retirer un.
alcazar-opponent-aimeric = Monte avec un noble là où personne ne le suit, carte tour après carte tour. Les ponts, souvent, il ne les voit pas.
alcazar-opponent-violante = Cherche où ses nobles pourraient passer un pont. Une fois sur deux, l’idée d’acheter une carte tour ne lui vient pas.
alcazar-opponent-maymuna = Compte ses réaux un à un, et en met de côté. Soigneuse au début, pressée vers la fin.
alcazar-opponent-gutierre = S’en prend à qui se tient le plus haut, et y mise gros. Souvent, il oublie de retirer ses propres nobles.
alcazar-opponent-rayhana = Amasse des cartes et ne risque rien. Ce qui peut se perdre pèse pour elle plus que ce qui peut se gagner.
alcazar-opponent-mundhir = Voit plus loin que tous et ne dit rien. Aucune préférence ne l’égare.
alcazar-opponent-ermeline = Joue à armes égales : devant, elle se laisse rattraper ; derrière, elle joue de son mieux.
