"""Positions to draw: games played at random, but with a liking for building."""

from __future__ import annotations

from functools import cache

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.games.alcazar.actions import Action
from alcaide.games.alcazar.rules.state import State

ALCAZAR = GAMES["alcazar"]
LIKED = {"Bridge": 12, "Grandee": 10, "Baron": 8, "Castle": 8, "Tower": 8, "Extend": 5, "Move": 4}
SELDOM = {"Retire"}


@cache
def trail(seed: int, players: int) -> tuple[State, ...]:
    """Return all positions of a game, the first to the last."""
    rng = Rng(bytes([seed, players]))
    state = ALCAZAR.new(players, seed=seed)
    states = [state.copy()]
    while ALCAZAR.turn(state) is not None and len(states) < 1500:
        ALCAZAR.apply(state, _choose(rng, ALCAZAR.legal_actions(state)), None)
        states.append(state.copy())
    return tuple(states)


def _choose(rng: Rng, actions: list[Action]) -> Action:
    weights = [0 if type(a).__name__ in SELDOM else LIKED.get(type(a).__name__, 1) for a in actions]
    if not sum(weights):
        weights = [1] * len(actions)
    at = rng.below(sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    raise AssertionError


def late(seed: int, players: int) -> State:
    """Return a crowded position near the end of a game."""
    return trail(seed, players)[-8].copy()
