"""Measure Alcaide: random play with full legal lists, copies, replays, bots, environments.

Prints one JSON object. Run with PYTHONPATH=src to measure the interpreted source.
"""

from __future__ import annotations

import json
import random
import sys
import time

import alcaide
from alcaide.bots import BOTS, Budget
from alcaide.bots.search_levels import search_view
from alcaide.core.build import kind
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from environments import steps

SECONDS = 4.0
SIMULATIONS = 400  # from each of some positions of one game


def random_play(name: str, players: int) -> tuple[float, float]:
    """Return decisions and games a second of CPU time, uniform over the legal list."""
    game, rng = GAMES[name], random.Random(1)
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new(players, seed=games)
        while actions := game.legal_actions(state):
            game.apply(state, actions[int(rng.random() * len(actions))], None)
            decisions += 1
        games += 1
    spent = time.process_time() - start
    return decisions / spent, games / spent


def random_record(name: str, players: int, seed: int) -> alcaide.Record:
    """Return the record of a whole random game."""
    game, rng = GAMES[name], random.Random(seed)
    record = alcaide.Record(game, game.setup(players, seed=seed))
    while actions := record.legal_actions():
        record.add(rng.choice(actions))
    return record


def copy_time(name: str, players: int) -> float:
    """Return the microseconds of a state's copy in the middle of a random game."""
    record = random_record(name, players, 7)
    state = record.until(len(record.actions) // 2).state()
    repeat = 20_000
    start = time.process_time()
    for _ in range(repeat):
        state.copy()
    return (time.process_time() - start) / repeat * 1e6


def replay_time(name: str) -> float:
    """Return the milliseconds to load and replay the record of a whole random game."""
    text = random_record(name, min(4, GAMES[name].seats[-1]), 3).dumps()
    start = time.process_time()
    for _ in range(20):
        alcaide.Record.loads(text).state()
    return (time.process_time() - start) / 20 * 1e3


def greedy_time(name: str, players: int) -> float:
    """Return the mean milliseconds of a decision of the greedy bot among its like."""
    game, rng = GAMES[name], Rng(b"greedy")
    spent, asked = 0.0, 0
    for seed in range(4):
        state = game.new(players, seed=seed)
        while (seat := game.turn(state)) is not None:
            actions = game.legal_actions(state)
            start = time.process_time()
            action = BOTS["greedy"].choose(game, game.observe(state, seat), actions, rng)
            spent += time.process_time() - start
            asked += 1
            game.apply(state, action, None)
    return spent / asked * 1e3


def search_rate(name: str) -> float:
    """Return the simulations a second of the search, from views of a greedy game at its middle.

    Two players, default options, the settings of the levels.
    """
    game, rng = GAMES[name], Rng(b"middle")
    state, asked = game.new(2, seed=1), []
    while (seat := game.turn(state)) is not None:
        actions, view = game.legal_actions(state), game.observe(state, seat)
        if len(actions) > 2:
            asked.append((view, actions))
        game.apply(state, BOTS["greedy"].choose(game, view, actions, rng), None)
    middle = asked[len(asked) // 2 :][:6]
    start = time.process_time()
    tallies = [
        search_view(game, view, actions, Rng(b"search"), Budget(simulations=SIMULATIONS))
        for view, actions in middle
    ]  # some end early
    return sum(tally.simulations for tally in tallies) / (time.process_time() - start)


def main() -> None:
    """Measure every game."""
    python = sys.version.split()[0]
    figures: dict[str, object] = {"compiled": kind() == "compiled", "python": python}
    for name in GAMES:
        decisions, games = random_play(name, 2)
        figures[name] = {
            "decisions/s": decisions,
            "games/s": games,
            "decisions/s, most players": random_play(name, GAMES[name].seats[-1])[0],
            "copy us": copy_time(name, 2),
            "replay ms": replay_time(name),
            "greedy ms": greedy_time(name, 2),
            "search/s": search_rate(name),
            **steps(name),
        }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
