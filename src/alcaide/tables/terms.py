"""On what terms people play at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

from alcaide.tables.errors import TermsError

Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may come, how long people may think, what happens when somebody does not come back."""

    access: Literal["local", "private", "public"] = "local"  # one screen; by link; in the lobby
    pace: Literal["free", "live", "days"] = "free"
    turn: Seconds = 0  # live: seconds of each turn before the bank is touched
    bank: Seconds = 0  # live: seconds that each seat has for all turns together
    increment: Seconds = 0  # live: seconds that a finished turn puts into the bank
    hours: Annotated[int, msgspec.Meta(ge=0, le=24 * 30)] = 0  # days: hours for a move
    gone: Literal["wait", "bot", "skip", "end"] = "wait"  # when the time is up
    substitute: str = "greedy"  # the bot that takes the place
    undo: Literal["turn", "ask", "none"] = "turn"
    watch: bool = True  # may others look on?
    delay: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0  # actions by which they look on later
    chat: bool = True
    rated: bool = False


FREE: Final = Terms()


def check_terms(terms: Terms, levels: Collection[str]) -> Terms:
    """Return terms that go together; ``levels`` are the bots there are. Raises TermsError."""
    timed = {"free": True, "live": terms.turn + terms.bank > 0, "days": terms.hours > 0}
    if not timed[terms.pace]:
        raise TermsError(f"at pace {terms.pace!r} there is no time to play")
    if terms.substitute not in levels:
        raise TermsError(f"there is no bot {terms.substitute!r}")
    return terms
