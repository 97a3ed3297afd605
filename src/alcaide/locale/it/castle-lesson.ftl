### The first-game lesson of The Castle. Each step has a title and a text and, where something is to
### be done, what to say when another action is tried. Numbers of rules become links.

castle-lesson-learner = Ana
castle-lesson-rival = Zoraya

castle-lesson-welcome-title = Una città dentro le mura
castle-lesson-welcome-text = Tessera dopo tessera riempite insieme la città. Niente è di nessuno, se non dove stanno gli omini. Tu sei Ana, con gli omini bianchi. Zoraya, nera, ha cominciato presso le mura in basso e ha messo un mercante nella corte. I punti si percorrono lungo le mura.

castle-lesson-place-title = I sentieri devono continuare
castle-lesson-place-text = Una tessera tocca con un lato intero un’altra tessera, o una delle sette caselle partenza nelle mura. Solo i sentieri devono combaciare: sentiero incontra sentiero. A ovest di a8 le mura ne mostrano l’inizio. Metti la tua tessera in a8, come l’hai pescata. CST-3
castle-lesson-place-wrong = Anche lì ci starebbe. In questa lezione metti la tessera in a8, come pescata, dove dalle mura comincia un sentiero.

castle-lesson-herald-title = Un omino per il sentiero
castle-lesson-herald-text = Ora puoi mettere un omino sulla tessera appena piazzata. La zona su cui sta ti dà punti quando è completa. Su un sentiero si chiama messaggero. Su questo c’è un pozzo: vale 2 punti per tessera invece di 1. CST-5
castle-lesson-herald-wrong = Più tardi. Metti il messaggero sul sentiero con il pozzo.

castle-lesson-complete-title = Completala
castle-lesson-complete-text = Un sentiero è completo quando nessuno dei suoi capi è aperto. La tessera che hai in mano mostra una piazza, e una piazza conclude ogni sentiero che vi arriva. Mettila in a9, capovolta, con un sentiero a nord: il tuo andrà dalle mura alla piazza. CST-6
castle-lesson-complete-wrong = Guarda il capo aperto del tuo sentiero: metti la tessera in a9, capovolta.

castle-lesson-squire-title = Prima l’omino, poi i punti
castle-lesson-squire-text = Il sentiero è completo: la casella partenza e due tessere, raddoppiate dal pozzo, 6 punti. Ma l’omino si mette prima, e il tuo messaggero torna a casa solo dopo. Usane un altro: metti un cortigiano nella casa di questa tessera, che può ancora crescere. CST-11
castle-lesson-squire-wrong = La casa è il posto migliore: metti lì un cortigiano.

castle-lesson-land-title = Fermati su una torre
castle-lesson-land-text = In c10 hai completato un sentiero con un pozzo. Un messaggero messo lì dà subito punti: 3 tessere, 6 punti, da 6 a 12. La torre d’angolo porta i numeri 12 e 13, e chi si ferma esattamente su uno di essi prende la tessera Bonus. Passare oltre non dà niente. CST-13
castle-lesson-land-wrong = Conta lungo le mura: 6 punti da 6 fanno 12. Metti il messaggero.

castle-lesson-merchant-title = Un mercante nella corte
castle-lesson-merchant-text = La tua tessera Bonus raddoppia una torre. Veniamo alle corti: si conteggiano solo alla fine, 3 punti per mercato, e fino ad allora il mercante vi resta sdraiato. La corte in i4 continua nella tessera accanto: 2 mercati, 6 punti. Non c’è nessuno. CST-15
castle-lesson-merchant-wrong = Due mercati non si lasciano lì: metti il mercante.

castle-lesson-double-title = Usa la tessera Bonus
castle-lesson-double-text = La tua torre in e2 è completa: 3 tessere a 2 punti fanno 6. Una tessera Bonus si può usare dal turno dopo quello in cui l’hai presa, nei tuoi turni, una volta. Con essa la torre vale 4 per tessera, 12 punti. CST-W2
castle-lesson-double-wrong = Così perderesti 6 punti. Conteggia la torre con la tessera Bonus.

castle-lesson-order-title = L’ordine conta
castle-lesson-order-text = Hai completato due cose: un sentiero da 4 punti e una casa da 2. Sei sul 28, e ognuna è una mossa a sé. Con la casa per prima andresti a 30 e poi a 34, oltre la torre. Con il sentiero per primo ti fermi sul 32, e lì c’è una tessera Bonus. CST-12
castle-lesson-order-wrong = Conta di nuovo: solo con il sentiero per primo ti fermi sul 32.

castle-lesson-tie-title = Dividi quello che non puoi avere
castle-lesson-tie-text = Il cavaliere di Zoraya tiene la torre in c4. Il tuo sta in d4, lì accanto. Dove ce n’è uno non se ne può mettere un altro, ma una tessera può unire due torri. Mettila in c3: sarete uno contro uno, e quando la torre sarà completa nessuno ne avrà i punti. CST-10
castle-lesson-tie-wrong = C’è una torre da togliere a Zoraya: metti la tessera in c3, come pescata.

castle-lesson-keep-title = Le case portano il palazzo
castle-lesson-keep-text = La casa da e1 a g1 è completa e non c’è nessuno. Un cortigiano messo adesso te ne dà i punti in questo turno: 3. Più importante è il palazzo, che passa da una casa di 2 tessere a una di 3. Il palazzo più grande dà alla fine un punto per ogni casella della più grande area vuota. CST-14
castle-lesson-keep-wrong = Il palazzo vale di più: metti un cortigiano nella casa.

castle-lesson-last-title = L’ultima tessera
castle-lesson-last-text = Mezz’ora dopo. L’ultima tessera è piazzata: avresti 94 punti, Zoraya 95. Quello che è incompleto alla fine non vale niente, se non con una tessera Bonus, e una delle tue fa valere un sentiero aperto. Il tuo conterebbe 3 tessere, se ci fosse qualcuno. CST-W4
castle-lesson-last-wrong = Non basterebbe. Metti il messaggero: il sentiero aperto vale 3 punti.

castle-lesson-score-title = Vinta per due punti
castle-lesson-score-text = 97 a 95. Alla fine si sono contati il palazzo più grande, con 12 caselle vuote, poi i mercati, poi le tessere Bonus: 3 per un sentiero, 3 per una casa. Il gioco è tutto qui: unisci, completa, conta i passi, e non lasciare agli altri quello che puoi pareggiare. CST-17
