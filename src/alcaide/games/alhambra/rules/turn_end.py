"""Between two turns: refill, scoring, viziers, the end of the game (ALH-8, ALH-20, ALH-25)."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from alcaide.core.rng import Rng
from alcaide.core.seat_sets import with_seat
from alcaide.games.alhambra.rules.components import (
    DISPLAY,
    EXCHANGE,
    SCORING_1,
    SLOT_CURRENCY,
    SLOTS,
)
from alcaide.games.alhambra.rules.legal import showable, spots, vizier_actions
from alcaide.games.alhambra.rules.packed import card_currency
from alcaide.games.alhambra.rules.palace import survey
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.scoring import score_round
from alcaide.games.alhambra.rules.state import (
    ACT,
    DISCREET,
    LAST_PUT,
    NO_TILE,
    OVER,
    REVEAL,
    VIZIER,
    State,
    with_one,
)
from alcaide.games.alhambra.rules.tile_names import tiles_said
from alcaide.interface.values import Args, Note


def end_turn(state: State, notes: list[Note] | None) -> None:
    """Refill, never before (ALH-5), then score, then see how it goes on (ALH-8)."""
    state.waiting = []
    refill_display(state, notes)
    refill_market(state, notes)
    _go_on(state, notes)


def refill_display(state: State, notes: list[Note] | None) -> None:
    """Draw up to four money cards; scoring cards are put aside (ALH-8, ALH-20)."""
    while len(state.display) < DISPLAY:
        if not state.deck and not _reshuffle(state, notes):
            return
        state.deck, card = pop(state.deck)
        if card >= SCORING_1:
            state.waiting = [*state.waiting, card - SCORING_1 + 1]
            if notes is not None:
                notes.append(Note("scoring-card", "ALH-20", {"round": card - SCORING_1 + 1}))
        else:
            state.display = [*state.display, card]


def _reshuffle(state: State, notes: list[Note] | None) -> bool:
    """Shuffle the discards into a new deck; False if there are none (ALH-19)."""
    if not state.discards:
        return False
    order = sorted(state.discards)
    if state.coming and sorted(state.coming[0]) == order:
        order = state.coming[0].copy()  # top first, as in the record
        state.coming = state.coming[1:]
    else:
        state.coming = []
        Rng(state.seed + bytes([len(state.reshuffles)])).shuffle(order)
    state.reshuffles = [*state.reshuffles, order]
    state.deck = vec[i64](order[::-1])
    state.bounds = [len(order)]
    state.discards = vec[i64]()
    if notes is not None:
        notes.append(Note("reshuffled", "ALH-19", {"cards": len(order)}))
    return True


def refill_market(state: State, notes: list[Note] | None) -> None:
    """Fill the empty slots in order; the game ends when that fails (ALH-8, ALH-25)."""
    for slot in range(SLOTS):
        if state.market[slot] == NO_TILE:
            if not state.bag:
                state.ending = True
                return
            state.bag, state.market[slot] = pop(state.bag)
    if state.bag_ends and not state.bag:
        state.ending = True


def due_order(state: State) -> list[int]:
    """Return all seats, the one due next first, the one who has played last (ALH-V4)."""
    return [(state.seat + 1 + k) % state.players for k in range(state.players)]


def _go_on(state: State, notes: list[Note] | None) -> None:
    """Hold the waiting scoring rounds, then end the game (ALH-30) or open the vizier window."""
    if state.waiting:
        if state.bonus:
            state.asked = [seat for seat in due_order(state) if _is_asked(state, seat)]
            if state.asked:
                state.phase = REVEAL
                state.mover = state.asked[0]
                return
        _hold_round(state, notes)
        return
    if state.ending:
        _hand_out(state, notes)
        return
    open_window(state, notes)


def _is_asked(state: State, seat: int) -> bool:
    """Tell whether a seat is asked for bonus cards: whether it could show one is its secret."""
    holds = bool(state.bonuses[seat])
    return holds if state.version >= DISCREET else bool(showable(state, seat))  # ALH-B4


def answer(state: State, cards: list[int], notes: list[Note] | None) -> None:
    """Keep a hidden answer; when all are in, open them and score (ALH-B4)."""
    state.answers[state.mover] = cards
    state.answered = with_seat(state.answered, state.mover)
    state.asked = state.asked[1:]
    if state.asked:
        state.mover = state.asked[0]
        return
    for seat in range(state.players):
        if state.answers[seat]:
            show(state, seat, state.answers[seat], notes)
            state.answers[seat] = []
    state.answered = 0
    _hold_round(state, notes)


def show(state: State, seat: int, cards: list[int], notes: list[Note] | None) -> None:
    """Show bonus cards (ALH-B2)."""
    state.bonuses[seat] = [card for card in state.bonuses[seat] if card not in cards]
    state.shown[seat] = sorted(state.shown[seat] + cards)
    if notes is not None:
        names = tiles_said([state.kit.names[card] for card in cards])
        notes.append(Note("revealed", "ALH-B2", {"seat": seat, "tiles": names}))


def _hold_round(state: State, notes: list[Note] | None) -> None:
    """Score the first waiting round, let Dirk draw, go on (ALH-8, ALH-D2)."""
    number = state.waiting[0]
    state.waiting = state.waiting[1:]
    score_round(state, number, notes)
    if state.players == 2:
        draw = 6 if number == 1 else len(state.bag) // 3
        _dirk_draws(state, draw, notes)
    _go_on(state, notes)


def _dirk_draws(state: State, number: int, notes: list[Note] | None) -> None:
    drawn: list[str] = []
    for _ in range(min(number, len(state.bag))):
        state.bag, tile = pop(state.bag)
        state.dirk = [*state.dirk, tile]
        drawn.append(state.kit.names[tile])
    if notes is not None and drawn:
        notes.append(Note("dirk-drew", "ALH-D2", {"tiles": tiles_said(drawn)}))


def open_window(state: State, notes: list[Note] | None) -> None:
    """Ask those who could use their vizier, the seat due next first (ALH-V2, ALH-V4)."""
    if state.active:
        state.asked = [seat for seat in due_order(state) if vizier_actions(state, seat, True)]
        if state.asked:
            state.phase = VIZIER
            state.mover = state.asked[0]
            return
    next_turn(state)


def refused_vizier(state: State, notes: list[Note] | None) -> None:
    """Ask the next one; the window closes when all have said no to the same market."""
    if notes is not None:
        notes.append(Note("no-vizier", "ALH-V4", {"seat": state.mover}))
    state.asked = state.asked[1:]
    if state.asked:
        state.mover = state.asked[0]
    else:
        next_turn(state)


def vizier_placed(state: State, notes: list[Note] | None) -> None:
    """Refill the market and ask anew, or end the game (ALH-V4, ALH-V7)."""
    refill_market(state, notes)
    _go_on(state, notes)


def next_turn(state: State) -> None:
    """Give the turn to the next seat."""
    state.seat = (state.seat + 1) % state.players
    if state.seat == state.start:
        state.round += 1
    state.mover = state.seat
    state.phase = ACT
    state.further = False
    state.asked = []


def _hand_out(state: State, notes: list[Note] | None) -> None:
    """Give each tile left to the seat with most money in its slot's currency (ALH-27).

    What was left in the bag lies on the market by now (ALH-26); viziers are void (ALH-V6).
    """
    for slot in range(SLOTS):
        tile = state.market[slot]
        if tile == NO_TILE:
            continue
        seat = richest(state, SLOT_CURRENCY[slot])
        if seat >= 0:
            state.trays[seat] = [*state.trays[seat], tile]
            state.market[slot] = NO_TILE
            if notes is not None:
                args = {"seat": seat, "tile": state.kit.names[tile], "slot": slot + 1}
                notes.append(Note("got-last", "ALH-27", args))
    state.asked = [seat for seat in due_order(state) if state.trays[seat]]
    state.phase = LAST_PUT
    all_placed_last(state, notes)


def richest(state: State, currency: int) -> int:
    """Return the seat with most money of a currency, -1 for a tie or none (ALH-27, ALH-X5).

    Dirk has none (ALH-D5).
    """
    totals = [
        sum_of([card for card in hand if card < EXCHANGE and card_currency(card) == currency])
        for hand in state.hands
    ]
    best = max(totals)
    return totals.index(best) if best and totals.count(best) == 1 else -1


def all_placed_last(state: State, notes: list[Note] | None) -> None:
    """Let the next receiver place; when all have, score round 3 (ALH-28)."""
    while state.asked:
        seat = state.asked[0]
        tray = state.trays[seat]
        if not tray:
            state.asked = state.asked[1:]
            continue
        state.mover = seat
        if len(tray) > 1 or can_stand(state, seat, tray[0]):
            return
        tile = tray[0]
        state.trays[seat] = []
        state.reserves[seat] = with_one(state.reserves[seat], tile)
        if notes is not None:
            args: Args = {"seat": seat, "tile": state.kit.names[tile]}
            notes.append(Note("reserved", "ALH-14", args))
    for seat in range(state.players):
        cards = showable(state, seat)
        if cards:
            show(state, seat, cards, notes)  # ALH-B4
    score_round(state, 3, notes)
    state.phase = OVER


def can_stand(state: State, seat: int, tile: int) -> bool:
    """Tell whether a tile fits anywhere in an Alhambra."""
    survey(state.palaces[seat], state.kit.walls)
    return bool(spots(state.palaces[seat], state.kit.walls[tile]))
