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


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions; the first that has none of its own gets OTHER."""
    reserve = rows(state, state.reserves[state.mover], RESERVE)
    tray = rows(state, state.trays[state.mover], TRAY)
    found: list[int] = []
    paid = lacking = False
    for action in actions:
        kind = KIND[type(action)]
        number = kind
        if kind in (BUILD, EXCHANGES):
            number = _placed(kind, reserve, action)
        elif kind == PUT:
            number = _placed(kind, tray, action)
        elif kind in (BUY, VIZIER):
            paid = True
        elif kind in (PUT_RESERVE, PUT_DIRK):
            number = _rowed(kind, tray, action)
        else:
            number = _plain(state, kind, action)
        lacking = lacking or number < 0
        found.append(number)
    if paid:
        _count_ways(actions, found)
    if (lacking or paid) and NONE in found:
        found[found.index(NONE)] = OTHER
    return found


def _count_ways(actions: list[Action], found: list[int]) -> None:
    """Give the ways to pay for each slot of the market their numbers, the cheapest first."""
    slots: list[int] = []
    values: list[int] = []
    places: list[int] = []
    for i in range(len(actions)):
        if found[i] == BUY or found[i] == VIZIER:
            slots.append(_slot(actions[i]))
            values.append(_value(actions[i]))
            places.append(i)
    for n in range(len(places)):
        slot, value = slots[n], values[n]
        way = 0
        for m in range(len(places)):
            if slots[m] == slot and (values[m] < value or (values[m] == value and m < n)):
                way += 1
        i = places[n]
        found[i] = found[i] + slot * WAYS + way if way < WAYS else NONE


def _slot(action: Any) -> int:
    slot: int = action.slot
    return slot - 1


def _value(action: Any) -> int:
    """Return the value of a payment."""
    cards: tuple[int, ...] = action.cards
    value = 0
    for card in cards:
        if card < EXCHANGE:
            value += card % 10
    return value


def _placed(first: int, row_of: dict[int, int], action: Any) -> int:
    """Return the number of putting a tile on a cell, NONE where there is no room for it."""
    tile: int = action.tile
    cell = window_cell(action.x, action.y)
    row = row_of.get(tile, NONE)
    return first + row * CELLS + cell if cell >= 0 and row >= 0 else NONE


def _rowed(first: int, row_of: dict[int, int], action: Any) -> int:
    tile: int = action.tile
    row = row_of.get(tile, NONE)
    return first + row if row >= 0 else NONE


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
