"""Measure random play with full legal lists at every number of players.

`python benchmarks/players.py alhambra vizier=on exchange=on bonus=on squares=on`
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

from alcaide.core.build import kind
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.record.header import read_options

DEALS = 40
ROUNDS = 8  # of each deal, of which the quickest counts: other work on the machine is no part


def play(game: Game[Any, Any, Any], players: int, options: dict[str, str], seed: int) -> int:
    """Play a game at random, always the same; return the number of decisions."""
    chance, decisions = random.Random(seed), 0
    state = game.new(players, options, seed)
    while actions := game.legal_actions(state):
        game.apply(state, actions[int(chance.random() * len(actions))], None)
        decisions += 1
    return decisions


def rate(game: Game[Any, Any, Any], players: int, options: dict[str, str]) -> float:
    """Return decisions a second of CPU time."""
    decisions = [0] * DEALS
    best = [float("inf")] * DEALS
    for _ in range(ROUNDS):
        for seed in range(DEALS):
            start = time.process_time()
            decisions[seed] = play(game, players, options, seed)
            best[seed] = min(best[seed], time.process_time() - start)
    return sum(decisions) / sum(best)


def main(name: str, options: dict[str, str]) -> None:
    """Print a line for every number of players."""
    print(f"{name}, {kind()}")
    for players in GAMES[name].seats:
        print(f"{players} players {rate(GAMES[name], players, options):>10,.0f} decisions/s")


if __name__ == "__main__":
    main(sys.argv[1], read_options(" ".join(sys.argv[2:])))
