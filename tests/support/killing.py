"""Players who go on while their servers are killed, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from alcaide.storage.database import open_database
from alcaide.tables.stores.table_store import TableStore
from servers import free_port

GAMES = ("alcazar", "castle", "alhambra")
SEATS = [
    {"kind": "me", "name": "Ana", "colour": "red"},
    {"kind": "friend", "name": "Luis", "colour": "blue"},
]
FAILED = (OSError, WebSocketException, TimeoutError)


class House:
    """A process of the server, which can be killed and comes back on the same port."""

    def __init__(
        self, settings: dict[str, str], log: Path, python: str | Path = sys.executable
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = os.environ | settings
        self.log = log
        self.python = str(python)
        self.ready = 0.0  # when it last began to answer

    async def start(self) -> None:
        """Start and wait until it answers."""
        command = [self.python, "-m", "alcaide", "serve", "--no-browser", "--bot-delay", "0"]
        command += ["--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.settings)
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                try:
                    await client.get(self.address + "/api/me")
                except httpx.HTTPError:
                    assert self.process.poll() is None, self.log.read_text()
                    await asyncio.sleep(0.05)
                else:
                    self.ready = time.monotonic()
                    return
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Kill it without a warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    games: int = 0
    lost: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # seconds from a server's return to a move


class Player:
    """Plays all seats of one table after another, at whichever server answers."""

    def __init__(self, houses: Sequence[House], game: str, seed: int, pause: float) -> None:
        self.houses = houses
        self.game = game
        self.random = random.Random(seed)
        self.pause = pause
        self.tables: list[str] = []
        self.known: dict[tuple[str, int], str] = {}  # acknowledged: table and number, notation
        self.refused: Counter[str] = Counter()  # reasons
        self.resumed: float | None = None  # when something was acknowledged after the last kill

    async def run(self, end: asyncio.Event) -> None:
        """Play until it is time to stop."""
        while not end.is_set():
            house = self.random.choice(self.houses)
            try:
                if not self.tables:
                    self.tables.append(await self._set_up(house))
                if await self._play(house, self.tables[-1], end):
                    self.tables.append(await self._set_up(house))
            except (*FAILED, httpx.HTTPError):
                await asyncio.sleep(0.1)

    async def _set_up(self, house: House) -> str:
        async with httpx.AsyncClient(base_url=house.address) as client:
            answer = await client.post("/api/tables", json={"game": self.game, "seats": SEATS})
            answer.raise_for_status()
            id: str = answer.json()["id"]
            return id

    async def _play(self, house: House, table: str, end: asyncio.Event) -> bool:
        """Play on; tell whether the game is over."""
        address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{table}/program"
        said: tuple[int, str] | None = None
        async with connect(address, max_size=None, open_timeout=5) as socket:
            while not end.is_set():
                message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 20))
                kind = message["type"]
                if said and (kind == "over" or (kind == "move" and message["seq"] > said[0])):
                    self.known[table, said[0]] = said[1]
                    self.resumed = self.resumed or time.monotonic()
                    said = None
                if kind == "refused":
                    self.refused[message["reason"]] += 1
                    said = None  # another process had stored it before it was killed
                if kind == "over":
                    return True
                if kind == "move":
                    await asyncio.sleep(self.pause)
                    said = message["seq"], self.random.choice(message["actions"])["notation"]
                    await socket.send(json.dumps({"seq": said[0], "action": said[1]}))
        return False


async def play_and_kill(
    settings: dict[str, str],
    folder: Path,
    processes: int,
    tables: int,
    kills: int,
    pause: float = 0.02,
    seed: int = 1,
) -> Report:
    """Let people play while servers are killed at random moments; compare with the database."""
    chance = random.Random(seed)
    houses = [House(settings, folder / f"server{n}.log") for n in range(processes)]
    for house in houses:
        await house.start()
    players = [Player(houses, GAMES[n % 3], seed * 100 + n, pause) for n in range(tables)]
    end, report = asyncio.Event(), Report(kills)
    playing = [asyncio.create_task(player.run(end)) for player in players]
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.3, 1.5))
        house = chance.choice(houses)
        house.kill()
        gone = time.monotonic()
        for player in players:
            player.resumed = None
        back, _ = await asyncio.gather(resumed(players), house.start())
        report.waits.append(back - (house.ready if processes == 1 else gone))
    end.set()
    await asyncio.gather(*playing)
    for house in houses:
        house.kill()
    await compare(settings["ALCAIDE_DATABASE"], players, report)
    return report


async def resumed(players: Sequence[Player]) -> float:
    """Wait until everybody has moved again; return when the last one did."""
    async with asyncio.timeout(60):
        while not all(player.resumed for player in players):
            await asyncio.sleep(0.02)
    return max(player.resumed or 0.0 for player in players)


async def compare(url: str, players: Sequence[Player], report: Report) -> None:
    """Look each acknowledged move up; every table must replay, its rows without a gap."""
    engine = await open_database(url)
    store = TableStore(engine)
    try:
        for player in players:
            report.acknowledged += len(player.known)
            report.games += len(player.tables)
            for id in player.tables:
                table = await store.load(id)
                assert [row.number for row in table.rows] == list(range(len(table.rows)))
                stored = {(id, row.number): row.text for row in table.rows}
                for place, text in player.known.items():
                    if place[0] == id and stored.get(place) != text:
                        report.lost.append(f"{place}: {text}, stored {stored.get(place)}")
    finally:
        await engine.dispose()
