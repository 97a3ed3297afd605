"""A planned stop of the servers: announced beforehand; from then on nobody's time counts."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec

NOTICE: Final = timedelta(hours=1)  # before it, in which no game against the clock begins
FORGOTTEN: Final = timedelta(hours=1)  # after which one that nobody carried out is none


class PlannedStop(msgspec.Struct, frozen=True):
    """When the servers stop, for how long about, and why."""

    at: datetime
    back: int = 0  # seconds that they will be away; 0: nobody knows
    why: str = ""

    def near(self, now: datetime) -> bool:
        """Tell whether games against the clock had better wait for it."""
        return self.at - NOTICE <= now

    def reached(self, now: datetime) -> bool:
        """Tell whether nothing is played any more."""
        return self.at <= now

    def forgotten(self, now: datetime) -> bool:
        """Tell whether it is so long past that nobody can have meant it."""
        return self.at + timedelta(seconds=self.back) + FORGOTTEN <= now
