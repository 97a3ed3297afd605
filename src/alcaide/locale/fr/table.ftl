### Phrases de la table qui n’appartiennent à aucun jeu.

# « Ana, Luis et Carmen »
table-listing = { $before } et { $last }

## À qui de jouer : la pastille en haut, et les parties à reprendre

table-status-you = À vous : { $phase }
table-status-friend = À { $name } : { $phase }
table-status-asked = À { $names } de répondre : { $phase }
table-status-thinks = { $name } réfléchit
table-status-over = La partie est terminée
table-status-abandoned = Interrompue : temps écoulé pour { $name }
table-status-abandoned-gone = Interrompue : { $name } n’a plus joué
table-status-paused = La partie est en pause
table-status-waiting = On attend des joueurs
table-status-ready = Tout le monde est prêt ?
table-status-dealing = On distribue
table-status-aborted = Partie annulée par { $name }
table-state-you = tour { $round }, à vous de jouer
table-state-other = tour { $round }, à { $name } de jouer
table-state-waiting = on attend des joueurs
table-state-ready = on attend votre réponse
table-state-yours = à vous de jouer
table-state-theirs = à { $name } de jouer
table-state-bots = un bot réfléchit
table-state-paused = en pause
table-state-over = terminée
table-state-first = terminée : vous l’emportez
table-state-placed = terminée : rang { $place } sur { $players }
table-state-resigned = terminée : vous avez abandonné
table-state-left = terminée : vous avez quitté la table
table-state-won = terminée : { $name } l’emporte
table-state-shared = terminée : victoire partagée entre { $names }
table-state-nobody = terminée : personne ne gagne
table-state-cut = terminée : interrompue sans vainqueur
table-without = Aides désactivées : { $aids }
table-aids-but = toutes, sauf : { $aids }
table-option-on = oui
table-option-off = non
table-how-resigned = par abandon
table-how-removed = absent ; les autres ont continué
table-how-drawn = nulle d’un commun accord
table-how-abandoned = interrompue
table-how-broken-off = arrêtée à la limite
table-how-late = temps écoulé
table-how-away = a quitté la table
table-how-replaced = un bot a surtout joué
table-how-deserted = il ne restait personne
table-picture = { $game } après { $step } actions sur { $steps }
table-name = { $name }
table-seat = Joueur { $n }
table-curtain = { $name }, à vous de jouer. Les autres mains sont cachées.

## Le journal

table-taken-back = { $name } annule sa dernière action.

## Ce dont on convient, dans le journal

table-log-ask-undo = { $name } demande à reprendre { $number ->
    [one] une action
   *[other] { $number } actions
}.
table-log-ask-pause = { $name } demande une pause.
table-log-ask-resume = { $name } demande à reprendre.
table-log-ask-draw = { $name } propose d’arrêter la partie sans vainqueur.
table-log-yes = { $name } est d’accord.
table-log-no = { $name } n’est pas d’accord.
table-log-withdrawn = { $name } retire sa demande.
table-log-taken-back = Tout le monde est d’accord : { $number ->
    [one] une action est reprise
   *[other] { $number } actions sont reprises
} pour { $name }.
table-log-paused = La partie est en pause.
table-log-resumed = { $name } relance la partie.
table-log-drawn = Tout le monde est d’accord : la partie s’arrête sans vainqueur.
table-log-resigned = { $name } abandonne.
table-log-abandoned = Temps écoulé pour { $name } : la partie est interrompue.
table-log-vote-bot = { $name } vote pour qu’un bot joue à la place de { $gone }.
table-log-vote-without = { $name } vote pour continuer sans { $gone }.
table-log-vote-end = { $name } vote pour arrêter la partie, { $gone } ne revenant pas.
table-log-vote-wait = { $name } retire son vote sur { $gone }.
table-log-replaced = { $name } n’a plus joué : sur un vote, un bot joue en attendant.
table-log-removed = { $name } n’a plus joué : sur un vote, les autres continuent sans { $name }.
table-log-given-up = { $name } n’a plus joué : sur un vote, la partie est arrêtée.
table-log-skipped = Temps écoulé pour { $name } : un bot joue ce tour.
table-log-late = Temps écoulé pour { $name } : un bot prend le relais.
table-log-away = { $name } s’en va ; un bot prend le relais.
table-log-back = { $name } est de retour.
table-log-program = { $name } fait jouer un programme.
table-log-deserted = De tous ceux qui étaient là pour jouer, il ne reste personne : la partie s’arrête.
table-log-holiday = { $name } est en congé pour { $number ->
    [one] un jour
   *[other] { $number } jours
}.
table-log-returned = { $name } est de retour de congé.
table-log-outage = Le serveur s’est arrêté pendant { $unit ->
    [days] { $amount } jours
    [hours] { $amount } heures
    [minutes] { $amount } minutes
   *[seconds] { $amount ->
        [one] une seconde
       *[other] { $amount } secondes
    }
}. Ce temps ne compte pas, et { $name } a une minute pour revenir.
table-log-rematch = { $name } propose une revanche.
table-log-gathering = La donne est scellée : elle s’ouvre quand tout le monde est prêt.
table-log-unknown = On ne sait pas tout de cette partie : les cartes et tuiles que personne n’a vues sont placées au hasard.
table-log-overruled = À cette table, un coup contraire aux règles a été accepté. Il n’est pas vérifié, et la suite ne l’est qu’à partir de la position où il a mené.
table-log-unready = { $who } n’a pas répondu à temps : la place est de nouveau libre. Personne n’y perd rien.
table-log-left-out = { $name } n’a pas montré sa part à temps : on distribue sans elle.
table-log-dealt = Tout le monde est prêt. { $number ->
    [0] La donne découle de la graine de la maison.
    [one] La donne découle de la graine de la maison et de la part d’un joueur.
   *[other] La donne découle de la graine de la maison et des parts de { $number } joueurs.
}
table-log-aborted = { $name } annule la partie.

## La fin

table-result-won = { $name } l’emporte
table-result-shared = Victoire partagée entre { $names }
table-result-nobody = Personne ne gagne
table-result-drawn = La partie s’arrête sans vainqueur
table-result-abandoned = Temps écoulé pour { $name } : la partie est interrompue
table-result-abandoned-gone = { $name } n’a plus joué : la partie est interrompue
table-result-removed = { $name } gagne : { $loser } n’a plus joué
table-result-broken-off = Arrêtée sans vainqueur : aucune partie ne dépasse { $rows } coups
table-result-resigned = { $name } gagne : { $loser } a abandonné
table-result-aborted = { $name } a annulé la partie
table-result-off = Elle a été annulée dès les premiers coups : elle n’a pas de résultat.
table-result-off-counted = Elle a été annulée dès les premiers coups : elle n’a pas de résultat et ne change aucune cote. Dans les parties classées, c’est possible { $most ->
    [one] une fois
   *[other] { $most } fois
} par jour.
table-result-cut = La partie n’est pas allée à son terme ; les chiffres sont ceux de la dernière position.
table-result-deserted = Pour la cote, { $name } finit au dernier rang ; les autres partagent celui de devant.
table-result-empty = Il ne reste personne : la partie s’arrête sans vainqueur
table-result-left = Qui n’est pas resté vient après tous les autres, quoi qu’un bot ait obtenu à sa place.
table-result-why = { $name } gagne de { $margin ->
    [one] un point
   *[other] { $margin } points
} : { $lead }.
table-result-why-ahead = { $name } devance { $second } de { $margin ->
    [one] un point
   *[other] { $margin } points
} : { $lead }.
table-made-resigned = a abandonné{ $others ->
    [0] {""}
   *[other]  ; un bot a joué { $others } coups sur { $all }
}
table-made-late = a manqué de temps{ $others ->
    [0] {""}
   *[other]  ; un bot a joué { $others } coups sur { $all }
}
table-made-away = a quitté la table{ $others ->
    [0] {""}
   *[other]  ; un bot a joué { $others } coups sur { $all }
}
table-made-abandoned = a manqué de temps{ $others ->
    [0] {""}
   *[other]  ; un bot a joué { $others } coups sur { $all }
}
table-made-replaced = retour tardif{ $others ->
    [0] {""}
   *[other]  ; un bot a joué { $others } coups sur { $all }
}
table-made-removed = hors jeu par vote des autres{ $others ->
    [0] {""}
   *[other]  ; un bot a joué { $others } coups sur { $all }
}
table-made-shared = un bot a joué { $others } coups sur { $all }
table-ask-seen = Depuis, des choses cachées ont été vues.
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Bots

table-bot-random = Hasard
table-bot-random-sentence = Joue n’importe quel coup permis : pour découvrir les règles.
table-bot-easy = Facile
table-bot-easy-sentence = Sait ce qui est bon, mais laisse passer bien des choses : pour les premières parties.
table-bot-greedy = Avide
table-bot-greedy-sentence = Prend ce qui rapporte le plus ce tour-ci.
table-bot-medium = Moyen
table-bot-medium-sentence = Joue avec bon sens et regarde un peu plus loin.
table-bot-hard = Difficile
table-bot-hard-sentence = Essaie des centaines de suites avant chaque coup.
table-bot-expert = Expert
table-bot-expert-sentence = Réfléchit jusqu’à trois secondes, avec toute la puissance de l’ordinateur.

## Adversaires de caractère ; leurs phrases sont celles de chaque jeu

table-bot-nuno = le garçon jardinier
table-bot-mencia = la colporteuse
table-bot-aimeric = le maçon
table-bot-violante = la poétesse de cour
table-bot-maymuna = la trésorière
table-bot-gutierre = le capitaine
table-bot-rayhana = l’astronome
table-bot-mundhir = le vieux vizir
table-bot-ermeline = la maîtresse d’armes

## Conseils, analyses, tables d’essai

table-aid-hints = Conseils et tables d’essai
table-aid-hints-sentence = Le meilleur coup et ses raisons, et une table à soi pour essayer, pendant la partie.
table-hint-asked = { $name } demande un conseil.
table-hint-chance = Chances de gagner ainsi : environ { $chance } %.
table-hint-second = Le deuxième choix, « { $label } », en laisserait environ { $chance } %.
table-hint-close = « { $label } » vaut à peu près autant.
table-hint-only = Il n’y a rien d’autre à choisir.
table-hint-dealt = On ne connaît pas toute la main : plusieurs ont été essayées, et seulement les coups possibles avec chacune.
# as the score would be if the game ended, or the coming scoring were held, after it
table-hint-gain = En l’état, cela rapporte { table-points }.
table-hint-loss = En l’état, cela coûte { table-points }.
# a further step of the same turn; or of the next one
table-hint-then = Ensuite : { $label }.
table-hint-prepares = Cela prépare « { $label } » pour le tour suivant.
table-hint-reply = { $name } répondra sans doute ainsi : { $label }.
table-hint-risk = { $name } répondra sans doute ainsi : { $label }. Il resterait environ { $chance } %.
table-hints-off = À cette table, on joue sans conseils ni tables d’essai.
table-layer-off = On joue à cette table sans le calque des chances et dangers.
# notes des coups, selon les chances de victoire qu’ils coûtent
table-grade-best = Excellent
table-grade-good = Bon
table-grade-inaccuracy = Imprécision
table-grade-mistake = Erreur
table-grade-blunder = Gaffe
# tiers d’une partie
table-part-opening = Ouverture
table-part-middle = Milieu de partie
table-part-end = Finale
table-unfinished = L’analyse se fait une fois la partie terminée.
table-no-paper = À une table avec pendule, il n’y a pas de tables d’essai pendant la partie, sauf si les conseils sont permis.
table-no-standing = Il n’y a pas de réponse automatique de ce genre à cette table.
table-no-plan = Un plan demande au moins une action à vous. On peut en garder { $most } au plus.
table-plan-turn = Il n’y a rien à prévoir : c’est à vous de jouer, ou la partie est terminée.
table-plan-differs = Pas joué : les autres n’ont pas joué comme dans votre plan.
table-plan-illegal = Pas joué : ce n’est plus possible tel que vous l’aviez prévu.
table-plan-undone = Pas joué : quelque chose a été repris depuis.
table-whatif = Et si… ? À partir d’ici, rien ne compte.

## Ce qui n’est pas possible, et pourquoi

table-wrong = Ce n’est pas possible ici.
table-stale = La partie avait déjà avancé ; voici où elle en est.
table-not-your-turn = Ce n’est pas le tour de cette place.
table-over = La partie est terminée ; il n’y a plus rien à jouer.
table-waiting = La partie n’a pas commencé : il manque encore quelqu’un, ou une réponse.
table-nonce = Ce n’est pas la part promise : elle compte 64 chiffres hexadécimaux, et son SHA-256 est celui envoyé avec « prêt ».
table-no-abort = Tout le monde a fini un tour : la partie ne peut plus être annulée, mais on peut abandonner.
table-aborts = Les parties classées peuvent être annulées { $most ->
    [one] une fois
   *[other] { $most } fois
} par jour. Celle-ci peut être abandonnée.
table-paused = La partie est en pause ; rien ne se joue avant que tous n’aient accepté de reprendre.
table-unreliable = Cette table est pour ceux qui finissent au moins { $least } parties sur 100 ; sur vos { $games } dernières, vous en avez fini { $ended }. Les parties jouées jusqu’au bout comptent aussitôt.
table-not-played = Seuls ceux qui ont joué ici peuvent demander une revanche. Vous pouvez préparer une table comme celle-ci.
table-reliable = Finit ses parties : { $ended } sur { $games }
table-reliable-new = Depuis peu ici
table-stopped = Le serveur s’arrête comme annoncé. La partie est gardée, aucune pendule ne tourne{ $minutes ->
    [0] {""}
    [one] , et elle reprend dans une minute environ
   *[other] , et elle reprend dans { $minutes } minutes environ
}.
table-stop-soon = Le serveur s’arrête dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}{ $back ->
    [0] {""}
    [one] {" "}pour une minute environ
   *[other] {" "}pour { $back } minutes environ
}. Les parties contre la montre commencent après ; celles sans pendule peuvent commencer tout de suite.
table-early-resume = Les autres doivent encore accepter. S’ils ne répondent pas, on peut reprendre sans eux dans { $hours ->
    [0] { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
    [one] une heure
   *[other] { $hours } heures
}.
table-early-vote = { $name } peut encore venir. On pourra voter dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
table-taken = Cette place est prise, ou gardée pour quelqu’un d’autre.
table-kicked = Qui a préparé cette table vous a fait quitter votre place. Vous pourrez vous y rasseoir quand on vous le permettra.
table-invite = Cette place est réservée aux personnes invitées.
table-no-holiday = { $left ->
    [0] Vous avez déjà pris tous vos jours de congé de l’année.
    [one] Il ne vous reste qu’un jour de congé cette année.
   *[other] Il ne vous reste que { $left } jours de congé cette année.
}
table-no-holiday-then = { $left ->
    [0] Il ne vous reste aucun jour de congé pour cette période.
    [one] Il ne vous reste qu’un jour de congé pour cette période.
   *[other] Il ne vous reste que { $left } jours de congé pour cette période.
}
table-no-programs = Aucun programme ne joue à cette table : ses conditions le disent. Jouez vous-même, ou cherchez une table qui les admet.
table-holiday-date = Un congé s’annonce au plus tôt pour demain, et jusqu’à un an à l’avance.
table-holiday-twice = Vous avez déjà annoncé un congé pour une partie de ces jours.
table-holiday-gone = Ce congé est terminé, ou vous l’avez annulé.
table-terms = Ces conditions ne vont pas ensemble : une pendule demande du temps, et le bot remplaçant doit exister.
table-nobody = Personne n’a de compte au nom de { $called } : laissez la place libre, ou envoyez le lien.
table-others = D’autres personnes jouent ou ont joué à cette table : on ne peut pas la supprimer.
table-others-lacking = D’autres personnes sont à cette table et son jeu peut revenir : on pourra la supprimer après { $days } jours sans coup.
table-rated-screen = À une table classée, chacun joue devant son propre écran : prenez une place et laissez les autres ouvertes.
table-rated-board = Le plateau diffère de ce qu’on sait des composants sur { $open ->
    [one] un point
   *[other] { $open } points
} : les parties qu’on y joue ne sont pas classées.
table-rated-bot = La cote d’un joueur se gagne contre des joueurs : laissez cette place ouverte, ou jouez sans classement. Les bots s’assoient aux tables qui classent les programmes.
table-rated-twice = Personne n’a deux places à une table classée : laissez-en une ouverte pour quelqu’un d’autre.
table-rated-guest = Les parties classées se jouent avec un compte. Créez-en un, un nom et un instant suffisent ; ou choisissez une table sans classement.
table-rated-program = Cette table classe les joueurs, et c’est un programme qui jouerait ici : faites-le jouer à une table qui classe les programmes.
table-rated-hand = Cette table classe les programmes : jouez-y avec l’un d’eux et sa clé, ou choisissez une table qui classe les joueurs.
table-rated-device = Quelqu’un d’autre joue à cette table classée depuis cet appareil. Il en faut un à chacun ; aux tables sans classement, cette règle ne vaut pas.
table-rated-unknown-device = Les tables classées sont pour les navigateurs qui se font reconnaître, et celui-ci pas encore. Rechargez la page, cookies autorisés.
table-no-result = Cette table n’a pas de résultat : la partie n’est pas terminée, ou personne qui ait un nom ici n’y a joué.
table-annulled = C’est déjà le cas : rien n’a changé.
table-too-late = Trop de parties classées ont suivi depuis : les cotes sont recalculées pour { $most } parties au plus.
table-reckon = Les cotes ne peuvent pas être calculées ici : pip install 'alcaide[online]'
table-rating-ahead = devant { $met }
table-rating-level = à égalité avec { $met }
table-rating-behind = derrière { $met }
table-rating-left = dernière place, pour avoir quitté la partie
table-rating-nothing = aucun point gagné : qui ne reste pas n’en gagne pas
table-rating-met = { $name } ({ $points })
table-rating-far = { $met } : un grand pas, car peu de parties fondent encore ce nombre (± { $spread })
table-unrated-few = Non classée : moins de deux comptes y ont joué.
table-unrated-device = Non classée : deux places ont été jouées depuis un même appareil.
table-unrated-annulled = Annulée par ceux qui tiennent la maison : elle ne compte plus nulle part.
table-order = C’est impossible à cette table pour l’instant.
table-stranger = Dites d’abord qui vous êtes : choisissez un nom pour jouer, ou connectez-vous.
table-owner = Seule la personne qui a préparé cette table peut le faire.
table-no-undo = Il n’y a rien à annuler : le tour vient de commencer, ou quelque chose de caché a été montré.
table-missing = Cette partie n’est plus là ; elle a peut-être été supprimée.
table-orphan = Ce à quoi cela devait appartenir vient d’être supprimé.
table-seats = Les places ne peuvent pas être prises ainsi.
table-aids = Une aide désactivée n’existe pas dans ce jeu.
table-players = { $most ->
    [2] Ce jeu se joue à 2, pas à { $players }.
   *[other] Ce jeu se joue de { $least } à { $most }, pas à { $players }.
}
table-option = Une option des règles a une valeur qui n’existe pas.
table-broken = Cette partie a été enregistrée avec une autre version des règles et ne peut pas être reprise.
table-not-installed = Le jeu { $game } n’est pas installé ici.
table-offline = Les parties ne peuvent pas être enregistrées pour le moment. Réessayez dans quelques secondes.
table-full = Il n’y a plus de place là où les parties sont gardées : tant qu’elle manque, rien ne peut être enregistré. Rien de ce qui a été joué n’est perdu.
table-no-game = Il n’y a pas de jeu de ce nom.
table-no-lesson = Il n’y a pas de leçon pour ce jeu.
table-no-rules = Il n’y a pas de règles pour ce jeu.
table-not-understood = « { $text } » n’est pas une phrase de la notation.
table-record = Ligne { $line } : { $reason }
table-record-broken = Cette feuille de partie n’est pas lisible : { $reason }
table-possible = C’est possible : cela fait partie des actions permises.
table-nothing-there = On ne peut rien en faire pour l’instant.
table-record-hidden = La feuille de partie montre toutes les cartes : on peut l’avoir une fois la partie terminée.
table-too-large = Ce qu’on envoie à { $path } fait au plus { $most } ko, et ceci dépassait.
table-seed = Sur ce serveur, personne ne choisit la donne : qui connaîtrait la graine connaîtrait chaque carte.
table-no-address = Il n’y a rien à l’adresse { $path }. Ce qu’il y a se trouve dans /api/schema.
table-no-method = { $path } ne connaît pas { $method }. Ce qu’il connaît se trouve dans /api/schema.
table-bad-request = Le serveur n’a pas compris la demande.
table-server-error = Quelque chose s’est mal passé sur le serveur. Rien de ce qui a été joué n’est perdu ; rechargez la page.

## Ce qu’un lien vers une table, un jeu ou la maison montre ailleurs

table-preview-title = { $count ->
    [0] { $game }
   *[other] { $game } : { $people }
}
table-preview-private = Une table privée : entre qui a le lien.
table-preview-waits = { $count ->
    [0] Toutes les places sont prises ; on commence bientôt.
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
table-preview-playing = { $count ->
    [0] La partie vient de commencer.
    [one] En cours, après un coup.
   *[other] En cours, après { $count } coups.
}
table-preview-over = Terminée : { $result }
table-preview-free = place libre
table-preview-rules = { $game } : les règles
table-preview-house = Des jeux de plateau où l’on bâtit des châteaux, à une table dans le navigateur : { $games }.

## What is said with one touch

table-phrase-hello = Bonjour !
table-phrase-fun = Amusez-vous bien !
table-phrase-moment = Un instant, s’il vous plaît.
table-phrase-thanks = Merci !
table-phrase-well = Bien joué !
table-phrase-good = Belle partie !

## Plateaux comme dans sa propre boîte

table-board = Plateau
table-own-board = Plateau : { $name } ({ $hash }), retranscrit d’après une boîte.
table-board-usual = Celui du jeu
table-fact-agrees = oui
table-fact-differs = non
table-fact-count = { $found } sur { $known }
table-fact-ours = { $found } ; chez nous { $ours }

## Feuilles de score

table-sheet-many = { $count } nombres, c’est trop ici : { $most } au plus.
table-sheet-range = { $value } est impossible : il faut un nombre de { $least } à { $most }.
table-sheet-twice = Entré deux fois, alors qu’il n’en existe qu’un exemplaire : { $thing }.

## Positions that are set up

table-edit-board = { $name }
table-edit-seat = { $name }
table-edit-turn = À qui de jouer
table-edit-start = Qui a commencé
table-edit-round = Tour de table
table-edit-no-place = Il n’y a pas d’endroit de ce nom.
table-edit-no-tool = Il n’en reste plus à poser.
table-edit-phase = Ce qu’il faut faire
table-edit-asked = Qui choisit
