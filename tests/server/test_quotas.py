"""What one person and one address may hold at a time, and load in an hour."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from alcaide.people.errors import BoardsError, ServerFullError, SocketsError
from alcaide.people.person import HOME
from alcaide.server.jobs import quotas
from alcaide.server.jobs.quotas import (
    ALIVE,
    BEAT,
    BOARDS,
    BOTS,
    LASTS,
    SOCKETS,
    MemoryQuotaStore,
    Quotas,
    RedisQuotaStore,
)
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.ops.redis_status import RedisStatus, redis_status_of
from alcaide.server.ops.resource_limits import ResourceLimits
from alcaide.server.security.rate_limits import ALL, CROWD, Limits
from servers import Redis
from serving import ZORAYA, Client, club, seat, tab

FEW = ResourceLimits(sockets=2, boards=1, bots=1)


async def hold(found: Quotas, kind: str, *whose: str, times: int = 1) -> AsyncExitStack:
    """Hold something some times until the stack is closed."""
    stack = AsyncExitStack()
    for _ in range(times):
        await stack.enter_async_context(found.hold(kind, *whose))
    return stack


async def check(one: Quotas, two: Quotas) -> None:
    """Check that two processes count together (or one with itself)."""
    held = await hold(one, SOCKETS, "ana", times=2)
    with pytest.raises(SocketsError) as caught:
        await hold(two, SOCKETS, "ana")
    assert caught.value.words == {"most": 2}
    await (await hold(two, SOCKETS, "luis", times=2)).aclose()  # it is nobody else's affair
    await (await hold(two, BOARDS, "ana")).aclose()
    await held.aclose()
    await (await hold(two, SOCKETS, "ana", times=2)).aclose()


def test_what_is_held_is_counted_and_given_back() -> None:
    found = Quotas(FEW, MemoryQuotaStore())
    asyncio.run(check(found, found))
    assert isinstance(found.store, MemoryQuotaStore)
    assert not found.store.held


def test_processes_count_together_and_the_dead_hold_nothing(redis: Redis) -> None:
    redis.clear()

    async def run() -> None:
        from redis.asyncio import from_url

        one, two = (RedisQuotaStore(from_url(redis.url), RedisStatus()) for _ in range(2))
        await check(Quotas(FEW, one), Quotas(FEW, two))
        assert await one.take("boards:ana", "1", 1)
        await one.redis.persist(f"{ALIVE}{one.process}")
        await one.beat()
        lasts = await one.redis.ttl(f"{ALIVE}{one.process}")
        assert 2 * BEAT < lasts <= LASTS <= 15  # so long are the sockets of a killed server open
        with pytest.raises(BoardsError):
            await hold(Quotas(FEW, two), BOARDS, "ana")
        await one.redis.delete(f"{ALIVE}{one.process}")  # it has been silent for so long
        await (await hold(Quotas(FEW, two), BOARDS, "ana")).aclose()
        await one.close()
        await two.close()

    asyncio.run(run())


def test_without_redis_nothing_is_refused_and_that_is_said_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def run() -> None:
        from redis.asyncio import from_url

        away = "redis://127.0.0.1:1/0"
        found, limits = (
            Quotas(FEW, RedisQuotaStore(from_url(away), redis_status_of(away))),
            Limits(away, FEW),
        )
        await (await hold(found, BOARDS, "ana", times=3)).aclose()
        for _ in range(3):
            await limits.spend("account", ALL, "ana")
        await found.close()
        await limits.close()

    asyncio.run(run())
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("Redis cannot be reached")


@pytest.mark.parametrize("caps", [None, FEW])
def test_a_process_holds_so_many_boards_whoever_has_them(caps: ResourceLimits | None) -> None:
    async def run() -> None:
        found = Quotas(caps, MemoryQuotaStore(), ResourceLimits(all_boards=2))
        held = [await hold(found, BOARDS, owner) for owner in (HOME.id, "ana")]
        for owner in (HOME.id, "luis"):
            with pytest.raises(ServerFullError):
                await hold(found, BOARDS, owner)
        await (await hold(found, SOCKETS, "luis")).aclose()
        await held[0].aclose()
        await (await hold(found, BOARDS, "luis")).aclose()
        await held[1].aclose()
        assert not +found.here

    asyncio.run(run())


def test_an_address_may_hold_more_than_a_person_but_not_everything() -> None:
    async def run() -> None:
        found = Quotas(FEW, MemoryQuotaStore())
        held = [await hold(found, BOARDS, f"guest {n}", "192.0.2.1") for n in range(CROWD)]
        with pytest.raises(BoardsError):
            await hold(found, BOARDS, "one more", "192.0.2.1")
        assert set(found.store.held) == {  # type: ignore[attr-defined]
            "boards:192.0.2.1", *(f"boards:guest {n}" for n in range(CROWD)),
        }  # fmt: skip
        await (await hold(found, BOARDS, "one more", "192.0.2.2")).aclose()
        for each in held:
            await each.aclose()

    asyncio.run(run())


@pytest.mark.parametrize(("caps", "owner"), [(None, "ana"), (FEW, HOME.id)])
def test_at_home_and_without_limits_nothing_counts(caps: ResourceLimits | None, owner: str) -> None:
    asyncio.run(hold(Quotas(caps, MemoryQuotaStore()), BOARDS, owner, times=9))


def test_bots_wait_until_others_of_the_same_owner_have_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quotas, "PAUSE", 0.0)
    most = running = 0
    found = Quotas(FEW, MemoryQuotaStore())

    async def think() -> None:
        nonlocal most, running
        async with found.wait(BOTS, Claim("ana", Priority.BOTS)):
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

    async def run() -> None:
        await asyncio.gather(*(think() for _ in range(5)))

    asyncio.run(run())
    assert most == FEW.bots


def test_what_is_urgent_does_not_wait_for_what_is_not() -> None:
    found = Quotas(FEW, MemoryQuotaStore())

    async def run() -> None:
        async with AsyncExitStack() as full, asyncio.timeout(60):
            for _ in range(FEW.bots):
                await full.enter_async_context(found.wait(BOTS, Claim("ana", Priority.BOTS)))
            await full.enter_async_context(found.wait(BOTS, Claim("ana", Priority.LIVE)))

    asyncio.run(run())


def test_a_wait_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "PAUSE", 0.0)
    told: list[str] = []
    monkeypatch.setattr(quotas, "count_refusal", told.append)
    claim = Claim("ana", Priority.BOTS)

    async def run() -> None:
        found = Quotas(replace(FEW, bots=1), MemoryQuotaStore())
        async with found.wait(BOTS, claim):
            waiting = asyncio.create_task(found.wait(BOTS, claim).__aenter__())
            for _ in range(9):
                await asyncio.sleep(0)
        await waiting

    asyncio.run(run())
    assert told == [BOTS]


def test_whoever_has_too_many_pages_open_is_told_so(tmp_path: Path) -> None:
    with club(tmp_path, caps=FEW) as (ana, luis):
        ana.post("/api/me", json={"name": "Ana"})
        luis.post("/api/me", json={"name": "Luis"})
        id = made(ana)
        with tab(ana, id), tab(ana, id) as second:
            second.look()
            with tab(ana, id, "it") as third:
                assert "2 tavoli" in third.next("refused")["reason"]
                with pytest.raises(WebSocketDisconnect) as closed:
                    third.receive()
                assert closed.value.code == 4429
            with tab(luis, id) as his:
                his.look()
        with tab(ana, id) as again:  # as soon as one is closed
            again.look()


def made(client: Client) -> str:
    seats = [seat("person", "Ana", "green"), ZORAYA]
    answer = client.post("/api/tables", json={"game": "alcazar", "seats": seats})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def test_records_count_by_their_actions(tmp_path: Path) -> None:
    record = b'[Game "alcazar"]\n' + b"1 pass\n" * 60  # nonsense counts, too: it has to be read
    with club(tmp_path, caps=ResourceLimits(actions=100)) as (ana, _):
        ana.post("/api/me", json={"name": "Ana"})
        answers: list[Any] = [ana.post("/api/tables/record", content=record) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [400, 429]
        assert int(answers[1].headers["retry-after"]) > 0


def test_tables_made_are_counted(tmp_path: Path) -> None:
    with club(tmp_path, caps=ResourceLimits(tables=1)) as (ana, _):
        ana.post("/api/me", json={"name": "Ana"})
        made(ana)
        answer = ana.post("/api/tables", json={"game": "alcazar", "seats": []})
        assert answer.status_code == 429
