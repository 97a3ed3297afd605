"""On what terms people play at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, Literal

import msgspec

from alcaide.tables.errors import TermsError

ABSENCE: Final = 7  # days, where nobody's time is up and nothing else has been said
HOURS: Final = 24 * 30  # for a move, at most
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may come, how long people may think, what happens when somebody does not come back."""

    access: Literal["local", "private", "public"] = "local"  # one screen; by link; in the lobby
    pace: Literal["free", "live", "days"] = "free"
    turn: Seconds = 0  # live: seconds of each turn before the bank is touched
    bank: Seconds = 0  # live: seconds that each seat has for all turns together
    increment: Seconds = 0  # live: seconds that a finished turn puts into the bank
    hours: Annotated[int, msgspec.Meta(ge=0, le=HOURS)] = 0  # days: hours for a move
    gone: Literal["wait", "bot", "skip", "end"] = "wait"  # when the time is up
    substitute: str = "greedy"  # the bot that takes the place
    undo: Literal["turn", "ask", "none"] = "turn"
    watch: bool = True  # may others look on?
    delay: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0  # actions by which they look on later
    chat: bool = True
    rated: bool = False
    pool: Literal["", "people", "programs"] = ""  # who is rated; "": people, as of old
    ready: bool = False  # are all asked whether they are ready, and nothing dealt before?
    programs: bool = True  # may people let programs play for them, with a key?
    # days without a move after which the others may vote what becomes of the game; 0: never
    absence: Annotated[int, msgspec.Meta(ge=0, le=365)] | None = None  # None: not said
    # of the last games with others, percent that whoever sits down has to have ended; 0: any
    steady: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0

    @property
    def patient(self) -> bool:
        """Tell whether nothing happens by itself however long somebody takes."""
        return self.pace == "free" or self.gone == "wait"

    @property
    def rests(self) -> bool:
        """Tell whether a holiday means something here."""
        return self.pace == "days" or (self.pace == "free" and bool(self.absence))


FREE: Final = Terms()


def check_terms(terms: Terms, levels: Collection[str]) -> Terms:
    """Return terms that go together; ``levels`` are the bots there are. Raises TermsError."""
    if terms.pace == "live" and not terms.turn + terms.bank:
        raise TermsError("terms.turn, terms.bank: at pace 'live' one of them has to be above 0")
    if terms.pace == "days" and not terms.hours:
        raise TermsError(f"terms.hours: at pace 'days' it is 1 to {HOURS}, for a move")
    if terms.substitute not in levels:
        there = ", ".join(levels)
        raise TermsError(
            f"terms.substitute: there is no bot {terms.substitute!r}; there are: {there}"
        )
    if terms.absence is None and terms.patient and terms.access != "local":
        return msgspec.structs.replace(terms, absence=ABSENCE)
    return terms
