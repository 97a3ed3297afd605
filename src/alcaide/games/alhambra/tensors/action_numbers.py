"""Alhambra in numbers: all actions numbered. docs/features/alhambra.md explains every block."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.rules.components import DISPLAY, EXCHANGE, SLOTS
from alcaide.games.alhambra.rules.legal import showable
from alcaide.games.alhambra.rules.packed import card_value
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.tensors.observations import (
    CARDS,
    CELLS,
    RESERVE,
    TRAY,
    TYPE_COUNT,
    entry_row,
    entry_tile,
    new_cache,
    parts,
    rows,
    window_cell,
    write,
)
from alcaide.interface.features import Block, Features, starts

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
BITS: Final = 7  # of a tile
TILES: Final = 1 << BITS
NO_TILE: Final = TILES - 1
BUYING: Final[Any] = act.Buy  # bound here: found at once when compiled
VIZIERING: Final[Any] = act.Vizier
KNOWN: Final[dict[Action, int]] = {}  # numbers that were worked out: see `_learn`


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions; the first that has none of its own gets OTHER."""
    own = rows(state, state.reserves[state.mover], RESERVE)
    if state.trays[state.mover]:
        own += rows(state, state.trays[state.mover], TRAY)
    found: list[int] = []
    paid = lacking = False
    last: i64 = NO_TILE
    row: i64 = 0
    for action in actions:
        kind: Any = type(action)
        if kind is BUYING or kind is VIZIERING:
            paid = True
            found.append(BUY if kind is BUYING else VIZIER)
            continue
        known: i64 = KNOWN.get(action, NONE)
        if known < 0:
            known = _number(state, action)
        tile = known & NO_TILE
        if tile != last:
            last, row = tile, _row(own, tile)
        number = known >> BITS
        if number < 0 or row < 0:
            number = NONE
            lacking = True
        elif row:
            number += row if number >= PUT_RESERVE else row * CELLS
        found.append(number)
    if paid:
        lacking = _count_ways(actions, found) or lacking
    if lacking:
        found[found.index(NONE)] = OTHER
    return found


def _row(own: list[int], tile: i64) -> i64:
    """Return the row of a tile among the mover's own, NONE if it has none."""
    if tile == NO_TILE:
        return 0
    for entry in own:
        if entry_tile(entry) == tile:
            return entry_row(entry)
    return NONE


def _number(state: State, action: Any) -> int:
    """Return the number of an action that is not known, as `_learn` returns it."""
    kind = KIND[type(action)]
    if kind == REVEAL:
        return (REVEAL + _mask(showable(state, state.mover), action.cards)) * TILES + NO_TILE
    if kind == TAKE:
        cards: tuple[int, ...] = action.cards
        if len(cards) > 1:
            return (SEVERAL + _mask(state.display, cards)) * TILES + NO_TILE
    return _learn(kind, action)


def _learn(kind: int, action: Any) -> int:
    """Remember and return the number of an action in the first row, times TILES, plus its tile."""
    number, tile = kind, NO_TILE
    if kind == TAKE:
        cards: tuple[int, ...] = action.cards
        number += cards[0]
    elif kind == SQUARE:
        colour: int = action.colour
        number += colour
    elif kind in (BUILD, EXCHANGES, LIFT, PUT):
        cell = window_cell(action.x, action.y)
        if cell < 0:
            return NONE
        number += cell
    if kind in (BUILD, EXCHANGES, PUT, PUT_RESERVE, PUT_DIRK):
        tile = action.tile
    known = number * TILES + tile
    KNOWN[action] = known
    return known


def _count_ways(actions: list[Action], found: list[int]) -> bool:
    """Give the ways to pay for each slot of the market their numbers, the cheapest first.

    Tell whether there are more of them than numbers.
    """
    slots = vec[i64]()
    values = vec[i64]()
    places = vec[i64]()
    for place, number in enumerate(found):
        if number in (BUY, VIZIER):
            slots = append(slots, _slot(actions[place]))
            values = append(values, _value(actions[place]))
            places = append(places, place)
    lacking = False
    for n in range(len(places)):
        place, slot, value = places[n], slots[n], values[n]
        way = 0
        for m in range(len(values)):
            if slots[m] == slot and (values[m] < value or (values[m] == value and m < n)):
                way += 1
        if way < WAYS:
            found[place] = found[place] + slot * WAYS + way
        else:
            found[place] = NONE
            lacking = True
    return lacking


def _slot(action: Any) -> int:
    slot: int = action.slot
    return slot - 1


def _value(action: Any) -> int:
    """Return the value of a payment."""
    cards: tuple[int, ...] = action.cards
    value = 0
    for card in cards:
        if card < EXCHANGE:
            value += card_value(card)
    return value


def _mask(things: list[int], chosen: tuple[int, ...]) -> int:
    """Return which of some things are chosen, as bits; of equal ones the first."""
    mask = 0
    for thing in chosen:
        for place in range(len(things)):
            if things[place] == thing and not mask >> place & 1:
                mask |= 1 << place
                break
    return mask


FEATURES: Final[Features[State, Action]] = Features(ACTIONS, parts, numbers, write, new_cache)


def features() -> Features[State, Action]:
    """Return the game in numbers."""
    return FEATURES
