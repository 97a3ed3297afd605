"""All actions numbered: each card on each cell."""

from __future__ import annotations

from typing import Final

from alcaide.interface.features import Block, Features
from almena.actions import Lay
from almena.rules.components import CELLS, STRENGTHS
from almena.rules.state import State
from almena.tensors.observations import parts, write

ACTIONS: Final = (Block("lay", (len(STRENGTHS), CELLS)),)


def numbers(state: State, actions: list[Lay]) -> list[int]:
    """Return the numbers of the legal actions."""
    return [(action.card - 1) * CELLS + action.cell for action in actions]


FEATURES: Final[Features[State, Lay]] = Features(ACTIONS, parts, numbers, write)


def features() -> Features[State, Lay]:
    """Return the game in numbers."""
    return FEATURES
