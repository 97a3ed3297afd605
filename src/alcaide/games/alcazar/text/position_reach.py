"""What the cards of a game can lay: cubes in a position that no card could lay are refused."""

from __future__ import annotations

from typing import Final

from alcaide.core.errors import PositionError
from alcaide.games.alcazar.rules.components import CELLS, TOWER_LIMIT
from alcaide.games.alcazar.rules.packed import piece_level, piece_place
from alcaide.games.alcazar.rules.state import State

FREELY: Final = 2  # cubes of a space that took no tower card: founding (ALC-30), its own card


def tower_cards_played(state: State) -> int:
    """Return how many tower cards at least it took to lay these cubes.

    Raises PositionError for a cube that none can have laid: above level 5 only the card of a space
    builds (ALC-40), which there is once (ALC-2).
    """
    cubes = [0] * CELLS
    high = [0] * CELLS
    for piece in state.pieces:
        cell = int(piece_place(piece))
        if cell < CELLS:
            cubes[cell] += 1
            high[cell] += piece_level(piece) > TOWER_LIMIT
    played = 0
    for cell, count in enumerate(cubes):
        space = state.board.space_of[cell]
        if high[cell] > (1 if space else 0):
            name = state.board.names[cell]
            raise PositionError(
                f"ALC-40: {name} has {high[cell]} cubes above level {TOWER_LIMIT}, where only the "
                "card of a space builds, once"
            )
        played += max(0, count - FREELY if space else count)
    return played
