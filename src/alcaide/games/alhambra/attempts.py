"""What a person might well try although it is not allowed, with the reason."""

from __future__ import annotations

from itertools import islice
from typing import Final

from alcaide.core.game import Attempt
from alcaide.core.rng import Rng
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.legal import legal_actions
from alcaide.games.alhambra.refusals import why_not
from alcaide.games.alhambra.state import State
from alcaide.games.alhambra.tries import tries
from alcaide.games.alhambra.view import View, determinize
from alcaide.games.alhambra.wording import wording
from alcaide.games.alhambra.worth import SEED

MOST: Final = 300


def plausible(view: View) -> list[Attempt]:
    """Return what the seat to move might try in vain, the likeliest first."""
    if view.turn is None:
        return []
    state = determinize(view, Rng(SEED))
    legal = legal_actions(state)
    found = (refused(state, action, legal) for action in tries(state))
    return list(islice((attempt for attempt in found if attempt), MOST))


def refused(state: State, action: Action, legal: list[Action]) -> Attempt | None:
    """Return why an action is refused; None for a legal one."""
    if action in legal:
        return None
    refusal = why_not(state, action)
    if refusal is None:
        return None
    words = wording(state, action)
    return Attempt(words.option, words.picks, words.phrase("choice"), refusal)
