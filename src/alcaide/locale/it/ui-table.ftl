## Il tavolo a parole

ui-text-title = { $game }: il tavolo a parole
ui-text-leave = Torna al tavolo disegnato
ui-text-enter = Il tavolo a parole
ui-text-help = Il tasto T passa dalle parole al disegno, la barra porta al campo della notazione, U annulla, L dice occasioni e pericoli.
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
ui-text-money-after = Denaro rimasto: { $money }
ui-text-back = Torna all’elenco
ui-text-refused = Ora non è possibile ({ $count })
ui-text-filter = Restringi l’elenco
ui-text-filtered = { $left } azioni su { $count }
ui-text-position = La posizione
ui-text-log = Cronaca, dall’ultima mossa
ui-text-log-older = Mostra { $count } righe precedenti su { $total }
ui-text-then = Posizione dopo { $name }: { $action }
ui-text-total = Punti
ui-text-parts = Composti da
ui-text-winner = vince

## Il tavolo

ui-players = Giocatori
ui-players-open = Giocatori: mostra che cosa ha ciascuno
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
ui-seat-out = fuori dalla partita
ui-thinking = { $name } sta pensando
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
ui-bar-not = ora no
ui-bar-price = per { $price }
ui-bar-income = paga { $income }
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
ui-money-after = Ti restano { $money }
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
ui-by-plan = pianificata
ui-by-plan-title = Pianificata in anticipo
ui-by-standing = risposta automatica
ui-by-standing-title = Data da una risposta automatica
ui-by-program = programma
ui-by-program-title = Giocata da un programma
ui-by-substitute = sostituto
ui-by-substitute-title = Giocata da un bot in questo posto
ui-log-took = { $time } dopo la mossa precedente
ui-log-empty = Non è ancora successo nulla.
ui-rules = Regole
ui-menu = Menu
ui-menu-home = Pagina iniziale
ui-menu-film = La partita in un filmato
ui-menu-kept = La partita resta conservata, mossa per mossa.
ui-copy-position = Copia la posizione
ui-edit-position = Modifica questa posizione
ui-rematch = Rivincita
ui-rematch-new = Nuova partita, stessi giocatori
ui-look-through = Rivedi la partita
ui-play-same = Gioca questa partita
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
ui-speed-reduced = Il tuo sistema chiede meno movimento: i pezzi cambiano posto senza muoversi, le parole restano.
ui-sounds = Suoni
ui-sounds-text = Pietra su pietra, monete, e una nota quando tocca a te.
ui-volume = Volume
ui-volume-1 = Basso
ui-volume-2 = Medio
ui-volume-3 = Alto
ui-coordinates = Nomi sul tabellone
ui-coordinates-text = Ogni posto porta scritto il suo nome, come nella cronaca; altrimenti tieni premuto Alt.
ui-aids = Aiuti
ui-aids-text = Illumina ciò che si può scegliere.
ui-confirm-end = Chiedi prima di finire il turno
ui-confirm-end-text = Un’altra pressione del pulsante prima di passare la mano.
ui-one-click = Un clic gioca
ui-one-click-text = Ciò che scegli senza possibili dubbi si gioca subito, senza conferma.
ui-keys = Tasti
ui-key-enter = Conferma; sceglie ciò che è evidenziato
ui-key-esc = Ritira una scelta; chiude un pannello
ui-key-main = Una delle azioni
ui-key-here = Una scelta sul posto
ui-key-turn = Gira il tabellone
ui-key-zoom = Più vicino, più lontano, tutto il tabellone
ui-key-since = Che cosa è successo dopo il tuo turno
ui-key-names = I nomi dei posti, finché si tiene premuto
ui-key-step = Un’azione indietro o avanti
ui-key-pause = Ferma ciò che si sta giocando; Invio o un tocco lo conclude
ui-key-go = Alla mano, al tabellone, alle scelte, alle carte in vendita

## A table with shelves

ui-tabs = Parti del tavolo
ui-tab-market = Mercato
ui-tab-hand = Mano
ui-tab-own = Il mio gioco
ui-tab-ledger = Maggioranze
ui-tab-waiting = { $count } in attesa
ui-plan-open = Guarda il gioco di { $name }
ui-plan-back = Torna al tuo
ui-held = In mano a { $name }
ui-aside = Nella riserva: { $count }
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
ui-offers-rest =
    { $count ->
        [one] Un’altra possibilità
       *[other] Altre { $count }
    }
ui-offers-not =
    { $count ->
        [one] Una impossibile
       *[other] { $count } impossibili
    }
ui-offers-fold = Mostra meno
ui-picked-cards = Scegli qui, o prendi le carte.
ui-offers-more =
    { $count ->
        [one] C’è un altro modo: scegli le carte.
       *[other] Altri { $count } modi: scegli le carte.
    }

## La lezione

ui-lesson-title = Imparare { $game }
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
ui-left-title = Deve ancora uscire

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
ui-layer = Occasioni e pericoli
ui-layer-show = Mostra occasioni e pericoli
ui-layer-hide = Nascondi occasioni e pericoli
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
ui-standing-count =
    { $count ->
        [0] nessuna
        [one] { $count } data
       *[other] { $count } date
    }
ui-standing-buy = compra
ui-standing-askme = chiedimi
ui-standing-leave = lascia
ui-standing-limit = fino a
ui-standing-more = Risposte automatiche…
ui-standing-rest = Non prima del mio prossimo turno
ui-standing-rests = Prima del tuo prossimo turno non ti si chiede nulla.
ui-standing-wake = Chiedimelo comunque
ui-standing-answers = La risposta è data per te. Le risposte automatiche sono nel menu.
ui-standing-again = Richiedimelo alla prossima occasione

## Giocare con persone altrove

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

## La sala prima della partita

ui-room-ask = Si comincia?
ui-room-wait = Hai risposto
ui-room-gather = In attesa di giocatori
ui-room-deal = Si distribuiscono le carte
ui-room-left = { $seconds } secondi per rispondere
ui-room-free = { $free ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $free } posti liberi.
} Quando tutti sono occupati si chiede a ciascuno se la partita può cominciare.
ui-room-early = Puoi dire già ora che per te si comincia, e tornare più tardi.
ui-room-count = Pronti { $ready } su { $all }.
ui-room-rest = Chi non risponde in tempo lascia libero il posto; nessuno perde punti.
ui-room-rest-days = C’è un giorno per rispondere; poi il posto torna libero, e nessuno perde punti.
ui-room-dealing = Tutti sono pronti. Ogni browser mostra la sua parte; alla fine si apre il sigillo.
ui-room-ready = Si comincia
ui-room-leave = Lascia il tavolo
ui-room-while = Nell’attesa:
ui-room-while-learn = la lezione
ui-room-seats = Posti
ui-room-order = Chi comincia sta nella distribuzione sigillata.
ui-room-is-ready = pronto
ui-room-your-answer = tocca a te
ui-room-no-answer = non ha ancora risposto
ui-room-terms = Le condizioni
ui-room-accepted = Chi dice «Si comincia» le accetta.
ui-room-sealed = La distribuzione è sigillata
ui-room-sealed-text = Nasce dal numero promesso dalla casa e da uno di ciascuno di voi, così nessuno la sceglie. Alla fine si apre, e la tua pagina la controlla.
ui-room-promise = La promessa della casa
ui-room-part = La parte di { $name }
ui-room-part-own = La tua parte
ui-room-part-in = c’è
ui-room-part-with = arriva con la risposta
ui-room-part-none = nessuna
ui-room-stages = Come prosegue
ui-room-promised = promessa
ui-room-played = si gioca
ui-room-opened = aperta, verificata
ui-clock-left = { $name }: restano { $time }
ui-clock-soon = Restano { $seconds } secondi
ui-clock-holiday = { $name } è in vacanza fino al { $until }; l’orologio è fermo
ui-clock-until = fino al { $until }
ui-chat = Chat
ui-chat-write = Scrivi un messaggio
ui-chat-send = Invia
ui-chat-none = Nessuno ha ancora scritto.
ui-chat-read = Scrive soltanto chi siede al tavolo.
ui-chat-muted = Hai silenziato questo giocatore.
ui-phrase-hello = Ciao a tutti!
ui-phrase-fun = Buon divertimento!
ui-phrase-moment = Un momento, per favore.
ui-phrase-thanks = Grazie!
ui-phrase-well = Bella mossa!
ui-phrase-good = Bella partita!
ui-chat-phrases = Dillo con un tocco
ui-chat-silent = La casa ti ha tolto la parola { $ends ->
    [none] per sempre
   *[other] fino al { $ends }
}{ $why ->
    [none] {""}
   *[other] : «{ $why }»
}. Puoi rispondere nella pagina del tuo account.
ui-chat-mute = Silenzia { $name }
ui-chat-unmute = Ascolta di nuovo { $name }
ui-chat-report = Segnala ai moderatori
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
ui-resume-ask = Chiedi di riprendere
ui-resume-alone = Riprendi senza gli altri
ui-away = Un bot gioca per { $name }.
ui-away-me = Un bot gioca per te.
ui-come-back = Torna a giocare
ui-skipped = Tempo scaduto: un bot gioca questo turno per { $name }.
ui-rematch-offered = C’è una proposta di rivincita.
ui-rematch-join = Al nuovo tavolo

## Somebody is gone

ui-gone-me = Gli altri ti aspettano. Da { $until } potranno votare per continuare senza di te: basta una mossa.
ui-gone-me-open = Gli altri ti aspettano e ora possono votare per continuare senza di te. Per restare basta una mossa.
ui-gone-soon = Si aspetta { $name }. Senza una mossa, da { $until } gli altri potranno votare.
ui-gone-open = { $name } non muove da { $days ->
    [one] un giorno
   *[other] { $days } giorni
}. Che ne sarà della partita?
ui-gone-bot = Gioca un bot finché { $name } non torna
ui-gone-without = Si continua senza { $name }
ui-gone-end = Si chiude la partita
ui-gone-bot-sure = Un bot gioca i turni di { $name }, che può tornare in ogni momento.
ui-gone-without-sure = { $name } esce per sempre e finisce all’ultimo posto: continua un bot e, in due, la partita è tua.
ui-gone-end-sure = La partita finisce qui. Nessuno vince; { $name } finisce all’ultimo posto.
ui-gone-votes = { $votes } su { $need }
ui-gone-vote = Vota così
ui-order-resign = Abbandona
ui-order-resign-sure = Abbandonare davvero? Vincono gli altri.
ui-order-abort = Annulla la partita
ui-order-abort-sure = Annullare la partita? Non avrà risultato, e tutti possono andare.
ui-order-abort-rated = Annullare la partita? Non avrà risultato. Nelle partite classificate si può due volte al giorno.
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
ui-chat-why = Che cosa non va (facoltativo)
ui-chat-report-send = Invia la segnalazione
ui-report-title = Segnala qualcuno
ui-report-who = Chi
ui-report-kind = Per
ui-report-name = il nome
ui-report-play = il comportamento in gioco
ui-report-leaving = l’abbandono di partite
ui-report-why = Che cosa è successo
ui-report-do = Segnala
ui-report-done = Chi cura la casa se ne occuperà.
ui-waiting-kicked = Hai fatto alzare:
ui-waiting-admit = Lascia che { $name } si sieda di nuovo
ui-rating-from-to = Valutazione da { $before } a { $after }
