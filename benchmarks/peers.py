"""Measure peers in the same way: random play through their Python interface. Prints JSON."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable

import chess
from catanatron import Color, Game, RandomPlayer

SECONDS = 4.0


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


def copy_time(thing: chess.Board | Game) -> float:
    """Return the microseconds of a copy."""
    start = time.process_time()
    for _ in range(2_000):
        thing.copy()
    return (time.process_time() - start) / 2_000 * 1e6


def main() -> None:
    """Measure all peers."""
    catanatron = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        catanatron.play_tick()
    board = chess.Board()
    for _ in range(40):
        board.push(next(iter(board.legal_moves)))
    figures = {}
    for name, play, thing in (("catanatron", catan, catanatron), ("chess", play_chess, board)):
        decisions, games = rate(play)
        figures[name] = {
            "decisions/s": decisions,
            "games/s": games,
            "copy us": copy_time(thing),
        }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
