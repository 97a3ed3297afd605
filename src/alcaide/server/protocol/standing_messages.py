"""What server and browser say about standing orders; part of `table_messages.py`."""

from __future__ import annotations

import msgspec


class AskStanding(msgspec.Struct, frozen=True, tag="standing"):
    """Ask for the standing orders of the seat that is looked at."""


class GiveStanding(msgspec.Struct, frozen=True, tag="obey"):
    """Let a question be answered like this from now on; also again, to be asked anew."""

    question: str
    order: str
    kinds: list[str] = []
    rests: bool = False  # decline until the own next turn


StandingOrder = AskStanding | GiveStanding


class WayView(msgspec.Struct, frozen=True):
    """An order, or a kind that it may be limited to, in words."""

    value: str
    label: str
    sentence: str = ""


class StandingView(msgspec.Struct, frozen=True):
    """A question, and what has been said about it."""

    question: str
    title: str
    rule: str
    orders: list[WayView]
    kinds: list[WayView]
    order: str
    chosen: list[str]  # kinds
    rests: bool | None  # declined until the own next turn; None: there is no such thing


class StandingMessage(msgspec.Struct, frozen=True, tag="standing"):
    """The standing orders of a seat."""

    seat: int
    questions: list[StandingView]
