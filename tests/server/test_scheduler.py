"""Who is served first, how much runs at once, and what a flood cannot do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from alcaide.server.jobs.scheduler import AGEING, HALF_LIFE, Claim, Job, Lane, Priority, Scheduler


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
