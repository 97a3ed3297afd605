"""Of several looks in a row the last one is drawn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import TypeVar, cast

from alcaide.people.person import HOME
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.scheduler import Claim
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.protocol.table_messages import FromServer, Refused, TableMessage
from alcaide.server.sockets.screen import Screen
from alcaide.server.sockets.what_if_board import Sandbox
from tabling import played

T = TypeVar("T")


class Busy:
    """Draws for others until it is ``free``."""

    def __init__(self) -> None:
        self.free = asyncio.Event()

    async def here(self, claim: Claim, make: Callable[[], T]) -> T:
        await self.free.wait()
        return make()


def test_who_leafs_through_a_game_is_drawn_the_last_of_his_wishes() -> None:
    table = played(40)
    told: list[FromServer] = []

    async def send(message: FromServer) -> None:
        told.append(message)

    async def run() -> None:
        source, busy = Sandbox(table), Busy()
        players = BotTurns(source, 0.0, cast(WorkerPool, busy))
        screen = Screen(table, "en", HOME, source, players, send)
        drawing = asyncio.create_task(screen.display.draw())
        await asyncio.sleep(0)
        for step in range(30):
            await screen.hear(json.dumps({"type": "look", "lang": "en", "step": step}))
            await asyncio.sleep(0)
        answer = asyncio.create_task(screen.hear('{"type": "undo", "seq": -1}'))
        await asyncio.sleep(0)
        assert told == []
        busy.free.set()
        await answer
        drawing.cancel()

    asyncio.run(run())
    assert [type(message) for message in told] == [TableMessage, Refused]
    first = told[0]
    assert isinstance(first, TableMessage)
    assert first.table.step == 29
