"""A game of the arena, from its fixture to its record."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from alcaide.arena.schedule import Fixture
from alcaide.bots import bot
from alcaide.bots.match import Result, play_game
from alcaide.core.game import Game
from alcaide.games import game as game_named
from alcaide.record import Record
from alcaide.table.records import BOT


class Finished(msgspec.Struct, frozen=True):
    """How a game ended, by seat: a line of the results."""

    deal: int
    bots: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    actions: int
    decisions: list[int]  # with a choice
    seconds: list[float]  # thought about them

    def result(self) -> Result:
        """Return the same without what was played."""
        return Result(self.scores, self.winners, [], self.decisions, self.seconds)


class Outcome(NamedTuple):
    """A game that has been played."""

    fixture: Fixture
    finished: Finished
    record: str


def play(fixture: Fixture) -> Outcome:
    """Play a game."""
    game = game_named(fixture.terms.game)
    bots = [bot(name) for name in fixture.bots]
    result = play_game(game, bots, fixture.seed.encode(), fixture.terms.options)
    finished = Finished(
        fixture.deal,
        fixture.bots,
        result.scores,
        result.winners,
        len(result.actions),
        result.decisions,
        [round(seconds, 6) for seconds in result.seconds],
    )
    return Outcome(fixture, finished, _record(game, fixture, result.actions).dumps())


def _record(game: Game[Any, Any, Any], fixture: Fixture, actions: list[Any]) -> Record:
    terms = fixture.terms
    setup = game.setup(terms.players, terms.options, fixture.seed.encode())
    names = [BOT + name for name in fixture.bots]
    record = Record(game, setup, names=names, tags={"Seed": [fixture.seed]})
    for action in actions:
        record.add(action)
    return record
