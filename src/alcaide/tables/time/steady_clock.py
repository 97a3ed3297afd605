"""The time of day, as this process counts it: no jump of the machine's clock makes it jump."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Final

# Where there is one, a clock that also runs while a machine sleeps.
CLOCK: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
BEGAN: Final = datetime.now(UTC)
SINCE: Final = time.clock_gettime(CLOCK)


def now() -> datetime:
    """Return the present moment, in UTC."""
    return BEGAN + timedelta(seconds=time.clock_gettime(CLOCK) - SINCE)
