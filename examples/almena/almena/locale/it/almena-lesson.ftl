### La lezione della prima partita di Almena.

almena-lesson-learner = Ana
almena-lesson-rival = Zoraya

almena-lesson-welcome-title = Dieci muri attorno a un mastio
almena-lesson-welcome-text = Le cinque righe e le cinque colonne del cortile sono muri. Tu sei Ana, rossa; Zoraya è blu. Mettete carte a turno. Chi ha più forza su un muro pieno prende il tesoro di tutte le sue carte.

almena-lesson-first-title = Forza e tesoro
almena-lesson-first-text = La forza e il tesoro di una carta fanno insieme 7. Il tuo 6 vince i muri, ma porta solo tesoro 1. La prima carta deve toccare il mastio. Metti il 6 in d3: conta per la riga 3 e per la colonna d. ALM-1
almena-lesson-first-wrong = Comincia con la forza: metti il 6 in d3.

almena-lesson-beside-title = Accanto a qualunque carta
almena-lesson-beside-text = Zoraya ha risposto nella colonna d. D’ora in poi una carta può stare accanto a qualunque altra, anche alle sue. La colonna d non è persa: metti un 3 in d5, vicino al suo 6. ALM-11
almena-lesson-beside-wrong = Resta nella colonna d: metti un 3 in d5.

almena-lesson-count-title = Conta prima di chiudere
almena-lesson-count-text = Nella colonna c è libera una sola casella. Zoraya vi ha 5 e 2, in tutto 7; tu hai 3. Con il tuo 5 in c1 hai 8, e la colonna si decide subito: tesoro 13 per te. ALM-20
almena-lesson-count-wrong = Solo il 5 in c1 ti dà più di 7 nella colonna c.

almena-lesson-again-title = Quanto basta
almena-lesson-again-text = Alla colonna d manca d1. Tu vi hai 6 e 3, Zoraya 5 e 6. Con un 2 sarebbe 11 a 11, e un muro in parità non lo prende nessuno. Un 3 basta appena. ALM-21
almena-lesson-again-wrong = Conta la colonna d: in d1 ti serve un 3, non di meno.

almena-lesson-hold-title = Due carte che tengono
almena-lesson-hold-text = Anche nella riga 3 Zoraya ha messo un 6. Questa riga e la colonna c girano attorno al mastio e hanno solo quattro caselle. Con un secondo 6 in e3 hai 12 contro 6, e allora tutti e quattro i 6 sono sul tavolo: nessuna carta da sola può raggiungerti.
almena-lesson-hold-wrong = Tieni la riga 3: metti il 6 in e3.

almena-lesson-build-title = Una riga tutta tua
almena-lesson-build-text = Nella riga 1 il tuo 5 e il tuo 3 sono soli. Con il 4 in b1 hai 12, e restano due caselle. I 6 sono finiti, e Zoraya può portarvi al massimo 10. La riga è tua, chiunque la chiuda.
almena-lesson-build-wrong = Più tardi. Metti il 4 in b1, nella tua riga.

almena-lesson-weak-title = I deboli portano il tesoro
almena-lesson-weak-text = Nella riga 5 hai tre 3: può permettersi una carta debole. Metti l’1 in e5: porta tesoro 6 a una riga che sarà tua, e alla colonna e, che vuoi prendere.
almena-lesson-weak-wrong = Porta il tesoro dove sei forte: l’1 va in e5.

almena-lesson-harvest-title = E i forti se lo prendono
almena-lesson-harvest-text = Alla colonna e manca solo e2. Tu vi hai 6 e 1, Zoraya 4 e 2. Il tuo 5 prende la colonna, e l’1 che hai messo per ultimo restituisce il suo tesoro: 17.
almena-lesson-harvest-wrong = Chiudi la colonna e con il 5 in e2.

almena-lesson-give-title = Nessuno può passare
almena-lesson-give-text = Solo la colonna a ha caselle libere. La riga 4 è persa: Zoraya vi ha 11, tu niente. Meglio chiuderla con il 4, che vale 3, che con il 2, che vale 5. ALM-12
almena-lesson-give-wrong = Regala meno tesoro che puoi: metti il 4 in a4.

almena-lesson-last-title = La tua ultima carta
almena-lesson-last-text = La riga 3 non aspettava altro: con due 6 hai 12, Zoraya ha 6. Metti il 2 in a3, e la riga è tua. Poi Zoraya mette l’ultima carta in a1, dove si riempie la tua riga 1.
almena-lesson-last-wrong = La riga 3 è tua con una carta in a3.

almena-lesson-end-title = Vinta per dieci punti
almena-lesson-end-text = 89 a 79. Tutti i muri sono decisi. Ne hai presi sei, e le tue carte più deboli erano dove ti rendevano. È tutto il gioco. ALM-31
