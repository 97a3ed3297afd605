"""The time of day, as this process counts it: no jump of the machine's clock makes it jump.

Servers that began by different clocks agree on the one that is ahead (outage_store.py).
"""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Final

# Where there is one, a clock that also runs while a machine sleeps.
CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
SINCE: Final = time.clock_gettime(CLOCK)
_began = datetime.now(UTC)


def now() -> datetime:
    """Return the present moment, in UTC."""
    return _began + timedelta(seconds=time.clock_gettime(CLOCK) - SINCE)


def follow(moment: datetime) -> None:
    """Go on from a moment that lies ahead: it is now, by the clock of another server."""
    global _began
    _began += max(timedelta(), moment - now())
