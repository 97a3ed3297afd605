### Che cosa può non andare in una partita portata come elenco, tabella o registro: docs/importing.md.

import-empty = È vuoto.
import-binary = Non è un testo, né una tabella che si possa leggere qui.
import-too-long = Questo file è troppo lungo: al massimo { $limit } byte.
import-too-many = Questo elenco è troppo lungo: al massimo { $limit } righe.
import-too-wide = Questa riga è troppo lunga: al massimo { $limit } caratteri.
import-too-slow = La lettura dura troppo: porta la partita in parti, o come partita salvata .play.
import-no-game = Che gioco è? Scrivilo nella prima riga, per esempio «Gioco: alhambra». Ci sono: { $games }
import-no-players = Chi gioca? Indica da { $least } a { $most } nomi nell’ordine del tavolo, per esempio «Giocatori: Ana, Luis».
import-no-start = Chi comincia? Metti un nome davanti alla prima azione, o scrivi «Inizia: Ana».
import-no-seat = Non c’è un giocatore { $number }; sono numerati da 1 a { $players }.
import-nobody = Nessuno qui si chiama «{ $name }». Forse: { $known }?
import-over = La partita è finita prima di questa riga.
import-word = Non si capisce: { $words }.{ $near ->
    [none] {""}
   *[other] {" "}Forse: { $near }?
}
import-nothing = Qui non è possibile niente di simile.
import-several = Può voler dire { $count } azioni: precisa quale.
import-json = Questo JSON non si può leggere: è troncato o rovinato.
import-json-unknown = Questo JSON ha una forma che qui non si conosce: non è una partita esportata, né un registro di Alhambra, né un elenco di tessere.
import-json-shape = Il JSON non è come dovrebbe: { $reason }
import-json-version = È stato esportato nella forma { $version }; qui la più recente è la { $known }.
import-no-workbook = Le cartelle di lavoro (.xlsx) si leggono dove è installato il pacchetto openpyxl: salva la tabella come CSV, o installa alcaide[tables].
import-no-columns = Il primo foglio non ha una riga con i nomi delle colonne: una dev’essere «azione», un’altra «nome» o «posto».{ $heads ->
    [none] {""}
   *[other] {" "}Qui si trova: { $heads }.
}
import-letters = Dalla riga { $line } in poi le lettere non sono UTF-8; sono state lette come le scrive Windows nell’Europa occidentale (Windows-1252). Controlla i nomi.
import-columns = In queste colonne non si è letto niente: { $columns }.
import-tag = «{ $tag }» non è un’intestazione. Forse «{ $near }»?
import-completed = Riga { $line }: «{ $text }» può voler dire soltanto { $means }.
import-guessed = Riga { $line }: «{ $text }» è stato preso per { $means }.
import-summary = { $kind ->
    [list] Elenco
    [table] Tabella
    [json] Partita esportata
    [record] Partita salvata
    [log] Registro di un altro programma
   *[none] Niente di noto
}: { $actions ->
    [one] 1 azione capita
   *[other] { $actions } azioni capite
} (completate: { $completed }, indovinate: { $guessed }); { $faults ->
    [0] non resta niente in sospeso
    [one] 1 riga non si capisce
   *[other] { $faults } righe non si capiscono
}.
import-turn = Qui tocca a { $turn }, non a { $other }.
import-due = Prima di questa riga va detto che cosa è stato scoperto{ $name ->
    [none] {""}
   *[other] {" "}(per { $name })
}, in una riga che comincia con un asterisco, per esempio «{ $example }».
