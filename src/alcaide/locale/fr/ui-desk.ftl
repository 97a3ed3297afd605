## La modération, pour ceux qui tiennent la maison

ui-desk-title = Modération
ui-desk-only = pour ceux qui tiennent la maison
ui-desk-kept = Chaque décision est gardée avec nom, motif et terme, dans un journal que personne ne peut changer. Rien ici ne montre les mains ni les plans des parties en cours.
ui-desk-cases = Signalements
ui-desk-people = Personnes
ui-desk-house = La porte
ui-desk-log = Journal
ui-desk-open = Ouverts, { $count }
ui-desk-mine = À moi, { $count }
ui-desk-closed = Clos, { $count }
ui-desk-no-open = Rien n’attend.
ui-desk-no-mine = Vous ne vous occupez de rien pour l’instant.
ui-desk-no-closed = Rien n’a encore été décidé.
ui-desk-kind-line = Des mots à une table
ui-desk-kind-name = Un nom
ui-desk-kind-play = Comportement en jeu
ui-desk-kind-leaving = Parties quittées
ui-desk-people-count =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
ui-desk-yours = à vous
ui-desk-with = { $name } s’en occupe
ui-desk-turn =
    { $step ->
        [0] À la table
       *[other] Table, coup { $step }
    }
ui-desk-back = Tous les signalements
ui-desk-reported = signalée
ui-desk-name = Le nom : { $name }
ui-desk-covered = Les noms restent couverts jusqu’à votre décision.
ui-desk-history =
    { $who } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $earlier ->
        [0] aucune décision antérieure.
        [one] une décision antérieure.
       *[other] { $earlier } décisions antérieures.
    }
ui-desk-last = La dernière : { $when }.
ui-desk-take = Je m’en occupe
ui-desk-leave = Laisser à d’autres
ui-desk-decision = Décision
ui-desk-how-long = Pour combien de temps
ui-desk-do-none = Aucune faute
ui-desk-do-hide = Cacher la ligne
ui-desk-do-silence = Retirer la parole
ui-desk-do-kick = Écarter de la table
ui-desk-do-ban = Exclure
ui-desk-days =
    { $days ->
        [0] pour toujours
        [one] { $days } jour
       *[other] { $days } jours
    }
ui-desk-two = il faut être deux
ui-desk-note = Note (dans le journal seulement)
ui-desk-reason = Motif que { $who } lira
ui-desk-answers = { $who } peut répondre une fois ; quelqu’un d’autre lira.
ui-desk-go-silence =
    { $days ->
        [0] Retirer la parole pour toujours
        [one] Retirer la parole pour 1 jour
       *[other] Retirer la parole pour { $days } jours
    }
ui-desk-go-ban =
    { $days ->
        [0] Exclure pour toujours
        [one] Exclure pour 1 jour
       *[other] Exclure pour { $days } jours
    }
ui-desk-decided = { $what }. Décision de { $name }.
ui-desk-second = Attend quelqu’un d’autre
ui-desk-measure-word = Un rappel
ui-desk-measure-silence = Parole retirée
ui-desk-measure-kick = Mise à l’écart d’une table
ui-desk-measure-ban = Exclusion
ui-desk-answer = La réponse :
ui-desk-other = Quelqu’un d’autre décide.
ui-desk-confirm = Confirmer : pour toujours
ui-desk-drop = Non
ui-desk-stays = Maintenir
ui-desk-lift = Lever
ui-desk-why = Motif (nécessaire pour lever ou répondre)
ui-desk-find = Nom d’un compte, ou identifiant
ui-desk-find-do = Chercher
ui-desk-keepers = Ceux qui tiennent la maison
ui-desk-shut = exclusion en cours
ui-desk-silent = sans parole
ui-desk-role = Rôle
ui-desk-role-player = joueur
ui-desk-role-moderator = modérateur
ui-desk-role-admin = administrateur
ui-desk-role-owner = propriétaire
ui-desk-door = Qui peut entrer
ui-desk-registration = Nouveaux comptes
ui-desk-door-open = ouverts
ui-desk-door-invited = sur invitation
ui-desk-door-closed = fermés
ui-desk-guests = Invités, sans compte
ui-desk-guests-yes = bienvenus
ui-desk-guests-no = pas maintenant
ui-desk-door-text = Qui est entré reste ; les parties continuent.
ui-desk-door-do = Enregistrer
ui-desk-door-done = Cela vaut déjà partout.
ui-desk-invitations = Invitations
ui-desk-uses = Pour
ui-desk-uses-count =
    { $count ->
        [one] { $count } compte
       *[other] { $count } comptes
    }
ui-desk-invite-do = Créer une invitation
ui-desk-invite-once = Cette adresse n’est montrée qu’une fois. Envoyez-la à qui vous invitez.
ui-desk-until = jusqu’au { $when }
ui-desk-withdraw = Retirer
ui-desk-command = ligne de commande
ui-desk-more = Plus tôt
ui-desk-copy = Copier
ui-desk-copied = Copié
ui-desk-games = Parties
ui-desk-signs = Indices de parties arrangées
ui-desk-signs-text = À regarder de près, mais ce n’est pas une preuve. D’après les parties classées des 90 derniers jours.
ui-desk-no-signs = Il n’y en a pas pour le moment.
ui-desk-sign-device = Même appareil
ui-desk-sign-address = Même adresse
ui-desk-sign-early = Abandons précoces
ui-desk-sign-series = Série à sens unique
ui-desk-sign-again = Parties jamais finies
ui-desk-sign-tables =
    { $count ->
        [one] Une table
       *[other] { $count } tables
    }
ui-desk-sign-gone = Table sans résultat
ui-desk-annulled = Résultats annulés
ui-desk-no-annulled = Tous les résultats comptent.
ui-desk-annul = Annuler
ui-desk-annul-title = Annuler le résultat : { $what }
ui-desk-annul-reason = Motif que les joueurs liront
ui-desk-annul-text = Les cotes deviennent ce qu’elles seraient si la partie n’avait jamais été jouée. Ceux qui étaient à la table sont prévenus.
ui-desk-annul-do = Annuler le résultat
ui-desk-restore = Rétablir le résultat
ui-desk-restore-title = Rétablir le résultat : { $what }
ui-desk-restore-text = Les cotes en tiennent de nouveau compte. Ceux qui étaient à la table sont prévenus.
ui-desk-restore-reason = Motif (pour le journal)
ui-desk-cancel = Laisser ainsi
ui-desk-measure-annul = Résultat annulé
ui-desk-other-table = Une autre table
ui-desk-table = À la table
ui-desk-table-address = Adresse ou identifiant de la table
ui-desk-annul-admins = Les résultats sont annulés par un administrateur.
