"""Who looks around takes turns, and of several looks in a row the last one is drawn."""

from __future__ import annotations

import asyncio
import json
from typing import cast

from alcaide.people.person import HOME
from alcaide.web.lane import Lane, lane
from alcaide.web.messages import FromServer, Refused, TableMessage
from alcaide.web.minds import Minds
from alcaide.web.sandbox import Sandbox
from alcaide.web.screen import Screen
from alcaide.web.thinkers import Thinkers
from tabling import played


def test_one_at_a_time_goes_through_in_the_order_of_coming() -> None:
    seen: list[str] = []

    async def go(name: str, own: Lane) -> None:
        async with own.turn():
            seen.append(f"{name} in")
            await asyncio.sleep(0)
            seen.append(f"{name} out")

    async def run() -> None:
        own = Lane()
        await asyncio.gather(*(go(name, own) for name in "abc"))

    asyncio.run(run())
    assert seen == [f"{name} {way}" for name in "abc" for way in ("in", "out")]


def test_who_leafs_through_a_game_is_drawn_the_last_of_his_wishes() -> None:
    table = played(40)
    told: list[FromServer] = []

    async def send(message: FromServer) -> None:
        told.append(message)

    async def run() -> None:
        door = Sandbox(table)
        screen = Screen(table, "en", HOME, door, Thinkers(door, 0.0, cast(Minds, None)), send)
        drawing = asyncio.create_task(screen.display.draw())
        async with lane().turn():  # others are drawn
            await asyncio.sleep(0)
            for step in range(30):
                await screen.hear(json.dumps({"type": "look", "lang": "en", "step": step}))
            answer = asyncio.create_task(screen.hear('{"type": "undo", "seq": -1}'))
            await asyncio.sleep(0)
            assert told == []
        await answer
        drawing.cancel()

    asyncio.run(run())
    assert [type(message) for message in told] == [TableMessage, Refused]
    first = told[0]
    assert isinstance(first, TableMessage)
    assert first.table.step == 29
