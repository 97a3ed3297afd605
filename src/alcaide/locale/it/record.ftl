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
record-made-many = { $tag } parla di { $told } azioni, ma sono { $actions }.
record-made-by = { $tag } ha la lettera { $letter }; per ogni azione la lettera è una di { $letters }.
record-made-time = { $tag } ha { $word }; un tempo è in secondi, come 12.5, o - se non è noto.
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
record-format = Il formato { $format } è sconosciuto; questa versione legge registrazioni fino al formato { $known }.
record-overrule-format = Una riga che comincia con «!» è del formato 2: all’intestazione serve [Format "2"].
record-overrule = Questo non si può proprio eseguire: nemmeno il tavolo può lasciarlo passare.
record-overrule-many = Nessuna partita ha più di { $limit } azioni contro le regole che sono state lasciate passare.
record-told-missing = Prima di questa azione una riga deve dire che cosa è stato scoperto: «* { $event } …».
record-told-astray = Qui non è stato scoperto nulla di cui «* { $event }» possa parlare.
record-told-no = Non c’è nessun { $word } di cui «* { $verb }» possa parlare.
record-told-gone = «* { $verb }» qui non può essere { $word }: per quanto detto prima, si trova già tutto altrove.
record-told-place = «* { $verb }» qui non può essere { $word }: in questo posto non può trovarsi.
record-told-not = { $word } qui non si scrive con «* { $verb }», ma con «* { $other }».
record-told-order = Il mazzo mescolato qui ha { $size } carte; la riga ne nomina { $number }.

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
record-fair-nonces-missing = Nella registrazione manca [{ $tag } "..."] con una voce per posto: non dice che cosa i giocatori avevano promesso di aggiungere.
record-fair-nonce = Posto { $seat }: la sua parte nella distribuzione è quella promessa.
record-fair-nonce-not = Posto { $seat }: la sua parte nella distribuzione non è quella promessa.
record-fair-nonce-none = Il posto { $seat } non ha aggiunto nulla alla distribuzione.
record-fair-bot = Posto { $seat } ({ $bot }): { $count ->
    [one] una decisione è quella
   *[other] { $count } decisioni sono quelle
} che il bot prende da questo seme.
record-fair-bot-not = Posto { $seat } ({ $bot }): l’azione { $number } è { $found }; da questo seme il bot gioca { $expected }.
record-fair-yes = La distribuzione è quella promessa.
record-fair-no = Che la distribuzione sia quella promessa non è dimostrato.
record-fair-bots-no = La distribuzione è quella promessa, ma un bot non ha giocato ciò che ne segue.

## Tabelloni: file nel formato .board, e le righe Board e BoardName

record-board-format = Questo non è un tabellone: ci vuole "format": "{ $format }".
record-board-version = La versione { $version } del formato è sconosciuta; si conosce la { $known }.
record-board-game = Non ci sono tabelloni di { $game }; ce ne sono di: { $games }
record-board-name = { $field } dev’essere una riga di al massimo { $most } caratteri.
record-board-long = Nessun tabellone supera i { $limit } byte.
record-board-json = Il tabellone non è JSON: guarda la riga { $line }, colonna { $column }.
record-board-unplayable = Su questo tabellone non si può ancora giocare ({ $rule }). { $reason }
record-board-other = Qui serve un tabellone di { $game }, non { $given }.
record-board-given = Questa partita è sul tabellone { $board }, che è scritto nella partita stessa, non su { $given }. Togli l’altro.
record-board-hash = Il contenuto del tabellone ha un altro hash: { $hash }
record-board-deep = Il tabellone non è JSON leggibile: le parentesi sono annidate troppo a fondo, o contiene un numero troppo lungo.

## Distribuzioni impossibili: mazzi e posto di chi comincia

record-setup-start = Il posto { $start } non può cominciare; possono: { $may }.
record-setup-piles = I mazzi sono { $piles }, non { $given }.
record-setup-word = In { $pile }, { $word } non esiste; si va da { $first } a { $last }.
record-setup-alien = { $word } non fa parte di { $pile }.
record-setup-often = In { $pile }, { $word } compare { $found } volte; il numero giusto è { $number }.
record-setup-most = In { $pile }, { $word } compare troppe volte; { $most ->
    [one] ce n’è una sola
   *[other] ce ne sono solo { $most }
}.
record-setup-lacks = In { $pile } mancano: { $words }.
record-setup-size = { $pile } ha { $found } parole, non { $size }; in una partita con cose ignote, un ? in fondo sta per tutto quel che non si conosce.
record-setup-stacks = { $pile } vuole { $size } stringhe, non { $found }.
record-setup-left = In { $pile } ci sono più posti che cose che potrebbero starci.
record-setup-nothing = In { $pile } non resta nulla che possa stare al posto { $place }.
record-setup-position = «{ $part }» qui è { $one }, ma { $other } nella posizione da cui la partita è cominciata.
record-setup-undealt = Una parte di questa distribuzione di { $game } è del tipo sbagliato.
