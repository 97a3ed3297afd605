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
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

from live_tables import GAMES, Figures, table

SETTING_UP = 0.05  # seconds between two tables
TICK = os.sysconf("SC_CLK_TCK")


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
