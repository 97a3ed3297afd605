# Le compagnon : un téléphone à côté de la partie sur la table.

ui-companion-title = À la table
ui-companion-back-to = Retour
ui-companion-book = Les règles
ui-companion-game = Le jeu
ui-companion-who = Qui est à la table ?
ui-companion-seat = Joueur { $n }
ui-companion-name = Nom du joueur { $n }
ui-companion-colour = Une autre couleur pour { $name }
ui-companion-begins = commence
ui-companion-begins-name = { $name } commence
ui-companion-up = Monter { $name }
ui-companion-remove = Sans { $name }
ui-companion-add = Ajouter un joueur
ui-companion-free = { $count ->
    [one] encore une place libre
   *[other] encore { $count } places libres
}
ui-companion-rules = Nos règles
ui-companion-rules-usual = celles de la maison
ui-companion-hands = Vos mains restent les vôtres. Le téléphone ne demande que ce que toute la table voit.
ui-companion-full = Cet appareil n’a plus assez de place pour garder la partie. Libérez-en, puis recommencez.
ui-companion-going = Reprendre
ui-companion-over = terminée
ui-companion-forget = Oublier { $title } avec { $names }
ui-companion-only-count = Seulement compter
ui-companion-only-count-text = Vous avez joué jusqu’au bout : entrez ce qui est sur la table.
ui-companion-begin = Commencer, { $name } d’abord

## Le décompte

ui-companion-count-what = Qu’y a-t-il à la fin ?
ui-companion-several = par exemple 3 2 1
ui-companion-less = Un de moins : { $what }
ui-companion-more = Un de plus : { $what }
ui-companion-faults = { $count ->
    [one] Une entrée n’est pas possible.
   *[other] { $count } entrées ne sont pas possibles.
}
ui-companion-count-begin = Entrez ce qui compte.
ui-companion-count = Compter
ui-companion-count-change = Changer les entrées
ui-companion-final = décompte final
ui-companion-nothing = rien
ui-companion-sum = en tout { $points }
ui-companion-what-counted = Ce qui a compté
ui-companion-points = Points
ui-companion-count-all = Tout d’un coup
ui-companion-count-next = Ensuite : { $title }
ui-companion-count-sum = Ensuite : la somme
ui-companion-count-again = Recompter

## Une partie en cours

ui-companion-round = tour { $round }
ui-companion-standing = Où on en est
ui-companion-undo = Annuler la dernière entrée
ui-companion-back = Retour
ui-companion-last = Dernière : { $what }
ui-companion-taps = { $n ->
    [one] un appui jusqu’ici
   *[other] { $n } appuis jusqu’ici
}
ui-companion-what-did = Qu’a fait { $name } ?
ui-companion-turned-by = { $turns ->
    [one] Tournée d’un quart de tour
   *[other] Tournée de { $turns } quarts de tour
}
ui-companion-before = Avant
ui-companion-turned = Tournée autrement ?
ui-companion-place = { $name }
ui-companion-not-there = Rien de tel ne peut y être. Touchez un endroit éclairé, ou revenez.
ui-companion-by-name = Ou écrivez l’endroit
ui-companion-by-words = Ou écrivez le coup en toutes lettres
ui-companion-enter = Entrer
ui-companion-left = { $count ->
    [one] Il en reste une.
   *[other] Il en reste { $count }.
}
ui-companion-traits = Ce qu’elle montre
ui-companion-search = Chercher par nom
ui-companion-none = Aucune
ui-companion-no-such = Il n’en reste aucune comme cela.
ui-companion-hidden = La laisser cachée
ui-companion-hidden-text = D’habitude : une fois jouée, la feuille de partie se complète d’elle-même.
ui-companion-tell-hidden = Nous jouons à jeu ouvert : indiquer ce qui a été pioché
ui-companion-warning = « { $entry } » ?
ui-companion-later = { $count ->
    [one] Une entrée attend après elle.
   *[other] { $count } entrées attendent après elle.
}
ui-companion-fits = Était-ce ceci ? Cela convient.
ui-companion-stands = C’est ainsi : la table le dit
ui-companion-stands-text = Noté comme convenu. Ce coup n’est pas vérifié, et la suite ne l’est qu’à partir de la position où il mène.
ui-companion-other-begins = D’après ce qui a été saisi, quelqu’un d’autre commence.
ui-companion-begins-text = Ce qui a été saisi reste.
ui-companion-anew = Saisir autre chose à sa place
ui-companion-anew-text = Ce qui a été saisi ensuite reste.
ui-companion-without = Retirer l’entrée
ui-companion-without-text = C’était une erreur.
ui-companion-last-word = La table a le dernier mot.
ui-companion-agreed = Un coup contraire aux règles a été accepté. Il n’est pas vérifié, et la suite ne l’est qu’à partir de la position où il a mené.
ui-companion-unchecked = vérifié en partie
ui-companion-entries = Toutes les entrées
ui-companion-back-before = Revenir avant : { $text }
ui-companion-offline = Pas de connexion
ui-companion-offline-text = Continuez : ce que vous saisissez attend sur cet appareil et sera vérifié dès le retour de la connexion. Choisissez parmi ce qui a déjà été demandé, ou écrivez-le.
ui-companion-as-known = Comme il a été demandé en dernier. Ce que vous saisissez sera vérifié au retour de la connexion.
ui-companion-as-stood = { $count ->
    [0] Pas de connexion : les points sont les derniers connus.
    [one] Pas de connexion : les points sont ceux d’avant l’entrée qui attend.
   *[other] Pas de connexion : les points sont ceux d’avant les { $count } entrées qui attendent.
}
ui-companion-waiting = { $count ->
    [one] Une entrée attend
   *[other] { $count } entrées attendent
}
ui-companion-take-out = Retirer : { $entry }
ui-companion-send = Essayer maintenant
ui-companion-keep = Garder la partie et voir où elle a basculé
ui-companion-record = Télécharger la partie
ui-companion-gone = La partie de cette adresse n’est pas conservée sur cet appareil. Les parties à une vraie table restent sur l’appareil où on les saisit ; celles de cet appareil figurent ci-dessous.
ui-companion-no-game = Il n’y a pas ici de jeu { $name }. Il y a : { $games }.
