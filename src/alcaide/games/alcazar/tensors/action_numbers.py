"""Alcazar in numbers: all actions numbered. docs/features/alcazar.md explains every block."""

from __future__ import annotations

from typing import Final

from alcaide.games.alcazar import actions as act
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.components import CELLS, LINES, SPACES
from alcaide.games.alcazar.rules.packed import is_grandee
from alcaide.games.alcazar.rules.state import State
from alcaide.games.alcazar.tensors.observations import new_cache, parts, write
from alcaide.interface.features import Block, Features, starts

FRESH: Final = 3  # cells of a new piece at most
GRANDEES: Final = 2
ACTIONS: Final = (
    Block("retire", (CELLS,)),
    Block("buy-open", (SPACES,)),
    Block("buy-deck", (1,)),
    Block("buy-tower", (1,)),
    Block("castle", (SPACES, 3)),
    Block("palace", (SPACES,)),
    Block("extend", (SPACES,)),
    Block("tower", (CELLS,)),
    Block("bridge", (len(LINES),)),
    Block("flag", (CELLS,)),
    Block("baron", (CELLS,)),
    Block("grandee", (CELLS,)),
    Block("done", (1,)),
    Block("pass", (1,)),
    Block("move", (CELLS, FRESH)),
    Block("swap", (CELLS, GRANDEES)),
)
FIRST: Final = starts(ACTIONS)
PLAIN: Final[list[Action]] = [  # those whose numbers mean the same in every position
    *act.RETIRE,
    *act.BUY_OPEN[1:],
    act.BUY_DECK,
    act.BUY_TOWER,
    *act.CASTLE[3:],
    *act.PALACE[1:],
    *act.EXTEND[1:],
    *act.TOWER,
    *act.BRIDGE,
    *act.FLAG,
    *act.BARON,
    *act.GRANDEE,
    act.DONE,
    act.PASS,
]
NUMBER: Final[dict[Action, int]] = {action: number for number, action in enumerate(PLAIN)}
MOVE: Final = FIRST["move"]
SWAP: Final = FIRST["swap"]


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions."""
    if state.active < 0:  # no step of nobles
        return [NUMBER[action] for action in actions]
    found: list[int] = []
    for action in actions:
        number = NUMBER.get(action, -1)
        found.append(number if number >= 0 else _number(state, action))
    return found


def _number(state: State, action: Action) -> int:
    """Return the number of moving a noble or swapping two."""
    if isinstance(action, act.Move):
        return MOVE + action.cell1 * FRESH + state.fresh.index(action.cell2)
    assert isinstance(action, act.Swap)
    first, second = action.cell1, action.cell2
    baron, grandee = (second, first) if is_grandee(state.noble[first]) else (first, second)
    return SWAP + baron * GRANDEES + _grandees(state).index(grandee)


def _grandees(state: State) -> list[int]:
    """Return the cells of the mover's grandees on the building of the step."""
    return [
        cell
        for cell in state.posts[state.seat]
        if is_grandee(state.noble[cell]) and state.top[cell] == state.active
    ]


FEATURES: Final[Features[State, Action]] = Features(ACTIONS, parts, numbers, write, new_cache)


def features() -> Features[State, Action]:
    """Return the game in numbers."""
    return FEATURES
