"""Hold what PettingZoo's interface costs against the engine, with and without views.

python benchmarks/environments.py: fails where a step takes more than three times the engine's
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial

from alcaide.games import GAMES
from alcaide.research.aec import env

DEALS = 10
ROUNDS = 8  # of which the quickest counts
TRIES = 3  # a busy machine may spoil all rounds of one
MOST = 3.0  # times the engine


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


def environment(name: str, views: bool) -> int:
    """Play the same through step(), and last() if views are wanted; count decisions."""
    table, rng, decisions = env(name, 2), random.Random(1), 0
    for seed in range(DEALS):
        table.reset(seed=seed)
        while not table.terminations[table.agent_selection]:
            if views:
                table.last()
            numbers = table.numbered.legal()
            table.step(numbers[int(rng.random() * len(numbers))])
            decisions += 1
    return decisions


def microseconds(play: Callable[[], int]) -> float:
    """Return the CPU time of a decision."""
    start = time.process_time()
    decisions = play()
    return (time.process_time() - start) / decisions * 1e6


def steps(name: str) -> dict[str, float]:
    """Return the microseconds of a decision with two players, four ways."""
    ways = {
        "engine": partial(engine, name, views=False),
        "step": partial(environment, name, views=False),
        "engine and view": partial(engine, name, views=True),
        "step and last": partial(environment, name, views=True),
    }
    best = dict.fromkeys(ways, float("inf"))
    for _ in range(ROUNDS):  # by turns: what else the machine does strikes all of them
        for way, play in ways.items():
            best[way] = min(best[way], microseconds(play))
    return best


def slow(name: str) -> bool:
    """Print the microseconds of a decision; tell whether one costs too much."""
    found = steps(name)
    bare, seen = found["step"] / found["engine"], found["step and last"] / found["engine and view"]
    told = "  ".join(f"{way} {best:.1f}" for way, best in found.items())
    print(f"{name:9} {told}  times the engine {bare:.1f} and {seen:.1f}")
    return max(bare, seen) > MOST


def main() -> int:
    """Measure every game, again where it was slow; return the exit status."""
    return int(any(all(slow(name) for _ in range(TRIES)) for name in GAMES))


if __name__ == "__main__":
    sys.exit(main())
