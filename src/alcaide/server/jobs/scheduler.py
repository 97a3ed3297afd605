"""Who gets a processor next: classes in order, and in a class a fair share for each owner.

The share is decayed usage, as in the schedulers of Unix and of batch systems: of those who wait,
the owner goes first who has had the least processor time lately (Kay, Lauder: A Fair Share
Scheduler, CACM 31, 1988). Ageing lets a job climb a class for every while that it has waited.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

AGEING: Final = 60.0  # seconds of waiting that are worth a class
HALF_LIFE: Final = 30.0  # seconds after which what was used counts half
FORGOTTEN: Final = 0.001  # CPU seconds that do not count any more
SHORT: Final = 0.5  # CPU seconds; what costs less can be waited for
LITTLE: Final = 0.3  # seconds that a person waits for something of a lower class to end


class Priority(IntEnum):
    """What a job is for, the most urgent first."""

    LIVE = 0  # a person waits at a table
    DAYS = 1  # a game over days, or one that nobody looks at just now
    HINT = 2
    BOARD = 3  # a what-if board
    ANALYSIS = 4
    BOTS = 5  # a game that only bots play


class Lane(Enum):
    """Where a job runs; each lane has slots of its own."""

    SHORT = "short"  # processes that come before those of the next lane
    LONG = "long"  # processes that take what is left
    DRAW = "draw"  # a thread of the server, for what needs its tables
    REPLAY = "replay"  # another one, for what takes longer


@dataclass(frozen=True)
class Claim:
    """For whom something is done, and what for."""

    owner: str  # id of a person, else an address
    priority: Priority


@dataclass(eq=False)
class Job:
    """Something to run; ``cost`` is what one part of it will take, in CPU seconds."""

    claim: Claim
    cost: float
    parts: int = 1  # at most so many at the same time, as many as there are slots
    here: bool = False  # in this process, for it needs the tables
    since: float = 0.0  # when it began to wait

    @property
    def lane(self) -> Lane:
        """Return where it runs: what people wait for is not held up by long searches."""
        if self.here:
            return Lane.DRAW if self.cost < SHORT else Lane.REPLAY
        brief = self.cost < SHORT and self.claim.priority <= Priority.HINT
        return Lane.SHORT if brief else Lane.LONG


class Usage:
    """The processor time that owners have had lately, in CPU seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.used: dict[str, tuple[float, float]] = {}  # owner: so much at some time

    def of(self, owner: str) -> float:
        """Return what an owner has used."""
        used, at = self.used.get(owner, (0.0, 0.0))
        return used * math.exp2((at - self.now()) / HALF_LIFE)

    def add(self, owner: str, seconds: float) -> None:
        """Count what an owner uses."""
        self.used[owner] = (max(0.0, self.of(owner) + seconds), self.now())

    def prune(self) -> None:
        """Forget who has used next to nothing."""
        self.used = {who: kept for who, kept in self.used.items() if self.of(who) > FORGOTTEN}


class Scheduler:
    """The jobs that wait."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.usage = Usage(now)
        self.waiting: list[Job] = []

    def push(self, job: Job) -> None:
        """Let a job wait; one that was stopped has waited since it came."""
        job.since = job.since or self.now()
        self.waiting.append(job)

    def discard(self, job: Job) -> None:
        """Let a job wait no more."""
        self.waiting.remove(job)

    def pop(self, lane: Lane, free: int) -> tuple[Job, int] | None:
        """Return the job that is next in a lane, and how many of the free slots it gets.

        Its owner is charged at once what it will cost.
        """
        ready = [job for job in self.waiting if job.lane is lane]
        if not ready or not free:
            return None
        used = {owner: self.usage.of(owner) for owner in {job.claim.owner for job in ready}}
        job = min(ready, key=lambda job: (self._urgency(job), used[job.claim.owner]))
        self.discard(job)
        parts = min(job.parts, free)
        self.usage.add(job.claim.owner, parts * job.cost)
        return job, parts

    def yields(self, lane: Lane, running: Mapping[Job, float]) -> list[Job]:
        """Return which jobs in a lane are to stop and wait again, by when they have begun.

        For a person who waits at a table: what is less urgent and will not end in a moment. It
        keeps the time that it has waited, so that ageing protects it.
        """
        urgent = [self._urgency(job) for job in self.waiting if job.lane is lane and _live(job)]
        now = self.now()
        return [
            job
            for job, begun in running.items()
            if job.lane is lane
            and urgent
            and self._urgency(job) > min(urgent)
            and begun + job.cost - now > LITTLE
        ]

    def done(self, job: Job, seconds: float) -> None:
        """Charge the owner of a job what a part of it has really cost."""
        self.usage.add(job.claim.owner, seconds - job.cost)
        if not self.waiting:
            self.usage.prune()

    def lengths(self) -> Counter[Priority]:
        """Return how many jobs of each class wait."""
        return Counter(job.claim.priority for job in self.waiting)

    def _urgency(self, job: Job) -> int:
        return max(Priority.LIVE, job.claim.priority - int((self.now() - job.since) / AGEING))


def _live(job: Job) -> bool:
    return job.claim.priority is Priority.LIVE
