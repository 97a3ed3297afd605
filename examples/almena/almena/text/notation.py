"""Actions as text, and back: ``lay 5 b2``."""

from __future__ import annotations

from typing import Final

from alcaide.core.notation_lines import action_of
from alcaide.interface.argument_checks import no_action
from almena.actions import Lay
from almena.rules.components import NAMES, cell_name
from almena.rules.state import State

FORMS: Final = {"lay": "lay CARD CELL"}


def write(state: State, action: Lay) -> str:
    """Return an action in canonical notation. Raises NotationError for what is none."""
    if not isinstance(action, Lay):
        raise no_action("almena", action)
    return f"lay {action.card} {cell_name(action.cell)}"


def read(state: State, text: str) -> Lay:
    """Return the action that a line of notation means; it need not be legal.

    Raises NotationError saying what was expected.
    """
    action: Lay = action_of(text, FORMS, _read)
    return action


def _read(verb: str, words: list[str]) -> Lay | None:
    match words:
        case [card, cell] if card in tuple("123456") and cell in NAMES:
            return Lay(int(card), NAMES.index(cell))
        case _:
            return None
