## La moderazione, per chi cura la casa

ui-desk-title = Moderazione
ui-desk-only = per chi cura la casa
ui-desk-kept = Ogni decisione resta con nome, motivo e scadenza, in un registro che nessuno può cambiare. Qui non si vedono né mani né piani di partite in corso.
ui-desk-cases = Segnalazioni
ui-desk-people = Persone
ui-desk-house = La porta
ui-desk-log = Registro
ui-desk-open = Aperte, { $count }
ui-desk-mine = Mie, { $count }
ui-desk-closed = Chiuse, { $count }
ui-desk-no-open = Non c’è nulla in attesa.
ui-desk-no-mine = Per ora non ti occupi di nulla.
ui-desk-no-closed = Non è ancora stato deciso nulla.
ui-desk-kind-line = Parole a un tavolo
ui-desk-kind-name = Un nome
ui-desk-kind-play = Comportamento in gioco
ui-desk-kind-leaving = Partite abbandonate
ui-desk-people-count =
    { $count ->
        [one] una persona
       *[other] { $count } persone
    }
ui-desk-yours = tua
ui-desk-with = se ne occupa { $name }
ui-desk-turn =
    { $step ->
        [0] Al tavolo
       *[other] Tavolo, mossa { $step }
    }
ui-desk-back = Tutte le segnalazioni
ui-desk-reported = segnalata
ui-desk-name = Il nome: { $name }
ui-desk-covered = I nomi restano coperti finché non decidi.
ui-desk-history =
    { $who }: { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $earlier ->
        [0] nessuna decisione precedente.
        [one] una decisione precedente.
       *[other] { $earlier } decisioni precedenti.
    }
ui-desk-last = L’ultima: { $when }.
ui-desk-take = Me ne occupo io
ui-desk-leave = Lascio ad altri
ui-desk-decision = Decisione
ui-desk-how-long = Per quanto
ui-desk-do-none = Nessuna violazione
ui-desk-do-hide = Nascondi la riga
ui-desk-do-silence = Togli la parola
ui-desk-do-kick = Allontana dal tavolo
ui-desk-do-ban = Escludi
ui-desk-days =
    { $days ->
        [0] per sempre
        [one] 1 giorno
       *[other] { $days } giorni
    }
ui-desk-two = ci vogliono due persone
ui-desk-note = Nota (solo nel registro)
ui-desk-reason = Motivo che { $who } leggerà
ui-desk-answers = { $who } può rispondere una volta; leggerà qualcun altro.
ui-desk-go-silence =
    { $days ->
        [0] Togli la parola per sempre
        [one] Togli la parola per 1 giorno
       *[other] Togli la parola per { $days } giorni
    }
ui-desk-go-ban =
    { $days ->
        [0] Escludi per sempre
        [one] Escludi per 1 giorno
       *[other] Escludi per { $days } giorni
    }
ui-desk-decided = { $what }. Ha deciso { $name }.
ui-desk-second = Aspetta qualcun altro
ui-desk-measure-word = Un richiamo
ui-desk-measure-silence = Parola tolta
ui-desk-measure-kick = Allontanamento da un tavolo
ui-desk-measure-ban = Esclusione
ui-desk-answer = La risposta:
ui-desk-other = Decide qualcun altro.
ui-desk-confirm = Conferma: per sempre
ui-desk-drop = No
ui-desk-stays = Mantieni
ui-desk-lift = Revoca
ui-desk-why = Motivo (serve per revocare o per rispondere)
ui-desk-find = Nome di un account, o un id
ui-desk-find-do = Cerca
ui-desk-keepers = Chi cura la casa
ui-desk-shut = esclusione in corso
ui-desk-silent = senza parola
ui-desk-role = Ruolo
ui-desk-role-player = giocatore
ui-desk-role-moderator = moderatore
ui-desk-role-admin = amministratore
ui-desk-role-owner = proprietario
ui-desk-door = Chi può entrare
ui-desk-registration = Nuovi account
ui-desk-door-open = aperti
ui-desk-door-invited = su invito
ui-desk-door-closed = chiusi
ui-desk-guests = Ospiti, senza account
ui-desk-guests-yes = benvenuti
ui-desk-guests-no = non ora
ui-desk-door-text = Chi è dentro resta dentro; le partite continuano.
ui-desk-door-do = Salva
ui-desk-door-done = Vale già dappertutto.
ui-desk-invitations = Inviti
ui-desk-uses = Per
ui-desk-uses-count =
    { $count ->
        [one] 1 account
       *[other] { $count } account
    }
ui-desk-invite-do = Crea un invito
ui-desk-invite-once = Questo indirizzo si vede una volta sola. Mandalo a chi inviti.
ui-desk-until = fino al { $when }
ui-desk-withdraw = Ritira
ui-desk-command = riga di comando
ui-desk-more = Più indietro
ui-desk-copy = Copia
ui-desk-copied = Copiato
ui-desk-games = Partite
ui-desk-signs = Indizi di partite combinate
ui-desk-signs-text = Vale la pena di guardare, ma non è una prova. Dalle partite classificate degli ultimi 90 giorni.
ui-desk-no-signs = Al momento non ce ne sono.
ui-desk-sign-device = Stesso dispositivo
ui-desk-sign-address = Stesso indirizzo
ui-desk-sign-early = Abbandoni precoci
ui-desk-sign-series = Serie a senso unico
ui-desk-sign-again = Partite mai finite
ui-desk-sign-tables =
    { $count ->
        [one] Un tavolo
       *[other] { $count } tavoli
    }
ui-desk-sign-gone = Tavolo senza risultato
ui-desk-annulled = Risultati annullati
ui-desk-no-annulled = Tutti i risultati contano.
ui-desk-annul = Annulla
ui-desk-annul-title = Annulla il risultato di { $what }
ui-desk-annul-reason = Motivo che i giocatori leggeranno
ui-desk-annul-text = Le valutazioni diventano come se la partita non fosse mai stata giocata. Chi era al tavolo viene avvisato.
ui-desk-annul-do = Annulla il risultato
ui-desk-restore = Ripristina il risultato
ui-desk-restore-title = Ripristina il risultato di { $what }
ui-desk-restore-text = Le valutazioni ne tengono di nuovo conto. Chi era al tavolo viene avvisato.
ui-desk-restore-reason = Motivo (per il registro)
ui-desk-cancel = Lascia stare
ui-desk-measure-annul = Risultato annullato
ui-desk-other-table = Un altro tavolo
ui-desk-table = Al tavolo
ui-desk-table-address = Indirizzo o id del tavolo
ui-desk-annul-admins = I risultati li annulla un amministratore.
