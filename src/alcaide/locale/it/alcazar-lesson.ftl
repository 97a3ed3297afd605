### La lezione della prima partita di Alcazar. Ogni passo ha un titolo, un testo e, dove c’è qualcosa
### da fare, una risposta per chi prova un’altra azione. I numeri delle regole diventano collegamenti.

alcazar-lesson-learner = Ana
alcazar-lesson-rival = Zoraya

alcazar-lesson-welcome-title = Si costruisce insieme, si sale da soli
alcazar-lesson-welcome-text = I cubi non sono di nessuno: tutti costruiscono agli stessi castelli. Conta quanto in alto stanno i tuoi nobili quando si posa l’ultimo cubo. Tu sei Ana, blu con il cerchio. Zoraya, rossa con il rombo, ha aperto la partita con un castello su 23, 24 e 25.

alcazar-lesson-castle-title = Fonda un castello
alcazar-lesson-castle-text = Una carta permette di costruire sullo spazio con il suo numero. La carta 8 può fondare un castello: due cubi sullo spazio 8, uno su ciascuno di due spazi vicini. Fonda il tuo in 8, 9 e 10. Vale 5, e chi costruisce incassa il valore: 5 reali per te. ALC-30
alcazar-lesson-castle-wrong = Buona idea per una partita vera. Qui scegli la carta 8 e fonda un castello in 8, 9 e 10.

alcazar-lesson-grandee-title = Insediati finché costa poco
alcazar-lesson-grandee-text = Un Barone costa quanto vale l’edificio, un Grande il doppio, ma conta il doppio del livello su cui sta. Metti un Grande sull’estremità alta, lo spazio 8: per 10 reali vale 4 punti. ALC-51
alcazar-lesson-grandee-wrong = Sarebbe permesso. Ma l’estremità alta è il posto migliore e non costerà mai più così poco: metti un Grande sullo spazio 8.

alcazar-lesson-buy-title = Compra una carta
alcazar-lesson-buy-text = Il tuo Barone si è insediato sul 10, e Zoraya ha subito costruito al tuo castello, ha incassato e ha messo un suo Barone sul 7. Ne ha il diritto: gli edifici non sono di nessuno. Tu vorrai salire. Compra una carta torre per 10 reali: è la tua azione di questo turno. ALC-11
alcazar-lesson-buy-wrong = Più tardi, magari. Per il prossimo passo serve una carta torre: comprane una dal mazzo delle torri.

alcazar-lesson-tower-title = Sali
alcazar-lesson-tower-text = Una carta torre mette un cubo sotto un tuo nobile, fino al livello 5. Giocala sullo spazio 10. Il tuo Barone sale, il castello cresce da 6 a 8, perché un cubo sopra un altro vale 2, e chi costruisce li incassa tutti e 8. ALC-41
alcazar-lesson-tower-wrong = Tienila per dopo. Gioca la carta torre sotto il tuo Barone, sullo spazio 10.

alcazar-lesson-bridge-title = Costruisci un ponte
alcazar-lesson-bridge-text = Due estremità della stessa altezza, qualcosa di più basso in mezzo e un tuo nobile su una delle due: tanto basta a un ponte. Costa 15 e non vuole carte. Da 8 a 10 sta al livello 3 e aggiunge 9 al valore: rende dunque 17, e i tuoi due nobili salgono con lui. ALC-46
alcazar-lesson-bridge-wrong = Qui niente rende quanto un ponte. Costruiscilo dallo spazio 8 allo spazio 10.

alcazar-lesson-union-title = Unisci due edifici
alcazar-lesson-union-text = Zoraya ha un palazzo sullo spazio 5: un edificio senza bandiera, che vale 1. Un cubo sullo spazio 6 tocca i due edifici e ne fa uno solo. I 17 del castello, l’1 del palazzo e 1 per il nuovo cubo fanno 19, e li incassi tutti. ALC-80
alcazar-lesson-union-wrong = Guarda lo spazio 6, tra il castello e il palazzo, e gioca lì la carta 6.

alcazar-lesson-remove-title = Prendi il posto di un altro
alcazar-lesson-remove-text = Sul 6 non hai messo nessuno: 19 reali per un punto sarebbero un cattivo affare. C’è un posto migliore. Il Barone di Zoraya sta sullo spazio 25, e tu hai la carta 25. Posa il tuo cubo lì sopra: lui torna a casa, la banca lo paga a Zoraya, e il posto è tuo. ALC-36
alcazar-lesson-remove-wrong = Si può fare di meglio. Gioca la carta 25, dove sta il Barone rosso.

alcazar-lesson-retire-title = Richiama un nobile
alcazar-lesson-retire-text = Il posto l’ha preso il tuo Barone. Ora vorresti un Grande sul ponte, ma su uno spazio sta un solo nobile, e sul 10 c’è il tuo primo Barone. Prima dell’azione puoi ritirare un nobile. La banca paga quanto costerebbe oggi: è arrivato per 5, se ne va per 19. ALC-60
alcazar-lesson-retire-wrong = Prima fai posto: ritira il Barone dallo spazio 10.

alcazar-lesson-top-title = Costruisci sul ponte
alcazar-lesson-top-text = Ora gioca la carta 10. In cima a un edificio un cubo vale 2 a qualunque altezza, e per le carte costruzione il limite è il cielo. L’estremità del ponte sale al livello 4 e il castello rende 21. ALC-36
alcazar-lesson-top-wrong = Il posto adesso è libero: gioca la carta 10.

alcazar-lesson-noble-title = Il posto più bello
alcazar-lesson-noble-text = Metti lassù il tuo secondo Grande. Costa il doppio del valore, 42 reali, e conta il doppio del livello: 8 punti, dove il Barone ne contava 3. ALC-51
alcazar-lesson-noble-wrong = Non lasciare vuoto il posto migliore del tabellone: metti il tuo Grande sullo spazio 10.

alcazar-lesson-last-title = L’ultimo cubo
alcazar-lesson-last-text = Un’ora dopo. Tu hai 43 punti, Zoraya 44, e resta un solo cubo: chi lo posa chiude la partita. Il tuo Barone sta sullo spazio 48, e tu hai quella carta. Il cubo lo alza di un livello, e i suoi 35 reali ti portano oltre i 400: ogni 50 interi valgono un punto. ALC-90
alcazar-lesson-last-wrong = Non basterebbe. Gioca la carta 48: un punto per il livello, uno per il denaro.

alcazar-lesson-score-title = Vinta per un punto
alcazar-lesson-score-text = Un Barone conta il suo livello, un Grande il doppio, ogni 50 reali interi un punto. Il gioco è tutto qui: costruisci dove rende, insediati finché costa poco e lascia che i cubi degli altri ti portino in alto. ALC-91
