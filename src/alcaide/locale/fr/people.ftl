### Phrases sur les personnes : comptes, appareils, clés.

people-wrong = Ce n’est pas possible avec ce compte.
people-name = Personne ne peut s’appeler ainsi ici. Un nom a des lettres ou des chiffres, et des lettres d’un seul alphabet.
people-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris. Choisissez-en un autre.
people-reserved = Ce nom passerait pour celui de la maison. Choisissez-en un autre.
people-weak = Un mot de passe a de { $least } à { $most } caractères, n’est pas le nom et n’est pas de ceux que beaucoup choisissent.
people-no-sign-in = Le nom et le mot de passe ne vont pas ensemble.
people-password = Ce n’est pas le mot de passe actuel.
people-banned = Ce compte a été fermé par un administrateur.
people-link = Ce lien a déjà servi, ou il a expiré. Créez-en un nouveau.
people-has-account = Vous avez déjà un compte.
people-no-account = Il faut un compte pour cela. Créez-en un : vos parties restent à vous.
people-program = Une clé de programme ouvre des tables ; le compte se modifie dans le navigateur.
people-many = Vous en avez déjà autant qu’on peut en avoir. Retirez-en d’abord.
people-line = Un message compte de 1 à 500 caractères.
people-silent = Un administrateur vous a retiré la parole : vous ne pouvez pas écrire aux tables.
people-no-report = Ce signalement n’existe pas.
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
