### Ce que l’on dit à ceux qui ne sont pas à la table.

notices-title = { $game } : { $what }
notices-turn = c’est à vous de jouer
notices-ready = tout le monde est là, on attend votre oui
notices-soon = votre temps est presque écoulé
notices-leaving = dans un jour, les autres pourront voter pour continuer sans vous
notices-gone = les autres peuvent maintenant voter pour continuer sans vous
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
notices-report = Un signalement est arrivé
notices-report-body = Il attend à la modération l’un de ceux qui tiennent la maison.
notices-house = La maison a pris une décision à votre sujet
notices-house-body = Le motif est sur la page de votre compte ; vous pouvez répondre une fois.

## Courriels au sujet du compte

notices-confirm = Alcaide : confirmez votre adresse
notices-confirm-body =
    Bonjour { $name },

    ce lien confirme que cette adresse vous permet de retrouver votre compte sur Alcaide :

    { $link }

    Il vaut un jour. Si vous n’avez rien demandé, ne faites rien.
notices-recovery = Alcaide : votre lien pour vous reconnecter
notices-recovery-body =
    Bonjour { $name },

    ce lien vous connecte à Alcaide une seule fois, dans les 30 minutes. Votre ancien mot de passe ne vaudra plus ; choisissez-en un autre.

    { $link }

    Si vous n’avez rien demandé, ne faites rien : sans ce courriel, personne n’entre.
notices-recovered = Alcaide : quelqu’un s’est connecté à votre compte par courriel
notices-recovered-body = Quelqu’un s’est connecté à votre compte par le lien envoyé à votre adresse. Si ce n’est pas vous, déconnectez tous les autres appareils sur la page du compte, choisissez un nouveau mot de passe et vérifiez votre boîte.
notices-key = Alcaide : la clé « { $label } » expire bientôt
notices-key-body =
    { $days ->
        [one] Un de vos programmes peut encore s’en servir un jour. La page du compte en crée une autre.
       *[other] Un de vos programmes peut encore s’en servir { $days } jours. La page du compte en crée une autre.
    }
