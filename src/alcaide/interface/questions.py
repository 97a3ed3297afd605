"""Questions that seats are asked between turns, and what may be answered beforehand."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

# Standing orders: how a question is answered without the person of a seat.
ASK: Final = "ask"  # it is not: he is asked each time
NEW: Final = "new"  # declined while it offers nothing but what he has declined since his last turn
KINDS: Final = "kinds"  # declined unless it offers something of kinds that he has named
RULES: Final = "rules"  # by kind: taken up to a price, asked, or declined; see `rule_of`
ACCEPT: Final = "accept"  # accepted, to the full
NEVER: Final = "never"  # declined


class Question(NamedTuple):
    """What the seat to move is asked between turns."""

    name: str
    mark: str  # of public facts: the same as long as it is the same question, for everybody
    offers: tuple[tuple[str, str], ...]  # what it is about: things, each with its kind
    decline: Any  # the action that takes nothing
    accept: Any = None  # the action that takes everything, if there is one
    takes: tuple[tuple[int, Any], ...] = ()  # for each offer its price and the action that takes it


class Rule(NamedTuple):
    """What is done with offers of a kind: taken up to a price, or the person asked."""

    kind: str
    limit: int | None  # None: he is asked


def rule_of(text: str) -> Rule:
    """Return a rule of its text: "tower" asks, "tower:11" takes for 11 at most.

    Raises ValueError for any other text.
    """
    kind, colon, limit = text.partition(":")
    if not colon:
        return Rule(kind, None)
    if not limit.isascii() or not limit.isdecimal() or len(limit) > 3:
        raise ValueError(f"{text!r}: a limit is a number of at most three digits")
    return Rule(kind, int(limit))


class Standing(msgspec.Struct, frozen=True):
    """A question that a seat may leave to a standing order."""

    name: str  # of the question
    orders: tuple[str, ...]  # that there are; the first one holds where nobody has said anything
    rule: str
    kinds: tuple[str, ...] = ()  # of what it offers
    rests: bool = False  # may it be declined until the seat's next turn?
    missed: tuple[str, ...] | None = None  # what the seat to move could take in its turn instead
