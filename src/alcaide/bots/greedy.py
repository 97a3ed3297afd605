"""The greedy bot: play the own turn to its end in every way, take what looks best then."""

from __future__ import annotations

from typing import Any

from alcaide.core.game import Game
from alcaide.core.rng import Rng


def choose(game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng) -> Any:
    """Return the action with the best outlook; chance decides between equals."""
    if len(actions) == 1:
        return actions[0]
    state = game.determinize(view, rng)
    outlooks = [_after(game, state, action, view.turn) for action in actions]
    best = max(outlooks)
    top = [action for action, outlook in zip(actions, outlooks, strict=True) if outlook == best]
    return top[rng.below(len(top))]


def _after(game: Game[Any, Any, Any], state: Any, action: Any, seat: int) -> float:
    """Return the outlook after an action, the rest of the own turn played as well as can be."""
    ahead = state.copy()
    game.apply(ahead, action, None)
    if game.mid_turn(ahead):
        return max(_after(game, ahead, then, seat) for then in game.legal_actions(ahead))
    return game.evaluate(ahead, seat)
