## Des pages qui sont un seul message

ui-missing-title = Il n’y a rien ici
ui-missing-text = Cette page n’existe pas, ou la partie a été retirée.
ui-missing-home = À la page d’accueil

## Des mots de plusieurs endroits

ui-rule-open = Ouvrir la règle { $rule }


## En-tête et pied de page

ui-site-skip = Aller au contenu
ui-site-nav = Pages
ui-site-play = Jouer
ui-site-rules = Règles
ui-site-learn = Apprendre
ui-site-players = Joueurs
ui-site-language = Langue
ui-site-dark = Thème sombre
ui-site-light = Thème clair
ui-site-unofficial = Alcaide est un projet libre et non officiel, sans lien avec les auteurs ni les éditeurs des jeux. Tous les dessins et tous les textes sont les nôtres.
ui-site-map = Le plan d’Alcazar, la muraille, les tuiles et les espaces de départ du Château et les murs de presque toutes les esplanades d’Alhambra sont des reconstitutions d’après les règles publiées ; les originaux peuvent s’en écarter.

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
ui-home-level = Niveau du bot à la place { $number }
ui-home-kind = Qui joue à la place { $number }
ui-home-kind-me = Moi
ui-home-kind-friend = Ami
ui-home-kind-bot = Bot
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
ui-home-options = Options
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
ui-home-failed = Cela n’a pas marché : le serveur ne répond pas. Essayez encore.
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
ui-home-load = Ouvrir une feuille de partie (.play)
ui-home-loading = Lecture de la partie…
ui-home-drop = Déposez la partie ici
ui-home-load-fault = Impossible de rejouer { $file }.
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
ui-rules-played = Ici
ui-rules-because = Pourquoi
ui-rules-sources = Sources


## La table en mots

ui-text-title = { $game } : la table en mots
ui-text-leave = Revenir à la table dessinée
ui-text-enter = La table en mots
ui-text-help = La touche T passe des mots au dessin, la barre oblique va au champ de notation, U annule.
ui-text-round = tour { $round }
ui-text-curtain = C’est à { $name }
ui-text-curtain-why = Les mains restent cachées jusqu’à ce que le joueur suivant soit seul devant l’écran.
ui-text-curtain-lift = Je suis { $name } : lisez-moi ma main
ui-text-waiting = On attend les autres
ui-text-over = La partie est terminée
ui-text-past = Vous revoyez la position après { $step } actions sur { $steps }.
ui-text-now = À la position actuelle
ui-text-say = Écrire une action en notation
ui-text-say-go = La jouer
ui-text-say-help = Par exemple : { $example }. Elle est jouée aussitôt ; si elle est impossible, la réponse dit pourquoi.
ui-text-undo = Annuler la dernière action
ui-text-price = coûte { $price }
ui-text-income = rapporte { $income }
ui-text-points =
    { $points ->
        [1] un point de plus
        [-1] un point de moins
       *[other] { $points } points
    }
ui-text-fact = { $label } : { $value }
ui-text-fact-change = { $label } : { $before }, puis { $after }
ui-text-money-after = Il vous reste alors { $money } réaux.
ui-text-back = Revenir à la liste
ui-text-refused = Impossible pour l’instant ({ $count })
ui-text-filter = Réduire la liste
ui-text-filtered = { $left } actions sur { $count }
ui-text-position = La position
ui-text-log = Journal, du plus récent au plus ancien
ui-text-log-older = Afficher { $count } lignes plus anciennes sur { $total }
ui-text-then = Position après { $name } : { $action }
ui-text-player = Joueur
ui-text-total = Points
ui-text-parts = Détail
ui-text-winner = gagne


## La table

ui-opening = On dresse la table…
ui-players = Joueurs
ui-players-open = Joueurs : montrer l’argent, la réserve et les points
ui-players-count =
    { $count ->
        [2] Deux joueurs
        [3] Trois joueurs
        [4] Quatre joueurs
        [5] Cinq joueurs
        [6] Six joueurs
       *[other] { $count } joueurs
    }
ui-round = tour { $round }
ui-seat-you = vous
ui-seat-you-now = vous, à vous de jouer
ui-seat-out = plus de cartes
ui-thinking = { $name } réfléchit
ui-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
ui-points-word =
    { $count ->
        [one] point
       *[other] points
    }
ui-points-title = Points si la partie s’arrêtait maintenant
ui-market = Cartes à acheter
ui-market-open = une par tour
ui-market-idle = pas maintenant
ui-left =
    { $count ->
        [0] épuisées
       *[other] reste { $count }
    }
ui-stock = Réserve commune
ui-hand = Votre main
ui-hand-count =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
ui-hand-chosen = choisie : { $card }
ui-hand-idle = inutile à cette étape
ui-hand-hidden = La main est cachée.
ui-hand-open = Ouvrir la main
ui-board = Plateau
ui-board-cell = Case { $name }
ui-mark-can = peut être choisie
ui-mark-chosen = choisie
ui-mark-refused = refusée
ui-mark-rule = compte pour la règle
ui-map = Tout le plateau
ui-view = Vue du plateau
ui-turn-left = Tourner à gauche
ui-turn-right = Tourner à droite
ui-plan = Plan
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-picked = { $things } : et ensuite ?
ui-picked-hint = Choisissez ici ou sur le plateau.
ui-offers = Ce que vous pouvez faire
ui-offer-on = en { $places }
ui-offer-ways = { $count } façons
ui-offer-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-offer-note = { $ways } : { $points }
ui-range = { $from } à { $to }
ui-free = gratuit
ui-fact-to = devient
ui-choose-first = Choisissez d’abord
ui-money-after =
    { $money ->
        [one] Il vous reste { $money } réal
       *[other] Il vous reste { $money } réaux
    }
ui-back = Retour
ui-end-turn-ask = Votre tour se termine ainsi.
ui-end-turn-yes = Finir le tour
ui-wait = En attendant, regardez autour de vous : agrandissez le plateau, lisez le journal, revenez en arrière.
ui-close = Fermer
ui-undo = Annuler
ui-step-back = Une action en arrière
ui-step-forward = Une action en avant
ui-look = Vous regardez l’action { $step } sur { $steps }
ui-look-first = Au début
ui-look-slider = Action
ui-look-now = Revenir au présent
ui-log = Journal
ui-log-look = Montrer la position après cette action
ui-log-empty = Il ne s’est encore rien passé.
ui-rules = Règles
ui-menu = Menu
ui-menu-home = Page d’accueil
ui-menu-kept = La partie est conservée, coup par coup.
ui-record = Télécharger la partie
ui-copy-position = Copier la position
ui-copied = Position copiée
ui-rematch = Revanche
ui-rematch-new = Nouvelle partie, mêmes joueurs
ui-result-board = Regarder le plateau
ui-result-open = Montrer le résultat
ui-winner = gagne
ui-curtain-title = { $name }, c’est à vous
ui-curtain-text = Les mains restent cachées jusqu’à ce que vous ayez pris place.
ui-curtain-lift = Je suis { $name }
ui-lost = La connexion est perdue. Vous voyez la dernière position reçue.
ui-lost-again = Reconnecter
ui-settings = Réglages
ui-theme = Thème
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-system = Du système
ui-speed = Mouvement
ui-speed-05 = Lent
ui-speed-1 = Normal
ui-speed-2 = Rapide
ui-speed-0 = Aucun
ui-speed-reduced = Votre système demande moins de mouvement : rien ne bouge.
ui-sounds = Sons
ui-sounds-text = Pierre sur pierre, pièces, et une note quand c’est à vous.
ui-aids = Aides
ui-aids-text = Éclairer ce qui peut être choisi.
ui-confirm-end = Demander avant la fin du tour
ui-confirm-end-text = Un appui de plus avant de passer la main.
ui-keys = Touches
ui-key-enter = Confirmer ; choisir ce qui a le focus
ui-key-esc = Reprendre un choix ; fermer un panneau
ui-key-turn = Tourner le plateau
ui-key-zoom = Plus près, plus loin, tout le plateau
ui-key-step = Une action en arrière ou en avant
ui-key-go = Vers la main, le plateau, les choix, les cartes à acheter


## A table with shelves

ui-tabs = Parties de la table
ui-tab-market = Marché
ui-tab-hand = Main
ui-tab-own = Mes tuiles
ui-tab-ledger = Majorités
ui-tab-waiting =
    { $count ->
        [one] une tuile en attente
       *[other] { $count } tuiles en attente
    }
ui-plan-open = Voir l’Alhambra : { $name }
ui-plan-back = Revenir à la vôtre
ui-held = { $name }, en main
ui-aside =
    { $count ->
        [one] Une tuile en réserve
       *[other] { $count } tuiles en réserve
    }
ui-ledger-total = total
ui-zoom-fit = Tout le plateau
ui-hand-sum-of =
    { $count ->
        [one] { $sum } sur { $price }
       *[other] { $figures } = { $sum } sur { $price }
    }
ui-hand-none = Vous n’avez aucune carte en main.
ui-hand-held =
    { $count ->
        [one] une carte choisie
       *[other] { $count } cartes choisies
    }
ui-picked-cards = Choisissez ici, ou prenez les cartes.
ui-offers-more =
    { $count ->
        [one] Encore une façon : choisissez les cartes.
       *[other] { $count } autres façons : choisissez les cartes.
    }


## La leçon

ui-lesson-title = Apprendre { $game }
ui-lesson-opening = Ouverture de la leçon…
ui-lesson-failed = Impossible d’ouvrir la leçon
ui-lesson-step = Étape { $step } sur { $steps }
ui-lesson-ways = À travers la leçon
ui-lesson-back = Précédent
ui-lesson-next = Suivant
ui-lesson-skip = Passer cette étape
ui-lesson-leave = Quitter la leçon
ui-lesson-fold = Replier le texte
ui-lesson-unfold = Afficher le texte
ui-lesson-got-it = J’essaie
ui-lesson-read = Jetez un coup d’œil au plateau, puis commençons.
ui-lesson-begin = Bâtissons
ui-lesson-over = Vous connaissez maintenant le jeu.
ui-lesson-play = Jouer une vraie partie


## A piece to place that can be turned, and those still to come

ui-piece-hint = R ou la molette la tourne
ui-piece-left = Tourner à gauche
ui-piece-right = Tourner à droite
ui-piece-turned =
    { $turn ->
        [0] comme tirée
        [1] tournée d’un quart à droite
        [2] retournée d’un demi-tour
       *[other] tournée d’un quart à gauche
    }
ui-left-title = Tuiles à venir

## Conseil, analyse, table d’essai

ui-hint = Conseil
ui-hint-thinking = À la recherche du meilleur coup…
ui-hint-none = On peut demander un conseil quand c’est à soi de jouer.
ui-hint-chance = { $chance } % de chances
ui-hint-take = Choisir ce coup
ui-hint-note = Vous verrez ce qu’il apporterait ; rien n’est joué avant votre confirmation.
ui-percent = { $value } %
ui-analysis = Analyse
ui-analysis-begin = Réflexion sur la partie…
ui-analysis-progress = Réflexion sur la partie : { $done } décisions sur { $total }
ui-analysis-start = Le début de la partie.
ui-analysis-turns = Tournants
ui-analysis-wait = La liste vient une fois toute la réflexion faite.
ui-analysis-none = Personne n’a beaucoup perdu en un seul coup.
ui-analysis-when = Tour { $round }, { $name }
ui-analysis-loss = de { $before } % à { $after } %
ui-analysis-better = Meilleur :
ui-chances-label = Chances de victoire au fil des coups ; les flèches parcourent la partie
ui-chance-of = { $name } { $chance } %
ui-whatif = Et si… ?
ui-whatif-free = Ici, rien ne compte.
ui-whatif-bots = Qui joue
ui-whatif-hand = Joué à la main
ui-whatif-bot = Bot : { $level }
ui-whatif-seats = Un bot qui prend une place joue aussitôt. Tout peut être repris et joué autrement.
ui-whatif-leave = Revenir à la partie
ui-ahead = Prévoir la suite
ui-ahead-lead = Inutile d’attendre : sur une table à vous, jouez pour les autres et décidez dès maintenant de votre réponse.
ui-ahead-title = Prévoir cette suite
ui-ahead-how = Jouez d’abord pour les autres, puis pour vous. Ce que vous jouez ici peut devenir votre plan.
ui-ahead-when = Quand le jouer
ui-ahead-exact = Seulement si tous jouent ainsi
ui-ahead-exact-text = Vos coups sont joués dès que c’est votre tour, tant que les autres suivent cette ligne. Ce qui est pioché peut différer d’ici.
ui-ahead-any = Quoi que jouent les autres
ui-ahead-any-text = Vos coups sont joués l’un après l’autre, chacun à votre tour, tant qu’ils sont possibles tels quels.
ui-ahead-make = C’est mon plan
ui-ahead-private = Personne d’autre ne voit ce que vous avez prévu. Si un coup est repris, le plan tombe.
ui-plans = Plans
ui-plans-wait = { $count ->
    [one] Un plan attend votre tour.
   *[other] { $count } plans attendent votre tour.
}
ui-plans-show = Voir
ui-plans-drop = Abandonner ce plan
ui-plans-clear = Très bien
ui-plans-more = Prévoir une autre suite
ui-plans-none = Rien n’est prévu.
ui-answer = Votre réponse
ui-answer-kept = Elle compte dès que c’est à vous de répondre ; jusque-là, personne d’autre ne la voit.
ui-answer-change = La changer
ui-standing = Réponses automatiques
ui-standing-lead = Ce qui est répondu à votre place sans vous le demander. Vous seul le voyez, et vous pouvez le changer à tout moment.
ui-standing-rest = Pas avant mon prochain tour
ui-standing-rests = Rien ne vous est demandé avant votre prochain tour.
ui-standing-wake = Me le demander quand même
ui-standing-answers = La réponse est donnée pour vous. Vos réponses automatiques sont dans le menu.
ui-standing-again = Me le redemander à la prochaine occasion


## Jouer avec des gens qui sont ailleurs

ui-site-lobby = Salon
ui-lobby-title = Salon
ui-lobby-lead = Asseyez-vous à une table, ou regardez. Vos propres tables sont sur la page d’accueil.
ui-lobby-new = Ouvrir une table
ui-lobby-game = Jeu
ui-lobby-pace = Rythme
ui-lobby-any = tous
ui-lobby-free = Avec des places libres
ui-lobby-rated = Classées seulement
ui-lobby-none = Aucune table ne convient. Ouvrez-en une, on la trouvera ici.
ui-lobby-failed = Le salon ne répond pas.
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
ui-terms-undo = Reprendre un coup
ui-terms-undo-turn = Pendant son tour
ui-terms-undo-ask = Plus loin aussi, si tous sont d’accord
ui-terms-undo-none = Jamais
ui-terms-watch = On peut regarder
ui-terms-watch-sentence = On voit ce qui est découvert, aucune main.
ui-terms-rated = Partie classée
ui-terms-rated-sentence = Compte pour le classement de ceux qui ont un compte. Sans conseils.
ui-home-kind-open = Libre
ui-home-open-for = Compte pour qui la place { $number } est gardée
ui-home-open-seat = n’importe qui
ui-home-invited = Seulement pour ceux qui ont le lien
ui-home-gather = Ouvrir la table
ui-waiting-title = On attend des joueurs
ui-waiting-free = Place libre
ui-waiting-kept = gardée pour { $name }
ui-waiting-invited = sur invitation
ui-waiting-sit = S’asseoir
ui-waiting-stand = Se lever
ui-waiting-remove = Faire partir { $name }
ui-waiting-bot = Mettre un bot
ui-waiting-level = Niveau du bot
ui-waiting-starts = La partie commence dès que toutes les places sont prises.
ui-waiting-link = Invitation
ui-waiting-link-text = Toute personne qui a ce lien peut s’asseoir.
ui-waiting-copy = Copier le lien
ui-waiting-copied = Copié
ui-waiting-share = Partager
ui-waiting-delete = Renoncer à la table
ui-waiting-look = Voir le plateau
ui-waiting-show = Voir les places
ui-clock-left = { $name } : encore { $time }
ui-clock-soon = Encore { $seconds } secondes
ui-clock-days = { $days } j { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-chat = Discussion
ui-chat-write = Écrire un message
ui-chat-send = Envoyer
ui-chat-none = Personne n’a encore rien dit.
ui-chat-read = Seuls ceux qui sont assis à la table peuvent écrire.
ui-chat-muted = Vous avez mis ce joueur en sourdine.
ui-chat-mute = Mettre { $name } en sourdine
ui-chat-unmute = Entendre de nouveau { $name }
ui-chat-report = Signaler aux administrateurs
ui-chat-reported = Signalé
ui-chat-more = Message signé { $name } : autres actions
ui-chat-unread =
    { $count ->
        [one] Un message non lu
       *[other] { $count } messages non lus
    }
ui-ask-agree = D’accord
ui-ask-refuse = Non
ui-ask-withdraw = Retirer
ui-ask-waits = On attend { $names }.
ui-paused = La partie est en pause.
ui-resume = Reprendre
ui-away = Un bot joue pour { $name }.
ui-away-me = Un bot joue pour vous.
ui-come-back = Revenir
ui-skipped = Temps écoulé : un bot joue ce tour pour { $name }.
ui-rematch-offered = Une revanche est proposée.
ui-rematch-join = À la nouvelle table
ui-order-resign = Abandonner
ui-order-resign-sure = Abandonner pour de bon ? Les autres gagnent.
ui-order-leave = Partir, un bot prend le relais
ui-order-leave-sure = Laisser la partie à un bot ? Vous pourrez revenir.
ui-order-pause = Demander une pause
ui-order-draw = Proposer d’arrêter sans vainqueur
ui-order-undo = Demander à reprendre
ui-order-holiday =
    { $days ->
        [0] Prendre des congés
        [one] Prendre un jour de congé
        [3] Prendre trois jours de congé
       *[other] Prendre { $days } jours de congé
    }
ui-order-holiday-more =
    { $days ->
        [0] Prolonger le congé
        [one] Prolonger le congé d’un jour
        [3] Prolonger le congé de trois jours
       *[other] Prolonger le congé de { $days } jours
    }
ui-order-holidays =
    { $days ->
        [0] Vous avez déjà pris tous vos jours de congé de l’année.
        [one] Il vous reste un jour de congé cette année, pour toutes vos parties ensemble.
       *[other] Il vous reste { $days } jours de congé cette année, pour toutes vos parties ensemble.
    }
ui-order-yes = Oui
ui-order-no = Non
ui-order-like = Nouvelle table comme celle-ci

## Partager une position, et ce qui fut promis avant la donne

ui-share-position = Partager cette position
ui-share-table = Partager la table
ui-share-copied = Le lien est copié.
ui-share-failed = Le lien n’a pas pu être copié : prenez-le dans la barre d’adresse.
ui-picture = Enregistrer l’image
ui-deal = La donne scellée
ui-deal-text = Ce sceau était là avant que la première carte soit donnée. La partie terminée, la graine est montrée, et chacun peut vérifier que la donne en découle.
ui-deal-copy = Copier le sceau
ui-deal-copied = Sceau copié
ui-deal-check = Vérifier la donne

## Vérifier une donne

ui-site-more = Autres pages
ui-verify-link = Vérifier une donne
ui-verify-title = La donne était-elle honnête ?
ui-verify-lead = Avant que la première carte soit donnée, Alcaide montre un sceau : l’empreinte de la graine dont tout est mélangé. La partie terminée, la feuille nomme la graine. Ici, vous pouvez vérifier que sceau, graine et donne vont ensemble.
ui-verify-record = La feuille de partie
ui-verify-choose = Choisir une feuille (.play)
ui-verify-paste = Ou coller son texte
ui-verify-go = Vérifier
ui-verify-here = Établi par votre navigateur
ui-verify-there = Redonné par le serveur
ui-verify-yourself = Sans se fier à personne
ui-verify-yourself-text = Avec Alcaide sur votre ordinateur, la première ligne vérifie tout. À la seconde, un shell suffit : elle écrit le sceau qui découle de la feuille.
ui-verify-table = À la table
ui-verify-none = La feuille ne contient pas de sceau.
ui-verify-no-hash = Ce navigateur ne calcule d’empreintes que sur des pages arrivées chiffrées. Le serveur a comparé le sceau ; les lignes ci-dessous le font sans lui.
ui-verify-hash = Le sceau de la feuille est l’empreinte du jeu, de la version, du nombre de joueurs, des options et de la graine.
ui-verify-hash-not = Le sceau de la feuille n’est pas l’empreinte du jeu, de la version, du nombre de joueurs, des options et de la graine.
ui-verify-seen = C’est le sceau que ce navigateur a vu avant la fin de la partie.
ui-verify-not-seen = Ce n’est pas le sceau que ce navigateur a vu avant la fin de la partie.
ui-verify-unseen = Ce navigateur n’a pas vu le sceau avant la fin : comparez-le à celui que quelqu’un a noté.
ui-verify-about = Ce que cela prouve, et ce que cela ne prouve pas
ui-verify-proves = Si tout concorde, personne n’a échangé de carte ni de tuile après que le sceau fut montré : ni pendant la partie, ni après.
ui-verify-not = Cela ne prouve pas que la graine fut tirée au hasard : celui qui tient le serveur a pu essayer plusieurs graines avant la partie. Et cela ne prouve pas que personne n’a regardé dans la base de données.

## Joueurs

ui-players-link = Joueurs
ui-players-title = Les meilleurs joueurs
ui-players-lead = Comptent les parties classées entre personnes qui ont un compte. Les invités jouent, mais sans cote.
ui-players-game = Jeu
ui-players-search = Chercher un joueur
ui-players-place = Rang
ui-players-none = Aucun joueur classé ne s’appelle « { $name } ».
ui-players-empty = Personne n’a encore terminé de partie classée. Les bots attendent.
ui-players-how = Dans l’ordre de ce qui est presque sûr : la cote moins trois fois son incertitude. La force des bots est fixe ; chacun commence à 1500.
ui-player-rating = Cote
ui-player-games = Parties
ui-player-won = Gagnées
ui-player-percent = { $percent } %
ui-player-points = Points en moyenne
ui-player-colour = Couleur
ui-player-course = La cote sur { $games } parties : de { $first } à { $last }
ui-player-guest = Invité, sans cote
ui-player-mine = C’est ainsi que les autres vous voient ; les parties privées ne sont montrées qu’à vous et à ceux qui étaient à la table.
ui-player-none = Pas encore de partie terminée.
ui-player-finished = Parties terminées
ui-player-with = avec { $names }
ui-player-gone = Cette table n’est plus là.
ui-player-victory = Victoire
ui-player-place = rang { $place } sur { $players }
ui-player-rated = classée
ui-player-newer = Plus récentes
ui-player-older = Plus anciennes
ui-player-privacy = Sont listées les parties aux tables publiques et celles où vous étiez à la table.
ui-player-nobody = Il n’y a personne ici
ui-player-nobody-text = Ce joueur n’existe pas, ou n’existe plus.

## Qui joue ici, et les comptes

ui-guest-title = Qui joue ?
ui-guest-text = Choisissez le nom que verront les autres. Plus tard, vous pourrez en faire un compte et garder vos parties.
ui-guest-play = Jouer en invité
ui-guest-no = Pas maintenant
ui-guest-account = J’ai un compte
ui-account-title = Compte
ui-account-none = Ici, pas besoin de se connecter
ui-account-none-text = Cette table est sur votre propre ordinateur : tout ce qui s’y trouve est à vous, sans compte.
ui-account-welcome = Bienvenue
ui-account-guest = invité
ui-account-text = Ce qui est gardé de vous, et où vous êtes connecté.
ui-account-guest-text = Vous jouez en invité : seul ce navigateur vous connaît. Avec un compte, vous gardez vos parties sur tous vos appareils.
ui-account-stranger-text = On ne vous demande qu’un nom : ni adresse, ni numéro de téléphone.
ui-account-name = Nom
ui-account-password = Mot de passe
ui-account-password-hint = Au moins 8 caractères. Laissez vide pour vous connecter seulement par des liens, créés sur un appareil déjà connecté.
ui-account-password-old = Mot de passe actuel
ui-account-password-new = Nouveau mot de passe
ui-account-password-none = Ce compte n’a pas encore de mot de passe : vous vous connectez par des liens.
ui-account-password-ends = Au moins 8 caractères. Tous vos autres appareils sont déconnectés.
ui-account-password-do = Changer le mot de passe
ui-account-new = Créer un compte
ui-account-new-text = Un nom, un mot de passe, et vos parties vous suivent sur tous vos appareils.
ui-account-new-guest = Vos places et vos parties restent comme elles sont.
ui-account-new-do = Créer le compte
ui-account-sign-in = Se connecter
ui-account-sign-in-guest = Les parties commencées en invité restent à l’invité. Pour les garder, créez plutôt un compte.
ui-account-sign-in-link = Oublié, ou pas de mot de passe ? Créez un lien sur un appareil déjà connecté, ou demandez-en un à la personne qui gère ce serveur.
ui-account-follow = Se connecter par un lien
ui-account-follow-text = Ce lien vous connecte sur cet appareil. Continuez seulement si vous l’avez créé ou demandé vous-même.
ui-account-follow-do = Se connecter sur cet appareil
ui-account-follow-no = Pas maintenant
ui-account-profile = Vous
ui-account-rename = Changer le nom
ui-account-kept = C’est fait.
ui-account-colours = Vos couleurs préférées
ui-account-colours-text = Dans cet ordre ; la première qui est libre est la vôtre.
ui-account-colour = { $colour }, numéro { $place }
ui-account-devices = Appareils
ui-account-device = { $browser } sur { $system }
ui-account-device-other = Un autre programme
ui-account-here = Cet appareil
ui-account-seen = Dernière utilisation : { $when }
ui-account-end = Déconnecter
ui-account-end-of = Déconnecter : { $device }
ui-account-end-others = Déconnecter tous les autres
ui-account-link = Lien pour un autre appareil
ui-account-link-text = Pour un autre appareil : un lien qui vous y connecte. Il sert une seule fois, pendant 15 minutes.
ui-account-link-do = Créer un lien
ui-account-copy = Copier
ui-account-keys = Clés pour programmes
ui-account-keys-text = Un programme muni d’une clé joue en votre nom. Il ne peut pas modifier votre compte.
ui-account-key = Clé
ui-account-key-label = Pour quoi faire ?
ui-account-key-do = Créer une clé
ui-account-key-once = Copiez la clé maintenant : elle ne sera plus montrée.
ui-account-revoke = Révoquer
ui-account-revoke-of = Révoquer la clé « { $key } »
ui-account-leave = Partir
ui-account-leave-text = Vous pouvez emporter vos données dans un fichier. La suppression est définitive.
ui-account-out = Se déconnecter
ui-account-out-sure = Un invité qui se déconnecte ne peut pas revenir : ses places restent vides. Pour les garder, créez d’abord un compte.
ui-account-stay = Rester
ui-account-export = Télécharger mes données
ui-account-delete = Tout supprimer
ui-account-delete-sure = Votre nom disparaît, y compris des parties terminées ; vos places dans les parties en cours sont abandonnées. C’est sans retour.

## Avis à ceux qui sont absents

ui-holidays = Congés
ui-holidays-text = Pendant vos congés, votre temps s’arrête dans toutes vos parties sur plusieurs jours. Vous pouvez prendre { $year } jours sur douze mois, tout de suite ou en les annonçant jusqu’à un an à l’avance.
ui-holidays-left =
    { $days ->
        [0] Vous les avez tous pris.
        [one] Il vous en reste un.
       *[other] Il vous en reste { $days }.
    }
ui-holidays-until = Vous êtes en congé jusqu’au { $when }.
ui-holidays-from = Premier jour
ui-holidays-days = Jours
ui-holidays-days-now = Jours, à partir de maintenant
ui-holidays-more = Jours de plus
ui-holidays-do = Partir en congé
ui-holidays-longer = Prolonger
ui-holidays-announce = Annoncer
ui-holidays-kept = Congé annoncé. À vos tables, il se verra quand il commencera.
ui-holidays-announced = Congés annoncés
ui-holidays-count =
    { $days ->
        [one] Un jour
       *[other] { $days } jours
    }
ui-holidays-withdraw = Annuler
ui-holidays-withdraw-of = Annuler le congé qui commence le { $when }
ui-holidays-end = Mettre fin au congé
ui-holidays-end-text = Les jours qui n’ont pas commencé vous sont rendus.

ui-notices = Avis
ui-notices-text = Quand vous n’êtes pas là et que les autres vous attendent, Alcaide peut vous prévenir : une fois par tour, pas avant une minute, et en un seul avis pour toutes les tables. Dans les parties en direct, seul votre navigateur est prévenu, au bout de dix secondes.
ui-notices-browser = Dans ce navigateur
ui-notices-browser-text = Même si aucune page d’Alcaide n’est ouverte. L’avis passe par le service push de l’éditeur de votre navigateur ; il est chiffré : on y sait que quelque chose est arrivé, mais pas quoi.
ui-notices-browser-none = Ce navigateur ne reçoit pas d’avis. Sur iPhone ou iPad, ajoutez d’abord Alcaide à l’écran d’accueil et ouvrez-le de là.
ui-notices-browser-do = Me prévenir dans ce navigateur
ui-notices-denied = Les avis de ce site sont bloqués. Autorisez-les dans les réglages du navigateur.
ui-notices-address = Vers un autre service
ui-notices-address-label = Adresse
ui-notices-address-hint = Courriel, Telegram, Discord, ntfy et bien d’autres, écrits à la façon d’Apprise : mailto://, tgram://, discord://, ntfy://. Elle est gardée comme un mot de passe et ne s’affiche plus. Le service reçoit le nom du jeu, ceux des joueurs et le temps qui reste.
ui-notices-address-do = Ajouter l’adresse
ui-notices-guest = Avec un compte, vous pouvez aussi être prévenu par courriel, Telegram, Discord, ntfy et bien d’autres services.
ui-notices-test = Essai
ui-notices-test-of = Envoyer un essai : { $way }
ui-notices-remove = Retirer
ui-notices-remove-of = Retirer : { $way }
ui-notices-sent = L’essai est parti.
ui-notices-when = Me prévenir
ui-notices-when-turn = quand c’est à moi de jouer
ui-notices-when-soon = quand mon temps est presque écoulé
ui-notices-when-table = quand on me garde une place, et quand une partie se termine

## Being there: who is at the table, and how one learns that it is one's turn

ui-here = là
ui-gone = pas là
ui-here-names = À la table : { $names }.
ui-gone-names = Pas là : { $names }.
ui-onlookers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
ui-call-turn = À vous de jouer – { $game }
ui-call-ask = On attend votre réponse – { $game }
ui-call-over = La partie est terminée – { $game }
ui-call-tables =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
ui-chime = Une note quand c’est à vous
ui-chime-text = Aux tables avec d’autres, même quand les autres sons sont coupés.
ui-notify = Avis tant que la page est ouverte
ui-notify-text = Pendant que vous regardez autre chose, le navigateur vous prévient que c’est à vous de jouer.
ui-notify-none = Les avis demandent une adresse sécurisée (https).
ui-next =
    { $count ->
        [one] Vers la table qui vous attend : { $game }
       *[other] Vers la suivante des { $count } tables qui vous attendent : { $game }
    }
ui-key-next = Vers la table suivante qui vous attend
ui-home-yours = Vos tables
ui-home-play = Jouer
ui-home-waits-turn = À vous de jouer
ui-home-waits-ask = On attend votre réponse
ui-home-waits-seat = Une place vous est gardée
ui-home-left = encore { $time }
