"""A game of the arena, from its fixture to its record."""

from __future__ import annotations

from typing import NamedTuple

from alcaide.arena.schedule import Fixture
from alcaide.bots.external import seated
from alcaide.bots.match import Result, play_on, streams
from alcaide.games import game as game_named
from alcaide.record import Record
from alcaide.tables.records import BOT


class Finished(Result, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended, by seat: a line of the results."""

    deal: int
    bots: tuple[str, ...]
    actions: int


class Outcome(NamedTuple):
    """A game that has been played."""

    fixture: Fixture
    finished: Finished
    record: str


def play(fixture: Fixture) -> Outcome:
    """Play a game."""
    terms, seed = fixture.terms, fixture.seed.encode()
    game = game_named(terms.game, terms.version)
    setup = game.setup(terms.players, terms.options, seed, terms.board)
    names = [BOT + name for name in fixture.bots]
    record = Record(game, setup, names=names, tags={"Seed": [fixture.seed]}, limit=terms.limit)
    with seated(fixture.bots, terms.seconds) as bots:
        result = play_on(record, bots, streams(seed, terms.players))
    finished = Finished(
        deal=fixture.deal,
        bots=fixture.bots,
        scores=result.scores,
        winners=result.winners,
        actions=len(record.actions),
        decisions=result.decisions,
        seconds=[round(seconds, 6) for seconds in result.seconds],
        forfeit=result.forfeit,
        broken_off=result.broken_off,
    )
    return Outcome(fixture, finished, record.dumps())
