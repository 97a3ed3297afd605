### Tabelloni come nella propria scatola: l’editor e l’elenco.

ui-boards-title = Come nella mia scatola
ui-boards-of = { $game } come nella mia scatola
ui-boards-lead = Alcune parti di questi giochi sono state ricostruite. Se hai la scatola, trascrivi che cosa contiene davvero e gioca su quello.
ui-boards-begin = Comincia
ui-boards-transcribe = Trascrivi la mia scatola
ui-boards-kept-here = I miei tabelloni
ui-boards-none = Qui non c’è ancora nulla. Ciò che trascrivi si conserva qui e si può scegliere quando prepari una partita.
ui-boards-all = Tutti i tabelloni
ui-boards-open = { $open ->
    [0] d’accordo con tutto ciò che si sa
    [one] diverso in un punto
   *[other] diverso in { $open } punti
}
ui-boards-drop = Cancella
ui-boards-drop-sure = Cancellare «{ $name }»? Le partite che vi si giocano continuano.
ui-boards-mine = La mia scatola
ui-boards-draft = Bozza, salvata su questo dispositivo.
ui-boards-kept = Salvato. Si può scegliere quando prepari una partita.
ui-boards-resumed = Questa è la bozza che avevi lasciato qui.
ui-boards-anew = Ricomincia
ui-boards-undo = Annulla
ui-boards-load = Carica un file
ui-boards-file = Salva come file
ui-boards-keep = Salva come mia scatola
ui-boards-big = Questo file è troppo grande per un tabellone: al massimo 100.000 byte.
ui-boards-parts = Parti della scatola
ui-boards-names = Come si chiama
ui-boards-name = Nome
ui-boards-author = Trascritto da
ui-boards-known = Che cosa si sa
ui-boards-known-hint = Le righe guidano e non vietano nulla, tranne ciò senza cui non si può giocare affatto.
ui-boards-missing = Non ci si può ancora giocare: guarda le righe con «necessario».
ui-boards-usual = È ciò che il gioco ha già di suo.
ui-boards-good = { $open ->
    [0] Niente di ciò che si sa lo contraddice. Ci si può giocare, anche partite classificate.
    [one] Ci si può giocare. È diverso in un punto, perciò non vi si giocano partite classificate.
   *[other] Ci si può giocare. È diverso in { $open } punti, perciò non vi si giocano partite classificate.
}
ui-boards-differs = { $count ->
    [one] Una è diversa
   *[other] { $count } sono diverse
}
ui-boards-agrees = { $count ->
    [one] Una concorda
   *[other] { $count } concordano
}
ui-boards-unknown = { $count ->
    [one] Una non si può sapere
   *[other] { $count } non si possono sapere
}
ui-boards-state-agrees = Concorda
ui-boards-state-differs = È diverso
ui-boards-state-unknown = Non si può sapere
ui-boards-source-rules = dalle regole
ui-boards-source-example = da un esempio delle regole
ui-boards-source-account = da racconti di giocatori
ui-boards-source-ours = nessun testo lo dice
ui-boards-source-none = nessun testo lo dice
ui-boards-needed = necessario
ui-boards-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
ui-boards-hash = Contenuto:
ui-boards-tools = Strumenti
ui-boards-next = Numero successivo
ui-boards-back = Riprendi
ui-boards-turn = Gira
ui-boards-mirror = Specchia
ui-boards-clear = Svuota
ui-boards-only = Metti il { $number } sull’unica casella possibile
ui-boards-cell = { $number ->
    [0] Colonna { $column }, riga { $row }: vuota
   *[other] Colonna { $column }, riga { $row }: { $number }
}
ui-boards-walk-hint = Tocca un numero per prenderlo, poi tocca le caselle dei successivi o passaci sopra. Con le frecce ti sposti, Invio mette il numero successivo, Backspace lo riprende.
ui-boards-corner = Angolo { $numbers }; le frecce lo spostano
ui-boards-numbers = Primo numero dell’angolo { $numbers }
ui-boards-notch = Partenza { $number }: { $kind }; le frecce la spostano
ui-boards-notch-shows = La partenza { $number } mostra
ui-boards-along = Avanti
ui-boards-along-back = Indietro
ui-boards-line-hint = Trascina un angolo, o sceglilo e usa le frecce: una casella per passo, e i numeri in mezzo seguono. Le partenze si spostano con le frecce; da 1 a 5 si dice che cosa mostrano.
ui-boards-face = N. { $number }
ui-boards-turn-left = Gira a sinistra
ui-boards-turn-right = Gira a destra
ui-boards-paint = Dipingi
ui-boards-joined = Unite attraverso il centro
ui-boards-double = Raddoppia
ui-boards-take = Togli
ui-boards-side-n = nord
ui-boards-side-e = est
ui-boards-side-s = sud
ui-boards-side-w = ovest
ui-boards-empty = niente
ui-boards-strip = { $side } { $number }: { $kind }
ui-boards-faces-hint = Scegli una striscia del bordo e dipingila: le frecce girano intorno, da 1 a 4 si dipinge, R gira, J unisce o separa zone uguali, la prima lettera mette un segno. Sotto, D raddoppia e Canc toglie.
ui-boards-edge = { $kind } { $number }, { $side }
ui-boards-edges-hint = Premi un lato dov’è chiuso. Niente si gira: il nord è in alto, come stampato.
