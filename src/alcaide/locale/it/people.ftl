### Frasi sulle persone: account, dispositivi, chiavi.

people-wrong = Con questo account non si può fare.
people-name = Qui nessuno può chiamarsi così. Un nome ha lettere o cifre, e lettere di un solo alfabeto.
people-taken = Questo nome, o uno che gli somiglia, è già preso. Scegline un altro.
people-reserved = Questo nome sembrerebbe quello di chi gestisce il sito. Scegline un altro.
people-weak = Una password ha da { $least } a { $most } caratteri, non è il nome e non è una di quelle che scelgono in molti.
people-no-sign-in = Nome e password non vanno insieme.
people-password = Non è la password attuale.
people-banned = Questo account è stato chiuso da un amministratore.
people-link = Questo link è già stato usato, o è scaduto. Creane uno nuovo.
people-has-account = Hai già un account.
people-no-account = Per questo ci vuole un account. Creane uno: le tue partite restano tue.
people-program = Una chiave per programmi apre i tavoli; l’account si cambia dal browser.
people-many = Ne hai già quanti se ne possono avere. Prima togline uno.
people-line = Un messaggio ha da 1 a 500 caratteri.
people-silent = Un amministratore ti ha tolto la parola: ai tavoli non puoi scrivere.
people-no-report = Questa segnalazione non c’è.
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
people-boards =
    { $most ->
        [one] Qui ognuno può tenere aperto un solo tavolo di prova alla volta. Prima chiudilo.
       *[other] Qui ognuno può tenere aperti { $most } tavoli di prova alla volta. Prima chiudine uno.
    }
people-room = Tutti i tavoli di prova che questo server può tenere sono aperti. Riprova tra un po’.
people-flood = Parli più in fretta di quanto si possa ascoltare. Il collegamento viene chiuso; torna tra un minuto.
people-signed-out = La sessione su questo dispositivo è stata chiusa.
people-no-key = Questa chiave qui non è conosciuta: è stata copiata male oppure revocata. La pagina dell’account ne crea una nuova.
people-forged = Questa richiesta non viene da una nostra pagina. Ricarica la pagina.
people-host = Questo server non conosce come proprio il nome che compare nell’indirizzo. Chi lo gestisce può impostare ALCAIDE_URL su quell’indirizzo.
people-gone = Questo dispositivo o questa chiave non è più collegata.
people-nobody = Non c’è nessuno con questo nome o id.
