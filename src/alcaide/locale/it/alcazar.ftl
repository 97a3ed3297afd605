### Alcazar, in italiano.
### Le sezioni: il gioco, i termini, le opzioni, le note (la cronaca), i rifiuti; poi le parole di
### disegni, scelte e anteprime.

## Il gioco

alcazar-name = Alcazar
alcazar-line = Si costruisce insieme, si sale da soli.
alcazar-fact-players = 2–5 giocatori
alcazar-fact-time = circa 60 min
alcazar-fact-kind = carte e costruzione

## Fasi: che cosa decide chi è di turno

alcazar-phase-main = compra o costruisci
alcazar-phase-flag = assegna una bandiera
alcazar-phase-noble = passo dei nobili
alcazar-phase-over = partita finita

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
# "a": "una pietra al palazzo in 29".
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
# "di": "al livello 3 del palazzo in 29".
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
    [50] , cioè il massimo, 50
   *[other] { " " }= { $after }
}

## Opzioni

alcazar-option-money_points = Punti per il denaro
alcazar-option-money_points-sentence = Alla fine, un punto ogni 50 reali interi.
alcazar-option-money_points-on = Sì
alcazar-option-money_points-off = No
alcazar-option-castle_at_50 = Castelli a 50
alcazar-option-castle_at_50-sentence = Se un castello arrivato a 50 può ancora unirsi a un altro castello.
alcazar-option-castle_at_50-no-union = Restano separati
alcazar-option-castle_at_50-union = Possono unirsi
alcazar-option-straight_founding = Fondare solo in linea retta
alcazar-option-straight_founding-sentence = No: un nuovo castello può girare un angolo dell’anello.
alcazar-option-straight_founding-off = No
alcazar-option-straight_founding-on = Sì

## Note: che cosa è successo, per la cronaca

alcazar-note-started = { $players ->
    [one] Un giocatore; comincia { $name }.
   *[other] { $players } giocatori; comincia { $name }.
}
alcazar-note-retired = { $name } ritira { alcazar-term-a-noble } da { $cell } ({ alcazar-term-building }) e incassa { alcazar-term-money }.
alcazar-note-bought-open = { $name } compra la carta scoperta { $card } per { $price }.
alcazar-note-bought-deck = { $name } compra la prima carta del mazzo per { $price }.
alcazar-note-bought-tower = { $name } compra una carta torre per { $price }.
alcazar-note-founded-castle = { $name } gioca la carta { $card } e fonda { alcazar-term-flag } in { $first }, { $middle } e { $last }.
alcazar-note-founded-palace = { $name } gioca la carta { $card } e fonda un palazzo.
alcazar-note-extended = { $ground ->
    [yes] { $name } gioca la carta { $card } e aggiunge una pietra { alcazar-term-to-building }.
   *[no] { $name } gioca la carta { $card } e posa una pietra al livello { $level } { alcazar-term-of-building }.
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
alcazar-note-fifty = { $name } gioca la carta { $card } tra due castelli, uno dei quali a 50: nessuna pietra, ma 50 reali.
alcazar-note-placed = { $name } mette { alcazar-term-a-noble } in { $cell } per { $price }.
alcazar-note-moved = { $name } sposta { alcazar-term-the-noble } da { $cell1 } a { $cell2 }.
alcazar-note-swapped = { $name } scambia i nobili in { $cell1 } e { $cell2 }.
alcazar-note-passed = { $name } non può né comprare né costruire, e passa.
alcazar-note-out = { $name } non ha più carte e non ne trova da comprare: niente più turni, ma alla fine i suoi nobili contano.
alcazar-note-ended-cubes = È stata posata l’ultima pietra: la partita è finita.
alcazar-note-ended-bridges = È stato costruito l’ultimo ponte: la partita è finita.
alcazar-note-ended-passes = Tutti quelli ancora in gioco hanno passato: la partita è finita.

## Rifiuti: perché una mossa non è permessa

