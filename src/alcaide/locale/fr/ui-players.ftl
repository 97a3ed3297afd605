## La page d’accueil

## Joueurs

ui-players-title = Les meilleurs joueurs
ui-players-lead = Ici comptent les parties classées entre titulaires d’un compte ; les programmes ont leur propre liste. Les invités jouent des parties sans classement.
ui-players-game = Jeu
ui-players-search = Chercher un joueur
ui-players-place = Rang
ui-players-none = Aucun joueur classé ne s’appelle « { $name } ».
ui-players-empty = Personne n’a encore terminé de partie classée. Les bots attendent.
ui-players-how = Le nombre dit ce que quelqu’un vaut presque à coup sûr : il croît avec les victoires, et avec chaque partie qui le rend plus sûr. C’est lui qui ordonne la liste. Tout le monde commence à 1000 ; 400 points de plus, c’est environ dix victoires contre une. Les bots sont mesurés et fixes.
ui-player-rating = Cote
ui-player-games = Parties
ui-player-won = Gagnées
ui-player-percent = { $percent } %
ui-player-points = Points en moyenne
ui-player-colour = Couleur
ui-player-course = La cote sur { $games } parties : de { $first } à { $last }
ui-player-guest = Invité, sans cote
ui-player-mine = C’est ainsi que les autres vous voient ; les parties privées ne sont montrées qu’à vous et à ceux qui étaient à la table.
ui-player-none = Pas encore de partie terminée.
ui-player-finished = Parties terminées
ui-player-with = avec { $names }
ui-player-gone = Cette table n’est plus là.
ui-player-victory = Victoire
ui-player-place = rang { $place } sur { $players }
ui-player-rated = classée
ui-player-newer = Plus récentes
ui-player-older = Plus anciennes
ui-player-privacy = Sont listées les parties aux tables publiques et celles où vous étiez à la table.
ui-player-nobody = Il n’y a personne ici
ui-player-nobody-text = Ce joueur n’existe pas, ou n’existe plus.
ui-players-pool = Qui est classé
ui-players-people = Joueurs
ui-players-programs = Programmes
ui-players-provisional = Provisoires (?) : moins de dix parties classées
ui-player-annulled = annulée, ne compte pas
