"""Flood a server as one person can, and measure how long another one waits meanwhile.

    python benchmarks/floods.py [--seconds 15] [--floods records,boards,tables,idle,looks]

Starts a server for many people on loopback, lets Ana play against a medium bot, and measures the
bot's answer, the time until her own move is shown, and /health: first with nobody else there, then
under each flood by somebody else. Prints milliseconds, and their ratio to those of the idle server.

records: long records are loaded; boards: what-if boards with experts on both seats; tables: games
of six experts; idle: boards on which nothing happens; looks: sockets that look back through a game.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from alcaide.core.rng import Rng
from alcaide.games import GAMES, versions
from alcaide.record import Record
from live_tables import cookies, person
from load import start

Json = dict[str, Any]
BOARDS: Final = 20
IDLE: Final = 400
TABLES: Final = 20
LOOKS: Final = 20  # sockets
EACH: Final = 9.0  # looks a second at each of them, within what is allowed
ACTIONS: Final = 3000  # of a long record
IMPORTS: Final = 400
WARM: Final = 5.0  # seconds in which a flood rises


@dataclass
class Figures:
    """What Ana waited for, in seconds."""

    bot: list[float] = field(default_factory=list)
    move: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)  # of the flood

    @property
    def told(self) -> dict[str, float]:
        """Return the figures that count, in milliseconds."""
        parts = {
            "bot": statistics.median(self.bot),
            "move p50": statistics.median(self.move),
            "move p99": high(self.move),
            "health p99": high(self.health),
        }
        return {name: 1000 * seconds for name, seconds in parts.items()}


def high(values: list[float]) -> float:
    """Return what 99 of 100 values do not exceed."""
    return sorted(values)[max(0, -(-99 * len(values) // 100) - 1)]


def played(game: str, players: int, seed: int = 1) -> str:
    """Return the record of a finished game."""
    record, rng = Record(GAMES[game], GAMES[game].setup(players, seed=seed)), Rng(b"floods")
    while record.turn is not None:
        legal = record.legal_actions()
        record.play(legal[rng.below(len(legal))])
    return str(record.dumps())


def long_record(actions: int) -> str:
    """Return an Alhambra record in which a tile is built and lifted again and again."""
    game = versions("alhambra")["1"]  # before ALH-40: now such a game ends
    record = Record(game, game.setup(2, seed=3))
    for _ in range(actions):
        state = record.state()
        offered = [game.write(state, action) for action in record.legal_actions()]
        built = [text for text in offered if text.startswith(("build", "lift"))]
        plain = [t for t in offered if t.startswith("put") and "reserve" not in t]
        bought = [text for text in offered if text.startswith("buy")]
        record.play((built or plain or bought or offered)[0])
    return str(record.dumps())


class Player:
    """Ana, who plays against a medium bot, one game after the other."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def play(self, figures: Figures, end: float) -> None:
        """Play until the time is over."""
        while time.monotonic() < end:
            seats = [seat("person", 0), seat("bot", 1, "medium")]
            id = await made(self.client, "alcazar", seats)
            async with opened(self.client, f"/api/tables/{id}/live") as socket:
                await self._game(socket, figures, end)

    async def _game(self, socket: ClientConnection, figures: Figures, end: float) -> None:
        view = await shown(socket, lambda view: view["decision"] is not None)
        while view["turn"] is not None and time.monotonic() < end:
            seat, begun = view["turn"], time.perf_counter()
            action = view["decision"]["choices"][0]["action"]
            await say(socket, type="play", seq=view["seq"], action=action)
            before = view["steps"]
            view = await shown(socket, lambda view, before=before: view["steps"] > before)  # type: ignore[misc]
            figures.move.append(time.perf_counter() - begun)
            while view["turn"] not in (seat, None):
                steps, begun = view["steps"], time.perf_counter()
                view = await shown(socket, lambda view, steps=steps: view["steps"] > steps)  # type: ignore[misc]
                figures.bot.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)


async def ask_health(client: httpx.AsyncClient, figures: Figures, end: float) -> None:
    """Ask for /health ten times a second."""
    while time.monotonic() < end:
        begun = time.perf_counter()
        await client.get("/health")
        figures.health.append(time.perf_counter() - begun)
        await asyncio.sleep(0.1)


def seat(kind: str, number: int, level: str = "") -> Json:
    """Return a seat as a browser sends it."""
    colours = GAMES["alhambra"].colours if number > 1 else ("red", "blue")
    return {"kind": kind, "name": f"{kind} {number}", "colour": colours[number], "level": level}


async def made(client: httpx.AsyncClient, game: str, seats: list[Json]) -> str:
    """Return the id of a new table."""
    answer = await client.post("/api/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    id: str = answer.json()["id"]
    return id


@asynccontextmanager
async def opened(client: httpx.AsyncClient, path: str) -> AsyncIterator[ClientConnection]:
    """Open a socket as somebody."""
    address = str(client.base_url).replace("http", "ws", 1).rstrip("/")
    async with connect(address + path, additional_headers=cookies(client), max_size=None) as socket:
        await say(socket, type="look", lang="en")
        yield socket


async def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    await socket.send(json.dumps(message))


async def shown(socket: ClientConnection, right: Callable[[Json], bool]) -> Json:
    """Return the first view of the table that is right."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "table" and right(message["table"]):
            view: Json = message["table"]
            return view


class Flood:
    """Somebody who does as much as he can."""

    def __init__(self, client: httpx.AsyncClient, figures: Figures) -> None:
        self.client = client
        self.figures = figures

    async def records(self) -> None:
        """Load long records, four at a time."""
        source, left = long_record(ACTIONS), iter(range(IMPORTS))

        async def one() -> None:
            for _ in left:
                answer = await self.client.post("/api/tables/record", content=source)
                self.figures.refused[str(answer.status_code)] += 1
                if answer.status_code == 429:
                    await asyncio.sleep(1.0)

        await asyncio.gather(*(one() for _ in range(4)))

    async def boards(self) -> None:
        """Let experts play on boards."""
        await self._boards(BOARDS, ("expert", "expert"))

    async def idle(self) -> None:
        """Hold boards open."""
        await self._boards(IDLE, ())

    async def tables(self) -> None:
        """Make games that experts play, and look at none of them."""
        seats = [seat("bot", number, "expert") for number in range(6)]
        for number, colour in enumerate(GAMES["alhambra"].colours):
            seats[number]["colour"] = colour
        for _ in range(TABLES):
            await made(self.client, "alhambra", seats)
        await asyncio.Event().wait()

    async def looks(self) -> None:
        """Look back through a game at many sockets."""
        id = await self._loaded()

        async def one(number: int) -> None:
            async with opened(self.client, f"/api/tables/{id}/live") as socket:
                reading = asyncio.create_task(self._read(socket))
                for step in range(number, 10_000):
                    await say(socket, type="look", lang="en", step=step % 100, turns=step % 4)
                    await asyncio.sleep(1 / EACH)
                reading.cancel()

        await self._all([one(number) for number in range(LOOKS)])

    async def _boards(self, count: int, levels: tuple[str, ...]) -> None:
        id = await self._loaded()

        async def one() -> None:
            async with opened(self.client, f"/api/tables/{id}/whatif?step=0") as socket:
                for number, level in enumerate(levels):
                    await say(socket, type="seat", seat=number, level=level)
                await self._read(socket)

        await self._all([one() for _ in range(count)])

    async def _loaded(self) -> str:
        answer = await self.client.post("/api/tables/record", content=played("alhambra", 2))
        answer.raise_for_status()
        id: str = answer.json()["id"]
        return id

    async def _read(self, socket: ClientConnection) -> None:
        """Take what is said until the socket is closed."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                if b'{"type":"refused"' in await socket.recv(decode=False):
                    self.figures.refused["refused"] += 1

    async def _all(self, work: list[Any]) -> None:
        for done in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(done, BaseException):
                self.figures.refused[type(done).__name__] += 1


FLOODS: Final = ("records", "boards", "tables", "idle", "looks")


async def flooding(address: str, flood: str, seconds: float) -> None:
    """Flood a server for some seconds, and print what was refused."""
    figures = Figures()
    other = await person(address, "Luis")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await getattr(Flood(other, figures), flood)()
    await other.aclose()
    print(json.dumps(figures.refused))


async def measured(address: str, flood: str, seconds: float) -> Figures:
    """Measure Ana's game for some seconds under a flood by another process; "": under none."""
    figures, ana = Figures(), await person(address, "Ana")
    command = [sys.executable, __file__, "--flood", flood, "--address", address]
    time_over = str(seconds + WARM)
    other = subprocess.Popen([*command, "--seconds", time_over], stdout=subprocess.PIPE)
    await asyncio.sleep(WARM)
    end = time.monotonic() + seconds
    async with asyncio.timeout(10 * seconds + 60):
        await asyncio.gather(Player(ana).play(figures, end), ask_health(ana, figures, end))
    out, _ = await asyncio.to_thread(other.communicate)
    figures.refused.update(json.loads(out or b"{}"))
    await ana.aclose()
    return figures


async def run(address: str, floods: list[str], seconds: float) -> None:
    """Measure without and with each flood, and print."""
    async with httpx.AsyncClient() as client:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                await client.get(f"{address}/health")
                break
            await asyncio.sleep(0.1)
    await measured(address, "", 3.0)  # its processes start
    idle: dict[str, float] = {}
    for flood in ["", *floods]:
        figures = await measured(address, flood, seconds)
        told = figures.told
        idle = idle or told
        parts = [f"{name} {ms:7.1f} ({ms / idle[name]:4.1f}x)" for name, ms in told.items()]
        print(
            f"{flood or 'nobody':8}", *parts, len(figures.move), dict(figures.refused), flush=True
        )


def main() -> None:
    """Start the server and flood it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--floods", default=",".join(FLOODS))
    parser.add_argument("--flood", help="only do this to the server at the address")
    parser.add_argument("--address")
    asked = parser.parse_args()
    if asked.flood is not None:
        if asked.flood:
            asyncio.run(flooding(asked.address, asked.flood, asked.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/floods.sqlite3"
        settings = {"ALCAIDE_DATABASE": database, "ALCAIDE_BOT_DELAY": "0"}
        ((server, address),) = start(settings, 1, Path(folder) / "log")
        try:
            asyncio.run(run(address, asked.floods.split(","), asked.seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
