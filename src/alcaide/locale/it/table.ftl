### Frasi del tavolo che non appartengono a nessun gioco.

# «Ana, Luis e Carmen»
table-listing = { $before } e { $last }

## A chi tocca: la pillola in alto, e le partite da continuare

table-status-you = Tocca a te: { $phase }
table-status-friend = Tocca a { $name }: { $phase }
table-status-asked = Tocca rispondere a { $names }: { $phase }
table-status-thinks = { $name } sta pensando
table-status-over = La partita è finita
table-status-abandoned = Interrotta: tempo scaduto per { $name }
table-status-abandoned-gone = Interrotta: { $name } non ha più giocato
table-status-paused = La partita è in pausa
table-status-waiting = Si aspettano giocatori
table-status-ready = Tutti pronti?
table-status-dealing = Si distribuiscono le carte
table-status-aborted = Partita annullata da { $name }
table-state-you = giro { $round }, tocca a te
table-state-other = giro { $round }, tocca a { $name }
table-state-waiting = si aspettano giocatori
table-state-ready = manca la tua risposta
table-state-yours = tocca a te
table-state-theirs = tocca a { $name }
table-state-bots = un bot sta pensando
table-state-paused = in pausa
table-state-over = finita
table-state-first = finita: vinci tu
table-state-placed = finita: posto { $place } su { $players }
table-state-resigned = finita: hai abbandonato
table-state-left = finita: hai lasciato il tavolo
table-state-won = finita: vince { $name }
table-state-shared = finita: vittoria condivisa tra { $names }
table-state-nobody = finita: non vince nessuno
table-state-cut = finita: interrotta senza vincitori
table-without = Aiuti disattivati: { $aids }
table-aids-but = tutti, tranne: { $aids }
table-option-on = sì
table-option-off = no
table-how-resigned = per abbandono
table-how-removed = assente; gli altri hanno continuato
table-how-drawn = patta concordata
table-how-abandoned = interrotta
table-how-broken-off = interrotta al limite
table-how-late = tempo esaurito
table-how-away = ha lasciato il tavolo
table-how-replaced = ha giocato soprattutto un bot
table-how-deserted = non restava nessuno
table-picture = { $game } dopo { $step } azioni su { $steps }
table-name = { $name }
table-seat = Giocatore { $n }
table-curtain = { $name }, tocca a te. Le mani degli altri sono coperte.

## La cronaca

table-taken-back = { $name } annulla l’ultima azione.

## Gli accordi fra le persone, nel registro

table-log-ask-undo = { $name } chiede di ritirare { $number ->
    [one] un’azione
   *[other] { $number } azioni
}.
table-log-ask-pause = { $name } chiede una pausa.
table-log-ask-resume = { $name } chiede di riprendere.
table-log-ask-draw = { $name } propone di chiudere la partita senza vincitori.
table-log-yes = { $name } è d’accordo.
table-log-no = { $name } non è d’accordo.
table-log-withdrawn = { $name } ritira la richiesta.
table-log-taken-back = Tutti d’accordo: { $number ->
    [one] un’azione ritirata
   *[other] { $number } azioni ritirate
} per { $name }.
table-log-paused = La partita è in pausa.
table-log-resumed = { $name } fa riprendere la partita.
table-log-drawn = Tutti d’accordo: la partita finisce senza vincitori.
table-log-resigned = { $name } abbandona.
table-log-abandoned = Tempo scaduto per { $name }: la partita è interrotta.
table-log-vote-bot = { $name } vota perché un bot giochi al posto di { $gone }.
table-log-vote-without = { $name } vota per continuare senza { $gone }.
table-log-vote-end = { $name } vota per chiudere la partita, perché { $gone } non torna.
table-log-vote-wait = { $name } ritira il voto su { $gone }.
table-log-replaced = { $name } non ha più giocato: per voto, fino al suo ritorno gioca un bot.
table-log-removed = { $name } non ha più giocato: per voto, gli altri continuano senza { $name }.
table-log-given-up = { $name } non ha più giocato: per voto, la partita è chiusa.
table-log-skipped = Tempo scaduto per { $name }: questo turno lo gioca un bot.
table-log-late = Tempo scaduto per { $name }: subentra un bot.
table-log-away = { $name } si allontana; subentra un bot.
table-log-back = { $name } è di ritorno.
table-log-program = { $name } fa giocare un programma.
table-log-deserted = Di chi era qui per giocare non resta nessuno: la partita finisce.
table-log-holiday = { $name } è in vacanza per { $number ->
    [one] un giorno
   *[other] { $number } giorni
}.
table-log-returned = { $name } è di ritorno dalle vacanze.
table-log-outage = Il server è rimasto fermo per { $unit ->
    [days] { $amount } giorni
    [hours] { $amount } ore
    [minutes] { $amount } minuti
   *[seconds] { $amount ->
        [one] un secondo
       *[other] { $amount } secondi
    }
}. Questo tempo non conta, e { $name } ha un minuto per tornare.
table-log-rematch = { $name } propone la rivincita.
table-log-gathering = La distribuzione è sigillata: si apre quando tutti sono pronti.
table-log-unknown = Di questa partita non si sa tutto: carte e tessere che nessuno ha visto sono messe a caso.
table-log-overruled = A questo tavolo è stata lasciata passare una mossa contro le regole. Non è controllata, e quel che segue lo è solo a partire dalla posizione a cui ha portato.
table-log-unready = { $who } non ha risposto in tempo: il posto torna libero. Nessuno ci perde nulla.
table-log-left-out = { $name } non ha mostrato in tempo la sua parte: si distribuisce senza.
table-log-dealt = Tutti sono pronti. { $number ->
    [0] La distribuzione segue dal seme della casa.
    [one] La distribuzione segue dal seme della casa e dalla parte di un giocatore.
   *[other] La distribuzione segue dal seme della casa e dalle parti di { $number } giocatori.
}
table-log-aborted = { $name } annulla la partita.

## La fine

table-result-won = Vince { $name }
table-result-shared = Vittoria condivisa tra { $names }
table-result-nobody = Non vince nessuno
table-result-drawn = La partita finisce senza vincitori
table-result-abandoned = Tempo scaduto per { $name }: la partita è interrotta
table-result-abandoned-gone = { $name } non ha più giocato: la partita è interrotta
table-result-removed = Vince { $name }: { $loser } non ha più giocato
table-result-broken-off = Interrotta senza vincitore: nessuna partita supera { $rows } mosse
table-result-resigned = Vince { $name }: { $loser } ha abbandonato
table-result-aborted = { $name } ha annullato la partita
table-result-off = È stata annullata alle prime mosse: non ha risultato.
table-result-off-counted = È stata annullata alle prime mosse: non ha risultato e non cambia alcuna valutazione. Nelle partite classificate si può fare { $most ->
    [one] una volta
   *[other] { $most } volte
} al giorno.
table-result-cut = La partita non è stata giocata fino in fondo; i valori sono quelli dell’ultima posizione.
table-result-deserted = Ai fini della valutazione { $name } finisce all’ultimo posto; gli altri condividono quello davanti.
table-result-empty = Non resta nessuno: la partita finisce senza vincitori
table-result-left = Chi non è rimasto viene dopo tutti gli altri, qualunque cosa abbia ottenuto un bot al suo posto.
table-result-why = { $name } vince per { $margin ->
    [one] un punto
   *[other] { $margin } punti
}: { $lead }.
table-result-why-ahead = { $name } ha { $margin ->
    [one] un punto
   *[other] { $margin } punti
} di vantaggio su { $second }: { $lead }.
table-made-resigned = ha abbandonato{ $others ->
    [0] {""}
   *[other] ; un bot ha fatto { $others } mosse su { $all }
}
table-made-late = ha esaurito il tempo{ $others ->
    [0] {""}
   *[other] ; un bot ha fatto { $others } mosse su { $all }
}
table-made-away = ha lasciato il tavolo{ $others ->
    [0] {""}
   *[other] ; un bot ha fatto { $others } mosse su { $all }
}
table-made-abandoned = ha esaurito il tempo{ $others ->
    [0] {""}
   *[other] ; un bot ha fatto { $others } mosse su { $all }
}
table-made-replaced = ritorno tardivo{ $others ->
    [0] {""}
   *[other] ; un bot ha fatto { $others } mosse su { $all }
}
table-made-removed = fuori per voto degli altri{ $others ->
    [0] {""}
   *[other] ; un bot ha fatto { $others } mosse su { $all }
}
table-made-shared = un bot ha fatto { $others } mosse su { $all }
table-ask-seen = Da allora si sono viste cose che erano nascoste.
table-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Bot

table-bot-random = Casuale
table-bot-random-sentence = Fa una mossa permessa qualsiasi: per guardare le regole da vicino.
table-bot-easy = Facile
table-bot-easy-sentence = Sa che cosa conviene, ma si lascia sfuggire molto: per le prime partite.
table-bot-greedy = Avido
table-bot-greedy-sentence = Prende ciò che rende di più in questo turno.
table-bot-medium = Medio
table-bot-medium-sentence = Gioca con buon senso e guarda un po’ più in là.
table-bot-hard = Difficile
table-bot-hard-sentence = Prima di ogni mossa prova centinaia di seguiti.
table-bot-expert = Esperto
table-bot-expert-sentence = Riflette fino a tre secondi con tutta la potenza del computer.

## Avversari con un carattere; le loro frasi sono di ogni gioco

table-bot-nuno = il garzone del giardiniere
table-bot-mencia = l’ambulante
table-bot-aimeric = lo scalpellino
table-bot-violante = la poetessa di corte
table-bot-maymuna = la tesoriera
table-bot-gutierre = il capitano
table-bot-rayhana = l’astronoma
table-bot-mundhir = il vecchio visir
table-bot-ermeline = la maestra d’armi

## Suggerimenti, analisi, tavoli di prova

table-aid-hints = Suggerimenti e tavoli di prova
table-aid-hints-sentence = La mossa migliore con i suoi motivi, e un tavolo tutto proprio per provare, mentre si gioca.
table-hint-asked = { $name } chiede un suggerimento.
table-hint-chance = Probabilità di vincere così: circa { $chance }%.
table-hint-second = La seconda scelta, «{ $label }», ne lascerebbe circa { $chance }%.
table-hint-close = «{ $label }» vale quasi lo stesso.
table-hint-only = Non c’è altro da scegliere.
table-hint-dealt = Non si conosce tutta la mano: ne sono state provate diverse, e solo mosse possibili con ognuna.
# as the score would be if the game ended, or the coming scoring were held, after it
table-hint-gain = Allo stato attuale porta { table-points }.
table-hint-loss = Allo stato attuale costa { table-points }.
# a further step of the same turn; or of the next one
table-hint-then = Poi: { $label }.
table-hint-prepares = Prepara «{ $label }» per il turno seguente.
table-hint-reply = { $name } risponderà probabilmente così: { $label }.
table-hint-risk = { $name } risponderà probabilmente così: { $label }. Resterebbe circa il { $chance }%.
table-hints-off = A questo tavolo si gioca senza suggerimenti né tavoli di prova.
table-layer-off = A questo tavolo si gioca senza lo strato di occasioni e pericoli.
# voti delle mosse, secondo la probabilità di vittoria che costano
table-grade-best = Ottima
table-grade-good = Buona
table-grade-inaccuracy = Imprecisione
table-grade-mistake = Errore
table-grade-blunder = Errore grave
# terzi di una partita
table-part-opening = Apertura
table-part-middle = Centro partita
table-part-end = Finale
table-unfinished = L’analisi si fa a partita finita.
table-no-paper = A un tavolo con l’orologio non ci sono tavoli di prova durante la partita, salvo che i suggerimenti siano attivi.
table-no-standing = A questo tavolo non c’è una risposta automatica di questo tipo.
table-no-plan = Un piano ha bisogno di almeno un’azione tua. Se ne possono tenere al massimo { $most }.
table-plan-turn = Non c’è nulla da pianificare: tocca a te, oppure la partita è finita.
table-plan-differs = Non giocato: gli altri non hanno giocato come nel piano.
table-plan-illegal = Non giocato: non è più possibile così come era previsto.
table-plan-undone = Non giocato: nel frattempo qualcosa è stato annullato.
table-whatif = E se…? Da qui in poi niente conta.

## Che cosa non si può fare, e perché

table-wrong = Qui non si può fare.
table-stale = Il tavolo era già andato avanti; ecco come stanno le cose adesso.
table-not-your-turn = Non è il turno di questo posto.
table-over = La partita è finita; non si può più giocare.
table-waiting = La partita non è ancora iniziata: c’è ancora chi deve arrivare o dire di sì.
table-nonce = Non è la parte promessa: ha 64 cifre esadecimali, e il suo SHA-256 è quello inviato con «pronto».
table-no-abort = Tutti hanno già finito un turno: la partita non si può più annullare, ma si può abbandonare.
table-aborts = Le partite classificate si possono annullare { $most ->
    [one] una volta
   *[other] { $most } volte
} al giorno. Questa si può abbandonare.
table-paused = La partita è in pausa: non si gioca finché tutti non accettano di riprendere.
table-unreliable = Questo tavolo è per chi finisce almeno { $least } partite su 100; delle ultime { $games } ne hai finite { $ended }. Le partite giocate fino in fondo contano subito.
table-not-played = Solo chi ha giocato qui può chiedere la rivincita. Si può preparare un tavolo come questo.
table-reliable = Finisce le partite: { $ended } su { $games }
table-reliable-new = Da poco qui
table-stopped = Il server si sta fermando, come annunciato. La partita è al sicuro, nessun orologio corre{ $minutes ->
    [0] {""}
    [one] {" "}e si riprende fra circa un minuto
   *[other] {" "}e si riprende fra circa { $minutes } minuti
}.
table-stop-soon = Il server si ferma fra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}{ $back ->
    [0] {""}
    [one] {" "}per circa un minuto
   *[other] {" "}per circa { $back } minuti
}. Le partite a tempo cominciano dopo; quelle senza orologio possono cominciare adesso.
table-early-resume = Gli altri devono ancora accettare. Se non rispondono, si può riprendere senza di loro fra { $hours ->
    [0] { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
    [one] un’ora
   *[other] { $hours } ore
}.
table-early-vote = { $name } può ancora arrivare. Si potrà votare fra { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}.
table-taken = Questo posto è occupato, oppure è tenuto per qualcun altro.
table-kicked = Chi ha preparato questo tavolo ti ha fatto alzare. Potrai sederti di nuovo quando te lo permetterà.
table-invite = Questo posto è per chi è stato invitato.
table-no-holiday = { $left ->
    [0] Per quest’anno hai già preso tutti i tuoi giorni di vacanza.
    [one] Per quest’anno ti resta un solo giorno di vacanza.
   *[other] Per quest’anno ti restano solo { $left } giorni di vacanza.
}
table-no-holiday-then = { $left ->
    [0] Per quel periodo non ti restano giorni di vacanza.
    [one] Per quel periodo ti resta un solo giorno di vacanza.
   *[other] Per quel periodo ti restano solo { $left } giorni di vacanza.
}
table-no-programs = A questo tavolo i programmi non giocano: lo dicono le condizioni. Gioca di persona, o cerca un tavolo che li ammette.
table-holiday-date = Si può annunciare una vacanza a partire da domani e fino a un anno prima.
table-holiday-twice = Hai già annunciato una vacanza per alcuni di questi giorni.
table-holiday-gone = Questa vacanza è finita, oppure l’hai annullata.
table-terms = Le condizioni non stanno insieme: un orologio vuole del tempo, e il bot che subentra deve esistere.
table-nobody = Nessuno ha un account di nome { $called }: lascia il posto libero, o manda il link.
table-others = A questo tavolo giocano o hanno giocato altre persone: non si può eliminare.
table-others-lacking = A questo tavolo siedono altre persone e il gioco potrebbe tornare: si può eliminare quando da { $days } giorni non c’è una mossa.
table-rated-screen = A un tavolo classificato ciascuno gioca dal proprio schermo: prendi un posto e lascia aperti gli altri.
table-rated-board = Il tabellone è diverso da ciò che si sa dei componenti in { $open ->
    [one] un punto
   *[other] { $open } punti
}: le partite su di esso non sono classificate.
table-rated-bot = La valutazione di una persona si guadagna contro persone: lascia aperto questo posto, o gioca senza classifica. I bot siedono ai tavoli che classificano i programmi.
table-rated-twice = A un tavolo classificato nessuno ha due posti: lasciane uno aperto per qualcun altro.
table-rated-guest = Le partite classificate si giocano con un account. Creane uno, bastano un nome e un attimo; oppure scegli un tavolo senza classifica.
table-rated-program = Questo tavolo classifica le persone, e qui giocherebbe un programma: fallo giocare a un tavolo che classifica i programmi.
table-rated-hand = Questo tavolo classifica i programmi: gioca con uno di loro e la sua chiave, oppure scegli un tavolo che classifica le persone.
table-rated-device = A questo tavolo classificato qualcun altro gioca da questo dispositivo. Ognuno deve avere il suo; ai tavoli senza classifica la regola non vale.
table-rated-unknown-device = I tavoli classificati sono per i browser che si fanno riconoscere, e questo ancora no. Ricarica la pagina, con i cookie permessi.
table-no-result = Questo tavolo non ha un risultato: la partita non è finita, oppure non vi ha giocato nessuno con un nome qui.
table-annulled = È già così: non è cambiato nulla.
table-too-late = Da allora si sono giocate troppe partite classificate: le valutazioni si ricalcolano per { $most } al massimo.
table-reckon = Qui le valutazioni non si possono calcolare: pip install 'alcaide[online]'
table-rating-ahead = davanti a { $met }
table-rating-level = alla pari con { $met }
table-rating-behind = dietro a { $met }
table-rating-left = ultimo posto, per aver lasciato la partita
table-rating-nothing = nessun punto guadagnato: chi non resta non ne guadagna
table-rating-met = { $name } ({ $points })
table-rating-far = { $met }: un passo grande, perché dietro al numero ci sono ancora poche partite (± { $spread })
table-unrated-few = Senza classifica: hanno giocato meno di due account.
table-unrated-device = Senza classifica: due posti sono stati giocati dallo stesso dispositivo.
table-unrated-annulled = Annullata da chi cura la casa: non conta più per nulla.
table-order = Ora non si può fare a questo tavolo.
table-stranger = Prima di’ chi sei: scegli un nome con cui giocare, oppure accedi.
table-owner = Può farlo solo chi ha preparato questo tavolo.
table-no-undo = Non c’è niente da annullare: il turno è appena cominciato, o è stato svelato qualcosa di nascosto.
table-missing = Questa partita non c’è più; forse è stata eliminata.
table-orphan = Ciò a cui doveva appartenere è appena stato eliminato.
table-seats = I posti non si possono occupare così.
table-aids = È disattivato un aiuto che questo gioco non ha.
table-players = { $most ->
    [2] Questo gioco è per 2 giocatori, non per { $players }.
   *[other] Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.
}
table-option = Un’opzione delle regole ha un valore che non esiste.
table-broken = Questa partita è stata salvata con un’altra versione delle regole e non si può continuare.
table-not-installed = Il gioco { $game } non è installato qui.
table-offline = Al momento le partite non si possono salvare. Riprova tra qualche secondo.
table-full = Dove si conservano le partite non c’è più spazio: finché manca non si può salvare nulla. Niente di ciò che è stato giocato è andato perso.
table-no-game = Non c’è un gioco con questo nome.
table-no-lesson = Per questo gioco non c’è una lezione.
table-no-rules = Per questo gioco non ci sono regole.
table-not-understood = «{ $text }» non è una frase della notazione.
table-record = Riga { $line }: { $reason }
table-record-broken = Questa partita registrata non si può leggere: { $reason }
table-possible = Si può fare: è una delle azioni possibili.
table-nothing-there = Ora non se ne può fare nulla.
table-record-hidden = La registrazione mostra tutte le carte: si può avere a partita finita.
table-too-large = A { $path } si mandano al massimo { $most } kB, e questo era di più.
table-seed = Su questo server nessuno sceglie la distribuzione: chi conoscesse il seme conoscerebbe ogni carta.
table-no-address = All’indirizzo { $path } non c’è niente. Quello che c’è sta in /api/schema.
table-no-method = { $path } non conosce { $method }. Quello che conosce sta in /api/schema.
table-bad-request = Il server non ha capito la richiesta.
table-server-error = Qualcosa è andato storto sul server. Niente di ciò che è stato giocato è perduto; ricarica la pagina.

## Ciò che un link a un tavolo, a un gioco o alla casa mostra altrove

table-preview-title = { $count ->
    [0] { $game }
   *[other] { $game }: { $people }
}
table-preview-private = Un tavolo privato: entra chi ha il link.
table-preview-waits = { $count ->
    [0] Tutti i posti sono presi; si comincia presto.
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $count } persone.
}
table-preview-playing = { $count ->
    [0] La partita è appena cominciata.
    [one] In corso, dopo una mossa.
   *[other] In corso, dopo { $count } mosse.
}
table-preview-over = Finita: { $result }
table-preview-free = posto libero
table-preview-rules = { $game }: le regole
table-preview-house = Giochi da tavolo in cui si costruiscono castelli, a un tavolo nel browser: { $games }.

## What is said with one touch

table-phrase-hello = Ciao a tutti!
table-phrase-fun = Buon divertimento!
table-phrase-moment = Un momento, per favore.
table-phrase-thanks = Grazie!
table-phrase-well = Bella mossa!
table-phrase-good = Bella partita!

## Tabelloni come nella propria scatola

table-board = Tabellone
table-own-board = Tabellone: { $name } ({ $hash }), trascritto da una scatola.
table-board-usual = Quello del gioco
table-fact-agrees = sì
table-fact-differs = no
table-fact-count = { $found } su { $known }
table-fact-ours = { $found }; da noi { $ours }

## Fogli dei punti

table-sheet-many = { $count } numeri sono troppi: al massimo { $most }.
table-sheet-range = { $value } non è possibile: va bene da { $least } a { $most }.
table-sheet-twice = Ne esiste un solo esemplare, ma è segnato due volte: { $thing }.

## Positions that are set up

table-edit-board = { $name }
table-edit-seat = { $name }
table-edit-turn = Di chi è il turno
table-edit-start = Chi ha iniziato
table-edit-round = Giro
table-edit-no-place = Non c’è un punto con questo nome.
table-edit-no-tool = Non ce ne sono più da mettere.
table-edit-phase = Che cosa si fa ora
table-edit-asked = Chi sceglie
