## La table en mots

ui-text-title = { $game } : la table en mots
ui-text-leave = Revenir à la table dessinée
ui-text-enter = La table en mots
ui-text-help = La touche T passe des mots au dessin, la barre oblique va au champ de notation, U annule, L dit chances et dangers.
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
ui-text-money-after = Argent restant : { $money }
ui-text-back = Revenir à la liste
ui-text-refused = Impossible pour l’instant ({ $count })
ui-text-filter = Réduire la liste
ui-text-filtered = { $left } actions sur { $count }
ui-text-position = La position
ui-text-log = Journal, du plus récent au plus ancien
ui-text-log-older = Afficher { $count } lignes plus anciennes sur { $total }
ui-text-then = Position après { $name } : { $action }
ui-text-total = Points
ui-text-parts = Détail
ui-text-winner = gagne

## La table

ui-players = Joueurs
ui-players-open = Joueurs : montrer ce que chacun possède
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
ui-seat-you-now = à vous de jouer
ui-seat-out = hors jeu
ui-thinking = { $name } réfléchit
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
ui-bar-not = pas maintenant
ui-bar-price = pour { $price }
ui-bar-income = rapporte { $income }
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
ui-money-after = Il vous reste { $money }
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
ui-by-plan = prévu
ui-by-plan-title = Prévu d’avance
ui-by-standing = réponse automatique
ui-by-standing-title = Donné par une réponse automatique
ui-by-program = programme
ui-by-program-title = Joué par un programme
ui-by-substitute = remplaçant
ui-by-substitute-title = Joué par un bot à cette place
ui-log-took = { $time } après le coup précédent
ui-log-empty = Il ne s’est encore rien passé.
ui-rules = Règles
ui-menu = Menu
ui-menu-home = Page d’accueil
ui-menu-film = La partie en film
ui-menu-kept = La partie est conservée, coup par coup.
ui-copy-position = Copier la position
ui-edit-position = Modifier cette position
ui-rematch = Revanche
ui-rematch-new = Nouvelle partie, mêmes joueurs
ui-look-through = Revoir la partie
ui-play-same = Jouer à ce jeu
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
ui-speed-reduced = Votre système demande moins de mouvement : les pièces changent de place sans bouger, les mots restent.
ui-sounds = Sons
ui-sounds-text = Pierre sur pierre, pièces, et une note quand c’est à vous.
ui-volume = Volume
ui-volume-1 = Faible
ui-volume-2 = Moyen
ui-volume-3 = Fort
ui-coordinates = Noms sur le plateau
ui-coordinates-text = Chaque emplacement porte son nom, comme dans le journal ; sinon, maintenez Alt.
ui-aids = Aides
ui-aids-text = Éclairer ce qui peut être choisi.
ui-confirm-end = Demander avant la fin du tour
ui-confirm-end-text = Un appui de plus avant de passer la main.
ui-one-click = Un clic joue
ui-one-click-text = Ce que vous choisissez sans doute possible est joué aussitôt, sans confirmation.
ui-keys = Touches
ui-key-enter = Confirmer ; choisir ce qui a le focus
ui-key-esc = Reprendre un choix ; fermer un panneau
ui-key-main = Une des actions
ui-key-here = Un choix sur place
ui-key-turn = Tourner le plateau
ui-key-zoom = Plus près, plus loin, tout le plateau
ui-key-since = Ce qui s’est passé depuis votre tour
ui-key-names = Les noms des emplacements, tant qu’on l’appuie
ui-key-step = Une action en arrière ou en avant
ui-key-pause = Suspendre ce qui se joue ; Entrée ou un toucher y met fin
ui-key-go = Vers la main, le plateau, les choix, les cartes à acheter

## A table with shelves

ui-tabs = Parties de la table
ui-tab-market = Marché
ui-tab-hand = Main
ui-tab-own = Mon jeu
ui-tab-ledger = Majorités
ui-tab-waiting = { $count } en attente
ui-plan-open = Voir son jeu : { $name }
ui-plan-back = Revenir au vôtre
ui-held = { $name }, en main
ui-aside = En réserve : { $count }
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
ui-offers-rest =
    { $count ->
        [one] Encore une
       *[other] { $count } autres
    }
ui-offers-not =
    { $count ->
        [one] Une impossible
       *[other] { $count } impossibles
    }
ui-offers-fold = Afficher moins
ui-picked-cards = Choisissez ici, ou prenez les cartes.
ui-offers-more =
    { $count ->
        [one] Encore une façon : choisissez les cartes.
       *[other] { $count } autres façons : choisissez les cartes.
    }

## La leçon

ui-lesson-title = Apprendre { $game }
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
ui-left-title = Encore à venir

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
ui-layer = Chances et dangers
ui-layer-show = Dire les chances et dangers
ui-layer-hide = Cacher les chances et dangers
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
ui-standing-count =
    { $count ->
        [0] aucune
        [one] { $count } donnée
       *[other] { $count } données
    }
ui-standing-buy = achète
ui-standing-askme = demande
ui-standing-leave = passe
ui-standing-limit = jusqu’à
ui-standing-more = Réponses automatiques…
ui-standing-rest = Pas avant mon prochain tour
ui-standing-rests = Rien ne vous est demandé avant votre prochain tour.
ui-standing-wake = Me le demander quand même
ui-standing-answers = La réponse est donnée pour vous. Vos réponses automatiques sont dans le menu.
ui-standing-again = Me le redemander à la prochaine occasion

## Jouer avec des gens qui sont ailleurs

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

## La salle avant la partie

ui-room-ask = On commence ?
ui-room-wait = Vous avez répondu
ui-room-gather = On attend des joueurs
ui-room-deal = On distribue
ui-room-left = { $seconds } secondes pour répondre
ui-room-free = { $free ->
    [one] Une place est libre.
   *[other] { $free } places sont libres.
} Quand toutes seront prises, on demandera à chacun si la partie peut commencer.
ui-room-early = Vous pouvez déjà donner votre accord et revenir plus tard.
ui-room-count = { $ready } sur { $all } ont dit oui.
ui-room-rest = Sans réponse à temps, la place redevient libre ; personne ne perd de points.
ui-room-rest-days = Il y a un jour pour répondre ; ensuite la place redevient libre, et personne ne perd de points.
ui-room-dealing = Tout le monde est prêt. Chaque navigateur montre sa part ; le sceau s’ouvre à la fin.
ui-room-ready = On commence
ui-room-leave = Quitter la table
ui-room-while = En attendant :
ui-room-while-learn = la leçon
ui-room-seats = Places
ui-room-order = Qui commence est dans la donne scellée.
ui-room-is-ready = d’accord
ui-room-your-answer = à vous de répondre
ui-room-no-answer = pas encore de réponse
ui-room-terms = Les conditions
ui-room-accepted = Dire « On commence », c’est les accepter.
ui-room-sealed = La donne est scellée
ui-room-sealed-text = Elle naît du nombre promis par la maison et d’un nombre de chacun de vous : personne ne la choisit. À la fin elle s’ouvre, et votre page la vérifie.
ui-room-promise = La promesse de la maison
ui-room-part = La part de { $name }
ui-room-part-own = Votre part
ui-room-part-in = reçue
ui-room-part-with = avec la réponse
ui-room-part-none = aucune
ui-room-stages = La suite
ui-room-promised = promise
ui-room-played = on joue
ui-room-opened = ouverte, vérifiée
ui-clock-left = { $name } : encore { $time }
ui-clock-soon = Encore { $seconds } secondes
ui-clock-holiday = { $name } est en congé jusqu’au { $until } ; la pendule est arrêtée
ui-clock-until = jusqu’au { $until }
ui-chat = Discussion
ui-chat-write = Écrire un message
ui-chat-send = Envoyer
ui-chat-none = Personne n’a encore rien dit.
ui-chat-read = Seuls ceux qui sont assis à la table peuvent écrire.
ui-chat-muted = Vous avez mis ce joueur en sourdine.
ui-phrase-hello = Bonjour !
ui-phrase-fun = Amusez-vous bien !
ui-phrase-moment = Un instant, s’il vous plaît.
ui-phrase-thanks = Merci !
ui-phrase-well = Bien joué !
ui-phrase-good = Belle partie !
ui-chat-phrases = À dire d’un geste
ui-chat-silent = La maison vous a retiré la parole { $ends ->
    [none] pour toujours
   *[other] jusqu’au { $ends }
}{ $why ->
    [none] {""}
   *[other] {" "}: « { $why } »
}. Vous pouvez répondre sur la page de votre compte.
ui-chat-mute = Mettre { $name } en sourdine
ui-chat-unmute = Entendre de nouveau { $name }
ui-chat-report = Signaler aux modérateurs
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
ui-resume-ask = Demander à reprendre
ui-resume-alone = Reprendre sans les autres
ui-away = Un bot joue pour { $name }.
ui-away-me = Un bot joue pour vous.
ui-come-back = Revenir
ui-skipped = Temps écoulé : un bot joue ce tour pour { $name }.
ui-rematch-offered = Une revanche est proposée.
ui-rematch-join = À la nouvelle table

## Somebody is gone

ui-gone-me = Les autres vous attendent. À partir de { $until }, ils pourront voter pour continuer sans vous : un coup suffit.
ui-gone-me-open = Les autres vous attendent et peuvent maintenant voter pour continuer sans vous. Pour rester, un coup suffit.
ui-gone-soon = On attend { $name }. Sans coup de sa part, les autres pourront voter à partir de { $until }.
ui-gone-open = { $name } n’a pas joué depuis { $days ->
    [one] un jour
   *[other] { $days } jours
}. Que devient la partie ?
ui-gone-bot = Un bot joue jusqu’au retour de { $name }
ui-gone-without = Continuer sans { $name }
ui-gone-end = Arrêter la partie
ui-gone-bot-sure = Un bot joue les tours de { $name }, qui peut revenir à tout moment.
ui-gone-without-sure = { $name } sort pour de bon et finit au dernier rang : un bot continue à sa place et, à deux, la partie est à vous.
ui-gone-end-sure = La partie s’arrête ici. Personne ne gagne ; { $name } finit au dernier rang.
ui-gone-votes = { $votes } sur { $need }
ui-gone-vote = Voter ainsi
ui-order-resign = Abandonner
ui-order-resign-sure = Abandonner pour de bon ? Les autres gagnent.
ui-order-abort = Annuler la partie
ui-order-abort-sure = Annuler la partie ? Elle n’aura pas de résultat, et chacun peut partir.
ui-order-abort-rated = Annuler la partie ? Elle n’aura pas de résultat. Dans les parties classées, c’est possible deux fois par jour.
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
ui-chat-why = Ce qui ne va pas (facultatif)
ui-chat-report-send = Envoyer le signalement
ui-report-title = Signaler quelqu’un
ui-report-who = Qui
ui-report-kind = Pour
ui-report-name = le nom
ui-report-play = le comportement en jeu
ui-report-leaving = des parties quittées
ui-report-why = Ce qui s’est passé
ui-report-do = Signaler
ui-report-done = Ceux qui tiennent la maison s’en occuperont.
ui-waiting-kicked = Vous avez fait lever :
ui-waiting-admit = Laisser { $name } se rasseoir
ui-rating-from-to = Cote de { $before } à { $after }
