### Ce qui peut clocher dans une feuille de partie, un fichier .play. Noms et notation restent anglais.

record-too-long = Aucune feuille de partie ne dépasse { $limit } caractères.
record-too-many = Aucune feuille de partie n’a plus de { $limit } actions.
record-utf16 = Ce texte est en UTF-16 ; une feuille de partie est en UTF-8.
record-not-utf8 = Ce n’est pas du texte UTF-8 : octet { $byte }.
record-control = Ce n’est pas du texte : on y trouve le caractère de contrôle { $code }.
record-line = { $text } devrait être PLACE ACTION, comme dans : 1 buy deck.
record-tag = { $text } devrait être une ligne d’en-tête, comme dans : [Players "3"].
record-tag-twice = { $tag } est donné deux fois, d’abord à la ligne { $first }.
record-tag-missing = Il manque [{ $tag } "..."] dans l’en-tête.
record-tag-single = { $tag } devrait être une seule chaîne.
record-made-many = { $tag } parle de { $told } actions, mais il y en a { $actions }.
record-made-by = { $tag } a la lettre { $letter } ; pour chaque action, c’est une de { $letters }.
record-made-time = { $tag } a { $word } ; un temps est en secondes, comme 12.5, ou - s’il n’est pas connu.
record-pile = Avec ces options, il n’y a pas de pile { $tag }.
record-tag-late = L’en-tête est au début : il ne peut suivre une action.
record-no-game = Il n’y a pas de jeu { $game } ; il y a : { $games }
record-version = La version { $version } est inconnue ; { $game } en est à la version { $known }.
record-number = { $tag } vaut { $value } ; ce devrait être un nombre.
record-option-form = L’option { $word } devrait avoir la forme NOM=VALEUR.
record-option-twice = L’option { $option } est donnée deux fois.
record-option-no = { $game } n’a pas d’option { $option } ; options possibles : { $known }
record-option-none = { $game } n’a pas d’option { $option } ; ce jeu n’en a aucune.
record-option-value = L’option { $option } vaut { $value }, mais ne peut valoir que : { $values }
record-profile-no = { $game } n’a pas de profil { $profile } ; profils possibles : { $known }
record-no-action = { $word } n’est pas une action ; les actions sont { $known }.
record-misfit = { $written } s’écrit ainsi : { $form }
record-no-card = { $word } n’est pas une carte ; l’argent est y, g, b ou o et un nombre de 1 à 9 (y7), une carte de change deux de ces lettres dans cet ordre (yb).
record-no-tile = { $word } n’est pas une tuile ; les tuiles se nomment comme pavilion2, garden8b, red1.
record-no-cell = { $word } n’est pas une case{ $game ->
    [alcazar] {""} ; un terrain est son numéro de 1 à 72, une case sans numéro est une lettre de a à k et un nombre de 1 à 11.
    [castle] {" "}à l’intérieur de la muraille ; une case est une lettre de a à j et un nombre de 1 à 10.
   *[alhambra] {""} ; une case est X,Y à partir de la fontaine, comme 1,-2.
}
record-names = Il y a { $players } joueurs, mais { $names ->
    [one] un seul nom
   *[other] { $names } noms
}.
record-value = { $tag } { $value } contient un caractère qui ne peut tenir dans une ligne.
record-further = { $tag } ne peut être une ligne d’en-tête supplémentaire.
record-scores-shape = Scores devrait donner { $players } nombres.
record-scores = Partie rejouée, les scores sont { $scores }.
record-not-over = La feuille de partie donne des scores, mais la partie n’y va pas jusqu’au bout : il manque peut-être les dernières lignes.
record-broken-off = La partie a été interrompue : plus rien ne peut être joué.
record-not-broken-off = La feuille dit que la partie a été interrompue, mais elle est arrivée à son terme.
record-no-seat = Il n’y a pas de place { $no } ; les places vont de 0 à { $last }.
record-turn = C’est à la place { $turn } de jouer, pas à la place { $other }.
record-event = Après la donne, rien n’arrive par hasard dans { $game } : il n’y a pas de « * { $event } ».
record-event-other = Ce qui s’est passé ici est « * { $event } », et non « * { $told } ».
record-event-cards = « * { $verb } » ne nomme pas les cartes qui étaient là ; il manque : { $missing } ; en trop : { $extra }.
record-event-none = Le hasard n’a rien décidé ici : pas de « * { $event } ».
record-event-missing = Il manque « * { $event } » avant cette action.
record-format = Le format { $format } est inconnu ; cette version lit les feuilles de partie jusqu’au format { $known }.
record-overrule-format = Une ligne qui commence par « ! » est du format 2 : l’en-tête doit avoir [Format "2"].
record-overrule = Ceci est tout à fait inexécutable : même la table ne peut pas le laisser passer.
record-overrule-many = Aucune partie n’a plus de { $limit } actions contraires aux règles que la table a acceptées.
record-told-missing = Avant cette action, une ligne doit dire ce qui a été découvert : « * { $event } … ».
record-told-astray = Ici rien n’a été découvert dont « * { $event } » puisse parler.
record-told-no = Il n’y a pas de { $word } dont « * { $verb } » puisse parler.
record-told-gone = « * { $verb } » ne peut pas être { $word } ici : d’après ce qui précède, tout se trouve déjà ailleurs.
record-told-place = « * { $verb } » ne peut pas être { $word } ici : cela ne peut pas se trouver à cette place.
record-told-not = { $word } ne s’écrit pas ici avec « * { $verb } », mais avec « * { $other } ».
record-told-order = La pile mélangée ici compte { $size } cartes ; la ligne en nomme { $number }.

## La donne promise

record-fair-missing = La feuille de partie n’a pas de [{ $tag } "..."] : elle ne dit pas ce qui fut promis avant la donne.
record-fair-hash = Promesse : l’empreinte est celle du jeu, de la version, du nombre de joueurs, des options et de la graine ({ $hash }).
record-fair-hash-not = Promesse : la feuille dit { $claimed }, mais jeu, version, nombre de joueurs, options et graine donnent { $hash }.
record-fair-board = Plateau : la feuille apporte le sien, qu’aucune graine ne promet.
record-term-pile = { $pile ->
    [Deck] Pioche
    [Tiles] Tuiles
    [Wall] Tuiles de muraille
    [Money] Cartes d’argent
    [Bonus] Bonus
    [Squares] Esplanades
   *[other] { $pile }
}
record-fair-pile = { record-term-pile } : { $size } sur { $size } dans l’ordre qui découle de la graine.
record-fair-pile-not = { record-term-pile } : au rang { $place } se trouve { $found } ; de la graine découle { $expected }.
record-fair-start = Premier joueur : la place { $start }, comme il découle de la graine.
record-fair-start-not = Premier joueur : la place { $start } ; de la graine découle la place { $expected }.
record-fair-events = Hasard en cours de partie : tout découle de la donne.
record-fair-events-not = Hasard en cours de partie : les lignes à étoile disent autre chose que ce qui découle de la donne.
record-fair-nonces-missing = Dans la feuille, il manque [{ $tag } "..."] avec une entrée par place : on ne sait pas ce que les joueurs avaient promis d’ajouter.
record-fair-nonce = Place { $seat } : sa part dans la donne est celle qui avait été promise.
record-fair-nonce-not = Place { $seat } : sa part dans la donne n’est pas celle qui avait été promise.
record-fair-nonce-none = La place { $seat } n’a rien ajouté à la donne.
record-fair-bot = Place { $seat } ({ $bot }) : { $count ->
    [one] une décision est celle
   *[other] { $count } décisions sont celles
} que le bot prend à partir de cette graine.
record-fair-bot-not = Place { $seat } ({ $bot }) : l’action { $number } est { $found } ; à partir de cette graine, le bot joue { $expected }.
record-fair-yes = La donne est bien celle qui était promise.
record-fair-no = Il n’est pas établi que la donne soit celle qui était promise.
record-fair-bots-no = La donne est bien celle qui était promise, mais un bot n’a pas joué ce qui en découle.

## Plateaux : fichiers au format .board, et les lignes Board et BoardName

record-board-format = Ce n’est pas un plateau : il faut "format": "{ $format }".
record-board-version = La version { $version } du format est inconnue ; on connaît la { $known }.
record-board-game = Il n’y a pas de plateau de { $game } ; il y en a de : { $games }
record-board-name = { $field } doit tenir sur une ligne de { $most } caractères au plus.
record-board-long = Aucun plateau ne dépasse { $limit } octets.
record-board-json = Le plateau n’est pas du JSON : voyez la ligne { $line }, colonne { $column }.
record-board-unplayable = On ne peut pas encore jouer sur ce plateau ({ $rule }). { $reason }
record-board-other = Il faut ici un plateau de { $game }, et non { $given }.
record-board-given = Cette partie est sur le plateau { $board }, que sa feuille contient, et non sur { $given }. Retirez l’autre.
record-board-hash = Le contenu du plateau a une autre empreinte : { $hash }
record-board-deep = Le plateau n’est pas du JSON lisible : ses parenthèses sont imbriquées trop profondément, ou il contient un nombre trop long.

## Donnes impossibles : pioches et place qui commence

record-setup-start = La place { $start } ne peut pas commencer ; celles-ci le peuvent : { $may }.
record-setup-piles = Les pioches sont { $piles }, pas { $given }.
record-setup-word = Dans { $pile }, { $word } n’existe pas ; on va de { $first } à { $last }.
record-setup-alien = { $word } ne fait pas partie de { $pile }.
record-setup-often = Dans { $pile }, { $word } figure { $found } fois ; le bon nombre est { $number }.
record-setup-most = Dans { $pile }, { $word } figure trop souvent ; { $most ->
    [one] il n’y en a qu’un exemplaire
   *[other] il n’y en a que { $most } exemplaires
}.
record-setup-lacks = Dans { $pile }, il manque : { $words }.
record-setup-size = { $pile } a { $found } mots, pas { $size } ; dans une partie avec des inconnues, un ? à la fin tient lieu de tout ce qu’on ne connaît pas.
record-setup-stacks = { $pile } demande { $size } chaînes, pas { $found }.
record-setup-left = Dans { $pile }, il y a plus de places que de choses qui pourraient s’y trouver.
record-setup-nothing = Dans { $pile }, il ne reste rien qui puisse se trouver à la place { $place }.
record-setup-position = « { $part } » vaut ici { $one }, mais { $other } dans la position d’où la partie est partie.
record-setup-undealt = Une partie de cette donne de { $game } n’est pas du bon type.
