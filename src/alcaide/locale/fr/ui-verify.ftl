## Vérifier une donne

ui-verify-title = La donne était-elle honnête ?
ui-verify-lead = Avant que la première carte soit donnée, Alcaide montre un sceau : l’empreinte de la graine dont tout est mélangé. La partie terminée, la feuille nomme la graine. Ici, vous pouvez vérifier que sceau, graine et donne vont ensemble.
ui-verify-record = La feuille de partie
ui-verify-choose = Choisir une feuille (.play)
ui-verify-paste = Ou coller son texte
ui-verify-go = Vérifier
ui-verify-here = Établi par votre navigateur
ui-verify-there = Redonné par le serveur
ui-verify-yourself = Sans se fier à personne
ui-verify-yourself-text = Avec Alcaide sur votre ordinateur, la première ligne vérifie tout. À la seconde, un shell suffit : elle écrit le sceau qui découle de la feuille.
ui-verify-table = À la table
ui-verify-none = La feuille ne contient pas de sceau.
ui-verify-no-hash = Ce navigateur ne calcule d’empreintes que sur des pages arrivées chiffrées. Le serveur a comparé le sceau ; les lignes ci-dessous le font sans lui.
ui-verify-hash = Le sceau de la feuille est l’empreinte du jeu, de la version, du nombre de joueurs, des options et de la graine.
ui-verify-hash-not = Le sceau de la feuille n’est pas l’empreinte du jeu, de la version, du nombre de joueurs, des options et de la graine.
ui-verify-seen = C’est le sceau que ce navigateur a vu avant la fin de la partie.
ui-verify-not-seen = Ce n’est pas le sceau que ce navigateur a vu avant la fin de la partie.
ui-verify-unseen = Ce navigateur n’a pas vu le sceau avant la fin : comparez-le à celui que quelqu’un a noté.
ui-verify-part = La part ajoutée par ce navigateur est dans la donne.
ui-verify-part-out = La part promise par ce navigateur n’est pas dans la donne : elle n’a pas été montrée à temps, et le journal de la table le dit.
ui-verify-about = Ce que cela prouve, et ce que cela ne prouve pas
ui-verify-proves = Si tout concorde, personne n’a échangé de carte ni de tuile après que le sceau fut montré : ni pendant la partie, ni après.
ui-verify-not = Cela ne prouve pas que la graine fut tirée au hasard : celui qui tient le serveur a pu essayer plusieurs graines avant la partie. Et cela ne prouve pas que personne n’a regardé dans la base de données.
