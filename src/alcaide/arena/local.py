"""Games in processes of this machine; those of a process that dies are played again."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Outcome, play
from alcaide.arena.schedule import Fixture
from alcaide.bots.worker_processes import KIND, prepare

TRIES: Final = 5  # of a game whose process dies
Play = Callable[[Fixture], Outcome]


def play_locally(
    fixtures: Sequence[Fixture], jobs: int, work: Play = play
) -> Generator[Outcome, None, None]:
    """Yield each game once, as they end, so many being played at a time.

    Raises ArenaError for a game whose processes die again and again.
    """
    left = {fixture.key: fixture for fixture in fixtures}
    tries: Counter[str] = Counter()
    while left:
        for outcome in _shift(list(left.values()), jobs, work, tries):
            del left[outcome.fixture.key]
            yield outcome
        for key, times in tries.items():
            if key in left and times >= TRIES:
                raise ArenaError("cli-arena-dies", name=key, times=times)


def _shift(
    fixtures: list[Fixture], jobs: int, work: Play, tries: Counter[str]
) -> Iterator[Outcome]:
    """Play until all is done or a process dies; count the games that may have killed it."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, KIND, prepare, (None,))
    waiting = iter(fixtures)
    running: dict[Future[Outcome], str] = {}
    over = False
    try:
        while True:
            for fixture in islice(waiting, 2 * jobs - len(running)):  # nobody should have to wait
                running[pool.submit(work, fixture)] = fixture.key
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield future.result()
                del running[future]
        over = True
    except BrokenProcessPool:
        tries.update(running.values())
    finally:
        pool.shutdown(wait=over, cancel_futures=True)
        if not over:  # whoever stops us need not wait for the games that have begun
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
