"""What people have answered before the deal: whether they are ready, and their part in chance.

It is folded from the orders of ``readiness.py`` and kept nowhere else.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, Literal

import msgspec

from alcaide.tables.terms import Terms

LIVE: Final = timedelta(seconds=30)  # to say that one is ready, once all seats are taken
DAYS: Final = timedelta(days=1)  # the same where nobody has to be there at once
REVEAL: Final = timedelta(seconds=8)  # for browsers and programs to show their nonces
Phase = Literal["gathering", "asking", "revealing", "dealt"]


class Answer(msgspec.Struct, frozen=True):
    """Somebody is ready, by the terms as they stand."""

    seat: int
    commitment: str = ""  # SHA-256 of his nonce; "": he leaves chance to the others
    nonce: str = ""  # "" until it is revealed

    @property
    def hidden(self) -> bool:
        """Tell whether there is a nonce that has not been revealed."""
        return bool(self.commitment) and not self.nonce


class Readiness(msgspec.Struct, frozen=True):
    """How far a table has come on its way to the deal."""

    answers: tuple[Answer, ...] = ()
    phase: Phase = "gathering"
    since: datetime | None = None  # when this phase began, if its time is counted

    def answer(self, seat: int) -> Answer | None:
        """Return what a seat has answered."""
        return next((answer for answer in self.answers if answer.seat == seat), None)

    def nonces(self, players: int) -> list[str]:
        """Return the nonces that were revealed, by seat."""
        found = map(self.answer, range(players))
        return [answer.nonce if answer else "" for answer in found]

    def commitments(self, players: int) -> list[str]:
        """Return what people have committed to, by seat."""
        found = map(self.answer, range(players))
        return [answer.commitment if answer else "" for answer in found]

    def ends(self, terms: Terms) -> datetime | None:
        """Return when whoever has not answered is left out; None: nobody's time is counted."""
        if self.since is None:
            return None
        if self.phase == "revealing":
            return self.since + REVEAL
        return self.since + (LIVE if terms.pace == "live" else DAYS)


NOBODY: Final = Readiness()
