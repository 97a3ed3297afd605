### Plateaux comme dans sa propre boîte : l’éditeur et la liste.

ui-boards-title = Comme dans ma boîte
ui-boards-of = { $game } comme dans ma boîte
ui-boards-lead = Des parties de ces jeux ont dû être reconstituées. Si vous avez la boîte, transcrivez ce qu’elle contient vraiment, et jouez avec.
ui-boards-begin = Commencer
ui-boards-transcribe = Transcrire ma boîte
ui-boards-kept-here = Mes plateaux
ui-boards-none = Rien ici pour l’instant. Ce que vous transcrivez est gardé ici et se choisit quand vous préparez une partie.
ui-boards-all = Tous les plateaux
ui-boards-open = { $open ->
    [0] conforme à tout ce qu’on sait
    [one] diffère sur un point
   *[other] diffère sur { $open } points
}
ui-boards-drop = Supprimer
ui-boards-drop-sure = Supprimer « { $name } » ? Les parties qui s’y jouent continuent.
ui-boards-mine = Ma boîte
ui-boards-draft = Brouillon, enregistré sur cet appareil.
ui-boards-kept = Enregistré. Il se choisit quand vous préparez une partie.
ui-boards-resumed = Voici le brouillon que vous aviez laissé ici.
ui-boards-anew = Recommencer
ui-boards-undo = Annuler
ui-boards-load = Charger un fichier
ui-boards-file = Enregistrer un fichier
ui-boards-keep = Garder comme ma boîte
ui-boards-big = Ce fichier est trop grand pour un plateau : 100 000 octets au plus.
ui-boards-parts = Parties de la boîte
ui-boards-names = Comment il s’appelle
ui-boards-name = Nom
ui-boards-author = Transcrit par
ui-boards-known = Ce qu’on sait
ui-boards-known-hint = Les lignes guident et n’interdisent rien, sauf ce sans quoi on ne peut pas jouer du tout.
ui-boards-missing = On ne peut pas encore y jouer : voyez les lignes marquées « nécessaire ».
ui-boards-usual = C’est ce que le jeu a déjà lui-même.
ui-boards-good = { $open ->
    [0] Rien de ce qu’on sait ne le contredit. On peut y jouer, même des parties classées.
    [one] On peut y jouer. Il diffère sur un point : on n’y joue donc pas de parties classées.
   *[other] On peut y jouer. Il diffère sur { $open } points : on n’y joue donc pas de parties classées.
}
ui-boards-differs = { $count ->
    [one] Une diffère
   *[other] { $count } diffèrent
}
ui-boards-agrees = { $count ->
    [one] Une concorde
   *[other] { $count } concordent
}
ui-boards-unknown = { $count ->
    [one] Une impossible à connaître
   *[other] { $count } impossibles à connaître
}
ui-boards-state-agrees = Concorde
ui-boards-state-differs = Diffère
ui-boards-state-unknown = Impossible à connaître
ui-boards-source-rules = d’après les règles
ui-boards-source-example = d’après un exemple des règles
ui-boards-source-account = d’après des récits de joueurs
ui-boards-source-ours = aucun texte ne le dit
ui-boards-source-none = aucun texte ne le dit
ui-boards-needed = nécessaire
ui-boards-more = et { $count } de plus
ui-boards-hash = Contenu :
ui-boards-tools = Outils
ui-boards-next = Nombre suivant
ui-boards-back = Reprendre
ui-boards-turn = Tourner
ui-boards-mirror = Refléter
ui-boards-clear = Vider
ui-boards-only = Poser le { $number } sur la seule case possible
ui-boards-cell = { $number ->
    [0] Colonne { $column }, rangée { $row } : vide
   *[other] Colonne { $column }, rangée { $row } : { $number }
}
ui-boards-walk-hint = Touchez un nombre pour le prendre, puis touchez ou parcourez les cases des suivants. Les flèches déplacent, Entrée pose le nombre suivant, Retour arrière le reprend.
ui-boards-corner = Angle { $numbers } ; les flèches le déplacent
ui-boards-numbers = Premier nombre de l’angle { $numbers }
ui-boards-notch = Départ { $number } : { $kind } ; les flèches le déplacent
ui-boards-notch-shows = Le départ { $number } montre
ui-boards-along = Plus loin
ui-boards-along-back = En arrière
ui-boards-line-hint = Tirez un angle, ou choisissez-le et prenez les flèches : une case par pas, et les nombres entre eux suivent. Les départs se déplacent avec les flèches ; 1 à 5 disent ce qu’ils montrent.
ui-boards-face = N° { $number }
ui-boards-turn-left = Tourner à gauche
ui-boards-turn-right = Tourner à droite
ui-boards-paint = Peindre
ui-boards-joined = Réunis par le milieu
ui-boards-double = Doubler
ui-boards-take = Retirer
ui-boards-side-n = nord
ui-boards-side-e = est
ui-boards-side-s = sud
ui-boards-side-w = ouest
ui-boards-empty = rien
ui-boards-strip = { $side } { $number } : { $kind }
ui-boards-faces-hint = Choisissez une bande du bord et peignez-la : les flèches font le tour, 1 à 4 peignent, R tourne, J réunit ou sépare des domaines pareils, la première lettre met un signe. En bas, D double et Suppr retire.
ui-boards-edge = { $kind } { $number }, { $side }
ui-boards-edges-hint = Appuyez sur un côté fermé. Rien ne se tourne : le nord est en haut, comme imprimé.
