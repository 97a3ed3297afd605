### Quel che si dice a chi non è al tavolo.

notices-title = { $game }: { $what }
notices-turn = tocca a te
notices-ready = ci sono tutti, manca il tuo sì
notices-soon = il tuo tempo sta per scadere
notices-leaving = fra un giorno gli altri potranno votare per continuare senza di te
notices-gone = gli altri ora possono votare per continuare senza di te
notices-over = la partita è finita
notices-seat = { $who } ti tiene un posto
notices-turns =
    { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
notices-with = Con { $names }.
notices-left-days =
    { $count ->
        [one] Manca un giorno.
       *[other] Mancano { $count } giorni.
    }
notices-left-hours =
    { $count ->
        [one] Manca un’ora.
       *[other] Mancano { $count } ore.
    }
notices-left-minutes =
    { $count ->
        [one] Manca un minuto.
       *[other] Mancano { $count } minuti.
    }
notices-left-moment = Mancano meno di due minuti.
notices-test = Alcaide: solo una prova
notices-test-body = Così saprai che tocca a te.

## Che cosa non va in un indirizzo

notices-address =
    { $why ->
        [local] Questo servizio girerebbe sul server stesso: qui non si può usare.
        [private] Questo indirizzo sta in una rete privata. Il server scrive solo a indirizzi pubblici.
        [nowhere] Non esiste una macchina con questo nome. Controlla che l’indirizzo sia scritto bene.
        [later] In questo momento non è stato possibile controllare l’indirizzo. Riprova fra poco.
        [browser] Questo browser non ha dato un indirizzo push utilizzabile.
       *[other] Apprise non conosce un indirizzo simile, oppure manca qualcosa. Comincia con il nome del servizio, per esempio ntfy:// o mailto://.
    }
notices-unsent = Non è stato possibile inviare nulla. Controlla l’indirizzo e che il servizio lo accetti.
notices-report = È arrivata una segnalazione
notices-report-body = Alla moderazione aspetta uno di quelli che curano la casa.
notices-house = La casa ha preso una decisione che ti riguarda
notices-house-body = Il motivo è nella pagina del tuo account; puoi rispondere una volta.

## Posta sull’account

notices-confirm = Alcaide: conferma il tuo indirizzo
notices-confirm-body =
    Ciao { $name },
    con questo link confermi che da questo indirizzo rientri nel tuo account su Alcaide:
    { $link }
    Vale un giorno. Se non l’hai chiesto tu, non fare nulla.
notices-recovery = Alcaide: il tuo link per rientrare
notices-recovery-body =
    Ciao { $name },
    questo link ti fa accedere ad Alcaide una volta sola, entro 30 minuti. La vecchia password non varrà più: scegline una nuova.
    { $link }
    Se non l’hai chiesto tu, non fare nulla: senza questo messaggio non entra nessuno.
notices-recovered = Alcaide: qualcuno è entrato nel tuo account dalla posta
notices-recovered-body = Qualcuno è entrato nel tuo account con il link spedito al tuo indirizzo. Se non sei stato tu, scollega tutti gli altri dispositivi dalla pagina dell’account, scegli una nuova password e controlla la tua casella di posta.
notices-key = Alcaide: la chiave «{ $label }» sta per scadere
notices-key-body =
    { $days ->
        [one] Un tuo programma può usarla ancora un giorno. Se ne crea una nuova nella pagina dell’account.
       *[other] Un tuo programma può usarla ancora { $days } giorni. Se ne crea una nuova nella pagina dell’account.
    }
