## Pagine che sono un solo messaggio

ui-missing-title = Qui non c’è nulla
ui-missing-text = Questa pagina non esiste, o la partita è stata tolta.
ui-missing-home = Alla pagina iniziale

## Parole di molti luoghi

ui-rule-open = Apri la regola { $rule }

## Testata e piè di pagina

ui-loading = Si carica…
ui-site-skip = Vai al contenuto
ui-site-nav = Pagine
ui-site-play = Gioca
ui-site-rules = Regole
ui-site-learn = Impara
ui-site-players = Giocatori
ui-site-club = Circolo
ui-club-to = { $club }: la pagina del circolo
ui-site-desk = Moderazione
ui-site-cases =
    { $count ->
        [one] una segnalazione in attesa
       *[other] { $count } segnalazioni in attesa
    }
ui-site-told = la casa ti ha scritto
ui-guest-closed = Questa casa accoglie solo chi ha un account.
ui-site-language = Lingua
ui-site-dark = Tema scuro
ui-site-light = Tema chiaro
ui-site-unofficial = Alcaide è un progetto libero e non ufficiale, senza alcun legame con gli autori o gli editori dei giochi. Disegni e testi sono tutti nostri.
ui-site-map = Dove le regole pubblicate non mostrano tabelloni, tessere o mura, i nostri sono ricostruzioni; quelli stampati possono differire. Le regole di ogni gioco dicono quali.

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
ui-bots-characters = Con un carattere
ui-home-level = Livello del bot al posto { $number }
ui-home-kind = Chi gioca al posto { $number }
ui-home-kind-me = Io
ui-home-kind-friend = Amico
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
ui-home-details = Le regole in dettaglio
ui-home-details-changed = { $count ->
    [0] come al solito
    [one] una cambiata
   *[other] { $count } cambiate
}
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
ui-failed = Non ha funzionato. Riprova.
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
ui-home-load = Apri una partita o una posizione
ui-home-bring = Carica o importa
ui-home-loading = Lettura…
ui-home-drop = Rilascia qui la partita o la posizione
ui-home-paste = Incollane una
ui-home-pasted = quel che hai incollato
ui-home-load-fault = Non è stato possibile leggere { $file }.
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
ui-rules-link = Link a questa regola
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

ui-text-player = Giocatore

## Il tavolo

ui-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
ui-record = Scarica la partita
ui-copied = Posizione copiata

## Giocare con persone altrove

ui-lobby-title = Sala d’ingresso
ui-lobby-lead = Siediti a un tavolo, oppure guarda. I tuoi tavoli sono nella pagina iniziale.
ui-lobby-new = Apri un tavolo
ui-lobby-game = Gioco
ui-lobby-pace = Ritmo
ui-lobby-any = tutti
ui-lobby-free = Solo con posti liberi
ui-lobby-rated = Solo con classifica
ui-lobby-none = Nessun tavolo corrisponde. Aprine uno: gli altri lo troveranno qui.
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
ui-terms-steady = Chi può sedersi
ui-terms-steady-any = chiunque
ui-terms-steady-least = chi finisce { $steady } partite su 100
ui-terms-absence = Se qualcuno non torna
ui-terms-absence-never = Nessuno può essere sostituito
ui-terms-absence-days = Dopo { $days ->
    [one] un giorno
   *[other] { $days } giorni
} gli altri possono votare
ui-terms-absence-text = Per un bot, per continuare senza, o per chiudere la partita. Le vacanze non contano.
ui-terms-further = Altre condizioni
ui-terms-undo = Ritirare le mosse
ui-terms-undo-turn = Nel proprio turno
ui-terms-undo-ask = Anche più indietro, se tutti sono d’accordo
ui-terms-undo-none = Mai
ui-terms-watch = Altri possono guardare
ui-terms-watch-sentence = Vedono ciò che è scoperto, nessuna mano.
ui-terms-programs = Ammessi i programmi
ui-terms-programs-sentence = I loro posti sono segnalati a tutti.
ui-terms-rated = Con classifica
ui-terms-rated-sentence = Per chi ha un account, ciascuno dal proprio dispositivo; niente bot. Senza suggerimenti.
ui-terms-rated-programs-sentence = Per programmi con la chiave di un account; anche il tuo posto resta libero, per il tuo. Senza suggerimenti.
ui-terms-pool = Chi è in classifica
ui-terms-pool-people = persone
ui-terms-pool-programs = programmi
ui-terms-told = Le condizioni
ui-terms-watching = Chi può guardare
ui-terms-watching-yes = tutti, senza vedere le mani
ui-terms-watching-late = tutti, con { $delay ->
    [one] una mossa di ritardo
   *[other] { $delay } mosse di ritardo
}
ui-terms-watching-no = solo chi gioca
ui-terms-talk = Chiacchiere al tavolo
ui-terms-talk-yes = sì
ui-terms-talk-no = no
ui-terms-aids = Aiuti
ui-terms-aids-all = tutti
ui-terms-rules = Regole
ui-home-kind-open = Libero
ui-home-open-for = Account per cui si tiene il posto { $number }
ui-home-open-seat = chiunque
ui-home-invited = Solo per chi ha il link
ui-home-gather = Apri il tavolo
ui-clock-days = { $days } g { $hours } h
ui-clock-hours = { $hours } h { $minutes } min

## Controllare una distribuzione

ui-site-more = Altre pagine
ui-site-lobby = Sala
ui-companion-link = Al tavolo di casa

ui-editor-to = Componi una posizione
ui-verify-link = Controlla una distribuzione

## Giocatori

ui-players-link = Giocatori

## Chi gioca qui, e gli account

ui-guest-title = Chi gioca?
ui-guest-text = Scegli il nome che vedranno gli altri. Più avanti potrai farne un account e tenere le tue partite.
ui-guest-play = Gioca come ospite
ui-guest-no = Non ora
ui-guest-account = Ho già un account
ui-badge-guest = ospite
ui-badge-program = programma
ui-badge-bot = bot
ui-badge-moderator = moderazione
ui-badge-admin = amministrazione
ui-badge-owner = proprietà
ui-badge-beside = { $name } ({ $badge })
ui-account-guest = ospite
ui-account-name = Nome
ui-account-sign-in = Accedi

## Avvisi per chi non c’è

ui-holidays-end = Termina la vacanza
ui-notices-denied = Gli avvisi di questo sito sono bloccati. Permettili nelle impostazioni del browser.

## Being there: who is at the table, and how one learns that it is one's turn

ui-call-turn = Tocca a te – { $game }
ui-call-ask = Si aspetta la tua risposta – { $game }
ui-call-over = La partita è finita – { $game }
ui-call-ready = Si comincia? – { $game }
ui-call-go = Al tavolo
ui-call-tables =
    { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
ui-home-yours = I tuoi tavoli
ui-home-play = Gioca
ui-home-waits-turn = Tocca a te
ui-home-waits-ask = Si aspetta la tua risposta
ui-home-waits-ready = Ci sono tutti: manca il tuo sì
ui-home-waits-seat = C’è un posto per te
ui-home-left = restano { $time }
ui-home-holiday = in vacanza fino al { $until }
ui-home-kind-bot = Bot
ui-club-conduct = Regole della casa
ui-club-privacy = I tuoi dati
ui-club-imprint = Note legali

## A planned stop of the server

ui-stop-label = Arresto previsto
ui-stop-soon = Il server si ferma fra
ui-stop-why = Chi cura la casa: «{ $why }»
ui-stop-text = Si ferma alle { $clock }{ $minutes ->
    [0] {""}
    [one] {" "}per circa un minuto
   *[other] {" "}per circa { $minutes } minuti
}. Fino ad allora si gioca; tutte le partite restano al sicuro e intanto nessun orologio corre.
ui-stop-now = Il server si sta riavviando.
ui-stop-now-text = Le partite sono al sicuro e nessun orologio corre. La pagina riprende da sola{ $minutes ->
    [0] {""}
    [one] {" "}fra circa un minuto
   *[other] {" "}fra circa { $minutes } minuti
}.
ui-stop-spoken = Il server si ferma alle { $clock }{ $minutes ->
    [0] {""}
    [one] {" "}per circa un minuto
   *[other] {" "}per circa { $minutes } minuti
}. Le partite restano al sicuro.
ui-stop-fold = Riduci
ui-stop-show = Dettagli

## Ratings, on every page

ui-rating-title = Valutazione
ui-rating-provisional = provvisoria
ui-rating-few = Provvisoria: dietro a questo numero ci sono meno di dieci partite classificate, e ognuna lo sposta ancora di molto (± { $spread }).
ui-home-points = valutazione { $points }
ui-terms-rated-programs = Classifica dei programmi
ui-import-link = Importa una partita, stampa un gioco
ui-home-load-other = Un elenco, una tabella, un registro altrui
ui-record-as = Partita in { $form }


ui-home-board = Tabellone
ui-home-board-usual = Quello del gioco
ui-home-board-own = La tua scatola è diversa? Trascrivila
