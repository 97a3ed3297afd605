## Controllare una distribuzione

ui-verify-title = La distribuzione era onesta?
ui-verify-lead = Prima che sia distribuita la prima carta, Alcaide mostra un sigillo: l’impronta del seme da cui tutto è mescolato. A partita finita la registrazione nomina il seme. Qui puoi controllare che sigillo, seme e distribuzione vadano insieme.
ui-verify-record = La registrazione
ui-verify-choose = Scegli una registrazione (.play)
ui-verify-paste = Oppure incolla il testo
ui-verify-go = Controlla
ui-verify-here = Accertato dal tuo browser
ui-verify-there = Ridistribuito dal server
ui-verify-yourself = Senza fidarsi di nessuno
ui-verify-yourself-text = Con Alcaide sul tuo computer la prima riga controlla tutto. Alla seconda basta una shell: scrive il sigillo che segue dalla registrazione.
ui-verify-table = Al tavolo
ui-verify-none = La registrazione non contiene alcun sigillo.
ui-verify-no-hash = Questo browser calcola impronte solo nelle pagine arrivate cifrate. Il sigillo l’ha confrontato il server; le righe qui sotto lo fanno senza il server.
ui-verify-hash = Il sigillo della registrazione è l’impronta di gioco, versione, numero di giocatori, opzioni e seme.
ui-verify-hash-not = Il sigillo della registrazione non è l’impronta di gioco, versione, numero di giocatori, opzioni e seme.
ui-verify-seen = È il sigillo che questo browser ha visto prima della fine della partita.
ui-verify-not-seen = Non è il sigillo che questo browser ha visto prima della fine della partita.
ui-verify-unseen = Questo browser non ha visto il sigillo prima della fine: confrontalo con uno che qualcuno ha annotato.
ui-verify-part = La parte aggiunta da questo browser è nella distribuzione.
ui-verify-part-out = La parte promessa da questo browser non è nella distribuzione: non è stata mostrata in tempo, e il diario del tavolo lo dice.
ui-verify-about = Che cosa dimostra, e che cosa no
ui-verify-proves = Se tutto torna, nessuno ha scambiato una carta o una tessera dopo che il sigillo fu mostrato: né durante la partita, né dopo.
ui-verify-not = Non dimostra che il seme sia stato tirato a sorte: chi gestisce il server potrebbe aver provato più semi prima della partita. E non dimostra che nessuno abbia guardato nel database.
