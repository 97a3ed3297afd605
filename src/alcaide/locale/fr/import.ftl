### Ce qui peut clocher dans une partie apportée en liste, en tableau ou en journal : docs/importing.md.

import-empty = C’est vide.
import-binary = Ce n’est ni un texte ni un tableau lisible ici.
import-too-long = Ce fichier est trop long : { $limit } octets au plus.
import-too-many = Cette liste est trop longue : { $limit } lignes au plus.
import-too-wide = Cette ligne est trop longue : { $limit } caractères au plus.
import-too-slow = La lecture prend trop de temps : apportez la partie par morceaux, ou en fichier .play.
import-no-game = De quel jeu s’agit-il ? Dites-le à la première ligne, par exemple « Jeu: alhambra ». Il y a : { $games }
import-no-players = Qui joue ? Donnez de { $least } à { $most } noms dans l’ordre de la table, par exemple « Joueurs: Ana, Luis ».
import-no-start = Qui commence ? Mettez un nom devant la première action, ou écrivez « Commence: Ana ».
import-no-seat = Il n’y a pas de joueur { $number } ; on les numérote de 1 à { $players }.
import-nobody = Personne ici ne s’appelle « { $name } ». Peut-être : { $known } ?
import-over = La partie est terminée avant cette ligne.
import-word = Pas compris : { $words }.{ $near ->
    [none] {""}
   *[other] {" "}Peut-être : { $near } ?
}
import-nothing = Rien de tel n’est possible ici.
import-several = Cela peut vouloir dire { $count } actions : précisez laquelle.
import-json = Ce JSON n’est pas lisible : il est coupé ou abîmé.
import-json-unknown = Ce JSON a une forme inconnue ici : ce n’est ni une partie exportée, ni un journal d’Alhambra, ni une liste de tuiles.
import-json-shape = Le JSON n’est pas comme il devrait être : { $reason }
import-json-version = Exporté sous la forme { $version } ; ici la plus récente est la { $known }.
import-no-workbook = Les classeurs (.xlsx) se lisent là où le paquet openpyxl est installé : enregistrez le tableau en CSV, ou installez alcaide[tables].
import-no-columns = La première feuille n’a pas de ligne qui nomme ses colonnes : l’une doit être « action », une autre « nom » ou « place ».{ $heads ->
    [none] {""}
   *[other] {" "}On y trouve : { $heads }.
}
import-letters = À partir de la ligne { $line } les lettres ne sont pas en UTF-8 ; elles ont été lues comme Windows les écrit en Europe de l’Ouest (Windows-1252). Vérifiez les noms.
import-columns = Rien n’a été lu dans ces colonnes : { $columns }.
import-tag = « { $tag } » n’est pas un en-tête. Peut-être « { $near } » ?
import-completed = Ligne { $line } : « { $text } » ne peut vouloir dire que { $means }.
import-guessed = Ligne { $line } : « { $text } » a été pris pour { $means }.
import-summary = { $kind ->
    [list] Liste
    [table] Tableau
    [json] Partie exportée
    [record] Partie enregistrée
    [log] Journal d’un autre programme
   *[none] Rien de connu
} : { $actions ->
    [one] { $actions } action comprise
   *[other] { $actions } actions comprises
} (complétées : { $completed }, devinées : { $guessed }) ; { $faults ->
    [0] rien ne reste ouvert
    [one] { $faults } ligne n’est pas comprise
   *[other] { $faults } lignes ne sont pas comprises
}.
import-turn = Ici c’est à { $turn }, pas à { $other }.
import-due = Avant cette ligne, il faut dire ce qui a été retourné{ $name ->
    [none] {""}
   *[other] {" "}(pour { $name })
}, dans une ligne qui commence par une étoile, par exemple « { $example } ».
