"""Hold the speed of the compiled rules against a workload that never changes.

- `python benchmarks/ratio.py`: compare with ratios.json; fail where a game has become much slower
- `python benchmarks/ratio.py --write`: keep what is measured

Seconds say little on machines that others use, too. So the reference runs in turns with the games,
in CPU time, and of many short rounds the quickest counts.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from alcaide.core.build import kind
from alcaide.games import GAMES
from alcaide.interface.game import Game

KEPT = Path(__file__).with_name("ratios.json")
FALL = 0.3  # of a ratio, from which on it is a failure
ROUNDS = 40
TRIES = 3  # a busy machine may spoil all rounds of one
DEALS = 12
Ratios = dict[str, float]  # decisions in the time of one pass of the reference


def reference() -> int:
    """Work as compiled rules do - lists, dictionaries, objects - but by Python's own C code."""
    chance = random.Random(1)
    total = 0
    for _ in range(50):
        numbers = list(chance.randbytes(400))
        places = dict(zip(map(str, numbers), enumerate(numbers), strict=True))
        total += sum(map(len, map(places.__getitem__, map(str, sorted(numbers)))))
        for cut in range(0, 400, 10):
            total += len(numbers[cut:]) + numbers.count(cut)
    return total


def play(game: Game[Any, Any, Any]) -> int:
    """Play the same games at random; return the number of decisions."""
    chance, decisions = random.Random(1), 0
    for seed in range(DEALS):
        state = game.new(game.seats[0], seed=seed)
        while actions := game.legal_actions(state):
            game.apply(state, actions[int(chance.random() * len(actions))], None)
            decisions += 1
    return decisions


def measure(games: Mapping[str, Game[Any, Any, Any]] = GAMES, rounds: int = ROUNDS) -> Ratios:
    """Return the ratio of every game."""
    best = dict.fromkeys(["", *games], float("inf"))
    decisions: dict[str, int] = {}
    for _ in range(rounds):
        best[""] = min(best[""], seconds(reference)[0])
        for name, game in games.items():
            spent, decisions[name] = seconds(partial(play, game))
            best[name] = min(best[name], spent)
    return {name: decisions[name] * best[""] / best[name] for name in games}


def seconds(work: Callable[[], int]) -> tuple[float, int]:
    """Return the CPU time that something takes, and what it returns."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def fallen(measured: Ratios, kept: Ratios) -> list[str]:
    """Return the games whose ratio is too far below the one that is kept."""
    return [name for name, ratio in kept.items() if measured[name] < (1 - FALL) * ratio]


def hold(kept: Ratios, measured: Callable[[], Ratios] = measure) -> bool:
    """Tell whether all games keep their speed; what fails is measured again, a few times."""
    for _ in range(TRIES):
        ratios = measured()
        slow = fallen(ratios, kept)
        for name, ratio in ratios.items():
            change = 100 * (ratio / kept[name] - 1)
            print(f"{name:<12}{ratio:>10,.0f}{change:>+8.1f} %{'  too slow' * (name in slow)}")
        if not slow:
            return True
    return False


def main() -> int:
    """Compare or keep; return the exit code."""
    if kind() != "compiled":
        print("the speed of the compiled rules is measured, but these are interpreted")
        return 2
    if sys.argv[1:] == ["--write"]:
        kept = {name: round(ratio, 1) for name, ratio in measure().items()}
        KEPT.write_text(json.dumps(kept, indent=2) + "\n")
        return 0
    return 0 if hold(json.loads(KEPT.read_text())) else 1


if __name__ == "__main__":
    sys.exit(main())
