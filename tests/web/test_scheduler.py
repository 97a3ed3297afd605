"""Who is served first, how much runs at once, and what a flood cannot do."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from alcaide.web.minds import Minds
from alcaide.web.scheduler import AGEING, HALF_LIFE, Claim, Job, Lane, Priority, Scheduler


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def job(owner: str, priority: Priority = Priority.BOARD, cost: float = 1.0, parts: int = 1) -> Job:
    return Job(Claim(owner, priority), cost, parts)


def served(scheduler: Scheduler, lane: Lane = Lane.LONG) -> Iterator[Job]:
    """Run what waits, one at a time, each as long as was thought."""
    while found := scheduler.pop(lane, 1):
        scheduler.done(found[0], found[0].cost)
        yield found[0]


def test_classes_come_strictly_in_order() -> None:
    scheduler = Scheduler(Clock())
    for priority in reversed(Priority):
        for owner in ("ana", "luis"):
            scheduler.push(job(owner, priority))
    assert [each.claim.priority for each in served(scheduler)] == sorted([*Priority, *Priority])


def test_a_flood_of_one_owner_does_not_hold_up_another() -> None:
    scheduler = Scheduler(Clock())
    for _ in range(100):
        scheduler.push(job("flood"))
    for _ in range(3):
        scheduler.push(job("ana"))
    first = [each.claim.owner for each in served(scheduler)][:6]
    assert Counter(first) == {"flood": 3, "ana": 3}


def test_the_jobs_of_one_owner_are_served_as_they_come() -> None:
    clock = iter(range(10_000))  # time passes while it is looked at
    scheduler = Scheduler(lambda: next(clock) / 1000)
    jobs = [job("ana") for _ in range(9)]
    for each in jobs:
        scheduler.push(each)
    assert list(served(scheduler)) == jobs


def test_shares_are_of_time_not_of_jobs() -> None:
    scheduler = Scheduler(Clock())
    for _ in range(40):
        scheduler.push(job("long", cost=3.0))
        scheduler.push(job("short", cost=1.0))
    used: Counter[str] = Counter()
    for each in served(scheduler):
        used[each.claim.owner] += int(each.cost)
        if used["short"] == 30:
            break
    assert used["long"] == pytest.approx(30, abs=3)


def test_what_a_job_really_cost_counts() -> None:
    scheduler = Scheduler(Clock())
    for owner in ("ana", "luis", "ana", "luis"):
        scheduler.push(job(owner))
    found = scheduler.pop(Lane.LONG, 1)
    assert found
    scheduler.done(found[0], 10.0)  # Ana's took ten times as long as was thought
    assert [each.claim.owner for each in served(scheduler)] == ["luis", "luis", "ana"]


def test_what_was_used_long_ago_counts_less_and_less() -> None:
    clock = Clock()
    scheduler = Scheduler(clock)
    scheduler.push(job("ana", cost=8.0))
    list(served(scheduler))
    assert scheduler.usage.of("ana") == 8.0
    clock.time += 2 * HALF_LIFE
    assert scheduler.usage.of("ana") == pytest.approx(2.0)
    clock.time += 100 * HALF_LIFE
    scheduler.push(job("luis"))
    list(served(scheduler))
    assert set(scheduler.usage.used) == {"luis"}  # nobody is remembered for ever


def test_whoever_waits_long_enough_is_served() -> None:
    clock = Clock()
    scheduler = Scheduler(clock)
    old = job("ana", Priority.BOTS)
    scheduler.push(old)
    order = []
    while old not in order:
        scheduler.push(job("flood", Priority.LIVE))
        clock.time += 1.0
        found = scheduler.pop(Lane.LONG, 1)
        assert found
        order.append(found[0])
    assert len(order) == pytest.approx(AGEING * Priority.BOTS, abs=1)


@pytest.mark.parametrize(
    ("priority", "cost", "lane"),
    [
        (Priority.LIVE, 0.1, Lane.SHORT),
        (Priority.DAYS, 0.1, Lane.SHORT),
        (Priority.LIVE, 3.0, Lane.LONG),
        (Priority.BOARD, 0.1, Lane.LONG),  # nobody else waits for it
        (Priority.BOTS, 0.1, Lane.LONG),
    ],
)
def test_what_can_be_waited_for_has_slots_of_its_own(
    priority: Priority, cost: float, lane: Lane
) -> None:
    assert job("ana", priority, cost).lane is lane


def test_a_job_of_several_parts_takes_what_is_free() -> None:
    scheduler = Scheduler(Clock())
    scheduler.push(job("ana", parts=8, cost=3.0))
    found = scheduler.pop(Lane.LONG, 2)
    assert found
    assert found[1] == 2
    assert scheduler.usage.of("ana") == 6.0


@contextmanager
def minds(size: int) -> Iterator[Minds]:
    """Give what runs jobs in threads of this process."""
    found = Minds(size=size)
    with ThreadPoolExecutor(3 * size) as pool:
        for workers in found.workers.values():
            workers.pool = pool
        yield found


async def wanted() -> None:
    """Find that the answer is wanted."""


class Work:
    """Work that ends when it is let go, and notes who begins, and how many run."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.running = self.most = 0
        self.lock = threading.Lock()
        self.go = threading.Event()

    def __call__(self, name: str) -> Any:
        def run(part: int, ticket: int) -> str:
            with self.lock:
                self.begun.append(name)
                self.running += 1
                self.most = max(self.most, self.running)
            self.go.wait(20)
            with self.lock:
                self.running -= 1
            return name

        return run


async def asked(minds: Minds, work: Work, each: Job) -> list[Any]:
    return await minds.ask(each, work(each.claim.owner), wanted)


def test_only_so_much_is_handed_to_processes_as_they_can_do() -> None:
    work = Work()

    async def main(minds: Minds) -> None:
        flood = [asyncio.create_task(asked(minds, work, job("flood"))) for _ in range(20)]
        await asyncio.sleep(0)
        late = [asyncio.create_task(asked(minds, work, job("ana"))) for _ in range(2)]
        await asyncio.sleep(0)
        assert sum(minds.scheduler.lengths().values()) == 20
        work.go.set()
        assert await asyncio.gather(*flood, *late) == [["flood"]] * 20 + [["ana"]] * 2

    with minds(2) as found:
        asyncio.run(main(found))
    assert work.most <= 2
    assert "ana" in work.begun[2:4]  # two were running when she came


def test_long_searches_do_not_hold_up_a_short_one() -> None:
    work = Work()

    async def main(minds: Minds) -> None:
        flood = [
            asyncio.create_task(asked(minds, work, job("flood", Priority.LIVE, 3.0, parts=2)))
            for _ in range(5)
        ]
        await asyncio.sleep(0)
        short = minds.ask(job("ana", Priority.LIVE, 0.1), lambda part, ticket: "here", wanted)
        assert await short == ["here"]
        assert not any(task.done() for task in flood)
        work.go.set()
        await asyncio.gather(*flood)

    with minds(2) as found:
        asyncio.run(main(found))


def test_what_is_less_urgent_than_a_person_who_waits_yields_unless_it_soon_ends() -> None:
    clock = Clock()
    scheduler = Scheduler(clock)
    clock.time = 100.0
    each = {priority: job(priority.name, priority, 3.0) for priority in Priority}
    old, soon = (job(name, Priority.BOTS, 3.0) for name in ("old", "soon"))
    for one in (*each.values(), old, soon):
        one.since = clock.time
    old.since -= len(Priority) * AGEING
    begun = dict.fromkeys((*each.values(), old), 99.0) | {soon: 97.2}
    for waits in (*list(Priority)[1:], None):  # a person alone is in such a hurry
        assert scheduler.yields(Lane.LONG, begun) == [], waits
        scheduler.push(job("waits", waits or Priority.BOTS, 3.0))
    scheduler.push(job("ana", Priority.LIVE, 3.0))
    assert scheduler.yields(Lane.LONG, begun) == [each[p] for p in list(Priority)[1:]]
    assert scheduler.yields(Lane.SHORT, begun) == []


def test_what_was_stopped_for_a_person_is_done_afterwards() -> None:
    begun: list[str] = []

    async def main(minds: Minds) -> None:
        stopped = minds.workers[Lane.LONG].stopped

        def search(part: int, ticket: int) -> str:
            begun.append("board")
            if len(begun) > 2:
                return "whole"
            while not stopped[ticket]:
                time.sleep(0.001)
            return "cut off"

        def answer(part: int, ticket: int) -> str:
            begun.append("ana")
            return "ana"

        board = asyncio.create_task(minds.ask(job("luis", Priority.BOARD, 3.0), search, wanted))
        while not begun:
            await asyncio.sleep(0.001)
        assert await minds.ask(job("ana", Priority.LIVE, 3.0), answer, wanted) == ["ana"]
        assert await board == ["whole"]
        assert (minds.running, minds.stops, minds.stopped) == ({}, {}, set())

    with minds(1) as found:
        asyncio.run(main(found))
    assert begun == ["board", "ana", "board"]


def test_who_waits_no_more_takes_nothing_from_others() -> None:
    work = Work()

    async def main(minds: Minds) -> None:
        running = asyncio.create_task(asked(minds, work, job("ana")))
        waiting = asyncio.create_task(asked(minds, work, job("luis")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert not minds.scheduler.waiting
        work.go.set()
        await running
        assert minds.free[Lane.LONG] == 1

    with minds(1) as found:
        asyncio.run(main(found))
    assert work.begun == ["ana"]


def test_one_thing_is_drawn_at_a_time() -> None:
    work = Work()

    async def main(minds: Minds) -> None:
        past, now = Claim("flood", Priority.BOARD), Claim("ana", Priority.LIVE)
        drawn = [
            asyncio.create_task(minds.here(past, lambda: work("flood")(0, 0))) for _ in range(5)
        ]
        await asyncio.sleep(0)
        drawn.append(asyncio.create_task(minds.here(now, lambda: work("ana")(0, 0))))
        await asyncio.sleep(0)
        work.go.set()
        await asyncio.gather(*drawn)

    with minds(1) as found:
        asyncio.run(main(found))
    assert work.most == 1
    assert work.begun == ["flood", "ana", *["flood"] * 4]
