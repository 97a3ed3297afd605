"""The database goes away during play and comes back: nothing is lost, and all play on."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from alcaide.locale import LANGUAGES
from alcaide.storage.database import FILE, sqlite_url
from alcaide.tables.words import Words
from killing import GAMES, SEATS, House, Player, Report, compare, resumed
from servers import postgres_server

LOG = logging.getLogger("outage")
OUTAGE = float(os.environ.get("ALCAIDE_OUTAGE", "2.5"))  # seconds; 10 for the long run
# Seconds until everybody plays on, which only the long run measures.
MOST = 5.0 if "ALCAIDE_OUTAGE" in os.environ else 60.0
PATIENT = 5.0  # seconds that SQLite waits for another writer
Step = Callable[[], Awaitable[None]]


@dataclass
class Found:
    """What happened in an outage."""

    report: Report = field(default_factory=Report)
    reasons: set[str] = field(default_factory=set)  # why programs were refused
    told: dict[str, str] = field(default_factory=dict)  # language: what a page was told
    ready: list[int] = field(default_factory=list)  # status while the database was away
    back: float = 0.0  # seconds until everybody had moved again


class Page:
    """A browser at a table, in a language."""

    def __init__(self, line: ClientConnection, lang: str) -> None:
        self.line = line
        self.lang = lang

    async def look(self) -> dict[str, Any]:
        """Return the table."""
        await self.line.send(json.dumps({"type": "look", "lang": self.lang, "seat": 0}))
        table: dict[str, Any] = (await self.hear("table"))["table"]
        if table["decision"] is None:
            await self.line.send(json.dumps({"type": "look", "lang": self.lang, "seat": 1}))
            table = (await self.hear("table"))["table"]
        return table

    async def play(self, table: dict[str, Any]) -> dict[str, Any]:
        """Play the first choice and return what is told."""
        action = table["decision"]["choices"][0]["action"]
        await self.line.send(json.dumps({"type": "play", "seq": table["seq"], "action": action}))
        return await self.hear("table", "refused")

    async def hear(self, *types: str) -> dict[str, Any]:
        """Return the next message of some types."""
        async with asyncio.timeout(30):
            while True:
                message: dict[str, Any] = json.loads(await self.line.recv())
                if message["type"] in types:
                    return message


async def outage(settings: dict[str, str], folder: Path, cut: Step, mend: Step) -> Found:
    """Take the database away from people who play, and give it back."""
    found, end = Found(), asyncio.Event()
    house = House(settings, folder / "server.log")
    await house.start()
    players = [Player([house], GAMES[n], n, 0.02) for n in range(3)]
    playing = [asyncio.create_task(player.run(end)) for player in players]
    await resumed(players)
    async with httpx.AsyncClient(base_url=house.address, timeout=30) as client:
        id = (await client.post("/api/tables", json={"game": GAMES[0], "seats": SEATS})).json()[
            "id"
        ]
        address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{id}/live"
        assert (await client.get("/ready")).status_code == 200
        async with connect(address, max_size=None) as line:
            pages = [Page(line, lang) for lang in LANGUAGES]
            before = await pages[0].look()
            await cut()
            gone = time.monotonic()
            while time.monotonic() < gone + OUTAGE - 1.0:
                found.ready.append((await client.get("/ready")).status_code)
                assert (await client.get("/health")).status_code == 200
                await asyncio.sleep(0.2)
            if OUTAGE > PATIENT or "postgres" in settings["ALCAIDE_DATABASE"]:
                for page in pages:
                    await page.look()
                    found.told[page.lang] = (await page.play(before))["reason"]
            await asyncio.sleep(max(0.0, gone + OUTAGE - time.monotonic()))
            for player in players:
                player.resumed = None
            await mend()
            back = time.monotonic()
            found.back = await resumed(players) - back
            assert (await pages[0].look())["seq"] == before["seq"]
            assert (await pages[0].play(before))["table"]["seq"] == before["seq"] + 1
        assert (await client.get("/ready")).status_code == 200
    await asyncio.sleep(1.0)
    end.set()
    await asyncio.gather(*playing)
    assert house.process.poll() is None  # it is the same process
    house.kill()
    for player in players:
        found.reasons |= set(player.refused)
    await compare(settings["ALCAIDE_DATABASE"], players, found.report)
    return found


def judge(found: Found, refused: bool) -> None:
    LOG.warning("%s", found)  # the figures of the long run; see them with -o log_cli=true
    assert found.report.lost == []
    assert found.report.acknowledged > 10
    assert set(found.ready) == {503}
    assert found.back < MOST
    offline = {lang: Words(lang).say("table-offline") for lang in LANGUAGES}
    assert found.reasons <= {offline["en"], Words("en").say("table-stale")}
    if refused:
        assert offline["en"] in found.reasons
        assert found.told == offline


def test_sqlite_is_locked_by_another_process(tmp_path: Path) -> None:
    file = tmp_path / "data" / FILE

    async def run() -> Found:
        held: list[sqlite3.Connection] = []

        async def cut() -> None:
            held.append(sqlite3.connect(file, isolation_level=None, timeout=5))
            held[0].execute("BEGIN EXCLUSIVE")

        async def mend() -> None:
            held[0].execute("ROLLBACK")
            held[0].close()

        settings = {"ALCAIDE_DATABASE": sqlite_url(tmp_path / "data")}
        return await outage(settings, tmp_path, cut, mend)

    judge(asyncio.run(run()), refused=OUTAGE > PATIENT)


def test_postgresql_is_stopped_and_started(tmp_path: Path) -> None:
    with postgres_server() as postgres:

        async def cut() -> None:
            postgres.kill()

        async def mend() -> None:
            await asyncio.to_thread(postgres.start)

        settings = {"ALCAIDE_DATABASE": postgres.new()}
        judge(asyncio.run(outage(settings, tmp_path, cut, mend)), refused=True)
