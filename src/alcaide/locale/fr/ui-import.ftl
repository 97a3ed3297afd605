## Parties venues d’ailleurs

ui-import-title = Parties jouées ailleurs
ui-import-lead = Une partie jouée à une vraie table, notée dans un carnet ou dans un autre programme : apportez ce que vous avez, regardez ce qui a été compris, et continuez ici : revoyez-la, faites-la analyser, partagez-la.
ui-import-bring = Apporter une partie
ui-import-choose = Choisir un fichier
ui-import-paste = Ou écrivez-la ou collez-la ici, une ligne par action
ui-import-read = Lire
ui-import-big = Le fichier est trop grand : aucune partie ne dépasse 2 millions d’octets.
ui-import-found = Ce qui a été compris
ui-import-faults = Pas compris
ui-import-look = À regarder
ui-import-line = Ligne { $line }
ui-import-likely = Possible ici, entre autres :
ui-import-guessed = a été pris pour : { $means }
ui-import-completed = ne peut vouloir dire que : { $means }
ui-import-sure = { $count ->
    [one] Oui, la supposition est juste.
   *[other] Oui, les { $count } suppositions sont justes.
}
ui-import-open = Ouvrir à une table
ui-import-open-part = { $actions ->
    [0] Ouvrir le début
    [one] Ouvrir la première action
   *[other] Ouvrir les { $actions } premières actions
}
ui-import-keep = Garder la partie
ui-import-forms = Ce qui peut être lu
ui-import-form-list = De simples listes en français, anglais ou italien : d’abord « Jeu: » et « Joueurs: », puis une ligne par action avec un nom ou un numéro.
ui-import-form-table = Des tableaux CSV, TSV ou Excel (.xlsx) : une colonne pour l’action et une pour le nom, ou une colonne par joueur.
ui-import-form-json = Les parties exportées d’Alcaide en JSON ou CSV, et les fichiers .play.
ui-import-form-log = Les journaux d’Alhambra de Board Game Arena, et les listes de tuiles sous la forme de JCloisterZone (.jcz) pour Le Château.
ui-import-nothing-guessed = Rien n’est deviné en silence : ce qui reste ouvert est demandé, et ce qui a été deviné attend votre confirmation.
ui-import-print = Imprimer et jouer
ui-import-print-text = Plateau, tuiles, cartes avec leur verso, figurines et feuille de score en PDF, le tout dessiné par nous, en vraie grandeur et avec des repères de coupe. Il faut une demi-minute.
ui-import-print-as = { $game } en { $paper }
ui-import-example =
    Jeu: …
    Joueurs: Ana, Luis
    Commence: Luis

    Luis: …
    Ana: …
