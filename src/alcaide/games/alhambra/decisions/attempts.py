"""What a person might well try although it is not allowed, with the reason."""

from __future__ import annotations

from itertools import islice
from typing import Final

from alcaide.games.alhambra import actions as act
from alcaide.games.alhambra.actions import Action
from alcaide.games.alhambra.decisions.action_names import RULES, options, wording
from alcaide.games.alhambra.decisions.attempt_list import tries
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.legal import legal_actions
from alcaide.games.alhambra.rules.refusals import refuse
from alcaide.games.alhambra.rules.state import State
from alcaide.interface.values import Attempt, Refusal
from alcaide.scene.model import Phrase

MOST: Final = 300


def plausible(view: View) -> list[Attempt]:
    """Return what the seat to move might try in vain, the likeliest first."""
    if view.turn is None:
        return []
    state = guess(view)
    legal = set(legal_actions(state))
    wrong = (action for action in tries(state) if action not in legal)
    return [refused(state, action) for action in islice(wrong, MOST)]


def lacking(view: View) -> list[Attempt]:
    """Return the options of this phase of which nothing is allowed, with the reason."""
    if view.turn is None:
        return []
    state = guess(view)
    open_ones = {wording(state, action).option for action in legal_actions(state)}
    closed = [option for option in options(state) if option not in open_ones]
    return [_nothing(state, option) for option in closed]


def _nothing(state: State, option: str) -> Attempt:
    own = state.bonuses[state.mover]
    tried: dict[str, Action] = {"reactivate": act.REACTIVATE, "square": act.SQUARE[0]}
    if own:
        tried["reveal"] = act.Reveal((own[0],))
    empty = option in ("build", "exchange") and not state.reserves[state.mover]
    refusal = Refusal(RULES[option], "none", {"option": "reserve" if empty else option})
    if option in tried:
        refusal = refuse(state, tried[option])
    name = Phrase(f"alhambra-choice-{option}-name")
    return Attempt(option, [f"option:{option}"], name, refusal)


def refused(state: State, action: Action) -> Attempt:
    """Return why an action is refused."""
    return wording(state, action).refused(refuse(state, action))
