## Pagine che sono un solo messaggio

ui-missing-title = Qui non c’è nulla
ui-missing-text = Questa pagina non esiste, o la partita è stata tolta.
ui-missing-home = Alla pagina iniziale

## Parole di molti luoghi

ui-rule-open = Apri la regola { $rule }


## Testata e piè di pagina

ui-site-skip = Vai al contenuto
ui-site-nav = Pagine
ui-site-play = Gioca
ui-site-rules = Regole
ui-site-learn = Impara
ui-site-players = Giocatori
ui-site-language = Lingua
ui-site-dark = Tema scuro
ui-site-light = Tema chiaro
ui-site-unofficial = Alcaide è un progetto libero e non ufficiale, senza alcun legame con gli autori o gli editori dei giochi. Disegni e testi sono tutti nostri.
ui-site-map = La mappa di Alcazar, le mura, le tessere e le caselle partenza del Castello e le mura di quasi tutti i capannoni di Alhambra sono ricostruzioni dalle regole pubblicate; quelli stampati possono differire.

## Colori

ui-colour-blue = blu
ui-colour-yellow = giallo
ui-colour-green = verde
ui-colour-red = rosso
ui-colour-white = bianco
ui-colour-violet = viola
ui-colour-black = nero

## La pagina iniziale

ui-home-title = Quale castello costruiamo?
ui-home-title-one = Costruiamo un castello?
ui-home-read-rules = Leggi le regole
ui-home-lesson-link = Impara giocando
ui-home-new = { $game }: nuova partita
ui-home-who = Chi siede dove? Chi comincia è deciso a sorte.
ui-home-name = Nome al posto { $number }
ui-home-level = Livello del bot al posto { $number }
ui-home-kind = Chi gioca al posto { $number }
ui-home-kind-me = Io
ui-home-kind-friend = Amico
ui-home-kind-bot = Bot
ui-home-remove = Togli il posto di { $name }
ui-home-colour = Colore di { $name }: { $colour }
ui-home-colour-change = Scegli un colore
ui-home-colour-taken = { $colour }, scambiandolo con { $name }
ui-home-add =
    { $number ->
        [2] Aggiungi un secondo posto
        [3] Aggiungi un terzo posto
        [4] Aggiungi un quarto posto
        [5] Aggiungi un quinto posto
       *[other] Aggiungi un sesto posto
    }
ui-home-curtain = Amici davanti a questo schermo: tra un turno e l’altro le carte restano coperte.
ui-home-profile = Con quali regole?
ui-home-own = Scelta propria
ui-home-own-sentence = Opzioni scelte una per una.
ui-home-options = Opzioni
ui-home-aids = Aiuti
ui-home-aids-text = Valgono per tutti a questo tavolo.
ui-home-aids-off = { $off ->
    [0] tutti attivi
    [one] uno disattivato
   *[other] { $off } disattivati
}
ui-home-start = Inizia la partita
ui-home-starting = Si danno le carte…
ui-home-nobody = Qualcuno deve pur giocare: scegli «Io» o «Amico» per almeno un posto.
ui-home-failed = Non ha funzionato: il server non risponde. Riprova.
ui-home-first = Prima volta?
ui-home-lesson = Impara giocando
ui-home-continue-title = Riprendi
ui-home-continue = Riprendi
ui-home-look = Rivedi
ui-home-none = Le partite che cominci restano qui, mossa per mossa. Chiudi pure la pagina quando vuoi.
ui-home-all =
    { $count ->
        [one] Mostra l’unica partita
       *[other] Mostra tutte le { $count } partite
    }
ui-home-delete = Elimina questa partita ({ $state })
ui-home-delete-sure = Eliminare questa partita? Non si potrà più recuperare.
ui-home-delete-yes = Elimina
ui-home-delete-no = Conserva
ui-home-load = Apri una partita registrata (.play)
ui-home-loading = Lettura della partita…
ui-home-drop = Rilascia qui la partita registrata
ui-home-load-fault = Non è stato possibile rigiocare { $file }.
ui-home-load-close = Chiudi questo messaggio
ui-home-load-empty = Il file è vuoto.
ui-home-load-big = Il file è molto più grande di qualunque partita.
ui-home-load-binary = Questo non è un file di testo. Una partita registrata è testo semplice e comincia con [Game "…"].
ui-home-offline-title = Il tavolo non è ancora apparecchiato
ui-home-offline = Il server non risponde. È ancora in funzione?
ui-home-again = Riprova


## Le regole

ui-rules-title = { $game }: le regole
ui-rules-contents = Indice
ui-rules-search = Cerca nelle regole
ui-search-clear = Cancella la ricerca
ui-rules-count =
    { $count ->
        [0] Nessuna regola
        [one] Una regola
       *[other] { $count } regole
    }
ui-rules-none = Nessuna regola parla di «{ $query }».
ui-rules-link = Collegamento a questa regola
ui-rules-panel = Regola { $rule }
ui-rules-before = La regola precedente
ui-rules-after = La regola seguente
ui-rules-close = Chiudi la regola
ui-rules-all = Tutte le regole, in una nuova scheda
ui-rules-unknown = Non c’è nessuna regola { $rule }.
ui-rules-wait = Si aprono le regole…
ui-rules-failed = Non è stato possibile aprire le regole.
ui-rules-printed = Le regole stampate dicono
ui-rules-played = Qui vale
ui-rules-because = Perché
ui-rules-sources = Fonti


## Il tavolo a parole

ui-text-title = { $game }: il tavolo a parole
ui-text-leave = Torna al tavolo disegnato
ui-text-enter = Il tavolo a parole
ui-text-help = Il tasto T passa dalle parole al disegno, la barra porta al campo della notazione, U annulla.
ui-text-round = giro { $round }
ui-text-curtain = Tocca a { $name }
ui-text-curtain-why = Le carte restano coperte finché chi gioca dopo non è qui da solo.
ui-text-curtain-lift = Sono { $name }: leggimi la mano
ui-text-waiting = Si aspettano gli altri
ui-text-over = La partita è finita
ui-text-past = Stai rivedendo la posizione dopo { $step } azioni su { $steps }.
ui-text-now = Alla posizione attuale
ui-text-say = Scrivi un’azione in notazione
ui-text-say-go = Giocala
ui-text-say-help = Per esempio: { $example }. Si gioca subito; se non è possibile, la risposta dice perché.
ui-text-undo = Annulla l’ultima azione
ui-text-price = costa { $price }
ui-text-income = rende { $income }
ui-text-points =
    { $points ->
        [1] un punto in più
        [-1] un punto in meno
       *[other] { $points } punti
    }
ui-text-fact = { $label }: { $value }
ui-text-fact-change = { $label }: { $before }, poi { $after }
ui-text-money-after = Poi hai { $money } reali.
ui-text-back = Torna all’elenco
ui-text-refused = Ora non è possibile ({ $count })
ui-text-filter = Restringi l’elenco
ui-text-filtered = { $left } azioni su { $count }
ui-text-position = La posizione
ui-text-log = Cronaca, dall’ultima mossa
ui-text-log-older = Mostra { $count } righe precedenti su { $total }
ui-text-then = Posizione dopo { $name }: { $action }
ui-text-player = Giocatore
ui-text-total = Punti
ui-text-parts = Composti da
ui-text-winner = vince


## Il tavolo

ui-opening = Si apparecchia il tavolo…
ui-players = Giocatori
ui-players-open = Giocatori: mostra denaro, riserva e punti
ui-players-count =
    { $count ->
        [2] Due giocatori
        [3] Tre giocatori
        [4] Quattro giocatori
        [5] Cinque giocatori
        [6] Sei giocatori
       *[other] { $count } giocatori
    }
ui-round = giro { $round }
ui-seat-you = tu
ui-seat-you-now = tu, tocca a te
ui-seat-out = senza carte
ui-thinking = { $name } sta pensando
ui-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
ui-points-word =
    { $count ->
        [one] punto
       *[other] punti
    }
ui-points-title = Punti se la partita finisse ora
ui-market = Carte in vendita
ui-market-open = una per turno
ui-market-idle = non ora
ui-left =
    { $count ->
        [0] esaurite
       *[other] ancora { $count }
    }
ui-stock = Scorta
ui-hand = La tua mano
ui-hand-count =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
ui-hand-chosen = scelta: { $card }
ui-hand-idle = non serve in questa fase
ui-hand-hidden = La mano è coperta.
ui-hand-open = Apri la mano
ui-board = Tabellone
ui-board-cell = Casella { $name }
ui-mark-can = si può scegliere
ui-mark-chosen = scelta
ui-mark-refused = non ammessa
ui-mark-rule = conta per la regola
ui-map = Tutto il tabellone
ui-view = Vista del tabellone
ui-turn-left = Gira a sinistra
ui-turn-right = Gira a destra
ui-plan = Pianta
ui-zoom-in = Più vicino
ui-zoom-out = Più lontano
ui-picked = { $things }: e poi?
ui-picked-hint = Scegli qui o sul tabellone.
ui-offers = Che cosa puoi fare
ui-offer-on = in { $places }
ui-offer-ways = { $count } modi
ui-offer-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
ui-offer-note = { $ways }: { $points }
ui-range = da { $from } a { $to }
ui-free = gratis
ui-fact-to = diventa
ui-choose-first = Prima scegli
ui-money-after =
    { $money ->
        [one] Ti resta { $money } reale
       *[other] Ti restano { $money } reali
    }
ui-back = Indietro
ui-end-turn-ask = Con questo il tuo turno finisce.
ui-end-turn-yes = Finisci il turno
ui-wait = Intanto guardati attorno: ingrandisci il tabellone, leggi la cronaca, torna indietro nella partita.
ui-close = Chiudi
ui-undo = Annulla
ui-step-back = Un’azione indietro
ui-step-forward = Un’azione avanti
ui-look = Stai guardando l’azione { $step } di { $steps }
ui-look-first = All’inizio
ui-look-slider = Azione
ui-look-now = Torna ad adesso
ui-log = Cronaca
ui-log-look = Mostra la posizione dopo questa azione
ui-log-empty = Non è ancora successo nulla.
ui-rules = Regole
ui-menu = Menu
ui-menu-home = Pagina iniziale
ui-menu-kept = La partita resta conservata, mossa per mossa.
ui-record = Scarica la partita
ui-copy-position = Copia la posizione
ui-copied = Posizione copiata
ui-rematch = Rivincita
ui-rematch-new = Nuova partita, stessi giocatori
ui-result-board = Guarda il tabellone
ui-result-open = Mostra il risultato
ui-winner = vince
ui-curtain-title = { $name }, tocca a te
ui-curtain-text = Le mani restano coperte finché non prendi il posto.
ui-curtain-lift = Sono { $name }
ui-lost = Il collegamento è caduto. Vedi l’ultima posizione arrivata.
ui-lost-again = Ricollega
ui-settings = Impostazioni
ui-theme = Tema
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-theme-system = Di sistema
ui-speed = Movimento
ui-speed-05 = Lento
ui-speed-1 = Normale
ui-speed-2 = Rapido
ui-speed-0 = Nessuno
ui-speed-reduced = Il tuo sistema chiede meno movimento: tutto resta fermo.
ui-sounds = Suoni
ui-sounds-text = Pietra su pietra, monete, e una nota quando tocca a te.
ui-aids = Aiuti
ui-aids-text = Illumina ciò che si può scegliere.
ui-confirm-end = Chiedi prima di finire il turno
ui-confirm-end-text = Un’altra pressione del pulsante prima di passare la mano.
ui-keys = Tasti
ui-key-enter = Conferma; sceglie ciò che è evidenziato
ui-key-esc = Ritira una scelta; chiude un pannello
ui-key-turn = Gira il tabellone
ui-key-zoom = Più vicino, più lontano, tutto il tabellone
ui-key-step = Un’azione indietro o avanti
ui-key-go = Alla mano, al tabellone, alle scelte, alle carte in vendita


## A table with shelves

ui-tabs = Parti del tavolo
ui-tab-market = Mercato
ui-tab-hand = Mano
ui-tab-own = Mie tessere
ui-tab-ledger = Maggioranze
ui-tab-waiting =
    { $count ->
        [one] una tessera in attesa
       *[other] { $count } tessere in attesa
    }
ui-plan-open = Guarda l’Alhambra di { $name }
ui-plan-back = Torna alla tua
ui-held = In mano a { $name }
ui-aside =
    { $count ->
        [one] Una tessera nella riserva
       *[other] { $count } tessere nella riserva
    }
ui-ledger-total = totale
ui-zoom-fit = Tutto il tabellone
ui-hand-sum-of =
    { $count ->
        [one] { $sum } di { $price }
       *[other] { $figures } = { $sum } di { $price }
    }
ui-hand-none = Non hai carte in mano.
ui-hand-held =
    { $count ->
        [one] una carta scelta
       *[other] { $count } carte scelte
    }
ui-picked-cards = Scegli qui, o prendi le carte.
ui-offers-more =
    { $count ->
        [one] C’è un altro modo: scegli le carte.
       *[other] Altri { $count } modi: scegli le carte.
    }


## La lezione

ui-lesson-title = Imparare { $game }
ui-lesson-opening = Si apre la lezione…
ui-lesson-failed = Non è stato possibile aprire la lezione
ui-lesson-step = Passo { $step } di { $steps }
ui-lesson-ways = Attraverso la lezione
ui-lesson-back = Indietro
ui-lesson-next = Avanti
ui-lesson-skip = Salta questo passo
ui-lesson-leave = Lascia la lezione
ui-lesson-fold = Nascondi il testo
ui-lesson-unfold = Mostra il testo
ui-lesson-got-it = Ci provo
ui-lesson-read = Dai un’occhiata al tabellone, poi cominciamo.
ui-lesson-begin = Costruiamo
ui-lesson-over = Ora conosci il gioco.
ui-lesson-play = Gioca una vera partita


## A piece to place that can be turned, and those still to come

ui-piece-hint = R o la rotella la girano
ui-piece-left = Gira a sinistra
ui-piece-right = Gira a destra
ui-piece-turned =
    { $turn ->
        [0] come pescata
        [1] girata una volta a destra
        [2] capovolta
       *[other] girata una volta a sinistra
    }
ui-left-title = Tessere da pescare

## Suggerimento, analisi, tavolo di prova

ui-hint = Suggerimento
ui-hint-thinking = Cerco la mossa migliore…
ui-hint-none = Si può chiedere un suggerimento quando tocca a te.
ui-hint-chance = { $chance }% di probabilità
ui-hint-take = Scegli questa mossa
ui-hint-note = Vedrai che cosa porterebbe; niente è giocato finché non confermi.
ui-percent = { $value }%
ui-analysis = Analisi
ui-analysis-begin = Sto riflettendo sulla partita…
ui-analysis-progress = Rifletto sulla partita: { $done } decisioni su { $total }
ui-analysis-start = L’inizio della partita.
ui-analysis-turns = Momenti decisivi
ui-analysis-wait = L’elenco arriva quando si è riflettuto su tutto.
ui-analysis-none = Nessuno ha perso molto con una sola mossa.
ui-analysis-when = Giro { $round }, { $name }
ui-analysis-loss = dal { $before }% al { $after }%
ui-analysis-better = Meglio:
ui-chances-label = Probabilità di vittoria mossa per mossa; le frecce percorrono la partita
ui-chance-of = { $name } { $chance }%
ui-whatif = E se…?
ui-whatif-free = Qui niente conta.
ui-whatif-bots = Chi gioca
ui-whatif-hand = Giocato a mano
ui-whatif-bot = Bot: { $level }
ui-whatif-seats = Un bot che prende un posto continua subito a giocare. Tutto si può annullare e giocare in un altro modo.
ui-whatif-leave = Torna alla partita
ui-ahead = Pianifica
ui-ahead-lead = Non serve aspettare: su un tavolo tutto tuo gioca per gli altri e decidi già come risponderai.
ui-ahead-title = Pianifica questa linea
ui-ahead-how = Gioca prima per gli altri, poi per te. Quello che giochi qui può diventare il tuo piano.
ui-ahead-when = Quando viene giocato
ui-ahead-exact = Solo se tutti giocano così
ui-ahead-exact-text = Le tue mosse sono giocate subito al tuo turno, finché gli altri seguono questa linea. Quello che si pesca può essere diverso da qui.
ui-ahead-any = Qualunque cosa giochino gli altri
ui-ahead-any-text = Le tue mosse sono giocate una dopo l’altra, ognuna al tuo turno, finché si possono giocare tali e quali.
ui-ahead-make = È il mio piano
ui-ahead-private = Nessun altro vede ciò che hai pianificato. Se qualcosa viene annullato, il piano cade.
ui-plans = Piani
ui-plans-wait = { $count ->
    [one] Un piano aspetta il tuo turno.
   *[other] { $count } piani aspettano il tuo turno.
}
ui-plans-show = Mostra
ui-plans-drop = Elimina il piano
ui-plans-clear = Va bene
ui-plans-more = Pianifica un’altra linea
ui-plans-none = Non c’è nessun piano.
ui-answer = La tua risposta
ui-answer-kept = Vale appena tocca a te rispondere; fino ad allora nessun altro la vede.
ui-answer-change = Cambiala
ui-standing = Risposte automatiche
ui-standing-lead = Che cosa si risponde al tuo posto senza chiedertelo. Lo vedi soltanto tu, e puoi cambiarlo quando vuoi.
ui-standing-rest = Non prima del mio prossimo turno
ui-standing-rests = Prima del tuo prossimo turno non ti si chiede nulla.
ui-standing-wake = Chiedimelo comunque
ui-standing-answers = La risposta è data per te. Le risposte automatiche sono nel menu.
ui-standing-again = Richiedimelo alla prossima occasione


## Giocare con persone altrove

ui-site-lobby = Sala
ui-lobby-title = Sala d’ingresso
ui-lobby-lead = Siediti a un tavolo, oppure guarda. I tuoi tavoli sono nella pagina iniziale.
ui-lobby-new = Apri un tavolo
ui-lobby-game = Gioco
ui-lobby-pace = Ritmo
ui-lobby-any = tutti
ui-lobby-free = Solo con posti liberi
ui-lobby-rated = Solo con classifica
ui-lobby-none = Nessun tavolo corrisponde. Aprine uno: gli altri lo troveranno qui.
ui-lobby-failed = La sala non è raggiungibile.
ui-lobby-join = Siediti
ui-lobby-watch = Guarda
ui-lobby-open = Apri
ui-lobby-seats =
    { $free ->
        [0] al completo
        [one] un posto libero
       *[other] { $free } posti liberi
    }
ui-lobby-seat-free = posto libero
ui-pace-free = Senza orologio
ui-pace-live = Dal vivo
ui-pace-days = In più giorni
ui-pace-told-live =
    { $bank ->
        [0] { $turn } s per turno
       *[other] { $bank } min a testa, { $turn } s liberi per turno
    }
ui-pace-told-days =
    { $days ->
        [0] { $hours } h per mossa
        [one] una mossa al giorno
       *[other] una mossa in { $days } giorni
    }
ui-pace-live-15 = Dal vivo, 15 min
ui-pace-live-30 = Dal vivo, 30 min
ui-pace-live-60 = Dal vivo, un’ora
ui-pace-day = Una mossa al giorno
ui-pace-three = Una mossa in tre giorni
ui-terms-title = Chi gioca, e a che ritmo
ui-terms-access = Chi può sedersi
ui-terms-private = Chi ha il link
ui-terms-public = Chiunque
ui-terms-pace = Tempo per pensare
ui-terms-gone = A tempo scaduto
ui-terms-gone-bot = Subentra un bot; si può tornare
ui-terms-gone-skip = Un bot gioca il turno; dopo tre subentra
ui-terms-gone-end = La partita si interrompe
ui-terms-gone-wait = Non succede nulla
ui-terms-undo = Ritirare le mosse
ui-terms-undo-turn = Nel proprio turno
ui-terms-undo-ask = Anche più indietro, se tutti sono d’accordo
ui-terms-undo-none = Mai
ui-terms-watch = Altri possono guardare
ui-terms-watch-sentence = Vedono ciò che è scoperto, nessuna mano.
ui-terms-rated = Con classifica
ui-terms-rated-sentence = Conta per il punteggio di chi ha un account. Senza suggerimenti.
ui-home-kind-open = Libero
ui-home-open-for = Account per cui si tiene il posto { $number }
ui-home-open-seat = chiunque
ui-home-invited = Solo per chi ha il link
ui-home-gather = Apri il tavolo
ui-waiting-title = In attesa di giocatori
ui-waiting-free = Posto libero
ui-waiting-kept = tenuto per { $name }
ui-waiting-invited = su invito
ui-waiting-sit = Siediti
ui-waiting-stand = Alzati
ui-waiting-remove = Fai alzare { $name }
ui-waiting-bot = Metti un bot
ui-waiting-level = Livello del bot
ui-waiting-starts = La partita comincia appena tutti i posti sono occupati.
ui-waiting-link = Invito
ui-waiting-link-text = Chi ha questo link può sedersi.
ui-waiting-copy = Copia il link
ui-waiting-copied = Copiato
ui-waiting-share = Condividi
ui-waiting-delete = Rinuncia al tavolo
ui-waiting-look = Guarda il tabellone
ui-waiting-show = Mostra i posti
ui-clock-left = { $name }: restano { $time }
ui-clock-soon = Restano { $seconds } secondi
ui-clock-days = { $days } g { $hours } h
ui-clock-hours = { $hours } h { $minutes } min
ui-chat = Chat
ui-chat-write = Scrivi un messaggio
ui-chat-send = Invia
ui-chat-none = Nessuno ha ancora scritto.
ui-chat-read = Scrive soltanto chi siede al tavolo.
ui-chat-muted = Hai silenziato questo giocatore.
ui-chat-mute = Silenzia { $name }
ui-chat-unmute = Ascolta di nuovo { $name }
ui-chat-report = Segnala agli amministratori
ui-chat-reported = Segnalato
ui-chat-more = Messaggio di { $name }: altro
ui-chat-unread =
    { $count ->
        [one] Un messaggio non letto
       *[other] { $count } messaggi non letti
    }
ui-ask-agree = D’accordo
ui-ask-refuse = No
ui-ask-withdraw = Ritira
ui-ask-waits = Si aspetta { $names }.
ui-paused = La partita è in pausa.
ui-resume = Riprendi
ui-away = Un bot gioca per { $name }.
ui-away-me = Un bot gioca per te.
ui-come-back = Torna a giocare
ui-skipped = Tempo scaduto: un bot gioca questo turno per { $name }.
ui-rematch-offered = C’è una proposta di rivincita.
ui-rematch-join = Al nuovo tavolo
ui-order-resign = Abbandona
ui-order-resign-sure = Abbandonare davvero? Vincono gli altri.
ui-order-leave = Esci, subentra un bot
ui-order-leave-sure = Lasciare la partita a un bot? Potrai tornare.
ui-order-pause = Chiedi una pausa
ui-order-draw = Proponi di chiudere senza vincitori
ui-order-undo = Chiedi di ritirare
ui-order-holiday =
    { $days ->
        [0] Prendi giorni di vacanza
        [one] Prendi un giorno di vacanza
        [3] Prendi tre giorni di vacanza
       *[other] Prendi { $days } giorni di vacanza
    }
ui-order-holiday-more =
    { $days ->
        [0] Prolunga la vacanza
        [one] Prolunga la vacanza di un giorno
        [3] Prolunga la vacanza di tre giorni
       *[other] Prolunga la vacanza di { $days } giorni
    }
ui-order-holidays =
    { $days ->
        [0] Per quest’anno hai già preso tutti i tuoi giorni di vacanza.
        [one] Per quest’anno ti resta un giorno di vacanza, per tutte le tue partite insieme.
       *[other] Per quest’anno ti restano { $days } giorni di vacanza, per tutte le tue partite insieme.
    }
ui-order-yes = Sì
ui-order-no = No
ui-order-like = Nuovo tavolo come questo

## Condividere una posizione, e ciò che fu promesso prima della distribuzione

ui-share-position = Condividi questa posizione
ui-share-table = Condividi il tavolo
ui-share-copied = Il link è copiato.
ui-share-failed = Non è stato possibile copiare il link: prendilo dalla barra degli indirizzi.
ui-picture = Salva come immagine
ui-deal = La distribuzione sigillata
ui-deal-text = Questo sigillo c’era prima che fosse distribuita la prima carta. A partita finita si vede il seme, e chiunque può controllare che la distribuzione ne segue.
ui-deal-copy = Copia il sigillo
ui-deal-copied = Sigillo copiato
ui-deal-check = Controlla la distribuzione

## Controllare una distribuzione

ui-site-more = Altre pagine
ui-verify-link = Controlla una distribuzione
ui-verify-title = La distribuzione era onesta?
ui-verify-lead = Prima che sia distribuita la prima carta, Alcaide mostra un sigillo: l’impronta del seme da cui tutto è mescolato. A partita finita la registrazione nomina il seme. Qui puoi controllare che sigillo, seme e distribuzione vadano insieme.
ui-verify-record = La registrazione
ui-verify-choose = Scegli una registrazione (.play)
ui-verify-paste = Oppure incolla il testo
ui-verify-go = Controlla
ui-verify-here = Accertato dal tuo browser
ui-verify-there = Ridistribuito dal server
ui-verify-yourself = Senza fidarsi di nessuno
ui-verify-yourself-text = Con Alcaide sul tuo computer la prima riga controlla tutto. Alla seconda basta una shell: scrive il sigillo che segue dalla registrazione.
ui-verify-table = Al tavolo
ui-verify-none = La registrazione non contiene alcun sigillo.
ui-verify-no-hash = Questo browser calcola impronte solo nelle pagine arrivate cifrate. Il sigillo l’ha confrontato il server; le righe qui sotto lo fanno senza il server.
ui-verify-hash = Il sigillo della registrazione è l’impronta di gioco, versione, numero di giocatori, opzioni e seme.
ui-verify-hash-not = Il sigillo della registrazione non è l’impronta di gioco, versione, numero di giocatori, opzioni e seme.
ui-verify-seen = È il sigillo che questo browser ha visto prima della fine della partita.
ui-verify-not-seen = Non è il sigillo che questo browser ha visto prima della fine della partita.
ui-verify-unseen = Questo browser non ha visto il sigillo prima della fine: confrontalo con uno che qualcuno ha annotato.
ui-verify-about = Che cosa dimostra, e che cosa no
ui-verify-proves = Se tutto torna, nessuno ha scambiato una carta o una tessera dopo che il sigillo fu mostrato: né durante la partita, né dopo.
ui-verify-not = Non dimostra che il seme sia stato tirato a sorte: chi gestisce il server potrebbe aver provato più semi prima della partita. E non dimostra che nessuno abbia guardato nel database.

## Giocatori

ui-players-link = Giocatori
ui-players-title = I giocatori più forti
ui-players-lead = Contano le partite classificate fra persone con un account. Gli ospiti giocano, ma senza punteggio.
ui-players-game = Gioco
ui-players-search = Cerca un giocatore
ui-players-place = Posto
ui-players-none = Nessun giocatore classificato si chiama «{ $name }».
ui-players-empty = Nessuno ha ancora finito una partita classificata. I bot aspettano.
ui-players-how = In ordine di ciò che è quasi certo: il punteggio meno tre volte la sua incertezza. La forza dei bot è fissa; tutti cominciano da 1500.
ui-player-rating = Punteggio
ui-player-games = Partite
ui-player-won = Vinte
ui-player-percent = { $percent }%
ui-player-points = Punti in media
ui-player-colour = Colore
ui-player-course = Il punteggio in { $games } partite: da { $first } a { $last }
ui-player-guest = Ospite, senza punteggio
ui-player-mine = Così ti vedono gli altri; le partite private le vedi solo tu e chi era al tavolo.
ui-player-none = Ancora nessuna partita finita.
ui-player-finished = Partite finite
ui-player-with = con { $names }
ui-player-gone = Questo tavolo non c’è più.
ui-player-victory = Vittoria
ui-player-place = posto { $place } su { $players }
ui-player-rated = classificata
ui-player-newer = Più recenti
ui-player-older = Più vecchie
ui-player-privacy = Sono elencate le partite ai tavoli pubblici e quelle in cui eri al tavolo anche tu.
ui-player-nobody = Qui non c’è nessuno
ui-player-nobody-text = Questo giocatore non esiste, o non esiste più.

## Chi gioca qui, e gli account

ui-guest-title = Chi gioca?
ui-guest-text = Scegli il nome che vedranno gli altri. Più avanti potrai farne un account e tenere le tue partite.
ui-guest-play = Gioca come ospite
ui-guest-no = Non ora
ui-guest-account = Ho già un account
ui-account-title = Account
ui-account-none = Qui non serve accedere
ui-account-none-text = Questo tavolo è sul tuo computer: tutto ciò che c’è sopra è tuo, senza account.
ui-account-welcome = Benvenuto
ui-account-guest = ospite
ui-account-text = Che cosa si conserva di te, e dove hai effettuato l’accesso.
ui-account-guest-text = Giochi come ospite: ti conosce solo questo browser. Con un account ritrovi le tue partite su ogni dispositivo.
ui-account-stranger-text = Ti si chiede soltanto un nome: nessun indirizzo, nessun numero di telefono.
ui-account-name = Nome
ui-account-password = Password
ui-account-password-hint = Almeno 8 caratteri. Lasciala vuota per accedere solo con i link, che si creano da un dispositivo già collegato.
ui-account-password-old = Password attuale
ui-account-password-new = Nuova password
ui-account-password-none = Questo account non ha ancora una password: accedi con i link.
ui-account-password-ends = Almeno 8 caratteri. Tutti gli altri tuoi dispositivi vengono scollegati.
ui-account-password-do = Cambia la password
ui-account-new = Crea un account
ui-account-new-text = Un nome e una password, e le tue partite ti seguono su ogni dispositivo.
ui-account-new-guest = I tuoi posti e le tue partite restano come sono.
ui-account-new-do = Crea l’account
ui-account-sign-in = Accedi
ui-account-sign-in-guest = Le partite iniziate da ospite restano all’ospite. Per tenerle, crea invece un account.
ui-account-sign-in-link = Password dimenticata, o mai avuta? Crea un link da un dispositivo già collegato, oppure chiedilo a chi gestisce questo server.
ui-account-follow = Accedi con un link
ui-account-follow-text = Questo link ti fa accedere da questo dispositivo. Prosegui solo se l’hai creato o chiesto tu.
ui-account-follow-do = Accedi da questo dispositivo
ui-account-follow-no = Non ora
ui-account-profile = Tu
ui-account-rename = Cambia il nome
ui-account-kept = Fatto.
ui-account-colours = I colori che preferisci
ui-account-colours-text = In quest’ordine; il primo libero è il tuo.
ui-account-colour = { $colour }, numero { $place }
ui-account-devices = Dispositivi
ui-account-device = { $browser } su { $system }
ui-account-device-other = Un altro programma
ui-account-here = Questo dispositivo
ui-account-seen = Ultimo uso: { $when }
ui-account-end = Scollega
ui-account-end-of = Scollega: { $device }
ui-account-end-others = Scollega tutti gli altri
ui-account-link = Link per un altro dispositivo
ui-account-link-text = Per un altro dispositivo: un link con cui accedere da lì. Vale una volta sola, per 15 minuti.
ui-account-link-do = Crea un link
ui-account-copy = Copia
ui-account-keys = Chiavi per programmi
ui-account-keys-text = Un programma con una chiave gioca a tuo nome. Non può cambiare il tuo account.
ui-account-key = Chiave
ui-account-key-label = A che cosa serve?
ui-account-key-do = Crea una chiave
ui-account-key-once = Copia adesso la chiave: non sarà più mostrata.
ui-account-revoke = Revoca
ui-account-revoke-of = Revoca la chiave «{ $key }»
ui-account-leave = Andare via
ui-account-leave-text = Puoi portare con te i tuoi dati in un file. L’eliminazione è definitiva.
ui-account-out = Esci
ui-account-out-sure = Un ospite che esce non può tornare: i suoi posti restano vuoti. Per tenerli, crea prima un account.
ui-account-stay = Resta
ui-account-export = Scarica i miei dati
ui-account-delete = Elimina tutto
ui-account-delete-sure = Il tuo nome scompare, anche dalle partite finite; i tuoi posti nelle partite in corso vengono ceduti. Non si può tornare indietro.

## Avvisi per chi non c’è

ui-holidays = Vacanze
ui-holidays-text = Mentre sei in vacanza il tuo tempo è fermo in tutte le partite che durano più giorni. Puoi prendere { $year } giorni nell’arco di dodici mesi, subito oppure annunciandoli fino a un anno prima.
ui-holidays-left =
    { $days ->
        [0] Li hai già usati tutti.
        [one] Ti resta un giorno.
       *[other] Ti restano { $days } giorni.
    }
ui-holidays-until = Sei in vacanza. Ultimo giorno: { $when }.
ui-holidays-from = Primo giorno
ui-holidays-days = Giorni
ui-holidays-days-now = Giorni, da adesso
ui-holidays-more = Altri giorni
ui-holidays-do = Vai in vacanza
ui-holidays-longer = Prolunga
ui-holidays-announce = Annuncia
ui-holidays-kept = Vacanza annunciata. Ai tuoi tavoli si vedrà quando comincia.
ui-holidays-announced = Vacanze annunciate
ui-holidays-count =
    { $days ->
        [one] Un giorno
       *[other] { $days } giorni
    }
ui-holidays-withdraw = Annulla
ui-holidays-withdraw-of = Annulla la vacanza. Primo giorno: { $when }
ui-holidays-end = Termina la vacanza
ui-holidays-end-text = I giorni non ancora iniziati ti vengono restituiti.

ui-notices = Avvisi
ui-notices-text = Quando non ci sei e gli altri ti aspettano, Alcaide può fartelo sapere: una volta per turno, non prima che sia passato un minuto, e con un solo avviso per tutti i tavoli. Nelle partite dal vivo lo sa solo il browser, dopo dieci secondi.
ui-notices-browser = In questo browser
ui-notices-browser-text = Anche quando nessuna pagina di Alcaide è aperta. L’avviso passa per il servizio push di chi produce il tuo browser; è cifrato: sanno che è arrivato qualcosa, non che cosa.
ui-notices-browser-none = Questo browser non riceve avvisi. Su iPhone o iPad metti prima Alcaide nella schermata Home e aprilo da lì.
ui-notices-browser-do = Avvisami in questo browser
ui-notices-denied = Gli avvisi di questo sito sono bloccati. Permettili nelle impostazioni del browser.
ui-notices-address = A un altro servizio
ui-notices-address-label = Indirizzo
ui-notices-address-hint = E-mail, Telegram, Discord, ntfy e molti altri, scritti come vuole Apprise: mailto://, tgram://, discord://, ntfy://. Si conserva come una password e non si mostra più. Il servizio riceve il nome del gioco, chi gioca e il tempo che resta.
ui-notices-address-do = Aggiungi l’indirizzo
ui-notices-guest = Con un account puoi ricevere gli avvisi anche per e-mail, Telegram, Discord, ntfy e molti altri servizi.
ui-notices-test = Prova
ui-notices-test-of = Manda una prova: { $way }
ui-notices-remove = Togli
ui-notices-remove-of = Togli: { $way }
ui-notices-sent = La prova è partita.
ui-notices-when = Avvisami
ui-notices-when-turn = quando tocca a me
ui-notices-when-soon = quando il mio tempo sta per scadere
ui-notices-when-table = quando mi tengono un posto e quando una partita finisce

## Being there: who is at the table, and how one learns that it is one's turn

ui-here = c’è
ui-gone = non c’è
ui-here-names = Al tavolo: { $names }.
ui-gone-names = Non al tavolo: { $names }.
ui-onlookers =
    { $count ->
        [one] Una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
ui-call-turn = Tocca a te – { $game }
ui-call-ask = Si aspetta la tua risposta – { $game }
ui-call-over = La partita è finita – { $game }
ui-call-tables =
    { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
ui-chime = Una nota quando tocca a te
ui-chime-text = Ai tavoli con altri, anche quando gli altri suoni sono spenti.
ui-notify = Avvisi a pagina aperta
ui-notify-text = Mentre guardi altro, il browser ti avvisa che tocca a te.
ui-notify-none = Gli avvisi richiedono un indirizzo sicuro (https).
ui-next =
    { $count ->
        [one] Al tavolo che ti aspetta: { $game }
       *[other] Al prossimo dei { $count } tavoli che ti aspettano: { $game }
    }
ui-key-next = Al prossimo tavolo che ti aspetta
ui-home-yours = I tuoi tavoli
ui-home-play = Gioca
ui-home-waits-turn = Tocca a te
ui-home-waits-ask = Si aspetta la tua risposta
ui-home-waits-seat = C’è un posto per te
ui-home-left = restano { $time }
