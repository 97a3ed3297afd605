"""Measure what PettingZoo's interface costs beside the bare engine, and the engine with views.

python benchmarks/environments.py
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from alcaide.games import GAMES
from alcaide.research.aec import env

DEALS = 30
ROUNDS = 8  # of which the quickest counts


def engine(name: str, views: bool) -> int:
    """Play random games with legal lists, and with the mover's view if wanted; count decisions."""
    game, rng, decisions = GAMES[name], random.Random(1), 0
    for seed in range(DEALS):
        state = game.new(2, seed=seed)
        while (seat := game.turn(state)) is not None:
            actions = game.legal_actions(state)
            if views:
                game.observe(state, seat)
            game.apply(state, actions[int(rng.random() * len(actions))], None)
            decisions += 1
    return decisions


def environment(name: str) -> int:
    """Play the same through last() and step(); count decisions."""
    table, rng, decisions = env(name, 2), random.Random(1), 0
    for seed in range(DEALS):
        table.reset(seed=seed)
        while not table.last()[2]:
            numbers = table.numbered.numbers
            number = numbers[int(rng.random() * len(numbers))]
            table.step(number if number >= 0 else max(numbers))
            decisions += 1
    return decisions


def microseconds(play: Callable[[], int]) -> float:
    """Return the CPU time of a decision."""
    start = time.process_time()
    decisions = play()
    return (time.process_time() - start) / decisions * 1e6


def steps(name: str) -> dict[str, float]:
    """Return the microseconds of a decision with two players, three ways."""
    ways = {
        "engine us": partial(engine, name, views=False),
        "views us": partial(engine, name, views=True),
        "env us": partial(environment, name),
    }
    best = dict.fromkeys(ways, float("inf"))
    for _ in range(ROUNDS):  # by turns: what else the machine does strikes all of them
        for way, play in ways.items():
            best[way] = min(best[way], microseconds(play))
    return best


def main() -> None:
    """Print the microseconds of a decision for each game."""
    for name in GAMES:
        found = steps(name)
        told = "  ".join(f"{way.removesuffix(' us')} {best:5.1f}" for way, best in found.items())
        print(f"{name:9} {told}  times the engine {found['env us'] / found['engine us']:.1f}")


if __name__ == "__main__":
    main()
