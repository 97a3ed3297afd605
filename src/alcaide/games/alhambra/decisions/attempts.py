"""What a person might well try although it is not allowed, with the reason."""

from __future__ import annotations

from itertools import islice
from typing import Final

from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.decisions.action_names import wording
from alcaide.games.alhambra.decisions.attempt_list import tries
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.legal import legal_actions
from alcaide.games.alhambra.rules.refusals import refuse
from alcaide.games.alhambra.rules.state import State
from alcaide.interface.values import Attempt

MOST: Final = 300


def plausible(view: View) -> list[Attempt]:
    """Return what the seat to move might try in vain, the likeliest first."""
    if view.turn is None:
        return []
    state = guess(view)
    legal = set(legal_actions(state))
    wrong = (action for action in tries(state) if action not in legal)
    return [refused(state, action) for action in islice(wrong, MOST)]


def refused(state: State, action: Action) -> Attempt:
    """Return why an action is refused."""
    return wording(state, action).refused(refuse(state, action))
