### Alcazar, in italiano.
### Le sezioni: il gioco, i termini, le opzioni, le note (la cronaca), i rifiuti; poi le parole di
### disegni, scelte e anteprime.

## Il gioco

alcazar-name = Alcazar
alcazar-line = Si costruisce insieme, si sale da soli.
alcazar-fact-players = 2–5 giocatori
alcazar-fact-time = circa 60 min
alcazar-fact-kind = carte e costruzione
alcazar-reconstructed = La mappa è una ricostruzione a partire dalle regole pubblicate; il tabellone stampato può differire nei dettagli.

## Fasi: che cosa decide chi è di turno

alcazar-phase-main = compra o costruisci
alcazar-phase-flag = assegna una bandiera
alcazar-phase-noble = passo dei nobili
alcazar-phase-over = partita finita

## Tipi di decisioni, come li nomina una tabella della precisione

alcazar-kind-buying = Acquisti
alcazar-kind-building = Costruzione
alcazar-kind-flags = Bandiere
alcazar-kind-nobles = Nobili

## Termini: pezzi di frase, mai detti da soli

alcazar-term-flag = { $flag ->
    [almeria] Almería
    [cadiz] Cadice
    [cordoba] Cordova
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
   *[sevilla] Siviglia
}
alcazar-term-building = { $flag ->
    [almeria] Almería
    [cadiz] Cadice
    [cordoba] Cordova
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
    [sevilla] Siviglia
   *[palace] il palazzo in { $at }
}
alcazar-term-building-first = { $flag ->
    [almeria] Almería
    [cadiz] Cadice
    [cordoba] Cordova
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
    [sevilla] Siviglia
   *[palace] Il palazzo in { $at }
}
# «a»: «un cubo al palazzo in 29».
alcazar-term-to-building = { $flag ->
    [almeria] ad Almería
    [cadiz] a Cadice
    [cordoba] a Cordova
    [granada] a Granada
    [huelva] a Huelva
    [jaen] a Jaén
    [malaga] a Malaga
    [sevilla] a Siviglia
   *[palace] al palazzo in { $at }
}
# «di»: «al livello 3 del palazzo in 29».
alcazar-term-of-building = { $flag ->
    [almeria] di Almería
    [cadiz] di Cadice
    [cordoba] di Cordova
    [granada] di Granada
    [huelva] di Huelva
    [jaen] di Jaén
    [malaga] di Malaga
    [sevilla] di Siviglia
   *[palace] del palazzo in { $at }
}
alcazar-term-of-flag = { $flag ->
    [almeria] di Almería
    [cadiz] di Cadice
    [cordoba] di Cordova
    [granada] di Granada
    [huelva] di Huelva
    [jaen] di Jaén
    [malaga] di Malaga
   *[sevilla] di Siviglia
}
alcazar-term-lost = { $lost ->
    [almeria] Almería
    [cadiz] Cadice
    [cordoba] Cordova
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Malaga
   *[sevilla] Siviglia
}
alcazar-term-noble = { $kind ->
    [grandee] Grande
   *[baron] Barone
}
alcazar-term-a-noble = { $kind ->
    [grandee] un Grande
   *[baron] un Barone
}
alcazar-term-the-noble = { $kind ->
    [grandee] il Grande
   *[baron] il Barone
}
alcazar-term-money = { $money ->
    [one] { $money } reale
   *[other] { $money } reali
}
alcazar-term-sum = { $after ->
    [50] , quindi il massimo, 50
   *[other] { " " }= { $after }
}

## Opzioni

alcazar-profile-house = Regole della casa e italiane
alcazar-profile-house-sentence = Come le versioni italiane 1.0 e 1.1: punti per il denaro. Ciò che lasciano aperto lo decide la casa.
alcazar-profile-french = Regole francesi
alcazar-profile-french-sentence = Come il testo francese: niente punti per il denaro.

alcazar-option-money_points = Punti per il denaro
alcazar-option-money_points-sentence = Alla fine, un punto ogni 50 reali interi.
alcazar-option-money_points-on = Sì
alcazar-option-money_points-off = No
alcazar-option-castle_at_50 = Castelli a 50
alcazar-option-castle_at_50-sentence = Un castello arrivato a 50 può ancora unirsi a un altro castello?
alcazar-option-castle_at_50-no-union = Restano separati
alcazar-option-castle_at_50-union = Possono unirsi
alcazar-option-straight_founding = Fondare solo in linea retta
alcazar-option-straight_founding-sentence = No: un nuovo castello può girare un angolo dell’anello.
alcazar-option-straight_founding-off = No
alcazar-option-straight_founding-on = Sì

## Aiuti di cui un tavolo può fare a meno

alcazar-aid-places = Dove si può costruire
alcazar-aid-places-sentence = Si illuminano gli spazi e gli edifici che si possono scegliere.
alcazar-aid-preview = Che cosa porterebbe
alcazar-aid-preview-sentence = Prima di confermare: valore, prezzo, incasso e punti.
alcazar-aid-features = Che cosa c’è sul tabellone
alcazar-aid-features-sentence = Indica un palazzo o un castello per leggerne il valore e quanto vi costerebbe un nobile.
alcazar-aid-layer = Occasioni e pericoli
alcazar-aid-layer-sentence = Uno strato sopra il tabellone: chi può essere eliminato, fin dove può salire ogni nobile, che cosa può unirsi.

## Note: che cosa è successo, per la cronaca

alcazar-note-started = { $players ->
    [one] Un giocatore; comincia { $name }.
   *[other] { $players } giocatori; comincia { $name }.
}
alcazar-note-retired = { $name } ritira { alcazar-term-a-noble } da { $cell } e incassa { alcazar-term-money }.
alcazar-note-bought-open = { $name } compra la carta scoperta { $card } per { $price }.
alcazar-note-bought-deck = { $name } compra la prima carta del mazzo per { $price }.
alcazar-note-bought-tower = { $name } compra una carta torre per { $price }.
alcazar-note-founded-castle = { $name } gioca la carta { $card } e fonda { alcazar-term-flag } in { $first }, { $middle } e { $last }.
alcazar-note-founded-palace = { $name } gioca la carta { $card } e fonda un palazzo.
alcazar-note-extended = { $ground ->
    [yes] { $name } gioca la carta { $card } e aggiunge un cubo { alcazar-term-to-building }.
   *[no] { $name } gioca la carta { $card } e posa un cubo al livello { $level } { alcazar-term-of-building }.
}
alcazar-note-towered = { $name } gioca una carta torre e alza { $cell } al livello { $level } ({ alcazar-term-building }).
alcazar-note-bridged = { $name } paga { $price } e costruisce un ponte { $cell1 }–{ $cell2 } al livello { $level }.
alcazar-note-rose = Il { alcazar-term-noble } di { $name } in { $cell } sale al livello { $level }.
alcazar-note-removed = Il { alcazar-term-noble } di { $name } in { $cell } è eliminato; { $name } incassa { alcazar-term-money }.
alcazar-note-united-castles = { alcazar-term-flag } assorbe { alcazar-term-lost }: { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palace = { alcazar-term-flag } assorbe un palazzo: { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palaces = Due palazzi diventano uno solo in { $at }: { $before } + { $other } + { $piece } = { $after }.
alcazar-note-income = { $before ->
    [0] { $name } incassa { alcazar-term-money }.
    [-1] { $name } incassa { alcazar-term-money }.
    [50] { alcazar-term-building-first } resta a 50; { $name } incassa { alcazar-term-money }.
   *[other] { alcazar-term-building-first } sale da { $before } a { $after }; { $name } incassa { alcazar-term-money }.
}
alcazar-note-flagged = Il palazzo in { $at } diventa un castello: { alcazar-term-flag }, valore { $value }.
alcazar-note-flag-returned = La bandiera { alcazar-term-of-flag } è di nuovo libera.
alcazar-note-fifty = { $name } gioca la carta { $card } tra due castelli, uno dei quali a 50: nessun cubo, ma 50 reali.
alcazar-note-placed = { $name } mette { alcazar-term-a-noble } in { $cell } per { $price }.
alcazar-note-moved = { $name } sposta { alcazar-term-the-noble } da { $cell1 } a { $cell2 }.
alcazar-note-swapped = { $name } scambia i nobili in { $cell1 } e { $cell2 }.
alcazar-note-passed = { $name } non può né comprare né costruire, e passa.
alcazar-note-out = { $name } non ha più carte e non ne trova da comprare: niente più turni, ma alla fine i suoi nobili contano.
alcazar-note-ended-cubes = È stato posato l’ultimo cubo: la partita è finita.
alcazar-note-ended-bridges = È stato costruito l’ultimo ponte: la partita è finita.
alcazar-note-ended-passes = Tutti quelli ancora in gioco hanno passato: la partita è finita.

## Rifiuti: perché una mossa non è permessa

alcazar-why-over = La partita è finita; non si può più giocare.
alcazar-why-none = { $option ->
    [castle] Nessuna delle tue carte trova tre spazi vuoti che mantengano la distanza dagli altri edifici.
    [palace] Nessuna delle tue carte indica uno spazio vuoto senza edifici ai due lati.
    [extend] Nessuna delle tue carte indica uno spazio accanto a un edificio o sopra di esso.
    [tower] Una carta torre non alzerebbe da nessuna parte un tuo nobile e non preparerebbe un ponte.
    [bridge] Da nessuna parte due colonne della stessa altezza, una con un tuo nobile, scavalcano terreno più basso.
    [buy] Non ci sono più carte da comprare.
    [retire] Non hai nobili sul tabellone.
    [move] Nessun tuo nobile di questo edificio può spostarsi su ciò che si è appena costruito.
    [swap] In questo edificio non hai due nobili di rango diverso.
   *[other] Su ciò che si è appena costruito non c’è posto libero.
}
alcazar-why-choose-flag-first = Prima decidi quale dei palazzi in attesa riceve la bandiera.
alcazar-why-noble-step-first = La costruzione è fatta. Ora metti, sposta o scambia un nobile, oppure chiudi il turno senza.
alcazar-why-open-turn-first = In questo turno non è stato ancora costruito niente. Prima compra una carta o costruisci.
alcazar-why-not-waiting = Nessun palazzo che aspetta una bandiera comincia in { $cell }. Quelli che aspettano sono in { $cells }.
alcazar-why-pass-can-act = Puoi ancora comprare o costruire, quindi non puoi passare.
alcazar-why-pass-must-retire = Non puoi né comprare né costruire, ma hai un nobile sul tabellone e resta una carta da comprare: prima ritira un nobile.
alcazar-why-only-buy = Hai ritirato un nobile perché non era possibile nient’altro: ora puoi soltanto comprare una carta.
alcazar-why-card-not-open = La carta { $card } non è tra le scoperte, che sono { $cards }.
alcazar-why-no-open-cards = La carta { $card } non è scoperta: carte scoperte non ne restano.
alcazar-why-deck-empty = Il mazzo è esaurito.
alcazar-why-towers-gone = Le carte torre sono esaurite.
alcazar-why-card-too-dear = La carta costa { $price }, e tu hai { $money }.

alcazar-why-card-not-in-hand = Non hai in mano la carta { $card }.
alcazar-why-extend-alone = La carta { $card } non ha niente da ampliare: { $card } e gli spazi ai lati sono vuoti. Lì puoi fondare un palazzo, o un castello se ci sta.
alcazar-why-palace-on-something = Un palazzo si fonda su uno spazio vuoto, e { $card } non lo è. La carta posa invece il suo cubo in cima.
alcazar-why-palace-beside = Un palazzo vuole uno spazio vuoto da ogni parte, e in { $neighbour } c’è già qualcosa. La carta { $card } amplia invece quell’edificio.
alcazar-why-castle-shape = Con la carta { $card } un castello può stare in { $ways } e in nessun altro modo.
alcazar-why-castle-on-something = Un castello si fonda su tre spazi vuoti, e { $space } non lo è.
alcazar-why-castle-bends = { $first }–{ $last } gira un angolo. In questa partita i castelli si fondano in linea retta.
alcazar-why-castle-no-cubes = Un castello richiede quattro cubi, e ne { $cubes ->
    [one] resta uno solo
   *[other] restano solo { $cubes }
}.
alcazar-why-castle-no-flag = Tutte e otto le bandiere sono in uso. Si potrà fondare un castello quando altri due si saranno uniti.
alcazar-why-castle-beside = Un nuovo castello non può stare a contatto con un edificio, e in { $neighbour } c’è già qualcosa. Tiene uno spazio vuoto da un palazzo e tre da un castello.
alcazar-why-castle-near = { $count ->
    [0] Tra due castelli servono tre spazi vuoti; fino { alcazar-term-to-building } in { $castle } non ce n’è nessuno.
    [one] Tra due castelli servono tre spazi vuoti; fino { alcazar-term-to-building } in { $castle } c’è solo { $empty }.
   *[other] Tra due castelli servono tre spazi vuoti; fino { alcazar-term-to-building } in { $castle } ci sono solo { $empty }.
}

alcazar-why-no-tower-card = Non hai in mano nessuna carta torre.
alcazar-why-tower-on-ground = In { $cell } non c’è ancora niente, e una carta torre non costruisce mai a terra.
alcazar-why-tower-too-high = { $cell } è già a { $level } livelli. Una carta torre costruisce fino al livello 5; oltre, solo le carte costruzione.
alcazar-why-tower-under-other = In { $cell } sta un nobile avversario. Una carta torre alza soltanto i tuoi nobili.
alcazar-why-tower-no-purpose = In { $cell } non alzerebbe un tuo nobile e non preparerebbe un ponte: nessuno dei tuoi sta a due caselle di distanza in linea retta.
alcazar-why-tower-under-bridge = Tra { $pillar } e { $cell } c’è già un ponte: non c’è niente da preparare.
alcazar-why-tower-pillar-not-higher = Preparerebbe un ponte solo se il tuo nobile stesse più in alto: { $pillar } ha { $height ->
    [one] un livello
   *[other] { $height } livelli
}, { $cell } ne ha { $level }.

alcazar-why-bridge-not-in-line = Un ponte copre tre caselle in linea retta; { $cell1 } e { $cell2 } non possono esserne gli estremi.
alcazar-why-bridge-no-pillar = A ogni estremo di un ponte serve una colonna, e in { $cell } non c’è niente.
alcazar-why-bridge-uneven = Le colonne devono avere la stessa altezza: { $cell1 } ha { $height1 ->
    [one] un livello
   *[other] { $height1 } livelli
}, { $cell2 } ne ha { $height2 }.
alcazar-why-bridge-middle-high = La casella in mezzo dev’essere più bassa delle colonne: { $middle } ha { $level ->
    [one] un livello
   *[other] { $level } livelli
}, le colonne { $height }.
alcazar-why-bridge-other-noble = In { $cell } sta un nobile avversario. Su una colonna può stare solo un tuo nobile, o nessuno.
alcazar-why-bridge-no-noble = In { $cell1 } o in { $cell2 } deve stare un tuo nobile, e non ce n’è.
alcazar-why-bridge-on-bridge = Da { $cell1 } a { $cell2 } un ponte c’è già, e un secondo non ci può mai stare.
alcazar-why-bridge-castle-at-50 = Un ponte { $cell1 }–{ $cell2 } unirebbe due castelli, e uno è a 50: non si unisce ad altri castelli.
alcazar-why-bridge-too-dear = Un ponte costa { $price }, e tu hai { $money }. Quello che rende arriva solo dopo.

alcazar-why-retire-nobody = In { $cell } non c’è nessuno.
alcazar-why-retire-other = Il nobile in { $cell } non è tuo.
alcazar-why-retired-already = Hai già ritirato un nobile. Quello in { $cell } potrebbe seguirlo solo se tu non potessi né comprare né costruire.
alcazar-why-no-noble-left = { $kind ->
    [grandee] Nella tua riserva non restano Grandi.
   *[baron] Nella tua riserva non restano Baroni.
}
alcazar-why-noble-too-dear = { $kind ->
    [grandee] Un Grande in { $cell } costa { $price }, e tu hai { $money }.
   *[baron] Un Barone in { $cell } costa { $price }, e tu hai { $money }.
}
alcazar-why-not-the-new-piece = Non è in { $cell } che si è appena costruito. Un nobile va solo sul pezzo nuovo: { $cells }.
alcazar-why-noble-stands-there = In { $cell } c’è già un nobile, e c’è posto per uno solo.
alcazar-why-no-own-noble = In { $cell } non c’è nessun tuo nobile.
alcazar-why-noble-of-another-building = Il nobile in { $cell } sta in un altro edificio, e i nobili non cambiano mai edificio.
alcazar-why-only-place-after-founding = È appena stato fondato un castello: i nobili si possono solo mettere, fino a due.
alcazar-why-moves-along = Il nobile in { $cell } sta già sul ponte nuovo e non si sposta lungo il ponte.
alcazar-why-swap-same-rank = I nobili in { $cell1 } e { $cell2 } sono dello stesso rango; scambiarli non cambierebbe niente.

## Disegni e riquadri

alcazar-label-board = Il tabellone visto dall’angolo { $turns ->
    [0] dello spazio 37
    [1] dello spazio 47
    [2] dello spazio 1
   *[other] dello spazio 11
}: { alcazar-label-buildings }.
alcazar-label-plan = Il tabellone dall’alto: { alcazar-label-buildings }.
alcazar-label-buildings = { $castles ->
    [one] { $castles } castello
   *[other] { $castles } castelli
} e { $palaces ->
    [one] { $palaces } palazzo
   *[other] { $palaces } palazzi
}
alcazar-label-spot = { $cell }, livello { $n }. { alcazar-term-building-first }: valore { $value }, un Barone { $baron }, un Grande { $grandee }
alcazar-label-spot-noble = { $cell }, livello { $n }, { alcazar-term-noble } di { $name }. { alcazar-term-building-first }: valore { $value }, un Barone { $baron }, un Grande { $grandee }
alcazar-label-vignette = Un castello con un ponte, i nobili sulle torri e la sua bandiera.
alcazar-label-figure-5 = L’anello degli spazi da 1 a 72 e le caselle senza numero, dall’alto.
alcazar-label-figure-20 = Un castello da 7 a 10: due cubi in 7 e in 9, uno in 8 e in 10, un ponte 7–9 al livello 3. Valore 17.
alcazar-label-figure-30 = Un castello fondato con la carta 8 in 7, 8 e 9, con due cubi in 8.
alcazar-label-figure-31 = Un nuovo castello da 1 a 3. Gli spazi vuoti 4, 5 e 6 lo separano dal castello da 7 a 9.
alcazar-label-figure-36 = La carta 10 posa un secondo cubo in 10; il Barone blu sale al livello 2.
alcazar-label-figure-41 = Una carta torre in 39, a due caselle dal 37 più alto su cui sta il Barone blu.
alcazar-label-figure-46 = Un ponte da 7 a 9 al livello 3: le due colonne sono alte due, l’8 in mezzo è alto uno.
alcazar-label-figure-50 = Il passo dei nobili: il Grande giallo va da 10 sul nuovo ponte.
alcazar-label-figure-80 = Un cubo in 6 unisce il palazzo da 3 a 5 al castello da 7 a 9. I nobili restano.
alcazar-label-figure-91 = Alla fine: un Barone al livello 3 vale 3, un Grande al livello 4 vale 8, un Barone al livello 5 vale 5.
alcazar-label-money = { $count ->
    [one] { $count } reale
   *[other] { $count } reali
}
alcazar-label-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
alcazar-label-grandees = { $count ->
    [one] { $count } Grande in riserva
   *[other] { $count } Grandi in riserva
}
alcazar-label-barons = { $count ->
    [one] { $count } Barone in riserva
   *[other] { $count } Baroni in riserva
}
alcazar-label-tower-cards = { $count ->
    [one] { $count } carta torre
   *[other] { $count } carte torre
}
alcazar-label-cards = { $count ->
    [one] { $count } carta costruzione
   *[other] { $count } carte costruzione
}
alcazar-label-cubes = { $count ->
    [one] { $count } cubo nella scorta
   *[other] { $count } cubi nella scorta
}
alcazar-label-bridges = { $count ->
    [one] { $count } ponte nella scorta
   *[other] { $count } ponti nella scorta
}
alcazar-label-flags = { $count ->
    [one] { $count } bandiera libera
   *[other] { $count } bandiere libere
}
alcazar-label-track = Pista dei valori con { $count ->
    [0] nessun castello
    [one] { $count } castello
   *[other] { $count } castelli
}
alcazar-label-castle = { alcazar-term-flag }: { $value }
alcazar-label-card = Carta { $card }
alcazar-label-open-card = Carta { $card }, si compra per { $price }
alcazar-label-deck = Mazzo: { $count ->
    [0] nessuna carta
    [one] { $count } carta, { $price } reali l’una
   *[other] { $count } carte, { $price } reali l’una
}
alcazar-label-towers = Carte torre: { $count ->
    [0] finite
    [one] { $count } rimasta, { $price } reali l’una
   *[other] { $count } rimaste, { $price } reali l’una
}
alcazar-label-hand-towers = { $count ->
    [one] Una carta torre
   *[other] { $count } carte torre
}
alcazar-label-face-deck = Mazzo
alcazar-label-face-towers = Torri
alcazar-label-face-tower = Torre

## Scelte: che cosa si può fare

alcazar-choice-castle-name = Fonda un castello
alcazar-choice-castle = Castello { $first }–{ $last }, alto sul { $card }
alcazar-choice-palace-name = Fonda un palazzo
alcazar-choice-palace = Palazzo in { $card }
alcazar-choice-extend-name = Posa un cubo
alcazar-choice-extend = { $level ->
    [1] Cubo in { $card }
   *[other] Cubo in { $card }, livello { $level }
}
alcazar-choice-tower-name = Gioca una carta torre
alcazar-choice-tower = Torre in { $cell }, livello { $level }
alcazar-choice-bridge-name = Costruisci un ponte
alcazar-choice-bridge = Ponte { $cell1 }–{ $cell2 }, livello { $level }
alcazar-choice-buy-name = Compra una carta
alcazar-choice-buy-open = Compra la carta { $card }
alcazar-choice-buy-deck = Compra dal mazzo
alcazar-choice-buy-tower = Compra una carta torre
alcazar-choice-retire-name = Ritira un nobile
alcazar-choice-retire = Ritira { alcazar-term-the-noble } in { $cell }
alcazar-choice-flag-name = Assegna la bandiera
alcazar-choice-flag = La bandiera { alcazar-term-to-building }
alcazar-choice-baron-name = Metti un Barone
alcazar-choice-baron = Barone in { $cell }
alcazar-choice-grandee-name = Metti un Grande
alcazar-choice-grandee = Grande in { $cell }
alcazar-choice-move-name = Sposta un nobile
alcazar-choice-move = { alcazar-term-noble } da { $cell1 } a { $cell2 }
alcazar-choice-swap-name = Scambia due nobili
alcazar-choice-swap = Scambia { $cell1 } con { $cell2 }
alcazar-choice-done-name = Finisci il turno
alcazar-choice-done = { $second ->
    [yes] Nessun secondo nobile, fine del turno
   *[no] Nessun nobile, fine del turno
}
alcazar-choice-pass-name = Passa
alcazar-choice-pass = Passa

## Che cosa costa una scelta: accanto al nome, dove più scelte portano allo stesso posto

alcazar-follows-card = con la carta { $card }
alcazar-follows-tower = con una carta torre

## La domanda a chi è di turno

alcazar-prompt-main = Compra una carta o costruisci
alcazar-prompt-retired = Ora compra una carta o costruisci
alcazar-prompt-main-hint = hai { $money }
alcazar-prompt-forced = Ora compra una carta
alcazar-prompt-forced-hint = il ritiro serve a pagarla; hai { $money }
alcazar-prompt-bridge = Costruisci un ponte o passa
alcazar-prompt-bridge-hint = non restano carte da comprare; hai { $money }
alcazar-prompt-stuck = Un nobile deve andarsene
alcazar-prompt-stuck-hint = non puoi né comprare né costruire e hai { $money }
alcazar-prompt-pass = Non si può fare nulla
alcazar-prompt-pass-hint = questo turno passi
alcazar-prompt-noble = Un nobile per { alcazar-term-building }?
alcazar-prompt-founding = Fino a due nobili per { alcazar-term-building }
alcazar-prompt-second = Un secondo nobile per { alcazar-term-building }?
alcazar-prompt-noble-hint = valore { $value }, hai { $money }
alcazar-prompt-flag = Quale palazzo riceve la bandiera?
alcazar-prompt-flag-hint = { $free ->
    [one] una bandiera è libera
   *[other] { $free } bandiere sono libere
}
alcazar-prompt-over = La partita è finita
alcazar-prompt-over-hint = vince chi ha più punti

## Le parole sul pulsante di conferma

alcazar-confirm-castle = Fonda il castello
alcazar-confirm-palace = Fonda il palazzo
alcazar-confirm-extend = Posa il cubo
alcazar-confirm-tower = Alza la torre
alcazar-confirm-bridge = Costruisci il ponte
alcazar-confirm-buy-open = Compra la carta { $card }
alcazar-confirm-buy-deck = Compra dal mazzo
alcazar-confirm-buy-tower = Compra una carta torre
alcazar-confirm-retire = Ritira { alcazar-term-the-noble }
alcazar-confirm-flag = Assegna la bandiera
alcazar-confirm-baron = Metti il Barone in { $cell }
alcazar-confirm-grandee = Metti il Grande in { $cell }
alcazar-confirm-move = Sposta in { $cell2 }
alcazar-confirm-swap = Scambiali
alcazar-confirm-done = Finisci il turno
alcazar-confirm-pass = Passa

## Anteprime: che cosa farebbe una mossa

alcazar-preview-castle = La carta { $card } fonda un castello in { $first }, { $middle } e { $last }
alcazar-preview-palace = La carta { $card } fonda un palazzo
alcazar-preview-extend = { $level ->
    [1] La carta { $card } aggiunge un cubo a terra
   *[other] La carta { $card } posa un cubo al livello { $level }
}
alcazar-preview-tower = Una carta torre alza { $cell } al livello { $level }
alcazar-preview-bridge = Un ponte { $cell1 }–{ $cell2 } al livello { $level }
alcazar-preview-buy-open = La carta { $card } va nella tua mano
alcazar-preview-buy-deck = La prima carta del mazzo, coperta
alcazar-preview-buy-tower = Una carta torre va nella tua mano
alcazar-preview-retire = Il tuo { alcazar-term-noble } in { $cell } torna nella riserva
alcazar-preview-flag = La bandiera va { alcazar-term-to-building }
alcazar-preview-baron = Un Barone in { $cell }
alcazar-preview-grandee = Un Grande in { $cell }
alcazar-preview-move = Il tuo { alcazar-term-noble } va da { $cell1 } a { $cell2 }
alcazar-preview-swap = I tuoi nobili in { $cell1 } e { $cell2 } si scambiano di posto
alcazar-preview-done = { $second ->
    [yes] Entra un nobile solo
   *[no] Non entra nessun nobile
}
alcazar-preview-pass = Passi il turno
alcazar-preview-fact-value = Valore
alcazar-preview-fact-price = Prezzo
alcazar-preview-fact-income = Incasso
alcazar-preview-fact-points = Punti
alcazar-preview-fact-baron = Barone
alcazar-preview-fact-grandee = Grande
alcazar-preview-tag-value = valore { $value }
alcazar-preview-tag-price = { $price ->
    [0] gratis
    [one] { $price } reale
   *[other] { $price } reali
}
alcazar-preview-tag-income = { $count ->
    [one] +{ $count } reale
   *[other] +{ $count } reali
}
alcazar-preview-tag-points = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } punti
}
alcazar-preview-tag-loss = { $count ->
    [one] −{ $count } punto
   *[other] −{ $count } punti
}

## Il tavolo in parole

alcazar-text-turn = Giro { $round }. Tocca a { $name }.
alcazar-text-over = La partita è finita dopo { $round ->
    [one] { $round } giro
   *[other] { $round } giri
}.
alcazar-text-empty = Non è ancora stato costruito nulla.
alcazar-text-building = { alcazar-term-building-first }, valore { $value }: { $cells }.
alcazar-text-cell = { $cell } al livello { $n }
alcazar-text-cell-noble = { $cell } al livello { $n } con { alcazar-term-the-noble } di { $name }
alcazar-text-bridges = Ponti: { $bridges }.
alcazar-text-bridge = { $cell1 }–{ $cell2 } al livello { $n }
alcazar-text-player = { $name }: { $money ->
    [one] { $money } reale
   *[other] { $money } reali
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; in riserva { $grandees ->
    [0] nessun Grande
    [one] { $grandees } Grande
   *[other] { $grandees } Grandi
} e { $barons ->
    [0] nessun Barone
    [one] { $barons } Barone
   *[other] { $barons } Baroni
}; in mano { $cards ->
    [0] nessuna carta costruzione
    [one] { $cards } carta costruzione
   *[other] { $cards } carte costruzione
} e { $towers ->
    [0] nessuna carta torre
    [one] { $towers } carta torre
   *[other] { $towers } carte torre
}.
alcazar-text-out = { $name } è fuori dalla partita con { $money ->
    [one] { $money } reale
   *[other] { $money } reali
} e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
alcazar-text-open = Carte scoperte: { $cards }.
alcazar-text-decks = { $deck ->
    [0] Il mazzo è finito
    [one] { $deck } carta nel mazzo
   *[other] { $deck } carte nel mazzo
}, { $towers ->
    [0] nessuna carta torre da comprare
    [one] { $towers } carta torre da comprare
   *[other] { $towers } carte torre da comprare
}.
alcazar-text-stock = Nella scorta: { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}, { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } ponti
}, { $flags ->
    [one] { $flags } bandiera
   *[other] { $flags } bandiere
}.
alcazar-text-hand = La tua mano: { $cards }{ $towers ->
    [0] .
    [one] ; e { $towers } carta torre.
   *[other] ; e { $towers } carte torre.
}
alcazar-text-hand-towers = La tua mano: { $towers ->
    [one] { $towers } carta torre.
   *[other] { $towers } carte torre.
}
alcazar-text-hand-empty = La tua mano è vuota.
alcazar-text-won-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} contro { $second }.
alcazar-text-won-money = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno; decide il denaro rimasto: { $money } contro { $second }.
alcazar-text-won-shared = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno, e lo stesso denaro rimasto: { $money }.
alcazar-text-part-noble = { $kind ->
    [grandee] Grande
   *[baron] Barone
} in { $cell }, livello { $n }
alcazar-text-part-money = Denaro: { $money ->
    [one] { $money } reale
   *[other] { $money } reali
}
alcazar-count-nobles = { $kind ->
    [grandee] Grandi
   *[baron] Baroni
}
alcazar-count-nobles-rate = { $kind ->
    [grandee] il doppio del livello per ciascuno
   *[baron] il livello di ciascuno
}
alcazar-count-nobles-share = { $count ->
    [0] nessuno
    [one] uno, al livello { $low }
   *[other] { $same ->
        [yes] { $count }, al livello { $low }
       *[no] { $count }, dal livello { $low } al { $high }
    }
}
alcazar-count-nobles-lead = { $kind ->
    [grandee] i Grandi
   *[baron] i Baroni
} hanno dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }
alcazar-count-money = Denaro
alcazar-count-money-rate = 1 punto ogni { $money } reali interi
alcazar-count-money-share = { $money ->
    [one] { $money } reale
   *[other] { $money } reali
}
alcazar-count-money-lead = il denaro ha dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }

## Occasioni e pericoli: lo strato sopra il tavolo

alcazar-layer-remove = Chi può essere eliminato
alcazar-layer-remove-hint = Tratteggiato in rosso, con la carta o il ponte che lo farebbe. Al proprietario si paga il valore dell’edificio.
alcazar-layer-rise = Fin dove possono salire
alcazar-layer-rise-hint = Pioli pieni: il livello di adesso. Vuoti: fin dove alzano le carte torre. La punta: la carta di quello spazio è ancora in gioco.
alcazar-layer-union = Che cosa può unirsi
alcazar-layer-union-hint = Tratteggiati in blu: gli spazi tra due edifici, o il ponte che li scavalca, con la somma.
alcazar-layer-most = Se tutti salgono al massimo
alcazar-layer-most-hint = I punti dei nobili adesso, e al massimo con le carte che restano. Ponti e nobili nuovi non sono contati.
alcazar-layer-bridge = { $cell1 }–{ $cell2 }
alcazar-layer-removed = { $where ->
    [open] La carta { $card } è scoperta. Giocata da un altro, elimina il { alcazar-term-noble } di { $name } in { $cell }; { $name } incassa { alcazar-term-money }.
    [own] Hai in mano la carta { $card }. Eliminerebbe il { alcazar-term-noble } di { $name } in { $cell }; { $name } incassa { alcazar-term-money }.
   *[shown] { $holder } ha in mano la carta { $card }. Eliminerebbe il { alcazar-term-noble } di { $name } in { $cell }; { $name } incassa { alcazar-term-money }.
}
alcazar-layer-removed-bridge = Un ponte { $bridge } è già possibile per { $builders }. Eliminerebbe il { alcazar-term-noble } di { $name } in { $cell }; { $name } incassa { alcazar-term-money }.
alcazar-layer-risen = Il { alcazar-term-noble } di { $name } in { $cell } sta al livello { $now }{ $higher ->
    [yes] { " " }e con le carte torre può arrivare a { $reach }
   *[no] { "" }
}{ $card ->
    [yes] ; la carta { $cell } è ancora in gioco e lo alzerebbe di uno.
   *[no] .
}
alcazar-layer-card = { $where ->
    [open] la carta { $card } (scoperta)
    [own] la carta { $card } (nella tua mano)
    [shown] la carta { $card } (in mano a { $holder })
   *[unseen] la carta { $card } (non ancora vista)
}
alcazar-layer-united = { $first } e { $second } si unirebbero con { $cards }: { $one } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-layer-united-bridge = { $first } e { $second } si unirebbero con un ponte { $bridge }: { $one } + { $other } + { $piece }{ alcazar-term-sum }. È già possibile per { $builders }.
alcazar-layer-apart = { $first } e { $second } restano separati, perché uno dei due è a 50: { $cards } frutterebbe 50 reali e nessun cubo.
alcazar-layer-counted = { $name }: i nobili contano { $now } adesso, { $most } al massimo.

## Che cosa si sa della mappa, dove si trascrive la propria

alcazar-box-map = La mappa
alcazar-known-spaces = Spazi che stanno da qualche parte
alcazar-known-apart = Mai due sulla stessa casella
alcazar-known-ring = Un solo anello chiuso: ogni spazio tocca il precedente, e l’1 tocca il 72
alcazar-known-gaps = Da 7 a 17 e da 17 a 67 si getta un ponte sul vuoto
alcazar-known-middle = Dalla metà di 17–67 un ponte porta al 6
alcazar-known-straight = 1–3, 6–8, 7–9 e 37–39 sono in linea retta
alcazar-known-rest = Dove stanno tutti gli altri spazi

## Positions that are set up

alcazar-edit-pieces = Pezzi
alcazar-edit-stone = Cubo
alcazar-edit-bridge = Ponte
alcazar-edit-baron = Barone
alcazar-edit-grandee = Grande
alcazar-edit-flag = Bandiera
alcazar-edit-hand = Mano
alcazar-edit-open = Carte scoperte
alcazar-edit-money = Reali
alcazar-edit-towers = Carte torre rimaste
alcazar-edit-unknown = Una carta che nessuno conosce
alcazar-edit-bare = In { $cell } non c’è niente.
alcazar-edit-no-castle = In { $cell } non c’è niente: una bandiera richiede un edificio.
alcazar-edit-new = Appena costruito
alcazar-edit-founding = Castello fondato
alcazar-edit-founding-no = no
alcazar-edit-founding-0 = sì, ancora senza nobili
alcazar-edit-founding-1 = sì, con un nobile messo
alcazar-edit-retired = Nobile ritirato
alcazar-edit-retired-no = no
alcazar-edit-retired-freely = sì
alcazar-edit-retired-forced = sì, per forza
alcazar-edit-passed = Hanno passato di seguito
alcazar-edit-shown = Prese scoperte

## A che cosa nessuna partita può arrivare

alcazar-position-bridge-twice = Il ponte { $bridge } c’è già.
alcazar-position-bridges = Ci sono solo 20 ponti.
alcazar-position-card-twice = La carta { $card } è in due posti.
alcazar-position-cards-laid = Con le carte si sono posati { $laid } cubi; quelle già giocate ne posano al più { $most }.
alcazar-position-cards-many = Nelle mani ci sono più carte di quante ne esistono.
alcazar-position-cell = Non c’è una casella { $cell }; uno spazio va da 1 a 72, una casella senza numero è come f7.
alcazar-position-cheap = Un castello vale almeno 5, l’edificio in { $cell } vale { $value }.
alcazar-position-flag = Non c’è una bandiera { $flag }; le bandiere sono { $known }.
alcazar-position-flag-free = Il palazzo in { $cell } ha valore { $value } e una bandiera è libera: è un castello. Scrivi: castle BANDIERA { $cell }
alcazar-position-flag-nowhere = In { $cell } non c’è niente: una bandiera richiede un castello.
alcazar-position-flag-twice = C’è una sola bandiera { $flag }.
alcazar-position-gap = { $cell } è una casella senza numero: a terra non porta cubi.
alcazar-position-high = { $cell } ha { $cubes } cubi sopra il livello 5, dove costruisce solo la carta dello spazio, e una volta sola.
alcazar-position-line = { $bridge } non è un ponte: i suoi capi distano due caselle in linea retta.
alcazar-position-middle = La casella in mezzo a { $bridge } dev’essere più bassa delle sue colonne.
alcazar-position-money = Tutti insieme hanno { $money } reali; questi edifici ne hanno reso al più { $most }.
alcazar-position-new = Nelle fasi flag e noble, e solo lì, una riga new dice il pezzo appena costruito.
alcazar-position-new-top = La riga new nomina le caselle di un solo pezzo che sta in cima.
alcazar-position-no-card = Non c’è una carta { $card }; le carte vanno da 1 a 72.
alcazar-position-no-choice = Si sceglie una bandiera solo dove aspettano più palazzi di quante bandiere sono libere.
alcazar-position-noble-nowhere = In { $cell } non c’è niente: un nobile deve avere un pezzo sotto di sé.
alcazar-position-nobles = Ci sono { $nobles } nobili, più dei pezzi costruiti.
alcazar-position-open-few = Le carte scoperte sono { $cards }; finché c’è un mazzo sono sei.
alcazar-position-open-many = Le carte scoperte sono sei, non { $cards }.
alcazar-position-out = Il posto { $seat } non è fuori finché ci sono carte da tenere.
alcazar-position-out-turn = È il turno del posto { $seat }, che è fuori.
alcazar-position-over = La partita non è finita: ci sono cubi e ponti, e non tutti hanno passato.
alcazar-position-passed = Chi ha passato viene subito prima del posto { $seat }: sono gli ultimi posti di seguito.
alcazar-position-piece = { $word } non è un pezzo; un cubo è 8, tre sono 8x3, un ponte è 7-9.
alcazar-position-pillars = Le colonne di { $bridge } sono alte { $height } e { $other }; devono essere uguali, da 1 in su.
alcazar-position-placed = Dopo il secondo nobile il turno è finito.
alcazar-position-reserve = { $kind ->
    [barons] Il posto { $seat } non ha più Baroni.
   *[grandees] Il posto { $seat } non ha più Grandi.
}
alcazar-position-retired = Nessun nobile è stato ritirato: non c’è nulla su cui possa essere stato.
alcazar-position-round = Per arrivare qui ci vogliono { $needed } turni; al giro { $round } ce n’erano stati { $turns }.
alcazar-position-rounds = In ogni giro qualcuno compra o costruisce: nessuna partita ha più di { $most } giri.
alcazar-position-shown = La carta { $card } è mostrata ma non è in mano al posto { $seat }.
alcazar-position-stones = Ci sono solo 84 cubi.
alcazar-position-towers = Le carte torre sono 20, non { $cards }.
alcazar-position-two-flags = Il castello in { $cell } ha due bandiere.
alcazar-position-two-nobles = In { $cell } ci sono due nobili.
alcazar-position-unknown = Le carte scoperte si conoscono; nel mazzo ? sta una volta sola, in fondo: le altre.

## Il foglio dei punti, per chi vuole soltanto contare

alcazar-sheet-levels = il livello di ciascuno
alcazar-sheet-noble = { $kind ->
    [grandee] Grande
   *[baron] Barone
} al livello { $n }
alcazar-sheet-money = { $counts ->
    [yes] reali; ogni 50 interi valgono un punto, il resto decide i pareggi
   *[no] reali; decidono soltanto i pareggi
}
alcazar-sheet-too-high = I nobili, tutti insieme, stanno su { $levels } livelli. Con 84 cubi e 20 ponti ce ne sono al massimo { $most }.

## Che cosa si è scoperto al tavolo di casa

alcazar-need-open = Quale carta è stata scoperta?
alcazar-need-drew = Quale carta ha pescato { $name }?
alcazar-need-hand = Quali carte ha in mano { $name }?
alcazar-need-hint = Tocca il suo spazio sulla pianta, o il suo numero.

alcazar-print = { $what ->
    [cards] Carte costruzione
    [towers] Carte torre
    [nobles] Nobili
   *[flags] Bandiere e ponti
}
## Tabelloni su cui non si può giocare

alcazar-setup-spaces = Una mappa ha gli spazi da 1 a 72, ognuno una volta: "spaces" con i numeri da "1" a "72".
alcazar-setup-place = Lo spazio { $space } sta in { $at }; vuole [x, y], entrambi da 0 a 10.
alcazar-setup-ring = Lo spazio { $space } non tocca il precedente.
alcazar-setup-apart = Lo spazio { $space } sta sulla casella di un altro; ognuno ha la sua.

## Avversari

alcazar-opponent-nuno = Mette un nobile ovunque possa. Gli sfugge parecchio, i ponti più di tutto.
alcazar-opponent-mencia = Le piacciono la borsa piena e la mano piena. I suoi nobili, una volta saliti, di solito restano: a ritirarne uno pensa di rado.
alcazar-opponent-aimeric = Sale con un nobile dove nessuno lo segue, carta torre dopo carta torre. I ponti spesso non li vede.
alcazar-opponent-violante = Cerca i punti in cui i suoi nobili potrebbero passare un ponte. Una volta su due non le viene in mente di comprare una carta torre.
alcazar-opponent-maymuna = Conta ogni reale, e ne tiene da parte. All’inizio è attenta, verso la fine ha fretta.
alcazar-opponent-gutierre = Attacca chi sta più in alto, e ci punta molto. Spesso dimentica di ritirare i propri nobili.
alcazar-opponent-rayhana = Raccoglie carte e non rischia. Per lei quel che si può perdere pesa più di quel che si può vincere.
alcazar-opponent-mundhir = Guarda più avanti di tutti e non dice nulla. Nessuna preferenza lo svia.
alcazar-opponent-ermeline = Gioca partite alla pari: quando è avanti si lascia raggiungere, quando è indietro gioca al meglio.
