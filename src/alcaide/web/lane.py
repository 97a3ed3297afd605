"""What is drawn for people who look around is drawn one after the other, with pauses in between.

A look takes some milliseconds of the event loop. Many who leaf through games would else take all
of it; now whoever plays has at least half, and waits for one drawing at most.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakKeyDictionary

LONGEST: Final = 0.1  # seconds of a pause


class Lane:
    """Lets one at a time through, in the order of coming; each is followed by a pause as long."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.free = 0.0  # when the pause is over

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn."""
        async with self.lock:
            await asyncio.sleep(max(0.0, self.free - time.monotonic()))
            begun = time.monotonic()
            try:
                yield
            finally:
                now = time.monotonic()
                self.free = now + min(LONGEST, now - begun)


LANES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Lane]] = WeakKeyDictionary()


def lane() -> Lane:
    """Return the lane of the event loop that runs."""
    return LANES.setdefault(asyncio.get_running_loop(), Lane())
