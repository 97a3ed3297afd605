## The editor of positions

ui-editor-title = Una posizione
ui-editor-leave = Alla pagina iniziale
ui-editor-game = Gioco
ui-editor-players = Giocatori
ui-editor-seats-count = { $count } giocatori
ui-editor-clear = Svuota tutto
ui-editor-undo = Annulla
ui-editor-redo = Ripeti
ui-editor-share = Condividi il link
ui-editor-link-copied = Link copiato: contiene la posizione.
ui-editor-link-failed = Il browser non permette di copiare: il link è l’indirizzo qui sopra.
ui-editor-link-broken = Questo link non contiene una posizione: è incompleto o rovinato.
ui-editor-link-game = Questo link nomina un gioco che non c’è: { $name }. Ci sono: { $games }.
ui-editor-picture = Salva come immagine
ui-editor-picture-saved = Immagine salvata.
ui-editor-play = Gioca da qui
ui-editor-play-title = Gioca da questa posizione
ui-editor-play-text = Nasce un tavolo nuovo; ciò che la posizione lascia aperto lo decide il caso.
ui-editor-play-self = Gioco io
ui-editor-play-begin = Al tavolo
ui-editor-tools = Che cosa mettere sul tabellone
ui-editor-tool = { $count ->
    [one] { $name }, ne resta { $count }
   *[other] { $name }, ne restano { $count }
}
ui-editor-remove = Togli
ui-editor-add = { $row }: aggiungi
ui-editor-fill = { $row }, posto { $n }: vuoto, riempilo
ui-editor-take-away = { $row }: { $name }, togli
ui-editor-checks = Controlli
ui-editor-sound = Una partita può arrivare a questo punto.
ui-editor-faults =
    { $count ->
        [one] Una cosa non va
       *[other] { $count } cose non vanno
    }
ui-editor-moves =
    { $count ->
        [one] una mossa lecita
       *[other] { $count } mosse lecite
    }
ui-editor-line = Riga { $line }
ui-editor-not-put = Lì non si può mettere:
ui-editor-panels = Parti della posizione
ui-editor-tab-pieces = Pezzi
ui-editor-tab-seats = Giocatori
ui-editor-tab-table = Tavolo
ui-editor-tab-try = Si può?
ui-editor-tab-text = Testo
ui-editor-seats = Che cosa ha ogni giocatore
ui-editor-whose = Giocatore
ui-editor-table = Che cosa c’è per tutti
ui-editor-options = Regole di questa partita
ui-editor-try = È permesso?
ui-editor-try-how = Indica un punto del tabellone o delle carte, o scrivi una mossa: rispondono le regole.
ui-editor-try-cards = Carte che si possono indicare
ui-editor-try-later = Prima la posizione dev’essere a posto: vedi i controlli qui sopra.
ui-editor-try-type = Una mossa in notazione
ui-editor-try-ask = Chiedi
ui-editor-legal = Si può: { $action }
ui-editor-allowed =
    { $count ->
        [0] Lì niente è permesso
        [one] Si può
       *[other] Si può: { $count } mosse
    }
ui-editor-refused = Non si può
ui-editor-more =
    { $count ->
        [one] e un’altra: indica un punto del tabellone
       *[other] e altre { $count }: indica un punto del tabellone
    }
ui-editor-all = Tutte le mosse lecite
ui-editor-hint = Suggerimento
ui-editor-thinking = Cerco la mossa migliore
ui-editor-close = Chiudi
ui-editor-text = La posizione in forma di testo
ui-editor-copy = Copia
ui-editor-copied = Copiato
ui-editor-file = Carica un file
ui-editor-file-size = Questo file è vuoto o troppo grande per una posizione (al massimo 20 kB).
ui-editor-file-binary = Questo non è testo: una posizione è un file di testo semplice.
ui-editor-drop = Lascia qui la posizione
ui-editor-view = Come si vede il tabellone
ui-editor-turn = Gira il tabellone
ui-editor-plan = Dall’alto
ui-editor-hint-what = Scegli che cosa mettere, poi indica il punto del tabellone.
ui-editor-hint-where = { $name }: indica il punto del tabellone.
ui-editor-hint-second = { $name }: ora l’altra estremità.
ui-editor-hint-try = Indica dove vorresti giocare.
