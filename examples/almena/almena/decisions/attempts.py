"""What a person might well try although it is not allowed, with the reason."""

from __future__ import annotations

from alcaide.interface.values import Attempt
from almena.actions import Lay
from almena.decisions.choices import wording
from almena.information.determinization import guess
from almena.information.view import View
from almena.rules.components import CELLS
from almena.rules.refusals import why_not


def plausible(view: View) -> list[Attempt]:
    """Return what the seat to move might try in vain: its cards where none can lie."""
    if view.turn is None:
        return []
    state = guess(view)
    hand = sorted({*state.hands[view.turn]})
    tries = [Lay(card, cell) for card in hand for cell in range(CELLS)]
    return [
        wording(action).refused(refusal)
        for action in tries
        if (refusal := why_not(state, action)) is not None
    ]
