### Alhambra, in italiano.
### Le sezioni: il gioco, le fasi, i termini, le opzioni, le note (la cronaca), i rifiuti.

## Il gioco

alhambra-name = Alhambra
alhambra-line = Paga giusto, costruisci fino alle mura.
alhambra-fact-players = 2–6 giocatori
alhambra-fact-time = circa 60 min
alhambra-fact-kind = maggioranze e tessere
alhambra-reconstructed = Le mura di 23 dei 24 capannoni sono una ricostruzione: si conoscono soltanto quelle di uno.

## Fasi: che cosa decide chi è di turno

alhambra-phase-act = scegli un’azione
alhambra-phase-put = piazza le tessere
alhambra-phase-reveal = bonus
alhambra-phase-vizier = Visir
alhambra-phase-vizier-put = tessera del Visir
alhambra-phase-last-put = ultime tessere
alhambra-phase-over = partita finita
alhambra-phase-further = un’altra azione

## Tipi di decisioni, come li nomina una tabella della precisione

alhambra-kind-money = Prendere denaro
alhambra-kind-buying = Acquisti
alhambra-kind-placing = Piazzare le tessere
alhambra-kind-redesigning = Ristrutturare
alhambra-kind-vizier = Visir
alhambra-kind-extras = Altre scelte

## Termini: pezzi di frase, mai detti da soli

# Tiles by the names of the notation. Those of a table with other tiles keep these names.
alhambra-term-tile = { $tile ->
    [pavilion2] gazebo 2
    [pavilion3] gazebo 3
    [pavilion4] gazebo 4
    [pavilion5] gazebo 5
    [pavilion6] gazebo 6
    [pavilion7] gazebo 7
    [pavilion8] gazebo 8
    [seraglio3] serraglio 3
    [seraglio4] serraglio 4
    [seraglio5] serraglio 5
    [seraglio6] serraglio 6
    [seraglio7] serraglio 7
    [seraglio8] serraglio 8
    [seraglio9] serraglio 9
    [arcades4] portico 4
    [arcades5] portico 5
    [arcades6a] portico 6a
    [arcades6b] portico 6b
    [arcades7] portico 7
    [arcades8a] portico 8a
    [arcades8b] portico 8b
    [arcades9] portico 9
    [arcades10] portico 10
    [chambers5] camera 5
    [chambers6] camera 6
    [chambers7a] camera 7a
    [chambers7b] camera 7b
    [chambers8] camera 8
    [chambers9a] camera 9a
    [chambers9b] camera 9b
    [chambers10] camera 10
    [chambers11] camera 11
    [garden6] giardino 6
    [garden7] giardino 7
    [garden8a] giardino 8a
    [garden8b] giardino 8b
    [garden8c] giardino 8c
    [garden9] giardino 9
    [garden10a] giardino 10a
    [garden10b] giardino 10b
    [garden10c] giardino 10c
    [garden11] giardino 11
    [garden12] giardino 12
    [tower7] torre 7
    [tower8] torre 8
    [tower9a] torre 9a
    [tower9b] torre 9b
    [tower9c] torre 9c
    [tower10] torre 10
    [tower11a] torre 11a
    [tower11b] torre 11b
    [tower11c] torre 11c
    [tower12] torre 12
    [tower13] torre 13
    [blue1] capannone blu 1
    [blue2] capannone blu 2
    [blue3] capannone blu 3
    [red1] capannone rosso 1
    [red2] capannone rosso 2
    [red3] capannone rosso 3
    [brown1] capannone marrone 1
    [brown2] capannone marrone 2
    [brown3] capannone marrone 3
    [brown4] capannone marrone 4
    [white1] capannone bianco 1
    [white2] capannone bianco 2
    [white3] capannone bianco 3
    [white4] capannone bianco 4
    [green1] capannone verde 1
    [green2] capannone verde 2
    [green3] capannone verde 3
    [green4] capannone verde 4
    [green5] capannone verde 5
    [purple1] capannone viola 1
    [purple2] capannone viola 2
    [purple3] capannone viola 3
    [purple4] capannone viola 4
    [purple5] capannone viola 5
    [fountain] fontana
   *[other] { $tile }
}
alhambra-term-the-tile = { $tile ->
    [pavilion2] il gazebo 2
    [pavilion3] il gazebo 3
    [pavilion4] il gazebo 4
    [pavilion5] il gazebo 5
    [pavilion6] il gazebo 6
    [pavilion7] il gazebo 7
    [pavilion8] il gazebo 8
    [seraglio3] il serraglio 3
    [seraglio4] il serraglio 4
    [seraglio5] il serraglio 5
    [seraglio6] il serraglio 6
    [seraglio7] il serraglio 7
    [seraglio8] il serraglio 8
    [seraglio9] il serraglio 9
    [arcades4] il portico 4
    [arcades5] il portico 5
    [arcades6a] il portico 6a
    [arcades6b] il portico 6b
    [arcades7] il portico 7
    [arcades8a] il portico 8a
    [arcades8b] il portico 8b
    [arcades9] il portico 9
    [arcades10] il portico 10
    [chambers5] la camera 5
    [chambers6] la camera 6
    [chambers7a] la camera 7a
    [chambers7b] la camera 7b
    [chambers8] la camera 8
    [chambers9a] la camera 9a
    [chambers9b] la camera 9b
    [chambers10] la camera 10
    [chambers11] la camera 11
    [garden6] il giardino 6
    [garden7] il giardino 7
    [garden8a] il giardino 8a
    [garden8b] il giardino 8b
    [garden8c] il giardino 8c
    [garden9] il giardino 9
    [garden10a] il giardino 10a
    [garden10b] il giardino 10b
    [garden10c] il giardino 10c
    [garden11] il giardino 11
    [garden12] il giardino 12
    [tower7] la torre 7
    [tower8] la torre 8
    [tower9a] la torre 9a
    [tower9b] la torre 9b
    [tower9c] la torre 9c
    [tower10] la torre 10
    [tower11a] la torre 11a
    [tower11b] la torre 11b
    [tower11c] la torre 11c
    [tower12] la torre 12
    [tower13] la torre 13
    [blue1] il capannone blu 1
    [blue2] il capannone blu 2
    [blue3] il capannone blu 3
    [red1] il capannone rosso 1
    [red2] il capannone rosso 2
    [red3] il capannone rosso 3
    [brown1] il capannone marrone 1
    [brown2] il capannone marrone 2
    [brown3] il capannone marrone 3
    [brown4] il capannone marrone 4
    [white1] il capannone bianco 1
    [white2] il capannone bianco 2
    [white3] il capannone bianco 3
    [white4] il capannone bianco 4
    [green1] il capannone verde 1
    [green2] il capannone verde 2
    [green3] il capannone verde 3
    [green4] il capannone verde 4
    [green5] il capannone verde 5
    [purple1] il capannone viola 1
    [purple2] il capannone viola 2
    [purple3] il capannone viola 3
    [purple4] il capannone viola 4
    [purple5] il capannone viola 5
    [fountain] la fontana
   *[other] { $tile }
}
alhambra-term-tile-first = { $tile ->
    [pavilion2] Il gazebo 2
    [pavilion3] Il gazebo 3
    [pavilion4] Il gazebo 4
    [pavilion5] Il gazebo 5
    [pavilion6] Il gazebo 6
    [pavilion7] Il gazebo 7
    [pavilion8] Il gazebo 8
    [seraglio3] Il serraglio 3
    [seraglio4] Il serraglio 4
    [seraglio5] Il serraglio 5
    [seraglio6] Il serraglio 6
    [seraglio7] Il serraglio 7
    [seraglio8] Il serraglio 8
    [seraglio9] Il serraglio 9
    [arcades4] Il portico 4
    [arcades5] Il portico 5
    [arcades6a] Il portico 6a
    [arcades6b] Il portico 6b
    [arcades7] Il portico 7
    [arcades8a] Il portico 8a
    [arcades8b] Il portico 8b
    [arcades9] Il portico 9
    [arcades10] Il portico 10
    [chambers5] La camera 5
    [chambers6] La camera 6
    [chambers7a] La camera 7a
    [chambers7b] La camera 7b
    [chambers8] La camera 8
    [chambers9a] La camera 9a
    [chambers9b] La camera 9b
    [chambers10] La camera 10
    [chambers11] La camera 11
    [garden6] Il giardino 6
    [garden7] Il giardino 7
    [garden8a] Il giardino 8a
    [garden8b] Il giardino 8b
    [garden8c] Il giardino 8c
    [garden9] Il giardino 9
    [garden10a] Il giardino 10a
    [garden10b] Il giardino 10b
    [garden10c] Il giardino 10c
    [garden11] Il giardino 11
    [garden12] Il giardino 12
    [tower7] La torre 7
    [tower8] La torre 8
    [tower9a] La torre 9a
    [tower9b] La torre 9b
    [tower9c] La torre 9c
    [tower10] La torre 10
    [tower11a] La torre 11a
    [tower11b] La torre 11b
    [tower11c] La torre 11c
    [tower12] La torre 12
    [tower13] La torre 13
    [blue1] Il capannone blu 1
    [blue2] Il capannone blu 2
    [blue3] Il capannone blu 3
    [red1] Il capannone rosso 1
    [red2] Il capannone rosso 2
    [red3] Il capannone rosso 3
    [brown1] Il capannone marrone 1
    [brown2] Il capannone marrone 2
    [brown3] Il capannone marrone 3
    [brown4] Il capannone marrone 4
    [white1] Il capannone bianco 1
    [white2] Il capannone bianco 2
    [white3] Il capannone bianco 3
    [white4] Il capannone bianco 4
    [green1] Il capannone verde 1
    [green2] Il capannone verde 2
    [green3] Il capannone verde 3
    [green4] Il capannone verde 4
    [green5] Il capannone verde 5
    [purple1] Il capannone viola 1
    [purple2] Il capannone viola 2
    [purple3] Il capannone viola 3
    [purple4] Il capannone viola 4
    [purple5] Il capannone viola 5
   *[other] { $tile }
}
alhambra-term-other = { $other ->
    [pavilion2] il gazebo 2
    [pavilion3] il gazebo 3
    [pavilion4] il gazebo 4
    [pavilion5] il gazebo 5
    [pavilion6] il gazebo 6
    [pavilion7] il gazebo 7
    [pavilion8] il gazebo 8
    [seraglio3] il serraglio 3
    [seraglio4] il serraglio 4
    [seraglio5] il serraglio 5
    [seraglio6] il serraglio 6
    [seraglio7] il serraglio 7
    [seraglio8] il serraglio 8
    [seraglio9] il serraglio 9
    [arcades4] il portico 4
    [arcades5] il portico 5
    [arcades6a] il portico 6a
    [arcades6b] il portico 6b
    [arcades7] il portico 7
    [arcades8a] il portico 8a
    [arcades8b] il portico 8b
    [arcades9] il portico 9
    [arcades10] il portico 10
    [chambers5] la camera 5
    [chambers6] la camera 6
    [chambers7a] la camera 7a
    [chambers7b] la camera 7b
    [chambers8] la camera 8
    [chambers9a] la camera 9a
    [chambers9b] la camera 9b
    [chambers10] la camera 10
    [chambers11] la camera 11
    [garden6] il giardino 6
    [garden7] il giardino 7
    [garden8a] il giardino 8a
    [garden8b] il giardino 8b
    [garden8c] il giardino 8c
    [garden9] il giardino 9
    [garden10a] il giardino 10a
    [garden10b] il giardino 10b
    [garden10c] il giardino 10c
    [garden11] il giardino 11
    [garden12] il giardino 12
    [tower7] la torre 7
    [tower8] la torre 8
    [tower9a] la torre 9a
    [tower9b] la torre 9b
    [tower9c] la torre 9c
    [tower10] la torre 10
    [tower11a] la torre 11a
    [tower11b] la torre 11b
    [tower11c] la torre 11c
    [tower12] la torre 12
    [tower13] la torre 13
    [blue1] il capannone blu 1
    [blue2] il capannone blu 2
    [blue3] il capannone blu 3
    [red1] il capannone rosso 1
    [red2] il capannone rosso 2
    [red3] il capannone rosso 3
    [brown1] il capannone marrone 1
    [brown2] il capannone marrone 2
    [brown3] il capannone marrone 3
    [brown4] il capannone marrone 4
    [white1] il capannone bianco 1
    [white2] il capannone bianco 2
    [white3] il capannone bianco 3
    [white4] il capannone bianco 4
    [green1] il capannone verde 1
    [green2] il capannone verde 2
    [green3] il capannone verde 3
    [green4] il capannone verde 4
    [green5] il capannone verde 5
    [purple1] il capannone viola 1
    [purple2] il capannone viola 2
    [purple3] il capannone viola 3
    [purple4] il capannone viola 4
    [purple5] il capannone viola 5
   *[other] { $other }
}
alhambra-term-neighbour = { $neighbour ->
    [pavilion2] il gazebo 2
    [pavilion3] il gazebo 3
    [pavilion4] il gazebo 4
    [pavilion5] il gazebo 5
    [pavilion6] il gazebo 6
    [pavilion7] il gazebo 7
    [pavilion8] il gazebo 8
    [seraglio3] il serraglio 3
    [seraglio4] il serraglio 4
    [seraglio5] il serraglio 5
    [seraglio6] il serraglio 6
    [seraglio7] il serraglio 7
    [seraglio8] il serraglio 8
    [seraglio9] il serraglio 9
    [arcades4] il portico 4
    [arcades5] il portico 5
    [arcades6a] il portico 6a
    [arcades6b] il portico 6b
    [arcades7] il portico 7
    [arcades8a] il portico 8a
    [arcades8b] il portico 8b
    [arcades9] il portico 9
    [arcades10] il portico 10
    [chambers5] la camera 5
    [chambers6] la camera 6
    [chambers7a] la camera 7a
    [chambers7b] la camera 7b
    [chambers8] la camera 8
    [chambers9a] la camera 9a
    [chambers9b] la camera 9b
    [chambers10] la camera 10
    [chambers11] la camera 11
    [garden6] il giardino 6
    [garden7] il giardino 7
    [garden8a] il giardino 8a
    [garden8b] il giardino 8b
    [garden8c] il giardino 8c
    [garden9] il giardino 9
    [garden10a] il giardino 10a
    [garden10b] il giardino 10b
    [garden10c] il giardino 10c
    [garden11] il giardino 11
    [garden12] il giardino 12
    [tower7] la torre 7
    [tower8] la torre 8
    [tower9a] la torre 9a
    [tower9b] la torre 9b
    [tower9c] la torre 9c
    [tower10] la torre 10
    [tower11a] la torre 11a
    [tower11b] la torre 11b
    [tower11c] la torre 11c
    [tower12] la torre 12
    [tower13] la torre 13
    [blue1] il capannone blu 1
    [blue2] il capannone blu 2
    [blue3] il capannone blu 3
    [red1] il capannone rosso 1
    [red2] il capannone rosso 2
    [red3] il capannone rosso 3
    [brown1] il capannone marrone 1
    [brown2] il capannone marrone 2
    [brown3] il capannone marrone 3
    [brown4] il capannone marrone 4
    [white1] il capannone bianco 1
    [white2] il capannone bianco 2
    [white3] il capannone bianco 3
    [white4] il capannone bianco 4
    [green1] il capannone verde 1
    [green2] il capannone verde 2
    [green3] il capannone verde 3
    [green4] il capannone verde 4
    [green5] il capannone verde 5
    [purple1] il capannone viola 1
    [purple2] il capannone viola 2
    [purple3] il capannone viola 3
    [purple4] il capannone viola 4
    [purple5] il capannone viola 5
    [fountain] la fontana
   *[other] { $neighbour }
}
# Money and exchange cards by the names of the notation.
alhambra-term-card = { $card ->
    [b1] blu 1
    [b2] blu 2
    [b3] blu 3
    [b4] blu 4
    [b5] blu 5
    [b6] blu 6
    [b7] blu 7
    [b8] blu 8
    [b9] blu 9
    [g1] verde 1
    [g2] verde 2
    [g3] verde 3
    [g4] verde 4
    [g5] verde 5
    [g6] verde 6
    [g7] verde 7
    [g8] verde 8
    [g9] verde 9
    [o1] arancione 1
    [o2] arancione 2
    [o3] arancione 3
    [o4] arancione 4
    [o5] arancione 5
    [o6] arancione 6
    [o7] arancione 7
    [o8] arancione 8
    [o9] arancione 9
    [y1] giallo 1
    [y2] giallo 2
    [y3] giallo 3
    [y4] giallo 4
    [y5] giallo 5
    [y6] giallo 6
    [y7] giallo 7
    [y8] giallo 8
    [y9] giallo 9
    [yg] cambiavalute giallo-verde
    [yb] cambiavalute giallo-blu
    [yo] cambiavalute giallo-arancione
    [gb] cambiavalute verde-blu
    [go] cambiavalute verde-arancione
    [bo] cambiavalute blu-arancione
   *[other] { $card }
}
alhambra-term-currency = { $currency ->
    [y] giallo
    [g] verde
    [b] blu
   *[o] arancione
}
alhambra-term-colour = { $colour ->
    [blue] blu
    [red] rosso
    [brown] marrone
    [white] bianco
    [green] verde
   *[purple] viola
}
alhambra-term-types = { $type ->
    [pavilion] gazebo
    [seraglio] serragli
    [arcades] portici
    [chambers] camere
    [garden] giardini
   *[tower] torri
}
alhambra-term-on-side = { $side ->
    [N] sul lato nord
    [E] sul lato est
    [S] sul lato sud
   *[W] sul lato ovest
}
alhambra-term-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
alhambra-term-cell = { $x },{ $y }

## Opzioni

alhambra-profile-house = Il gioco base
alhambra-profile-house-sentence = Senza moduli: prendere denaro, comprare, costruire.
alhambra-profile-viziers = Con i Visir
alhambra-profile-viziers-sentence = Ognuno ha un Visir che compra fra due turni; il resto non cambia.
alhambra-profile-vizier = Il favore del Visir: tutto
alhambra-profile-vizier-sentence = Tutti e quattro i moduli, come nelle loro regole stampate.

alhambra-option-vizier = Visir
alhambra-option-vizier-sentence = Ognuno ha un Visir che compra fra due turni, al prezzo esatto.
alhambra-option-vizier-off = Senza
alhambra-option-vizier-on = Con
alhambra-option-exchange = Cambiavalute
alhambra-option-exchange-sentence = Sei carte che permettono di pagare in due valute.
alhambra-option-exchange-off = Senza
alhambra-option-exchange-on = Con
alhambra-option-bonus = Bonus
alhambra-option-bonus-sentence = Carte segrete che fanno contare due volte un edificio senza mura.
alhambra-option-bonus-off = Senza
alhambra-option-bonus-on = Con
alhambra-option-squares = Capannoni
alhambra-option-squares-sentence = Tessere gratuite che contano gli edifici del loro colore intorno. Le loro mura sono inventate, non autentiche.
alhambra-option-squares-off = Senza
alhambra-option-squares-on = Con
alhambra-option-exact_exchange = Prezzo esatto con il cambiavalute
alhambra-option-exact_exchange-sentence = Un cambiavalute serve soltanto a pagare esattamente il prezzo?
alhambra-option-exact_exchange-on = Esatto
alhambra-option-exact_exchange-off = Anche di più
alhambra-option-vizier_exchange = Cambiavalute per il Visir
alhambra-option-vizier_exchange-sentence = Il Visir può pagare con un cambiavalute?
alhambra-option-vizier_exchange-on = Permesso
alhambra-option-vizier_exchange-off = Non permesso
alhambra-option-vizier_dirk = La tessera del Visir a Dirk
alhambra-option-vizier_dirk-sentence = Una tessera comprata dal Visir si può dare a Dirk?
alhambra-option-vizier_dirk-on = Permesso
alhambra-option-vizier_dirk-off = Non permesso
alhambra-option-decline = Rinunciare all’azione in più
alhambra-option-decline-sentence = Si può rinunciare all’azione data da un pagamento esatto?
alhambra-option-decline-on = Permesso
alhambra-option-decline-off = Non permesso
alhambra-option-end = Fine della partita
alhambra-option-end-sentence = La partita finisce quando il mercato non si può completare, o già quando il sacchetto è vuoto?
alhambra-option-end-market = Mercato incompleto
alhambra-option-end-bag = Sacchetto vuoto
alhambra-option-count_squares = I capannoni contano capannoni
alhambra-option-count_squares-sentence = I capannoni di un colore contano l’uno per l’altro?
alhambra-option-count_squares-off = No
alhambra-option-count_squares-on = Sì
alhambra-option-dirk_wins = Dirk può vincere
alhambra-option-dirk_wins-sentence = Se Dirk ha più punti di entrambi, non vince nessuno?
alhambra-option-dirk_wins-off = No
alhambra-option-dirk_wins-on = Sì

## Note: che cosa è successo, per la cronaca

alhambra-note-started = { $players ->
    [one] Un giocatore; comincia { $name }.
   *[other] { $players } giocatori; comincia { $name }.
}
alhambra-note-took = { $name } prende { $cards }.
alhambra-note-bought = { $exact ->
    [yes] { $name } compra { alhambra-term-the-tile } per { $price } esatti: { $cards }.
   *[no] { $name } compra { alhambra-term-the-tile } e paga più di { $price }: { $cards }.
}
alhambra-note-built = { $name } costruisce in { alhambra-term-cell } { alhambra-term-the-tile }, dalla riserva.
alhambra-note-lifted = { $name } toglie da { alhambra-term-cell } { alhambra-term-the-tile }, che va nella riserva.
alhambra-note-exchanged = { $name } scambia in { alhambra-term-cell } { alhambra-term-other } con { alhambra-term-the-tile }.
alhambra-note-took-back = { $name } riprende in mano il bonus: { alhambra-term-tile }.
alhambra-note-square = { $name } prende { alhambra-term-the-tile }.
alhambra-note-reactivated = { $name } riattiva il Visir.
alhambra-note-stalled = Da { $rounds } giri nessuno prende denaro, compra o prende un capannone. Finché qualcuno non lo fa, chi può fare altro non può né ristrutturare né riattivare il Visir.
alhambra-note-placed = { $name } mette in { alhambra-term-cell } { alhambra-term-the-tile }.
alhambra-note-reserved = { $name } mette nella riserva { alhambra-term-the-tile }.
alhambra-note-given-to-dirk = { $name } dà a Dirk { alhambra-term-the-tile }.
alhambra-note-vizier = { $name } manda il Visir a comprare { alhambra-term-the-tile } per { $price } esatti: { $cards }.
alhambra-note-no-vizier = { $name } per ora non usa il Visir.
alhambra-note-scoring-card = { $round ->
    [1] Esce la prima carta punteggio.
   *[2] Esce la seconda carta punteggio.
}
alhambra-note-reshuffled = { $cards ->
    [one] Il mazzo è esaurito: l’unico scarto diventa il nuovo mazzo.
   *[other] Il mazzo è esaurito: { $cards } scarti si mescolano in un mazzo nuovo.
}
alhambra-note-revealed = { $name } mostra i bonus: { $tiles }.
alhambra-note-scored = { $name }, conteggio { alhambra-term-round }: { $buildings } per gli edifici, { $wall } per le mura.
alhambra-note-dirk-scored = Dirk, conteggio { alhambra-term-round }: { $buildings } per gli edifici.
alhambra-note-dirk-drew = Dirk pesca { $tiles }.
alhambra-note-got-last = { $name } ha più denaro per il posto { $slot } e riceve { alhambra-term-the-tile }.
alhambra-note-wall = Le mura più lunghe di { $name } passano da { $before } a { $after }.
alhambra-note-scored-type = Conteggio { alhambra-term-round }, { alhambra-term-types }: { $shares }.
alhambra-note-scored-walls = Conteggio { alhambra-term-round }, mura più lunghe: { $shares }.
alhambra-note-refilled = Il denaro e il mercato vengono completati.
alhambra-term-share = { $name } { $points }
alhambra-term-share-dirk = Dirk { $points }

## Rifiuti: perché una mossa non è permessa, e che cosa lo sarebbe

alhambra-why-over = La partita è finita; non si può più giocare.
alhambra-why-none = { $option ->
    [take] Non c’è denaro esposto.
    [buy] Non puoi pagare nessuno degli edifici in vendita.
    [reserve] La tua riserva è vuota.
    [build] Nessuna tessera della tua riserva trova posto nella tua Alhambra.
    [exchange] Nessuna tessera della tua riserva può prendere il posto di un’altra.
    [lift] Nessuna tessera della tua Alhambra si può togliere.
    [reveal] Non hai bonus.
    [dirk] Dirk non prende nessuna di queste tessere.
    [vizier] Il tuo Visir non può pagare esattamente nessuno degli edifici in vendita.
   *[other] Nessuna delle nuove tessere trova posto nella tua Alhambra.
}
alhambra-why-act-first = È il tuo turno: prendi denaro, compra un edificio o ristruttura la tua Alhambra, oppure fai ciò che offrono i moduli.
alhambra-why-put-first = Ci sono tessere nuove che aspettano. Metti ognuna nella tua Alhambra o nella riserva.
alhambra-why-reveal-first = Si sta per conteggiare. Di’ quali bonus mostri, o che non ne mostri nessuno.
alhambra-why-vizier-first = Fra due turni può agire soltanto il tuo Visir. Compra con lui al prezzo esatto, o non usarlo.
alhambra-why-must-act = Adesso non puoi chiudere il turno: scegli una delle azioni ancora possibili.
alhambra-why-stalled = Da { $rounds } giri tutti hanno solo ristrutturato o riattivato il Visir. Prima di rifarlo qualcuno deve prendere denaro, comprare o prendere un capannone: fai una di queste cose.

alhambra-why-not-on-display = Prendi ciò che sta nell’esposizione: { $display }. Non offre: { $cards }.
alhambra-why-exchange-card-alone = Un cambiavalute si prende da solo, senza denaro: { $cards } non vanno insieme.
alhambra-why-more-than-five = Insieme fanno { $sum }: { $cards }. Più carte insieme possono arrivare al massimo a { $limit }; di qualsiasi valore se ne prende una sola.
alhambra-why-cards-not-sorted = Le carte si nominano in ordine: blu, verde, arancione e giallo, ogni valuta dal basso in alto, i cambiavalute per ultimi. Hai nominato { $cards }.

alhambra-why-slot-empty = Sul posto { $slot } non c’è nessun edificio; il mercato si rifornisce solo dopo il turno.
alhambra-why-cards-not-in-hand = Non hai in mano tutte queste carte: { $cards }. Il posto { $slot } si paga in { alhambra-term-currency }, con carte della mano.
alhambra-why-wrong-currency = Il posto { $slot } si paga in { alhambra-term-currency }, e tu offri { $cards }. Solo un cambiavalute con il { alhambra-term-currency } ammette una seconda valuta.
alhambra-why-too-little = { alhambra-term-tile-first } costa { $price }, e paghi soltanto { $sum }: { $cards }. Aggiungi denaro in { alhambra-term-currency }, o scegli qualcosa che costi meno.
alhambra-why-card-to-spare = { alhambra-term-tile-first } costa { $price }. Con { $cards } daresti una carta che non serve: toglila.
alhambra-why-two-exchange-cards = In un acquisto si usa un solo cambiavalute. Paga il posto { $slot } con uno di questi, o senza.
alhambra-why-exchange-without-slot = Il posto { $slot } si paga in { alhambra-term-currency }, che il tuo cambiavalute non mostra. Serve soltanto per i posti delle sue due valute.
alhambra-why-exchange-pays-exactly = Con un cambiavalute il prezzo si paga esatto: { $price }. Paghi { $sum }: { $cards }.
alhambra-why-vizier-pays-exactly = Il Visir paga l’importo esatto. { alhambra-term-tile-first } costa { $price }. Paghi { $sum }: { $cards }.
alhambra-why-vizier-without-exchange = In questa partita il Visir paga con denaro di una sola valuta, senza cambiavalute.
alhambra-why-vizier-is-active = Il tuo Visir è già attivo. Si potrà riattivare dopo che avrà comprato qualcosa.
alhambra-why-no-viziers = In questa partita non ci sono Visir. Prendi denaro, compra un edificio o ristruttura.

alhambra-why-no-squares = In questa partita non ci sono capannoni. Prendi denaro, compra un edificio o ristruttura.
alhambra-why-three-squares = Hai già { $limit } capannoni, compresi quelli nella riserva, e nessuno può averne di più.
alhambra-why-stack-empty = Non ci sono più capannoni di colore { alhambra-term-colour }. Prendine uno di un altro colore.
alhambra-why-no-such-bonus = Non hai in mano questo bonus: { alhambra-term-tile }. Mostrane uno che hai, o nessuno.
alhambra-why-bonus-tile-not-standing = Il bonus ({ alhambra-term-tile }) si può mostrare soltanto mentre proprio quell’edificio sta nella tua Alhambra; nella riserva non conta.
alhambra-why-bonus-twice = Ogni bonus si nomina una volta, nell’ordine in cui sono elencati.
alhambra-why-bonus-one-by-one = Nel tuo turno i bonus si mostrano uno alla volta: indicane uno il cui edificio sta nella tua Alhambra.

alhambra-why-not-in-tray = { alhambra-term-tile-first } non è fra le tessere nuove che devi mettere giù adesso.
alhambra-why-not-in-reserve = { alhambra-term-tile-first } non è nella tua riserva. Le tessere comprate in questo turno si mettono giù quando le tue azioni sono finite.
alhambra-why-no-dirk = Dirk partecipa soltanto alle partite in due. Costruisci la tessera, o mettila nella riserva.
alhambra-why-not-for-dirk = { alhambra-term-tile-first } non si può dare a Dirk, che prende soltanto edifici comprati. Questa tessera va nella tua Alhambra o nella riserva.
alhambra-why-no-vizier-gift = In questa partita ciò che compra il Visir non può andare a Dirk. Costruisci la tessera, o mettila nella riserva.

alhambra-why-cell-taken = In { alhambra-term-cell } c’è già una tessera. { alhambra-term-tile-first } vuole una casella vuota; dalla riserva si potrebbe scambiare con la tessera che sta lì.
alhambra-why-touches-nothing = In { alhambra-term-cell }, { alhambra-term-the-tile } non toccherebbe niente. Un intero lato deve toccare la tua Alhambra.
alhambra-why-wall-mismatch = In { alhambra-term-cell }, { alhambra-term-the-tile } non combacia { alhambra-term-on-side }: { $wall ->
    [own] lì ha le mura, e { alhambra-term-neighbour } no.
   *[other] lì non ha mura, e { alhambra-term-neighbour } sì.
} Devono averle entrambe le tessere, o nessuna.
alhambra-why-makes-hole = In { alhambra-term-cell }, { alhambra-term-the-tile } chiuderebbe delle caselle vuote, o incontrerebbe un’altra tessera solo in un angolo. Non si devono formare buchi.
alhambra-why-unreachable = In { alhambra-term-cell }, { alhambra-term-the-tile } non sarebbe raggiungibile dalla fontana: ci sono mura su ogni lato che tocca. Almeno uno dev’essere aperto.
alhambra-why-fountain-stays = In { alhambra-term-cell } sta la fontana, che non si toglie mai.
alhambra-why-nothing-there = In { alhambra-term-cell } non c’è nessuna tessera. Indica una casella con una tessera che non sia la fontana.
alhambra-why-leaves-hole = { alhambra-term-tile-first } deve restare: senza, in { alhambra-term-cell } ci sarebbe un buco. Si possono togliere tessere all’esterno.
alhambra-why-cuts-off = { alhambra-term-tile-first } deve restare in { alhambra-term-cell }: senza, altre tessere non sarebbero più raggiungibili dalla fontana.

## Il tabellone: che cosa c’è su ogni casella

alhambra-term-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
alhambra-label-board = Un’Alhambra vista dall’alto: { $tiles ->
    [0] per ora solo la fontana
    [one] la fontana e { $tiles } tessera
   *[other] la fontana e { $tiles } tessere
}. Mura più lunghe: { $wall }.
alhambra-spot-fountain = La fontana. Da qui si deve poter raggiungere ogni tessera, e non si toglie mai.
alhambra-spot-building = { alhambra-term-tile-first }. { $walls }{ $run ->
    [0] .
    [one] , { $run } lato delle mura più lunghe.
   *[other] , { $run } lati delle mura più lunghe.
}
alhambra-spot-square = { alhambra-term-tile-first }, vale { $value }. { $walls }{ $run ->
    [0] .
    [one] , { $run } lato delle mura più lunghe.
   *[other] , { $run } lati delle mura più lunghe.
}
alhambra-spot-walls = { $count ->
    [0] Senza mura
   *[other] Mura: { $walls }
}
alhambra-spot-empty = Vuota. Una tessera qui dev’essere aperta a { $open }{ $count ->
    [0] .
   *[other] , e con mura a { $walls }.
}
alhambra-spot-shut = Vuota, ma chiusa dalle mura su ogni lato che tocca: a piedi non ci si arriva.
alhambra-spot-hole = Vuota, ma una tessera qui lascerebbe un buco, o ne incontrerebbe un’altra solo in un angolo.

## Denaro e conteggi: pezzi di frase

alhambra-term-values = { $values }
alhambra-term-paid = { alhambra-term-currency } { $values }
alhambra-term-currency-first = { $currency ->
    [y] Giallo
    [g] Verde
    [b] Blu
   *[o] Arancione
}
alhambra-term-types-first = { $type ->
    [pavilion] Gazebo
    [seraglio] Serragli
    [arcades] Portici
    [chambers] Camere
    [garden] Giardini
   *[tower] Torri
}
alhambra-term-round = { $round ->
    [1] I
    [2] II
   *[3] III
}

## Il tavolo intorno all’Alhambra

alhambra-label-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
alhambra-label-wall = Mura più lunghe: { $count }
alhambra-label-cards = { $count ->
    [one] { $count } carta denaro in mano
   *[other] { $count } carte denaro in mano
}
alhambra-label-bonuses = { $count } bonus
alhambra-label-viziers = { $count ->
    [0] Visir usato
   *[other] Visir pronto
}
alhambra-label-bag = { $count ->
    [one] { $count } tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
alhambra-label-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
alhambra-label-tile = { alhambra-term-tile-first }
alhambra-label-money-card = { alhambra-term-currency-first } { $value }
alhambra-label-exchange-card = { $card ->
    [yg] Cambiavalute giallo-verde
    [yb] Cambiavalute giallo-blu
    [yo] Cambiavalute giallo-arancione
    [gb] Cambiavalute verde-blu
    [go] Cambiavalute verde-arancione
   *[bo] Cambiavalute blu-arancione
}
alhambra-label-sum = { alhambra-term-currency-first }: { $sum } in tutto
alhambra-label-exchange-cards = { $count } cambiavalute
alhambra-label-market = Mercato degli edifici
alhambra-label-head = { alhambra-term-currency-first }
alhambra-label-head-own = { alhambra-term-currency-first } · hai { $sum }
alhambra-label-slot = Posto { $slot }, si paga in { alhambra-term-currency }: { alhambra-term-tile }, prezzo { $price }
alhambra-label-slot-empty = Posto { $slot }, si paga in { alhambra-term-currency }: vuoto
alhambra-label-slot-bought = rifornito a fine turno
alhambra-label-slot-gone = tessere finite
alhambra-label-money = Denaro
alhambra-label-money-hint = una carta, o più fino a 5
alhambra-label-money-empty = Non c’è più denaro da prendere.
alhambra-label-squares = Capannoni
alhambra-label-squares-hint = gratis, uno per azione
alhambra-label-squares-own = gratis, uno per azione · ne hai { $count } su 3
alhambra-label-squares-empty = I capannoni sono finiti.
alhambra-label-square = { alhambra-term-tile-first }, conta { alhambra-term-types }; { $count } nella pila
alhambra-label-dirk = Dirk
alhambra-label-dirk-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
alhambra-label-dirk-gift = Dirk, con { $count ->
    [one] un edificio
   *[other] { $count } edifici
}
alhambra-label-tray = Tessere nuove
alhambra-label-tray-later = si mettono a fine turno
alhambra-label-tray-now = da mettere adesso
alhambra-label-reserve = Riserva
alhambra-label-reserve-hint = non vale punti
alhambra-label-reserve-empty = vuota
alhambra-label-vizier = Visir
alhambra-label-vizier-active = Il tuo Visir è attivo: può comprare una volta, fra due turni, al prezzo esatto
alhambra-label-vizier-used = Il tuo Visir è stato usato: una tua azione lo riattiva
alhambra-label-vizier-active-badge = pronto
alhambra-label-vizier-used-badge = usato
alhambra-label-bonus = Bonus
alhambra-label-bonus-hint = { $count ->
    [one] uno può contare
   *[other] { $count } possono contare
}
alhambra-label-bonus-empty = nessuno
alhambra-label-bonus-card = { $how ->
    [shown] Bonus per { alhambra-term-the-tile }, mostrato: l’edificio conta due volte
    [can] Bonus per { alhambra-term-the-tile }, nella tua Alhambra: lo puoi mostrare al prossimo conteggio
   *[waits] Bonus per { alhambra-term-the-tile }, che manca nella tua Alhambra
}
alhambra-label-bonus-shown = +1, mostrato
alhambra-label-bonus-can = +1, costruito
alhambra-label-bonus-waits = non costruito
alhambra-badge-exact = { $paid } esatti
alhambra-badge-exchange = esatto con un cambiavalute
alhambra-badge-over = { $over } di troppo
alhambra-badge-short = mancano { $short }

## Maggioranze e mazzo

alhambra-ledger-title = Maggioranze
alhambra-ledger-count = quanti
alhambra-ledger-round = { $when ->
    [past] conteggio { alhambra-term-round }
    [next] prossimo: { alhambra-term-round }
   *[then] poi: { alhambra-term-round }
}
alhambra-ledger-type = { alhambra-term-types }
alhambra-ledger-wall = mura
alhambra-ledger-dirk = Dirk
alhambra-course-title = Mazzo
alhambra-course-left = { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
alhambra-course-stage = { alhambra-term-round }
alhambra-course-comes = { $last ->
    [1] Il conteggio { alhambra-term-round } è la prossima carta del mazzo.
   *[other] { $first ->
        [1] Il conteggio { alhambra-term-round } è una delle prossime { $last } carte.
       *[other] Il conteggio { alhambra-term-round } arriva fra { $first } e { $last } carte.
    }
}
alhambra-course-end = { $end ->
    [bag] Il conteggio III arriva quando il sacchetto è vuoto.
   *[market] Il conteggio III arriva quando il mercato non si può più rifornire.
}

## Scelte: che cosa si può fare

alhambra-choice-take-name = Prendi denaro
alhambra-choice-take = { $count ->
    [one] Prendi { $cards }
   *[other] Prendi { $cards }: { $sum } in tutto
}
alhambra-choice-buy-name = Compra
alhambra-choice-buy = { $exact ->
    [yes] Compra { alhambra-term-the-tile } con { $paid }: esatto, un’altra azione
    [short] Compra { alhambra-term-the-tile } con { $paid }
   *[no] Compra { alhambra-term-the-tile } con { $paid }: { $over } di troppo
}
alhambra-choice-buy-nothing = Compra sul posto { $slot }
alhambra-choice-vizier-name = Manda il Visir
alhambra-choice-vizier = Il Visir compra { alhambra-term-the-tile } con { $paid }
alhambra-choice-build-name = Costruisci
alhambra-choice-build = Costruisci { alhambra-term-the-tile } in { alhambra-term-cell }
alhambra-choice-lift-name = Togli
alhambra-choice-lift = Togli { alhambra-term-the-tile } da { alhambra-term-cell }
alhambra-choice-exchange-name = Scambia
alhambra-choice-exchange = Scambia { alhambra-term-other } in { alhambra-term-cell } con { alhambra-term-the-tile }
alhambra-choice-square-name = Prendi capannone
alhambra-choice-square = Prendi il capannone { alhambra-term-colour }
alhambra-choice-reactivate-name = Riattiva il Visir
alhambra-choice-reactivate = Riattiva il Visir
alhambra-choice-put-name = Metti nell’Alhambra
alhambra-choice-put = Metti { alhambra-term-the-tile } in { alhambra-term-cell }
alhambra-choice-reserve-name = Metti nella riserva
alhambra-choice-reserve = Metti { alhambra-term-the-tile } nella riserva
alhambra-choice-dirk-name = Da’ a Dirk
alhambra-choice-dirk = Da’ { alhambra-term-the-tile } a Dirk
alhambra-choice-reveal-name = Mostra bonus
alhambra-choice-reveal = Mostra { $tiles }
alhambra-choice-reveal-none = Non mostrare bonus
alhambra-choice-done-name = Prosegui
alhambra-choice-done = Nessun’altra azione
alhambra-choice-pass-name = Non usare il Visir
alhambra-choice-pass = Non usare il Visir

## Risposte automatiche: che cosa si risponde senza chiederlo a chi gioca

alhambra-standing-kind = { alhambra-term-types-first }
alhambra-standing-vizier = Il tuo Visir fra due turni
alhambra-standing-vizier-new = Chiedimi solo delle novità
alhambra-standing-vizier-new-sentence = Ti si chiede quando il Visir può comprare qualcosa che dopo il tuo ultimo turno non hai già rifiutato e che nel turno non hai lasciato pur avendo il denaro esatto.
alhambra-standing-vizier-ask = Chiedimelo ogni volta
alhambra-standing-vizier-ask-sentence = Ti si chiede ogni volta che il Visir può comprare qualcosa.
alhambra-standing-vizier-kinds = Chiedimelo solo per questi edifici
alhambra-standing-vizier-kinds-sentence = Negli altri casi il Visir non viene usato.
alhambra-standing-vizier-rules = Ordini per tipo di edificio
alhambra-standing-vizier-rules-sentence = Compra ciò che indichi fino al tuo prezzo, senza chiedere; chiede di ciò che segni; il resto lo lascia.
alhambra-standing-vizier-never = Non chiedermelo mai
alhambra-standing-vizier-never-sentence = Il Visir non compra nulla finché non cambi questa scelta.
alhambra-standing-bonus = I tuoi bonus a un conteggio
alhambra-standing-bonus-ask = Chiedimelo
alhambra-standing-bonus-ask-sentence = Scegli ogni volta quali mostrare.
alhambra-standing-bonus-accept = Mostrali appena danno punti
alhambra-standing-bonus-accept-sentence = Si mostra ogni bonus il cui edificio sta nella tua Alhambra.

## Il pulsante che conferma

alhambra-confirm-take = Prendi { $cards }
alhambra-confirm-buy = Compra { alhambra-term-the-tile } con { $paid }
alhambra-confirm-vizier = Manda il Visir: { alhambra-term-tile }
alhambra-confirm-build = Costruisci { alhambra-term-the-tile }
alhambra-confirm-lift = Togli { alhambra-term-the-tile }
alhambra-confirm-exchange = Scambia con { alhambra-term-the-tile }
alhambra-confirm-square = Prendi il capannone { alhambra-term-colour }
alhambra-confirm-reactivate = Riattiva il Visir
alhambra-confirm-put = Metti { alhambra-term-the-tile }
alhambra-confirm-reserve = Metti nella riserva
alhambra-confirm-dirk = Da’ a Dirk
alhambra-confirm-reveal = { $count ->
    [one] Mostra il bonus
   *[other] Mostra { $count } bonus
}
alhambra-confirm-reveal-none = Non mostrarne nessuno
alhambra-confirm-done = Chiudi le azioni
alhambra-confirm-pass = Non usarlo

## Anteprime: che cosa farebbe un’azione

alhambra-preview-take = { $count ->
    [one] Prendi { $cards }.
   *[other] Prendi { $cards }: { $sum } in tutto.
}
alhambra-preview-buy = { alhambra-term-tile-first } per { $paid }
alhambra-preview-vizier = Il Visir compra { alhambra-term-the-tile } per { $paid }.
alhambra-preview-build = { alhambra-term-tile-first } va dalla riserva in { alhambra-term-cell }.
alhambra-preview-lift = { alhambra-term-tile-first } va da { alhambra-term-cell } nella riserva.
alhambra-preview-exchange = Al suo posto entra { alhambra-term-the-tile }; nella riserva va { alhambra-term-other }.
alhambra-preview-square = Prendi il capannone { alhambra-term-colour }.
alhambra-preview-reactivate = Il tuo Visir torna a faccia in su.
alhambra-preview-put = { alhambra-term-tile-first } in { alhambra-term-cell }
alhambra-preview-reserve = { alhambra-term-tile-first } va nella riserva.
alhambra-preview-dirk = { alhambra-term-tile-first } va a Dirk.
alhambra-preview-reveal = Mostri { $tiles }.
alhambra-preview-reveal-none = Non mostri nessun bonus.
alhambra-preview-done = Rinunci all’altra azione.
alhambra-preview-pass = Il tuo Visir per ora non compra.

alhambra-preview-no-change = Paghi { $over } di troppo, e non c’è resto.
alhambra-preview-another-action = Il prezzo è esatto: hai un’altra azione.
alhambra-preview-refill-later = Il posto resta vuoto fino alla fine del tuo turno.
alhambra-preview-refill-now = La metti giù subito; poi il mercato si rifornisce.
alhambra-preview-game-ends = Il sacchetto non basta più per il mercato: dopo, la partita finisce.
alhambra-preview-vizier-turns = Il tuo Visir si volta a faccia in giù.
alhambra-preview-vizier-ready = Può comprare appena questo turno è finito.
alhambra-preview-vizier-stays = Resta attivo. Se il mercato cambia prima del prossimo turno, te lo si chiede di nuovo.
alhambra-preview-square-later = Chiude le tue azioni. Lo metti giù adesso, con le tessere che hai comprato.
alhambra-preview-in-reserve = Nella riserva non vale punti. Costruirla più tardi costa un’azione.
alhambra-preview-dirk-gets = { alhambra-term-types-first }: Dirk ne avrà { $count }, e gareggerà come un giocatore.
alhambra-preview-bonus-stays = I tuoi bonus restano in mano, per un altro conteggio.
alhambra-preview-bonus-now = Lo vedono tutti, e il tuo turno continua.
alhambra-preview-bonus-back = Il bonus per { alhambra-term-the-tile } ti torna in mano.
alhambra-preview-could-pay = Poi potresti pagare esattamente: { $tiles }.
alhambra-preview-fits = { $count ->
    [0] Nella tua Alhambra com’è adesso non entra: andrebbe nella riserva.
    [one] Nella tua Alhambra entra in una sola casella.
   *[other] Nella tua Alhambra entra in { $count } caselle.
}
alhambra-preview-rank = { alhambra-term-types-first }: { $place ->
    [1] { $tied ->
        [yes] primo posto a pari merito
       *[no] primo posto
    }
    [2] { $tied ->
        [yes] secondo posto a pari merito
       *[no] secondo posto
    }
    [3] { $tied ->
        [yes] terzo posto a pari merito
       *[no] terzo posto
    }
   *[other] { $tied ->
        [yes] posto { $place } a pari merito
       *[no] posto { $place }
    }
} con { $count }, { alhambra-term-points } al conteggio { alhambra-term-round }.
alhambra-fact-points = Se ora ci fosse il conteggio { alhambra-term-round }
alhambra-fact-wall = Mura più lunghe
alhambra-fact-type = { alhambra-term-types-first }
alhambra-fact-money = Denaro { alhambra-term-currency }
alhambra-fact-cards = Carte denaro
alhambra-tag-cell = mura { $wall }
alhambra-tag-cell-more = mura { $wall } · { $more }
alhambra-tag-wall = { $change ->
    [0] mura { $after }
   *[other] mura da { $before } a { $after }
}
alhambra-tag-points = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } punti
}

## Che cosa si chiede

alhambra-prompt-act = La tua azione
alhambra-prompt-act-hint = Prendi denaro, compra un edificio o ristruttura la tua Alhambra.
alhambra-prompt-further = Prezzo esatto: un’altra azione
alhambra-prompt-further-hint = { $waiting ->
    [one] La tessera nuova si mette giù quando hai finito.
   *[other] Le { $waiting } tessere nuove si mettono giù quando hai finito.
}
alhambra-prompt-put = { $count ->
    [one] Dove va { $tiles }?
   *[other] Dove vanno { $tiles }?
}
alhambra-prompt-put-hint = Nella tua Alhambra o nella riserva.
alhambra-prompt-vizier-put = Dove va { $tiles }?
alhambra-prompt-vizier-put-hint = L’ha comprata il tuo Visir. Poi il mercato si rifornisce.
alhambra-prompt-last-put = { $count ->
    [one] Dove va { $tiles }?
   *[other] Dove vanno { $tiles }?
}
alhambra-prompt-last-put-hint = Gratis, a chi ha più denaro. Segue l’ultimo conteggio.
alhambra-prompt-reveal = Conteggio { alhambra-term-round }: quali bonus mostri?
alhambra-prompt-reveal-hint = Ognuno fa contare due volte il suo edificio. Le risposte si scoprono tutte insieme.
alhambra-prompt-reveal-none = Conteggio { alhambra-term-round }: non puoi mostrare nessun bonus
alhambra-prompt-reveal-none-hint = Si chiede a chiunque abbia un bonus, così nessuno capisce chi potrebbe mostrarne uno.
alhambra-prompt-vizier = Il tuo Visir compra?
alhambra-prompt-vizier-hint = { $whose ->
    [own] Al prezzo esatto. Poi tocca a te.
   *[other] Al prezzo esatto. Poi tocca a { $name }.
}
alhambra-prompt-over = La partita è finita.
alhambra-prompt-over-hint = C’è stato il terzo conteggio.

## Il tavolo in frasi

alhambra-text-turn = Tocca a { $name }.
alhambra-text-over = La partita è finita.
alhambra-text-slot = Posto { $slot }, { alhambra-term-currency }: { alhambra-term-tile } per { $price }, { $walls }.
alhambra-text-slot-own = Il posto { $slot } per te: { $how }.
alhambra-text-slot-empty = Posto { $slot }, { alhambra-term-currency }: vuoto.
alhambra-text-no-walls = senza mura
alhambra-text-walls = mura a { $sides }
alhambra-text-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
alhambra-text-display = Denaro da prendere: { $cards }.
alhambra-text-display-empty = Non c’è denaro da prendere.
alhambra-text-squares = Capannoni scoperti: { $tiles }.
alhambra-text-player = { $name }: { alhambra-term-points }, mura più lunghe { $wall }.
alhambra-text-alhambra = Intorno alla fontana di { $name }: { $tiles }.
alhambra-text-fountain-alone = La fontana di { $name } è ancora sola.
alhambra-text-lying = { alhambra-term-tile } in { alhambra-term-cell }
alhambra-text-reserve = Riserva di { $name }: { $things }.
alhambra-text-tray = { $name } deve mettere giù: { $things }.
alhambra-text-money = Denaro di { $name }: { $things }.
alhambra-text-no-money = { $name } non ha denaro.
alhambra-text-cards = { $count ->
    [one] { $name } ha una carta in mano, denaro o cambiavalute.
   *[other] { $name } ha { $count } carte in mano, denaro o cambiavalute.
}
alhambra-text-shown = { $name } ha mostrato bonus: { $things }.
alhambra-text-bonus-own = Bonus in mano a { $name }: { $things }.
alhambra-text-bonus = { $count ->
    [0] { $name } non ha bonus in mano.
    [one] { $name } ha un bonus in mano.
   *[other] { $name } ha { $count } bonus in mano.
}
alhambra-text-vizier-active = Il Visir di { $name } è attivo.
alhambra-text-vizier-used = Il Visir di { $name } è stato usato.
alhambra-text-dirk = { $count ->
    [0] Dirk non ha edifici
    [one] Dirk ha un edificio
   *[other] Dirk ha { $count } edifici
} e { alhambra-term-points }.
alhambra-text-dirk-tiles = Edifici di Dirk: { $tiles }.
alhambra-text-dirk-name = Dirk
alhambra-text-seat = { $name }
alhambra-text-has = { $name } { $count }
alhambra-text-majority = { alhambra-term-types-first }: { $owners }.
alhambra-text-would = { $name } { $points }
alhambra-text-if-scored = Se ora ci fosse il conteggio { alhambra-term-round }: { $owners }.
alhambra-text-stock = { $tiles ->
    [0] Il sacchetto è vuoto
    [one] Nel sacchetto resta una tessera
   *[other] Nel sacchetto restano { $tiles } tessere
}; { $cards ->
    [0] il mazzo è finito.
    [one] nel mazzo resta una carta.
   *[other] nel mazzo restano { $cards } carte.
}
alhambra-text-won = Vittoria con { $points ->
    [one] un punto
   *[other] { $points } punti
} a { $second }.
alhambra-text-drawn = Vittoria divisa con { $points ->
    [one] un punto
   *[other] { $points } punti
} a testa.
alhambra-text-won-dirk = Vittoria con { $points } punti a { $second }; Dirk ne ha { $dirk }.
alhambra-text-drawn-dirk = Vittoria divisa con { $points } punti a testa; Dirk ne ha { $dirk }.
alhambra-text-dirk-ahead = Vittoria con { $points } punti a { $second }; Dirk ne ha { $dirk }, ma non può vincere.
alhambra-text-dirk-drawn = Vittoria divisa con { $points } punti a testa; Dirk ne ha { $dirk }, ma non può vincere.
alhambra-text-dirk-beats = Nessuno batte Dirk: ha { $dirk } punti, il migliore dei giocatori { $points }.
alhambra-text-part-earlier = Conteggi I e II
alhambra-count-earlier-rate = edifici e mura
alhambra-count-earlier-lead = i primi due conteggi hanno dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }
alhambra-count-type = { alhambra-term-types-first }
alhambra-count-type-rate = chi ne ha di più ottiene { $first }, poi { $second }, poi { $third }{ $dirk ->
    [0] {""}
   *[other] ; Dirk ne ha { $dirk }
}
alhambra-count-type-part = { alhambra-term-types-first } ({ $count })
alhambra-count-type-share = { $count ->
    [0] nessuno
   *[other] ne ha { $count }
}{ $squares ->
    [0] { "" }
   *[other] , { $squares } da capannoni
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } da bonus
}
alhambra-count-type-lead = { $type ->
    [pavilion] i gazebo
    [seraglio] i serragli
    [arcades] i portici
    [chambers] le camere
    [garden] i giardini
   *[tower] le torri
} hanno dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }
alhambra-count-wall = Mura più lunghe
alhambra-count-wall-rate = 1 punto per segmento
alhambra-count-wall-lead = le mura più lunghe hanno dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }

## Aids that a table may do without

alhambra-aid-places = Dove va una tessera
alhambra-aid-places-sentence = Si illuminano le caselle in cui si può piazzare una tessera.
alhambra-aid-preview = Che cosa porterebbe
alhambra-aid-preview-sentence = Prima di confermare: mura, maggioranze e punti dopo la mossa.
alhambra-aid-payments = Come puoi pagare
alhambra-aid-payments-sentence = Ogni tessera del mercato dice con quali tue carte la paghi esatta, o quanto ti manca.
alhambra-aid-majorities = Chi è in testa
alhambra-aid-majorities-sentence = Una tabella di tutti i tipi di edificio: quanti ne ha ciascuno e quanto frutteranno ai prossimi conteggi.
alhambra-aid-wall = Le mura più lunghe
alhambra-aid-wall-sentence = Le mura esterne più lunghe di ogni Alhambra sono disegnate in oro.
alhambra-aid-left = Che cosa deve ancora uscire
alhambra-aid-left-sentence = A che punto è il mazzo e dove possono trovarsi le carte punteggio.
alhambra-aid-memory = Che cosa hanno gli altri
alhambra-aid-memory-sentence = Il denaro in mano a ciascuno, che saprebbe chiunque fosse stato attento e se lo ricordasse.
alhambra-aid-layer = Occasioni e pericoli
alhambra-aid-layer-sentence = Uno strato sopra il tavolo: chi potrebbe pagare che cosa, come possono ribaltarsi le maggioranze, dove possono crescere le mura.

## Immagini: la carta del gioco, le figure delle regole

alhambra-label-vignette = Un’Alhambra attorno alla sua fontana, con le mura più lunghe in oro; accanto, il denaro e il Visir.
alhambra-figure-2 = Si può prendere il 9 da solo, oppure il 2 e il 3 insieme. Con l’1 fanno 6: troppo.
alhambra-figure-3 = Giardino 8 sul posto verde. 7 e 2 bastano. Con 7, 4 e 2 il 2 potrebbe restare in mano; 4 e 2 non bastano.
alhambra-figure-4 = Torre 9 sul posto blu. Pagata esattamente, dà un’altra azione; con 12 le azioni finiscono.
alhambra-figure-10 = A sinistra il giardino tocca una tessera con un lato intero. A destra ne incontra una solo in un angolo.
alhambra-figure-11 = Il portico ha le mura a est: la torre deve averle a ovest. La seconda torre non le ha.
alhambra-figure-12 = Dalla fontana si passa attraverso la torre. A destra le sue mura sbarrano la strada.
alhambra-figure-13 = La camera riempie la rientranza; a destra la chiuderebbe, lasciando un buco.
alhambra-figure-16 = La torre e il giardino si possono togliere. Il serraglio deve restare: senza, sarebbero tagliati fuori.
alhambra-figure-23 = Il tratto dorato gira attorno agli angoli: 8 lati, dunque 8 punti. I 3 lati a ovest non danno nulla.
alhambra-figure-24 = Mura tutt’intorno: ognuno dei 12 lati conta una volta.
alhambra-figure-q5 = I capannoni marroni contano due portici e uno. Quello viola ha le mura verso la torre: nulla.
alhambra-figure-x2 = Giardino 8 sul posto giallo. Col cambiavalute si mescolano giallo e verde, o il verde paga da solo.

## Occasioni e pericoli: lo strato sopra il tavolo

alhambra-layer-pay = Chi potrebbe pagare
alhambra-layer-pay-hint = Gli emblemi su una tessera del mercato: potrebbero pagarla esatta, e quindi avere un’altra azione.
alhambra-layer-tip = Maggioranze al conteggio { alhambra-term-round }
alhambra-layer-tip-hint = Chi è in testa, di quanto, e che cosa porterebbe a quel conteggio un edificio in più.
alhambra-layer-wall = Dove possono crescere le mura
alhambra-layer-wall-hint = Di quanto una tessera in quel punto può allungare il tratto di mura più lungo. Tratteggiato in rosso: ogni tessera lo accorcerebbe.
alhambra-layer-pays-exact = { $vizier ->
    [yes] { $name } potrebbe pagare { $price } esatti per { alhambra-term-the-tile }, anche con il Visir fra due turni.
   *[no] { $name } potrebbe pagare { $price } esatti per { alhambra-term-the-tile }.
}
alhambra-layer-pays-more = { $name } potrebbe pagare { alhambra-term-the-tile }, con { $amount } di troppo.
alhambra-layer-pays-short = A { $name } mancano { $amount } per { alhambra-term-the-tile }.
alhambra-layer-pays-unknown = { $amount ->
    [0] { $name } non ha denaro per { alhambra-term-the-tile }.
    [one] { $name } ha { $amount } carta che non conosci, per { alhambra-term-the-tile }.
   *[other] { $name } ha { $amount } carte che non conosci, per { alhambra-term-the-tile }.
}
alhambra-layer-tips = { $leads ->
    [nobody] { alhambra-term-types-first }: non ne ha nessuno
    [one] { alhambra-term-types-first }: { $leaders } è in testa con { $most }, di { $lead }
   *[many] { alhambra-term-types-first }: { $leaders } ne hanno { $most } a testa
}{ $tips ->
    [yes] . Uno in più porterebbe: { $changes }.
   *[no] .
}
alhambra-layer-more = { $who } +{ $points }
alhambra-layer-wall-by = { $grows ->
    [yes] +{ $by }
   *[no] −{ $by }
}
alhambra-layer-wall-grows = { alhambra-term-cell }: la tessera giusta allunga le mura da { $now } a { $best }.
alhambra-layer-wall-cut = { alhambra-term-cell }: ogni tessera accorcia le mura, da { $now } a { $best } nel migliore dei casi.

## Che cosa si sa dei capannoni, dove si trascrivono i propri

alhambra-box-squares = I capannoni
alhambra-box-blue = Blu
alhambra-box-red = Rossi
alhambra-box-brown = Marroni
alhambra-box-white = Bianchi
alhambra-box-green = Verdi
alhambra-box-purple = Viola
alhambra-known-squares = Capannoni
alhambra-known-squares-blue = Blu
alhambra-known-squares-red = Rossi
alhambra-known-squares-brown = Marroni
alhambra-known-squares-white = Bianchi
alhambra-known-squares-green = Verdi
alhambra-known-squares-purple = Viola
alhambra-known-walled = Ogni capannone ha almeno un lato con le mura
alhambra-known-open = Ogni capannone ha un lato aperto
alhambra-known-seen = Uno blu con le mura soltanto a nord
alhambra-known-side-n = Mura a nord
alhambra-known-side-e = Mura a est
alhambra-known-side-s = Mura a sud
alhambra-known-side-w = Mura a ovest
alhambra-known-others = Le mura degli altri 23

## Positions that are set up

alhambra-edit-type = { alhambra-term-types-first }
alhambra-edit-hand = Denaro
alhambra-edit-points = Punti
alhambra-edit-scored = Conteggi svolti
alhambra-edit-unknown = Una carta che nessuno conosce
alhambra-edit-nothing = Niente
alhambra-edit-bare = Lì non c’è nessuna tessera.
alhambra-edit-asked = A chi si chiede
alhambra-edit-vizier = Visir attivi
alhambra-edit-tray = Da piazzare ora
alhambra-edit-shown = Carte bonus mostrate

## A che cosa nessuna partita può arrivare

alhambra-position-answer = Il posto { $seat } non può rispondere con quel bonus.
alhambra-position-asked = In questa fase si interrogano dei posti: indicali dopo la fase.
alhambra-position-idle = Lì non ci sarebbe nulla da fare: chi piazza tessere deve averne nella riga tray.
alhambra-position-bonus-twice = Il bonus { $card } è in due posti.
alhambra-position-cards = Non ci sono tante carte { $card }.
alhambra-position-cell = { $cell } non è una casella; una casella è X,Y dalla fontana, come 1,-2.
alhambra-position-cells = In un’Alhambra ogni tessera ha la sua casella, come in: garden11 1,-2
alhambra-position-clockwise = I posti a cui si chiedono i bonus si indicano in senso orario, da quello che deve giocare.
alhambra-position-coming = Dopo { $rounds } conteggi le carte punteggio da venire sono { $cards }.
alhambra-position-dealt = Il posto { $seat } ha { $cards } bonus; a ciascuno ne sono stati dati { $dealt }.
alhambra-position-dirk = Dirk gioca solo in due.
alhambra-position-dirk-squares = Dirk non ha capannoni.
alhambra-position-display = L’esposizione ha 4 carte, non { $cards }.
alhambra-position-ending = La partita non finisce finché nel sacchetto ci sono tessere: { $tiles }.
alhambra-position-far = { $cell } è troppo lontana dalla fontana.
alhambra-position-hands = Non ci sono tante carte per tutte le mani.
alhambra-position-holders = Si chiede a tutti quelli che hanno un bonus; qui: { $seats }.
alhambra-position-hole = L’Alhambra del posto { $seat } ha un buco.
alhambra-position-market = Dopo un turno il mercato viene rifornito.
alhambra-position-no-bonus = In questa partita non c’è un bonus { $card }.
alhambra-position-no-bonuses = In questa partita non ci sono bonus.
alhambra-position-no-card = { $card } non è una carta; le carte sono come y7, yb, S1.
alhambra-position-no-squares = In questa partita non ci sono capannoni.
alhambra-position-no-tile = { $tile } non è una tessera che può stare lì.
alhambra-position-no-viziers = In questa partita non ci sono Visir.
alhambra-position-pile = Una pila si scrive: pile NUMERO S1 exchange NUMERO
alhambra-position-piles = Le pile del mazzo devono avere insieme { $cards } carte.
alhambra-position-piles-few = Ci sono più carte di quante ne contengono le pile.
alhambra-position-points = Tutti insieme hanno { $points } punti; { $rounds } conteggi ne danno al più { $most }.
alhambra-position-reach = Posto { $seat }, non raggiungibili dalla fontana: { $tiles }.
alhambra-position-round = Per arrivare qui ci vogliono { $needed } turni; al giro { $round } ce n’erano stati { $turns }.
alhambra-position-rounds = Si sono tenuti { $rounds } conteggi; il terzo chiude la partita.
alhambra-position-scoring = Le carte punteggio sono nel mazzo, o hanno lasciato la partita.
alhambra-position-shown = { $tile } del posto { $seat } è mostrato ma non costruito.
alhambra-position-squares = Il posto { $seat } ha più di 3 capannoni.
alhambra-position-stack = Una pila di capannoni è di un solo colore.
alhambra-position-stalled = Qui non si contano turni senza progressi.
alhambra-position-ten = I bonus sono dieci.
alhambra-position-tile-twice = { $tile } è in due posti.
alhambra-position-two-tiles = Due tessere stanno su una casella.
alhambra-position-walls = Le mura tra { $tile } e { $other } del posto { $seat } non combaciano.

## Il foglio dei punti, per chi vuole soltanto contare

alhambra-count-sheet-earlier = punti prima dell’ultimo conteggio
alhambra-count-sheet-type = { $squares ->
    [yes] nell’Alhambra, con quanto aggiungono i capannoni; non nella riserva
   *[no] nell’Alhambra, non nella riserva
}
alhambra-count-sheet-bonus = Bonus
alhambra-count-sheet-bonus-hint = quelli il cui edificio sta nell’Alhambra: uno in più del suo tipo
alhambra-count-sheet-many = { alhambra-term-types-first }: { $count } è un numero troppo alto, ce ne sono { $most }.
alhambra-count-sheet-no-building = Un bonus ({ alhambra-term-types }) conta soltanto dove sta il suo edificio, e qui non ne è segnato nessuno.

## Che cosa si è scoperto al tavolo di casa

alhambra-need-drew = Quale carta è uscita?
alhambra-need-market = Quale tessera è arrivata al mercato?
alhambra-need-dirk = Quale tessera ha pescato Dirk?
alhambra-need-square = Quale capannone è stato scoperto?
alhambra-need-hand = Con quale denaro ha cominciato { $name }?
alhambra-need-aside = Quale bonus è rimasto da parte?
alhambra-need-bonus = Quale bonus mostra { $name }?
alhambra-need-hint = Colore o tipo accorciano la scelta.
alhambra-need-tile = { alhambra-term-tile }
alhambra-need-scoring = Carta punteggio { $number }
alhambra-need-other = altre

alhambra-print = { $what ->
    [buildings] Edifici e tessere di partenza
    [cards] Carte
    [squares] Capannoni
   *[viziers] Visir
}
alhambra-print-round = Conteggio { $round }
## Tabelloni e distribuzioni impossibili

alhambra-setup-needs = Ci vuole "squares".
alhambra-setup-either = Ci vuole "buildings" o "squares" o entrambi, e nient’altro.
alhambra-setup-buildings = Gli edifici sono { $number }.
alhambra-setup-building = L’edificio { $number } vuole un tipo, un prezzo e le mura come in "NE".
alhambra-setup-price = Il prezzo dell’edificio { $number } dev’essere da 1 a 13.
alhambra-setup-alike = Di edifici { $name } ce ne sono al più { $most }.
alhambra-setup-no-wall = { $number } edifici non hanno mura, uno per ogni bonus.
alhambra-setup-squares = I capannoni sono { $number }.
alhambra-setup-square = Il capannone { $number } vuole un colore, e le mura come in "NE".
alhambra-setup-colours = I capannoni sono 3 blu, 3 rossi, 4 marroni, 4 bianchi, 5 verdi, 5 viola.
alhambra-setup-before = In Money, carte punteggio e cambiavalute stanno nel mazzo, non prima.
alhambra-setup-in-deck = In Money, { $card } sta nel mazzo, non in una mano iniziale o nell’esposizione.
alhambra-setup-not-in-pile = In Money, { $card } non sta nella pila { $number } del mazzo.
alhambra-setup-pile-scoring = In Money, la pila { $number } del mazzo ha una carta punteggio sbagliata; è giusta: { $card }.
alhambra-setup-pile-exchange = In Money, alla pila { $number } del mazzo servono cambiavalute; tanti: { $exchange }.
alhambra-setup-pile = In Money, la pila { $number } del mazzo ha tanti cambiavalute: { $exchange }. La sua carta punteggio: { $card }.

## Avversari

alhambra-opponent-nuno = Sogna giardini e torri, per cari che siano. Gli sfugge parecchio, e non ristruttura quasi mai.
alhambra-opponent-mencia = Si carica di denaro e compra tardi. Più di un acquisto non lo vede.
alhambra-opponent-aimeric = Prima costruisce le mura, poi tutto il resto: più sono lunghe, meglio è. A ristrutturare pensa di rado.
alhambra-opponent-violante = Vuole un edificio di ogni tipo. Quel che è posato resta: non ristruttura mai.
alhambra-opponent-maymuna = Paga il prezzo esatto appena può, per avere un’altra azione. All’inizio è attenta, verso la fine ha fretta.
alhambra-opponent-gutierre = Vuole essere primo in più tipi che può, e ci punta molto. Ogni tanto gli sfugge del buon denaro.
alhambra-opponent-rayhana = Raccoglie carte, tiene edifici in riserva e non rischia. Per lei quel che si può perdere pesa più di quel che si può vincere.
alhambra-opponent-mundhir = Guarda più avanti di tutti e non dice nulla. Nessuna preferenza lo svia.
alhambra-opponent-ermeline = Gioca partite alla pari: quando è avanti si lascia raggiungere, quando è indietro gioca al meglio.
