### Frasi del tavolo che non appartengono a nessun gioco.

# «Ana, Luis e Carmen»
table-listing = { $before } e { $last }

## A chi tocca: la pillola in alto, e le partite da continuare

table-status-you = Tocca a te: { $phase }
table-status-friend = Tocca a { $name }: { $phase }
table-status-asked = Tocca rispondere a { $names }: { $phase }
table-status-thinks = { $name } sta pensando
table-status-over = La partita è finita
table-status-abandoned = Abbandonata: tempo scaduto per { $name }
table-status-paused = La partita è in pausa
table-status-waiting = Si aspettano giocatori
table-state-you = giro { $round }, tocca a te
table-state-other = giro { $round }, tocca a { $name }
table-state-waiting = si aspettano giocatori
table-state-yours = tocca a te
table-state-theirs = tocca a { $name }
table-state-bots = un bot sta pensando
table-state-paused = in pausa
table-state-over = finita
table-state-first = finita: vinci tu
table-state-placed = finita: posto { $place } su { $players }
table-state-resigned = finita: hai abbandonato
table-state-won = finita: vince { $name }
table-state-shared = finita: vittoria condivisa tra { $names }
table-state-nobody = finita: non vince nessuno
table-state-cut = finita: interrotta senza vincitori
table-without = Aiuti disattivati: { $aids }
table-how-resigned = per abbandono
table-how-drawn = patta concordata
table-how-abandoned = interrotta
table-how-broken-off = interrotta al limite
table-picture = { $game } dopo { $step } azioni su { $steps }
table-seat = Posto { $n }
table-curtain = { $name }, tocca a te. Le mani degli altri sono coperte.

## La cronaca

table-taken-back = { $name } annulla l’ultima azione.

## Gli accordi fra le persone, nel registro

table-log-ask-undo = { $name } chiede di ritirare { $number ->
    [one] un’azione
   *[other] { $number } azioni
}.
table-log-ask-pause = { $name } chiede una pausa.
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
table-log-skipped = Tempo scaduto per { $name }: questo turno lo gioca un bot.
table-log-late = Tempo scaduto per { $name }: subentra un bot.
table-log-away = { $name } si allontana; subentra un bot.
table-log-back = { $name } è di ritorno.
table-log-holiday = { $name } è in vacanza per { $number ->
    [one] un giorno
   *[other] { $number } giorni
}.
table-log-returned = { $name } è di ritorno dalle vacanze.
table-log-outage = Il server è rimasto fermo per { $number ->
    [one] un secondo
   *[other] { $number } secondi
}. Questo tempo non conta, e { $name } ha un minuto per tornare.
table-log-rematch = { $name } propone la rivincita.

## La fine

table-result-won = Vince { $name }
table-result-shared = Vittoria condivisa tra { $names }
table-result-nobody = Non vince nessuno
table-result-drawn = La partita finisce senza vincitori
table-result-abandoned = Tempo scaduto per { $name }: la partita è interrotta
table-result-broken-off = Interrotta senza vincitore: nessuna partita supera { $rows } mosse
table-result-resigned = Vince { $name }: { $loser } ha abbandonato
table-result-cut = La partita non è stata giocata fino in fondo; i valori sono quelli dell’ultima posizione.
table-result-deserted = Per la classifica { $name } finisce all’ultimo posto; gli altri condividono quello davanti.
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

## Suggerimenti, analisi, tavoli di prova

table-aid-hints = Suggerimenti e tavoli di prova
table-aid-hints-sentence = La mossa migliore con i suoi motivi, e un tavolo tutto proprio per provare, mentre si gioca.
table-hint-asked = { $name } chiede un suggerimento.
table-hint-chance = Probabilità di vincere così: circa { $chance }%.
table-hint-second = La seconda scelta, «{ $label }», ne lascerebbe circa { $chance }%.
table-hint-close = «{ $label }» vale quasi lo stesso.
table-hint-only = Non c’è altro da scegliere.
# as the score would be if the game ended, or the coming scoring were held, after it
table-hint-gain = Allo stato attuale porta { table-points }.
table-hint-loss = Allo stato attuale costa { table-points }.
# a further step of the same turn; or of the next one
table-hint-then = Poi: { $label }.
table-hint-prepares = Prepara «{ $label }» per il turno seguente.
table-hint-reply = { $name } risponderà probabilmente così: { $label }.
table-hint-risk = { $name } risponderà probabilmente così: { $label }. Resterebbe circa il { $chance }%.
table-hints-off = A questo tavolo si gioca senza suggerimenti né tavoli di prova.
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
table-waiting = La partita non è ancora iniziata: ci sono posti liberi.
table-paused = La partita è in pausa: non si gioca finché qualcuno non la riprende.
table-taken = Questo posto è occupato, oppure è tenuto per qualcun altro.
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
table-holiday-date = Si può annunciare una vacanza a partire da domani e fino a un anno prima.
table-holiday-twice = Hai già annunciato una vacanza per alcuni di questi giorni.
table-holiday-gone = Questa vacanza è finita, oppure l’hai annullata.
table-terms = Le condizioni non stanno insieme: un orologio vuole del tempo, e il bot che subentra deve esistere.
table-nobody = Nessuno ha un account di nome { $called }: lascia il posto libero, o manda il link.
table-others = Al tavolo siedono altre persone: non si può eliminare a partita in corso.
table-order = Ora non si può fare a questo tavolo.
table-stranger = Prima di’ chi sei: scegli un nome con cui giocare, oppure accedi.
table-owner = Può farlo solo chi ha preparato questo tavolo.
table-no-undo = Non c’è niente da annullare: il turno è appena cominciato, o è stato svelato qualcosa di nascosto.
table-missing = Questa partita non c’è più; forse è stata eliminata.
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
table-too-large = È troppo grande per essere una partita registrata.
table-seed = Su questo server nessuno sceglie la distribuzione: chi conoscesse il seme conoscerebbe ogni carta.
table-bad-request = Il server non ha capito la richiesta.
table-server-error = Qualcosa è andato storto sul server. Niente di ciò che è stato giocato è perduto; ricarica la pagina.
