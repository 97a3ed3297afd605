"""The time of day, as this process counts it: no jump of the machine's clock makes it jump."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Final

BEGAN: Final = datetime.now(UTC)
SINCE: Final = time.monotonic()


def now() -> datetime:
    """Return the present moment, in UTC."""
    return BEGAN + timedelta(seconds=time.monotonic() - SINCE)
