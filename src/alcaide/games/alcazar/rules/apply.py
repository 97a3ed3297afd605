"""What an action does. Numbers refer to docs/rules/alcazar.md."""

from __future__ import annotations

from alcaide.core.seat_sets import all_seats, has_seat, with_seat
from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.building import (
    build_bridge,
    extend,
    found_castle,
    found_palace,
    raise_tower,
)
from alcaide.games.alcazar.rules.castles import give_flag, waiting
from alcaide.games.alcazar.rules.components import CARD_PRICE, TOWER_PRICE
from alcaide.games.alcazar.rules.legal import first_cell, must_retire
from alcaide.games.alcazar.rules.nobles import go_back, move, noble_actions, place, swap
from alcaide.games.alcazar.rules.state import FLAG, MAIN, NOBLE, OVER, State
from alcaide.interface.argument_checks import no_action
from alcaide.interface.values import Note


def turn(state: State) -> int | None:
    """Return the seat to move, or None when the game is over."""
    return None if state.phase == OVER else state.seat


def mid_turn(state: State) -> bool:
    """Tell whether the flag or noble step of a build is under way (ALC-23)."""
    return state.phase in (FLAG, NOBLE)


def apply(state: State, action: Action, notes: list[Note] | None = None) -> None:
    """Carry out a legal action; legality is the caller's business."""
    match action:
        case act.Done():
            end_turn(state, notes)
        case act.BuyOpen() | act.BuyDeck() | act.BuyTower():
            buy(state, action, notes)
        case act.Baron():
            place(state, action.cell, 0, notes)
            _after_placing(state, notes)
        case act.Grandee():
            place(state, action.cell, 1, notes)
            _after_placing(state, notes)
        case act.Move():
            move(state, action.cell1, action.cell2, notes)
            end_turn(state, notes)
        case act.Swap():
            swap(state, action.cell1, action.cell2, notes)
            end_turn(state, notes)
        case act.Retire():
            state.forced = state.forced or must_retire(state)
            go_back(state, action.cell, notes, retired=True)
        case act.Pass():
            _pass(state, notes)
        case act.Flag():
            _choose_flag(state, action.cell, notes)
        case _:
            _build(state, action, notes)


def buy(
    state: State, action: act.BuyOpen | act.BuyDeck | act.BuyTower, notes: list[Note] | None
) -> None:
    """Buy one card (ALC-11)."""
    seat = state.seat
    match action:
        case act.BuyTower():
            state.money[seat] -= TOWER_PRICE
            state.towers -= 1
            state.tower_hands[seat] += 1
            if notes is not None:
                notes.append(Note("bought-tower", "ALC-11", {"seat": seat, "price": TOWER_PRICE}))
        case act.BuyDeck():
            state.money[seat] -= CARD_PRICE
            _take(state.hands[seat], state.deck.pop())
            if notes is not None:
                notes.append(Note("bought-deck", "ALC-11", {"seat": seat, "price": CARD_PRICE}))
        case act.BuyOpen():
            card = action.card
            state.money[seat] -= CARD_PRICE
            _take(state.hands[seat], card)
            _take(state.shown[seat], card)
            place_in_row = state.open.index(card)
            if state.deck:
                state.open[place_in_row] = state.deck.pop()
            else:
                state.open.pop(place_in_row)
            if notes is not None:
                args = {"seat": seat, "card": card, "price": CARD_PRICE}
                notes.append(Note("bought-open", "ALC-11", args))
    state.passed = 0
    end_turn(state, notes)


def _take(cards: list[int], card: int) -> None:
    cards.append(card)
    cards.sort()


def _build(state: State, action: Action, notes: list[Note] | None) -> None:
    """Build, in the order of ALC-23."""
    placing = True
    match action:
        case act.Extend():
            placing = extend(state, action.card, notes)
        case act.Palace():
            found_palace(state, action.card, notes)
        case act.Castle():
            found_castle(state, action.card, action.first, notes)
        case act.Tower():
            raise_tower(state, action.cell, notes)
        case act.Bridge():
            build_bridge(state, action.cell1, action.cell2, notes)
        case _:
            raise no_action("alcazar", action)
    state.passed = 0
    if placing:
        _settle(state, notes)
    else:
        end_turn(state, notes)  # ALC-82: fifty reales and no noble step


def _settle(state: State, notes: list[Note] | None) -> None:
    """Give out flags (ALC-22), then open the noble step (ALC-50) if anything is possible in it."""
    while state.castles.bit_count() < 8:
        palaces = waiting(state)
        if not palaces:
            break
        if len(palaces) > state.free_flags():
            state.phase = FLAG
            return
        give_flag(state, palaces[0], notes)
    if len(noble_actions(state)) > 1:
        state.phase = NOBLE
    else:
        end_turn(state, notes)


def _choose_flag(state: State, cell: int, notes: list[Note] | None) -> None:
    for building in waiting(state):
        if first_cell(state, building) == cell:
            give_flag(state, building, notes)
            break
    _settle(state, notes)


def _after_placing(state: State, notes: list[Note] | None) -> None:
    """Offer the second noble after the founding of a castle (ALC-33); else end the turn."""
    state.placed += 1
    if not state.founding or state.placed == 2 or len(noble_actions(state)) == 1:
        end_turn(state, notes)


def _pass(state: State, notes: list[Note] | None) -> None:
    """Lose the turn; leave the game without a card to hold or to buy (ALC-71)."""
    seat = state.seat
    state.passed = with_seat(state.passed, seat)
    if notes is not None:
        notes.append(Note("passed", "ALC-71", {"seat": seat}))
    held = bool(state.hands[seat]) or state.tower_hands[seat] > 0
    if not held and not state.open and not state.deck and not state.towers:
        state.out = with_seat(state.out, seat)
        if notes is not None:
            notes.append(Note("out", "ALC-71", {"seat": seat}))
    everybody = all_seats(state.players)
    if everybody & ~state.out & ~state.passed:
        end_turn(state, notes)
        return
    state.phase = OVER  # ALC-72
    if notes is not None:
        notes.append(Note("ended-passes", "ALC-72"))


def end_turn(state: State, notes: list[Note] | None) -> None:
    """End the game when a stock is used up (ALC-90), else go on to the next seat (ALC-4)."""
    if state.active >= 0:
        state.active = -1
        state.fresh = []
        state.founding = False
        state.placed = 0
    state.retired = state.forced = False
    if not state.cubes or not state.bridges:
        state.phase = OVER
        if notes is not None:
            notes.append(Note("ended-bridges" if state.cubes else "ended-cubes", "ALC-90"))
        return
    state.phase = MAIN
    seat = state.seat
    while True:
        seat = seat + 1 if seat + 1 < state.players else 0
        if seat == state.start:
            state.round += 1
        if not has_seat(state.out, seat):
            break
    state.seat = seat
