### Frasi sulle persone: account, dispositivi, chiavi.

people-wrong = Con questo account non si può fare.
people-name = Qui nessuno può chiamarsi così. Un nome ha lettere o cifre, e lettere di un solo alfabeto.
people-taken = Questo nome, o uno che gli somiglia, è già preso. Scegline un altro.
people-reserved = Questo nome sembrerebbe quello di chi gestisce il sito. Scegline un altro.
people-weak = Una password ha da { $least } a { $most } caratteri, non è il nome e non è una di quelle che scelgono in molti.
people-no-sign-in = Nome e password non vanno insieme.
people-password = Non è la password attuale.
people-banned =
    { $ends ->
        [none] Questo account è chiuso
       *[other] Questo account è chiuso fino al { $ends }
    }{ $why ->
        [none] .
       *[other] : { $why }.
    } Chi ne è titolare può rispondere una volta, dalla pagina di accesso di un browser in cui era entrato. Leggerà qualcun altro.
people-banned-here =
    { $ends ->
        [none] Un account usato in questo browser è chiuso, perciò da qui non può entrare nessuno di nuovo
       *[other] Un account usato in questo browser è chiuso fino al { $ends }, perciò da qui non può entrare nessuno di nuovo
    }{ $why ->
        [none] .
       *[other] : { $why }.
    } Chi ne è titolare può rispondere una volta, dalla pagina di accesso. Chi ha un account può accedere.
people-link = Questo link è già stato usato, o è scaduto. Creane uno nuovo.
people-has-account = Hai già un account.
people-no-account = Per questo ci vuole un account. Creane uno: le tue partite restano tue.
people-program = Una chiave per programmi apre i tavoli; l’account si cambia dal browser.
people-role = Non tutti quelli che curano la casa possono farlo: rivolgiti a un amministratore o al proprietario.
people-last-owner = Qualcuno deve essere proprietario della casa. Prima nomina un altro proprietario.
people-many = Ne hai già quanti se ne possono avere. Prima togline uno.
people-line = Un messaggio ha da 1 a 500 caratteri.
people-silent =
    { $ends ->
        [none] Un moderatore ti ha tolto la parola: ai tavoli non puoi scrivere
       *[other] Un moderatore ti ha tolto la parola: ai tavoli non puoi scrivere fino al { $ends }
    }{ $why ->
        [none] .
       *[other] . Il motivo: { $why }.
    }
people-no-report = Questa segnalazione non c’è.
people-no-measure = Questa decisione non c’è.
people-decided = Qualcuno ha già deciso.
people-answered = Hai già risposto, o la cosa è chiusa.
people-many-reports = Molte tue segnalazioni sono ancora in attesa. Qualcuno le leggerà presto.
people-second = Per escludere qualcuno per sempre bisogna essere in due. Scegli un numero di giorni, o chiedi al proprietario.
people-reason = Scrivi il motivo: lo leggerà la persona interessata.
people-own-case = Nessuno decide su di sé, né da solo due volte sulla stessa cosa. Tocca a qualcun altro.
people-door-closed = Per ora questa casa non accetta nuovi account. Chi ne ha uno può accedere.
people-door-invited = Qui i nuovi account si fanno su invito. Questo indirizzo non ne porta uno valido: chiedine un altro a chi ti ha invitato.
people-door-guests = Questa casa accoglie solo chi ha un account. Accedi, o creane uno.
people-no-invitation = Questo invito non c’è più.
people-rate =
    { $seconds ->
        [one] Troppe richieste in una volta. Riprova tra un secondo.
       *[other] Troppe richieste in una volta. Riprova tra { $seconds } secondi.
    }
people-sockets =
    { $most ->
        [one] Qui ognuno può tenere aperto un solo tavolo alla volta. Prima chiudilo.
       *[other] Qui ognuno può tenere aperti { $most } tavoli alla volta. Prima chiudine uno.
    }
people-no-board = Tra i tuoi tabelloni questo non c’è.
people-too-many-boards = Conservi { $most } tabelloni, e di più qui non se ne possono tenere. Salvane uno come file e cancellalo.
people-boards =
    { $most ->
        [one] Qui ognuno può tenere aperto un solo tavolo di prova alla volta. Prima chiudilo.
       *[other] Qui ognuno può tenere aperti { $most } tavoli di prova alla volta. Prima chiudine uno.
    }
people-room = Tutti i tavoli di prova che questo server può tenere sono aperti. Riprova tra un po’.
people-flood = Parli più in fretta di quanto si possa ascoltare. Il collegamento viene chiuso; torna tra un minuto.
people-signed-out = Questo dispositivo è stato scollegato.
people-no-key = Questa chiave qui non è conosciuta: è stata copiata male oppure revocata. La pagina dell’account ne crea una nuova.
people-forged = Questa richiesta non viene da una nostra pagina. Ricarica la pagina.
people-host = Questo server non conosce come proprio il nome che compare nell’indirizzo. Chi lo gestisce può impostare ALCAIDE_URL su quell’indirizzo.
people-gone = Questo dispositivo o questa chiave è già scollegata.
people-nobody = Non c’è nessuno con questo nome o id.
people-alike = Qui qualcuno ha già un nome che a colpo d’occhio sembra questo, con altre lettere, cifre o segni. Resta a chi è arrivato prima: aggiungi qualcosa che vi distingua.
people-key-ended = Questa chiave è scaduta o è stata revocata. Creane una nuova nella pagina dell’account.
people-scope = Questa chiave non basta: ne serve una per «{ $scope }». Si crea nella pagina dell’account.
people-passkey = Questa passkey non va bene qui, oppure il tempo è scaduto. Riprova o scegline un’altra.
people-no-passkeys = Su questo server non si possono usare passkey: serve un nome proprio raggiunto con https, e l’extra «online».
people-last-way = È l’unico modo per entrare nel tuo account. Prima scegli una password o aggiungi un’altra passkey.
people-no-mail = Questo server non manda posta.
people-mail-address = Questo non è un indirizzo di posta. Somiglia a nome@example.org.
people-mail-unsent = Il messaggio non è potuto partire. Riprova tra un po’.

# Indizi che dei giocatori si aiutano a salire in classifica; { $first } ha vinto.
people-sign-device = { $first } e { $second } sono venuti dallo stesso dispositivo, e hanno giocato fra loro { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}.
people-sign-address = { $first } e { $second } sono venuti dallo stesso indirizzo, e hanno giocato fra loro { $games ->
    [one] una partita classificata
   *[other] { $games } partite classificate
}.
people-sign-early = { $second } ha lasciato { $count } partite poco dopo l’inizio, a vantaggio di { $first }; fra loro ne hanno giocate { $games }.
people-sign-series = { $first } è arrivato davanti a { $second } in { $count } partite su { $games }.
people-sign-again = { $first } si è seduto a { $games } tavoli classificati: { $count } sono finiti nel nulla.
