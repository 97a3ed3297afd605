"""Actions as text, and back: docs/notation.md."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from alcaide.core.errors import NotationError
from alcaide.core.notation_lines import action_of
from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.rules.components import cell_name, cell_named
from alcaide.games.castle.rules.packed import shape_of, shape_tile, spot_at, spot_cell, spot_part
from alcaide.games.castle.rules.state import State, feature_at
from alcaide.interface.argument_checks import no_action

FORMS: Final = {
    "place": "place CELL TURN",
    "herald": "herald PART",
    "knight": "knight PART",
    "squire": "squire PART",
    "merchant": "merchant PART",
    "score": "score CELL.PART, or: score CELL.PART with 2",
    "extra": "extra",
    "done": "done",
}
FOLLOWERS: Final = ("herald", "knight", "squire", "merchant")  # by kind of feature


def write(state: State, action: Action) -> str:
    """Return an action in canonical notation. Raises NotationError for what is none."""
    match action:
        case act.Place(cell, turn):
            return f"place {cell_name(cell)} {turn}"
        case act.Herald(part) | act.Knight(part) | act.Squire(part) | act.Merchant(part):
            return f"{type(action).__name__.lower()} {part}"
        case act.Score(cell, part, wall):
            name = f"score {cell_name(cell)}.{part}"
            return f"{name} with {wall}" if wall else name
        case act.Done() | act.Extra():
            return type(action).__name__.lower()
        case _:
            raise no_action("castle", action)


def read(state: State, text: str) -> Action:
    """Return the action that a line of notation means; it need not be legal.

    Raises NotationError saying what was expected.
    """
    action: Action = action_of(text, FORMS, partial(_read, state))
    return action


def _read(state: State, verb: str, words: list[str]) -> Action | None:
    match verb, words:
        case "done", []:
            return act.DONE
        case "extra", []:
            return act.EXTRA
        case "place", [name, turn] if turn in ("0", "1", "2", "3"):
            return _placing(state, _cell(state, name), int(turn))
        case "herald" | "knight" | "squire" | "merchant", [part] if re.fullmatch("[0-7]", part):
            return act.FOLLOWERS[FOLLOWERS.index(verb)][int(part)]
        case "score", [name]:
            return _scoring(state, name, 0)
        case "score", [name, "with", wall] if wall in ("2", "3"):
            return _scoring(state, name, int(wall))
    return None


def _placing(state: State, cell: int, turn: int) -> Action:
    """Return a placing with the smallest turn that looks and works alike."""
    if state.drawn >= 0:
        turn = state.kit.alike[shape_of(state.drawn, turn)]
    return act.PLACE[cell * 4 + turn]


def _scoring(state: State, name: str, wall: int) -> Action | None:
    """Return the scoring of a feature named by any of its parts."""
    match = re.fullmatch(r"([a-j]\d+)\.([0-7])", name)
    if not match:
        return None
    cell, part = _cell(state, match[1]), int(match[2])
    shape = state.shape[cell]
    if shape >= 0 and part < len(state.kit.kinds[shape_tile(shape)]):
        spot = state.name[feature_at(state, spot_at(cell, part))]
        cell, part = spot_cell(spot), spot_part(spot)
    return act.Score(cell, part, wall)


def _cell(state: State, name: str) -> int:
    cell = cell_named(state.kit, name)
    if cell < 0:
        raise NotationError(
            f"NOTATION: {name[:20]!r} is no cell inside the wall; a cell is a letter a to j and a "
            "number 1 to 10",
            "record-no-cell",
            word=repr(name[:20]),
            game="castle",
        )
    return cell
