### What happened since one's own turn, the replay of a game, and its film.

ui-since = Depuis votre tour
ui-since-again = Revoir
ui-since-close = Fermer, le plateau tel qu’il est
ui-replay = Relecture
ui-replay-play = Lancer
ui-replay-pause = Pause
ui-replay-speed = Vitesse
ui-replay-faster = Vitesse : { $speed } fois
ui-replay-turn-back = Au tour précédent
ui-replay-turn-on = Au tour suivant
ui-replay-count = Au prochain décompte
ui-film = Film
ui-film-text = Il est fait ici, dans votre navigateur, et montre ce que tout le monde voit à la table.
ui-film-kind = Ce qu’il devient
ui-film-film = Film
ui-film-picture = Image animée
ui-film-each = Une image pour
ui-film-action = chaque action
ui-film-turn = chaque tour
ui-film-pace = Rythme
ui-film-pace-1000 = Calme
ui-film-pace-500 = Normal
ui-film-pace-250 = Vif
ui-film-long = Il dure { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, et il faut autant de temps pour le faire.
ui-film-frames = Il a { $frames ->
    [one] une image
   *[other] { $frames } images
} et dure { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
ui-film-make = Faire le film
ui-film-making = Le film est en préparation
ui-film-part = Fait à { $part } %
ui-film-cancel = Annuler
ui-film-seen = La partie, tour par tour
ui-film-save = Enregistrer ({ $size } Mo)
ui-film-other = En faire un autre
ui-film-failed = Le film n’a pas pu être fait : une position n’est pas arrivée. Réessayez dans un instant.
ui-film-large = Le film devient trop grand. Avec une image par tour, il est plus petit.
