"""What is said about hints, analyses and what-if boards; part of `table_messages.py`."""

from __future__ import annotations

import msgspec

# ---------------------------------------------------------------- browser to server


class AskHint(msgspec.Struct, frozen=True, tag="hint"):
    """Ask what would be best in position ``seq``; refused where hints are off."""

    seq: int


class AskAnalysis(msgspec.Struct, frozen=True, tag="analysis"):
    """Ask for the analysis of a finished game; it comes in several messages while it grows."""


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """On a what-if board: let a bot of a level take a seat; with an empty level, take it back."""

    seat: int
    level: str = ""


Advised = AskHint | AskAnalysis | Seat


# ---------------------------------------------------------------- server to browser


class ReasonView(msgspec.Struct, frozen=True):
    """One sentence about an action.

    ``kind``: points, chance, second, effect, next, reply, risk, dealt.
    """

    kind: str
    text: str


class HintMessage(msgspec.Struct, frozen=True, tag="hint"):
    """The answer to AskHint: a choice by its notation, and why."""

    seq: int
    text: str
    label: str
    chance: int  # of winning, in percent
    second: int | None  # the same with the next best action
    reasons: list[ReasonView]


class TurnView(msgspec.Struct, frozen=True):
    """A turning point: an action by which its seat lost much, and the better one."""

    step: int  # actions played before it: the position to look at
    seat: int
    round: int
    before: int  # chance with the better action, in percent
    after: int  # chance with the one that was played
    played: str
    better: str
    reasons: list[ReasonView]


class AnalysisMessage(msgspec.Struct, frozen=True, tag="analysis"):
    """An analysis as far as it has got; sent again whenever there is more."""

    done: int
    total: int
    chances: list[list[int]]  # by actions played and seat, in percent; empty: not known yet
    turns: list[TurnView]  # when it is complete
