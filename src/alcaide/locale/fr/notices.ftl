### Ce que l’on dit à ceux qui ne sont pas à la table.

notices-title = { $game } : { $what }
notices-turn = c’est à vous de jouer
notices-soon = votre temps est presque écoulé
notices-over = la partie est terminée
notices-seat = { $who } vous garde une place
notices-turns =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
notices-with = Avec { $names }.
notices-left-days =
    { $count ->
        [one] Il reste un jour.
       *[other] Il reste { $count } jours.
    }
notices-left-hours =
    { $count ->
        [one] Il reste une heure.
       *[other] Il reste { $count } heures.
    }
notices-left-minutes =
    { $count ->
        [one] Il reste une minute.
       *[other] Il reste { $count } minutes.
    }
notices-left-moment = Il reste moins de deux minutes.
notices-test = Alcaide : un simple essai
notices-test-body = C’est ainsi que vous saurez que c’est à vous de jouer.

## Ce qui ne va pas dans une adresse

notices-address =
    { $why ->
        [local] Ce service tournerait sur le serveur lui-même : il ne peut pas servir ici.
        [private] Cette adresse se trouve dans un réseau privé. Le serveur n’écrit qu’à des adresses publiques.
        [nowhere] Aucune machine ne porte ce nom. Vérifiez l’orthographe de l’adresse.
        [later] L’adresse n’a pas pu être vérifiée à l’instant. Réessayez dans un moment.
        [browser] Ce navigateur n’a pas donné d’adresse push utilisable.
       *[other] Apprise ne connaît pas cette adresse, ou il y manque quelque chose. Elle commence par le nom du service, par exemple ntfy:// ou mailto://.
    }
notices-unsent = Rien n’a pu être envoyé. Vérifiez l’adresse, et que le service l’accepte.
