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
castle-phase-follow = metti un seguace
castle-phase-score = scegli cosa segnare
castle-phase-extra = usa il turno in più
castle-phase-over = partita finita

## Terms: parts of sentences, never said alone

castle-term-kind = { $kind ->
    [path] strada
    [tower] torre
    [house] casa
   *[court] corte
}
castle-term-kind-first = { $kind ->
    [path] Strada
    [tower] Torre
    [house] Casa
   *[court] Corte
}
castle-term-the-kind = { $kind ->
    [path] la strada
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
    [herald] l’araldo
    [knight] il cavaliere
    [squire] lo scudiero
   *[merchant] il mercante
}
castle-term-role-first = { $role ->
    [herald] Araldo
    [knight] Cavaliere
    [squire] Scudiero
   *[merchant] Mercante
}
castle-term-on-kind = { $kind ->
    [path] sulla strada
    [tower] sulla torre
    [house] nella casa
   *[court] nella corte
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
castle-profile-house-sentence = I sentieri stanno alle caselle partenza che ne mostrano uno, e solo lì.
castle-profile-printed = Regole stampate
castle-profile-printed-sentence = Alla lettera: qualsiasi lato di una tessera può toccare una casella partenza.

castle-option-start_spaces = Caselle partenza
castle-option-start_spaces-sentence = Un lato deve corrispondere alla casella partenza che tocca?
castle-option-start_spaces-match = I sentieri devono combaciare
castle-option-start_spaces-open = Va bene qualsiasi lato

## Aids that a table may do without

castle-aid-places = Dove va la tessera
castle-aid-places-sentence = Si illuminano le caselle in cui si può piazzare la tessera pescata.
castle-aid-preview = Che cosa porterebbe
castle-aid-preview-sentence = Prima di confermare: le zone completate o unite, i loro punti e chi le controlla.
castle-aid-features = Che cosa c’è sul tabellone
castle-aid-features-sentence = Indica una strada, una torre, una casa o una corte per vederne il contorno, i punti, i seguaci e che cosa le manca ancora.
castle-aid-left = Le tessere rimaste
castle-aid-left-sentence = Un cassetto con tutte le tessere che devono ancora uscire.

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
castle-label-men-none = Nessun seguace
castle-label-men-seat = { $count ->
    [one] { $name } con un seguace
   *[other] { $name } con { $count } seguaci
}
castle-label-men-one = La tiene { $men }
castle-label-men-both = { $tied ->
    [yes] Parità: { $one }, { $two }
   *[no] { $one }, { $two }
}
castle-label-lacks = { $count ->
    [one] Aperta verso { $cells }
   *[other] Aperta verso { $cells }
}
castle-label-lacks-many = Aperta verso { $count } caselle
castle-label-lacks-nothing = Completa
castle-label-lacks-court = Si conta alla fine della partita
castle-label-score = { $count ->
    [one] { $count } punto sulle mura
   *[other] { $count } punti sulle mura
}
castle-label-points = { $count ->
    [one] { $count } punto finora, con corti e tessere muro
   *[other] { $count } punti finora, con corti e tessere muro
}
castle-label-followers = { $count ->
    [0] Nessun seguace in riserva
    [one] { $count } seguace in riserva
   *[other] { $count } seguaci in riserva
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
    [one] { $count } tessera muro sulla sua torre
   *[other] { $count } tessere muro sulle torri
}
castle-label-left = Tessera { $tile }, ancora da pescare
castle-label-tile = { $placed ->
    [yes] Tessera { $tile }, appena piazzata
   *[no] Tessera { $tile }, da piazzare
}
castle-label-vignette = Case, torri e corti unite dentro le mura, con i seguaci.
castle-label-figure-S4 = Uno spazio di partenza nelle mura: una strada a nord di g1, dal quale la città può cominciare.
castle-label-figure-3 = Una tessera che si può piazzare: dove tocca le altre, strada incontra strada.
castle-label-figure-22 = La corte della tessera si unisce allo spazio di partenza per tutto il lato: i due mercati stanno insieme.
castle-label-figure-5 = Due torri, ciascuna con un cavaliere. La tessera in mezzo le unisce, e i due cavalieri si trovano nella stessa torre.
castle-label-figure-6 = Una strada che gira in tondo non ha capi aperti: è completa.
castle-label-figure-7 = Dallo spazio di partenza, per tre tessere, fino alla piazza, con un pozzo lungo la strada: 4 × 2 = 8 punti.
castle-label-figure-8 = Una torre i cui lati incontrano tutti altro: è completa.
castle-label-figure-9 = Una casa di tre tessere senza più nulla di aperto: 3 punti.
castle-label-figure-10 = Due cavalieri bianchi contro uno nero: il Bianco segna tutta la torre, 4 tessere, 8 punti.
castle-label-figure-13 = Il Bianco si ferma esattamente sul 12 e prende la tessera muro della torre. Il Nero, sul 15, l’ha superata.
castle-label-figure-14 = Il Bianco ha segnato una casa di tre tessere, e vi pone il suo palazzo.
castle-label-figure-15 = Una corte con due mercati e un mercante, che vi resta sdraiato fino alla fine: 6 punti.
castle-label-figure-18 = La più grande area vuota: chi ha il palazzo più grande segna un punto per ogni sua casella.

## Choices: what may be done

castle-choice-place-name = Piazza la tessera
castle-choice-place = { $cell }, { castle-term-turned }
castle-choice-herald-name = Araldo
castle-choice-knight-name = Cavaliere
castle-choice-squire-name = Scudiero
castle-choice-merchant-name = Mercante
castle-choice-follower = { $many ->
    [yes] { castle-term-role-first } { castle-term-on-kind } { castle-term-where }
   *[no] { castle-term-role-first } { castle-term-on-kind }
}
castle-choice-score-name = Segna
castle-choice-score = { $wall ->
    [0] { castle-term-kind-first } { $cell }: { castle-term-points }
   *[other] { castle-term-kind-first } { $cell } × 2: { castle-term-points }
}
castle-choice-extra-name = Turno in più
castle-choice-extra = Usa la tessera muro: un altro turno
castle-choice-done-name = Nessun seguace
castle-choice-done = Nessun seguace, avanti
castle-choice-done-extra = Nessun turno in più

## The button that confirms

castle-confirm-place = Piazza in { $cell }
castle-confirm-follower = Metti { castle-term-role }
castle-confirm-score = { $wall ->
    [0] Segna { castle-term-the-kind }
   *[other] Segna { castle-term-the-kind } doppia
}
castle-confirm-extra = Gioca un altro turno
castle-confirm-done = Non mettere seguaci
castle-confirm-done-extra = Finisci il turno

## Previews: what an action would do

castle-preview-place = Tessera in { $cell }, { castle-term-turned }
castle-preview-follower = { castle-term-role-first } { castle-term-on-kind } in { $cell }
castle-preview-score = { $wall ->
    [0] { castle-term-kind-first } in { $cell }: { castle-term-points }
   *[other] { castle-term-kind-first } in { $cell }, doppia: { castle-term-points }
}
castle-preview-extra = Un altro turno con la tessera muro
castle-preview-done = Nessun seguace su questa tessera
castle-preview-done-extra = Il turno finisce
castle-preview-feature = { $state ->
    [complete] Completa { castle-term-the-kind }: { castle-term-tiles }, { castle-term-points }, { $holder }.
    [court] { castle-term-kind-first } di { castle-term-tiles }: { castle-term-points } alla fine per i mercati, { $holder }.
   *[open] { castle-term-kind-first } di { castle-term-tiles }: { castle-term-points } se completa, { $holder }.
}
castle-preview-holder = per { $name }
castle-preview-holder-tied = parità, quindi per nessuno
castle-preview-holder-nobody = senza seguaci
castle-preview-tied = { castle-term-kind-first } in { $cell }: parità, nessuno segna.
castle-preview-keep = { $tiles ->
    [one] Il palazzo di { $name } passa a una casa di una tessera.
   *[other] Il palazzo di { $name } passa a una casa di { $tiles } tessere.
}
castle-preview-wall-tile = { $name } si ferma su { $space } e prende la tessera muro.
castle-preview-fact-points = Punti ora
castle-preview-fact-feature = { $state ->
    [complete] { castle-term-kind-first } completa
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
castle-prompt-follow = Un seguace su questa tessera?
castle-prompt-follow-hint = { $supply ->
    [one] Te ne resta uno.
   *[other] Te ne restano { $supply }.
}
castle-prompt-score = Che cosa segni ora?
castle-prompt-score-hint = Ogni punteggio muove il segnapunti da solo: se ti fermi proprio su una torre prendi la sua tessera.
castle-prompt-extra = Un altro turno?
castle-prompt-extra-hint = Hai la tessera muro per un turno in più.
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
castle-text-empty = Nella città non c’è ancora nessuna tessera; la prima tocca uno spazio di partenza.
castle-text-player = { $name } è a { $score }, ne ha { $points ->
    [one] un punto
   *[other] { $points } punti
} con corti e tessere muro, e ha { $followers ->
    [0] nessun seguace
    [one] un seguace
   *[other] { $followers } seguaci
} in riserva.
castle-text-held = { $name } ha le tessere muro: { $tiles }.
castle-text-keep = { $count ->
    [one] Il palazzo di { $name } è in { $cell }, in una casa di una tessera.
   *[other] Il palazzo di { $name } è in { $cell }, in una casa di { $count } tessere.
}
castle-text-left = { $count ->
    [0] Non restano tessere
    [one] Resta una tessera
   *[other] Restano { $count } tessere
}; { $towers ->
    [0] sulle torri non ci sono più tessere muro.
    [one] su una torre c’è ancora la tessera muro.
   *[other] sulle torri ci sono { $towers } tessere muro.
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
castle-text-part-score = Segnati sulle mura
castle-text-part-keep = Palazzo più grande
castle-text-part-courts = Mercati delle corti
castle-text-part-wall = { $wall ->
    [4] Tessera muro: strada aperta
    [5] Tessera muro: torre aperta
    [6] Tessera muro: casa aperta
   *[9] Tessera muro: 5 punti
}

## Terms of notes and refusals

castle-term-the-kind-first = { $kind ->
    [path] La strada
    [tower] La torre
    [house] La casa
   *[court] La corte
}
castle-term-a-kind = { $kind ->
    [path] una strada
    [tower] una torre
    [house] una casa
   *[court] una corte
}
castle-term-man = { $kind ->
    [path] un araldo sulla strada
    [tower] un cavaliere sulla torre
    [house] uno scudiero nella casa
   *[court] un mercante nella corte
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
    [4] una strada aperta vale alla fine
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
       *[other] { castle-term-points }, raddoppiati da una tessera muro
    }
}

## Notes: what happened

castle-note-started = { $players ->
    [one] Un giocatore; comincia { $name }.
   *[other] { $players } giocatori; comincia { $name }.
}
castle-note-placed = { $name } piazza la tessera { $tile } in { $cell }, { castle-term-turned }.
castle-note-follower = { $name } mette { castle-term-man } in { $cell }.
castle-note-scored = { $name } segna { castle-term-the-kind } in { $cell }: { castle-term-tiles }, { castle-term-scored }.
castle-note-tied = { $well ->
    [yes] { castle-term-the-kind-first } in { $cell }, { castle-term-tiles } e un pozzo, è completa ma in parità: nessuno segna, tutti i seguaci tornano a casa.
   *[no] { castle-term-the-kind-first } in { $cell }, { castle-term-tiles }, è completa ma in parità: nessuno segna, tutti i seguaci tornano a casa.
}
castle-note-took-wall-tile = { $name } si ferma proprio su { $space } e prende la tessera muro: { castle-term-wall-tile }.
castle-note-keep = { $tiles ->
    [one] Il palazzo di { $name } va in { $cell }, in una casa di una tessera.
   *[other] Il palazzo di { $name } va in { $cell }, in una casa di { $tiles } tessere.
}
castle-note-extra = { $name } usa una tessera muro e gioca un altro turno.
castle-note-discarded = La tessera { $tile } non sta da nessuna parte ed esce dal gioco.
castle-note-ended = Non restano tessere: la partita è finita.

## Refusals: why not, and what would be possible

castle-why-over = La partita è finita; non si può più giocare.
castle-why-place-first = Prima piazza la tessera che hai pescato.
castle-why-follower-first = La tessera è piazzata. Ora mettici un seguace, oppure prosegui senza.
castle-why-score-first = Prima scegli quale delle tue zone completate si segna adesso.
castle-why-extra-first = Del turno resta una cosa sola: usa la tessera muro per giocarne un altro, oppure chiudilo.
castle-why-off-board = Non è una casella dentro le mura, o non è un quarto di giro da 0 a 3.
castle-why-cell-taken = In { $cell } c’è già una tessera. La { $tile } vuole una casella vuota.
castle-why-touches-nothing = In { $cell } la tessera { $tile } non toccherebbe niente. Un lato intero deve combaciare con uno spazio di partenza o con un’altra tessera.
castle-why-turn-alike = La tessera { $tile } è uguale anche girata di meno: in { $cell } si piazza con { $turn ->
    [one] { $turn } quarto di giro
   *[other] { $turn } quarti di giro
}.
castle-why-path-mismatch = { $needs ->
    [path] Una strada arriva in { $cell } da { castle-term-side } e deve proseguire, ma girata così la tessera { $tile } lì non ne ha. Girala, o scegli un’altra casella.
   *[none] La tessera { $tile } farebbe uscire una strada da { $cell } verso { castle-term-side }, dove nessuna la continua. Girala, o scegli un’altra casella.
}
castle-why-no-such-part = { $parts ->
    [none] Questa tessera non mostra nessuna { castle-term-kind }. Scegli qualcos’altro.
   *[other] La parte { $part } di questa tessera non è { castle-term-a-kind }; di quel tipo ci sono: { $parts }.
}
castle-why-feature-taken = Un seguace occupa già { castle-term-the-kind } di cui fa parte la { $part }, su questa tessera o più lontano. Scegli una zona senza seguaci, o nessuna.
castle-why-no-such-feature = Con quel nome non c’è niente da segnare: lì non c’è una tessera, o non ha quella parte{ $wall ->
    [0] .
   *[other] , e la tessera muro { $wall } non ha niente da raddoppiare.
}
castle-why-not-completed = { castle-term-the-kind-first } in { $cell } non aspetta di essere segnata{ $wall ->
    [0] { "" }
   *[other] , con la tessera muro { $wall } o senza
}: questa tessera non l’ha completata, o non ci sono seguaci.
castle-why-not-yours = { castle-term-the-kind-first } in { $cell } dà punti al tuo avversario, ed è lui a decidere{ $wall ->
    [0] .
   *[other] ; la tessera muro { $wall } serve solo per zone tue.
}
castle-why-wall-tile-of-others = { $wall ->
    [2] La tessera muro 2 raddoppia una torre e nient’altro, e in { $cell } segni { castle-term-a-kind }.
   *[3] La tessera muro 3 raddoppia una casa e nient’altro, e in { $cell } segni { castle-term-a-kind }.
}
castle-why-wall-tile-not-usable = Per { castle-term-the-kind } in { $cell } non puoi usare la tessera muro { $wall }: devi averne presa una in un turno precedente, e dev’essere il tuo turno.
castle-why-named-by-first-part = { castle-term-the-kind-first } in { $cell } prende il nome dalla sua prima parte, { $name }{ $wall ->
    [0] .
   *[other] , anche con la tessera muro { $wall }.
}
