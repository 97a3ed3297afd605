"""What server and browser say about plans; part of `table_messages.py`."""

from __future__ import annotations

import msgspec


class MakePlan(msgspec.Struct, frozen=True, tag="plan"):
    """On a what-if board: play one's own actions of its line when their time comes.

    ``exact``: only while everybody plays as here; else whatever the others play.
    """

    exact: bool = True


class DropPlan(msgspec.Struct, frozen=True, tag="drop"):
    """Take a plan back."""

    plan: str


PlanOrder = MakePlan | DropPlan


class PlannedView(msgspec.Struct, frozen=True):
    """An action of a plan."""

    seat: int
    text: str


class PlanView(msgspec.Struct, frozen=True):
    """A plan as its maker sees it."""

    id: str
    exact: bool
    line: list[PlannedView]
    off: str  # why it was not played; "": it waits
    answer: bool = False  # to what is asked now; until it is played it can be taken back


class PlansMessage(msgspec.Struct, frozen=True, tag="plans"):
    """The plans of who looks."""

    plans: list[PlanView]


class PlanKept(msgspec.Struct, frozen=True, tag="kept"):
    """The answer to MakePlan."""


PlanNews = PlansMessage | PlanKept
