## Pages that are one message

ui-missing-title = Qui non c'è nulla
ui-missing-text = Questa pagina non esiste, o la partita è stata tolta.
ui-missing-home = Alla pagina iniziale

## Words in many places

ui-rule-open = Apri la regola { $rule }


## Testata e piè di pagina

ui-site-skip = Vai al contenuto
ui-site-nav = Pagine
ui-site-play = Gioca
ui-site-rules = Regole
ui-site-learn = Impara
ui-site-language = Lingua
ui-site-dark = Tema scuro
ui-site-light = Tema chiaro
ui-site-unofficial = Alcaide è un progetto libero e non ufficiale, senza alcun legame con gli autori o gli editori dei giochi. Disegni e testi sono tutti nostri.
ui-site-map = La mappa di Alcazar è ricostruita dai testi pubblicati delle regole; il tabellone stampato può differire nei dettagli.

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
ui-home-new = Nuova partita di { $game }
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
ui-home-options = Opzioni
ui-home-start = Inizia la partita
ui-home-starting = Si danno le carte …
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
ui-home-loading = Lettura della partita …
ui-home-drop = Rilascia qui la partita registrata
ui-home-load-fault = Non è stato possibile rigiocare { $file }.
ui-home-load-line = Riga { $line }:
ui-home-load-close = Chiudi questo messaggio
ui-home-load-empty = Il file è vuoto.
ui-home-load-big = Il file è molto più grande di qualunque partita.
ui-home-load-binary = Questo non è un file di testo. Una partita registrata è testo semplice e comincia con [Game "…"].
ui-home-offline-title = Il tavolo non è ancora apparecchiato
ui-home-offline = Il server non risponde. È ancora in funzione?
ui-home-again = Riprova


## Le regole

ui-rules-title = Le regole di { $game }
ui-rules-contents = Indice
ui-rules-search = Cerca nelle regole
ui-rules-clear = Cancella la ricerca
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
ui-rules-wait = Si aprono le regole …
ui-rules-failed = Non è stato possibile aprire le regole.


## Il tavolo a parole

ui-text-title = il tavolo a parole
ui-text-leave = Torna al tavolo disegnato
ui-text-enter = Il tavolo a parole
ui-text-help = Il tasto T passa dalle parole al disegno, la barra porta al campo della notazione, U annulla.
ui-text-round = giro { $round }
ui-text-curtain = Tocca a { $name }
ui-text-curtain-why = Le carte restano coperte finché chi gioca dopo non è qui da solo.
ui-text-curtain-lift = Sono { $name }: leggimi la mia mano
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
ui-text-refused = Ora non è possibile
ui-text-position = La posizione
ui-text-log = Cronaca, dall’ultima mossa
ui-text-log-all = Tutte le { $count } righe
ui-text-then = Posizione dopo { $name }: { $action }
ui-text-player = Giocatore
ui-text-total = Punti
ui-text-parts = Composti da
ui-text-winner = vince
