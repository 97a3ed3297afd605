"""Alhambra in numbers: all actions numbered. docs/features/alhambra.md explains every block."""

from __future__ import annotations

from typing import Final

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
REACTIVATE: Final = FIRST["reactivate"]
END: Final = FIRST["end"]
NO: Final = FIRST["no"]
OTHER: Final = FIRST["other"]
NONE: Final = -1
Ways = list[list[tuple[int, ...]]]


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions; the first that has none of its own gets OTHER."""
    ways: Ways = [[], [], [], []]
    for action in actions:
        if isinstance(action, (act.Buy, act.Vizier)):
            ways[action.slot - 1].append(action.cards)
    for cards in ways:
        if len(cards) > 1:
            cards.sort(key=paid)
    reserve = rows(state, state.reserves[state.mover], RESERVE)
    tray = rows(state, state.trays[state.mover], TRAY)
    found = [_number(state, action, ways, reserve, tray) for action in actions]
    if NONE in found:
        found[found.index(NONE)] = OTHER
    return found


def paid(cards: tuple[int, ...]) -> int:
    """Return the value of a payment."""
    value = 0
    for card in cards:
        if card < EXCHANGE:
            value += card % 10
    return value


def _number(
    state: State, action: Action, ways: Ways, reserve: dict[int, int], tray: dict[int, int]
) -> int:
    """Return the number of an action, NONE where its block has no room for it."""
    match action:
        case act.Build():
            return _placed(BUILD, reserve, action.tile, action.x, action.y)
        case act.Put():
            return _placed(PUT, tray, action.tile, action.x, action.y)
        case act.Exchange():
            return _placed(EXCHANGES, reserve, action.tile, action.x, action.y)
        case act.Lift():
            cell = window_cell(action.x, action.y)
            return LIFT + cell if cell >= 0 else NONE
        case act.PutReserve():
            return PUT_RESERVE + tray[action.tile] if action.tile in tray else NONE
        case act.PutDirk():
            return PUT_DIRK + tray[action.tile] if action.tile in tray else NONE
        case act.Take():
            if len(action.cards) == 1:
                return TAKE + action.cards[0]
            return SEVERAL + _mask(state.display, action.cards)
        case act.Buy():
            place = ways[action.slot - 1].index(action.cards)
            return BUY + (action.slot - 1) * WAYS + place if place < WAYS else NONE
        case act.Vizier():
            place = ways[action.slot - 1].index(action.cards)
            return VIZIER + (action.slot - 1) * WAYS + place if place < WAYS else NONE
        case act.Reveal():
            return REVEAL + _mask(showable(state, state.mover), action.cards)
        case act.Square():
            return SQUARE + action.colour
        case act.Reactivate():
            return REACTIVATE
        case act.End():
            return END
        case act.No():
            return NO


def _placed(first: int, row_of: dict[int, int], tile: int, x: int, y: int) -> int:
    cell = window_cell(x, y)
    return first + row_of[tile] * CELLS + cell if cell >= 0 and tile in row_of else NONE


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
