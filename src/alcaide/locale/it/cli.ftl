### Che cosa dice la riga di comando. Prima gli aiuti, poi ciò che i comandi scrivono.

cli-help = Giochi da tavolo in cui si costruiscono castelli, con regole esatte: giocali nel terminale o nel browser, registrali, rivedili, consultane le regole.
cli-usage = Uso:
cli-options = Opzioni
cli-commands = Comandi
cli-examples = Esempi:
cli-option-help = Mostra questa pagina e si ferma.
cli-option-otherwise = Altrimenti { $value }.
cli-option-lang = Lingua dei testi; altrimenti quella del sistema, o l’inglese.
cli-option-version = Mostra la versione e se le regole girano compilate o interpretate.
cli-option-players = Numero di giocatori; altrimenti il minimo che il gioco ammette.
cli-option-options = Opzioni delle regole; quelle non indicate restano al valore predefinito.
cli-option-profile = Opzioni come le vuole qualcuno: house, oppure french, printed, viziers, vizier, se il gioco le ha; --options viene dopo.
cli-option-seed = Seme della distribuzione, un numero o una parola qualsiasi: lo stesso seme distribuisce la stessa partita.
cli-option-data = Cartella in cui si conservano le partite; altrimenti ALCAIDE_DATABASE, o la cartella dei dati dell’utente.
cli-option-config = File delle impostazioni, alcaide.toml o righe NOME=VALORE; altrimenti quello indicato da ALCAIDE_CONFIG, ./alcaide.toml, alcaide/alcaide.toml nella cartella delle tue impostazioni, o /etc/alcaide/alcaide.toml.
cli-error = Errore:
cli-usage-hint = «{ $command } --help» mostra che cosa è possibile.
cli-no-command = Non c’è un comando «{ $name }». Ci sono: { $commands }
cli-no-game = Non c’è un gioco «{ $name }». Ci sono: { $games }
cli-no-bot = Non c’è nessun bot «{ $name }». Ci sono: { $bots }
cli-no-bot-command = In «{ $name }» non c’è un comando leggibile: dopo cmd: viene il comando di un programma, con tutte le virgolette chiuse.
cli-no-bot-number = Non c’è un bot «{ $name }». { $searches ->
    [yes] Dopo la @ viene un numero intero di simulazioni, come in { $level }@200.
   *[no] { $level } non fa ricerche, perciò non vuole un numero di simulazioni.
}
cli-bots-differ = { $bots ->
    [one] Un bot è indicato
   *[other] { $bots } bot sono indicati
} per { $players } posti: indicane uno solo, o uno per posto.
cli-no-option = Non c’è un’opzione { $name }.
cli-missing = Manca { $name }.
cli-value-missing = Manca un valore per { $name }.
cli-no-value = { $name } non vuole alcun valore.
cli-too-many = Questo è di troppo: { $words }
cli-value-choice = { $name } dev’essere uno di questi valori: { $values }
cli-value-number = { $name } dev’essere { $kind ->
    [whole] un numero intero
   *[any] un numero
}{ $bounds ->
    [none] .
    [least] {", "}almeno { $least }.
   *[both] {" "}da { $least } a { $most }.
}
cli-file-missing = non esiste un file o una cartella con questo nome
cli-file-folder = è una cartella, non un file
cli-file-no-folder = c’è un file dove dovrebbe esserci una cartella
cli-file-forbidden = qui non hai il permesso di leggere o di scrivere
cli-file-full = il disco è pieno
cli-line = riga { $line }
# $legal: a few actions in notation; $more: how many there are besides.
cli-legal-here = Qui si può: { $legal }{ $more ->
    [0] .
   *[other] {" "}e altre { $more } azioni.
}

## Comandi: due parole per l’elenco, e un paragrafo per la pagina del comando

cli-play-short = Gioca nel terminale, contro i bot e con gli amici.
cli-play-help = Gioca una partita nel terminale. Rispondi con il numero di una scelta o con un’azione in notazione. «?» spiega, «undo» annulla, «quit» salva la partita e si ferma.
cli-play-seats = Chi gioca, nell’ordine dei posti: me (tu), il livello di un bot (easy, medium, hard, expert; anche greedy, random; hard@200 fa 200 simulazioni), un avversario con un carattere (nuno, mencia, aimeric, violante, maymuna, gutierre, rayhana, mundhir, ermeline), cmd: e un comando senza virgole che avvia un tuo programma, o il nome di un amico a questo schermo. Altrimenti: me,greedy.
cli-play-record = Tiene la partita in questo file dopo ogni azione. Se c’è già una partita non finita, la continua.
cli-admin-short = Gestisce le persone e i tavoli di un server.
cli-admin-help = Gestisce le persone e i tavoli di un server, nel suo database. WHO è il nome di un account o un id. users, tables: elenco; show; link: stampa un link che fa accedere una volta entro 15 minuti; password: ne imposta una nuova; role: player, moderator, admin o owner; ban: esclude, con gli ospiti degli stessi browser, per sempre o per VALUE giorni; unban: tutto torna come prima; delete: per sempre; close: elimina un tavolo; reports, all-reports: elenco di ciò che è stato segnalato nelle conversazioni, con id, ora, tavolo, chi l’ha detto, chi l’ha segnalato e il testo; handled: la segnalazione è sbrigata; remove: toglie ciò che è stato segnalato; said: elenco di tutto ciò che WHO ha scritto; silence, unsilence: WHO non può scrivere ai tavoli, per sempre o per VALUE giorni, o può di nuovo. audit: stampa ciò che è stato fatto, dal più vecchio, e controlla che nessuna riga sia stata cambiata o tolta. door: dice chi può entrare, o imposta open, invited (nuovi account solo su invito), closed (niente nuovi account), guests o no-guests; invite: stampa un invito, per uno o WHO nuovi account. signs: elenca gli indizi che dei giocatori si aiutano a salire in classifica, con i tavoli da guardare; annul, restore: il risultato del tavolo WHO non conta più, o conta di nuovo, e tutte le valutazioni successive si ricalcolano; VALUE è il motivo. roles: elenca chi cura la casa. cases: elenca le segnalazioni in attesa; case: ne stampa una, con le righe intorno; decide: decide la segnalazione WHO: VALUE è none, hide, silence, kick o ban, per sempre o per DAYS giorni.
cli-admin-days = DAYS va solo con decide.
cli-admin-decisions = Qui si può decidere: { $words }
cli-admin-begun = A questo tavolo la partita è cominciata: non si allontana nessuno.
cli-admin-who = Indica un account o un id.
cli-admin-why = Indica anche un motivo: viene scritto nel registro.
cli-admin-password = Nuova password
cli-admin-roles = Un ruolo è uno di: { $roles }
cli-admin-audit-broken = Il registro non torna: la riga { $number } è stata cambiata, o ne manca una prima.
cli-admin-reason = Il motivo, che la persona legge.
cli-admin-door = La porta è una di: { $words }
cli-admin-number = Qui ci vuole un numero fino a { $most }.
cli-admin-done = Fatto.
cli-admin-empty = Non c’è nulla da elencare in { $place } ({ $source ->
    [none] la tua cartella dei dati; nessuna impostazione indica un database
   *[other] da { $source }
}).
cli-address-none = Nessun indirizzo pubblico è impostato (url in alcaide.toml, o ALCAIDE_URL). { $source ->
    [running] Questo è l’indirizzo del server su questa macchina; agli altri non serve.
    [none] Questa è la porta solita di questa macchina, { $port }; nessun server è in funzione con questo database.
   *[other] Questa è la porta { $port } di questa macchina, da { $source }; nessun server è in funzione con questo database.
}
cli-serve-short = Gioca nel browser.
cli-serve-help = Avvia il server per il tavolo nel browser. Resta acceso finché non premi Ctrl-C; ogni mossa viene conservata, e le partite riprendono da dove si erano fermate.
cli-serve-host = Indirizzo su cui ascoltare, altrimenti 127.0.0.1; 0.0.0.0 lascia entrare altre macchine.
cli-serve-port = Porta su cui ascoltare, altrimenti 8377; se è occupata si prende la prima libera che segue, ma non con --online. 0: una qualsiasi.
cli-serve-browser = Apre o no il browser; altrimenti lo apre solo quando si parte da un terminale.
cli-serve-delay = Secondi che un bot impiega almeno per una mossa, perché la si possa seguire.
cli-serve-online = Fa giocare o no anche da altri luoghi, ciascuno con un proprio nome; altrimenti chi siede a questo schermo gioca tutti i posti che non sono di bot.
cli-stop-short = Annuncia che i server si fermano, e quando.
cli-stop-help = Annuncia a chi è ai tavoli che i server di un database si fermano. Nell’ultima ora prima non comincia nessuna partita a tempo; quelle in corso continuano fino all’arresto. Da lì in poi non si gioca e nessun orologio corre, finché un server non riparte: allora ogni orologio in corso ha un minuto in più. Senza opzioni, dice che cosa è previsto.
cli-stop-in = Quando si fermano: fra 90s, 10m, 1h30m.
cli-stop-back = Per quanto resteranno fermi, all’incirca; 0s: non si sa.
cli-stop-why = Perché, in poche parole che tutti leggono.
cli-stop-wait = Ritorna quando il momento è arrivato, così che il comando seguente possa fermare i server.
cli-stop-cancel = Lo annulla.
cli-stop-span = «{ $span }» non è un tempo. Si scrivono numeri con d, h, m o s: 90s, 10m, 1h30m.
cli-stop-both = O si prevede un arresto, o lo si annulla.
cli-stop-range = L’arresto dev’essere fra almeno 5 secondi e al massimo 30 giorni.
cli-stop-text = Il motivo può avere { $most } caratteri su una riga, l’assenza 30 giorni.
cli-stop-none = Non è previsto nessun arresto.
cli-stop-cancelled = L’arresto non è più previsto.
cli-stop-planned = I server si fermano alle { $at }. Tutti sono avvertiti.
cli-stop-known = I server si fermano alle { $at }. { $why }
cli-work-short = Pensa per i bot, in un processo a parte.
cli-work-help = Prende i turni dei bot dalla coda in Redis, ci pensa e li gioca. Se ne avviano quanti si vuole; ciascuno può morire in qualunque momento. Richiede ALCAIDE_REDIS e lo stesso ALCAIDE_DATABASE dei server.
cli-work-metrics = Porta di questa macchina su cui chiedere i dati per Prometheus; 0: nessuna.
cli-db-short = Cura il database delle partite: aggiornamento, copia, ripristino.
cli-db-help = Il database in cui si conservano le partite: un file SQLite, oppure PostgreSQL se lo dice ALCAIDE_DATABASE. Una copia contiene tutto e si può ripristinare nell’uno e nell’altro.
cli-db-status-short = Dice che cosa c’è nel database.
cli-db-upgrade-short = Porta il database allo schema più recente. I server lo fanno da soli all’avvio.
cli-db-backup-short = Scrive tutto, così com’è in un dato momento, in un file, o in un file nuovo di una cartella, da cui escono i più vecchi. I server possono continuare.
cli-db-backup-keep = Se FILE è una cartella: quante copie tenervi; altrimenti quante ne dice backup.keep in alcaide.toml, o 14.
cli-db-restore-short = Riempie un database vuoto con una copia, da qualunque tipo di database provenga.
cli-simulate-short = Scrive registrazioni di partite a caso o tra bot.
cli-simulate-help = Gioca una partita a caso, ogni azione permessa con la stessa probabilità, e ne scrive la registrazione. Lo stesso seme scrive ovunque la stessa registrazione. Con --bot giocano invece dei bot.
cli-simulate-out = File da scrivere, o - per lo schermo. Con più partite, una cartella con un file per ciascuna.
cli-simulate-games = Gioca tante partite, con il seme e quelli che seguono, e scrive una riga per ciascuna.
cli-simulate-json = Scrive invece l’esito di ogni partita come riga JSON.
cli-simulate-bot = Un bot che gioca: un livello (random, easy, greedy, medium, hard, expert; hard@200 esegue 200 simulazioni), un avversario con un carattere (nuno, mencia, aimeric, violante, maymuna, gutierre, rayhana, mundhir, ermeline), oppure cmd: e un comando che avvia un programma proprio. Una volta per tutti i posti, o una per ciascuno.
cli-simulate-seconds = Quanto tempo ha un programma proprio per avviarsi e per ogni risposta.
cli-simulate-limit = Dopo quante azioni una partita non finita s’interrompe: non vince nessuno, e i punti sono quelli del momento.
cli-replay-short = Ripercorre una registrazione, azione per azione.
cli-replay-help = Ripercorre una registrazione e la racconta. Una riga sbagliata o proibita è segnalata con il suo numero, la regola che viola e ciò che sarebbe stato permesso, e il codice d’uscita è 1. FILE può essere - per lo standard input.
cli-replay-legal = Scrive un oggetto JSON per riga per ogni decisione: che cosa si è giocato e tutto ciò che era permesso.
cli-replay-json = Scrive l’esito della partita come riga JSON.
cli-replay-quiet = Controlla soltanto; se è tutto in ordine non dice nulla.
cli-replay-made = Con ogni azione, dice chi l’ha fatta e quanti secondi dopo la precedente, per quanto il file lo sa.
cli-replay-stood = (contro le regole, e lasciata passare: non controllata; quel che segue solo a partire dalla posizione a cui ha portato)
cli-verify-short = Controlla che la distribuzione di una registrazione sia quella promessa.
cli-verify-help = Controlla la registrazione di una partita finita: che la promessa mostrata dal server prima della distribuzione sia l’impronta di gioco, versione, numero di giocatori, opzioni e seme, e che i mazzi e chi comincia seguano dal seme. Ciò che non torna viene detto, e il codice d’uscita è 1. FILE può essere - per lo standard input.
cli-verify-json = Scrive in una riga JSON che cosa è stato controllato.
cli-analyse-short = Trova dove una partita si è decisa e che cosa sarebbe stato meglio.
cli-analyse-help = Riflette su ogni decisione di una registrazione: scrive i momenti decisivi con la mossa migliore, i voti e la precisione di ogni posto, quanto è stata bravura e quanto fortuna, e le probabilità di vittoria. Ciò che ha trovato resta in una cartella di questo utente: su una partita si riflette una volta sola. FILE può essere - per lo standard input.
cli-analyse-simulations = Simulazioni per ogni decisione, invece di una profondità.
cli-analyse-json = Scrive in una riga JSON le probabilità, i momenti decisivi, tutte le decisioni con i voti e ciò che ogni posto ha fatto della partita.
cli-analyse-progress = Rifletto
cli-analyse-turns = Dove la partita si è decisa:
cli-analyse-none = Nessuno ha perso molto con una sola mossa.
cli-analyse-played = { $played } ({ $before }% → { $after }%)
cli-analyse-better = Meglio: { $better }.
cli-analyse-chances = Probabilità di vittoria in per cento, dopo tante mosse:
cli-analyse-move = mossa
cli-analyse-depth = Quanto a fondo: first-look richiede qualche secondo per una partita in due, usual fino a un minuto di un core.
cli-analyse-both = Una profondità e un numero di simulazioni non si possono indicare insieme: scegli una delle due cose.
cli-analyse-grades = Voti, e precisione da 0 a 100:
cli-analyse-seat = posto
cli-analyse-accuracy = precisione
cli-analyse-account = Variazioni della probabilità di vittoria in per cento, secondo la causa:
cli-analyse-skill = mosse proprie
cli-analyse-others = mosse altrui
cli-analyse-luck = fortuna
cli-analyse-where = Precisione per fase della partita e tipo di decisione:
cli-hint-short = Trova la mossa migliore di una posizione, con i motivi.
cli-hint-help = Riflette sulla prossima decisione di una posizione o di una partita incompiuta, con quel che sa chi è di turno, e stampa la mossa migliore con i suoi motivi. FILE può essere - per lo standard input.
cli-hint-simulations = Simulazioni, perché il risultato sia ripetibile; altrimenti bastano due secondi.
cli-hint-json = Stampa la mossa, le probabilità e i motivi come una riga di JSON.
cli-hint-best = Il meglio per { $name }: { $label }  ({ $action })
cli-show-short = Mostra una posizione di una registrazione, anche come immagine.
cli-show-help = Mostra una posizione di una registrazione: il tabellone, i giocatori e tutte le mani. FILE può essere - per lo standard input.
cli-show-step = Posizione dopo tante azioni: 0 è l’inizio, -1 la fine, -2 un’azione prima; altrimenti la fine.
cli-show-made = Dice chi ha fatto l’ultima azione e in quanto tempo, per quanto il file lo sa.
cli-show-layer = Dice anche occasioni e pericoli: che cosa permette la posizione, di tutto ciò che è pubblico.
cli-show-svg = Scrive il tabellone come immagine SVG in questo file, o - per lo schermo.
cli-show-turn = Quarti di giro dell’immagine, o «plan» per la pianta.
cli-show-dark = Disegna l’immagine in colori scuri.
cli-show-json = Scrive la posizione in JSON, senza ciò che è nascosto.
cli-rules-short = Consulta le regole numerate di un gioco.
cli-rules-help = Scrive le regole di un gioco: tutte, o quelle con i numeri indicati.
cli-rules-find = Solo le regole che parlano di queste parole, o delle nostre per la stessa cosa.
cli-rules-none = Nessuna regola parla di «{ $query }».
cli-rules-json = Scrive le regole in JSON.
cli-rules-difference =
    Stampato ({ $documents }): { $printed }.
    Qui vale: { $played }.
    Perché: { $because }.
cli-rules-sources = Fonti: { $sources }.

cli-new-game-short = Comincia un gioco tuo, in un pacchetto a sé.
cli-new-game-help = Scrive un pacchetto con un piccolo gioco che si può giocare subito: regole, disegni, testi in tre lingue, bot e test. Installalo, e c’è come ogni altro gioco; poi fanne il tuo, un file dopo l’altro. NAME è una parola di lettere minuscole e cifre.
cli-new-game-code = Tre lettere maiuscole con cui cominciano i numeri delle sue regole; altrimenti quelle del nome.
cli-new-game-out = Cartella in cui scriverlo; non deve ancora esistere. Altrimenti NAME.
cli-new-game-no-name = «{ $name }» non può essere il nome di un gioco. Serve una parola di al massimo 32 lettere minuscole e cifre, come bastione, che non sia una parola di Python o di Alcaide stesso, come class o table.
cli-new-game-taken = Il nome «{ $name }» è già preso, da un gioco o da un pacchetto di Python.
cli-new-game-no-code = «{ $code }» non sono tre lettere maiuscole. Indicane con --code, per esempio BST.
cli-new-game-exists = { $folder } esiste già. Indica un’altra cartella con --out.
cli-new-game-made = { $game } è in { $folder }. Installalo e gioca:

cli-bench-short = Misura quanto sono veloci qui le regole.
cli-bench-help = Misura partite a caso con l’elenco completo delle azioni permesse a ogni decisione, copie di una posizione e riletture, su un solo core.
cli-bench-seconds = Per quanti secondi giocare.
cli-bench-json = Scrive le cifre in JSON.
cli-arena-short = Fa giocare i bot fra loro, molte volte.
cli-arena-help = Fa giocare i bot fra loro molte volte e dice chi vince, e quanto spesso. Ogni distribuzione si gioca una volta con i bot in ciascun posto. Se i bot indicati sono meno dei posti, l’ultimo occupa quelli che restano; se sono di più, si incontrano in tutti i gruppi possibili. Un bot è un livello, hard@200 per 200 simulazioni, un avversario con un carattere come nuno, oppure cmd: e un comando che avvia un programma proprio.
cli-arena-games = Partite per ogni gruppo di bot che si incontra; qualcuna in più se altrimenti una distribuzione restasse a metà.
cli-arena-seed = Seme delle distribuzioni, un numero o una parola qualsiasi; altrimenti 1.
cli-arena-simulations = I bot che cercano fanno tante simulazioni a ogni decisione, invece di pensare per un certo tempo. Così lo stesso seme dà ovunque le stesse partite.
cli-arena-jobs = Partite da giocare contemporaneamente su questa macchina; altrimenti tante quanti sono i suoi core.
cli-arena-cluster = Gioca invece sul cluster Ray a questo indirizzo; «local» ne avvia uno su questa macchina.
cli-arena-out = Cartella in cui conservare i risultati e le registrazioni di tutte le partite. Dopo un’interruzione, lo stesso comando riprende da lì.
cli-arena-plot = Disegna la classifica in questo file: .svg, .png o .pdf.
cli-arena-json = Scrive le cifre in JSON.

## Che cosa scrivono i comandi

cli-simulating = Si gioca
# One line for each game.
cli-simulated = seme { $seed }: { $scores } punti, { $actions } azioni
cli-simulated-broken-off = seme { $seed }: interrotta dopo { $actions } azioni con { $scores } punti
# $name: the bot with its command; $seat counts from 0, as in records.
cli-forfeit-seed = seme { $seed }: { $told }
cli-forfeit = { $name }, al posto { $seat }, perde la partita. { $reason ->
    [start] Non si riesce ad avviarlo: { $error }
    [crash] È terminato da solo, con codice d’uscita { $code }.
    [timeout] Non ha risposto entro { $seconds ->
        [one] un secondo.
       *[other] { $seconds } secondi.
    }
    [long] La sua risposta supera i { $most } byte.
    [garbage] La sua risposta è incomprensibile: { $answer }
   *[illegal] La sua risposta non è un’azione permessa: { $answer }
}
cli-measuring = Si misura
cli-bench-head = { $game }, { $players } giocatori, regole { $kind ->
    [compiled] compilate
   *[interpreted] interpretate
}, Python { $python }:
cli-bench-decisions = decisioni al secondo
cli-bench-games = partite al secondo
cli-bench-copy = microsecondi per copiare lo stato
cli-bench-replay = millisecondi per leggere e ripercorrere una registrazione intera
cli-arena-head = { $game }, { $players } giocatori: { $games ->
    [one] una partita
   *[other] { $games } partite
} con il seme { $seed }; a parità di forze ogni bot ne vincerebbe il { $even }%
cli-arena-goes-on = Ci sono già { $there } partite su { $games }.
cli-arena-kept = { $games ->
    [0] Nessuna partita è ancora finita.
    [one] Una partita è conservata; lo stesso comando riprende da lì.
   *[other] { $games } partite sono conservate; lo stesso comando riprende da lì.
}
# Heads of columns. 95%: the interval in which the true rate lies with that certainty.
cli-arena-col-bot = bot
cli-arena-col-games = partite
cli-arena-col-rate = vinte
cli-arena-col-interval = intervallo al 95%
cli-arena-col-margin = scarto
cli-arena-col-ms = ms per decisione
cli-arena-col-forfeits = a tavolino
cli-arena-col-broken-off = interrotte
cli-arena-col-rating = forza
# Above the table of those that met.
cli-arena-meetings = Gli incontri:
cli-arena-percent = { $value }%
cli-arena-range = { $low } – { $high }
cli-arena-number = { $value }
cli-arena-spread = { $value } ± { $spread }
# Below the pictures.
cli-arena-axis-rate = partite vinte, per cento, con intervallo al 95%
cli-arena-axis-rating = forza, ± due deviazioni standard
cli-arena-extra = Serve il pacchetto { $package }: pip install "alcaide[{ $extra }]"
# $reason: in English, from Ray.
cli-arena-no-cluster = Non c’è un cluster Ray a { $address }: { $reason }
# $name: the game, as its record is called.
cli-arena-dies = Il processo che gioca { $name } è morto { $times } volte.
# $fields: what differs, by the names in arena.json.
cli-arena-other = { $folder } contiene un’arena con altre condizioni ({ $fields }). Indica un’altra cartella.
cli-arena-in-use = In { $folder } si sta già giocando un’altra arena.
# $reason: in English, from the library that reads JSON.
cli-arena-terms = { $file } non dice come si giocano le partite di questa arena: { $reason }
# $reason: as above.
cli-arena-line = { $file }, riga { $line }: non è il risultato di una partita: { $reason }
cli-arena-picture = { $file }: non si può disegnare un’immagine di questo tipo. Ci sono: { $kinds }
cli-show-head = { $game }, dopo { $step } di { $actions } azioni
cli-show-last = Ultima: { $name }, { $action }
cli-made-person = persona
cli-made-plan = piano
cli-made-standing = risposta automatica
cli-made-program = programma con una chiave
cli-made-bot = bot
cli-made-substitute = bot al posto di una persona
cli-made-unknown = non si sa da chi
cli-no-step = non c’è il passo { $step }; la registrazione ha { $actions } azioni.
cli-no-rule = Non c’è una regola { $rule }. Ci sono: { $rules }
cli-hand = Mano di { $name }: { $cards }
cli-hand-unknown = Mano di { $name }: ignota
# $prompt: what is asked ("Buy a card or build").
cli-unfinished = Non finita. Tocca a { $name }: { $prompt }
cli-broken-off = Interrotta dopo { $actions } azioni: non vince nessuno.
cli-serve-taken = La porta { $port } è occupata; si prova la { $next }.
cli-port-taken = La porta { $port } su { $host } è occupata da un altro programma. Con --online il server non ne prende un’altra da solo, perché nessuno lo cercherebbe lì: chiudi quel programma o indica una porta libera con --port o ALCAIDE_PORT.
cli-port-forbidden = Questo utente non può ascoltare sulla porta { $port } su { $host }. Indicane un’altra con --port o ALCAIDE_PORT; un proxy le inoltra ciò che arriva (docs/one-machine.md).
cli-port-none = Nessuna porta da { $port } a { $last } è libera su { $host }. Indicane un’altra con --port.
cli-port-refused = Su { $host } non si può ascoltare: { $reason }. Indica con --host un indirizzo di questa macchina, per esempio 127.0.0.1.
cli-serve-everybody = Attenzione: chiunque raggiunga { $host } gioca qui tutti i posti di tutte le partite e vede tutte le mani. Con --online ognuno gioca soltanto i propri posti.
cli-serve-ready = Alcaide è pronto: { $address }
    Le partite sono conservate in { $place }. Ctrl-C ferma il server.
cli-serve-ready-behind = Alcaide è pronto: { $address } (ascolta su { $listens })
    Le partite sono conservate in { $place }. Ctrl-C ferma il server.
cli-work-ready = Al lavoro per le partite in { $place }. Ctrl-C ferma.

## Impostazioni: variabili d’ambiente

cli-config-address = { $name } non è un indirizzo utilizzabile; comincia con uno di questi: { $wanted }
cli-config-port = la porta in { $name } non è un numero da 0 a 65535.
cli-config-choice = { $name } non può essere «{ $value }». Può essere: { $wanted }
cli-config-seconds = { $name } è un numero di secondi da 0 a { $most }, non «{ $value }».
cli-config-count = { $name } è un numero intero da 1 a { $most }, non «{ $value }».
cli-config-extra = { $name } richiede più dell’installazione semplice: pip install 'alcaide[online]'
cli-config-needs = { $name } richiede anche { $needs }: i messaggi contengono link.
cli-config-missing = { $name } non è impostata.
cli-config-unknown = Non c’è nessuna impostazione { $name }. Intendi { $nearest }?
cli-config-unknown-key = { $file }, riga { $line }: non c’è nessuna impostazione «{ $name }». Intendi { $nearest }?
cli-config-type = { $file }, riga { $line }: { $name } non può essere { $value }. Ci vuole { $kind ->
    [switch] true o false, senza virgolette.
    [count] un numero intero, senza virgolette.
    [port] un numero da 0 a 65535, senza virgolette.
    [seconds] un numero di secondi, senza virgolette.
    [list] un elenco di testi: ["uno", "due"].
    [folder] una cartella, tra virgolette.
   *[other] un testo tra virgolette.
}
cli-config-toml = { $file } non si può leggere come TOML: { $reason }
cli-config-line = { $file }, riga { $line }: un’impostazione si scrive NOME=VALORE.
cli-config-no-file = Non c’è nessun file di impostazioni { $file }. «alcaide setup» ne scrive uno.
cli-config-unreadable = le impostazioni in { $file } non si possono leggere: { $reason }. --config indica un altro file.
cli-config-open = Attenzione: { $file } contiene una password o una chiave, e chiunque su questa macchina può leggerlo. Toglilo agli altri: chmod 600 { $file }

## Il database

cli-data-unreadable = le partite in { $place } non si possono leggere: { $reason }
cli-data-missing = in { $place } non ci sono partite. «alcaide serve» comincia a conservarle lì; --data o ALCAIDE_DATABASE indica un altro posto.
cli-data-bare = il database in { $place } ({ $source ->
    [none] la tua cartella dei dati
   *[other] da { $source }
}) è ancora vuoto. Se le partite sono altrove, indica le impostazioni del server con --config o la loro cartella con --data.
cli-data-nowhere = non c’è nessun database in { $place } ({ $source ->
    [none] nessuna impostazione ne indica uno, dunque si intende la tua cartella dei dati
   *[other] da { $source }
}). Non è stato creato nulla. Se le partite sono altrove, indica le impostazioni del server con --config o la loro cartella con --data; un server nuovo comincia con «alcaide setup» o «alcaide serve».
cli-data-newer = le partite in { $place } sono state conservate da una versione successiva di Alcaide (schema { $schema }). Non è stato cambiato nulla. Installa quella versione o una più recente: pip install --upgrade alcaide
cli-data-foreign = { $place } è il database di un altro programma. Non è stato cambiato nulla. Indica un altro posto con --data o ALCAIDE_DATABASE.
cli-data-no-database = { $place } non è un database. Non è stato cambiato nulla. Spostalo, o indica un altro posto con --data o ALCAIDE_DATABASE.
cli-data-corrupt = il database { $place } è danneggiato: { $reason }. Conservalo, e ripristina l’ultima copia in un posto nuovo: alcaide db restore FILE --data DIR
cli-data-full = non c’è più spazio per { $place }. Niente è andato perso. Libera spazio su quel disco e riprova.
cli-data-busy = un altro programma tiene occupato { $place } e non lo libera. Riprova quando ha finito.
cli-data-forbidden = mancano i permessi per leggere e scrivere { $place }: { $reason }. Controlla a chi appartengono il file e la sua cartella, o indica un altro posto con --data o ALCAIDE_DATABASE.
cli-data-in-use = un altro server conserva le sue partite in { $place }. Fermalo prima, o indica un altro posto con --data. Più server condividono le partite con PostgreSQL e Redis.
cli-data-password = il server del database non accetta l’utente e la password di { $place }: { $reason }. Correggi ALCAIDE_DATABASE.
cli-data-no-name = il server non ha nessun database con il nome indicato in { $place }. Crealo (createdb), o correggi ALCAIDE_DATABASE.
cli-data-away = il server del database { $place } non si raggiunge: { $reason }. Controlla che sia avviato e che ALCAIDE_DATABASE sia giusto.
cli-data-folder = non si possono conservare partite in { $place }: c’è un file dove dovrebbe esserci una cartella. Indica un altro posto con --data o ALCAIDE_DATABASE.
cli-data-driver = { $reason }: pip install 'alcaide[online]'
cli-data-old = prima bisogna aggiornare il database: alcaide db upgrade
cli-data-filled = il database non è vuoto; una copia si ripristina in uno nuovo.
cli-data-no-backup = { $file } non è una copia di Alcaide: { $reason }
cli-data-later = { $file } è una copia di una versione successiva di Alcaide. Installa quella versione o una più recente: pip install --upgrade alcaide
cli-data-damaged = { $file } è danneggiato: { $reason }
cli-data-cut = { $file } è danneggiato: la copia non è intera.
cli-data-table = { $file } è danneggiato: non c’è nessuna tabella «{ $table }».
cli-data-column = la copia è danneggiata: { $table } non ha «{ $column }».
cli-db-nothing = In { $place } non c’è ancora nulla. «alcaide serve» comincia a conservarvi le partite; --data o ALCAIDE_DATABASE indica un altro posto.
cli-db-status = { $place }: schema { $schema }, { $tables ->
    [one] una partita
   *[other] { $tables } partite
} con { $rows ->
    [one] una riga
   *[other] { $rows } righe
}.
cli-db-old = { $place }: lo schema { $schema } non è il più recente, { $newest }. «alcaide db upgrade» lo aggiorna.
cli-db-written = { $rows ->
    [one] Una riga scritta
   *[other] { $rows } righe scritte
} in { $file }.
cli-db-rotated = { $gone ->
    [0] Si tengono le { $keep } più recenti.
    [one] Si tengono le { $keep } più recenti; una più vecchia è stata tolta.
   *[other] Si tengono le { $keep } più recenti; { $gone } più vecchie sono state tolte.
}
cli-db-restored = { $rows ->
    [one] Una riga ripristinata
   *[other] { $rows } righe ripristinate
} in { $place }.

## Il tavolo disegnato

cli-legend = = un ponte in cima   b Barone   G Grande
# Heads of columns.
cli-head-points = punti
cli-head-money = reali
cli-head-grandees = Grandi
cli-head-barons = Baroni
cli-head-cards = carte
cli-head-towers = torri
cli-out = fuori dalla partita

## Giocare

# The name of the one who plays; in sentences: “Player buys a card”.
cli-me = Giocatore
cli-saved = La partita è salvata in { $file }.
cli-play-goes-on = La partita in { $file } riprende dopo { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
}.
cli-play-over = { $file } contiene una partita già finita ({ $game }), o un altro gioco. Indica un altro file.
cli-play-from = Una partita che prosegue da un file ha già le sue opzioni e la sua distribuzione: indica solo i posti.
cli-play-ended = La partita di questo file è finita.
cli-seats-differ = La partita nel file ha { $players } giocatori, e hai indicato { $seats } posti.
cli-seats-program = In questa partita { $name } occupa un posto. Un comando che sta in una registrazione non viene mai avviato: indica di nuovo tutti i posti con --seats.
cli-seats-twice = Due persone hanno lo stesso nome.
cli-seats-wrong = Un posto è «me», un bot ({ $bots }) o un nome di al massimo 40 lettere, separati da virgole.
cli-desk-prompt = { $name }>{" "}
cli-desk-enter = Premi Invio.
cli-desk-hint = Numero o notazione; «?» spiega, «help» elenca i comandi.
cli-desk-no-choice = Non c’è la scelta { $number }; vanno da 1 a { $last }.
cli-desk-undone = Annullato.
cli-desk-help =
    Un numero            gioca la scelta con quel numero
    Un’azione            la gioca, in notazione: { $action }
    ? davanti            spiega che cosa accadrebbe, o quale regola lo proibisce: ? { $action }
    undo                 annulla l’ultima azione di questo turno
    board                ridisegna il tavolo; una riga vuota elenca le scelte
    layer                dice occasioni e pericoli: che cosa permette la posizione
    log, log 40          racconta le ultime azioni
    rules                mostra le regole, o una sola con il suo numero: rules { $rule }
    save, save FILE      salva la partita
    quit                 salva la partita e si ferma

## What “alcaide setup” asks, and the comments in the file of settings that it writes

cli-setup-short = Scrive le impostazioni di un nuovo server.
cli-setup-help = Scrive le impostazioni di un server in un file che tutti i comandi leggono, alcaide.toml: chiede ciò che nessuna opzione dice, spiega ogni impostazione e stampa che cosa fare dopo. Con --machine, anche le unità di systemd, un timer per le copie e un Caddyfile per una sola macchina.
cli-setup-out = File da scrivere; altrimenti ./alcaide.toml, o /etc/alcaide/alcaide.toml per root.
cli-setup-machine = Scrive in questa cartella anche le unità di systemd, il timer delle copie e il Caddyfile per una sola macchina.
cli-setup-yes = Non chiede nulla; ciò che nessuna opzione dice resta com’è di solito.
cli-setup-force = Sovrascrive il file se c’è già.
cli-setup-ask-url = Nome o indirizzo con cui i browser trovano il server (games.example.org); vuoto: solo questa macchina
cli-setup-ask-port = Porta su questa macchina
cli-setup-ask-database = Indirizzo del database; vuoto: un file nella tua cartella dei dati
cli-setup-ask-mail = Chi spedisce la posta (mailtos://nome:password@example.org), per chi non riesce a entrare; vuoto: nessuno
cli-setup-ask-club = Nome del circolo, per le sue pagine; vuoto: nessuno
cli-setup-ask-keeper = Chi risponde del server, per le note legali
cli-setup-ask-address = Indirizzo postale per le note legali, righe separate da virgole.
cli-setup-ask-contact = Indirizzo di posta o pagina con cui raggiungere il circolo
cli-setup-ask-languages = Lingue del circolo, prima la sua (en, it, fr)
cli-setup-there = { $file } c’è già; non è stato cambiato nulla. --force lo sovrascrive, --out indica un altro file.
cli-setup-ended = I dati sono finiti prima di tutte le risposte; non è stato scritto niente. Indica tu { $option }, oppure --yes per i valori usuali.
cli-setup-clash = L’indirizzo indica la porta { $port }, dove ascolta già il server: il proxy non può ascoltare anche lì. Scegline un’altra con --port.
cli-setup-overwrite = { $file } c’è già. Sovrascriverlo?
cli-setup-written = Le impostazioni sono in { $file }; solo il proprietario può leggerle.
cli-setup-machine-written = Per questa macchina, in { $folder }:
cli-setup-next = E ora:
      alcaide serve{ $config }          avvia il server: { $address }
      alcaide admin role NOME owner{ $config }    ti apre la moderazione, quando hai un account
      alcaide db backup CARTELLA{ $config }    mette una copia in una cartella
cli-setup-next-machine = E ora, come root (docs/one-machine.md spiega ogni passo):
      adduser --system --group --home /var/lib/alcaide --no-create-home alcaide
      chgrp alcaide { $file } && chmod 640 { $file }
      cp { $folder }/alcaide*.service { $folder }/alcaide-backup.timer /etc/systemd/system/
      cp { $folder }/Caddyfile /etc/caddy/Caddyfile
      systemctl daemon-reload
      systemctl enable --now alcaide.service alcaide-backup.timer
      systemctl reload caddy
    Poi tutti trovano il server a { $address }

cli-setup-note-head = Le impostazioni di un server di Alcaide. Una variabile d’ambiente (ALCAIDE_URL per url) viene
    prima di questo file, un’opzione prima di entrambi. Ciò che sta dopo un # non è impostato.
cli-setup-note-url = Dove i browser trovano il server. Così cominciano i link di avvisi, inviti e anteprime.
cli-setup-note-online = Qui gioca anche chi viene da altrove, ciascuno con un nome.
cli-setup-note-host = Dove il server ascolta; 0.0.0.0 lascia entrare altre macchine senza proxy.
cli-setup-note-port = La porta, su questa macchina.
cli-setup-note-proxies = I proxy che dicono il vero su chi chiede; altrimenti chi sta dietro ne ha l’indirizzo.
cli-setup-note-database = Dove si conservano le partite. Senza: un file nella tua cartella dei dati.
cli-setup-note-redis = Più processi condividono i tavoli, e altri pensano per i bot.
cli-setup-note-log = text per le persone, json per i programmi.
cli-setup-note-mail = Chi spedisce la posta a chi non riesce a entrare. L’indirizzo contiene una password.
cli-setup-note-metrics_token = Chi lo possiede può chiedere /metrics da altrove.
cli-setup-note-keep = Copie che «alcaide db backup CARTELLA» lascia nella cartella. La pagina sui dati ne dice il numero.
cli-setup-note-name = Il circolo che tiene questo server. Con un nome ci sono le pagine del circolo.
cli-setup-note-about = Una riga che lo descrive.
cli-setup-note-keeper = Chi ne risponde, per le note legali.
cli-setup-note-address = Indirizzo postale di chi ne risponde.
cli-setup-note-contact = Un indirizzo di posta, o una pagina.
cli-setup-note-languages = Le lingue del circolo, prima la sua.
cli-setup-note-texts = Una cartella con testi propri del circolo: imprint.it.md, conduct.md, privacy.fr.md, about.md, rules.md.

## alcaide board

cli-board-short = Cura i componenti come nella propria scatola: inizia un file, lo verifica, lo mostra.
cli-board-help = Alcune parti dei giochi sono state ricostruite: la mappa di Alcazar, mura e tessere del Castello, i capannoni di Alhambra. Chi ha la scatola può scrivere che cosa contiene davvero, in un file che play, simulate e arena accettano con --board. La pagina «tabelloni» di un server modifica e verifica gli stessi file.
cli-board-new-short = Scrive i componenti di un gioco in un file, da cambiare. FILE può essere - per lo schermo.
cli-board-check-short = Confronta un file con ciò che si sa: conteggi, esempi, fatti pubblicati. FILE può essere - per lo standard input.
cli-board-show-short = Mostra un tabellone, anche come immagine. FILE può essere - per lo standard input.
cli-board-name = Come si chiama il tabellone.
cli-board-author = Chi l’ha trascritto.
cli-board-begun = Il tabellone è in { $file }.
cli-board-there = { $file } esiste già. Indica un altro file.
cli-board-standing = { $fact }: { $standing }
cli-board-places = { $places } e { $more ->
    [one] un altro
   *[other] altri { $more }
}
cli-board-json = Stampa i fatti in JSON, per gli script.
cli-board-usual = È il tabellone che il gioco ha già di suo.
cli-board-good = { $open ->
    [0] Niente di ciò che si sa lo contraddice: ci si possono giocare anche partite classificate.
    [one] Ci si può giocare. In un punto è diverso da ciò che si sa, perciò nulla vi è classificato.
   *[other] Ci si può giocare. In { $open } punti è diverso da ciò che si sa, perciò nulla vi è classificato.
} Contenuto: { $hash }
cli-option-board = Gioca sul tabellone di questo file invece che su quello del gioco.

cli-import-help = Legge una partita che qualcuno ha scritto: un elenco, una tabella (CSV, TSV, .xlsx), un JSON esportato, il registro di un altro programma. Ciò che non si capisce è detto riga per riga; ciò che si indovina va confermato.
cli-import-game = Il gioco, se il file non lo dice.
cli-import-out = Dove va la registrazione; altrimenti sullo standard output.
cli-import-accept = Prende per buono ciò che è stato indovinato.
cli-import-partial = Scrive la partita anche se è capita solo fino a una certa riga.
cli-import-json = Stampa come JSON ciò che si è capito e ciò che no, con la partita.
cli-import-look = Non è stato scritto niente: guarda che cosa si è indovinato, poi ripeti con --accept.
cli-export-help = Scrive una registrazione come JSON con tutto ciò che se ne può dire, come tabella o come elenco in parole.
cli-export-format = json e csv: ogni azione con frasi, punteggi e tempi, e il conteggio; list: in parole; play: com’è.
cli-export-out = Dove va; altrimenti sullo standard output.
cli-export-schema = Stampa invece lo schema JSON dell’esportazione.
cli-print-help = Fa il PDF di un gioco da stampare e ritagliare: tabellone, tessere, carte con il retro, figure e foglio dei punti, tutto disegnato da noi e in grandezza vera.
cli-print-paper = Formato della carta: a4 o letter.
cli-print-out = Dove va il PDF; altrimenti qui, GIOCO-CARTA.pdf.
cli-printed = { $file } è scritto ({ $size } MB). Stampalo al 100%, fronte e retro, voltando sul lato lungo.
cli-import-short = Legge una partita che qualcuno ha scritto e ne fa una registrazione.
cli-export-short = Scrive una registrazione come JSON, tabella o elenco.
cli-print-short = Fa il PDF di un gioco, da stampare e ritagliare.
