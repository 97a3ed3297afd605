"""What people have agreed about at a table, and what became of those who do not play on.

It is folded from the orders in the log (control.py) and kept nowhere else.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

import msgspec

from alcaide.tables.orders.ready_state import NOBODY, Readiness
from alcaide.tables.seats import SeatSpec
from alcaide.tables.terms import Terms

MISSES: Final = 3  # turns missed in a row, after which the seat is given to a bot


class Ask(msgspec.Struct, frozen=True):
    """A request that all other people at the table have to agree to."""

    number: int  # of the row that made it
    what: str  # "undo", "pause", "resume" or "draw"
    seat: int
    back: int = 0  # undo: the number of actions that shall count
    yes: tuple[int, ...] = ()  # seats that have agreed


class Vote(msgspec.Struct, frozen=True):
    """What somebody wishes to be done about one who is gone."""

    seat: int  # that votes
    gone: int  # that is voted about
    what: str  # "bot", "without" or "end"


class End(msgspec.Struct, frozen=True):
    """An end that is not that of the game."""

    # "resigned", "removed", "drawn", "abandoned", "deserted", "aborted" or BROKEN_OFF
    how: str
    seat: int  # that brought it about; -1: none did


class Said(msgspec.Struct, frozen=True):
    """A line of the log that no action wrote."""

    step: int  # the number of actions before it
    seat: int
    key: str
    number: int = 0  # of what is counted in it
    who: str = ""  # the name of somebody who is not at that seat any more


class Leaver(msgspec.Struct, frozen=True):
    """A person who is not at his seat any more."""

    seat: int
    how: str  # "late", "away", "resigned" or "abandoned"


class Agreements(msgspec.Struct, frozen=True):
    """What the orders of a table have led to."""

    ask: Ask | None = None
    paused: bool = False
    resigned: tuple[int, ...] = ()  # seats that were given up for good
    removed: tuple[int, ...] = ()  # those of them without whom the others went on, by a vote
    votes: tuple[Vote, ...] = ()  # about the seat to move
    skipped: int = -1  # the seat whose present turn a bot plays
    missed: tuple[int, ...] = ()  # a seat for each turn in a row that it missed
    left: tuple[Leaver, ...] = ()  # who has gone and not come back, first who went first
    end: End | None = None
    undone: int = 0  # the number of rows when something was taken back by consent
    rematch: str = ""  # id of the table where people play again
    said: tuple[Said, ...] = ()
    readiness: Readiness = NOBODY  # of people who are asked before the deal
    kicked: tuple[tuple[str, str], ...] = ()  # people, by id and name, who may not sit down here


NOTHING: Final = Agreements()


class OrderContext(msgspec.Struct, frozen=True):
    """A table as far as orders are about it."""

    seats: tuple[SeatSpec, ...]
    terms: Terms
    agreements: Agreements
    number: int  # of the row to come
    steps: int  # actions that count
    turn: int | None  # by the rules and the agreements; the length of the log does not matter
    over: bool  # nobody is to move any more
    at: datetime | None = None  # when the row was written
    opening: bool = False  # somebody has still to finish his first turn

    @property
    def dealt(self) -> bool:
        """Tell whether there are cards on the table."""
        return not self.terms.ready or self.agreements.readiness.phase == "dealt"

    @property
    def under_way(self) -> bool:
        """Tell whether the game has begun and is not over."""
        gathers = not self.dealt or any(seat.free for seat in self.seats)
        return self.turn is not None and not gathers

    def change(
        self, key: str = "", seat: int = -1, number: int = 0, who: str = "", /, **parts: object
    ) -> OrderContext:
        """Return it with other agreements and, with a key, one more line of the log."""
        said = (*self.agreements.said, Said(self.steps, seat, key, number, who))
        agreements = msgspec.structs.replace(self.agreements, **parts)
        if key:
            agreements = msgspec.structs.replace(agreements, said=said)
        return msgspec.structs.replace(self, agreements=agreements)

    def gone(self, seat: int, how: str) -> OrderContext:
        """Return it without the person of a seat; one who was gone already stays where he was."""
        left, new = self.agreements.left, Leaver(seat, how)
        known = any(one.seat == seat for one in left)
        after = tuple(new if one.seat == seat else one for one in left) if known else (*left, new)
        return self.change(left=after)

    def returned(self, seat: int) -> OrderContext:
        """Return it with the person of a seat, who was gone."""
        return self.change(left=tuple(one for one in self.agreements.left if one.seat != seat))

    def reseat(self, seat: int, **parts: object) -> OrderContext:
        """Return it with something else about a seat."""
        new = msgspec.structs.replace(self.seats[seat], **parts)
        return msgspec.structs.replace(
            self, seats=(*self.seats[:seat], new, *self.seats[seat + 1 :])
        )


def decider(spec: SeatSpec) -> str:
    """Return who decides for a seat: a person, those at the one screen, or nobody ("")."""
    if spec.kind == "person":
        return spec.user
    return "here" if spec.kind in ("me", "friend") else ""


def others(now: OrderContext, seat: int) -> set[str]:
    """Return who else has to be asked when a seat wishes something."""
    return {decider(spec) for spec in now.seats} - {"", decider(now.seats[seat])}


def moved(agreements: Agreements, seat: int, stays: bool) -> Agreements:
    """Return the agreements after an action of a seat, whose turn goes on or has ended.

    What a bot played for somebody does not count as his being there.
    """
    if agreements.skipped == seat:
        return agreements if stays else msgspec.structs.replace(agreements, skipped=-1)
    missed = tuple(other for other in agreements.missed if other != seat)
    return msgspec.structs.replace(agreements, missed=missed)


def lapse(agreements: Agreements) -> Agreements:
    """Return the agreements without what lapses when somebody plays.

    That is a request to take something back, and all votes: whoever was gone is there.
    """
    if agreements.votes:
        agreements = msgspec.structs.replace(agreements, votes=())
    if agreements.ask is None or agreements.ask.what != "undo":
        return agreements
    return msgspec.structs.replace(agreements, ask=None)
