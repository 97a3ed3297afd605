# Il compagno: un telefono accanto alla partita sul tavolo di casa.

ui-companion-title = Al tavolo
ui-companion-back-to = Indietro
ui-companion-book = Le regole
ui-companion-game = Il gioco
ui-companion-who = Chi siede al tavolo?
ui-companion-seat = Giocatore { $n }
ui-companion-name = Nome del giocatore { $n }
ui-companion-colour = Un altro colore per { $name }
ui-companion-begins = comincia
ui-companion-begins-name = Comincia { $name }
ui-companion-up = Sposta in su { $name }
ui-companion-remove = Senza { $name }
ui-companion-add = Aggiungi un giocatore
ui-companion-free = { $count ->
    [one] c’è ancora un posto
   *[other] ci sono ancora { $count } posti
}
ui-companion-rules = Le nostre regole
ui-companion-rules-usual = quelle della casa
ui-companion-hands = Le carte restano in mano vostra. Il telefono chiede soltanto ciò che al tavolo vedono tutti.
ui-companion-full = Su questo dispositivo non c’è più spazio per conservare la partita. Liberatene un po’, poi ricominciate.
ui-companion-going = Riprendi
ui-companion-over = finita
ui-companion-forget = Dimentica { $title } con { $names }
ui-companion-only-count = Soltanto il conteggio
ui-companion-only-count-text = Avete giocato fino alla fine: inserite ciò che c’è sul tavolo.
ui-companion-begin = Si parte: comincia { $name }

## Il conteggio

ui-companion-count-what = Che cosa c’è alla fine?
ui-companion-several = per esempio 3 2 1
ui-companion-less = Uno in meno: { $what }
ui-companion-more = Uno in più: { $what }
ui-companion-faults = { $count ->
    [one] Un dato non è possibile.
   *[other] { $count } dati non sono possibili.
}
ui-companion-count-begin = Inserite ciò che conta.
ui-companion-count = Conta
ui-companion-count-change = Cambia i dati
ui-companion-final = conteggio finale
ui-companion-nothing = niente
ui-companion-sum = ora { $points }
ui-companion-what-counted = Che cosa ha contato
ui-companion-points = Punti
ui-companion-count-all = Tutto insieme
ui-companion-count-next = Poi: { $title }
ui-companion-count-sum = Poi: la somma
ui-companion-count-again = Conta di nuovo

## Una partita in corso

ui-companion-round = giro { $round }
ui-companion-standing = Come va
ui-companion-undo = Annulla l’ultima mossa
ui-companion-back = Indietro
ui-companion-last = Ultima: { $what }
ui-companion-taps = { $n ->
    [one] finora un tocco
   *[other] finora { $n } tocchi
}
ui-companion-what-did = Che cosa ha fatto { $name }?
ui-companion-turned-by = { $turns ->
    [one] Girata di un quarto di giro
   *[other] Girata di { $turns } quarti di giro
}
ui-companion-before = Prima
ui-companion-turned = Girata in altro modo?
ui-companion-place = { $name }
ui-companion-not-there = Lì non può esserci nulla del genere. Tocca un punto illuminato, o torna indietro.
ui-companion-by-name = Oppure scrivi il punto
ui-companion-by-words = Oppure scrivi la mossa a parole
ui-companion-enter = Inserisci
ui-companion-left = { $count ->
    [one] Ne resta una.
   *[other] Ne restano { $count }.
}
ui-companion-traits = Che cosa mostra
ui-companion-search = Cerca per nome
ui-companion-none = Nessuna
ui-companion-no-such = Non ne resta nessuna così.
ui-companion-hidden = Lascia coperta
ui-companion-hidden-text = Di solito: quando si gioca, la partita si completa da sé.
ui-companion-tell-hidden = Giochiamo a carte scoperte: indica che cosa è stato pescato
ui-companion-warning = «{ $entry }»?
ui-companion-later = { $count ->
    [one] Dopo ne attende un’altra.
   *[other] Dopo ne attendono altre { $count }.
}
ui-companion-fits = Era questo? Va bene.
ui-companion-stands = È così: lo dice il tavolo
ui-companion-stands-text = Resta nella partita come concordato. Non è controllato, e quel che segue lo è solo a partire dalla posizione a cui porta.
ui-companion-other-begins = Da quanto inserito risulta che comincia qualcun altro.
ui-companion-begins-text = Quel che è stato inserito rimane.
ui-companion-anew = Inserisci altro al suo posto
ui-companion-anew-text = Quel che è stato inserito dopo rimane.
ui-companion-without = Togli la mossa
ui-companion-without-text = È stata una svista.
ui-companion-last-word = L’ultima parola è del tavolo.
ui-companion-agreed = È stata lasciata passare una mossa contro le regole. Non è controllata, e quel che segue lo è solo a partire dalla posizione a cui ha portato.
ui-companion-unchecked = controllato in parte
ui-companion-entries = Tutte le mosse
ui-companion-back-before = Torna a prima di: { $text }
ui-companion-offline = Nessun collegamento
ui-companion-offline-text = Continuate: quel che inserite aspetta su questo dispositivo e viene controllato appena torna il collegamento. Scegliete tra le domande già poste o scrivete a parole.
ui-companion-as-known = Come è stato chiesto l’ultima volta. Quel che inserite viene controllato al ritorno del collegamento.
ui-companion-as-stood = { $count ->
    [0] Nessun collegamento: i punti sono gli ultimi noti.
    [one] Nessun collegamento: i punti sono quelli prima della mossa in attesa.
   *[other] Nessun collegamento: i punti sono quelli prima delle { $count } mosse in attesa.
}
ui-companion-waiting = { $count ->
    [one] Una mossa attende
   *[other] { $count } mosse attendono
}
ui-companion-take-out = Togli: { $entry }
ui-companion-send = Riprova ora
ui-companion-keep = Conserva la partita e guarda dove si è decisa
ui-companion-record = Scarica la partita
ui-companion-gone = La partita di questo indirizzo non è conservata su questo dispositivo. Le partite a un tavolo vero restano sul dispositivo su cui si scrivono; quelle di questo sono elencate qui sotto.
ui-companion-no-game = Qui non c’è un gioco { $name }. Ci sono: { $games }.
