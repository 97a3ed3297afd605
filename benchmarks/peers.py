"""Measure peers in the same way: random play through their Python interface. Prints JSON."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import chess
import pyspiel
from catanatron import Color, Game, RandomPlayer

SECONDS = 4.0
SPIEL = ("chess", "backgammon")


def rate(play: Callable[[], int]) -> tuple[float, float]:
    """Return decisions and games a second of CPU time; ``play`` plays one game."""
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        decisions += play()
        games += 1
    spent = time.process_time() - start
    return decisions / spent, games / spent


def catan() -> int:
    """Play Catan with two random players; return the number of decisions."""
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions


def play_chess() -> int:
    """Play chess at random; return the number of plies."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return len(board.move_stack)


def play_spiel(game: Any) -> int:
    """Play a game of OpenSpiel, which is written in C++; return the number of decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
        decisions += 1
    return decisions


def copy_time(copy: Callable[[], object]) -> float:
    """Return the microseconds of a copy."""
    start = time.process_time()
    for _ in range(2_000):
        copy()
    return (time.process_time() - start) / 2_000 * 1e6


def main() -> None:
    """Measure all peers."""
    catanatron = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        catanatron.play_tick()
    board = chess.Board()
    for _ in range(40):
        board.push(next(iter(board.legal_moves)))
    peers: dict[str, tuple[Callable[[], int], Callable[[], object]]] = {
        "catanatron": (catan, catanatron.copy),
        "python-chess": (play_chess, board.copy),
    }
    for name in SPIEL:
        game = pyspiel.load_game(name)
        peers[f"OpenSpiel {name}"] = (partial(play_spiel, game), game.new_initial_state().clone)
    figures = {}
    for name, (play, copy) in peers.items():
        decisions, games = rate(play)
        figures[name] = {"decisions/s": decisions, "games/s": games, "copy us": copy_time(copy)}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
