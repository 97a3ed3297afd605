"""Think a game through: every decision within a fixed budget, as far as it is not known yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from os import PathLike
from pathlib import Path

import msgspec

from alcaide.bots.advice import Advice
from alcaide.bots.analysis.advice_job import Query, run_advice
from alcaide.bots.analysis.course import course
from alcaide.bots.analysis.depths import depth as named
from alcaide.bots.analysis.findings import Findings, queries, starts
from alcaide.bots.analysis.judgements import Account, Decision, accounts, judged
from alcaide.bots.analysis.kept import kept
from alcaide.record import Record

Run = Callable[[Callable[[Query], Advice], Sequence[Query]], Iterator[Advice]]


class Analysis(msgspec.Struct, frozen=True):
    """A game thought through: chances over its actions, decisions with grades, seats in sum."""

    depth: str
    chances: list[list[float]]  # of all seats, after each number of actions
    decisions: list[Decision]
    seats: list[Account]


def analyse(
    record: Record, depth: str = "usual", folder: str | PathLike[str] | None = None
) -> Analysis:
    """Think about every decision of a record, and grade it.

    ``depth`` is ``usual``, ``first-look`` or a number of simulations; equal games and depths give
    equal results. In a ``folder`` what was found is kept: it is not worked out again, and what was
    broken off goes on. Raises ArgumentError.
    """
    how = named(depth)
    with kept(record, how, Path(folder) if folder is not None else None) as found:
        for _ in learn(record, found, in_turn):
            pass
    return summed_up(record, found)


def in_turn(ask: Callable[[Query], Advice], questions: Sequence[Query]) -> Iterator[Advice]:
    """Ask one question after the other, in this process."""
    return map(ask, questions)


def learn(record: Record, found: Findings, run: Run) -> Iterator[int]:
    """Think about what is left of a game, and tell the number of each decision once it is known.

    ``run`` maps a function over questions, here or in other processes.
    """
    actions = [step.action for step in record.replay()]
    left = [number for number in found.decisions if number not in found.advice]
    if not left:
        return
    asked = queries(record.game, starts(record), actions, left, found.depth)
    for number, advice in zip(left, run(run_advice, [one for _, one in asked]), strict=True):
        found.advice[number] = advice
        yield number


def summed_up(record: Record, found: Findings) -> Analysis:
    """Return what has been found out about a game."""
    line = course(record.game, record.state(), found)
    decisions = judged(found, [seat for seat, _ in record.actions], line)
    return Analysis(found.depth.name, line, decisions, accounts(decisions, record.setup.players))
