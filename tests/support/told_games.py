"""Games at random, to be told in other forms and read again."""

from __future__ import annotations

from functools import cache

import alcaide
from alcaide.cli.commands.simulate import random_game
from alcaide.record import Record

NAMES = ("Ana", "Luis", "Zoë", "Marie-Rose", "Bob", "=Ugo")


@cache
def told_game(game: str, seed: int) -> str:
    """Return the record of a random game: with other players and rules for each seed."""
    known = alcaide.game(game)
    players = known.seats[seed % len(known.seats)]
    rules = known.profile(list(known.rulesets)[seed % len(known.rulesets)])
    record = random_game(known, players, rules, str(seed))
    if seed % 2:
        record.names = NAMES[:players]
        record.comments[3] = ["it rained, that evening"]
    return record.dumps()


def record_of(game: str, seed: int) -> Record:
    """Return a random game as a record of its own."""
    return Record.loads(told_game(game, seed))
