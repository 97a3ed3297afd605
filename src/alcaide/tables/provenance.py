"""By whom the rows of a log were made, and how long what counts took.

A bot needs not say so: whether one was to play, and in whose place, follows from the log.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from alcaide.tables.table import Step, Table

PERSON: Final = "person"  # himself, at that moment
PLAN: Final = "plan"  # what a person had planned or answered beforehand
STANDING: Final = "standing"  # a standing order of a person
PROGRAM: Final = "program"  # with the key of a person
BOT: Final = "bot"  # in a seat of its own
SUBSTITUTE: Final = "substitute"  # a bot in the place of a person
SERVER: Final = "server"  # what is no move: time that is over, holidays, outages
SIGNS: Final = (PLAN, STANDING, PROGRAM, SUBSTITUTE)  # what is worth a sign in the log
SECRET: Final = (PLAN, STANDING)  # what others are not to know while they play
QUICK: Final = 2.0  # seconds; what took less may have been planned or answered beforehand


class Shares(NamedTuple):
    """How many actions of a seat count that its person made, and that were made for him."""

    own: int
    others: int

    @property
    def most(self) -> bool:
        """Tell whether the person made at least half of them."""
        return self.own >= self.others


def maker(table: Table, source: str) -> str:
    """Return by whom the next action is made, where ``source`` is what its player says."""
    return bot_of(table) if table.bot else source


def bot_of(table: Table) -> str:
    """Return what the bot is that is to play: one of its own seat, or in somebody's place."""
    turn, agreements = table.turn, table.agreements
    assert turn is not None
    given = turn in agreements.resigned or agreements.skipped == turn
    return SUBSTITUTE if given or table.seats[turn].user else BOT


def shares(table: Table) -> list[Shares]:
    """Return by seat how many actions were made by its person and by others for him."""
    own, others = [0] * len(table.seats), [0] * len(table.seats)
    for step in table.steps:
        counted = others if step.source == SUBSTITUTE else own
        counted[step.seat] += step.source != BOT
    return [Shares(*pair) for pair in zip(own, others, strict=True)]


def told(table: Table, step: Step) -> str:
    """Return by whom an action was made as everybody may know it.

    That somebody has planned ahead, or what he answers always, is his secret until the end.
    """
    return PERSON if step.source in SECRET and table.turn is not None else step.source


def gaps(table: Table, first: int = 0, end: int | None = None) -> list[float | None]:
    """Return the seconds from the action before to each one, to a tenth; None: not known.

    Rows that came with a record without times all have the same. Until the end quick actions have
    none: those that were planned or answered beforehand take no time, and that is a secret.
    """
    least = 0.0 if table.turn is None else QUICK
    begun = table.steps[first - 1].at if first else None
    times = [begun, *(step.at for step in table.steps[first:end])]
    spans = [
        round(max(0.0, (at - before).total_seconds()), 1)
        if at and before and at != before
        else None
        for before, at in pairwise(times)
    ]
    return [None if span is None or span < least else span for span in spans]
