### Almena, in italiano.

## The game itself

almena-name = Almena
almena-line = Innalza le mura attorno al mastio: i deboli portano il tesoro, i forti se lo prendono.
almena-fact-players = 2–4 giocatori
almena-fact-time = circa 10 min
almena-fact-kind = carte e maggioranze
almena-profile-house = Regole della casa
almena-profile-house-sentence = Non ci sono opzioni: un solo gioco per tutti.

## Phases: what the player to move decides

almena-phase-lay = metti una carta
almena-phase-over = partita finita

## Terms: parts of sentences, never said alone

almena-term-wall = { $way ->
    [row] la riga { $wall }
   *[column] la colonna { $wall }
}
almena-term-wall-first = { $way ->
    [row] La riga { $wall }
   *[column] La colonna { $wall }
}
almena-term-on-wall = { $way ->
    [row] sulla riga { $wall }
   *[column] sulla colonna { $wall }
}

## Aids that a table may do without

almena-aid-places = Dove può stare una carta
almena-aid-places-sentence = Le caselle libere per una carta si illuminano.
almena-aid-preview = Che cosa porterebbe
almena-aid-preview-sentence = Prima di confermare: la tua forza sui due muri e che cosa si decide.
almena-aid-features = Che cosa c’è sul tavolo
almena-aid-features-sentence = Indica una casella per leggere di chi è la carta, con la forza e il tesoro.
almena-aid-left = Le carte in arrivo
almena-aid-left-sentence = Un cassetto con tutte le carte che non hai ancora visto.

## Drawings and panels

almena-label-board = Il cortile dall’alto, il mastio in mezzo: { $count ->
    [0] ancora nessuna carta
    [one] una carta
   *[other] { $count } carte
} sul tavolo.
almena-label-vignette = Carte di due colori attorno a un mastio, e le estremità dei muri.
almena-label-figure-11 = Le prime carte toccano il mastio o si toccano fra loro.
almena-label-figure-20 = In fondo ai muri pieni c’è l’emblema di chi li ha presi.
almena-label-keep = Il mastio
almena-label-laid = { $card } di { $name }, tesoro { $treasure }
almena-label-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
almena-label-points = Tesoro preso: { $count }
almena-label-walls = { $count ->
    [one] { $count } muro preso
   *[other] { $count } muri presi
}
almena-label-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
almena-label-card = Forza { $card }, tesoro { $treasure }{ $count ->
    [one] { "" }
   *[other] , { $count } volte
}

## What is asked, and what may be done

almena-prompt-lay = Metti una carta
almena-prompt-lay-hint = { $count ->
    [0] Il mazzo è finito.
    [one] Poi prendi l’ultima carta del mazzo.
   *[other] Poi prendi una delle { $count } carte del mazzo.
}
almena-prompt-over = La partita è finita.
almena-prompt-over-hint = Tutte le carte sono sul tavolo.
almena-choice-lay-name = Metti una carta
almena-choice-lay = { $card } in { $cell }
almena-confirm-lay = Metti il { $card } in { $cell }
almena-preview-lay = { $card } in { $cell }, con tesoro { $treasure }
almena-preview-took = { almena-term-wall-first } è piena: { $name } prende { $points }.
almena-preview-tied = { almena-term-wall-first } è piena e in parità: non la prende nessuno.
almena-preview-fact-wall = Forza { almena-term-on-wall }
almena-preview-fact-points = Tesoro

## The table in sentences

almena-text-turn = Tocca a { $name }.
almena-text-over = La partita è finita.
almena-text-card = { $card } in { $cell }
almena-text-laid = { $name } ha messo { $cards }.
almena-text-empty = Ancora nessuna carta; le prime toccano il mastio in c3.
almena-text-share = { $name } { $strength }
almena-text-wall-open = { almena-term-wall-first }, tesoro { $points } finora: { $shares }.
almena-text-wall-taken = { almena-term-wall-first } è di { $name }: { $points }.
almena-text-wall-tied = { almena-term-wall-first } non è di nessuno: { $points }.
almena-text-player = { $name } ha tesoro { $points } e { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
} in mano.
almena-text-hand = La tua mano: { $cards }.
almena-text-deck = { $count ->
    [0] Il mazzo è finito.
    [one] Nel mazzo c’è una carta.
   *[other] Nel mazzo ci sono { $count } carte.
}
almena-text-unseen = Non ancora viste: { $cards }.
almena-text-won = Vittoria con tesoro { $points }.
almena-text-shared = Lo stesso tesoro, { $points }.
almena-text-part-wall = { almena-term-wall-first }

## Notes: what happened

almena-note-started = { $players ->
    [one] Un giocatore; comincia { $name }.
   *[other] { $players } giocatori; comincia { $name }.
}
almena-note-laid = { $name } mette { $card } in { $cell }.
almena-note-took = { almena-term-wall-first } è piena: { $name } prende tesoro { $points }.
almena-note-tied = { almena-term-wall-first } è piena e in parità: non la prende nessuno.
almena-note-ended = Tutte le carte sono sul tavolo: la partita è finita.

## Refusals: why not, and what would be possible

almena-why-over = La partita è finita: non si può più giocare.
almena-why-nothing-there = Non c’è una carta o una casella così. Le carte vanno da 1 a 6, le caselle da a1 a e5.
almena-why-not-in-hand = Non hai in mano nessun { $card }. Metti una delle carte che hai.
almena-why-keep = In { $cell } c’è il mastio. Metti la carta accanto.
almena-why-cell-taken = In { $cell } c’è già una carta di { $name }. Scegli una casella libera.
almena-why-touches-nothing = { $cell } non tocca né il mastio né una carta. Metti il { $card } accanto a uno di questi.
