"""What an action does. Numbers refer to docs/rules/alhambra.md."""

from __future__ import annotations

from alcaide.core.game import Args, Note
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.components import card_name
from alcaide.games.alhambra.legal import placings, turn_actions
from alcaide.games.alhambra.payments import sum_of
from alcaide.games.alhambra.state import ACT, LAST_PUT, NO_TILE, PUT, VIZIER_PUT, State
from alcaide.games.alhambra.turnend import (
    all_placed_last,
    answer,
    end_turn,
    refused_vizier,
    vizier_placed,
)


def mid_turn(state: State) -> bool:
    """Tell whether the last new tile is still to be placed before anything else goes on (ALH-7).

    With more of them every order and every cell would be too many ways to look at.
    """
    return state.phase in (PUT, VIZIER_PUT, LAST_PUT) and len(state.trays[state.mover]) == 1


def apply(state: State, action: Action, notes: list[Note] | None = None) -> None:
    """Carry out a legal action; legality is the caller's business."""
    match action:
        case act.Take():
            _take(state, action.cards, notes)
            _place_tray(state, notes)
        case act.Buy():
            _buy(state, action.slot - 1, action.cards, notes)
        case act.Put() | act.PutReserve() | act.PutDirk():
            _put(state, action, notes)
            _place_tray(state, notes)
        case act.Build() | act.Lift() | act.Exchange():
            _redesign(state, action, notes)
            _place_tray(state, notes)
        case act.Square():
            _take_square(state, action.colour, notes)
            _place_tray(state, notes)
        case act.Reactivate():
            state.active |= 1 << state.mover
            if notes is not None:
                notes.append(Note("reactivated", "ALH-V5", {"seat": state.mover}))
            _place_tray(state, notes)
        case act.End():
            _place_tray(state, notes)
        case act.Vizier():
            _vizier(state, action.slot - 1, action.cards, notes)
        case act.No():
            refused_vizier(state, notes)
        case act.Reveal():
            answer(state, list(action.cards), notes)


def _names(cards: tuple[int, ...]) -> str:
    return " ".join([card_name(card) for card in cards])


def _take(state: State, cards: tuple[int, ...], notes: list[Note] | None) -> None:
    """Take cards from the display (ALH-2)."""
    hand = state.hands[state.mover]
    for card in cards:
        state.display.remove(card)
        hand.append(card)
    hand.sort()
    if notes is not None:
        notes.append(Note("took", "ALH-2", {"seat": state.mover, "cards": _names(cards)}))


def pay(state: State, cards: tuple[int, ...]) -> None:
    """Put cards of the hand on the discards (ALH-3)."""
    hand = state.hands[state.mover]
    for card in cards:
        hand.remove(card)
        state.discards.append(card)


def _money(cards: tuple[int, ...]) -> int:
    return sum_of([card for card in cards if card < 40])


def _buy(state: State, slot: int, cards: tuple[int, ...], notes: list[Note] | None) -> None:
    """Buy a building; the exact price gives another action (ALH-4)."""
    seat = state.mover
    tile = state.market[slot]
    pay(state, cards)
    state.market[slot] = NO_TILE
    state.trays[seat].append(tile)
    price = state.kit.price[tile]
    exact = _money(cards) == price
    if notes is not None:
        args: Args = {"seat": seat, "tile": state.kit.names[tile], "price": price}
        args |= {"cards": _names(cards), "exact": "yes" if exact else "no", "slot": slot + 1}
        notes.append(Note("bought", "ALH-4" if exact else "ALH-3", args))
    if exact:
        state.further = True
        if any(not isinstance(action, act.End) for action in turn_actions(state)):
            return
    _place_tray(state, notes)


def _redesign(
    state: State, action: act.Build | act.Lift | act.Exchange, notes: list[Note] | None
) -> None:
    """Change the own Alhambra; buildings and squares alike (ALH-15 to ALH-17, ALH-Q4).

    Shifting a tile takes two of them (ALH-18).
    """
    seat = state.mover
    palace = state.palaces[seat]
    reserve = state.reserves[seat]
    gone = palace.tile_at(action.x, action.y)  # EMPTY for a build
    match action:
        case act.Lift():
            state.palaces[seat] = palace.without(action.x, action.y)
        case act.Build() | act.Exchange():
            state.palaces[seat] = palace.with_tile(action.tile, action.x, action.y)
            reserve.remove(action.tile)
    if gone >= 0:
        reserve.append(gone)
        reserve.sort()
    if notes is not None:
        _tell_redesign(state, action, gone, notes)
    if gone >= 0 and gone in state.shown[seat]:
        _take_back(state, seat, gone, notes)


def _tell_redesign(
    state: State, action: act.Build | act.Lift | act.Exchange, gone: int, notes: list[Note]
) -> None:
    names = state.kit.names
    args: Args = {"seat": state.mover, "x": action.x, "y": action.y}
    match action:
        case act.Build():
            notes.append(Note("built", "ALH-15", args | {"tile": names[action.tile]}))
        case act.Lift():
            notes.append(Note("lifted", "ALH-16", args | {"tile": names[gone]}))
        case act.Exchange():
            more = {"tile": names[action.tile], "other": names[gone]}
            notes.append(Note("exchanged", "ALH-17", args | more))


def _take_back(state: State, seat: int, tile: int, notes: list[Note] | None) -> None:
    """Take a shown bonus card back when its tile leaves (ALH-B3)."""
    state.shown[seat].remove(tile)
    state.bonuses[seat].append(tile)
    state.bonuses[seat].sort()
    if notes is not None:
        notes.append(Note("took-back", "ALH-B3", {"seat": seat, "tile": state.kit.names[tile]}))


def _take_square(state: State, colour: int, notes: list[Note] | None) -> None:
    """Take the open square of a colour, to be placed with bought tiles (ALH-Q1, ALH-Q2)."""
    tile = state.stacks[colour].pop()
    state.trays[state.mover].append(tile)
    if notes is not None:
        notes.append(Note("square", "ALH-Q1", {"seat": state.mover, "tile": state.kit.names[tile]}))


def _put(
    state: State, action: act.Put | act.PutReserve | act.PutDirk, notes: list[Note] | None
) -> None:
    """Place one tile of the tray (ALH-7)."""
    seat = state.mover
    tile = action.tile
    state.trays[seat].remove(tile)
    match action:
        case act.Put():
            palace = state.palaces[seat]
            state.palaces[seat] = palace.with_tile(tile, action.x, action.y)
        case act.PutReserve():
            state.reserves[seat].append(tile)
            state.reserves[seat].sort()
        case act.PutDirk():
            state.dirk.append(tile)
    if notes is not None:
        args: Args = {"seat": seat, "tile": state.kit.names[tile]}
        match action:
            case act.Put():
                notes.append(Note("placed", "ALH-7", args | {"x": action.x, "y": action.y}))
            case act.PutReserve():
                notes.append(Note("reserved", "ALH-14", args))
            case act.PutDirk():
                notes.append(Note("given-to-dirk", "ALH-D6", args))


def _place_tray(state: State, notes: list[Note] | None) -> None:
    """Ask for the next tile to be placed; go on when none is left (ALH-7)."""
    tray = state.trays[state.mover]
    if state.phase == ACT:
        state.further = False
        state.phase = PUT
    while tray:
        if len(tray) > 1:
            return
        choices = placings(state)
        if len(choices) > 1:
            return
        _put(state, act.PutReserve(tray[0]), notes)  # it fits nowhere
    if state.phase == PUT:
        end_turn(state, notes)
    elif state.phase == VIZIER_PUT:
        vizier_placed(state, notes)
    elif state.phase == LAST_PUT:
        all_placed_last(state, notes)


def _vizier(state: State, slot: int, cards: tuple[int, ...], notes: list[Note] | None) -> None:
    """Buy with the vizier and turn him over (ALH-V3)."""
    seat = state.mover
    tile = state.market[slot]
    pay(state, cards)
    state.market[slot] = NO_TILE
    state.active &= ~(1 << seat)
    state.trays[seat].append(tile)
    state.phase = VIZIER_PUT
    if notes is not None:
        args: Args = {"seat": seat, "tile": state.kit.names[tile], "cards": _names(cards)}
        notes.append(Note("vizier", "ALH-V3", args | {"price": state.kit.price[tile]}))
    _place_tray(state, notes)
