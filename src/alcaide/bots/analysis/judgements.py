"""A game as its decisions and its luck: what each seat made of it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from alcaide.bots.advice import Candidate
from alcaide.bots.analysis.findings import Findings
from alcaide.bots.analysis.grades import GRADES, accuracy, grade, loss, lost

PARTS: Final = ("opening", "middle", "end")  # thirds of the actions of a game


class Decision(msgspec.Struct, frozen=True):
    """A decision of a game: how good it was, and what chance did after it."""

    step: int  # actions played before it
    seat: int
    kind: str  # as the game calls it
    part: str  # of the game
    grade: str
    loss: float  # chance of winning that it cost its seat beside the best action found
    doubt: float  # standard error of the loss
    sure: float  # the loss if it is beyond the uncertainty, otherwise 0
    gains: list[float]  # what it changed for every seat beside the best action
    luck: list[float]  # what chance then changed for every seat; empty: not known yet
    candidates: list[Candidate]


class Account(msgspec.Struct, frozen=True):
    """What a seat made of a game.

    Its chance at the start and these three changes come to what the game was for it at its end.
    """

    seat: int
    accuracy: float | None  # from 0 to 100; None: it had nothing to decide
    grades: dict[str, int]  # how many decisions had which
    parts: dict[str, float]  # accuracy by parts of the game
    kinds: dict[str, float]  # accuracy by kinds of decisions
    skill: float  # change of its chance by its own decisions: nothing is better than 0
    others: float  # by the decisions of others
    luck: float  # by chance, and by what came to be known


def judged(
    found: Findings, seats: Sequence[int], line: Sequence[Sequence[float]]
) -> list[Decision]:
    """Return the decisions that have been thought about; ``line`` is the course of the game."""
    told = []
    later: list[Sequence[float]] = [
        found.advice[number].chances if number in found.advice else []
        for number in found.decisions[1:]
    ]
    for place, (number, after) in enumerate(
        zip(found.decisions, [*later, line[-1]], strict=True) if found.decisions else ()
    ):
        if number not in found.advice:
            continue
        advice, seat = found.advice[number], seats[number]
        told.append(
            Decision(
                step=number,
                seat=seat,
                kind=found.kinds[place],
                part=PARTS[len(PARTS) * number // found.steps],
                grade=grade(advice, seat),
                loss=loss(advice, seat),
                doubt=advice.doubt,
                sure=lost(advice, seat),
                gains=[b - a for a, b in zip(advice.chances, advice.played, strict=True)],
                luck=[b - a for a, b in zip(advice.played, after, strict=True)] if after else [],
                candidates=advice.candidates,
            )
        )
    return told


def accounts(decisions: Sequence[Decision], players: int) -> list[Account]:
    """Return what every seat made of a game."""
    return [_account(decisions, seat) for seat in range(players)]


def _account(decisions: Sequence[Decision], seat: int) -> Account:
    own = [one for one in decisions if one.seat == seat]
    counted = Counter(one.grade for one in own)
    return Account(
        seat=seat,
        accuracy=mean_accuracy(own),
        grades={name: counted[name] for name in GRADES},
        parts=_by(own, PARTS, lambda one: one.part),
        kinds=_by(own, dict.fromkeys(one.kind for one in own), lambda one: one.kind),
        skill=math.fsum(one.gains[seat] for one in own),
        others=math.fsum(one.gains[seat] for one in decisions if one.seat != seat),
        luck=math.fsum(one.luck[seat] for one in decisions if one.luck),
    )


def mean_accuracy(decisions: Sequence[Decision]) -> float | None:
    """Return the accuracy of several decisions; None: there are none."""
    if not decisions:
        return None
    return sum(accuracy(one.sure) for one in decisions) / len(decisions)


def _by(
    decisions: Sequence[Decision], names: Iterable[str], of: Callable[[Decision], str]
) -> dict[str, float]:
    groups = {name: [one for one in decisions if of(one) == name] for name in names}
    found = {name: mean_accuracy(group) for name, group in groups.items()}
    return {name: value for name, value in found.items() if value is not None}
