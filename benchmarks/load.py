"""Play at many live tables at once: how long does it take until the other player sees a move.

    python benchmarks/load.py --tables 200 --seconds 120
    python benchmarks/load.py --database postgresql+asyncpg://... --redis redis://... --processes 2

Starts the servers itself, on loopback, lets two people play at every table, one move a second each
table, the three games by turns, and prints how long it took from a move to the other person's
screen, and how much of a processor's time the servers spent on a move.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import resource
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
import uvloop
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("alcazar", "castle", "alhambra")
SEATS = [
    {"kind": "person", "name": "Ana", "colour": "red"},
    {"kind": "open", "name": "", "colour": "blue"},
]
TERMS = {"access": "public", "pace": "live", "turn": 30, "bank": 300, "gone": "skip"}
PATIENCE = 30.0  # seconds until a position counts as lost
SETTING_UP = 0.05  # seconds between two tables
TICK = os.sysconf("SC_CLK_TCK")
# Whole messages are not decoded: the players shall be quicker than the servers.
TABLE = re.compile(rb'\{"type":"(?:table","table":\{"id":"[^"]*",|change","fields":\{)"seq":(\d+)')
TURN = re.compile(rb'\{"type":[^{]*\{[^{[]*?"turn":(\d+|null)')  # in the table itself
CHOICES = b'choices":['
ACTION = re.compile(rb'\{"action":(\{[^{}]*\}),"text"')


@dataclass
class Figures:
    """What is measured, once all tables are there."""

    games: tuple[str, ...] = GAMES
    end: float = 0.0  # of the measuring, by time.monotonic
    measuring: bool = False
    delays: list[float] = field(default_factory=list)  # seconds
    faults: Counter[str] = field(default_factory=Counter)
    ready: int = 0  # tables at which both have sat down
    spent: float = 0.0  # seconds of processors, by the servers
    own: float = 0.0  # by this program

    @property
    def over(self) -> bool:
        """Tell whether the time is over."""
        return bool(self.end) and time.monotonic() > self.end


class Screen:
    """One person at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: dict[int, float] = {}  # position: when it was shown
        self.turn: int | None = None  # the seat to move
        self.asked = b""  # the last message that puts a question
        self.news = asyncio.Event()

    async def follow(self, figures: Figures) -> None:
        """Take what the server sends."""
        while True:
            text = await self.socket.recv(decode=False)
            now = time.perf_counter()
            found = TABLE.match(text)
            if found:
                self.read(text)
                self.seen.setdefault(int(found[1]), now)
                self.news.set()
            elif text.startswith(b'{"type":"refused"'):
                figures.faults[text.decode()[:100]] += 1

    async def reach(self, seq: int) -> float:
        """Return when a position was shown."""
        async with asyncio.timeout(PATIENCE):
            while seq not in self.seen:
                self.news.clear()
                await self.news.wait()
        return self.seen[seq]

    def read(self, text: bytes) -> None:
        """Take what a message says about the question."""
        turn = TURN.match(text)
        if turn:
            self.turn = None if turn[1] == b"null" else int(turn[1])
        if CHOICES in text:
            self.asked = text

    @property
    def actions(self) -> list[bytes]:
        """What may be played by whoever looks."""
        return ACTION.findall(self.asked)


async def person(address: str, name: str) -> httpx.AsyncClient:
    """Return a browser whose person has said who he is."""
    client = httpx.AsyncClient(base_url=address, timeout=60, verify=False)
    await client.get("/api/me")
    token = {"x-csrftoken": client.cookies.get("csrftoken") or ""}
    client.headers.update(token)
    (await client.post("/api/me", json={"name": name})).raise_for_status()
    return client


def cookies(client: httpx.AsyncClient) -> dict[str, str]:
    """Return what a socket brings to be known by."""
    return {"cookie": "; ".join(f"{c.name}={c.value}" for c in client.cookies.jar)}


async def table(addresses: list[str], number: int, figures: Figures) -> None:
    """Let two people play one game after the other, one move a second."""
    chance = random.Random(number)
    game = figures.games[number % len(figures.games)]
    ana = await person(addresses[number % len(addresses)], "Ana")
    luis = await person(addresses[(number + 1) % len(addresses)], "Luis")
    while not figures.over:
        body = {"game": game, "seats": SEATS, "terms": TERMS}
        answer = await ana.post("/api/tables", json=body)
        answer.raise_for_status()
        await play(answer.json()["id"], (ana, luis), chance, figures)
    await ana.aclose()
    await luis.aclose()


async def play(
    id: str,
    people: tuple[httpx.AsyncClient, httpx.AsyncClient],
    chance: random.Random,
    figures: Figures,
) -> None:
    """Play a game until it is over or the time is."""
    sockets = [await connected(each, id) for each in people]
    screens = [Screen(each) for each in sockets]
    following = [asyncio.create_task(screen.follow(figures)) for screen in screens]
    for screen in screens:
        await screen.socket.send('{"type":"look","lang":"en","changes":true}')
    await screens[0].reach(0)
    await sockets[1].send('{"type":"sit","seat":1}')
    for seq in range(1, 10_000):
        for screen in screens:
            await screen.reach(seq)
        if seq == 1:
            figures.ready += 1
        turn = screens[0].turn
        if turn is None or figures.over:
            break
        await asyncio.sleep(chance.uniform(0.5, 1.5))
        mover, other = screens[turn], screens[1 - turn]
        action = chance.choice(mover.actions).decode()
        measured = figures.measuring
        begun = time.perf_counter()
        await mover.socket.send(f'{{"type":"play","seq":{seq},"action":{action}}}')
        delay = await other.reach(seq + 1) - begun
        if measured and figures.measuring:
            figures.delays.append(delay)
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


async def run(servers: dict[str, int], tables: int, seconds: float, games: str) -> Figures:
    """Play at many tables of servers, by address and process; errors of a table are counted."""
    addresses = list(servers)
    async with httpx.AsyncClient() as client:
        for each in addresses:
            for _ in range(300):
                try:
                    await client.get(f"{each}/api/me")
                    break
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
    figures = Figures(tuple(games.split(",")))
    playing = []
    for number in range(tables):
        playing.append(asyncio.create_task(table(addresses, number, figures)))
        await asyncio.sleep(SETTING_UP)
    async with asyncio.timeout(60 + tables):
        while figures.ready < tables and not any(task.done() for task in playing):
            await asyncio.sleep(0.1)
    await measure(list(servers.values()), seconds, figures)
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, BaseException):
            figures.faults[f"{type(done).__name__}: {done}"[:100]] += 1
    return figures


async def measure(processes: list[int], seconds: float, figures: Figures) -> None:
    """Measure for some seconds."""
    spent, own = sum(map(processor, processes)), time.process_time()
    figures.measuring = True
    await asyncio.sleep(seconds)
    figures.measuring = False
    figures.spent = sum(map(processor, processes)) - spent
    figures.own = time.process_time() - own
    figures.end = time.monotonic()


def processor(process: int) -> float:
    """Return the seconds of a processor that a process has spent (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def report(figures: Figures, asked: argparse.Namespace) -> None:
    """Print the figures."""
    delays = sorted(figures.delays)
    moves = len(delays)
    servers = f"{asked.processes} processes, {asked.seconds:.0f} s"
    print(f"{asked.tables} tables of {asked.games}, {servers}")
    print(f"moves {moves} ({moves / asked.seconds:.0f} a second), faults {dict(figures.faults)}")
    if delays:
        shares = (0.5, 0.9, 0.99, 1.0)
        places = [min(moves - 1, int(share * moves)) for share in shares]
        shown = [
            f"p{s * 100:g} {1000 * delays[p]:.0f}" for s, p in zip(shares, places, strict=True)
        ]
        print(
            f"ms until it is seen: {', '.join(shown)}, mean {1000 * statistics.fmean(delays):.0f}"
        )
        print(f"ms of the servers for a move: {1000 * figures.spent / moves:.2f}")
    busy, own = 100 * figures.spent / asked.seconds, 100 * figures.own / asked.seconds
    print(f"processors: servers {busy:.0f} %, players {own:.0f} %")


def main() -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        settings = {
            "ALCAIDE_DATABASE": asked.database or f"sqlite+aiosqlite:///{folder}/games.sqlite3",
            "ALCAIDE_REDIS": asked.redis,
            "ALCAIDE_LIMITS": "no",
        }
        servers = start(settings, asked.processes, log)
        try:
            numbers = {address: process.pid for process, address in servers}
            figures = uvloop.run(run(numbers, asked.tables, asked.seconds, asked.games))
        finally:
            for process, _ in servers:
                process.terminate()
                process.wait()
        print(log.read_text()[-2000:])
    report(figures, asked)


if __name__ == "__main__":
    main()
