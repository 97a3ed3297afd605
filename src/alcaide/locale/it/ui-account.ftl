## Chi gioca qui, e gli account

ui-account-title = Account
ui-account-none = Qui non serve accedere
ui-account-none-text = Questo tavolo è sul tuo computer: tutto ciò che c’è sopra è tuo, senza account.
ui-account-welcome = Ti diamo il benvenuto
ui-account-text = Che cosa si conserva di te, e dove hai effettuato l’accesso.
ui-account-guest-text = Giochi come ospite: ti conosce solo questo browser. Con un account ritrovi le tue partite su ogni dispositivo.
ui-account-stranger-text = Ti si chiede soltanto un nome: nessun indirizzo, nessun numero di telefono.
ui-account-password = Password
ui-account-password-hint = Almeno 8 caratteri. Lasciala vuota per accedere solo con i link, che si creano da un dispositivo già collegato.
ui-account-password-old = Password attuale
ui-account-password-new = Nuova password
ui-account-password-none = Questo account non ha ancora una password.
ui-account-password-ends = Almeno 8 caratteri. Tutti gli altri tuoi dispositivi vengono scollegati.
ui-account-password-do = Cambia la password
ui-account-password-set = Imposta una password
ui-account-new = Crea un account
ui-account-new-text = Un nome e una password, e le tue partite ti seguono su ogni dispositivo.
ui-account-new-guest = I tuoi posti e le tue partite restano come sono.
ui-account-new-do = Crea l’account
ui-account-sign-in-guest = Le partite iniziate da ospite restano all’ospite. Per tenerle, crea invece un account.
ui-account-sign-in-link = Password dimenticata, o mai avuta? Crea un link da un dispositivo già collegato, oppure chiedilo a chi gestisce questo server.
ui-account-follow = Accedi con un link
ui-account-follow-text = Questo link ti fa accedere da questo dispositivo. Prosegui solo se l’hai creato o chiesto tu.
ui-account-follow-do = Accedi da questo dispositivo
ui-account-follow-no = Non ora
ui-account-profile = Tu
ui-account-rename = Cambia il nome
ui-account-kept = Fatto.
ui-account-colours = I colori che preferisci
ui-account-colours-text = In quest’ordine; il primo libero è il tuo.
ui-account-colour = { $colour }, numero { $place }
ui-account-devices = Dispositivi
ui-account-device = { $browser } su { $system }
ui-account-device-other = Un altro programma
ui-account-here = Questo dispositivo
ui-account-seen = Ultimo uso: { $when }
ui-account-end = Scollega
ui-account-end-of = Scollega: { $device }
ui-account-end-others = Scollega tutti gli altri
ui-account-link = Link per un altro dispositivo
ui-account-link-text = Per un altro dispositivo: un link con cui accedere da lì. Vale una volta sola, per 15 minuti.
ui-account-link-do = Crea un link
ui-account-copy = Copia
ui-account-keys = Chiavi per programmi
ui-account-keys-text = Un programma con una chiave gioca a tuo nome. Non può cambiare il tuo account.
ui-account-key = Chiave
ui-account-key-label = Per quale programma?
ui-account-key-do = Crea una chiave
ui-account-key-once = Copia adesso la chiave: non sarà più mostrata.
ui-account-revoke = Revoca
ui-account-revoke-of = Revoca la chiave «{ $key }»
ui-account-leave = Andare via
ui-account-leave-text = Puoi portare con te i tuoi dati in un file. L’eliminazione è definitiva.
ui-account-out = Esci
ui-account-out-lost = Questo account non ha né password né passkey e non è aperto altrove: se esci, non potrai rientrare. Imposta prima una password, aggiungi una passkey o crea un link.
ui-account-out-sure = Un ospite che esce non può tornare: i suoi posti restano vuoti. Per tenerli, crea prima un account.
ui-account-stay = Resta
ui-account-export = Scarica i miei dati
ui-account-delete = Elimina tutto
ui-account-delete-sure = Il tuo nome scompare, anche dalle partite finite; i tuoi posti nelle partite in corso vengono ceduti. Non si può tornare indietro.

## Avvisi per chi non c’è

ui-holidays = Vacanze
ui-holidays-text = Mentre sei in vacanza il tuo tempo è fermo in tutte le partite che durano più giorni. Puoi prendere { $year } giorni nell’arco di dodici mesi, subito oppure annunciandoli fino a un anno prima.
ui-holidays-left =
    { $days ->
        [0] Li hai già usati tutti.
        [one] Ti resta un giorno.
       *[other] Ti restano { $days } giorni.
    }
ui-holidays-until = Sei in vacanza. Ultimo giorno: { $when }.
ui-holidays-from = Primo giorno
ui-holidays-days = Giorni
ui-holidays-days-now = Giorni, da adesso
ui-holidays-more = Altri giorni
ui-holidays-do = Vai in vacanza
ui-holidays-longer = Prolunga
ui-holidays-announce = Annuncia
ui-holidays-kept = Vacanza annunciata. Ai tuoi tavoli si vedrà quando comincia.
ui-holidays-announced = Vacanze annunciate
ui-holidays-count =
    { $days ->
        [one] Un giorno
       *[other] { $days } giorni
    }
ui-holidays-withdraw = Annulla
ui-holidays-withdraw-of = Annulla la vacanza. Primo giorno: { $when }
ui-holidays-end-text = I giorni non ancora iniziati ti vengono restituiti.
ui-notices = Avvisi
ui-notices-text = Quando non ci sei e gli altri ti aspettano, Alcaide può fartelo sapere: una volta per turno, non prima che sia passato un minuto, e con un solo avviso per tutti i tavoli. Nelle partite dal vivo lo sa solo il browser, dopo dieci secondi.
ui-notices-browser = In questo browser
ui-notices-browser-text = Anche quando nessuna pagina di Alcaide è aperta. L’avviso passa per il servizio push di chi produce il tuo browser; è cifrato: sanno che è arrivato qualcosa, non che cosa.
ui-notices-browser-none = Questo browser non riceve avvisi. Su iPhone o iPad metti prima Alcaide nella schermata Home e aprilo da lì.
ui-notices-browser-do = Avvisami in questo browser
ui-notices-address = A un altro servizio
ui-notices-address-label = Indirizzo
ui-notices-address-hint = E-mail, Telegram, Discord, ntfy e molti altri, scritti come vuole Apprise: mailto://, tgram://, discord://, ntfy://. Si conserva come una password e non si mostra più. Il servizio riceve il nome del gioco, chi gioca e il tempo che resta.
ui-notices-address-do = Aggiungi l’indirizzo
ui-notices-guest = Con un account puoi ricevere gli avvisi anche per e-mail, Telegram, Discord, ntfy e molti altri servizi.
ui-notices-test = Prova
ui-notices-test-of = Manda una prova: { $way }
ui-notices-remove = Togli
ui-notices-remove-of = Togli: { $way }
ui-notices-sent = La prova è partita.
ui-notices-when = Avvisami
ui-notices-when-turn = quando tocca a me
ui-notices-when-soon = quando il mio tempo sta per scadere
ui-notices-when-table = quando mi tengono un posto e quando una partita finisce
ui-account-told = Dalla casa
ui-account-told-word = Un richiamo della casa, { $since }
ui-account-told-silence = { $until ->
    [over] Dal { $since }, per un po’, non hai potuto scrivere ai tavoli; ora puoi di nuovo
    [good] Dal { $since } non puoi più scrivere ai tavoli
   *[other] Ai tavoli non puoi scrivere dal { $since } al { $until }
}
ui-account-told-kick = Ti hanno allontanato da un tavolo, { $since }
ui-account-told-ban = { $until ->
    [over] Dal { $since }, per un po’, questo account è stato chiuso; ora è di nuovo aperto
    [good] Dal { $since } questo account è chiuso per sempre
   *[other] Questo account è chiuso dal { $since } al { $until }
}
ui-account-told-annul = { $until ->
    [over] Il risultato di una partita, annullato il { $since }, conta di nuovo
   *[other] Il risultato di una partita è stato annullato il { $since }
}
ui-account-told-table = Al tavolo
ui-account-told-why = Il motivo: { $why }
ui-account-told-answer = La tua risposta: { $answer }
ui-account-told-kept = L’ha letta qualcun altro: resta così.
ui-account-told-lifted = L’ha letta qualcun altro: la decisione è revocata.
ui-account-told-say = La tua risposta
ui-account-told-once = Puoi rispondere una volta. Leggerà qualcuno che non ha deciso.
ui-account-told-do = Rispondi
ui-account-door-closed = Per ora questa casa non accetta nuovi account.
ui-account-door-invited = Qui i nuovi account si fanno su invito: apri l’indirizzo che ti hanno mandato.
ui-account-door-guest = Hai un invito: crea il tuo account.

## Come si entra

ui-account-you = Tu e le tue partite
ui-account-ways-in = Accesso
ui-account-programs = Programmi e dati
ui-passkeys = Passkey
ui-passkeys-text = Con una passkey accedi con l’impronta, il volto o il codice del dispositivo, senza nome né password. Vale solo qui, e nessuno può carpirtela.
ui-passkey-add = Aggiungi una passkey
ui-passkey-in = Accedi con una passkey
ui-passkey-or = oppure con nome e password
ui-passkey-name = Nome della passkey
ui-passkey-keep = Salva
ui-passkey-rename = Rinomina
ui-passkey-rename-of = Rinomina la passkey «{ $key }»
ui-passkey-remove-of = Togli la passkey «{ $key }»
ui-passkey-synced = Sincronizzata fra i tuoi dispositivi
ui-passkey-not = Nessuna passkey scelta.
ui-passkey-there = Su questo dispositivo c’è già una passkey per questo account.
ui-passkey-fails = Questo browser non è riuscito a usare una passkey.
ui-passkey-elsewhere = In questa pagina il browser non può creare passkey: serve un server con un nome proprio, e https.
ui-recovery = Se perdi tutto il resto
ui-recovery-text = Da un tuo indirizzo di posta rientri senza password, passkey o dispositivo. Non serve ad altro, e nessun altro lo vede.
ui-recovery-address = Il tuo indirizzo di posta
ui-recovery-other = Un altro indirizzo
ui-recovery-do = Manda un messaggio di conferma
ui-recovery-sent = Il messaggio è partito: il link che contiene conferma l’indirizzo.
ui-recovery-waits = Da confermare: segui il link nel messaggio
ui-recovery-confirmed = Confermato
ui-recovery-used = Ultimo accesso da qui: { $when }
ui-recovery-confirm = È la tua casella di posta?
ui-recovery-confirm-text = Da qui potrai rientrare nel tuo account. Se non l’hai chiesto tu, lascia stare.
ui-recovery-confirm-do = Sì, conferma
ui-recovery-on = Avanti
ui-lost-title = Non riesco a entrare
ui-lost-who = Il tuo nome qui, o l’indirizzo confermato
ui-lost-hint = Se hai confermato un indirizzo, riceverai un link che fa entrare una volta sola, entro 30 minuti.
ui-lost-do = Mandami un link
ui-lost-sent = Se c’è un account così, con un indirizzo confermato, il link è partito.
ui-lost-back = Indietro
ui-key-scopes = Che cosa può fare?
ui-key-play = Giocare
ui-key-play-text = Prendere posti liberi e muovere
ui-key-tables = Tavoli
ui-key-tables-text = Apparecchiare tavoli, invitare, eliminarli
ui-key-read = Leggere
ui-key-read-text = Vedere tavoli, elenchi e partite
ui-key-none = Una chiave deve pur servire a qualcosa.
ui-key-lasts = Per quanto tempo?
ui-key-days =
    { $days ->
        [365] Un anno
       *[other] { $days } giorni
    }
ui-key-until = Fino al { $when }
ui-key-over = Scaduta il { $when }
ui-key-for-ever = Senza scadenza
