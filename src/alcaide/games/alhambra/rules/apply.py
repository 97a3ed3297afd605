"""What an action does. Numbers refer to docs/rules/alhambra.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append

from alcaide.core.seat_sets import with_seat, without_seat
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.rules.legal import END, STALL_ROUNDS, dirk_takes, turn_actions
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.games.alhambra.rules.state import (
    ACT,
    LAST_PUT,
    NO_TILE,
    PROGRESS,
    PUT,
    REVEAL,
    VIZIER_PUT,
    State,
    with_one,
    without,
)
from alcaide.games.alhambra.rules.tile_names import cards_said
from alcaide.games.alhambra.rules.turn_end import (
    all_placed_last,
    answer,
    can_stand,
    end_turn,
    refused_vizier,
    show,
    vizier_placed,
)
from alcaide.interface.argument_checks import no_action
from alcaide.interface.values import Args, Note


def mid_turn(state: State) -> bool:
    """Tell whether the last new tile is still to be placed before anything else goes on (ALH-7).

    With more of them every order and every cell would be too many ways to look at, and so would
    the last tiles of the market be, which come on top (ALH-27).
    """
    return state.phase in (PUT, VIZIER_PUT) and len(state.trays[state.mover]) == 1


def apply(state: State, action: Action, notes: list[Note] | None = None) -> None:
    """Carry out a legal action; legality is the caller's business."""
    effect = EFFECTS.get(type(action))
    if effect is None:
        raise no_action("alhambra", action)
    effect(state, action, notes)


def _take(state: State, action: act.Take, notes: list[Note] | None) -> None:
    """Take cards from the display (ALH-2)."""
    state.stalled = 0
    cards = action.cards
    hand = [*state.hands[state.mover], *cards]
    hand.sort()
    state.hands[state.mover] = hand
    for card in cards:
        state.display = without(state.display, card)
    if notes is not None:
        notes.append(Note("took", "ALH-2", {"seat": state.mover, "cards": cards_said(cards)}))
    _place_tray(state, notes)


def pay(state: State, cards: tuple[int, ...]) -> None:
    """Put cards of the hand on the discards (ALH-3)."""
    hand = state.hands[state.mover].copy()
    for card in cards:
        hand.remove(card)
        state.discards = append(state.discards, card)
    state.hands[state.mover] = hand


def _money(cards: tuple[int, ...]) -> int:
    return sum_of([card for card in cards if card < 40])


def _buy(state: State, action: act.Buy, notes: list[Note] | None) -> None:
    """Buy a building; the exact price gives another action (ALH-4)."""
    state.stalled = 0
    seat = state.mover
    slot, cards = action.slot - 1, action.cards
    tile = state.market[slot]
    pay(state, cards)
    state.market[slot] = NO_TILE
    state.trays[seat] = [*state.trays[seat], tile]
    price = state.kit.price[tile]
    exact = _money(cards) == price
    if notes is not None:
        args: Args = {"seat": seat, "tile": state.kit.names[tile], "price": price}
        args |= {"cards": cards_said(cards), "exact": "yes" if exact else "no", "slot": slot + 1}
        notes.append(Note("bought", "ALH-4" if exact else "ALH-3", args))
    if exact:
        state.further = True
        if state.display or any(then is not END for then in turn_actions(state)):
            return
    _place_tray(state, notes)


def _build(state: State, action: act.Build, notes: list[Note] | None) -> None:
    """Bring a tile of the reserve into the Alhambra (ALH-15)."""
    seat = state.mover
    tile = action.tile
    state.palaces[seat] = state.palaces[seat].with_tile(tile, action.x, action.y)
    state.reserves[seat] = without(state.reserves[seat], tile)
    if notes is not None:
        args: Args = {"seat": seat, "x": action.x, "y": action.y}
        notes.append(Note("built", "ALH-15", args | {"tile": state.kit.names[tile]}))
    _count_stall(state, notes)
    _place_tray(state, notes)


def _lift(state: State, action: act.Lift, notes: list[Note] | None) -> None:
    """Put a tile of the Alhambra into the reserve (ALH-16); a build shifts it (ALH-18)."""
    seat = state.mover
    palace = state.palaces[seat]
    gone = palace.tile_at(action.x, action.y)
    state.palaces[seat] = palace.without(action.x, action.y)
    if notes is not None:
        args: Args = {"seat": seat, "x": action.x, "y": action.y}
        notes.append(Note("lifted", "ALH-16", args | {"tile": state.kit.names[gone]}))
    _to_reserve(state, seat, gone, notes)
    _count_stall(state, notes)
    _place_tray(state, notes)


def _exchange(state: State, action: act.Exchange, notes: list[Note] | None) -> None:
    """Exchange a tile of the Alhambra for one of the reserve (ALH-17)."""
    seat = state.mover
    palace = state.palaces[seat]
    tile = action.tile
    gone = palace.tile_at(action.x, action.y)
    state.palaces[seat] = palace.with_tile(tile, action.x, action.y)
    state.reserves[seat] = without(state.reserves[seat], tile)
    if notes is not None:
        names = state.kit.names
        args: Args = {"seat": seat, "x": action.x, "y": action.y}
        args |= {"tile": names[tile], "other": names[gone]}
        notes.append(Note("exchanged", "ALH-17", args))
    _to_reserve(state, seat, gone, notes)
    _count_stall(state, notes)
    _place_tray(state, notes)


def _to_reserve(state: State, seat: int, gone: int, notes: list[Note] | None) -> None:
    """Keep what left the Alhambra, a square too (ALH-Q4)."""
    state.reserves[seat] = with_one(state.reserves[seat], gone)
    if state.bonus and gone in state.shown[seat]:
        _take_back(state, seat, gone, notes)


def _take_back(state: State, seat: int, tile: int, notes: list[Note] | None) -> None:
    """Take a shown bonus card back when its tile leaves (ALH-B3)."""
    state.shown[seat] = without(state.shown[seat], tile)
    state.bonuses[seat] = with_one(state.bonuses[seat], tile)
    if notes is not None:
        notes.append(Note("took-back", "ALH-B3", {"seat": seat, "tile": state.kit.names[tile]}))


def _take_square(state: State, action: act.Square, notes: list[Note] | None) -> None:
    """Take the open square of a colour, to be placed with bought tiles (ALH-Q1, ALH-Q2)."""
    state.stalled = 0
    stack = state.stacks[action.colour]
    tile = stack[-1]
    state.stacks[action.colour] = stack[:-1]
    state.trays[state.mover] = [*state.trays[state.mover], tile]
    if notes is not None:
        notes.append(Note("square", "ALH-Q1", {"seat": state.mover, "tile": state.kit.names[tile]}))
    _place_tray(state, notes)


def _reactivate(state: State, _: act.Reactivate, notes: list[Note] | None) -> None:
    """Turn the own vizier up again (ALH-V5)."""
    state.active = with_seat(state.active, state.mover)
    if notes is not None:
        notes.append(Note("reactivated", "ALH-V5", {"seat": state.mover}))
    _count_stall(state, notes)
    _place_tray(state, notes)


def _end(state: State, _: act.End, notes: list[Note] | None) -> None:
    """Go without a further action (ALH-6)."""
    _count_stall(state, notes)
    _place_tray(state, notes)


def _count_stall(state: State, notes: list[Note] | None) -> None:
    """Count a turn without progress; one that has bought is none (ALH-40)."""
    if state.further or state.version < PROGRESS:
        return
    state.stalled += 1
    if notes is not None and state.stalled == STALL_ROUNDS * state.players:
        notes.append(Note("stalled", "ALH-40", {"rounds": STALL_ROUNDS}))


def _put(state: State, action: act.Put, notes: list[Note] | None) -> None:
    """Place one tile of the tray in the Alhambra (ALH-7)."""
    seat = state.mover
    tile = action.tile
    state.trays[seat] = without(state.trays[seat], tile)
    state.palaces[seat] = state.palaces[seat].with_tile(tile, action.x, action.y)
    if notes is not None:
        args: Args = {"seat": seat, "tile": state.kit.names[tile], "x": action.x, "y": action.y}
        notes.append(Note("placed", "ALH-7", args))
    _place_tray(state, notes)


def _put_reserve(state: State, action: act.PutReserve, notes: list[Note] | None) -> None:
    """Keep one tile of the tray for later (ALH-14)."""
    _reserve(state, action.tile, notes)
    _place_tray(state, notes)


def _reserve(state: State, tile: int, notes: list[Note] | None) -> None:
    seat = state.mover
    state.trays[seat] = without(state.trays[seat], tile)
    state.reserves[seat] = with_one(state.reserves[seat], tile)
    if notes is not None:
        notes.append(Note("reserved", "ALH-14", {"seat": seat, "tile": state.kit.names[tile]}))


def _put_dirk(state: State, action: act.PutDirk, notes: list[Note] | None) -> None:
    """Give one tile of the tray to Dirk (ALH-D6)."""
    seat = state.mover
    state.trays[seat] = without(state.trays[seat], action.tile)
    state.dirk = [*state.dirk, action.tile]
    if notes is not None:
        args: Args = {"seat": seat, "tile": state.kit.names[action.tile]}
        notes.append(Note("given-to-dirk", "ALH-D6", args))
    _place_tray(state, notes)


def _place_tray(state: State, notes: list[Note] | None) -> None:
    """Ask for the next tile to be placed; go on when none is left (ALH-7)."""
    if state.phase == ACT:
        state.further = False
        state.phase = PUT
    while state.trays[state.mover]:
        tray = state.trays[state.mover]
        if len(tray) > 1 or dirk_takes(state, tray[0]) or can_stand(state, state.mover, tray[0]):
            return
        _reserve(state, tray[0], notes)  # it fits nowhere
    if state.phase == PUT:
        end_turn(state, notes)
    elif state.phase == VIZIER_PUT:
        vizier_placed(state, notes)
    elif state.phase == LAST_PUT:
        all_placed_last(state, notes)


def _vizier(state: State, action: act.Vizier, notes: list[Note] | None) -> None:
    """Buy with the vizier and turn him over (ALH-V3)."""
    state.stalled = 0
    seat = state.mover
    slot, cards = action.slot - 1, action.cards
    tile = state.market[slot]
    pay(state, cards)
    state.market[slot] = NO_TILE
    state.active = without_seat(state.active, seat)
    state.trays[seat] = [*state.trays[seat], tile]
    state.phase = VIZIER_PUT
    if notes is not None:
        args: Args = {"seat": seat, "tile": state.kit.names[tile], "cards": cards_said(cards)}
        args |= {"price": state.kit.price[tile], "slot": slot + 1}
        notes.append(Note("vizier", "ALH-V3", args))
    _place_tray(state, notes)


def _no_vizier(state: State, _: act.No, notes: list[Note] | None) -> None:
    """Leave the vizier unused (ALH-V4)."""
    refused_vizier(state, notes)


def _reveal(state: State, action: act.Reveal, notes: list[Note] | None) -> None:
    """Answer which bonus cards are shown; in the own turn, show one and go on (ALH-B2)."""
    if state.phase == REVEAL:
        answer(state, list(action.cards), notes)
    else:
        show(state, state.mover, list(action.cards), notes)


Effect = Callable[[State, Any, list[Note] | None], None]
EFFECTS: Final[dict[type, Effect]] = {
    act.Take: _take,
    act.Buy: _buy,
    act.Build: _build,
    act.Lift: _lift,
    act.Exchange: _exchange,
    act.Square: _take_square,
    act.Reactivate: _reactivate,
    act.End: _end,
    act.Put: _put,
    act.PutReserve: _put_reserve,
    act.PutDirk: _put_dirk,
    act.Vizier: _vizier,
    act.No: _no_vizier,
    act.Reveal: _reveal,
}
