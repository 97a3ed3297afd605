## The editor of positions

ui-editor-title = Une position
ui-editor-leave = À la page d’accueil
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
ui-editor-link-game = Ce lien nomme un jeu qui n’existe pas : { $name }. Il y a : { $games }.
ui-editor-picture = Enregistrer l’image
ui-editor-picture-saved = Image enregistrée.
ui-editor-play = Jouer la suite
ui-editor-play-title = Jouer à partir d’ici
ui-editor-play-text = Une table à part ; ce que la position laisse ouvert est tiré au sort.
ui-editor-play-self = Je joue
ui-editor-play-begin = À la table
ui-editor-tools = Que poser sur le plateau
ui-editor-tool = { $name }, il en reste { $count }
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
ui-editor-not-put = Impossible à cet endroit :
ui-editor-panels = Parties de la position
ui-editor-tab-pieces = Pièces
ui-editor-tab-seats = Joueurs
ui-editor-tab-table = Table
ui-editor-tab-try = Permis ?
ui-editor-tab-text = Texte
ui-editor-seats = Ce qu’a chaque joueur
ui-editor-whose = Joueur
ui-editor-table = Ce qui est à tous
ui-editor-options = Règles de cette partie
ui-editor-try = Est-ce permis ?
ui-editor-try-how = Indiquez un endroit du plateau ou des cartes, ou écrivez un coup : les règles répondent.
ui-editor-try-cards = Cartes que l’on peut montrer
ui-editor-try-later = La position doit d’abord être juste : voyez les vérifications ci-dessus.
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
ui-editor-more =
    { $count ->
        [one] et un autre : indiquez un endroit du plateau
       *[other] et { $count } autres : indiquez un endroit du plateau
    }
ui-editor-all = Tous les coups permis
ui-editor-hint = Conseil
ui-editor-thinking = Je cherche le meilleur coup
ui-editor-close = Fermer
ui-editor-text = La position sous forme de texte
ui-editor-copy = Copier
ui-editor-copied = Copié
ui-editor-file = Charger un fichier
ui-editor-file-size = Ce fichier est vide ou trop grand pour une position (20 ko au plus).
ui-editor-file-binary = Ce n’est pas du texte : une position est un fichier de texte simple.
ui-editor-drop = Déposez la position ici
ui-editor-view = Vue du plateau
ui-editor-turn = Tourner le plateau
ui-editor-plan = D’en haut
ui-editor-hint-what = Choisissez quoi poser, puis l’endroit du plateau.
ui-editor-hint-where = { $name } : choisissez l’endroit du plateau.
ui-editor-hint-second = { $name } : maintenant l’autre bout.
ui-editor-hint-try = Indiquez où vous aimeriez jouer.
