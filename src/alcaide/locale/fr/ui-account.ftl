## Qui joue ici, et les comptes

ui-account-title = Compte
ui-account-none = Ici, pas besoin de se connecter
ui-account-none-text = Cette table est sur votre propre ordinateur : tout ce qui s’y trouve est à vous, sans compte.
ui-account-welcome = Bienvenue
ui-account-text = Ce qui est gardé de vous, et où vous êtes connecté.
ui-account-guest-text = Vous jouez en invité : seul ce navigateur vous connaît. Avec un compte, vous gardez vos parties sur tous vos appareils.
ui-account-stranger-text = On ne vous demande qu’un nom : ni adresse, ni numéro de téléphone.
ui-account-password = Mot de passe
ui-account-password-hint = Au moins 8 caractères. Laissez vide pour vous connecter seulement par des liens, créés sur un appareil déjà connecté.
ui-account-password-old = Mot de passe actuel
ui-account-password-new = Nouveau mot de passe
ui-account-password-none = Ce compte n’a pas encore de mot de passe.
ui-account-password-ends = Au moins 8 caractères. Tous vos autres appareils sont déconnectés.
ui-account-password-do = Changer le mot de passe
ui-account-password-set = Choisir un mot de passe
ui-account-new = Créer un compte
ui-account-new-text = Un nom, un mot de passe, et vos parties vous suivent sur tous vos appareils.
ui-account-new-guest = Vos places et vos parties restent comme elles sont.
ui-account-new-do = Créer le compte
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
ui-account-key-label = Pour quel programme ?
ui-account-key-do = Créer une clé
ui-account-key-once = Copiez la clé maintenant : elle ne sera plus montrée.
ui-account-revoke = Révoquer
ui-account-revoke-of = Révoquer la clé « { $key } »
ui-account-leave = Partir
ui-account-leave-text = Vous pouvez emporter vos données dans un fichier. La suppression est définitive.
ui-account-out = Se déconnecter
ui-account-out-lost = Ce compte n’a ni mot de passe ni clé d’accès, et il n’est ouvert nulle part ailleurs : si vous vous déconnectez, vous ne pourrez plus y revenir. Choisissez d’abord un mot de passe, ajoutez une clé d’accès ou créez un lien.
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
ui-holidays-end-text = Les jours qui n’ont pas commencé vous sont rendus.
ui-notices = Avis
ui-notices-text = Quand vous n’êtes pas là et que les autres vous attendent, Alcaide peut vous prévenir : une fois par tour, pas avant une minute, et en un seul avis pour toutes les tables. Dans les parties en direct, seul votre navigateur est prévenu, au bout de dix secondes.
ui-notices-browser = Dans ce navigateur
ui-notices-browser-text = Même si aucune page d’Alcaide n’est ouverte. L’avis passe par le service push de l’éditeur de votre navigateur ; il est chiffré : on y sait que quelque chose est arrivé, mais pas quoi.
ui-notices-browser-none = Ce navigateur ne reçoit pas d’avis. Sur iPhone ou iPad, ajoutez d’abord Alcaide à l’écran d’accueil et ouvrez-le de là.
ui-notices-browser-do = Me prévenir dans ce navigateur
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
ui-account-told = De la maison
ui-account-told-word = Un rappel de la maison, { $since }
ui-account-told-silence = { $until ->
    [over] À partir du { $since }, vous n’avez pas pu écrire aux tables un certain temps ; vous le pouvez de nouveau
    [good] Depuis le { $since }, vous ne pouvez plus écrire aux tables
   *[other] Vous ne pouvez pas écrire aux tables du { $since } au { $until }
}
ui-account-told-kick = On vous a écarté d’une table, { $since }
ui-account-told-ban = { $until ->
    [over] À partir du { $since }, ce compte a été fermé un certain temps ; il est de nouveau ouvert
    [good] Depuis le { $since }, ce compte est fermé pour toujours
   *[other] Ce compte est fermé du { $since } au { $until }
}
ui-account-told-annul = { $until ->
    [over] Le résultat d’une partie, annulé le { $since }, compte de nouveau
   *[other] Le résultat d’une partie a été annulé le { $since }
}
ui-account-told-table = À la table
ui-account-told-why = Le motif : { $why }
ui-account-told-answer = Votre réponse : { $answer }
ui-account-told-kept = Quelqu’un d’autre l’a lue : la décision reste.
ui-account-told-lifted = Quelqu’un d’autre l’a lue : la décision est levée.
ui-account-told-say = Votre réponse
ui-account-told-once = Vous pouvez répondre une fois. Quelqu’un qui n’a pas décidé la lira.
ui-account-told-do = Répondre
ui-account-door-closed = Pour l’instant, cette maison n’accepte pas de nouveaux comptes.
ui-account-door-invited = Ici, on crée un compte sur invitation : ouvrez l’adresse qu’on vous a envoyée.
ui-account-door-guest = Vous avez une invitation : créez votre compte.

## Entrer

ui-account-you = Vous et vos parties
ui-account-ways-in = Connexion
ui-account-programs = Programmes et données
ui-passkeys = Clés d’accès
ui-passkeys-text = Avec une clé d’accès, vous vous connectez par l’empreinte, le visage ou le code de votre appareil, sans nom ni mot de passe. Elle ne vaut qu’ici, et personne ne peut vous la soutirer.
ui-passkey-add = Ajouter une clé d’accès
ui-passkey-in = Se connecter avec une clé d’accès
ui-passkey-or = ou par nom et mot de passe
ui-passkey-name = Nom de la clé d’accès
ui-passkey-keep = Garder
ui-passkey-rename = Renommer
ui-passkey-rename-of = Renommer la clé d’accès « { $key } »
ui-passkey-remove-of = Retirer la clé d’accès « { $key } »
ui-passkey-synced = Synchronisée entre vos appareils
ui-passkey-not = Aucune clé d’accès n’a été choisie.
ui-passkey-there = Cet appareil a déjà une clé d’accès pour ce compte.
ui-passkey-fails = Ce navigateur n’a pas pu se servir d’une clé d’accès.
ui-passkey-elsewhere = Ce navigateur ne peut pas créer de clé d’accès sur cette page : il faut un serveur qui porte un nom, et https.
ui-recovery = Si vous perdez tout le reste
ui-recovery-text = Une adresse à vous permet de revenir sans mot de passe, clé d’accès ni appareil. Elle ne sert à rien d’autre, et personne d’autre ne la voit.
ui-recovery-address = Votre adresse de courriel
ui-recovery-other = Une autre adresse
ui-recovery-do = Envoyer un courriel de confirmation
ui-recovery-sent = Un courriel est parti. Le lien qu’il contient confirme l’adresse.
ui-recovery-waits = À confirmer : suivez le lien du courriel
ui-recovery-confirmed = Confirmée
ui-recovery-used = Dernière entrée par ce moyen : { $when }
ui-recovery-confirm = Est-ce votre boîte ?
ui-recovery-confirm-text = Elle vous permettra de retrouver votre compte. Si vous n’avez rien demandé, n’en faites rien.
ui-recovery-confirm-do = Oui, confirmer
ui-recovery-on = Continuer
ui-lost-title = Je n’arrive pas à entrer
ui-lost-who = Votre nom ici, ou l’adresse confirmée
ui-lost-hint = Si vous avez confirmé une adresse, elle reçoit un lien qui vous connecte une seule fois, dans les 30 minutes.
ui-lost-do = M’envoyer un lien
ui-lost-sent = S’il existe un tel compte avec une adresse confirmée, un lien est parti.
ui-lost-back = Retour
ui-key-scopes = Que peut-elle faire ?
ui-key-play = Jouer
ui-key-play-text = Prendre des places libres et jouer
ui-key-tables = Tables
ui-key-tables-text = Ouvrir des tables, y inviter, les supprimer
ui-key-read = Lire
ui-key-read-text = Voir les tables, les listes et les parties
ui-key-none = Une clé doit bien servir à quelque chose.
ui-key-lasts = Pour combien de temps ?
ui-key-days =
    { $days ->
        [365] Un an
       *[other] { $days } jours
    }
ui-key-until = Jusqu’au { $when }
ui-key-over = Expirée le { $when }
ui-key-for-ever = Sans fin
