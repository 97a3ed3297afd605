### Che cosa può non andare in una registrazione, un file nel formato .play. Nomi e notazione restano inglesi.

record-too-long = Nessuna registrazione supera i { $limit } caratteri.
record-too-many = Nessuna registrazione ha più di { $limit } azioni.
record-utf16 = Questo testo è in UTF-16; una registrazione è in UTF-8.
record-not-utf8 = Questo non è testo UTF-8: byte { $byte }.
record-control = Questo non è testo: contiene il carattere di controllo { $code }.
record-line = { $text } dovrebbe essere POSTO AZIONE, come in: 1 buy deck.
record-tag = { $text } dovrebbe essere una voce d’intestazione, come in: [Players "3"].
record-tag-twice = { $tag } compare due volte, la prima alla riga { $first }.
record-tag-missing = Nell’intestazione manca [{ $tag } "..."].
record-tag-single = { $tag } dovrebbe essere una sola stringa.
record-pile = Con queste opzioni non c’è alcun mazzo { $tag }.
record-tag-late = L’intestazione sta all’inizio: una sua voce non può seguire un’azione.
record-no-game = Non c’è un gioco { $game }; ci sono: { $games }
record-version = La versione { $version } è sconosciuta; { $game } è alla versione { $known }.
record-number = { $tag } è { $value }; dovrebbe essere un numero.
record-option-form = L’opzione { $word } dovrebbe avere la forma NOME=VALORE.
record-option-twice = L’opzione { $option } è indicata due volte.
record-option-no = { $game } non ha un’opzione { $option }; ha: { $known }
record-option-none = { $game } non ha un’opzione { $option }; non ne ha nessuna.
record-option-value = L’opzione { $option } vale { $value }, ma può valere soltanto: { $values }
record-profile-no = { $game } non ha un profilo { $profile }; ha: { $known }
record-no-action = { $word } non è un’azione; le azioni sono { $known }.
record-misfit = { $written } va scritto così: { $form }
record-no-card = { $word } non è una carta; il denaro è y, g, b oppure o con un numero da 1 a 9 (y7), un cambiavalute due di queste lettere in quest’ordine (yb).
record-no-tile = { $word } non è una tessera; le tessere si chiamano come pavilion2, garden8b, red1.
record-no-cell = { $word } non è una casella{ $game ->
    [alcazar] ; uno spazio è il suo numero da 1 a 72, una casella senza numero è una lettera da a fino a k e un numero da 1 a 11.
    [castle] {" "}dentro le mura; una casella è una lettera da a fino a j e un numero da 1 a 10.
   *[alhambra] ; una casella è X,Y contando dalla fontana, come 1,-2.
}
record-names = I giocatori sono { $players }, ma { $names ->
    [one] c’è un solo nome
   *[other] i nomi sono { $names }
}.
record-value = { $tag } { $value } contiene un carattere che non può stare in una riga.
record-further = { $tag } non può essere una voce aggiuntiva.
record-scores-shape = Scores dovrebbe contenere { $players } numeri.
record-scores = A partita rigiocata, i punteggi sono { $scores }.
record-not-over = Qui ci sono dei punteggi, ma la partita non arriva alla fine: forse mancano le ultime righe.
record-broken-off = La partita è stata interrotta: non si può più giocare nulla.
record-not-broken-off = La registrazione dice che la partita è stata interrotta, ma è arrivata alla fine.
record-no-seat = Non c’è un posto { $no }; i posti vanno da 0 a { $last }.
record-turn = Tocca al posto { $turn }, non al posto { $other }.
record-event = Dopo la distribuzione in { $game } nulla accade per caso: «* { $event }» non può esserci.
record-event-other = Qui è successo «* { $event }», non «* { $told }».
record-event-cards = «* { $verb }» non nomina le carte che c’erano; mancano: { $missing }; di troppo: { $extra }.
record-event-none = Qui il caso non ha deciso nulla: non c’è «* { $event }».
record-event-missing = Prima di questa azione manca «* { $event }».

## La distribuzione promessa

record-fair-missing = Nella registrazione manca [{ $tag } "..."]: non dice che cosa fu promesso prima della distribuzione.
record-fair-hash = Promessa: l’impronta è quella di gioco, versione, numero di giocatori, opzioni e seme ({ $hash }).
record-fair-hash-not = Promessa: la registrazione dice { $claimed }, ma gioco, versione, numero di giocatori, opzioni e seme danno { $hash }.
record-fair-board = Tabellone: la registrazione ne porta uno suo, che nessun seme promette.
record-term-pile = { $pile ->
    [Deck] Mazzo
    [Tiles] Tessere
    [Wall] Tessere Bonus
    [Money] Carte denaro
    [Bonus] Bonus
    [Squares] Capannoni
   *[other] { $pile }
}
record-fair-pile = { record-term-pile }: { $size } su { $size } nell’ordine che segue dal seme.
record-fair-pile-not = { record-term-pile }: al posto { $place } c’è { $found }; dal seme segue { $expected }.
record-fair-start = Chi comincia: il posto { $start }, come segue dal seme.
record-fair-start-not = Chi comincia: il posto { $start }; dal seme segue il posto { $expected }.
record-fair-events = Il caso durante la partita: tutto segue dalla distribuzione.
record-fair-events-not = Il caso durante la partita: le righe con l’asterisco dicono altro da ciò che segue dalla distribuzione.
record-fair-yes = La distribuzione è quella promessa.
record-fair-no = Che la distribuzione sia quella promessa non è dimostrato.
