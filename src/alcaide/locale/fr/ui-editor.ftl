## The editor of positions

ui-editor-title = Une position
ui-editor-leave = Vers la page d’accueil
ui-editor-game = Jeu
ui-editor-players = Joueurs
ui-editor-seats-count = { $count } joueurs
ui-editor-clear = Tout effacer
ui-editor-undo = Annuler
ui-editor-redo = Rétablir
ui-editor-share = Partager le lien
ui-editor-link-copied = Lien copié : il contient la position.
ui-editor-link-failed = Le navigateur refuse la copie ; le lien est l’adresse ci-dessus.
ui-editor-link-broken = Ce lien ne contient pas de position : il est incomplet ou abîmé.
ui-editor-picture = Enregistrer l’image
ui-editor-picture-saved = Image enregistrée.
ui-editor-play = Jouer d’ici
ui-editor-play-title = On joue à partir d’ici
ui-editor-play-text = Une table à part ; ce que la position laisse ouvert est tiré au sort.
ui-editor-play-self = Je joue
ui-editor-play-begin = À table
ui-editor-tools = Que poser sur le plateau
ui-editor-tool = { $name }, reste { $count }
ui-editor-remove = Enlever
ui-editor-add = { $row } : ajouter
ui-editor-fill = { $row }, place { $n } : vide, à remplir
ui-editor-take-away = { $row } : { $name }, enlever
ui-editor-checks = Vérifications
ui-editor-sound = Une partie peut en être là.
ui-editor-faults =
    { $count ->
        [one] Une chose ne va pas
       *[other] { $count } choses ne vont pas
    }
ui-editor-moves =
    { $count ->
        [one] un coup permis
       *[other] { $count } coups permis
    }
ui-editor-line = Ligne { $line }
ui-editor-not-put = Pas là :
ui-editor-panels = Parties de la position
ui-editor-tab-pieces = Pièces
ui-editor-tab-seats = Places
ui-editor-tab-table = Table
ui-editor-tab-try = Permis ?
ui-editor-tab-text = Texte
ui-editor-seats = Ce qu’ont les places
ui-editor-whose = À qui
ui-editor-table = Ce qui est à tous
ui-editor-options = Règles de cette partie
ui-editor-try = Est-ce permis ?
ui-editor-try-how = Montrez le plateau et les cartes, ou tapez un coup. Les règles répondent.
ui-editor-try-cards = Cartes que l’on peut montrer
ui-editor-try-later = D’abord la position doit être juste : voir les vérifications ci-dessus.
ui-editor-try-type = Un coup en notation
ui-editor-try-ask = Demander
ui-editor-legal = Permis : { $action }
ui-editor-allowed =
    { $count ->
        [0] Rien n’est permis là
        [one] Permis
       *[other] Permis : { $count } coups
    }
ui-editor-refused = Interdit
ui-editor-more = et { $count } autres : montrez le plateau
ui-editor-all = Tous les coups permis
ui-editor-hint = Conseil
ui-editor-thinking = Je cherche le meilleur coup
ui-editor-close = Fermer
ui-editor-text = La position en texte
ui-editor-copy = Copier
ui-editor-copied = Copié
ui-editor-file = Charger un fichier
ui-editor-file-size = Ce fichier est vide ou trop grand pour une position (20 ko au plus).
ui-editor-file-binary = Ce n’est pas du texte : une position est un fichier de texte simple.
ui-editor-drop = Déposez la position ici
ui-editor-view = Vue du plateau
ui-editor-turn = Tourner le plateau
ui-editor-plan = D’en haut
ui-editor-hint-what = Choisissez quoi poser, puis montrez le plateau.
ui-editor-hint-where = { $name } : montrez le plateau.
ui-editor-hint-second = { $name } : maintenant l’autre bout.
ui-editor-hint-try = Montrez ce que vous aimeriez faire.
