"""Open and close what-if boards: how much memory does a server keep of them.

    python benchmarks/boards.py [--boards 400] [--rounds 3] [--wait 35]

Starts a server on loopback, opens that many boards of a new table at once, closes them, and prints
how much memory the server has before, with all of them open, and afterwards (Linux): how much more
than before any, and than after the first round, which leaves gaps that the next ones fill again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from alcaide.web.garbage import RETURN

SEATS = [
    {"kind": "me", "name": "Ana", "colour": "blue"},
    {"kind": "bot", "name": "Luis", "colour": "red", "level": "random"},
]
LOOK = '{"type": "look", "lang": "en", "changes": true, "log": 50}'
AT_ONCE = 20  # boards that are being opened


def resident(process: int) -> float:
    """Return the memory of a process in millions of bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def opened(address: str, room: asyncio.Semaphore) -> ClientConnection:
    """Return a board that has been looked at."""
    async with room:
        board = await connect(address, max_size=None)
        await board.send(LOOK)
        while '"type":"table"' not in (heard := await board.recv()):
            assert '"type":"refused"' not in heard, heard
        return board


async def measure(port: int, process: int, boards: int, rounds: int, wait: float) -> None:
    """Open and close boards, and print the figures."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        for _ in range(300):
            try:
                await client.get("/health")
                break
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
        body = {"game": "alhambra", "seats": SEATS, "seed": "5"}
        id = (await client.post("/api/tables", json=body)).json()["id"]
    address = f"ws://127.0.0.1:{port}/api/tables/{id}/whatif?step=0&seat=0"
    await (await opened(address, asyncio.Semaphore(1))).close()  # what is made once is made
    room = asyncio.Semaphore(AT_ONCE)
    begun = resident(process)
    print(f"before {begun:.1f} MB")
    first = 0.0  # after the first round
    for _ in range(rounds):
        here = await asyncio.gather(*(opened(address, room) for _ in range(boards)))
        full = resident(process)
        await asyncio.gather(*(board.close() for board in here))
        await asyncio.sleep(wait)
        left = resident(process)
        first = first or left
        on = [f"{100 * (left / base - 1):+.1f} %" for base in (begun, first)]
        print(f"{boards} open {full:.1f} MB, closed {left:.1f} MB: {on[0]}, since round 1 {on[1]}")


def main() -> None:
    """Start a server, measure, and stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--wait", type=float, default=RETURN + 5, help="seconds after closing")
    asked = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "alcaide", "serve", "--no-browser", "--port", str(port)]
        server = subprocess.Popen([*command, "--data", folder])
        try:
            asyncio.run(measure(port, server.pid, asked.boards, asked.rounds, asked.wait))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
