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
cli-option-profile = Opzioni come le vuole qualcuno: house, oppure italian, french, printed, vizier, se il gioco le ha; --options viene dopo.
cli-option-seed = Seme della distribuzione, un numero o una parola qualsiasi: lo stesso seme distribuisce la stessa partita.
cli-option-data = Cartella in cui si conservano le partite; altrimenti ALCAIDE_DATABASE, o la cartella dei dati dell’utente.
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
cli-play-seats = Chi gioca, nell’ordine dei posti: me (tu), il livello di un bot (easy, medium, hard, expert; anche greedy, random; hard@200 fa 200 simulazioni), cmd: e un comando senza virgole che avvia un tuo programma, o il nome di un amico a questo schermo. Altrimenti: me,greedy.
cli-play-record = Tiene la partita in questo file dopo ogni azione. Se c’è già una partita non finita, la continua.
cli-admin-short = Gestisce le persone e i tavoli di un server.
cli-admin-help = Gestisce le persone e i tavoli di un server, nel suo database. WHO è il nome di un account o un id. users, tables: elenco; show; link: stampa un link che fa accedere una volta entro 15 minuti; password: ne imposta una nuova; role: player o admin; ban: esclude e scollega dappertutto; unban; delete: per sempre; close: elimina un tavolo; reports, all-reports: elenco di ciò che è stato segnalato nelle conversazioni, con id, ora, tavolo, chi l’ha detto, chi l’ha segnalato e il testo; handled: la segnalazione è sbrigata; remove: toglie ciò che è stato segnalato; said: elenco di tutto ciò che WHO ha scritto; silence, unsilence: WHO non può più scrivere ai tavoli, o può di nuovo.
cli-admin-who = Indica un account o un id.
cli-admin-password = Nuova password
cli-admin-roles = Un ruolo è uno di: { $roles }
cli-admin-done = Fatto.
cli-serve-short = Gioca nel browser.
cli-serve-help = Avvia il server per il tavolo nel browser. Resta acceso finché non premi Ctrl-C; ogni mossa viene conservata, e le partite riprendono da dove si erano fermate.
cli-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altre macchine.
cli-serve-port = Porta su cui ascoltare; se è occupata si prende la prima libera che segue. 0: una qualsiasi.
cli-serve-browser = Apre o no il browser; altrimenti lo apre solo quando si parte da un terminale.
cli-serve-delay = Secondi che un bot impiega almeno per una mossa, perché la si possa seguire.
cli-serve-online = Fa giocare o no anche da altri luoghi, ciascuno con un proprio nome; altrimenti chi siede a questo schermo gioca tutti i posti che non sono di bot.
cli-work-short = Pensa per i bot, in un processo a parte.
cli-work-help = Prende i turni dei bot dalla coda in Redis, ci pensa e li gioca. Se ne avviano quanti si vuole; ciascuno può morire in qualunque momento. Richiede ALCAIDE_REDIS e lo stesso ALCAIDE_DATABASE dei server.
cli-work-metrics = Porta di questa macchina su cui chiedere i dati per Prometheus; 0: nessuna.
cli-db-short = Cura il database delle partite: aggiornamento, copia, ripristino.
cli-db-help = Il database in cui si conservano le partite: un file SQLite, oppure PostgreSQL se lo dice ALCAIDE_DATABASE. Una copia contiene tutto e si può ripristinare nell’uno e nell’altro.
cli-db-status-short = Dice che cosa c’è nel database.
cli-db-upgrade-short = Porta il database allo schema più recente. I server lo fanno da soli all’avvio.
cli-db-backup-short = Scrive tutto, così com’è in un dato momento, in un file. I server possono continuare.
cli-db-restore-short = Riempie un database vuoto con una copia, da qualunque tipo di database provenga.
cli-simulate-short = Scrive registrazioni di partite a caso o tra bot.
cli-simulate-help = Gioca una partita a caso, ogni azione permessa con la stessa probabilità, e ne scrive la registrazione. Lo stesso seme scrive ovunque la stessa registrazione. Con --bot giocano invece dei bot.
cli-simulate-out = File da scrivere, o - per lo schermo. Con più partite, una cartella con un file per ciascuna.
cli-simulate-games = Gioca tante partite, con il seme e quelli che seguono, e scrive una riga per ciascuna.
cli-simulate-json = Scrive invece l’esito di ogni partita come riga JSON.
cli-simulate-bot = Un bot che gioca: un livello (random, easy, greedy, medium, hard, expert; hard@200 esegue 200 simulazioni), oppure cmd: e un comando che avvia un programma proprio. Una volta per tutti i posti, o una per ciascuno.
cli-simulate-seconds = Quanto tempo ha un programma proprio per avviarsi e per ogni risposta.
cli-simulate-limit = Dopo quante azioni una partita non finita s’interrompe: non vince nessuno, e i punti sono quelli del momento.
cli-replay-short = Ripercorre una registrazione, azione per azione.
cli-replay-help = Ripercorre una registrazione e la racconta. Una riga sbagliata o proibita è segnalata con il suo numero, la regola che viola e ciò che sarebbe stato permesso, e il codice d’uscita è 1. FILE può essere - per lo standard input.
cli-replay-legal = Scrive un oggetto JSON per riga per ogni decisione: che cosa si è giocato e tutto ciò che era permesso.
cli-replay-json = Scrive l’esito della partita come riga JSON.
cli-replay-quiet = Controlla soltanto; se è tutto in ordine non dice nulla.
cli-verify-short = Controlla che la distribuzione di una registrazione sia quella promessa.
cli-verify-help = Controlla la registrazione di una partita finita: che la promessa mostrata dal server prima della distribuzione sia l’impronta di gioco, versione, numero di giocatori, opzioni e seme, e che i mazzi e chi comincia seguano dal seme. Ciò che non torna viene detto, e il codice d’uscita è 1. FILE può essere - per lo standard input.
cli-verify-json = Scrive in una riga JSON che cosa è stato controllato.
cli-analyse-short = Trova dove una partita è girata e che cosa sarebbe stato meglio.
cli-analyse-help = Riflette su ogni decisione di una registrazione: scrive i momenti decisivi con la mossa migliore e le probabilità di vittoria di ogni posto. FILE può essere - per lo standard input.
cli-analyse-simulations = Simulazioni per ogni decisione, così che il risultato sia ripetibile; altrimenti si usano 0,15 secondi.
cli-analyse-json = Scrive le probabilità e i momenti decisivi come riga JSON.
cli-analyse-progress = Rifletto
cli-analyse-turns = Dove la partita è girata:
cli-analyse-none = Nessuno ha perso molto con una sola mossa.
cli-analyse-played = { $played } ({ $before }% → { $after }%)
cli-analyse-better = Meglio: { $better }.
cli-analyse-chances = Probabilità di vittoria in per cento, dopo tante mosse:
cli-analyse-move = mossa
cli-show-short = Mostra una posizione di una registrazione, anche come immagine.
cli-show-help = Mostra una posizione di una registrazione: il tabellone, i giocatori e tutte le mani. FILE può essere - per lo standard input.
cli-show-step = Posizione dopo tante azioni: 0 è l’inizio, -1 la fine, -2 un’azione prima; altrimenti la fine.
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
cli-arena-help = Fa giocare i bot fra loro molte volte e dice chi vince, e quanto spesso. Ogni distribuzione si gioca una volta con i bot in ciascun posto. Se i bot indicati sono meno dei posti, l’ultimo occupa quelli che restano; se sono di più, si incontrano in tutti i gruppi possibili. Un bot è un livello, hard@200 per 200 simulazioni, oppure cmd: e un comando che avvia un programma proprio.
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
} con il seme { $seed }; a parità di forze ogni bot ne vincerebbe il { $even } %
cli-arena-goes-on = Ci sono già { $there } partite su { $games }.
cli-arena-kept = { $games ->
    [0] Nessuna partita è ancora finita.
    [one] Una partita è conservata; lo stesso comando riprende da lì.
   *[other] { $games } partite sono conservate; lo stesso comando riprende da lì.
}
# Heads of columns. 95 %: the interval in which the true rate lies with that certainty.
cli-arena-col-bot = bot
cli-arena-col-games = partite
cli-arena-col-rate = vinte
cli-arena-col-interval = intervallo al 95 %
cli-arena-col-margin = scarto
cli-arena-col-ms = ms per decisione
cli-arena-col-forfeits = a tavolino
cli-arena-col-broken-off = interrotte
cli-arena-col-rating = forza
# Above the table of those that met.
cli-arena-meetings = Gli incontri:
cli-arena-percent = { $value } %
cli-arena-range = { $low } – { $high }
cli-arena-number = { $value }
cli-arena-spread = { $value } ± { $spread }
# Below the pictures.
cli-arena-axis-rate = partite vinte, per cento, con intervallo al 95 %
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
cli-no-step = non c’è il passo { $step }; la registrazione ha { $actions } azioni.
cli-no-rule = Non c’è una regola { $rule }. Ci sono: { $rules }
cli-hand = Mano di { $name }: { $cards }
# $prompt: what is asked ("Buy a card or build").
cli-unfinished = Non finita. Tocca a { $name }: { $prompt }
cli-broken-off = Interrotta dopo { $actions } azioni: non vince nessuno.
cli-serve-taken = La porta { $port } è occupata; si prova la { $next }.
cli-serve-everybody = Attenzione: chiunque raggiunga { $host } gioca qui tutti i posti di tutte le partite e vede tutte le mani. Con --online ognuno gioca soltanto i propri posti.
cli-serve-ready = Alcaide è pronto: { $address }
    Le partite sono conservate in { $place }. Ctrl-C ferma il server.
cli-work-ready = Al lavoro per le partite in { $place }. Ctrl-C ferma.

## Impostazioni: variabili d’ambiente

cli-config-address = { $name } non è un indirizzo utilizzabile; comincia con uno di questi: { $wanted }
cli-config-port = la porta in { $name } non è un numero da 0 a 65535.
cli-config-choice = { $name } non può essere «{ $value }». Può essere: { $wanted }
cli-config-seconds = { $name } è un numero di secondi da 0 a { $most }, non «{ $value }».
cli-config-count = { $name } è un numero intero da 1 a { $most }, non «{ $value }».
cli-config-extra = { $name } richiede più dell’installazione semplice: pip install 'alcaide[online]'
cli-config-missing = { $name } non è impostata.
cli-config-unknown = Non c’è nessuna impostazione { $name }. Intendi { $nearest }?

## Il database

cli-data-unreadable = le partite in { $place } non si possono leggere: { $reason }
cli-data-missing = in { $place } non ci sono partite. «alcaide serve» comincia a conservarle lì; --data o ALCAIDE_DATABASE indica un altro posto.
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
    Un’azione            la gioca, in notazione: castle 8 7-9
    ? 12, ? castle 8 7-9 spiega che cosa farebbe, o quale regola la proibisce
    undo                 annulla l’ultima azione di questo turno
    board                ridisegna il tavolo; una riga vuota elenca le scelte
    log, log 40          racconta le ultime azioni
    rules, rules ALC-31  mostra le regole
    save, save FILE      salva la partita
    quit                 salva la partita e si ferma
