"""Why an action is not allowed, and what would be: for people."""

from __future__ import annotations

from alcaide.interface.values import Args, Refusal
from almena.actions import Lay
from almena.rules.components import CELLS, KEEP, STRENGTHS, cell_name
from almena.rules.legal import free, turn
from almena.rules.state import State


def why_not(state: State, action: Lay) -> Refusal | None:
    """Return the rule that forbids an action, with a reason; None for a legal action."""
    if turn(state) is None:
        return Refusal("ALM-30", "over")
    if action.card not in STRENGTHS or action.cell not in range(CELLS):
        return Refusal("ALM-2", "nothing-there")
    args: Args = {"card": action.card, "cell": cell_name(action.cell)}
    if action.card not in state.hands[state.mover]:
        return Refusal("ALM-10", "not-in-hand", args)
    if action.cell == KEEP:
        return Refusal("ALM-2", "keep", args)
    if state.cards[action.cell]:
        return Refusal("ALM-11", "cell-taken", args | {"seat": state.owners[action.cell]})
    return None if free(state, action.cell) else Refusal("ALM-11", "touches-nothing", args)
