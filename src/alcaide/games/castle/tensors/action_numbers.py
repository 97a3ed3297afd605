"""The Castle in numbers: all actions numbered. docs/features/castle.md explains every block."""

from __future__ import annotations

from typing import Final

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.rules.components import CELLS, FOLLOWERS
from alcaide.games.castle.rules.legal import own_due
from alcaide.games.castle.rules.packed import spot_at
from alcaide.games.castle.rules.state import State, feature_at
from alcaide.games.castle.tensors.observations import new_cache, parts, write
from alcaide.interface.features import Block, Features, starts

PARTS: Final = 8  # of a tile at most
ACTIONS: Final = (
    Block("place", (CELLS, 4)),
    Block("herald", (PARTS,)),
    Block("knight", (PARTS,)),
    Block("squire", (PARTS,)),
    Block("merchant", (PARTS,)),
    Block("done", (1,)),
    Block("extra", (1,)),
    Block("score", (FOLLOWERS, 2)),
)
PLAIN: Final[list[Action]] = [  # those whose numbers mean the same in every position
    *act.PLACE,
    *act.FOLLOWERS[0],
    *act.FOLLOWERS[1],
    *act.FOLLOWERS[2],
    *act.FOLLOWERS[3],
    act.DONE,
    act.EXTRA,
]
NUMBER: Final[dict[Action, int]] = {action: number for number, action in enumerate(PLAIN)}
SCORE: Final = starts(ACTIONS)["score"]


def numbers(state: State, actions: list[Action]) -> list[int]:
    """Return the numbers of the legal actions."""
    if state.due:
        return [_number(state, action) for action in actions]
    return [NUMBER[action] for action in actions]


def _number(state: State, action: Action) -> int:
    """Return the number of one legal action."""
    if isinstance(action, act.Score):
        feature = feature_at(state, spot_at(action.cell, action.part))
        place = own_due(state, state.mover).index(feature)
        return SCORE + place * 2 + int(action.wall > 0)
    return NUMBER[action]


FEATURES: Final[Features[State, Action]] = Features(ACTIONS, parts, numbers, write, new_cache)


def features() -> Features[State, Action]:
    """Return the game in numbers."""
    return FEATURES
