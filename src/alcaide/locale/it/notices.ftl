### Quel che si dice a chi non è al tavolo.

notices-title = { $game }: { $what }
notices-turn = tocca a te
notices-soon = il tuo tempo sta per scadere
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
