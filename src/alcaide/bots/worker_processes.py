"""Worker processes in which bots think, and a way to stop what they think about."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import connection
from typing import Any, Final

from alcaide.bots.budget import never

TICKETS: Final = 256  # thoughts at a time that can be stopped one by one
NICE: Final = 5  # pages and people come first
PATIENT: Final = 10  # and so do short thoughts before long ones
KIND: Final = multiprocessing.get_context("spawn")  # a fork of a process with threads can hang

stopped: Any = None  # in a worker process: for each ticket, whether nobody waits any more


class Workers:
    """A pool of processes whose thoughts have tickets."""

    def __init__(self, size: int, nice: int = NICE) -> None:
        self.size = size
        self.stopped: Any = KIND.RawArray("b", TICKETS)
        self.pool: Executor = ProcessPoolExecutor(size, KIND, prepare, (self.stopped, nice))
        self.last = 0

    def ticket(self) -> int:
        """Return a ticket for a new thought."""
        self.last = (self.last + 1) % TICKETS
        self.stopped[self.last] = 0
        return self.last

    def stop(self, ticket: int) -> None:
        """Let what is thought under a ticket come to its end at once."""
        self.stopped[ticket] = 1

    def close(self) -> None:
        """Stop everything and send the processes home."""
        for ticket in range(TICKETS):
            self.stop(ticket)
        self.pool.shutdown(wait=False, cancel_futures=True)


def cores() -> int:
    """Return how many processors this process may use."""
    with contextlib.suppress(AttributeError):  # not every system tells
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def prepare(flags: Any, nice: int = NICE) -> None:
    """Make a worker process end with its parent, and only with it; runs once in each worker.

    ``nice``: how far it stands back behind other processes, as Unix counts it.
    """
    global stopped
    stopped = flags
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's affair
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def measured(work: Callable[[int, int], Any], part: int, ticket: int) -> tuple[float, Any]:
    """Return how many CPU seconds a part of some work took, and what it returns."""
    begun = time.process_time()
    result = work(part, ticket)
    return time.process_time() - begun, result


def cancelled(ticket: int) -> Callable[[], bool]:
    """Return what tells, in a worker process, whether a thought should end."""
    flags = stopped
    if flags is None:
        return never
    return lambda: bool(flags[ticket])


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])  # a killed parent says nothing: without this, workers stay
    os._exit(0)
