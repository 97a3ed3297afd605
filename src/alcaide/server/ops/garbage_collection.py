"""Python's garbage is looked for now and then, not while somebody waits for his move.

To look through what a server has in memory takes so long that everybody notices, and with moves
going on it would be done every few seconds. But moves leave nothing that counting references does
not find, connections and requests very little.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PAUSE: Final = 300.0  # seconds between two looks
RETURN: Final = 30.0  # seconds after which free memory is given back again


@contextmanager
def rare_collection() -> Iterator[None]:
    """Let Python look for garbage only when it is told to."""
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


def collect_periodically(loop: asyncio.AbstractEventLoop) -> None:
    """Look for garbage now, and from now on in what is new."""
    gc.collect()
    gc.freeze()  # what is there now stays
    loop.call_later(PAUSE, _look, loop)
    loop.call_later(RETURN, _return, loop)


def _look(loop: asyncio.AbstractEventLoop) -> None:
    gc.collect()
    loop.call_later(PAUSE, _look, loop)


def _return(loop: asyncio.AbstractEventLoop) -> None:
    loop.run_in_executor(None, return_memory)
    loop.call_later(RETURN, _return, loop)


def return_memory() -> None:
    """Give memory that is free back to the system, where the C library can (glibc).

    It keeps it otherwise: after 400 boards that were open at once a process stays twice as big.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
