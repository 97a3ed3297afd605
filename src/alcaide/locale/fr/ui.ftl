## Des pages qui sont un seul message

ui-missing-title = Il n’y a rien ici
ui-missing-text = Cette page n’existe pas, ou la partie a été retirée.
ui-missing-home = À la page d’accueil

## Des mots de plusieurs endroits

ui-rule-open = Ouvrir la règle { $rule }

## En-tête et pied de page

ui-loading = Chargement…
ui-site-skip = Aller au contenu
ui-site-nav = Pages
ui-site-play = Jouer
ui-site-rules = Règles
ui-site-learn = Apprendre
ui-site-players = Joueurs
ui-site-club = Club
ui-club-to = { $club } : la page du club
ui-site-desk = Modération
ui-site-cases =
    { $count ->
        [one] un signalement attend
       *[other] { $count } signalements attendent
    }
ui-site-told = la maison vous a écrit
ui-guest-closed = Cette maison reçoit ceux qui ont un compte.
ui-site-language = Langue
ui-site-dark = Thème sombre
ui-site-light = Thème clair
ui-site-unofficial = Alcaide est un projet libre et non officiel, sans lien avec les auteurs ni les éditeurs des jeux. Tous les dessins et tous les textes sont les nôtres.
ui-site-map = Là où les règles publiées ne montrent pas plateau, tuiles ou murs, les nôtres sont des reconstitutions ; les originaux peuvent s’en écarter. Les règles de chaque jeu disent lesquels.

## Couleurs

ui-colour-blue = bleu
ui-colour-yellow = jaune
ui-colour-green = vert
ui-colour-red = rouge
ui-colour-white = blanc
ui-colour-violet = violet
ui-colour-black = noir

## La page d’accueil

ui-home-title = Quel château allons-nous bâtir ?
ui-home-title-one = Et si nous bâtissions un château ?
ui-home-read-rules = Lire les règles
ui-home-lesson-link = Apprendre en jouant
ui-home-new = { $game } : nouvelle partie
ui-home-who = Qui s’assoit où ? Le premier joueur est tiré au sort.
ui-home-name = Nom à la place { $number }
ui-bots-characters = Avec un caractère
ui-home-level = Niveau du bot à la place { $number }
ui-home-kind = Qui joue à la place { $number }
ui-home-kind-me = Moi
ui-home-kind-friend = Ami
ui-home-remove = Retirer la place : { $name }
ui-home-colour = Couleur pour { $name } : { $colour }
ui-home-colour-change = Choisir une couleur
ui-home-colour-taken = { $colour }, en échange avec { $name }
ui-home-add =
    { $number ->
        [2] Ajouter une deuxième place
        [3] Ajouter une troisième place
        [4] Ajouter une quatrième place
        [5] Ajouter une cinquième place
       *[other] Ajouter une sixième place
    }
ui-home-curtain = Entre amis devant cet écran : les mains sont cachées entre les tours.
ui-home-profile = Selon quelles règles ?
ui-home-own = Choix libre
ui-home-own-sentence = Options choisies une à une.
ui-home-details = Les règles en détail
ui-home-details-changed = { $count ->
    [0] comme d’habitude
    [one] une changée
   *[other] { $count } changées
}
ui-home-aids = Aides
ui-home-aids-text = Elles valent pour tous à cette table.
ui-home-aids-off = { $off ->
    [0] toutes activées
    [one] une désactivée
   *[other] { $off } désactivées
}
ui-home-start = Commencer la partie
ui-home-starting = Distribution des cartes…
ui-home-nobody = Il faut bien que quelqu’un joue : choisissez « Moi » ou « Ami » pour au moins une place.
ui-home-failed = Cela n’a pas marché : le serveur ne répond pas. Réessayez.
ui-failed = Cela n’a pas marché. Réessayez.
ui-home-first = Première fois ?
ui-home-lesson = Apprendre en jouant
ui-home-continue-title = Reprendre
ui-home-continue = Reprendre
ui-home-look = Revoir
ui-home-none = Les parties commencées sont gardées ici, coup par coup. Fermez la page quand vous voulez.
ui-home-all =
    { $count ->
        [one] Afficher l’unique partie
       *[other] Afficher les { $count } parties
    }
ui-home-delete = Supprimer cette partie ({ $state })
ui-home-delete-sure = Supprimer cette partie ? Elle sera perdue pour de bon.
ui-home-delete-yes = Supprimer
ui-home-delete-no = La garder
ui-home-load = Ouvrir une partie ou une position
ui-home-bring = Charger ou importer
ui-home-loading = Lecture…
ui-home-drop = Déposez la partie ou la position ici
ui-home-paste = En coller une
ui-home-pasted = ce que vous avez collé
ui-home-load-fault = Impossible de lire { $file }.
ui-home-load-close = Fermer ce message
ui-home-load-empty = Le fichier est vide.
ui-home-load-big = Le fichier est bien trop grand pour être une partie.
ui-home-load-binary = Ce n’est pas un fichier texte. Une feuille de partie est du texte simple qui commence par [Game "…"].
ui-home-offline-title = La table n’est pas encore mise
ui-home-offline = Le serveur ne répond pas. Fonctionne-t-il encore ?
ui-home-again = Réessayer

## Les règles

ui-rules-title = { $game } : les règles
ui-rules-contents = Sommaire
ui-rules-search = Chercher dans les règles
ui-search-clear = Effacer la recherche
ui-rules-count =
    { $count ->
        [0] Aucune règle
        [one] Une règle
       *[other] { $count } règles
    }
ui-rules-none = Aucune règle ne parle de « { $query } ».
ui-rules-link = Lien vers cette règle
ui-rules-panel = Règle { $rule }
ui-rules-before = La règle précédente
ui-rules-after = La règle suivante
ui-rules-close = Fermer la règle
ui-rules-all = Toutes les règles, dans un nouvel onglet
ui-rules-unknown = La règle { $rule } n’existe pas.
ui-rules-wait = Ouverture des règles…
ui-rules-failed = Impossible d’ouvrir les règles.
ui-rules-printed = Les règles imprimées disent
ui-rules-played = Ici, on joue
ui-rules-because = Pourquoi
ui-rules-sources = Sources

## La table en mots

ui-text-player = Joueur

## La table

ui-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-record = Télécharger la partie
ui-copied = Position copiée

## Jouer avec des gens qui sont ailleurs

ui-lobby-title = Salon
ui-lobby-lead = Asseyez-vous à une table, ou regardez. Vos propres tables sont sur la page d’accueil.
ui-lobby-new = Ouvrir une table
ui-lobby-game = Jeu
ui-lobby-pace = Rythme
ui-lobby-any = tous
ui-lobby-free = Avec des places libres
ui-lobby-rated = Classées seulement
ui-lobby-none = Aucune table ne convient. Ouvrez-en une, on la trouvera ici.
ui-lobby-join = S’asseoir
ui-lobby-watch = Regarder
ui-lobby-open = Ouvrir
ui-lobby-seats =
    { $free ->
        [0] complet
        [one] une place libre
       *[other] { $free } places libres
    }
ui-lobby-seat-free = place libre
ui-pace-free = Sans pendule
ui-pace-live = En direct
ui-pace-days = Sur plusieurs jours
ui-pace-told-live =
    { $bank ->
        [0] { $turn } s par tour
       *[other] { $bank } min chacun, { $turn } s libres par tour
    }
ui-pace-told-days =
    { $days ->
        [0] { $hours } h par coup
        [one] un coup par jour
       *[other] un coup en { $days } jours
    }
ui-pace-live-15 = En direct, 15 min
ui-pace-live-30 = En direct, 30 min
ui-pace-live-60 = En direct, une heure
ui-pace-day = Un coup par jour
ui-pace-three = Un coup en trois jours
ui-terms-title = Qui joue, et à quel rythme
ui-terms-access = Qui peut s’asseoir
ui-terms-private = Ceux qui ont le lien
ui-terms-public = Tout le monde
ui-terms-pace = Temps de réflexion
ui-terms-gone = Quand le temps est écoulé
ui-terms-gone-bot = Un bot prend le relais ; on peut revenir
ui-terms-gone-skip = Un bot joue le tour ; après trois, il reste
ui-terms-gone-end = La partie est interrompue
ui-terms-gone-wait = Il ne se passe rien
ui-terms-steady = Qui peut s’asseoir
ui-terms-steady-any = tout le monde
ui-terms-steady-least = qui finit { $steady } parties sur 100
ui-terms-absence = Si quelqu’un ne revient pas
ui-terms-absence-never = Personne ne peut être remplacé
ui-terms-absence-days = Après { $days ->
    [one] un jour
   *[other] { $days } jours
}, les autres peuvent voter
ui-terms-absence-text = Pour un bot, pour continuer sans, ou pour arrêter la partie. Les congés ne comptent pas.
ui-terms-further = Autres conditions
ui-terms-undo = Reprendre un coup
ui-terms-undo-turn = Pendant son tour
ui-terms-undo-ask = Plus loin aussi, si tous sont d’accord
ui-terms-undo-none = Jamais
ui-terms-watch = On peut regarder
ui-terms-watch-sentence = On voit ce qui est découvert, aucune main.
ui-terms-programs = Programmes admis
ui-terms-programs-sentence = Leurs places sont signalées à tout le monde.
ui-terms-rated = Partie classée
ui-terms-rated-sentence = Entre titulaires d’un compte, chacun sur son appareil ; sans bots. Sans conseils.
ui-terms-rated-programs-sentence = Pour des programmes munis de la clé d’un compte ; votre place reste libre, elle aussi, pour le vôtre. Sans conseils.
ui-terms-pool = Qui est classé
ui-terms-pool-people = les joueurs
ui-terms-pool-programs = les programmes
ui-terms-told = Les conditions
ui-terms-watching = Qui peut regarder
ui-terms-watching-yes = tout le monde, sans voir les mains
ui-terms-watching-late = tout le monde, avec { $delay ->
    [one] un coup de retard
   *[other] { $delay } coups de retard
}
ui-terms-watching-no = seulement les joueurs
ui-terms-talk = Discussion à la table
ui-terms-talk-yes = oui
ui-terms-talk-no = non
ui-terms-aids = Aides
ui-terms-aids-all = toutes
ui-terms-rules = Règles
ui-home-kind-open = Libre
ui-home-open-for = Compte pour qui la place { $number } est gardée
ui-home-open-seat = n’importe qui
ui-home-invited = Seulement pour ceux qui ont le lien
ui-home-gather = Ouvrir la table
ui-clock-days = { $days } j { $hours } h
ui-clock-hours = { $hours } h { $minutes } min

## Vérifier une donne

ui-site-more = Autres pages
ui-site-lobby = Salon
ui-companion-link = À une vraie table

ui-editor-to = Composer une position
ui-verify-link = Vérifier une donne

## Joueurs

ui-players-link = Joueurs

## Qui joue ici, et les comptes

ui-guest-title = Qui joue ?
ui-guest-text = Choisissez le nom que verront les autres. Plus tard, vous pourrez en faire un compte et garder vos parties.
ui-guest-play = Jouer en invité
ui-guest-no = Pas maintenant
ui-guest-account = J’ai un compte
ui-badge-guest = invité
ui-badge-program = programme
ui-badge-bot = bot
ui-badge-moderator = modération
ui-badge-admin = administration
ui-badge-owner = maison
ui-badge-beside = { $name } ({ $badge })
ui-account-guest = invité
ui-account-name = Nom
ui-account-sign-in = Se connecter

## Avis à ceux qui sont absents

ui-holidays-end = Mettre fin au congé
ui-notices-denied = Les avis de ce site sont bloqués. Autorisez-les dans les réglages du navigateur.

## Being there: who is at the table, and how one learns that it is one's turn

ui-call-turn = À vous de jouer – { $game }
ui-call-ask = On attend votre réponse – { $game }
ui-call-over = La partie est terminée – { $game }
ui-call-ready = On commence ? – { $game }
ui-call-go = À la table
ui-call-tables =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
ui-home-yours = Vos tables
ui-home-play = Jouer
ui-home-waits-turn = À vous de jouer
ui-home-waits-ask = On attend votre réponse
ui-home-waits-ready = Tout le monde est là : on attend votre oui
ui-home-waits-seat = Une place vous est gardée
ui-home-left = encore { $time }
ui-home-holiday = en congé jusqu’au { $until }
ui-home-kind-bot = Bot
ui-club-conduct = Règles de la maison
ui-club-privacy = Vos données
ui-club-imprint = Mentions légales

## A planned stop of the server

ui-stop-label = Arrêt prévu
ui-stop-soon = Le serveur s’arrête dans
ui-stop-why = La maison : « { $why } »
ui-stop-text = Il s’arrête à { $clock }{ $minutes ->
    [0] {""}
    [one] {" "}pour une minute environ
   *[other] {" "}pour { $minutes } minutes environ
}. On joue jusque-là ; toutes les parties sont gardées et aucune pendule ne tourne entre-temps.
ui-stop-now = Le serveur redémarre.
ui-stop-now-text = Les parties sont gardées et aucune pendule ne tourne. La page reprend d’elle-même{ $minutes ->
    [0] {""}
    [one] {" "}dans une minute environ
   *[other] {" "}dans { $minutes } minutes environ
}.
ui-stop-spoken = Le serveur s’arrête à { $clock }{ $minutes ->
    [0] {""}
    [one] {" "}pour une minute environ
   *[other] {" "}pour { $minutes } minutes environ
}. Les parties sont gardées.
ui-stop-fold = Réduire
ui-stop-show = Détails

## Ratings, on every page

ui-rating-title = Cote
ui-rating-provisional = provisoire
ui-rating-few = Provisoire : moins de dix parties classées fondent ce nombre, et chacune le déplace encore beaucoup (± { $spread }).
ui-home-points = cote { $points }
ui-terms-rated-programs = Classement des programmes
ui-import-link = Importer une partie, imprimer un jeu
ui-home-load-other = Une liste, un tableau, un autre journal
ui-record-as = Partie en { $form }


ui-home-board = Plateau
ui-home-board-usual = Celui du jeu
ui-home-board-own = Votre boîte est différente ? Transcrivez-la
