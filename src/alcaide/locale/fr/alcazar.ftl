### Alcazar, en français.
### Les parties : le jeu, les termes, les options, les notes (le journal), les refus ; puis les mots
### des dessins, des choix et des aperçus.

## Le jeu

alcazar-name = Alcazar
alcazar-line = On bâtit ensemble, on grimpe chacun pour soi.
alcazar-fact-players = 2 à 5 joueurs
alcazar-fact-time = environ 60 min
alcazar-fact-kind = cartes et construction

## Phases : ce que décide le joueur au trait

alcazar-phase-main = acheter ou construire
alcazar-phase-flag = attribuer un drapeau
alcazar-phase-noble = étape des nobles
alcazar-phase-over = partie finie

## Termes : des morceaux de phrase, jamais dits seuls

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
# « à » : « ajoute une pierre à la villa en 29 ».
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
# « de » : « au niveau 3 de la villa en 29 ».
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

## Notes : ce qui s’est passé, pour le journal

alcazar-note-started = { $players ->
    [one] Un joueur ; { $name } commence.
   *[other] { $players } joueurs ; { $name } commence.
}
alcazar-note-retired = { $name } retire { alcazar-term-a-noble } de { $cell } ({ alcazar-term-building }) et reçoit { alcazar-term-money }.
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
alcazar-note-removed = { $name } : le { alcazar-term-noble } en { $cell } est éliminé, contre { alcazar-term-money }.
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
alcazar-note-ended-cubes = La dernière pierre est posée : la partie est finie.
alcazar-note-ended-bridges = Le dernier pont est construit : la partie est finie.
alcazar-note-ended-passes = Tous ceux qui jouent encore ont passé : la partie est finie.

## Refus : pourquoi un coup n’est pas permis

