### Phrases de la table qui n’appartiennent à aucun jeu.

# « Ana, Luis et Carmen »
table-listing = { $before } et { $last }

## À qui de jouer : la pastille en haut, et les parties à reprendre

table-status-you = À vous : { $phase }
table-status-friend = À { $name } : { $phase }
table-status-asked = À { $names } de répondre : { $phase }
table-status-thinks = { $name } réfléchit
table-status-over = La partie est terminée
table-status-abandoned = Abandon : temps écoulé pour { $name }
table-status-paused = La partie est en pause
table-status-waiting = On attend des joueurs
table-state-you = tour { $round }, à vous de jouer
table-state-other = tour { $round }, à { $name } de jouer
table-state-waiting = on attend des joueurs
table-state-yours = à vous de jouer
table-state-theirs = à { $name } de jouer
table-state-bots = un bot réfléchit
table-state-paused = en pause
table-state-over = terminée
table-state-first = terminée : vous l’emportez
table-state-placed = terminée : rang { $place } sur { $players }
table-state-resigned = terminée : vous avez abandonné
table-state-won = terminée : { $name } l’emporte
table-state-shared = terminée : victoire partagée entre { $names }
table-state-nobody = terminée : personne ne gagne
table-state-cut = terminée : interrompue sans vainqueur
table-without = Aides désactivées : { $aids }
table-how-resigned = par abandon
table-how-drawn = nulle d’un commun accord
table-how-abandoned = interrompue
table-how-broken-off = arrêtée à la limite
table-picture = { $game } après { $step } actions sur { $steps }
table-seat = Place { $n }
table-curtain = { $name }, à vous de jouer. Les autres mains sont cachées.

## Le journal

table-taken-back = { $name } annule sa dernière action.

## Ce dont on convient, dans le journal

table-log-ask-undo = { $name } demande à reprendre { $number ->
    [one] une action
   *[other] { $number } actions
}.
table-log-ask-pause = { $name } demande une pause.
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
table-log-skipped = Temps écoulé pour { $name } : un bot joue ce tour.
table-log-late = Temps écoulé pour { $name } : un bot prend le relais.
table-log-away = { $name } s’en va ; un bot prend le relais.
table-log-back = { $name } est de retour.
table-log-holiday = { $name } est en congé pour { $number ->
    [one] un jour
   *[other] { $number } jours
}.
table-log-returned = { $name } est de retour de congé.
table-log-outage = Le serveur s’est arrêté pendant { $number ->
    [one] une seconde
   *[other] { $number } secondes
}. Ce temps ne compte pas, et { $name } a une minute pour revenir.
table-log-rematch = { $name } propose une revanche.

## La fin

table-result-won = { $name } l’emporte
table-result-shared = Victoire partagée entre { $names }
table-result-nobody = Personne ne gagne
table-result-drawn = La partie s’arrête sans vainqueur
table-result-abandoned = Temps écoulé pour { $name } : la partie est interrompue
table-result-broken-off = Arrêtée sans vainqueur : aucune partie ne dépasse { $rows } coups
table-result-resigned = { $name } gagne : { $loser } a abandonné
table-result-cut = La partie n’est pas allée à son terme ; les chiffres sont ceux de la dernière position.
table-result-deserted = Pour le classement, { $name } finit au dernier rang ; les autres partagent celui de devant.
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

## Conseils, analyses, tables d’essai

table-aid-hints = Conseils et tables d’essai
table-aid-hints-sentence = Le meilleur coup et ses raisons, et une table à soi pour essayer, pendant la partie.
table-hint-asked = { $name } demande un conseil.
table-hint-chance = Chances de gagner ainsi : environ { $chance } %.
table-hint-second = Le deuxième choix, « { $label } », en laisserait environ { $chance } %.
table-hint-close = « { $label } » vaut à peu près autant.
table-hint-only = Il n’y a rien d’autre à choisir.
# as the score would be if the game ended, or the coming scoring were held, after it
table-hint-gain = En l’état, cela rapporte { table-points }.
table-hint-loss = En l’état, cela coûte { table-points }.
# a further step of the same turn; or of the next one
table-hint-then = Ensuite : { $label }.
table-hint-prepares = Cela prépare « { $label } » pour le tour suivant.
table-hint-reply = { $name } répondra sans doute ainsi : { $label }.
table-hint-risk = { $name } répondra sans doute ainsi : { $label }. Il resterait environ { $chance } %.
table-hints-off = À cette table, on joue sans conseils ni tables d’essai.
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
table-waiting = La partie n’a pas commencé : il reste des places libres.
table-paused = La partie est en pause ; rien ne se joue avant que quelqu’un ne la reprenne.
table-taken = Cette place est prise, ou gardée pour quelqu’un d’autre.
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
table-holiday-date = Un congé s’annonce au plus tôt pour demain, et jusqu’à un an à l’avance.
table-holiday-twice = Vous avez déjà annoncé un congé pour une partie de ces jours.
table-holiday-gone = Ce congé est terminé, ou vous l’avez annulé.
table-terms = Ces conditions ne vont pas ensemble : une pendule demande du temps, et le bot remplaçant doit exister.
table-nobody = Personne n’a de compte au nom de { $called } : laissez la place libre, ou envoyez le lien.
table-others = D’autres personnes sont à cette table : on ne peut pas la supprimer en cours de partie.
table-order = C’est impossible à cette table pour l’instant.
table-stranger = Dites d’abord qui vous êtes : choisissez un nom pour jouer, ou connectez-vous.
table-owner = Seule la personne qui a préparé cette table peut le faire.
table-no-undo = Il n’y a rien à annuler : le tour vient de commencer, ou quelque chose de caché a été montré.
table-missing = Cette partie n’est plus là ; elle a peut-être été supprimée.
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
table-too-large = C’est trop grand pour être une feuille de partie.
table-seed = Sur ce serveur, personne ne choisit la donne : qui connaîtrait la graine connaîtrait chaque carte.
table-bad-request = Le serveur n’a pas compris la demande.
table-server-error = Quelque chose s’est mal passé sur le serveur. Rien de ce qui a été joué n’est perdu ; rechargez la page.
