"""Other ways to write an action: with the tile that was drawn, with any turn that is alike."""

from __future__ import annotations

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.rules.components import cell_name
from alcaide.games.castle.rules.packed import shape_of
from alcaide.games.castle.rules.state import State
from alcaide.games.castle.text.notation import write


def spelled(state: State, action: Action) -> list[str]:
    """Return what would be understood as an action, its notation first."""
    if not isinstance(action, act.Place) or state.drawn < 0:
        return [write(state, action)]
    cell, tile = cell_name(action.cell), state.kit.ids[state.drawn]
    alike = [
        turn for turn in range(4) if state.kit.alike[shape_of(state.drawn, turn)] == action.turn
    ]
    plain = [f"place {cell} {turn}" for turn in alike]
    return [*plain, *(f"place {tile} {cell} {turn}" for turn in alike)]
