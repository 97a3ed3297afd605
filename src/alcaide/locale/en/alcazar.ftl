### Alcazar, in English.
### The sections here: the game itself, terms, options, notes (the log), refusals; then what the
### drawings, choices and previews say.

## The game itself

alcazar-name = Alcazar
alcazar-line = Build together, climb alone.
alcazar-fact-players = 2–5 players
alcazar-fact-time = about 60 min
alcazar-fact-kind = cards and building

## Phases: what the player to move decides

alcazar-phase-main = buy or build
alcazar-phase-flag = give a flag
alcazar-phase-noble = noble step
alcazar-phase-over = game over

## Terms: parts of sentences, never said alone

# The name on a flag.
alcazar-term-flag = { $flag ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
   *[sevilla] Sevilla
}
# A castle by its flag, a palace by where it stands: in a sentence.
alcazar-term-building = { $flag ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
    [sevilla] Sevilla
   *[palace] the palace on { $at }
}
# The same at the beginning of a sentence.
alcazar-term-building-first = { $flag ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
    [sevilla] Sevilla
   *[palace] The palace on { $at }
}
# “to”: “a stone to the palace on 29”.
alcazar-term-to-building = { $flag ->
    [almeria] to Almería
    [cadiz] to Cádiz
    [cordoba] to Córdoba
    [granada] to Granada
    [huelva] to Huelva
    [jaen] to Jaén
    [malaga] to Málaga
    [sevilla] to Sevilla
   *[palace] to the palace on { $at }
}
# “of”: “level 3 of the palace on 29”.
alcazar-term-of-building = { $flag ->
    [almeria] of Almería
    [cadiz] of Cádiz
    [cordoba] of Córdoba
    [granada] of Granada
    [huelva] of Huelva
    [jaen] of Jaén
    [malaga] of Málaga
    [sevilla] of Sevilla
   *[palace] of the palace on { $at }
}
alcazar-term-of-flag = { $flag ->
    [almeria] of Almería
    [cadiz] of Cádiz
    [cordoba] of Córdoba
    [granada] of Granada
    [huelva] of Huelva
    [jaen] of Jaén
    [malaga] of Málaga
   *[sevilla] of Sevilla
}
# The castle that was taken in.
alcazar-term-lost = { $lost ->
    [almeria] Almería
    [cadiz] Cádiz
    [cordoba] Córdoba
    [granada] Granada
    [huelva] Huelva
    [jaen] Jaén
    [malaga] Málaga
   *[sevilla] Sevilla
}
alcazar-term-noble = { $kind ->
    [grandee] grandee
   *[baron] baron
}
alcazar-term-a-noble = { $kind ->
    [grandee] a grandee
   *[baron] a baron
}
alcazar-term-the-noble = { $kind ->
    [grandee] the grandee
   *[baron] the baron
}
alcazar-term-money = { $money ->
    [one] { $money } real
   *[other] { $money } reales
}
# "= 20", or what becomes of a sum that the value track cuts off.
alcazar-term-sum = { $after ->
    [50] , which makes the full 50
   *[other] { " " }= { $after }
}

## Options

alcazar-option-money_points = Points for money
alcazar-option-money_points-sentence = One point for every full 50 reales at the end.
alcazar-option-money_points-on = On
alcazar-option-money_points-off = Off
alcazar-option-castle_at_50 = Castles at 50
alcazar-option-castle_at_50-sentence = Whether a castle that stands at 50 can still unite with another castle.
alcazar-option-castle_at_50-no-union = Stay apart
alcazar-option-castle_at_50-union = May unite
alcazar-option-straight_founding = Found in a straight line only
alcazar-option-straight_founding-sentence = Off: a new castle may turn a corner of the ring.
alcazar-option-straight_founding-off = Off
alcazar-option-straight_founding-on = On

## Notes: what happened, for the log

alcazar-note-started = { $players ->
    [one] One player; { $name } begins.
   *[other] { $players } players; { $name } begins.
}
alcazar-note-retired = { $name } retires { alcazar-term-a-noble } from { $cell } ({ alcazar-term-building }) and receives { alcazar-term-money }.
alcazar-note-bought-open = { $name } buys open card { $card } for { $price }.
alcazar-note-bought-deck = { $name } buys the top card of the deck for { $price }.
alcazar-note-bought-tower = { $name } buys a tower card for { $price }.
alcazar-note-founded-castle = { $name } plays card { $card } and founds { alcazar-term-flag } on { $first }, { $middle } and { $last }.
alcazar-note-founded-palace = { $name } plays card { $card } and founds a palace.
alcazar-note-extended = { $ground ->
    [yes] { $name } plays card { $card } and adds a stone { alcazar-term-to-building }.
   *[no] { $name } plays card { $card } and lays a stone on level { $level } { alcazar-term-of-building }.
}
alcazar-note-towered = { $name } plays a tower card and raises { $cell } to level { $level } ({ alcazar-term-building }).
alcazar-note-bridged = { $name } pays { $price } and builds a bridge { $cell1 }–{ $cell2 } on level { $level }.
alcazar-note-rose = { $name }’s { alcazar-term-noble } on { $cell } rises to level { $level }.
alcazar-note-removed = { $name }’s { alcazar-term-noble } on { $cell } is removed; { $name } receives { alcazar-term-money }.
alcazar-note-united-castles = { alcazar-term-flag } takes in { alcazar-term-lost }: { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palace = { alcazar-term-flag } takes in a palace: { $before } + { $other } + { $piece }{ alcazar-term-sum }.
alcazar-note-united-palaces = Two palaces become one on { $at }: { $before } + { $other } + { $piece } = { $after }.
alcazar-note-income = { $before ->
    [0] { $name } receives { alcazar-term-money }.
    [-1] { $name } receives { alcazar-term-money }.
    [50] { alcazar-term-building-first } stays at 50; { $name } receives { alcazar-term-money }.
   *[other] { alcazar-term-building-first } rises from { $before } to { $after }; { $name } receives { alcazar-term-money }.
}
alcazar-note-flagged = The palace on { $at } becomes a castle: { alcazar-term-flag }, value { $value }.
alcazar-note-flag-returned = The flag { alcazar-term-of-flag } is free again.
alcazar-note-fifty = { $name } plays card { $card } between two castles, one of them at 50: no stone, but 50 reales.
alcazar-note-placed = { $name } places { alcazar-term-a-noble } on { $cell } for { $price }.
alcazar-note-moved = { $name } moves { alcazar-term-the-noble } from { $cell1 } to { $cell2 }.
alcazar-note-swapped = { $name } swaps the nobles on { $cell1 } and { $cell2 }.
alcazar-note-passed = { $name } can neither buy nor build, and passes.
alcazar-note-out = { $name } has no cards left and finds none to buy: no more turns, but the nobles count at the end.
alcazar-note-ended-cubes = The last stone is laid: the game is over.
alcazar-note-ended-bridges = The last bridge is built: the game is over.
alcazar-note-ended-passes = Everyone still playing has passed: the game is over.

## Refusals: why something is not allowed

