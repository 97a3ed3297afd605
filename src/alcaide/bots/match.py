"""Whole games between bots: equal chances for all, the same result from the same seed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from alcaide.bots.bot import Bot
from alcaide.core.game import Game
from alcaide.core.rng import Rng


@dataclass(frozen=True)
class Result:
    """How a game between bots ended, by seat."""

    scores: list[int]
    winners: list[int]
    actions: list[Any]
    decisions: list[int]  # with a choice
    seconds: list[float]  # thought about them

    def share(self, seat: int) -> float:
        """Return a seat's part of the victory."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> int:
        """Return the points of a seat beyond those of the best other one."""
        return self.scores[seat] - max(s for i, s in enumerate(self.scores) if i != seat)


def play_game(
    game: Game[Any, Any, Any],
    bots: Sequence[Bot],
    seed: bytes,
    options: Mapping[str, str] | None = None,
) -> Result:
    """Play a game between bots, one for each seat in order.

    The deal depends on the seed alone; the bots' own chance on the seed and their seat.
    """
    players = len(bots)
    state = game.new(players, options, seed)
    chance = [Rng(hashlib.sha256(seed + b"/%d" % seat).digest()) for seat in range(players)]
    played: list[Any] = []
    decisions, seconds = [0] * players, [0.0] * players
    while (seat := game.turn(state)) is not None:
        actions = game.legal_actions(state)
        if len(actions) > 1:
            view = game.observe(state, seat)
            start = perf_counter()
            action = bots[seat].choose(game, view, actions, chance[seat])
            seconds[seat] += perf_counter() - start
            decisions[seat] += 1
        else:
            action = actions[0]
        game.apply(state, action, None)
        played.append(action)
    return Result(game.scores(state), game.winners(state), played, decisions, seconds)
