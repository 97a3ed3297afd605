"""Pictures of links are drawn one at a time, each once, and few wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from alcaide.people.errors import RateError
from alcaide.server.http.cached_answers import AnswerCache, CachedAnswer, compressed
from alcaide.server.http.previews.drawing_queue import FRESH, LATER, MOST, DrawingQueue


class Painter:
    """Draws what it is told to, notes how many are at it, and waits to be let go on."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.at_work = 0
        self.most = 0
        self.go_on = asyncio.Event()

    def of(self, what: str) -> Callable[[], Awaitable[CachedAnswer]]:
        async def make() -> CachedAnswer:
            self.drawn.append(what)
            self.at_work += 1
            self.most = max(self.most, self.at_work)
            await self.go_on.wait()
            self.at_work -= 1
            return compressed(what.encode())

        return make


def test_one_is_drawn_at_a_time_each_once_and_few_wait() -> None:
    asyncio.run(_many())


async def _many() -> None:
    queue, painter = DrawingQueue(AnswerCache()), Painter()
    wanted = ["a", "a", "b", "a", "c", "b", "a", "c"]
    asked = [asyncio.create_task(queue.get(one, 0, painter.of(one))) for one in wanted]
    assert len(asked) == MOST
    await asyncio.sleep(0)
    with pytest.raises(RateError) as refused:
        await queue.get("d", 0, painter.of("d"))
    assert refused.value.words["seconds"] == LATER
    painter.go_on.set()
    made = await asyncio.gather(*asked)
    assert painter.drawn == ["a", "b", "c"]
    assert painter.most == 1
    assert [each.tag for each in made] == [compressed(one.encode()).tag for one in wanted]
    await queue.get("d", 0, painter.of("d"))  # there is room again
    assert painter.drawn[-1] == "d"


def test_who_goes_away_makes_room() -> None:
    asyncio.run(_gone())


async def _gone() -> None:
    queue, painter = DrawingQueue(AnswerCache()), Painter()
    asked = [asyncio.create_task(queue.get(n, 0, painter.of(str(n)))) for n in range(MOST)]
    await asyncio.sleep(0)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    painter.go_on.set()
    await queue.get("x", 0, painter.of("x"))
    assert painter.drawn[-1] == "x"


def test_a_table_keeps_its_picture_for_a_minute() -> None:
    asyncio.run(_moves())


async def _moves() -> None:
    now = [1000.0]
    queue, painter = DrawingQueue(AnswerCache(), lambda: now[0]), Painter()
    painter.go_on.set()

    async def shown(move: int) -> Any:
        found = await queue.get("table", move, painter.of(f"move {move}"))
        return found.tag

    first = await shown(1)
    now[0] += FRESH - 1
    assert await shown(2) == first
    now[0] += 2
    assert await shown(2) != first
    assert painter.drawn == ["move 1", "move 2"]
    now[0] += FRESH
    await shown(2)
    assert painter.drawn == ["move 1", "move 2"]  # nobody has moved
