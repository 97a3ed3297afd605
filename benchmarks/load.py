"""Play at many live tables at once: how long does it take until the other player sees a move.

    python benchmarks/load.py --tables 200 --seconds 120
    python benchmarks/load.py --database postgresql+asyncpg://... --redis redis://... --processes 2

Starts the servers itself, on loopback, lets two people play at every table, one move a second each
table, and prints how long it took from a move to the other person's screen.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("alcazar", "castle", "alhambra")
SEATS = [
    {"kind": "person", "name": "Ana", "colour": "red"},
    {"kind": "open", "name": "", "colour": "blue"},
]


class Choice(msgspec.Struct):
    """A legal action."""

    action: msgspec.Raw


class Decision(msgspec.Struct):
    """What is asked."""

    choices: list[Choice]


class Table(msgspec.Struct):
    """The part of a table that matters here."""

    seq: int
    turn: int | None
    decision: Decision | None


class Message(msgspec.Struct):
    """The part of a message that matters here."""

    type: str
    table: Table | None = None
    reason: str = ""


READ = msgspec.json.Decoder(Message)


@dataclass
class Figures:
    """What is measured."""

    delays: list[float] = field(default_factory=list)  # seconds
    faults: Counter[str] = field(default_factory=Counter)
    moves: int = 0


@dataclass
class Screen:
    """One person at a table."""

    socket: ClientConnection
    seen: dict[int, float] = field(default_factory=dict)  # position: when it was shown
    last: Table | None = None

    async def follow(self, figures: Figures) -> None:
        """Take what the server sends."""
        async for text in self.socket:
            now = time.perf_counter()
            message = READ.decode(text)
            if message.table:
                self.last = message.table
                self.seen.setdefault(message.table.seq, now)
            elif message.type == "refused":
                figures.faults[message.reason] += 1

    async def reach(self, seq: int) -> float:
        """Return when a position was shown."""
        async with asyncio.timeout(30):
            while seq not in self.seen:
                await asyncio.sleep(0.002)
        return self.seen[seq]


async def person(address: str, name: str) -> httpx.AsyncClient:
    """Return a browser whose person has said who he is."""
    client = httpx.AsyncClient(base_url=address, timeout=60)
    await client.get("/api/me")
    token = {"x-csrftoken": client.cookies.get("csrftoken") or ""}
    client.headers.update(token)
    (await client.post("/api/me", json={"name": name})).raise_for_status()
    return client


def cookies(client: httpx.AsyncClient) -> dict[str, str]:
    """Return what a socket brings to be known by."""
    return {"cookie": "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)}


async def table(addresses: list[str], number: int, end: float, figures: Figures) -> None:
    """Set a table up and let two people play at it, one move a second."""
    chance = random.Random(number)
    game = GAMES[number % len(GAMES)]
    ana = await person(addresses[number % len(addresses)], "Ana")
    luis = await person(addresses[(number + 1) % len(addresses)], "Luis")
    while time.monotonic() < end:
        body = {"game": game, "seats": SEATS, "terms": {"access": "public"}}
        answer = await ana.post("/api/tables", json=body)
        answer.raise_for_status()
        await play(answer.json()["id"], (ana, luis), chance, end, figures)
    await ana.aclose()
    await luis.aclose()


async def play(
    id: str,
    people: tuple[httpx.AsyncClient, httpx.AsyncClient],
    chance: random.Random,
    end: float,
    figures: Figures,
) -> None:
    """Play a game until it is over or the time is."""
    sockets = [await connected(each, id) for each in people]
    screens = [Screen(each) for each in sockets]
    following = [asyncio.create_task(screen.follow(figures)) for screen in screens]
    for screen in screens:
        await screen.socket.send('{"type":"look","lang":"en"}')
    await screens[0].reach(0)
    await sockets[1].send('{"type":"sit","seat":1}')
    seq = 1
    while time.monotonic() < end:
        for screen in screens:
            await screen.reach(seq)
        now = screens[0].last
        if now is None or now.turn is None:
            break
        await asyncio.sleep(chance.uniform(0.5, 1.5))
        mover, other = screens[now.turn], screens[1 - now.turn]
        asked = mover.last.decision if mover.last else None
        if asked is None:
            figures.faults["nothing is asked"] += 1
            break
        action = bytes(chance.choice(asked.choices).action).decode()
        begun = time.perf_counter()
        await mover.socket.send(f'{{"type":"play","seq":{seq},"action":{action}}}')
        seq += 1
        figures.delays.append(await other.reach(seq) - begun)
        figures.moves += 1
    for each in sockets:
        await each.close()
    await asyncio.gather(*following, return_exceptions=True)


def address(client: httpx.AsyncClient, id: str) -> str:
    """Return the address of a table's socket."""
    return str(client.base_url).replace("http", "ws", 1).rstrip("/") + f"/api/tables/{id}/live"


async def connected(client: httpx.AsyncClient, id: str) -> ClientConnection:
    """Return a socket at a table."""
    return await connect(
        address(client, id), additional_headers=cookies(client), max_size=None, open_timeout=60
    )


def start(
    settings: dict[str, str], count: int, log: Path
) -> list[tuple[subprocess.Popen[bytes], str]]:
    """Start servers and return them with their addresses."""
    started = []
    for _ in range(count):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "alcaide", "serve", "--no-browser", "--online"]
        with log.open("a") as out:
            process = subprocess.Popen(
                [*command, "--port", str(port)], env=os.environ | settings, stdout=out, stderr=out
            )
        started.append((process, f"http://127.0.0.1:{port}"))
    return started


async def run(addresses: list[str], tables: int, seconds: float) -> Figures:
    """Play at many tables; errors of a table are counted."""
    async with httpx.AsyncClient() as client:
        for each in addresses:
            for _ in range(300):
                try:
                    await client.get(f"{each}/api/me")
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
    figures = Figures()
    end = time.monotonic() + seconds
    playing = []
    for number in range(tables):
        playing.append(asyncio.create_task(table(addresses, number, end, figures)))
        await asyncio.sleep(0.05)
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, BaseException):
            figures.faults[f"{type(done).__name__}: {done}"[:100]] += 1
    return figures


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        settings = {
            "ALCAIDE_DATABASE": asked.database or f"sqlite+aiosqlite:///{folder}/games.sqlite3",
            "ALCAIDE_REDIS": asked.redis,
            "ALCAIDE_LIMITS": "no",
        }
        servers = start(settings, asked.processes, log)
        try:
            figures = asyncio.run(run([each for _, each in servers], asked.tables, asked.seconds))
        finally:
            for process, _ in servers:
                process.terminate()
                process.wait()
        print(log.read_text()[-2000:])
    delays = sorted(figures.delays)
    print(f"{asked.tables} tables, {asked.processes} processes, {asked.seconds:.0f} s")
    print(f"moves {figures.moves} ({figures.moves / asked.seconds:.0f} a second)")
    for share in (0.5, 0.9, 0.99, 1.0):
        place = min(len(delays) - 1, int(share * len(delays)))
        print(f"p{share * 100:g}: {1000 * delays[place]:.0f} ms")
    print(f"mean {1000 * statistics.fmean(delays):.0f} ms; faults {dict(figures.faults)}")


if __name__ == "__main__":
    main()
