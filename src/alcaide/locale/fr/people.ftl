### Phrases sur les personnes : comptes, appareils, clés.

people-wrong = Ce n’est pas possible avec ce compte.
people-name = Personne ne peut s’appeler ainsi ici. Un nom a des lettres ou des chiffres, et des lettres d’un seul alphabet.
people-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris. Choisissez-en un autre.
people-reserved = Ce nom passerait pour celui de la maison. Choisissez-en un autre.
people-weak = Un mot de passe a de { $least } à { $most } caractères, n’est pas le nom et n’est pas de ceux que beaucoup choisissent.
people-no-sign-in = Le nom et le mot de passe ne vont pas ensemble.
people-password = Ce n’est pas le mot de passe actuel.
people-banned =
    { $ends ->
        [none] Ce compte est fermé
       *[other] Ce compte est fermé jusqu’au { $ends }
    }{ $why ->
        [none] .
       *[other]  : { $why }.
    } Son titulaire peut répondre une fois, sur la page de connexion d’un navigateur où il était connecté. Quelqu’un d’autre lira.
people-banned-here =
    { $ends ->
        [none] Un compte utilisé dans ce navigateur est fermé, donc personne de nouveau ne peut entrer d’ici
       *[other] Un compte utilisé dans ce navigateur est fermé jusqu’au { $ends }, donc personne de nouveau ne peut entrer d’ici
    }{ $why ->
        [none] .
       *[other]  : { $why }.
    } Son titulaire peut répondre une fois, sur la page de connexion. Qui a un compte peut se connecter.
people-link = Ce lien a déjà servi, ou il a expiré. Créez-en un nouveau.
people-has-account = Vous avez déjà un compte.
people-no-account = Il faut un compte pour cela. Créez-en un : vos parties restent à vous.
people-program = Une clé de programme ouvre des tables ; le compte se modifie dans le navigateur.
people-role = Tous ceux qui tiennent la maison ne peuvent pas faire cela : voyez un administrateur ou le propriétaire.
people-last-owner = Il faut un propriétaire à la maison. Nommez d’abord quelqu’un d’autre.
people-many = Vous en avez déjà autant qu’on peut en avoir. Retirez-en d’abord.
people-line = Un message compte de 1 à 500 caractères.
people-silent =
    { $ends ->
        [none] Un modérateur vous a retiré la parole : vous ne pouvez pas écrire aux tables
       *[other] Un modérateur vous a retiré la parole : vous ne pouvez pas écrire aux tables jusqu’au { $ends }
    }{ $why ->
        [none] .
       *[other] . Le motif : { $why }.
    }
people-no-report = Ce signalement n’existe pas.
people-no-measure = Cette décision n’existe pas.
people-decided = Quelqu’un a déjà décidé.
people-answered = Vous avez déjà répondu, ou l’affaire est close.
people-many-reports = Beaucoup de vos signalements attendent encore. Quelqu’un les lira bientôt.
people-second = Pour exclure quelqu’un pour toujours, il faut être deux. Choisissez un nombre de jours, ou voyez le propriétaire.
people-reason = Écrivez le motif : la personne concernée le lira.
people-own-case = Personne ne décide de soi-même, ni seul deux fois de la même chose. C’est à quelqu’un d’autre.
people-door-closed = Pour l’instant, cette maison n’accepte pas de nouveaux comptes. Qui en a un peut se connecter.
people-door-invited = Ici, on crée un compte sur invitation. Cette adresse n’en apporte aucune qui vaille encore : demandez-en une autre à qui vous a invité.
people-door-guests = Cette maison reçoit ceux qui ont un compte. Connectez-vous, ou créez-en un.
people-no-invitation = Cette invitation n’existe plus.
people-rate =
    { $seconds ->
        [one] C’était trop à la fois. Réessayez dans une seconde.
       *[other] C’était trop à la fois. Réessayez dans { $seconds } secondes.
    }
people-sockets =
    { $most ->
        [one] Ici, chacun peut ouvrir une seule table à la fois. Fermez-la d’abord.
       *[other] Ici, chacun peut ouvrir { $most } tables à la fois. Fermez-en une d’abord.
    }
people-no-board = Ce plateau n’est pas parmi les vôtres.
people-too-many-boards = Vous gardez { $most } plateaux, et on ne peut pas en garder plus ici. Enregistrez-en un dans un fichier et supprimez-le.
people-boards =
    { $most ->
        [one] Ici, chacun peut ouvrir une seule table d’essai à la fois. Fermez-la d’abord.
       *[other] Ici, chacun peut ouvrir { $most } tables d’essai à la fois. Fermez-en une d’abord.
    }
people-room = Toutes les tables d’essai que ce serveur peut tenir sont ouvertes. Réessayez dans un moment.
people-flood = Vous parlez plus vite qu’on ne peut écouter. La connexion est fermée ; revenez dans une minute.
people-signed-out = Vous avez été déconnecté ici.
people-no-key = Cette clé n’est pas connue ici : elle a été mal recopiée, ou bien retirée. La page du compte en crée une nouvelle.
people-forged = Cette demande ne vient pas d’une de nos pages. Rechargez la page.
people-host = Ce serveur n’est pas connu sous le nom qui figure dans l’adresse. La personne qui le gère peut mettre cette adresse dans ALCAIDE_URL.
people-gone = Cet appareil ou cette clé n’est déjà plus connecté.
people-nobody = Il n’y a personne de ce nom ou de cet identifiant.
people-alike = Quelqu’un porte déjà ici un nom qui, au premier coup d’œil, ressemble à celui-ci, avec d’autres lettres, chiffres ou signes. Il reste au premier arrivé : ajoutez de quoi vous distinguer.
people-key-ended = Cette clé a expiré ou a été retirée. Créez-en une autre sur la page du compte.
people-scope = Cette clé ne suffit pas : il en faut une pour « { $scope } ». Elle se crée sur la page du compte.
people-passkey = Cette clé d’accès ne convient pas ici, ou le délai est passé. Réessayez, ou choisissez-en une autre.
people-no-passkeys = Ce serveur ne peut pas se servir de clés d’accès : il lui faut un nom à lui, en https, et l’extra « online ».
people-last-way = C’est le seul moyen d’entrer dans votre compte. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.
people-no-mail = Ce serveur n’envoie pas de courriel.
people-mail-address = Ce n’est pas une adresse de courriel. Elle ressemble à nom@example.org.
people-mail-unsent = Le courriel n’a pas pu partir. Réessayez dans un moment.

# Indices de joueurs qui s’aident à monter au classement ; { $first } a gagné.
people-sign-device = { $first } et { $second } sont venus du même appareil, et ont joué l’un contre l’autre { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}.
people-sign-address = { $first } et { $second } sont venus de la même adresse, et ont joué l’un contre l’autre { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}.
people-sign-early = { $second } a quitté { $count } parties peu après le début, au profit de { $first } ; ils en ont joué { $games } ensemble.
people-sign-series = { $first } a devancé { $second } dans { $count } parties sur { $games }.
people-sign-again = { $first } s’est assis à { $games } tables classées, dont { $count } n’ont abouti à rien.
