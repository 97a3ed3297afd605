"""The greedy bot: look at every way to go on with the own turn, take what looks best then."""

from __future__ import annotations

from typing import Any, Final

from alcaide.core.rng import Rng
from alcaide.interface.game import Game

NEVER: Final = float("-inf")  # the outlook after what no bot tries
STEPS: Final = 2  # further steps of the own turn to look at: two nobles after a founding


def choose(game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng) -> Any:
    """Return the action with the best outlook; chance decides between equals."""
    if len(actions) == 1:
        return actions[0]
    values = outlooks(game, view, actions, rng)
    best = max(values)
    top = [action for action, outlook in zip(actions, values, strict=True) if outlook == best]
    return top[rng.below(len(top))]


def outlooks(game: Game[Any, Any, Any], view: Any, actions: list[Any], rng: Rng) -> list[float]:
    """Return the outlook after each action, in points, on one guess at what is hidden."""
    state = game.determinize(view, rng)
    if game.worthwhile is None:
        return [_after(game, state, action, STEPS) for action in actions]
    tried = set(game.worthwhile(state))
    return [_after(game, state, one, STEPS) if one in tried else NEVER for one in actions]


def _after(game: Game[Any, Any, Any], state: Any, action: Any, steps: int) -> float:
    """Return the outlook after an action and the best further steps of the same turn."""
    seat = game.turn(state)
    if seat is None:
        raise ValueError("the game is over: nobody has an outlook")
    ahead = state.copy()
    game.apply(ahead, action, None)
    if steps and game.mid_turn(ahead) and game.turn(ahead) == seat:
        ways = (game.worthwhile or game.legal_actions)(ahead)
        return max(_after(game, ahead, then, steps - 1) for then in ways)
    return game.evaluate(ahead, seat)
