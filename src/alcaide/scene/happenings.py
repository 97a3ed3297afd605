"""What happens on a table, one thing after another: what a screen can play.

Events are made from the notes of an action. Each says what it changes, so that no figure has to
change before its cause is seen; where it happens, by the picks and keys of drawings; and why.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from alcaide.scene.model import Phrase

# In the order of the rules: what is paid, what leaves, what is laid, what it brings.
KINDS: Final = (
    "say",  # told only
    "cost",  # something is paid
    "take",  # a thing changes hands
    "home",  # a figure goes back to its seat
    "piece",  # pieces are laid
    "rise",  # a figure is lifted
    "join",  # two things become one
    "hoist",  # a sign goes up
    "value",  # a value runs to another one
    "figure",  # a figure is set, or goes elsewhere
    "light",  # places are counted, one after the other
    "income",  # a seat is paid
    "walk",  # a marker walks
    "score",  # points are given
    "turn",  # something is turned up
    "refill",  # what was taken is replaced
)
Kind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(KINDS)})]


class FigureChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure that changes: "money", "points", "cards" or the symbol of pieces of a seat.

    Of no seat are counters of a track, by their symbols.
    """

    figure: str
    before: int
    after: int
    seat: int | None = None


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happens: to whom, what moves from where to where, what it changes."""

    kind: Kind
    said: Phrase
    rule: str = ""
    seat: int | None = None
    thing: str = ""  # the key or symbol of what moves
    start: str = ""  # a pick or key, "" of the seat's own
    goal: str = ""
    places: list[str] = []  # keys or picks, in their order
    each: list[int] = []  # what each place brings
    changes: list[FigureChange] = []
