"""Python's garbage is looked for now and then, not while somebody waits for his move.

Moves leave none that counting references would not find; connections and requests leave a little.
To look through what a whole server has in memory would keep everybody waiting, so what has been
looked through is left alone afterwards, but for once an hour.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

PAUSE: Final = 20.0  # seconds between two looks
WHOLE: Final = 180  # looks until everything is looked through


@contextmanager
def seldom() -> Iterator[None]:
    """Let Python look for garbage only when it is told to."""
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


def look_now_and_then(loop: asyncio.AbstractEventLoop) -> None:
    """Look for garbage now, and from now on."""
    looks = count()

    def look() -> None:
        _look(whole=next(looks) % WHOLE == 0)
        loop.call_later(PAUSE, look)

    look()


def _look(whole: bool) -> None:
    if whole:
        gc.unfreeze()
        gc.collect()
    else:
        gc.collect(0)  # what is new
    gc.freeze()
