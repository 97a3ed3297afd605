### Almena, in English.

## The game itself

almena-name = Almena
almena-line = Raise the walls round the keep: the weak bring the treasure, the strong take it.
almena-fact-players = 2 to 4 players
almena-fact-time = about 10 min
almena-fact-kind = cards and majorities
almena-profile-house = House rules
almena-profile-house-sentence = There are no options: one game for all.

## Phases: what the player to move decides

almena-phase-lay = lay a card
almena-phase-over = game over

## Terms: parts of sentences, never said alone

almena-term-wall = { $way ->
    [row] row { $wall }
   *[column] column { $wall }
}
almena-term-wall-first = { $way ->
    [row] Row { $wall }
   *[column] Column { $wall }
}

## Aids that a table may do without

almena-aid-places = Where a card can lie
almena-aid-places-sentence = The cells that are free for a card light up.
almena-aid-preview = What it would bring
almena-aid-preview-sentence = Before you confirm: how strong you become on both walls, and what is decided.
almena-aid-features = What lies on the board
almena-aid-features-sentence = Point at a cell to read whose card lies there, with its strength and its treasure.
almena-aid-left = The cards to come
almena-aid-left-sentence = A drawer with every card that you have not seen yet.

## Drawings and panels

almena-label-board = The courtyard from above, the keep in the middle: { $count ->
    [0] no card lies yet
    [one] one card lies
   *[other] { $count } cards lie
}.
almena-label-vignette = Cards of two colours round a keep, and the ends of walls.
almena-label-figure-11 = The first cards touch the keep or each other.
almena-label-figure-20 = At the ends of full walls stands the emblem of who took them.
almena-label-keep = The keep
almena-label-laid = { $card } of { $name }, treasure { $treasure }
almena-label-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
almena-label-points = Treasure taken: { $count }
almena-label-walls = { $count ->
    [one] { $count } wall taken
   *[other] { $count } walls taken
}
almena-label-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
almena-label-card = Strength { $card }, treasure { $treasure }{ $count ->
    [one] { "" }
   *[other] , { $count } times
}

## What is asked, and what may be done

almena-prompt-lay = Lay a card
almena-prompt-lay-hint = { $count ->
    [0] The deck is used up.
    [one] Then you take the last card of the deck.
   *[other] Then you take one of the { $count } cards of the deck.
}
almena-prompt-over = The game is over.
almena-prompt-over-hint = All cards are laid.
almena-choice-lay-name = Lay a card
almena-choice-lay = { $card } on { $cell }
almena-confirm-lay = Lay the { $card } on { $cell }
almena-preview-lay = { $card } on { $cell }, with treasure { $treasure }
almena-preview-took = { almena-term-wall-first } is full: { $name } takes { $points }.
almena-preview-tied = { almena-term-wall-first } is full and tied: nobody takes it.
almena-preview-fact-wall = Strength on { almena-term-wall }
almena-preview-fact-points = Treasure

## The table in sentences

almena-text-turn = { $name } is to move.
almena-text-over = The game is over.
almena-text-card = { $card } on { $cell }
almena-text-laid = { $name } has laid { $cards }.
almena-text-empty = No card lies yet; the first ones touch the keep on c3.
almena-text-share = { $name } { $strength }
almena-text-wall-open = { almena-term-wall-first }, treasure { $points } so far: { $shares }.
almena-text-wall-taken = { almena-term-wall-first } belongs to { $name }: { $points }.
almena-text-wall-tied = { almena-term-wall-first } belongs to nobody: { $points }.
almena-text-player = { $name } has treasure { $points } and { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand.
almena-text-hand = Your hand: { $cards }.
almena-text-deck = { $count ->
    [0] The deck is used up.
    [one] One card is in the deck.
   *[other] { $count } cards are in the deck.
}
almena-text-unseen = Not seen yet: { $cards }.
almena-text-won = Won with treasure { $points }.
almena-text-shared = The same treasure, { $points }.
almena-text-part-wall = { almena-term-wall-first }

## Notes: what happened

almena-note-started = { $players ->
    [one] One player; { $name } begins.
   *[other] { $players } players; { $name } begins.
}
almena-note-laid = { $name } lays { $card } on { $cell }.
almena-note-took = { almena-term-wall-first } is full: { $name } takes treasure { $points }.
almena-note-tied = { almena-term-wall-first } is full and tied: nobody takes it.
almena-note-ended = All cards are laid: the game is over.

## Refusals: why not, and what would be possible

almena-why-over = The game is over; nothing more can be played.
almena-why-nothing-there = There is no such card or cell. Cards go from 1 to 6, cells from a1 to e5.
almena-why-not-in-hand = You have no { $card } in your hand. Lay one of the cards that you hold.
almena-why-keep = The keep stands on { $cell }. Lay the card beside it.
almena-why-cell-taken = A card of { $name } already lies on { $cell }. Choose an empty cell.
almena-why-touches-nothing = { $cell } touches neither the keep nor a card. Lay the { $card } beside one of them.
