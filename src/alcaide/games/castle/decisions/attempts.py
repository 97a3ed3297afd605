"""What a person might well try although it is not allowed, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from alcaide.games.castle import actions as act
from alcaide.games.castle.actions import Action
from alcaide.games.castle.decisions.action_names import ORDER, ROLES, RULES, wording
from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import KINDS
from alcaide.games.castle.rules.legal import legal_actions
from alcaide.games.castle.rules.packed import shape_tile, spot_cell, spot_part
from alcaide.games.castle.rules.refusals import why_not
from alcaide.games.castle.rules.state import FOLLOW, PLACE, SCORE, State
from alcaide.interface.values import Attempt, Refusal
from alcaide.scene.model import Phrase


def plausible(view: View) -> list[Attempt]:
    """Return what the seat to move might try in vain."""
    if view.turn is None:
        return []
    state = guess(view)
    legal = legal_actions(state)
    return [attempt for action in tries(state) if (attempt := refused(state, action, legal))]


def lacking(view: View) -> list[Attempt]:
    """Return the followers for whom the tile has no place, with the reason."""
    if view.turn is None or view.phase != "follow":
        return []
    state = guess(view)
    legal = legal_actions(state)
    open_ones = {wording(state, action).option for action in legal}
    tried = {wording(state, action).option: action for action in tries(state)}
    found = []
    for role in ORDER[state.phase]:
        if role in open_ones:
            continue
        reason = why_not(state, tried[role]) if role in tried else None
        refusal = reason or Refusal(RULES[role], "none", {"kind": KINDS[ROLES.index(role)]})
        name = Phrase(f"castle-choice-{role}-name")
        found.append(Attempt(role, [f"option:{role}"], name, refusal))
    return found


def refused(state: State, action: Action, legal: list[Action]) -> Attempt | None:
    """Return why an action is refused; None for a legal one."""
    if action in legal:
        return None
    refusal = why_not(state, action)
    if refusal is None:
        return None
    return wording(state, action).refused(refusal)


def tries(state: State) -> Iterator[Action]:
    """Yield what could be tried at this step of the turn, legal or not."""
    if state.phase == PLACE:
        for cell in state.kit.inside:
            if state.shape[cell] >= 0:
                yield act.PLACE[cell * 4]
                continue
            turns = state.kit.turns[state.drawn] if cell in state.edge else [0]
            for turn in turns:
                yield act.PLACE[cell * 4 + turn]
    elif state.phase == FOLLOW:
        kinds = state.kit.kinds[shape_tile(state.shape[state.spot])]
        for part, kind in enumerate(kinds):
            yield act.FOLLOWERS[kind][part]
    elif state.phase == SCORE:
        for feature in state.due:
            spot = state.name[feature]
            for wall in (0, 2, 3):
                yield act.Score(spot_cell(spot), spot_part(spot), wall)
