### Ce que dit la ligne de commande. D’abord l’aide, puis ce qu’écrivent les commandes.

cli-help = Des jeux de plateau où l’on bâtit des châteaux, aux règles exactes : y jouer dans le terminal ou le navigateur, les noter, les rejouer, en consulter les règles.
cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-examples = Exemples :
cli-option-help = Affiche cette page et s’arrête.
cli-option-otherwise = Sinon { $value }.
cli-option-lang = Langue des textes ; sinon celle du système, ou l’anglais.
cli-option-version = Affiche la version, et si les règles sont compilées ou interprétées.
cli-option-players = Nombre de joueurs ; sinon le plus petit que le jeu admet.
cli-option-options = Options des règles ; celles qu’on ne donne pas gardent leur valeur par défaut.
cli-option-profile = Options telles que quelqu’un les veut : house, ou french, printed, viziers, vizier, si le jeu les a ; --options s’y ajoute.
cli-option-seed = Graine de la donne, un nombre ou un mot quelconque : la même graine donne la même partie.
cli-option-data = Dossier où l’on garde les parties ; sinon ALCAIDE_DATABASE, ou celui de vos données personnelles.
cli-option-config = Fichier de réglages, alcaide.toml ou lignes NOM=VALEUR ; sinon celui que nomme ALCAIDE_CONFIG, ./alcaide.toml, alcaide/alcaide.toml dans le dossier de vos réglages, ou /etc/alcaide/alcaide.toml.
cli-error = Erreur :
cli-usage-hint = « { $command } --help » montre ce qui est possible.
cli-no-command = Il n’y a pas de commande « { $name } ». Il y a : { $commands }
cli-no-game = Il n’y a pas de jeu « { $name } ». Il y a : { $games }
cli-no-bot = Il n’y a pas de bot « { $name } ». Il y a : { $bots }
cli-no-bot-command = « { $name } » ne contient pas de commande lisible : après cmd: vient la commande d’un programme, avec tous ses guillemets fermés.
cli-no-bot-number = Il n’y a pas de bot « { $name } ». { $searches ->
    [yes] Après @ vient un nombre entier de simulations, comme dans { $level }@200.
   *[no] { $level } ne fait pas de recherche et ne prend donc pas de nombre de simulations.
}
cli-bots-differ = { $bots ->
    [one] Un bot est indiqué
   *[other] { $bots } bots sont indiqués
} pour { $players } places : indiquez-en un seul, ou un par place.
cli-no-option = Il n’y a pas d’option { $name }.
cli-missing = Il manque { $name }.
cli-value-missing = Il manque une valeur pour { $name }.
cli-no-value = { $name } ne prend pas de valeur.
cli-too-many = Ceci est de trop : { $words }
cli-value-choice = { $name } doit être l’une de ces valeurs : { $values }
cli-value-number = { $name } doit être { $kind ->
    [whole] un nombre entier
   *[any] un nombre
}{ $bounds ->
    [none] .
    [least] {", "}au moins { $least }.
   *[both] {" "}de { $least } à { $most }.
}
cli-file-missing = il n’y a ni fichier ni dossier de ce nom
cli-file-folder = c’est un dossier, pas un fichier
cli-file-no-folder = il y a un fichier là où il faudrait un dossier
cli-file-forbidden = vous n’avez pas le droit de lire ou d’écrire ici
cli-file-full = le disque est plein
cli-line = ligne { $line }
# $legal: a few actions in notation; $more: how many there are besides.
cli-legal-here = Permis ici : { $legal }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}

## Commandes : quelques mots pour la liste, et un paragraphe pour la page de la commande

cli-play-short = Joue dans le terminal, contre des bots et avec des amis.
cli-play-help = Joue une partie dans le terminal. On répond par le numéro d’un choix ou par une action en notation. « ? » explique, « undo » annule, « quit » enregistre la partie et s’arrête.
cli-play-seats = Qui joue, dans l’ordre des places : me (vous), le niveau d’un bot (easy, medium, hard, expert ; aussi greedy, random ; hard@200 fait 200 simulations), un adversaire de caractère (nuno, mencia, aimeric, violante, maymuna, gutierre, rayhana, mundhir, ermeline), cmd: et une commande sans virgule qui lance un programme à vous, ou le nom d’un ami devant cet écran. Sinon : me,greedy.
cli-play-record = Garde la partie dans ce fichier après chaque action. Une partie inachevée qui s’y trouve est reprise.
cli-admin-short = Gère les personnes et les tables d’un serveur.
cli-admin-help = Gère les personnes et les tables d’un serveur, dans sa base de données. WHO est le nom d’un compte ou un identifiant. users, tables : liste ; show ; link : affiche un lien qui connecte une fois pendant 15 minutes ; password : en définit un nouveau ; role : player, moderator, admin ou owner ; ban : exclut, avec les invités des mêmes navigateurs, pour toujours ou pour VALUE jours ; unban : tout redevient comme avant ; delete : pour toujours ; close : supprime une table ; reports, all-reports : liste ce qui a été signalé dans les conversations, avec l’identifiant, l’heure, la table, l’auteur, qui l’a signalé et le texte ; handled : le signalement est traité ; remove : retire ce qui a été signalé ; said : liste tout ce que WHO a écrit ; silence, unsilence : WHO ne peut plus écrire aux tables, pour toujours ou pour VALUE jours, ou le peut de nouveau. audit : affiche ce qui a été fait, du plus ancien au plus récent, et vérifie qu’aucune ligne n’a été changée ni retirée. door : dit qui peut entrer, ou choisit open, invited (nouveaux comptes sur invitation), closed (pas de nouveaux comptes), guests ou no-guests ; invite : affiche une invitation, pour un ou WHO nouveaux comptes. signs : donne les indices de joueurs qui s’aident à monter au classement, avec les tables à regarder ; annul, restore : le résultat de la table WHO ne compte plus, ou compte de nouveau, et toutes les cotes qui ont suivi sont recalculées ; VALUE est le motif. roles : liste ceux qui tiennent la maison. cases : liste les signalements en attente ; case : en affiche un, avec les lignes autour ; decide : tranche le signalement WHO : VALUE est none, hide, silence, kick ou ban, pour toujours ou pour DAYS jours.
cli-admin-days = DAYS ne va qu’avec decide.
cli-admin-decisions = Ici, on peut décider : { $words }
cli-admin-begun = À cette table, la partie a commencé : on n’éloigne plus personne.
cli-admin-who = Indiquez un compte ou un identifiant.
cli-admin-why = Donnez aussi un motif : il est noté au journal.
cli-admin-password = Nouveau mot de passe
cli-admin-roles = Un rôle est l’un de : { $roles }
cli-admin-audit-broken = Le journal ne se tient pas : la ligne { $number } a été changée, ou une ligne avant elle a été retirée.
cli-admin-reason = Le motif, que la personne lit.
cli-admin-door = La porte est l’un de : { $words }
cli-admin-number = Il faut ici un nombre jusqu’à { $most }.
cli-admin-done = C’est fait.
cli-admin-empty = Il n’y a rien à lister dans { $place } ({ $source ->
    [none] votre dossier de données ; aucun réglage ne nomme une base
   *[other] d’après { $source }
}).
cli-address-none = Aucune adresse publique n’est réglée (url dans alcaide.toml, ou ALCAIDE_URL). { $source ->
    [running] Voici celle du serveur sur cette machine ; elle ne sert pas aux autres.
    [none] Voici le port habituel de cette machine, { $port } ; aucun serveur ne tourne avec cette base.
   *[other] Voici cette machine avec le port { $port }, d’après { $source } ; aucun serveur ne tourne avec cette base.
}
cli-serve-short = Joue dans le navigateur.
cli-serve-help = Lance le serveur de la table dans le navigateur. Il tourne jusqu’à Ctrl-C ; chaque coup est conservé, et les parties reprennent là où elles se sont arrêtées.
cli-serve-host = Adresse où écouter, sinon 127.0.0.1 ; 0.0.0.0 laisse entrer d’autres machines.
cli-serve-port = Port où écouter, sinon 8377 ; s’il est pris, le prochain port libre, sauf avec --online. 0 : n’importe lequel.
cli-serve-browser = Ouvre ou non le navigateur ; sinon, l’ouvre seulement depuis un terminal.
cli-serve-delay = Secondes qu’un bot prend au moins pour un coup, afin qu’on puisse suivre.
cli-serve-online = Accueille ou non des joueurs venus d’ailleurs, chacun sous son propre nom ; sinon, celui qui est à cet écran joue toutes les places qui ne sont pas à des bots.
cli-stop-short = Annonce que les serveurs s’arrêtent, et quand.
cli-stop-help = Annonce à tous ceux qui sont aux tables que les serveurs d’une base de données s’arrêtent. Dans la dernière heure, aucune partie contre la montre ne commence ; celles en cours continuent jusqu’à l’arrêt. Ensuite rien ne se joue et aucune pendule ne tourne, jusqu’à ce qu’un serveur redémarre : chaque pendule en marche a alors une minute de plus. Sans option, dit ce qui est prévu.
cli-stop-in = Quand ils s’arrêtent : dans 90s, 10m, 1h30m.
cli-stop-back = Combien de temps ils seront absents, à peu près ; 0s : on ne sait pas.
cli-stop-why = Pourquoi, en quelques mots que tous lisent.
cli-stop-wait = Rend la main quand le moment est venu, pour que la commande suivante arrête les serveurs.
cli-stop-cancel = L’annule.
cli-stop-span = « { $span } » n’est pas une durée. Écrivez des nombres avec d, h, m ou s : 90s, 10m, 1h30m.
cli-stop-both = On prévoit un arrêt ou on l’annule, pas les deux.
cli-stop-range = L’arrêt doit être dans 5 secondes au moins et 30 jours au plus.
cli-stop-text = Le motif peut avoir { $most } caractères sur une ligne, l’absence 30 jours.
cli-stop-none = Aucun arrêt n’est prévu.
cli-stop-cancelled = L’arrêt n’est plus prévu.
cli-stop-planned = Les serveurs s’arrêtent à { $at }. Tout le monde est prévenu.
cli-stop-known = Les serveurs s’arrêtent à { $at }. { $why }
cli-work-short = Réfléchit pour les bots, dans un processus à part.
cli-work-help = Prend les tours des bots dans la file de Redis, réfléchit et les joue. On en lance autant qu’on veut ; chacun peut mourir à tout moment. Il faut ALCAIDE_REDIS et le même ALCAIDE_DATABASE que les serveurs.
cli-work-metrics = Port de cette machine où demander les chiffres pour Prometheus ; 0 : aucun.
cli-db-short = Entretient la base des parties : mise à jour, sauvegarde, restauration.
cli-db-help = La base de données où l’on garde les parties : un fichier SQLite, ou PostgreSQL si ALCAIDE_DATABASE le dit. Une sauvegarde contient tout et se restaure dans l’une comme dans l’autre.
cli-db-status-short = Dit ce qu’il y a dans la base.
cli-db-upgrade-short = Amène la base au schéma le plus récent. Les serveurs le font eux-mêmes au démarrage.
cli-db-backup-short = Écrit tout, tel que c’est à un instant donné, dans un fichier, ou dans un nouveau fichier d’un dossier, d’où les plus anciens s’en vont. Les serveurs peuvent continuer.
cli-db-backup-keep = Si FILE est un dossier : combien de sauvegardes y garder ; sinon ce que dit backup.keep dans alcaide.toml, ou 14.
cli-db-restore-short = Remplit une base vide avec une sauvegarde, quelle que soit la base dont elle vient.
cli-simulate-short = Écrit les feuilles de parties au hasard ou entre bots.
cli-simulate-help = Joue une partie au hasard, toutes les actions permises étant également probables, et en écrit la feuille. La même graine écrit partout la même feuille. Avec --bot, ce sont des bots qui jouent.
cli-simulate-out = Fichier à écrire, ou - pour l’écran. Pour plusieurs parties, un dossier avec un fichier pour chacune.
cli-simulate-games = Joue autant de parties, avec la graine et les suivantes, et écrit une ligne pour chacune.
cli-simulate-json = Écrit plutôt l’issue de chaque partie en une ligne de JSON.
cli-simulate-bot = Un bot qui joue : un niveau (random, easy, greedy, medium, hard, expert ; hard@200 cherche 200 simulations), un adversaire de caractère (nuno, mencia, aimeric, violante, maymuna, gutierre, rayhana, mundhir, ermeline), ou cmd: suivi d’une commande qui lance votre propre programme. Une fois pour toutes les places, ou une fois pour chacune.
cli-simulate-seconds = Temps accordé à votre programme pour démarrer et pour chaque réponse.
cli-simulate-limit = Après combien d’actions une partie inachevée s’interrompt : personne ne gagne, et les points sont ceux du moment.
cli-replay-short = Rejoue une feuille de partie, action par action.
cli-replay-help = Rejoue une feuille de partie et la raconte. Une ligne fautive ou interdite est signalée avec son numéro, la règle enfreinte et ce qui aurait été permis, et le code de sortie est 1. FILE peut être - pour l’entrée standard.
cli-replay-legal = Écrit un objet JSON par ligne pour chaque décision : ce qui fut joué et tout ce qui était permis.
cli-replay-json = Écrit l’issue de la partie en une ligne de JSON.
cli-replay-quiet = Vérifie seulement ; ne dit rien si tout va bien.
cli-replay-made = Avec chaque action, dit par qui elle fut faite et combien de secondes après la précédente, autant que le fichier le sait.
cli-replay-stood = (contraire aux règles, mais accepté : non vérifié ; la suite ne l’est qu’à partir de la position où il a mené)
cli-verify-short = Vérifie que la donne d’une partie est celle qui était promise.
cli-verify-help = Vérifie la feuille d’une partie terminée : que la promesse montrée par le serveur avant la donne est l’empreinte du jeu, de la version, du nombre de joueurs, des options et de la graine, et que les piles et le premier joueur découlent de la graine. Ce qui ne concorde pas est dit, et le code de sortie est 1. FILE peut être - pour l’entrée standard.
cli-verify-json = Écrit en une ligne JSON ce qui a été vérifié.
cli-analyse-short = Trouve où une partie a basculé et ce qui aurait été meilleur.
cli-analyse-help = Réfléchit à chaque décision d’une feuille de partie : écrit les tournants avec le meilleur coup, les notes et la précision de chaque place, la part du talent et celle de la chance, et les chances de victoire. Ce qui a été trouvé reste dans un dossier de cet utilisateur : on ne réfléchit qu’une fois à une partie. FILE peut être - pour l’entrée standard.
cli-analyse-simulations = Simulations pour chaque décision, au lieu d’une profondeur.
cli-analyse-json = Écrit en une ligne de JSON les chances, les tournants, toutes les décisions avec leurs notes et ce que chaque place a fait de la partie.
cli-analyse-progress = Réflexion
cli-analyse-turns = Où la partie a basculé :
cli-analyse-none = Personne n’a beaucoup perdu en un seul coup.
cli-analyse-played = { $played } ({ $before } % → { $after } %)
cli-analyse-better = Meilleur : { $better }.
cli-analyse-chances = Chances de victoire en pour cent, selon le nombre de coups joués :
cli-analyse-move = coup
cli-analyse-depth = À quelle profondeur : first-look prend quelques secondes pour une partie à deux, usual jusqu’à une minute d’un cœur.
cli-analyse-both = Une profondeur et un nombre de simulations ne se donnent pas ensemble : choisissez l’un des deux.
cli-analyse-grades = Notes, et précision de 0 à 100 :
cli-analyse-seat = place
cli-analyse-accuracy = précision
cli-analyse-account = Variations des chances de victoire en pour cent, selon leur cause :
cli-analyse-skill = coups joués
cli-analyse-others = coups des autres
cli-analyse-luck = chance
cli-analyse-where = Précision par phase de la partie et sorte de décision :
cli-hint-short = Trouve le meilleur coup d’une position, avec ses raisons.
cli-hint-help = Réfléchit à la prochaine décision d’une position ou d’une partie inachevée, avec ce que sait celui dont c’est le tour, et affiche le meilleur coup avec ses raisons. FILE peut être - pour l’entrée standard.
cli-hint-simulations = Simulations, pour que le résultat puisse être répété ; sinon deux secondes suffisent.
cli-hint-json = Affiche le coup, les chances et les raisons en une ligne de JSON.
cli-hint-best = Le mieux pour { $name } : { $label }  ({ $action })
cli-show-short = Montre une position d’une partie, aussi en image.
cli-show-help = Montre une position d’une partie : le plateau, les joueurs et toutes les mains. FILE peut être - pour l’entrée standard.
cli-show-step = Position après autant d’actions : 0 est le début, -1 la fin, -2 une action avant ; sinon la fin.
cli-show-made = Dit par qui la dernière action fut faite et en combien de temps, autant que le fichier le sait.
cli-show-layer = Dit aussi chances et dangers : ce que permet la position, de tout ce qui est public.
cli-show-svg = Écrit le plateau en image SVG dans ce fichier, ou - pour l’écran.
cli-show-turn = Quarts de tour de l’image, ou « plan » pour la vue à plat.
cli-show-dark = Dessine l’image en couleurs sombres.
cli-show-json = Écrit la position en JSON, sans ce qui est caché.
cli-rules-short = Consulte les règles numérotées d’un jeu.
cli-rules-help = Écrit les règles d’un jeu : toutes, ou celles des numéros donnés.
cli-rules-find = Seulement les règles qui parlent de ces mots, ou des nôtres pour la même chose.
cli-rules-none = Aucune règle ne parle de « { $query } ».
cli-rules-json = Écrit les règles en JSON.
cli-rules-difference =
    Imprimé ({ $documents }) : { $printed }.
    Ici : { $played }.
    Pourquoi : { $because }.
cli-rules-sources = Sources : { $sources }.

cli-new-game-short = Commence un jeu à vous, dans un paquet à lui.
cli-new-game-help = Écrit un paquet avec un petit jeu jouable aussitôt : règles, dessins, textes en trois langues, bots et tests. Installez-le, et il est là comme tout autre jeu ; puis faites-en le vôtre, fichier par fichier. NAME est un mot de lettres minuscules et de chiffres.
cli-new-game-code = Trois lettres majuscules par lesquelles commencent les numéros de ses règles ; sinon celles du nom.
cli-new-game-out = Dossier où l’écrire ; il ne doit pas encore exister. Sinon NAME.
cli-new-game-no-name = « { $name } » ne peut pas être le nom d’un jeu. Il faut un mot d’au plus 32 lettres minuscules et chiffres, comme bastion, qui ne soit pas un mot de Python ni d’Alcaide, comme class ou table.
cli-new-game-taken = Le nom « { $name } » est déjà pris, par un jeu ou par un paquet de Python.
cli-new-game-no-code = « { $code } » ne sont pas trois lettres majuscules. Indiquez-en avec --code, par exemple BST.
cli-new-game-exists = { $folder } existe déjà. Indiquez un autre dossier avec --out.
cli-new-game-made = { $game } est dans { $folder }. Installez-le et jouez :

cli-bench-short = Mesure la vitesse des règles sur cette machine.
cli-bench-help = Mesure des parties au hasard avec la liste complète des actions permises à chaque décision, des copies d’une position et des relectures, sur un seul cœur.
cli-bench-seconds = Combien de secondes jouer.
cli-bench-json = Écrit les chiffres en JSON.
cli-arena-short = Fait jouer les bots entre eux, de nombreuses fois.
cli-arena-help = Fait jouer les bots entre eux de nombreuses fois et dit qui gagne, et combien souvent. Chaque donne se joue une fois avec les bots à chacune des places. Si l’on nomme moins de bots qu’il n’y a de places, le dernier occupe celles qui restent ; si l’on en nomme plus, ils se rencontrent dans tous les groupes possibles. Un bot est un niveau, hard@200 pour 200 simulations, un adversaire de caractère comme nuno, ou cmd: suivi d’une commande qui lance votre propre programme.
cli-arena-games = Parties pour chaque groupe de bots qui se rencontre ; quelques-unes de plus si une donne devait sinon rester inachevée.
cli-arena-seed = Graine des donnes, un nombre ou un mot quelconque ; sinon 1.
cli-arena-simulations = Les bots qui cherchent font tant de simulations à chaque décision, au lieu de réfléchir un certain temps. La même graine donne alors partout les mêmes parties.
cli-arena-jobs = Parties à jouer en même temps sur cette machine ; sinon autant qu’elle a de cœurs.
cli-arena-cluster = Joue plutôt sur la grappe Ray à cette adresse ; « local » en démarre une sur cette machine.
cli-arena-out = Dossier où garder les résultats et les feuilles de toutes les parties. Après une interruption, la même commande reprend là où elle en était.
cli-arena-plot = Dessine le classement dans ce fichier : .svg, .png ou .pdf.
cli-arena-json = Écrit les chiffres en JSON.

## Ce qu’écrivent les commandes

cli-simulating = En jeu
# One line for each game.
cli-simulated = graine { $seed } : { $scores } points, { $actions } actions
cli-simulated-broken-off = graine { $seed } : interrompue après { $actions } actions avec { $scores } points
# $name: the bot with its command; $seat counts from 0, as in records.
cli-forfeit-seed = graine { $seed } : { $told }
cli-forfeit = { $name }, à la place { $seat }, perd la partie. { $reason ->
    [start] Impossible de le lancer : { $error }
    [crash] Il s’est arrêté de lui-même, avec le code de sortie { $code }.
    [timeout] Il n’a pas répondu en { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
    [long] Sa réponse dépasse { $most } octets.
    [garbage] Sa réponse est incompréhensible : { $answer }
   *[illegal] Sa réponse n’est pas une action permise : { $answer }
}
cli-measuring = Mesure
cli-bench-head = { $game }, { $players } joueurs, règles { $kind ->
    [compiled] compilées
   *[interpreted] interprétées
}, Python { $python } :
cli-bench-decisions = décisions par seconde
cli-bench-games = parties par seconde
cli-bench-copy = microsecondes pour copier l’état
cli-bench-replay = millisecondes pour lire et rejouer une partie entière
cli-arena-head = { $game }, { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec la graine { $seed } ; à forces égales, chaque bot en gagnerait { $even } %
cli-arena-goes-on = { $there } parties sur { $games } sont déjà jouées.
cli-arena-kept = { $games ->
    [0] Aucune partie n’est encore terminée.
    [one] Une partie est gardée ; la même commande reprend là.
   *[other] { $games } parties sont gardées ; la même commande reprend là.
}
# Heads of columns. 95 %: the interval in which the true rate lies with that certainty.
cli-arena-col-bot = bot
cli-arena-col-games = parties
cli-arena-col-rate = gagnées
cli-arena-col-interval = intervalle à 95 %
cli-arena-col-margin = écart
cli-arena-col-ms = ms par décision
cli-arena-col-forfeits = forfaits
cli-arena-col-broken-off = interrompues
cli-arena-col-rating = force
# Above the table of those that met.
cli-arena-meetings = Les rencontres :
cli-arena-percent = { $value } %
cli-arena-range = { $low } – { $high }
cli-arena-number = { $value }
cli-arena-spread = { $value } ± { $spread }
# Below the pictures.
cli-arena-axis-rate = parties gagnées, en pour cent, avec intervalle à 95 %
cli-arena-axis-rating = force, ± deux écarts types
cli-arena-extra = Il faut pour cela le paquet { $package } : pip install "alcaide[{ $extra }]"
# $reason: in English, from Ray.
cli-arena-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $reason }
# $name: the game, as its record is called.
cli-arena-dies = Le processus qui joue { $name } est mort { $times } fois.
# $fields: what differs, by the names in arena.json.
cli-arena-other = { $folder } contient une arène jouée à d’autres conditions ({ $fields }). Nommez un autre dossier.
cli-arena-in-use = Une autre arène se joue déjà dans { $folder }.
# $reason: in English, from the library that reads JSON.
cli-arena-terms = { $file } ne dit pas comment se jouent les parties de cette arène : { $reason }
# $reason: as above.
cli-arena-line = { $file }, ligne { $line } : ce n’est pas le résultat d’une partie : { $reason }
cli-arena-picture = { $file } : on ne peut pas dessiner d’image de ce genre. Il y a : { $kinds }
cli-show-head = { $game }, après { $step } actions sur { $actions }
cli-show-last = Dernière : { $name }, { $action }
cli-made-person = personne
cli-made-plan = plan
cli-made-standing = réponse automatique
cli-made-program = programme avec une clé
cli-made-bot = bot
cli-made-substitute = bot à la place d’une personne
cli-made-unknown = on ne sait par qui
cli-no-step = il n’y a pas d’étape { $step } ; la partie compte { $actions } actions.
cli-no-rule = Il n’y a pas de règle { $rule }. Il y a : { $rules }
cli-hand = Main ({ $name }) : { $cards }
cli-hand-unknown = Main de { $name } : inconnue
# $prompt: what is asked ("Buy a card or build").
cli-unfinished = Inachevée. À { $name } de jouer : { $prompt }
cli-broken-off = Interrompue après { $actions } actions : personne ne gagne.
cli-serve-taken = Le port { $port } est pris ; essai avec { $next }.
cli-port-taken = Le port { $port } sur { $host } est pris par un autre programme. Avec --online, le serveur n’en prend pas d’autre de lui-même, car personne ne l’y chercherait : arrêtez ce programme, ou indiquez un port libre avec --port ou ALCAIDE_PORT.
cli-port-forbidden = Cet utilisateur ne peut pas écouter sur le port { $port } sur { $host }. Indiquez-en un autre avec --port ou ALCAIDE_PORT ; un proxy lui transmet ce qui arrive (docs/one-machine.md).
cli-port-none = Aucun port de { $port } à { $last } n’est libre sur { $host }. Indiquez-en un autre avec --port.
cli-port-refused = Impossible d’écouter sur { $host } : { $reason }. Indiquez avec --host une adresse de cette machine, par exemple 127.0.0.1.
cli-serve-everybody = Attention : quiconque atteint { $host } joue ici toutes les places de toutes les parties et voit toutes les mains. Avec --online, chacun ne joue que ses propres places.
cli-serve-ready = Alcaide est prêt : { $address }
    Les parties sont gardées dans { $place }. Ctrl-C arrête le serveur.
cli-serve-ready-behind = Alcaide est prêt : { $address } (il écoute sur { $listens })
    Les parties sont gardées dans { $place }. Ctrl-C arrête le serveur.
cli-work-ready = Au travail pour les parties de { $place }. Ctrl-C arrête.

## Réglages : variables d’environnement

cli-config-address = { $name } n’est pas une adresse utilisable ; elle commence par : { $wanted }
cli-config-port = le port dans { $name } n’est pas un nombre de 0 à 65535.
cli-config-choice = { $name } ne peut pas être « { $value } ». Valeurs possibles : { $wanted }
cli-config-seconds = { $name } est un nombre de secondes de 0 à { $most }, et non « { $value } ».
cli-config-count = { $name } est un nombre entier de 1 à { $most }, et non « { $value } ».
cli-config-extra = { $name } demande plus que l’installation simple : pip install 'alcaide[online]'
cli-config-needs = { $name } demande aussi { $needs } : les courriels contiennent des liens.
cli-config-missing = { $name } n’est pas défini.
cli-config-unknown = Il n’y a pas de réglage { $name }. Voulez-vous dire { $nearest } ?
cli-config-unknown-key = { $file }, ligne { $line } : il n’y a pas de réglage « { $name } ». Voulez-vous dire { $nearest } ?
cli-config-type = { $file }, ligne { $line } : { $name } ne peut pas être { $value }. Il faut { $kind ->
    [switch] true ou false, sans guillemets.
    [count] un nombre entier, sans guillemets.
    [port] un nombre de 0 à 65535, sans guillemets.
    [seconds] un nombre de secondes, sans guillemets.
    [list] une liste de textes : ["un", "deux"].
    [folder] un dossier, entre guillemets.
   *[other] un texte entre guillemets.
}
cli-config-toml = { $file } ne se lit pas comme du TOML : { $reason }
cli-config-line = { $file }, ligne { $line } : un réglage s’écrit NOM=VALEUR.
cli-config-no-file = Il n’y a pas de fichier de réglages { $file }. « alcaide setup » en écrit un.
cli-config-unreadable = les réglages de { $file } ne peuvent pas être lus : { $reason }. --config indique un autre fichier.
cli-config-open = Attention : { $file } contient un mot de passe ou une clé, et tout le monde sur cette machine peut le lire. Retirez-le aux autres : chmod 600 { $file }

## La base de données

cli-data-unreadable = les parties de { $place } ne peuvent pas être lues : { $reason }
cli-data-missing = il n’y a pas de parties dans { $place }. « alcaide serve » commence à les y garder ; --data ou ALCAIDE_DATABASE indique un autre endroit.
cli-data-bare = la base de données dans { $place } ({ $source ->
    [none] votre dossier de données
   *[other] d’après { $source }
}) est encore vide. Si les parties sont ailleurs, nommez les réglages du serveur avec --config ou leur dossier avec --data.
cli-data-nowhere = il n’y a pas de base de données dans { $place } ({ $source ->
    [none] aucun réglage n’en nomme, il s’agit donc de votre dossier de données
   *[other] d’après { $source }
}). Rien n’a été créé. Si les parties sont ailleurs, nommez les réglages du serveur avec --config ou leur dossier avec --data ; un nouveau serveur commence par « alcaide setup » ou « alcaide serve ».
cli-data-newer = les parties dans { $place } ont été gardées par une version plus récente d’Alcaide (schéma { $schema }). Rien n’a été changé. Installez cette version ou une plus récente : pip install --upgrade alcaide
cli-data-foreign = { $place } est la base de données d’un autre programme. Rien n’a été changé. Indiquez un autre endroit avec --data ou ALCAIDE_DATABASE.
cli-data-no-database = { $place } n’est pas une base de données. Rien n’a été changé. Déplacez-le, ou indiquez un autre endroit avec --data ou ALCAIDE_DATABASE.
cli-data-corrupt = la base de données { $place } est endommagée : { $reason }. Gardez-la, et restaurez la dernière sauvegarde à un nouvel endroit : alcaide db restore FILE --data DIR
cli-data-full = il n’y a plus de place pour { $place }. Rien n’est perdu. Libérez de la place sur ce disque et réessayez.
cli-data-busy = un autre programme occupe { $place } et ne le libère pas. Réessayez quand il aura terminé.
cli-data-forbidden = les droits de lecture et d’écriture manquent pour { $place } : { $reason }. Vérifiez à qui appartiennent le fichier et son dossier, ou indiquez un autre endroit avec --data ou ALCAIDE_DATABASE.
cli-data-in-use = un autre serveur garde ses parties dans { $place }. Arrêtez-le d’abord, ou indiquez un autre endroit avec --data. Plusieurs serveurs partagent des parties avec PostgreSQL et Redis.
cli-data-password = le serveur de base de données n’accepte pas l’utilisateur et le mot de passe de { $place } : { $reason }. Corrigez ALCAIDE_DATABASE.
cli-data-no-name = le serveur n’a pas de base de données du nom indiqué dans { $place }. Créez-la (createdb), ou corrigez ALCAIDE_DATABASE.
cli-data-away = le serveur de la base de données { $place } ne peut pas être atteint : { $reason }. Vérifiez qu’il est démarré et qu’ALCAIDE_DATABASE est correct.
cli-data-folder = impossible de garder des parties dans { $place } : il y a un fichier là où devrait être un dossier. Indiquez un autre endroit avec --data ou ALCAIDE_DATABASE.
cli-data-driver = { $reason } : pip install 'alcaide[online]'
cli-data-old = la base de données doit d’abord être mise à jour : alcaide db upgrade
cli-data-filled = la base de données n’est pas vide ; une sauvegarde se restaure dans une nouvelle.
cli-data-no-backup = { $file } n’est pas une sauvegarde d’Alcaide : { $reason }
cli-data-later = { $file } est une sauvegarde d’une version plus récente d’Alcaide. Installez cette version ou une plus récente : pip install --upgrade alcaide
cli-data-damaged = { $file } est endommagé : { $reason }
cli-data-cut = { $file } est endommagé : la sauvegarde n’est pas entière.
cli-data-table = { $file } est endommagé : il n’y a pas de table « { $table } ».
cli-data-column = la sauvegarde est endommagée : { $table } n’a pas de « { $column } ».
cli-db-nothing = Il n’y a encore rien dans { $place }. « alcaide serve » commence à y garder les parties ; --data ou ALCAIDE_DATABASE indique un autre endroit.
cli-db-status = { $place } : schéma { $schema }, { $tables ->
    [one] une partie
   *[other] { $tables } parties
} avec { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}.
cli-db-old = { $place } : le schéma { $schema } n’est pas le plus récent, { $newest }. « alcaide db upgrade » l’y amène.
cli-db-written = { $rows ->
    [one] Une ligne écrite
   *[other] { $rows } lignes écrites
} dans { $file }.
cli-db-rotated = { $gone ->
    [0] Les { $keep } plus récentes sont gardées.
    [one] Les { $keep } plus récentes sont gardées ; une plus ancienne a été retirée.
   *[other] Les { $keep } plus récentes sont gardées ; { $gone } plus anciennes ont été retirées.
}
cli-db-restored = { $rows ->
    [one] Une ligne restaurée
   *[other] { $rows } lignes restaurées
} dans { $place }.

## La table dessinée

cli-legend = = un pont au sommet   b Baron   G Grande
# Heads of columns.
cli-head-points = points
cli-head-money = réaux
cli-head-grandees = Grandes
cli-head-barons = Barons
cli-head-cards = cartes
cli-head-towers = tours
cli-out = hors jeu

## Jouer

# The name of the one who plays; in sentences: “Player buys a card”.
cli-me = Joueur
cli-saved = La partie est enregistrée dans { $file }.
cli-play-goes-on = La partie de { $file } reprend après { $actions ->
    [one] une action
   *[other] { $actions } actions
}.
cli-play-over = { $file } contient une partie déjà terminée ({ $game }), ou un autre jeu. Choisissez un autre fichier.
cli-play-from = Une partie qui reprend d’un fichier a déjà ses options et sa donne : ne nommez que les places.
cli-play-ended = La partie de ce fichier est terminée.
cli-seats-differ = La partie du fichier compte { $players } joueurs, et vous avez donné { $seats } places.
cli-seats-program = Dans cette partie, { $name } occupe une place. Une commande inscrite dans une partie n’est jamais lancée : nommez de nouveau toutes les places avec --seats.
cli-seats-twice = Deux personnes portent le même nom.
cli-seats-wrong = Une place est « me », un bot ({ $bots }) ou un nom de 40 lettres au plus, séparés par des virgules.
cli-desk-prompt = { $name }>{" "}
cli-desk-enter = Appuyez sur Entrée.
cli-desk-hint = Numéro ou notation ; « ? » explique, « help » donne les commandes.
cli-desk-no-choice = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
cli-desk-undone = Annulé.
cli-desk-help =
    Un numéro            joue le choix de ce numéro
    Une action           la joue, en notation : { $action }
    ? devant             explique ce que cela ferait, ou quelle règle l’interdit : ? { $action }
    undo                 annule la dernière action de ce tour
    board                redessine la table ; une ligne vide redonne les choix
    layer                dit chances et dangers : ce que permet la position
    log, log 40          raconte les dernières actions
    rules                montre les règles, ou une seule par son numéro : rules { $rule }
    save, save FILE      enregistre la partie
    quit                 enregistre la partie et s’arrête

## What “alcaide setup” asks, and the comments in the file of settings that it writes

cli-setup-short = Écrit les réglages d’un nouveau serveur.
cli-setup-help = Écrit les réglages d’un serveur dans un fichier que lisent toutes les commandes, alcaide.toml : demande ce qu’aucune option ne dit, explique chaque réglage et affiche la suite. Avec --machine, écrit aussi les unités de systemd, une minuterie de sauvegarde et un Caddyfile pour une seule machine.
cli-setup-out = Fichier à écrire ; sinon ./alcaide.toml, ou /etc/alcaide/alcaide.toml pour root.
cli-setup-machine = Écrit aussi dans ce dossier les unités de systemd, la minuterie de sauvegarde et le Caddyfile pour une seule machine.
cli-setup-yes = Ne demande rien ; ce qu’aucune option ne dit garde sa valeur habituelle.
cli-setup-force = Remplace le fichier s’il existe.
cli-setup-ask-url = Nom ou adresse où les navigateurs trouvent le serveur (games.example.org) ; vide : cette machine seulement
cli-setup-ask-port = Port sur cette machine
cli-setup-ask-database = Adresse de la base de données ; vide : un fichier dans votre dossier de données
cli-setup-ask-mail = Ce qui envoie le courrier (mailtos://nom:motdepasse@example.org), pour qui n’arrive pas à entrer ; vide : rien
cli-setup-ask-club = Nom du club, pour ses pages ; vide : aucun
cli-setup-ask-keeper = Qui répond du serveur, pour les mentions légales
cli-setup-ask-address = Adresse postale pour les mentions légales, lignes séparées par des virgules.
cli-setup-ask-contact = Adresse de courrier ou page où joindre le club
cli-setup-ask-languages = Langues du club, la sienne d’abord (en, it, fr)
cli-setup-there = { $file } existe déjà ; rien n’a été changé. --force le remplace, --out nomme un autre fichier.
cli-setup-ended = L’entrée s’est terminée avant toutes les réponses ; rien n’a été écrit. Indiquez vous-même { $option }, ou --yes pour les valeurs habituelles.
cli-setup-clash = L’adresse indique le port { $port }, où écoute déjà le serveur : le proxy ne peut pas y écouter aussi. Prenez-en un autre avec --port.
cli-setup-overwrite = { $file } existe déjà. Le remplacer ?
cli-setup-written = Les réglages sont dans { $file } ; seul son propriétaire peut les lire.
cli-setup-machine-written = Pour cette machine, dans { $folder } :
cli-setup-next = Ensuite :
      alcaide serve{ $config }          lance le serveur : { $address }
      alcaide admin role NOM owner{ $config }    vous ouvre la modération, une fois votre compte créé
      alcaide db backup DOSSIER{ $config }    met une sauvegarde dans un dossier
cli-setup-next-machine = Ensuite, en tant que root (docs/one-machine.md explique chaque pas) :
      adduser --system --group --home /var/lib/alcaide --no-create-home alcaide
      chgrp alcaide { $file } && chmod 640 { $file }
      cp { $folder }/alcaide*.service { $folder }/alcaide-backup.timer /etc/systemd/system/
      cp { $folder }/Caddyfile /etc/caddy/Caddyfile
      systemctl daemon-reload
      systemctl enable --now alcaide.service alcaide-backup.timer
      systemctl reload caddy
    Tout le monde trouve alors le serveur à { $address }

cli-setup-note-head = Les réglages d’un serveur d’Alcaide. Une variable d’environnement (ALCAIDE_URL pour url) passe
    avant ce fichier, une option avant les deux. Ce qui suit un # n’est pas réglé.
cli-setup-note-url = Où les navigateurs trouvent le serveur. Ainsi commencent les liens des avis, invitations et aperçus.
cli-setup-note-online = On joue ici depuis ailleurs, chacun sous un nom.
cli-setup-note-host = Où le serveur écoute ; 0.0.0.0 laisse entrer d’autres machines sans mandataire.
cli-setup-note-port = Le port, sur cette machine.
cli-setup-note-proxies = Les mandataires qui disent vrai sur qui demande ; sans eux, tous ont l’adresse du mandataire.
cli-setup-note-database = Où l’on garde les parties. Sans cela : un fichier dans votre dossier de données.
cli-setup-note-redis = Plusieurs processus partagent les tables, et d’autres réfléchissent pour les bots.
cli-setup-note-log = text pour les gens, json pour les programmes.
cli-setup-note-mail = Ce qui envoie le courrier à qui n’arrive pas à entrer. L’adresse contient un mot de passe.
cli-setup-note-metrics_token = Qui le possède peut demander /metrics d’ailleurs.
cli-setup-note-keep = Sauvegardes que « alcaide db backup DOSSIER » laisse dans le dossier. La page des données en dit le nombre.
cli-setup-note-name = Le club qui tient ce serveur. Avec un nom, il y a des pages du club.
cli-setup-note-about = Une ligne qui le présente.
cli-setup-note-keeper = Qui en répond, pour les mentions légales.
cli-setup-note-address = Adresse postale de qui en répond.
cli-setup-note-contact = Une adresse de courrier, ou une page.
cli-setup-note-languages = Les langues du club, la sienne d’abord.
cli-setup-note-texts = Un dossier avec des textes du club : imprint.it.md, conduct.md, privacy.fr.md, about.md, rules.md.

## alcaide board

cli-board-short = Tient les composants tels que dans votre boîte : commence un fichier, le vérifie, le montre.
cli-board-help = Des parties des jeux ont dû être reconstituées : le plan d’Alcazar, la muraille et les tuiles du Château, les esplanades d’Alhambra. Qui possède la boîte peut écrire ce qu’elle contient vraiment, dans un fichier que play, simulate et arena prennent avec --board. La page « plateaux » d’un serveur modifie et vérifie les mêmes fichiers.
cli-board-new-short = Écrit les composants d’un jeu dans un fichier, à modifier. FILE peut être - pour l’écran.
cli-board-check-short = Compare un fichier à ce qu’on sait : nombres, exemples, faits publiés. FILE peut être - pour l’entrée standard.
cli-board-show-short = Montre un plateau, aussi en image. FILE peut être - pour l’entrée standard.
cli-board-name = Comment s’appelle le plateau.
cli-board-author = Qui l’a transcrit.
cli-board-begun = Le plateau est dans { $file }.
cli-board-there = { $file } existe déjà. Indiquez un autre fichier.
cli-board-standing = { $fact } : { $standing }
cli-board-places = { $places } et { $more ->
    [one] encore un autre
   *[other] { $more } autres
}
cli-board-json = Affiche les faits en JSON, pour les scripts.
cli-board-usual = C’est le plateau que le jeu a déjà lui-même.
cli-board-good = { $open ->
    [0] Rien de ce qu’on sait ne le contredit : on peut aussi y jouer des parties classées.
    [one] On peut y jouer. Il diffère sur un point de ce qu’on sait : rien n’y est donc classé.
   *[other] On peut y jouer. Il diffère sur { $open } points de ce qu’on sait : rien n’y est donc classé.
} Contenu : { $hash }
cli-option-board = Joue sur le plateau de ce fichier au lieu de celui du jeu.

cli-import-help = Lit une partie que quelqu’un a notée : une liste, un tableau (CSV, TSV, .xlsx), un JSON exporté, le journal d’un autre programme. Ce qui n’est pas compris est dit ligne par ligne ; ce qui est deviné doit être confirmé.
cli-import-game = Le jeu, si le fichier ne le dit pas.
cli-import-out = Où va la feuille de partie ; sinon sur la sortie standard.
cli-import-accept = Accepte ce qui a été deviné.
cli-import-partial = Écrit la partie même si elle n’est comprise que jusqu’à une certaine ligne.
cli-import-json = Affiche en JSON ce qui a été compris et ce qui ne l’a pas été, avec la partie.
cli-import-look = Rien n’a été écrit : regardez ce qui a été deviné, puis recommencez avec --accept.
cli-export-help = Écrit une feuille de partie en JSON avec tout ce qu’on peut en dire, en tableau ou en liste de mots.
cli-export-format = json et csv : chaque action avec phrases, scores et temps, et le décompte ; list : en mots ; play : telle quelle.
cli-export-out = Où cela va ; sinon sur la sortie standard.
cli-export-schema = Affiche plutôt le schéma JSON de l’export.
cli-print-help = Fait le PDF d’un jeu à imprimer et à découper : plateau, tuiles, cartes avec leur verso, figurines et feuille de score, le tout dessiné par nous et en vraie grandeur.
cli-print-paper = Format du papier : a4 ou letter.
cli-print-out = Où va le PDF ; sinon ici, JEU-PAPIER.pdf.
cli-printed = { $file } est écrit ({ $size } Mo). Imprimez-le à 100 %, recto verso, retourné sur le grand côté.
cli-import-short = Lit une partie que quelqu’un a notée et en fait une feuille.
cli-export-short = Écrit une feuille de partie en JSON, en tableau ou en liste.
cli-print-short = Fait le PDF d’un jeu, à imprimer et à découper.
