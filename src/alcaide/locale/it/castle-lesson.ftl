### The first-game lesson of The Castle. Each step has a title and a text and, where something is to
### be done, what to say when another action is tried. Numbers of rules become links.

castle-lesson-learner = Ana
castle-lesson-rival = Zoraya

castle-lesson-welcome-title = Una città dentro le mura
castle-lesson-welcome-text = Tessera dopo tessera riempite insieme la città. Niente è di nessuno, se non dove stanno i seguaci. Tu sei Ana, con i seguaci bianchi. Zoraya, nera, ha cominciato presso il muro in basso e ha messo un mercante nella corte. I punti si camminano lungo le mura.

castle-lesson-place-title = Le strade devono continuare
castle-lesson-place-text = Una tessera tocca con un lato intero un’altra tessera, o uno dei sette spazi di partenza nelle mura. Solo le strade devono combaciare: strada incontra strada. A ovest di a8 le mura ne mostrano l’inizio. Metti la tua tessera in a8, come l’hai pescata. CST-3
castle-lesson-place-wrong = Anche lì ci starebbe. In questa lezione metti la tessera in a8, come pescata, dove dalle mura comincia una strada.

castle-lesson-herald-title = Un seguace per la strada
castle-lesson-herald-text = Ora puoi mettere un seguace sulla tessera appena piazzata. Quello su cui sta segna per te quando è completo. Su una strada si chiama araldo. Su questa c’è un pozzo: vale 2 punti per tessera invece di 1. CST-5
castle-lesson-herald-wrong = Più tardi. Metti l’araldo sulla strada con il pozzo.

castle-lesson-complete-title = Completala
castle-lesson-complete-text = Una strada è completa quando nessuno dei suoi capi è aperto. La tessera che hai in mano mostra una piazza, e una piazza conclude ogni strada che vi arriva. Mettila in a9, capovolta, con una strada a nord: la tua andrà dalle mura alla piazza. CST-6
castle-lesson-complete-wrong = Guarda il capo aperto della tua strada: metti la tessera in a9, capovolta.

castle-lesson-squire-title = Prima il seguace, poi i punti
castle-lesson-squire-text = La strada è completa: lo spazio di partenza e due tessere, raddoppiati dal pozzo, 6 punti. Ma il seguace si mette prima, e il tuo araldo torna a casa solo dopo. Usane un altro: metti uno scudiero nella casa di questa tessera, che può ancora crescere. CST-11
castle-lesson-squire-wrong = La casa è il posto migliore: metti lì uno scudiero.

castle-lesson-land-title = Fermati su una torre
castle-lesson-land-text = In c10 hai completato una strada con un pozzo. Un araldo lì segna subito: 3 tessere, 6 punti, da 6 a 12. La torre d’angolo porta i numeri 12 e 13, e chi si ferma proprio su uno di essi prende la tessera muro. Passarci oltre non dà niente. CST-13
castle-lesson-land-wrong = Conta lungo le mura: 6 punti da 6 fanno 12. Metti l’araldo.

castle-lesson-merchant-title = Un mercante nella corte
castle-lesson-merchant-text = La tua tessera muro raddoppia una torre. Veniamo alle corti: si segnano solo alla fine, 3 punti per mercato, e fino ad allora il mercante vi resta sdraiato. La corte in i4 continua nella tessera accanto: 2 mercati, 6 punti. Non c’è nessuno. CST-15
castle-lesson-merchant-wrong = Due mercati non si lasciano lì: metti il mercante.

castle-lesson-double-title = Usa la tessera muro
castle-lesson-double-text = La tua torre in e2 è completa: 3 tessere a 2 punti fanno 6. Una tessera muro si può usare dal turno dopo quello in cui l’hai presa, nei tuoi turni, una volta. Con essa la torre vale 4 per tessera, 12 punti. CST-W2
castle-lesson-double-wrong = Così perderesti 6 punti. Segna la torre con la tessera muro.

castle-lesson-order-title = L’ordine conta
castle-lesson-order-text = Hai completato due cose: una strada da 4 punti e una casa da 2. Sei sul 28, e ognuna è una mossa a sé. Con la casa per prima andresti a 30 e poi a 34, oltre la torre. Con la strada per prima ti fermi sul 32, e lì c’è una tessera muro. CST-12
castle-lesson-order-wrong = Conta di nuovo: solo la strada, segnata per prima, si ferma sul 32.

castle-lesson-tie-title = Dividi quello che non puoi avere
castle-lesson-tie-text = Il cavaliere di Zoraya tiene la torre in c4. Il tuo sta in d4, lì accanto. Dove ce n’è uno non se ne può mettere un altro, ma una tessera può unire due torri. Mettila in c3: sarete uno contro uno, e quando la torre sarà completa nessuno segnerà. CST-10
castle-lesson-tie-wrong = C’è una torre da togliere a Zoraya: metti la tessera in c3, come pescata.

castle-lesson-keep-title = Le case portano il palazzo
castle-lesson-keep-text = La casa da e1 a g1 è completa e non c’è nessuno. Uno scudiero messo adesso la segna in questo turno: 3 punti. Più importante è il palazzo, che passa da una casa di 2 tessere a una di 3. Il palazzo più grande dà alla fine un punto per ogni casella della più grande area vuota. CST-14
castle-lesson-keep-wrong = Il palazzo vale di più: metti uno scudiero nella casa.

castle-lesson-last-title = L’ultima tessera
castle-lesson-last-text = Mezz’ora dopo. L’ultima tessera è piazzata: avresti 94 punti, Zoraya 95. Quello che è incompleto alla fine non vale niente, se non con una tessera muro, e una delle tue fa valere una strada aperta. La tua conterebbe 3 tessere, se ci fosse qualcuno. CST-W4
castle-lesson-last-wrong = Non basterebbe. Metti l’araldo: la strada aperta vale 3 punti.

castle-lesson-score-title = Vinta per due punti
castle-lesson-score-text = 97 a 95. Alla fine si sono contati il palazzo più grande, con 12 caselle vuote, poi i mercati, poi le tessere muro: 3 per una strada, 3 per una casa. Il gioco è tutto qui: unisci, completa, conta i passi, e non lasciare agli altri quello che puoi pareggiare. CST-17
