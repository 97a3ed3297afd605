## Partite portate da altrove

ui-import-title = Partite giocate altrove
ui-import-lead = Una partita giocata a un tavolo vero, annotata su un quaderno o in un altro programma: porta quello che hai, guarda che cosa si è capito e continua qui: rivedila, falla analizzare, condividila.
ui-import-bring = Porta una partita
ui-import-choose = Scegli un file
ui-import-paste = Oppure scrivila o incollala qui, una riga per ogni azione
ui-import-read = Leggi
ui-import-big = Il file è troppo grande: nessuna partita supera 2 milioni di byte.
ui-import-found = Che cosa si è capito
ui-import-faults = Non capito
ui-import-look = Da guardare
ui-import-line = Riga { $line }
ui-import-likely = Qui si può, fra l’altro:
ui-import-guessed = è stato preso per: { $means }
ui-import-completed = può voler dire soltanto: { $means }
ui-import-sure = { $count ->
    [one] Sì, l’ipotesi è giusta.
   *[other] Sì, tutte e { $count } le ipotesi sono giuste.
}
ui-import-open = Apri come tavolo
ui-import-open-part = { $actions ->
    [0] Apri l’inizio
    [one] Apri la prima azione
   *[other] Apri le prime { $actions } azioni
}
ui-import-keep = Salva la partita
ui-import-forms = Che cosa si può leggere
ui-import-form-list = Semplici elenchi in italiano, inglese o francese: prima «Gioco:» e «Giocatori:», poi una riga per ogni azione con un nome o un numero.
ui-import-form-table = Tabelle CSV, TSV o Excel (.xlsx): una colonna per l’azione e una per il nome, oppure una colonna per ogni giocatore.
ui-import-form-json = Partite esportate da Alcaide come JSON o CSV, e file .play.
ui-import-form-log = Registri di Alhambra da Board Game Arena, ed elenchi di tessere nella forma di JCloisterZone (.jcz) per Il Castello.
ui-import-nothing-guessed = Niente è indovinato in silenzio: ciò che resta aperto viene chiesto, e ciò che si è indovinato aspetta la tua conferma.
ui-import-print = Stampa e gioca
ui-import-print-text = Tabellone, tessere, carte con il retro, figure e foglio dei punti in un PDF, tutto disegnato da noi, in grandezza vera e con i segni per il taglio. Ci vuole mezzo minuto.
ui-import-print-as = { $game } su { $paper }
ui-import-example =
    Gioco: …
    Giocatori: Ana, Luis
    Inizia: Luis

    Luis: …
    Ana: …
