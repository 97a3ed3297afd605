"""Whole games between bots: equal chances for all, the same result from the same seed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import msgspec

from alcaide.bots.bot import Bot
from alcaide.bots.external import ForfeitError
from alcaide.core.errors import ArgumentError
from alcaide.core.rng import Rng
from alcaide.interface.game import Game, seed_bytes
from alcaide.interface.real_table.boards import Board
from alcaide.record import Record
from alcaide.record.lines import ACTIONS
from alcaide.record.record import RESULT


class Forfeit(msgspec.Struct, frozen=True):
    """Who lost a game by its own fault, and how: see docs/outside-bots.md."""

    seat: int
    reason: str
    words: dict[str, Any]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game between bots ended, by seat."""

    scores: list[int]
    winners: list[int]  # all others, if one has lost by its own fault; all, if it was broken off
    decisions: list[int]  # with a choice
    seconds: list[float]  # thought about them
    forfeit: Forfeit | None = None
    broken_off: bool = False  # at the limit of actions: a draw

    def share(self, seat: int) -> float:
        """Return a seat's part of the victory."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> int:
        """Return the points of a seat beyond those of the best other one."""
        return self.scores[seat] - max(s for i, s in enumerate(self.scores) if i != seat)


def play_game(
    game: Game[Any, Any, Any],
    bots: Sequence[Bot],
    seed: int | bytes,
    options: Mapping[str, str] | None = None,
    limit: int = ACTIONS,
    board: Board | None = None,
) -> Result:
    """Play a game between bots, one for each seat in order.

    The deal depends on the seed alone; the bots' own chance on the seed and their seat. A game
    that is not over after ``limit`` actions is a draw.
    """
    record = Record(game, game.setup(len(bots), options, seed, board), limit=limit)
    return play_on(record, bots, streams(seed_bytes(seed), len(bots)))


def streams(seed: bytes, seats: int) -> list[Rng]:
    """Return the chance of each seat's bot."""
    return [Rng(hashlib.sha256(seed + b"/%d" % seat).digest()) for seat in range(seats)]


def play_on(record: Record, bots: Sequence[Bot], chance: Sequence[Rng]) -> Result:
    """Let bots, one for each seat and each with its own chance, play a record to its end.

    What leaves no choice is not asked. At the limit of the record the game is a draw. A bot that
    fails by its own fault ends the game, which is noted in the record's tag ``Result``. Raises
    ArgumentError.
    """
    game = record.game
    players = record.setup.players
    if not len(bots) == len(chance) == players:
        told = f"{players} bots are wanted, each with its chance"
        raise ArgumentError(f"{told}; not {len(bots)} and {len(chance)}")
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    fault: Forfeit | None = None
    while fault is None and (seat := record.turn) is not None:
        actions = record.legal_actions()
        if len(actions) == 1:
            record.add(actions[0])
            continue
        view = game.observe(record.state(), seat)
        start = perf_counter()
        try:
            action = bots[seat].choose(game, view, actions, chance[seat])
        except ForfeitError as error:
            fault = Forfeit(error.seat, error.reason, error.words)
            record.tags[RESULT] = (f"forfeit {fault.seat} {fault.reason}",)
        else:
            seconds[seat] += perf_counter() - start
            decisions[seat] += 1
            record.add(action)
    state = record.state()
    winners = _winners(record, state, fault)
    return Result(game.scores(state), winners, decisions, seconds, fault, record.broken_off)


def _winners(record: Record, state: Any, fault: Forfeit | None) -> list[int]:
    if fault is None and not record.broken_off:
        return record.game.winners(state)
    return [s for s in range(record.setup.players) if fault is None or s != fault.seat]
