"""What can be laid over a table: facts about places that follow from what somebody may know.

A layer says what is, and what could be; it never says what to do.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from alcaide.scene.model import UNSENT, Phrase

# How the marks of a part are drawn: a dashed place that somebody may lose; a ladder beside a piece;
# a dashed place that would join two things; a number on a place; who holds a thing; how far it is
# to a place on the lane; who can pay for a thing on a shelf; a change on a place; not at all.
KINDS: Final = ("danger", "ladder", "join", "count", "hold", "lane", "pay", "change", "words")


class Ladder(msgspec.Struct, frozen=True, array_like=True):
    """How high something is, how high it can still rise, and whether one more may come on top."""

    now: int
    reach: int
    top: bool


class LayerMark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One fact: a sentence, and what is drawn of it at its places."""

    label: Phrase
    picks: list[str] = []  # the places; none: it is only said
    text: Phrase | str = ""  # in a few characters, written there
    symbol: str = ""  # drawn before that
    money: int = 0  # that would be paid
    seats: list[int] = []  # whose emblems stand there
    ladder: Ladder | None = None
    along: int = -1  # its place on the lane of the drawing
    alert: bool = False  # stands out
    rule: str = ""


class LayerPart(msgspec.Struct, frozen=True):
    """Facts of one kind; ``hint`` says how to read what is drawn."""

    kind: str
    title: Phrase
    hint: Phrase
    rule: str
    marks: list[LayerMark]
    aid: Annotated[str, UNSENT] = ""  # there only where this aid is on


class Layer(msgspec.Struct, frozen=True):
    """All that a layer says of a position."""

    title: Phrase
    parts: list[LayerPart]
