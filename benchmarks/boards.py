"""Open and close what-if boards: how much memory does a server keep of them.

    python benchmarks/boards.py [--boards 400] [--rounds 3] [--wait 35] [--all-boards 120]

Starts a server on loopback, opens that many boards of a new table, as many at once as it lets in,
closes them, and prints how much memory the server has before, with all of them open, and afterwards
(Linux): how much more than before any, and than after the first round, which leaves gaps that the
next ones fill again. ``--all-boards`` lets more of them in at once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from alcaide.server.ops.garbage_collection import RETURN
from alcaide.server.ops.resource_limits import USUAL

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


async def opened(address: str, room: asyncio.Semaphore) -> ClientConnection | None:
    """Return a board that has been looked at; None if the server has enough of them."""
    async with room:
        board = await connect(address, max_size=None)
        with suppress(ConnectionClosed):
            await board.send(LOOK)
            while '"type":"table"' not in (heard := await board.recv()):
                if '"type":"refused"' in heard:
                    return None
            return board
    return None


async def opened_and_closed(process: int, address: str, boards: int) -> tuple[int, float]:
    """Open and close boards; return how many were open at once, and with how much memory."""
    room, left, most, full = asyncio.Semaphore(AT_ONCE), boards, 0, 0.0
    while left:
        tried = await asyncio.gather(*(opened(address, room) for _ in range(left)))
        here = [board for board in tried if board]
        most, full = max(most, len(here)), max(full, resident(process))
        await asyncio.gather(*(board.close() for board in here))
        left -= len(here)
    return most, full


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
    await opened_and_closed(process, address, 1)  # what is made once is made
    begun = resident(process)
    print(f"before {begun:.1f} MB")
    first = 0.0  # after the first round
    for _ in range(rounds):
        most, full = await opened_and_closed(process, address, boards)
        await asyncio.sleep(wait)
        left = resident(process)
        first = first or left
        on = [f"{100 * (left / base - 1):+.1f} %" for base in (begun, first)]
        print(f"{most} open {full:.1f} MB, {boards} closed {left:.1f} MB: {on[0]}, since 1 {on[1]}")


def main() -> None:
    """Start a server, measure, and stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--wait", type=float, default=RETURN + 5, help="seconds after closing")
    parser.add_argument("--all-boards", type=int, default=USUAL.all_boards)
    asked = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "alcaide", "serve", "--no-browser", "--port", str(port)]
        settings = os.environ | {"ALCAIDE_MOST_ALL_BOARDS": str(asked.all_boards)}
        server = subprocess.Popen([*command, "--data", folder], env=settings)
        try:
            asyncio.run(measure(port, server.pid, asked.boards, asked.rounds, asked.wait))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
