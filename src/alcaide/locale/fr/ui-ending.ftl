# Ce qui est dit à la fin d’une partie ; cela vient quand une partie se termine.

ui-ending-count = Le décompte
ui-ending-skip = Aller au résultat
ui-ending-step = { $title } : { $rate }. Étape { $n } sur { $all }.
ui-ending-up = passe au rang { $place }
ui-ending-you = { $name } (vous)
ui-ending-you-win = Vous avez gagné, { $name }
ui-ending-with = { $name } { $points }
ui-ending-see = Voir le décompte
ui-ending-again = Revoir le décompte
ui-ending-who = Joueur
ui-ending-parts = De quoi il est fait
ui-ending-points = Points
ui-ending-stood = En était à
ui-ending-winner = Vainqueur
ui-ending-share = Partager
ui-records = Vos records
ui-records-several = Les records de chacun
ui-records-here = Gardés sur cet appareil seulement.
ui-record-first = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : votre première partie à { $players } ici
ui-record-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : votre meilleur score à { $players } (avant : { $before })
ui-record-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; votre meilleur score à { $players } reste { $best }
ui-record-streak = { $wins } victoires d’affilée
ui-record-ended = Votre série de { $wins } victoires s’arrête ici
ui-record-level = Contre des bots de niveau { $level } : { $won } sur { $played } gagnées
ui-record-people = Contre des personnes : { $won } sur { $played } gagnées
