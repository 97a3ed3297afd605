"""Alhambra in numbers: all actions numbered. docs/features/alhambra.md explains every block."""

from __future__ import annotations

from typing import Any, Final

from alcaide.core.features import Block, Features, starts
from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.components import DISPLAY, EXCHANGE, SLOTS
from alcaide.games.alhambra.legal import showable
from alcaide.games.alhambra.observation import (
    CARDS,
    CELLS,
    RESERVE,
    TRAY,
    TYPE_COUNT,
    observation,
    parts,
    rows,
    window_cell,
)
from alcaide.games.alhambra.state import State

WAYS: Final = 64  # payments for one market slot that have numbers
ACTIONS: Final = (
    Block("take", (CARDS,)),
    Block("take-several", (1 << DISPLAY,)),
    Block("buy", (SLOTS, WAYS)),
    Block("vizier", (SLOTS, WAYS)),
    Block("build", (TYPE_COUNT, RESERVE, CELLS)),
    Block("exchange", (TYPE_COUNT, RESERVE, CELLS)),
    Block("lift", (CELLS,)),
    Block("put", (TYPE_COUNT, TRAY, CELLS)),
    Block("put-reserve", (TYPE_COUNT, TRAY)),
    Block("put-dirk", (TYPE_COUNT, TRAY)),
    Block("square", (TYPE_COUNT,)),
    Block("reveal", (8,)),
    Block("reactivate", (1,)),
    Block("end", (1,)),
    Block("no", (1,)),
    Block("other", (1,)),
)
FIRST: Final = starts(ACTIONS)
TAKE: Final = FIRST["take"]
SEVERAL: Final = FIRST["take-several"]
BUY: Final = FIRST["buy"]
VIZIER: Final = FIRST["vizier"]
BUILD: Final = FIRST["build"]
EXCHANGES: Final = FIRST["exchange"]
LIFT: Final = FIRST["lift"]
PUT: Final = FIRST["put"]
PUT_RESERVE: Final = FIRST["put-reserve"]
PUT_DIRK: Final = FIRST["put-dirk"]
SQUARE: Final = FIRST["square"]
REVEAL: Final = FIRST["reveal"]
OTHER: Final = FIRST["other"]
NONE: Final = -1
KIND: Final[dict[Any, int]] = {  # the first number of each kind of action
    act.Take: TAKE,
    act.Buy: BUY,
    act.Vizier: VIZIER,
    act.Build: BUILD,
    act.Exchange: EXCHANGES,
    act.Lift: LIFT,
    act.Put: PUT,
    act.PutReserve: PUT_RESERVE,
    act.PutDirk: PUT_DIRK,
    act.Square: SQUARE,
    act.Reveal: REVEAL,
    act.Reactivate: FIRST["reactivate"],
    act.End: FIRST["end"],
    act.No: FIRST["no"],
}
Ways = list[list[tuple[int, ...]]]


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions; the first that has none of its own gets OTHER."""
    kinds = [KIND[type(action)] for action in actions]
    ways: Ways = []
    if BUY in kinds or VIZIER in kinds:
        ways = _payments(kinds, actions)
    reserve = rows(state, state.reserves[state.mover], RESERVE)
    tray = rows(state, state.trays[state.mover], TRAY)
    found: list[int] = []
    for i in range(len(actions)):
        kind, action = kinds[i], actions[i]
        if kind in (BUILD, EXCHANGES):
            found.append(_placed(kind, reserve, action))
        elif kind == PUT:
            found.append(_placed(kind, tray, action))
        elif kind in (BUY, VIZIER):
            found.append(_paid(kind, ways, action))
        elif kind in (PUT_RESERVE, PUT_DIRK):
            found.append(_rowed(kind, tray, action))
        else:
            found.append(_plain(state, kind, action))
    if NONE in found:
        found[found.index(NONE)] = OTHER
    return found


def _payments(kinds: list[int], actions: list[Action]) -> Ways:
    """Return the ways to pay for each slot of the market, the cheapest first."""
    ways: Ways = [[], [], [], []]
    for kind, action in zip(kinds, actions, strict=True):
        if kind in (BUY, VIZIER):
            _add_payment(ways, action)
    for cards in ways:
        if len(cards) > 1:
            cards.sort(key=paid)
    return ways


def _add_payment(ways: Ways, action: Any) -> None:
    ways[action.slot - 1].append(action.cards)


def paid(cards: tuple[int, ...]) -> int:
    """Return the value of a payment."""
    value = 0
    for card in cards:
        if card < EXCHANGE:
            value += card % 10
    return value


def _placed(first: int, row_of: dict[int, int], action: Any) -> int:
    """Return the number of putting a tile on a cell, NONE where there is no room for it."""
    tile: int = action.tile
    cell = window_cell(action.x, action.y)
    return first + row_of[tile] * CELLS + cell if cell >= 0 and tile in row_of else NONE


def _rowed(first: int, row_of: dict[int, int], action: Any) -> int:
    tile: int = action.tile
    return first + row_of[tile] if tile in row_of else NONE


def _paid(first: int, ways: Ways, action: Any) -> int:
    slot: int = action.slot - 1
    place = ways[slot].index(action.cards)
    return first + slot * WAYS + place if place < WAYS else NONE


def _plain(state: State, kind: int, action: Any) -> int:
    """Return the number of an action of any other kind; those of one number are their block."""
    if kind == TAKE:
        cards: tuple[int, ...] = action.cards
        if len(cards) == 1:
            return TAKE + cards[0]
        return SEVERAL + _mask(state.display, cards)
    if kind == LIFT:
        cell = window_cell(action.x, action.y)
        return LIFT + cell if cell >= 0 else NONE
    if kind == SQUARE:
        colour: int = action.colour
        return SQUARE + colour
    if kind == REVEAL:
        return REVEAL + _mask(showable(state, state.mover), action.cards)
    return kind


def _mask(things: list[int], chosen: tuple[int, ...]) -> int:
    """Return which of some things are chosen, as bits; of equal ones the first."""
    mask = 0
    for thing in chosen:
        for place in range(len(things)):
            if things[place] == thing and not mask >> place & 1:
                mask |= 1 << place
                break
    return mask


FEATURES: Final[Features[State, Action]] = Features(ACTIONS, parts, numbers, observation)


def features() -> Features[State, Action]:
    """Return the game in numbers."""
    return FEATURES
