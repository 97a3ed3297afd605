### The Castle, in Italian.
### The sections here: the game itself, terms; then what the drawings, choices and previews say;
### at the end notes (the log) and refusals.

## The game itself

castle-name = Il Castello
castle-line = Costruite insieme una città dentro le mura.
castle-fact-players = 2 giocatori
castle-fact-time = circa 45 min
castle-fact-kind = tessere e maggioranze
castle-reconstructed = Le mura, le tessere e le caselle partenza sono una ricostruzione: le regole pubblicate non le elencano.

## Phases: what the player to move decides

castle-phase-place = piazza la tessera
castle-phase-follow = metti un omino
castle-phase-score = conteggia una zona
castle-phase-extra = usa il turno in più
castle-phase-over = partita finita

## Tipi di decisioni, come li nomina una tabella della precisione

castle-kind-placing = Piazzare le tessere
castle-kind-followers = Omini
castle-kind-scoring = Che cosa conteggiare prima
castle-kind-extra = Turni in più

## Terms: parts of sentences, never said alone

castle-term-kind = { $kind ->
    [path] sentiero
    [tower] torre
    [house] casa
   *[court] corte
}
castle-term-kind-first = { $kind ->
    [path] Sentiero
    [tower] Torre
    [house] Casa
   *[court] Corte
}
castle-term-the-kind = { $kind ->
    [path] il sentiero
    [tower] la torre
    [house] la casa
   *[court] la corte
}
castle-term-tiles = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
castle-term-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
castle-term-role = { $role ->
    [herald] il messaggero
    [knight] il cavaliere
    [squire] il cortigiano
   *[merchant] il mercante
}
castle-term-role-first = { $role ->
    [herald] Messaggero
    [knight] Cavaliere
    [squire] Cortigiano
   *[merchant] Mercante
}
castle-term-on-kind = { $kind ->
    [path] sul sentiero
    [tower] sulla torre
    [house] nella casa
   *[court] nella corte
}
castle-term-complete = { $kind ->
    [path] completo
   *[other] completa
}
castle-term-turned = { $turn ->
    [0] come pescata
    [1] girata una volta a destra
    [2] capovolta
   *[3] girata una volta a sinistra
}
castle-term-where = { $where ->
    [n] a nord
    [ne] a nord-est
    [e] a est
    [se] a sud-est
    [s] a sud
    [sw] a sud-ovest
    [w] a ovest
    [nw] a nord-ovest
   *[c] al centro
}

## Options

castle-profile-house = Regole della casa
castle-profile-house-sentence = Una casella partenza che mostra un sentiero ne vuole uno; le altre non ne ammettono.
castle-profile-printed = Regole stampate
castle-profile-printed-sentence = Alla lettera: qualsiasi lato di una tessera può toccare una casella partenza.

castle-option-start_spaces = Caselle partenza
castle-option-start_spaces-sentence = Un lato deve accordarsi con la casella partenza che tocca?
castle-option-start_spaces-match = I sentieri devono combaciare
castle-option-start_spaces-open = Va bene qualsiasi lato

## Aids that a table may do without

castle-aid-places = Dove va la tessera
castle-aid-places-sentence = Si illuminano le caselle in cui si può piazzare la tessera pescata.
castle-aid-preview = Che cosa porterebbe
castle-aid-preview-sentence = Prima di confermare: le zone completate o unite, i loro punti e chi le tiene.
castle-aid-features = Che cosa c’è sul tabellone
castle-aid-features-sentence = Indica un sentiero, una torre, una casa o una corte per vederne il contorno, i punti, gli omini e che cosa manca ancora.
castle-aid-left = Le tessere rimaste
castle-aid-left-sentence = Un cassetto con tutte le tessere che devono ancora uscire.
castle-aid-layer = Occasioni e pericoli
castle-aid-layer-sentence = Uno strato sopra il tabellone: quante tessere vanno bene in ogni casella, chi ha la maggioranza, quanti punti portano a una tessera Bonus.

## Drawings and panels

castle-label-board = La città dentro le mura, dall’alto: { $tiles ->
    [0] ancora nessuna tessera
    [one] una tessera piazzata
   *[other] { $tiles } tessere piazzate
}, ne restano { $left }.
castle-label-plan = Pianta della città: { $tiles ->
    [0] ancora nessuna tessera
    [one] una tessera piazzata
   *[other] { $tiles } tessere piazzate
}, ne restano { $left }.
castle-label-feature = { castle-term-kind-first }, { castle-term-tiles }. { $worth }. { $men }. { $lacks }.
castle-label-worth = { $well ->
    [yes] { castle-term-points }, raddoppiati da un pozzo
   *[no] { castle-term-points }
}
castle-label-worth-court = { $markets ->
    [0] Nessun mercato
    [one] Un mercato, { castle-term-points } alla fine
   *[other] { $markets } mercati, { castle-term-points } alla fine
}
castle-label-men-none = Nessun omino
castle-label-men-seat = { $count ->
    [one] { $name } con un omino
   *[other] { $name } con { $count } omini
}
castle-label-men-one = Maggioranza: { $men }
castle-label-men-both = { $tied ->
    [yes] Parità: { $one }, { $two }
   *[no] { $one }, { $two }
}
castle-label-lacks = { $count ->
    [one] Lato aperto verso { $cells }
   *[other] Lati aperti verso { $cells }
}
castle-label-lacks-many = Lati aperti verso { $count } caselle
castle-label-lacks-nothing = Zona completa
castle-label-lacks-court = Si conteggia alla fine della partita
castle-label-score = { $count ->
    [one] { $count } punto sulle mura
   *[other] { $count } punti sulle mura
}
castle-label-points = { $count ->
    [one] { $count } punto finora, con corti e tessere Bonus
   *[other] { $count } punti finora, con corti e tessere Bonus
}
castle-label-followers = { $count ->
    [0] Nessun omino in riserva
    [one] { $count } omino in riserva
   *[other] { $count } omini in riserva
}
castle-label-keep = { $count ->
    [one] Palazzo in una casa di una tessera
   *[other] Palazzo in una casa di { $count } tessere
}
castle-label-wall-tile = { castle-term-wall-tile }{ $count ->
    [one] { "" }
   *[other] { " " }(due volte)
}
castle-label-tiles = { $count ->
    [one] { $count } tessera rimasta
   *[other] { $count } tessere rimaste
}
castle-label-wall-tiles = { $count ->
    [one] { $count } tessera Bonus sulla sua torre
   *[other] { $count } tessere Bonus sulle torri
}
castle-label-left = Tessera { $tile }, ancora da pescare
castle-label-drawn = Tessera pescata
castle-label-tile = { $placed ->
    [yes] Tessera { $tile }, appena piazzata
   *[no] Tessera { $tile }, da piazzare
}
castle-label-vignette = Case, torri e corti unite dentro le mura, con gli omini.
castle-label-figure-S4 = Una casella partenza nelle mura: un sentiero a nord di g1, dal quale la città può cominciare.
castle-label-figure-3 = Una tessera che si può piazzare: dove tocca le altre, sentiero incontra sentiero.
castle-label-figure-22 = La corte della tessera si unisce alla casella partenza per tutto il lato: i due mercati stanno insieme.
castle-label-figure-5 = Due torri, ciascuna con un cavaliere. La tessera in mezzo le unisce, e i due cavalieri si trovano nella stessa torre.
castle-label-figure-6 = Un sentiero che gira in tondo non ha capi aperti: è completo.
castle-label-figure-7 = Dalla casella partenza, per tre tessere, fino alla piazza, con un pozzo lungo il sentiero: 4 × 2 = 8 punti.
castle-label-figure-8 = Una torre i cui lati incontrano tutti altro: è completa.
castle-label-figure-9 = Una casa di tre tessere senza più nulla di aperto: 3 punti.
castle-label-figure-10 = Due cavalieri bianchi contro uno nero: la torre va al Bianco, 4 tessere, 8 punti.
castle-label-figure-13 = Il Bianco si ferma esattamente sul 12 e prende la tessera Bonus della torre. Il Nero, sul 15, l’ha superata.
castle-label-figure-14 = Il Bianco ottiene i punti di una casa di tre tessere, e vi pone il suo palazzo.
castle-label-figure-15 = Una corte con due mercati e un mercante, che vi resta sdraiato fino alla fine: 6 punti.
castle-label-figure-18 = La più grande area vuota: chi ha il palazzo più grande ottiene un punto per ogni sua casella.

## Choices: what may be done

castle-choice-place-name = Piazza la tessera
castle-choice-place = { $cell }, { castle-term-turned }
castle-choice-herald-name = Messaggero
castle-choice-knight-name = Cavaliere
castle-choice-squire-name = Cortigiano
castle-choice-merchant-name = Mercante
castle-choice-follower = { $many ->
    [yes] { castle-term-role-first } { castle-term-on-kind } { castle-term-where }
   *[no] { castle-term-role-first } { castle-term-on-kind }
}
castle-tag-follower = { $state ->
    [complete] zona completa, { castle-term-tiles }
    [court] { $markets ->
        [0] nessun mercato
        [one] 1 mercato
       *[other] { $markets } mercati
    }
   *[open] zona aperta, { castle-term-tiles }
}
castle-choice-score-name = Conteggia
castle-choice-score = { $wall ->
    [0] { castle-term-scored-place }: { castle-term-points }
   *[other] { castle-term-scored-place } × 2: { castle-term-points }
}
castle-term-scored-place = { $many ->
    [yes] { castle-term-kind-first } { $cell } { castle-term-where }
   *[no] { castle-term-kind-first } { $cell }
}
castle-choice-extra-name = Turno in più
castle-choice-extra = Usa la tessera Bonus: un altro turno
castle-choice-done-name = Nessun omino
castle-choice-done = Nessun omino, avanti
castle-choice-done-extra = Nessun turno in più
castle-follows-wall-tile = prende la tessera Bonus
castle-follows-wall-tile-other = { $name } prende la tessera Bonus

## The button that confirms

castle-confirm-place = Piazza in { $cell }
castle-confirm-follower = Metti { castle-term-role }
castle-confirm-score = { $wall ->
    [0] Conteggia { castle-term-the-kind }
   *[other] Conteggia { castle-term-the-kind } al doppio
}
castle-confirm-extra = Gioca un altro turno
castle-confirm-done = Non mettere omini
castle-confirm-done-extra = Finisci il turno

## Previews: what an action would do

castle-preview-place = Tessera in { $cell }, { castle-term-turned }
castle-preview-follower = { castle-term-role-first } { castle-term-on-kind } in { $cell }
castle-preview-score = { $wall ->
    [0] { castle-term-kind-first } in { $cell }: { castle-term-points }
   *[other] { castle-term-kind-first } in { $cell }, vale doppio: { castle-term-points }
}
castle-preview-extra = Un altro turno con la tessera Bonus
castle-preview-done = Nessun omino su questa tessera
castle-preview-done-extra = Il turno finisce
castle-preview-feature = { $state ->
    [complete] Completa { castle-term-the-kind }: { castle-term-tiles }, { castle-term-points }, { $holder }.
    [court] { castle-term-kind-first } di { castle-term-tiles }: { castle-term-points } alla fine per i mercati, { $holder }.
   *[open] { castle-term-kind-first } di { castle-term-tiles }: { castle-term-points } se { castle-term-complete }, { $holder }.
}
castle-preview-holder = per { $name }
castle-preview-holder-tied = parità, quindi per nessuno
castle-preview-holder-nobody = senza omini
castle-preview-tied = { castle-term-kind-first } in { $cell }: parità, punti per nessuno.
castle-preview-keep = { $tiles ->
    [one] Il palazzo di { $name } passa a una casa di una tessera.
   *[other] Il palazzo di { $name } passa a una casa di { $tiles } tessere.
}
castle-preview-wall-tile = { $name } si ferma su { $space } e prende la tessera Bonus.
castle-preview-fact-points = Punti ora
castle-preview-fact-feature = { $state ->
    [complete] { castle-term-kind-first } { castle-term-complete }
   *[open] { castle-term-kind-first }
}
castle-preview-tag-completes = { $count ->
    [one] completa { castle-term-the-kind }
   *[other] ne completa { $count }
}
castle-preview-tag-points = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } punti
}

## What is asked

castle-prompt-place = Dove va la tessera { $tile }?
castle-prompt-place-hint = { $left ->
    [0] È l’ultima tessera.
    [one] Resta ancora una tessera.
   *[other] Restano altre { $left } tessere.
}
castle-prompt-follow = Un omino su questa tessera?
castle-prompt-follow-hint = { $supply ->
    [one] Te ne resta uno.
   *[other] Te ne restano { $supply }.
}
castle-prompt-score = Che cosa conteggi ora?
castle-prompt-score-hint = Ogni conteggio muove il segnapunti per conto suo: se ti fermi esattamente su una torre prendi la sua tessera.
castle-prompt-extra = Un altro turno?
castle-prompt-extra-hint = Hai la tessera Bonus per un turno in più.
castle-prompt-over = La partita è finita.
castle-prompt-over-hint = Tutte le tessere sono piazzate.

## The table in sentences

castle-text-turn = Tocca a { $name }.
castle-text-over = La partita è finita.
castle-text-tile = Tessera { $tile }, come pescata: { $parts }.
castle-text-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
castle-text-part = parte { $part }: { castle-term-kind } { $sides }{ $mark ->
    [well] , con un pozzo
    [market] , con un mercato
   *[no] { "" }
}
castle-text-feature = { $name }: { $what }
castle-text-lying = { $tile } in { $cell } girata { $turn }
castle-text-tiles = { $count ->
    [one] C’è una tessera: { $tiles }.
   *[other] Ci sono { $count } tessere: { $tiles }.
}
castle-text-empty = Nella città non c’è ancora nessuna tessera; la prima tocca una casella partenza.
castle-text-player = { $name } è a { $score } sulle mura, in tutto { $points ->
    [one] un punto
   *[other] { $points } punti
} con corti e tessere Bonus, e ha { $followers ->
    [0] nessun omino
    [one] un omino
   *[other] { $followers } omini
} in riserva.
castle-text-held = { $name } ha le tessere Bonus: { $tiles }.
castle-text-keep = { $count ->
    [one] Il palazzo di { $name } è in { $cell }, in una casa di una tessera.
   *[other] Il palazzo di { $name } è in { $cell }, in una casa di { $count } tessere.
}
castle-text-left = { $count ->
    [0] Non restano tessere
    [one] Resta una tessera
   *[other] Restano { $count } tessere
}; { $towers ->
    [0] sulle torri non ci sono più tessere Bonus.
    [one] su una torre c’è ancora la tessera Bonus.
   *[other] sulle torri ci sono { $towers } tessere Bonus.
}
castle-text-unseen = { $count ->
    [one] Ancora da pescare: { $tiles }.
   *[other] Ancora da pescare: { $tiles }.
}
castle-text-area = { $count ->
    [one] L’area vuota più grande è di una casella.
   *[other] L’area vuota più grande è di { $count } caselle.
}
castle-text-won = Vittoria con { $points ->
    [one] un punto
   *[other] { $points } punti
} a { $second }.
castle-text-drawn = Pareggio, { $points } punti ciascuno.
castle-text-part-score = Punti sulle mura
castle-text-part-keep = Palazzo più grande
castle-text-part-wall = { $wall ->
    [4] Tessera Bonus: sentiero aperto
    [5] Tessera Bonus: torre aperta
    [6] Tessera Bonus: casa aperta
   *[9] Tessera Bonus: 5 punti
}
castle-count-score = Sulle mura
castle-count-score-rate = ottenuti durante la partita
castle-count-score-lead = le mura hanno dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }
castle-count-courts = Corti
castle-count-courts-rate = 3 punti per ogni mercato
castle-count-courts-share = { $markets ->
    [0] nessun mercato
    [one] un mercato
   *[other] { $markets } mercati
}
castle-count-courts-lead = le corti hanno dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }
castle-count-court = Corte con { $markets ->
    [one] un mercato
   *[other] { $markets } mercati
}, { $rate } punti ciascuno
castle-count-tiles = Tessere Bonus
castle-count-tiles-rate = quelle che contano alla fine
castle-count-tiles-share = { $count ->
    [0] nessuna
    [one] una tessera
   *[other] { $count } tessere
}
castle-count-tiles-lead = le tessere Bonus hanno dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }
castle-count-keep = Palazzo
castle-count-keep-rate = il più grande vale la maggiore area vuota
castle-count-keep-share = { $count ->
    [0] nessun palazzo
   *[other] grandezza { $count }
}
castle-count-keep-lead = il palazzo ha dato { $most ->
    [one] { $most } punto
   *[other] { $most } punti
} contro { $less }

## Terms of notes and refusals

castle-term-scored-kind = { $kind ->
    [path] conteggiato
   *[other] conteggiata
}
castle-term-the-kind-first = { $kind ->
    [path] Il sentiero
    [tower] La torre
    [house] La casa
   *[court] La corte
}
castle-term-a-kind = { $kind ->
    [path] un sentiero
    [tower] una torre
    [house] una casa
   *[court] una corte
}
castle-term-man = { $kind ->
    [path] un messaggero sul sentiero
    [tower] un cavaliere sulla torre
    [house] un cortigiano nella casa
   *[court] un mercante nella corte
}
castle-term-completed = { $kind ->
    [path] completato
   *[other] completata
}
castle-term-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
}
castle-term-wall-tile = { $wall ->
    [1] un turno in più
    [2] una torre vale doppio
    [3] una casa vale doppio
    [4] un sentiero aperto vale alla fine
    [5] una torre aperta vale alla fine
    [6] una casa aperta vale alla fine
    [7] i mercati di una corte valgono 4
    [8] il palazzo conta due tessere in più
   *[9] 5 punti alla fine
}
castle-term-scored = { $well ->
    [yes] { castle-term-points }, raddoppiati da un pozzo
   *[no] { $wall ->
        [0] { castle-term-points }
       *[other] { castle-term-points }, raddoppiati da una tessera Bonus
    }
}

## Notes: what happened

castle-note-started = { $players ->
    [one] Un giocatore; comincia { $name }.
   *[other] { $players } giocatori; comincia { $name }.
}
castle-note-placed = { $name } piazza la tessera { $tile } in { $cell }, { castle-term-turned }.
castle-note-follower = { $name } mette { castle-term-man } in { $cell }.
castle-note-scored = { $name }: { castle-term-kind } in { $cell } { castle-term-scored-kind }, { castle-term-tiles }, { castle-term-scored }.
castle-note-tied = { $well ->
    [yes] { castle-term-the-kind-first } in { $cell }, { castle-term-tiles } e un pozzo, è { castle-term-complete } ma in parità: punti per nessuno, tutti gli omini tornano a casa.
   *[no] { castle-term-the-kind-first } in { $cell }, { castle-term-tiles }, è { castle-term-complete } ma in parità: punti per nessuno, tutti gli omini tornano a casa.
}
castle-note-took-wall-tile = { $name } si ferma esattamente su { $space } e prende la tessera Bonus: { castle-term-wall-tile }.
castle-note-keep = { $tiles ->
    [one] Il palazzo di { $name } va in { $cell }, in una casa di una tessera.
   *[other] Il palazzo di { $name } va in { $cell }, in una casa di { $tiles } tessere.
}
castle-note-extra = { $name } usa una tessera Bonus e gioca un altro turno.
castle-note-discarded = La tessera { $tile } non sta da nessuna parte ed esce dal gioco.
castle-note-ended = Non restano tessere: la partita è finita.

## Refusals: why not, and what would be possible

castle-why-over = La partita è finita; non si può più giocare.
castle-why-none = Su questa tessera non c’è nessun elemento di questo tipo: { castle-term-kind }.
castle-why-place-first = Prima piazza la tessera che hai pescato.
castle-why-follower-first = La tessera è piazzata. Ora mettici un omino, oppure prosegui senza.
castle-why-score-first = Prima scegli quale delle tue zone completate si conteggia adesso.
castle-why-extra-first = Del turno resta una cosa sola: usa la tessera Bonus per giocarne un altro, oppure chiudilo.
castle-why-off-board = Non è una casella dentro le mura, o non è un quarto di giro da 0 a 3.
castle-why-cell-taken = In { $cell } c’è già una tessera. La { $tile } vuole una casella vuota.
castle-why-touches-nothing = In { $cell } la tessera { $tile } non toccherebbe niente. Un lato intero deve combaciare con una casella partenza o con un’altra tessera.
castle-why-turn-alike = La tessera { $tile } è uguale anche girata di meno: in { $cell } si piazza con { $turn ->
    [one] { $turn } quarto di giro
   *[other] { $turn } quarti di giro
}.
castle-why-path-mismatch = { $needs ->
    [path] Un sentiero arriva in { $cell } da { castle-term-side } e deve proseguire, ma girata così la tessera { $tile } lì non ne ha. Girala, o scegli un’altra casella.
   *[none] La tessera { $tile } farebbe uscire un sentiero da { $cell } verso { castle-term-side }, dove nessuno lo continua. Girala, o scegli un’altra casella.
}
castle-why-no-such-part = { $parts ->
    [none] Questa tessera non mostra { castle-term-a-kind }. Scegli qualcos’altro.
   *[other] La parte { $part } di questa tessera non è { castle-term-a-kind }; di quel tipo ci sono: { $parts }.
}
castle-why-feature-taken = Un omino occupa già { castle-term-the-kind } di cui fa parte la { $part }, su questa tessera o più lontano. Scegli una zona senza omini, o nessuna.
castle-why-no-such-feature = Con quel nome non c’è niente da conteggiare: lì non c’è una tessera, o non ha quella parte{ $wall ->
    [0] .
   *[other] , e la tessera Bonus { $wall } non ha niente da raddoppiare.
}
castle-why-not-completed = { castle-term-the-kind-first } in { $cell } non è da conteggiare{ $wall ->
    [0] { "" }
   *[other] , con la tessera Bonus { $wall } o senza
}: non l’ha { castle-term-completed } questa tessera, o non ci sono omini.
castle-why-not-yours = { castle-term-the-kind-first } in { $cell } dà punti al tuo avversario, ed è lui a decidere{ $wall ->
    [0] .
   *[other] ; la tessera Bonus { $wall } serve solo per zone tue.
}
castle-why-wall-tile-of-others = { $wall ->
    [2] La tessera Bonus 2 raddoppia una torre e nient’altro, e in { $cell } conteggi { castle-term-a-kind }.
   *[3] La tessera Bonus 3 raddoppia una casa e nient’altro, e in { $cell } conteggi { castle-term-a-kind }.
}
castle-why-wall-tile-not-usable = Per { castle-term-the-kind } in { $cell } non puoi usare la tessera Bonus { $wall }: devi averne presa una in un turno precedente, e dev’essere il tuo turno.
castle-why-named-by-first-part = { castle-term-the-kind-first } in { $cell } prende il nome dalla sua prima parte, { $name }{ $wall ->
    [0] .
   *[other] , anche con la tessera Bonus { $wall }.
}

## Occasioni e pericoli: lo strato sopra il tavolo

castle-layer-fit = Tessere che vanno bene
castle-layer-fit-hint = Il numero in una casella vuota: quante delle tessere ancora da pescare ci vanno bene, girate in qualche modo. Tratteggiato in rosso: meno di dieci, e meno della metà.
castle-layer-held = Chi ha la maggioranza
castle-layer-held-hint = L’emblema di chi vi ha più omini, e quante delle tessere ancora da pescare completerebbero la zona.
castle-layer-free = Senza omini
castle-layer-free-hint = Quante delle tessere ancora da pescare le completerebbero. Indicane una sul tabellone per leggerla.
castle-layer-land = Fermate sulle mura
castle-layer-land-hint = I punti di un conteggio che portano esattamente su una torre con una tessera Bonus.
castle-layer-fits = { $fits ->
    [0] { $cell }: nessuna delle tessere da pescare va bene.
    [one] { $cell }: { $fits } tessera su { $count } da pescare va bene.
   *[other] { $cell }: { $fits } tessere su { $count } da pescare vanno bene.
}
castle-layer-completes = { castle-term-kind-first } in { $cell }, { castle-term-tiles }. { $men }. { $number ->
    [0] Nessuna tessera da pescare basta a chiudere.
    [one] Si completa con { $number } tessera da pescare.
   *[other] Si completa con { $number } tessere da pescare.
}
castle-layer-open = { castle-term-kind-first } in { $cell }, { castle-term-tiles }. { $men }. Lati aperti verso { $count } caselle: una sola tessera non basta.
castle-layer-court = { castle-term-kind-first } in { $cell }, { castle-term-tiles }. { $men }. { castle-term-points } alla fine.
castle-layer-lands = { $several ->
    [yes] { $name }: { $needs } o { $most } punti fino a { $space } o { $last }.
   *[no] { $needs ->
        [one] { $name }: { $needs } punto fino a { $space }.
       *[other] { $name }: { $needs } punti fino a { $space }.
    }
}

## Che cosa si sa di mura e tessere, dove si trascrivono le proprie

castle-box-wall = Le mura
castle-box-tiles = Le tessere
castle-box-path = Sentiero
castle-box-tower = Torre
castle-box-house = Casa
castle-box-court = Corte
castle-box-well = Pozzo
castle-box-market = Mercato
castle-known-cells = Caselle dentro le mura
castle-known-wall = Mura continue, che non toccano se stesse
castle-known-outline = Come corrono le mura
castle-known-corners = Torri d’angolo
castle-known-on-bends = Ogni torre sta su un angolo
castle-known-bends = Angoli delle mura
castle-known-pairs = Due numeri per torre, uno dopo l’altro
castle-known-first = 0/1 su una torre
castle-known-second = 12/13 sulla successiva
castle-known-thirty-three = 33 su una torre
castle-known-numbers = I numeri delle altre torri
castle-known-track = Caselle del segnapunti
castle-known-starts = Caselle partenza
castle-known-starts-on-wall = Ogni casella partenza sta sulle mura
castle-known-start-kinds = Tra queste un sentiero, una torre, una casa, una corte con mercato
castle-known-start-places = Dove stanno le caselle partenza
castle-known-tiles = Tessere
castle-known-sound = Ogni tessera è intera: ogni striscia appartiene a una sola parte
castle-known-kinds = Ci sono sentieri, torri, case e corti
castle-known-wells = Pozzi
castle-known-markets = Mercati
castle-known-squares = Tessere con una piazza dove i sentieri s’incontrano
castle-known-forks = Bivi senza piazza

## Positions that are set up

castle-edit-pieces = Omini
castle-edit-follower = Omino
castle-edit-turn = Gira una tessera
castle-edit-tiles = Tessere
castle-edit-drawn = Tessera pescata
castle-edit-held = Tessere Bonus
castle-edit-wall = Sulle torri d’angolo
castle-edit-gone = Fuori dal gioco
castle-edit-score = Punti
castle-edit-unknown = Una tessera Bonus che nessuno conosce
castle-edit-no-wall-tile = Presa
castle-edit-bare = In { $cell } non c’è nessuna tessera.
castle-edit-placed = Appena piazzata
castle-edit-due = Da contare
castle-edit-keep = Palazzo
castle-edit-used = Tessere Bonus usate
castle-edit-no-house = Un palazzo sta su una casa.

## A che cosa nessuna partita può arrivare

castle-position-apart = La tessera in { $cell } non è collegata a una casella partenza.
castle-position-asked = Il posto { $seat } non ha niente da conteggiare.
castle-position-cell = { $cell } non è dentro le mura; le caselle vanno da a1 a j10.
castle-position-corner = Nessun segnapunti è ancora arrivato alla torre d’angolo { $corner }.
castle-position-corners = Le torri d’angolo con una tessera Bonus sono 13, non { $corners }.
castle-position-drawn = { $tile } non è in { $cell }.
castle-position-due = Nella fase score, e solo lì, una riga due nomina quel che si conteggia.
castle-position-extra = Un altro turno tocca solo a chi ha una tessera Bonus 1.
castle-position-fits = { $tile } non sta da nessuna parte: lascia la partita e se ne pesca un’altra.
castle-position-follower-set = L’omino di questo turno è già sulla tessera: fase score o extra.
castle-position-followers = Il posto { $seat } ha più di 6 omini.
castle-position-home = Quel che occupa l’omino in { $cell } è completo: è già tornato.
castle-position-keep = Il palazzo del posto { $seat } non sta su una casa completa di tante tessere.
castle-position-last = La tessera in { $cell } è stata appena piazzata: la sua riga è l’ultima delle tessere.
castle-position-later = Una tessera Bonus risulta presa nel turno { $turn }, che deve ancora venire.
castle-position-lost = Non si sa dove siano { $tiles }; chiudi il mazzo con ?
castle-position-no-tile = Non c’è una tessera { $tile }; le tessere vanno da T01 a T60.
castle-position-no-wall-tile = { $kind } non è una tessera Bonus; i tipi vanno da 1 a 9.
castle-position-not-due = In { $cell } non c’è niente da conteggiare: è aperto, in parità o di nessuno.
castle-position-not-placed = Di’ quale tessera è stata appena piazzata, come in: drawn T17 e5
castle-position-over = La partita non è finita finché ci sono tessere.
castle-position-part = In { $cell } non c’è una tessera con una parte { $part }.
castle-position-paths = In { $cell } un sentiero incontra un lato che non ne ha.
castle-position-placed = Dopo aver piazzato una tessera la fase è follow, score o extra.
castle-position-points = Insieme hanno { $points } punti; quel che è completo ne ha dati al più { $most }.
castle-position-round = Ci sono { $tiles } tessere, quindi è il giro { $round }, non { $given }.
castle-position-taken = Dalle mura mancano { $taken } tessere Bonus, ma { $named } sono usate o in mano.
castle-position-tile-twice = La tessera { $tile } è in due posti.
castle-position-two-followers = Sulla tessera in { $cell } ci sono due omini; ogni tessera ne porta al più uno.
castle-position-two-tiles = In { $cell } ci sono due tessere.
castle-position-unknown = Nel mazzo ? sta una volta sola, in fondo: le altre, in un ordine qualsiasi.
castle-position-wall-tiles = Le tessere Bonus { $kind } sono 2, e ne sono nominate di più.

## Il foglio dei punti, per chi vuole soltanto contare

castle-count-sheet-score = Segnapunti sulle mura
castle-count-sheet-score-hint = dove si trova, 100 in più per ogni giro
castle-count-sheet-courts = Corti controllate
castle-count-sheet-courts-hint = i mercati di ciascuna, un numero per corte
castle-count-sheet-tile = { $wall ->
    [4] Tessera Bonus 4: sentiero aperto
    [5] Tessera Bonus 5: torre aperta
    [6] Tessera Bonus 6: casa aperta
    [7] Tessera Bonus 7: corte
    [8] Tessera Bonus 8: palazzo
   *[9] Tessera Bonus 9: 5 punti
}
castle-count-sheet-tile-hint = { $wall ->
    [4] tessere del sentiero aperto più lungo, un numero per ogni tessera Bonus
    [5] tessere della torre aperta più grande, un numero per ogni tessera Bonus
    [6] tessere della casa aperta più grande, un numero per ogni tessera Bonus
   *[other] quante ce ne sono
}
castle-count-sheet-keep = Palazzo
castle-count-sheet-keep-hint = tessere della casa su cui sta; 0 senza palazzo
castle-count-sheet-empty = Area vuota più grande
castle-count-sheet-empty-hint = caselle dentro le mura che si toccano per un lato
castle-count-sheet-tiles-many = { $count } tessere Bonus di tipo { $wall } sono troppe: ce ne sono { $most }.
castle-count-sheet-markets-many = { $count } mercati nelle corti sono troppi: su tessere e caselle partenza ce ne sono { $most }.
castle-count-sheet-no-keep = La tessera Bonus 8 conta soltanto con un palazzo sul tabellone. Indica la grandezza del palazzo, oppure nessuna tessera.

## Che cosa si è scoperto al tavolo di casa

castle-need-tile = Quale tessera è?
castle-need-discard = Quale tessera non entrava da nessuna parte?
castle-need-wall = Quale tessera Bonus ha preso { $name }?
castle-need-hint = Sceglila dal disegno; ciò che mostra accorcia la scelta.
castle-need-thing = Tessera { $tile }
castle-need-paths = { $count ->
    [0] nessun sentiero
    [one] un sentiero
   *[other] { $count } sentieri
}
castle-need-has = { $kind ->
    [tower] torre
    [house] casa
    [court] corte
    [well] pozzo
   *[market] mercato
}

castle-print = { $what ->
    [tiles] Tessere castello
    [wall] Tessere Bonus
   *[followers] Omini e palazzi
}
## Tabelloni su cui non si può giocare

castle-setup-both = Un tabellone di questo gioco vuole "board" e "tiles".
castle-setup-either = Un tabellone vuole "board" o "tiles" o entrambi, e nient’altro.
castle-setup-board = Le mura vogliono "rows", "corners", "starts" e "track".
castle-setup-rows = Le righe sono al massimo dieci testi di al massimo dieci segni: # è dentro le mura, . no.
castle-setup-cells = Le mura racchiudono 76 caselle, non { $found }.
castle-setup-piece = Le caselle dentro le mura devono essere tutte unite.
castle-setup-line = Le mura devono essere una sola linea che non tocca se stessa.
castle-setup-track = Il segnapunti vuole i posti [x, y] delle sue caselle da 0 a 99.
castle-setup-corners = Le torri d’angolo sono 14.
castle-setup-corner-spaces = Una torre d’angolo ha due caselle del segnapunti, numeri da 0 a 99, non { $spaces }.
castle-setup-corner-follow = Le caselle { $spaces } di una torre d’angolo devono essere una dopo l’altra.
castle-setup-corner-order = Le torri d’angolo vanno elencate nell’ordine del segnapunti; { $spaces } non lo è.
castle-setup-corner-bend = La torre d’angolo { $spaces } deve stare dove le mura piegano.
castle-setup-corner-wall = Ogni torre d’angolo tranne 0/1 ha una tessera Bonus; guarda { $spaces }.
castle-setup-corner-twice = Due torri d’angolo non hanno mai la stessa casella, e una ha 0/1.
castle-setup-starts = Le caselle partenza sono sette.
castle-setup-start-twice = Due caselle partenza non hanno mai lo stesso posto o lo stesso nome.
castle-setup-start-fields = Una casella partenza vuole "id", "cell", "side", "kind" e "markets".
castle-setup-start-id = Le caselle partenza si chiamano da S1 a S7, non { $name }.
castle-setup-start-kind = { $name } mostra { $kind }; una casella partenza mostra uno di questi: { $kinds }.
castle-setup-start-side = { $name } deve stare su un lato, N, E, S o W, di una casella dentro le mura.
castle-setup-start-wall = { $name } deve stare contro le mura.
castle-setup-start-market = { $name }: solo una corte ha un mercato, e al più uno.
castle-setup-tiles = Le tessere sono 60.
castle-setup-tile-ids = Le tessere si chiamano da T01 a T60, in quest’ordine.
castle-setup-tile-parts = La tessera { $tile } vuole da una a otto parti.
castle-setup-tile-kind = Ogni parte della tessera { $tile } vuole un tipo: { $kinds }.
castle-setup-tile-slots = Ogni parte della tessera { $tile } vuole dei punti del bordo, numeri da 0 a 11.
castle-setup-tile-marks = Mercato e pozzo della tessera { $tile } sono true, o si tralasciano.
castle-setup-tile-path = Un sentiero della tessera { $tile } può stare solo nei punti 1, 4, 7 e 10, a metà di un lato.
castle-setup-tile-market = La tessera { $tile } ha un mercato fuori da una corte.
castle-setup-tile-well = La tessera { $tile } ha un pozzo fuori da un sentiero.
castle-setup-tile-cover = La tessera { $tile } deve coprire ogni punto del bordo da 0 a 11 una volta sola.
castle-setup-tile-edge = Il lato al punto { $slot } della tessera { $tile } mostra due parti; senza sentiero un lato è di una sola.

## Avversari

castle-opponent-nuno = Manda un cortigiano in ogni casa che vede. Gli sfugge parecchio, i mercanti più di tutto.
castle-opponent-mencia = Vive in cammino da sempre, e allunga i suoi sentieri. I cavalieri di solito li dimentica; i conti li fa a occhio.
castle-opponent-aimeric = Vuole il Palazzo più grande, pietra su pietra. Le corti gli interessano poco: spesso non vede il posto per un mercante.
castle-opponent-violante = Guasta ciò che hai cominciato e si sistema nelle corti con tanti mercati. A un turno in più non pensa mai.
castle-opponent-maymuna = Conta i passi per fermarsi sulle tessere Bonus. All’inizio è attenta, verso la fine ha fretta.
castle-opponent-gutierre = Tiene le torri e soffoca le tue zone; guarda più a quanto può vincere che a quanto può perdere. Ogni tanto gli sfugge una casa.
castle-opponent-rayhana = Tiene sempre qualche omino da parte e non rischia. Per lei quel che si può perdere pesa più di quel che si può vincere.
castle-opponent-mundhir = Guarda più avanti di tutti e non dice nulla. Nessuna preferenza lo svia.
castle-opponent-ermeline = Gioca partite alla pari: quando è avanti si lascia raggiungere, quando è indietro gioca al meglio.
