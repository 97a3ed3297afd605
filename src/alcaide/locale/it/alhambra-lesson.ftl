### La lezione della prima partita di Alhambra. Ogni passo ha un titolo e un testo e, dove c’è qualcosa
### da fare, quello che si dice quando si prova un’altra azione. I numeri delle regole diventano collegamenti.

alhambra-lesson-learner = Ana
alhambra-lesson-rival = Zoraya
alhambra-lesson-third = Yusuf

alhambra-lesson-welcome-title = Un palazzo tutto tuo
alhambra-lesson-welcome-text = Ognuno costruisce un’Alhambra intorno a una fontana. Tre volte si guarda chi ha più edifici di ogni tipo, e quanto sono lunghe le mura all’esterno. Tu sei Ana, in blu, contro Zoraya e Yusuf. Ciascuno ha già mandato il Visir – ne riparleremo – a comprare un primo edificio. Il tuo è una camera con tre lati di mura.

alhambra-lesson-money-title = La moneta di casa
alhambra-lesson-money-text = Ogni costruttore vuole la moneta di casa sua: il primo posto del mercato si paga in giallo, gli altri in verde, blu e arancione, di qualunque colore sia l’edificio. La torre 9c, sul posto verde, ti andrebbe bene, ma hai soltanto un verde 7. Prendi denaro: una carta qualsiasi, o più d’una fino a 5 in tutto. Prendi verde 2 e arancione 3. ALH-2
alhambra-lesson-money-wrong = Si potrebbe. Ma pensa al prezzo della torre: prendi verde 2 e arancione 3, 5 in tutto.

alhambra-lesson-buy-title = Paga il giusto
alhambra-lesson-buy-text = Verde 7 e verde 2 fanno 9, esattamente il prezzo della torre 9c. È il cuore del gioco: chi paga l’importo esatto, senza lasciare niente, può agire ancora. Compra la torre. ALH-4
alhambra-lesson-buy-wrong = C’è di meglio: compra la torre con verde 7 e verde 2, per 9 esatti.

alhambra-lesson-again-title = E ancora una volta
alhambra-lesson-again-text = La torre aspetta che le tue azioni siano finite. Ora l’altra azione: il blu 7 basta per il portico 6a, sul posto blu. Nessuno dà resto, così 1 va perso; e poiché non paghi l’importo esatto, le tue azioni finiscono qui. L’edificio ne vale la pena. ALH-3
alhambra-lesson-again-wrong = Sarebbe permesso. In questa lezione usa l’altra azione per il portico 6a, sul posto blu.

alhambra-lesson-place-title = Attenzione alle mura
alhambra-lesson-place-text = Le tessere non si girano mai. Dove due si toccano, entrambe hanno le mura o nessuna, e a ogni tessera si deve arrivare a piedi dalla fontana. La torre 9c ha le mura a nord e a ovest. Mettila proprio sopra la fontana: lì continua le mura della camera. ALH-11
alhambra-lesson-place-wrong = Si può fare. Ma comincia dalla torre, proprio sopra la fontana.

alhambra-lesson-wall-title = Le mura più lunghe
alhambra-lesson-wall-text = Le tue mura corrono ora per 5 lati, e a ogni conteggio ciascun lato del tratto più lungo vale un punto. Il portico 6a ha le mura a nord e a est. A destra della torre prosegue dove lei finisce: 7. Accanto alla fontana comincerebbe un tratto per conto suo. ALH-23
alhambra-lesson-wall-wrong = Lì comincerebbero delle mura a parte. Metti il portico a destra della torre.

alhambra-lesson-reserve-title = Non ogni casella è buona
alhambra-lesson-reserve-text = Due turni dopo hai comprato il portico 9. Non ha mura: a destra della fontana o sotto di essa fermerebbe le mura che lì vuoi far proseguire. Mettilo nella riserva. Ci stanno quante tessere vuoi; non danno punti, ma aspettano. ALH-14
alhambra-lesson-reserve-wrong = Lì le mura non andrebbero più avanti. Per ora metti il portico nella riserva.

alhambra-lesson-redesign-title = Ristruttura
alhambra-lesson-redesign-text = Nel frattempo il giardino 9 ha allungato le mura, e hai appena pagato l’importo esatto per il serraglio 5. Con l’altra azione costruisci il portico della riserva sotto il giardino. Diventa la porta: dove non ci sono mura, un’Alhambra può crescere. Anche togliere o scambiare una tessera è un’azione. ALH-15
alhambra-lesson-redesign-wrong = Porta a casa il portico con questa azione: costruiscilo sotto il giardino.

alhambra-lesson-bonus-title = Vale doppio
alhambra-lesson-bonus-text = È uscita la prima carta punteggio. Tu e Zoraya avete due portici a testa e vi dividereste 3 punti: 1 ciascuna, perché le frazioni si perdono. Ma hai ricevuto tre bonus, e l’edificio di uno sta nella tua Alhambra: il portico 9. Mostra la carta: conta come un portico in più. ALH-B2
alhambra-lesson-bonus-wrong = Che modestia: con il bonus hai più portici di tutti, e 3 punti invece di 1.

alhambra-lesson-scoring-title = Il primo conteggio
alhambra-lesson-scoring-text = 24 punti: 14 per gli edifici e 10 per le mura. La prima volta prende punti solo chi ha più edifici di un tipo, da 1 per i gazebo a 6 per le torri. La seconda anche chi è secondo, la terza anche il terzo, e tutto vale di più: fino a 21 per le torri. L’ultimo conteggio si fa alla fine. ALH-21

alhambra-lesson-square-title = I capannoni
alhambra-lesson-square-text = Un capannone costa soltanto un’azione; se ne possono avere tre. A ogni conteggio vale quanti edifici del suo colore lo toccano senza mura in mezzo. Quello marrone scoperto va con i portici. Ha le mura a sud e a ovest, giuste per la tua porta: sotto il portico 9 vale 1 e allunga le mura di 2. Prendilo. ALH-Q5
alhambra-lesson-square-wrong = Il marrone è quello che ti serve: va con i portici. Prendilo.

alhambra-lesson-pay-title = Il cambiavalute
alhambra-lesson-pay-text = Hai raccolto un cambiavalute verde-blu. Con esso, su un posto verde o blu, paghi nelle due valute mescolate come vuoi, ma solo l’importo esatto. Il giardino 8a è sul posto verde, e di verde non hai niente: paga con il cambiavalute e il blu 8. E poi puoi agire ancora. ALH-X2
alhambra-lesson-pay-wrong = Per il giardino 8a hai tutto quel che serve: il cambiavalute e il blu 8.

alhambra-lesson-reactivate-title = Riattiva il Visir
alhambra-lesson-reactivate-text = Il tuo Visir è a faccia in giù da quando ha comprato la camera. Riattivarlo è un’azione che chiude il turno. Quando farlo, se non con un’azione avuta in più? Riattivalo. ALH-V5
alhambra-lesson-reactivate-wrong = La tentazione c’è, ma poi non potresti usarlo proprio quando ti serve: riattiva il Visir.

alhambra-lesson-vizier-title = Fra due turni
alhambra-lesson-vizier-text = Il turno di Yusuf è finito, e sul posto arancione è arrivato il gazebo 7. Fra due turni, chi ha il Visir attivo può comprare un edificio al prezzo esatto. Arancione 3 e 4 fanno 7. Mandalo: il tuo turno, che viene adesso, resta libero per altro. ALH-V3
alhambra-lesson-vizier-wrong = Potresti comprarlo nel tuo turno, ma perché spendere un’azione? Manda il Visir con arancione 3 e 4.

alhambra-lesson-last-title = Le ultime tessere
alhambra-lesson-last-text = Molto più tardi. Il sacchetto è vuoto, e quello che resta sul mercato va gratis a chi ha più denaro del suo posto. Così ricevi la torre 10. Nella riserva non conterebbe niente, e Zoraya vincerebbe per 143 a 139. Mettila all’estremità sud, dove allunga anche le mura. ALH-27
alhambra-lesson-last-wrong = Non è la casella migliore. All’estremità sud allunga le mura di 1.

alhambra-lesson-score-title = Vinta sulle mura
alhambra-lesson-score-text = 144 a 140 e 136. Per gli edifici gli altri hanno avuto 100 punti a testa, e tu 90. Ma le tue mura hanno reso 10, 21 e 23, e le loro soltanto 40 e 36 in tutto. Il gioco è questo: pagare il giusto, avere di più dove conta, e non perdere mai di vista le mura. ALH-29
