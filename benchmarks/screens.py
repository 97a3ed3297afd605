"""Measure what a move costs a server besides playing and storing it: two people are shown it.

    python benchmarks/screens.py [--tables 20] [--games alcazar,castle,alhambra] [--whole]

Random games are played at many tables by turns, and both people are sent what a server sends them:
what has changed or, with --whole, all of the table. Prints milliseconds of CPU time and bytes for a
move. A first round of games, which fills the memories of a server, does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import time
import zlib
from dataclasses import astuple, dataclass, replace
from typing import Any, cast

import msgspec

from alcaide.games import GAMES
from alcaide.people.person import Person
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.events import Changed
from alcaide.server.live.table_source import TableSource
from alcaide.server.protocol.table_messages import FromServer
from alcaide.server.security.protocol_hardening import DEFLATE
from alcaide.server.sockets.screen import Screen
from alcaide.tables.log import load_table, play
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms

NAMES = ("Ana", "Luis")
TERMS = Terms(access="public", pace="live", turn=30, bank=300, gone="skip")
MOVES = 60  # of a game


@dataclass
class Spent:
    """What was spent on all moves."""

    moves: int = 0
    all: float = 0.0  # seconds
    encoding: float = 0.0
    pressing: float = 0.0
    size: int = 0  # bytes
    pressed: int = 0

    def since(self, before: Spent) -> Spent:
        """Return what was spent after something."""
        return Spent(*(a - b for a, b in zip(astuple(self), astuple(before), strict=True)))


class Place:
    """Where a table is found, and who looks at it."""

    def __init__(self, table: Table, spent: Spent) -> None:
        self.table = table
        self.thinking: dict[str, int] = {}
        self.browsers = [Browser(self, name, spent) for name in NAMES]

    async def get(self, id: str) -> Table:
        """Return the table."""
        return self.table


class Browser:
    """Somebody who is sent a table, through a socket that presses."""

    def __init__(self, place: Place, name: str, spent: Spent) -> None:
        self.spent = spent
        self.press = zlib.compressobj(wbits=-15, **DEFLATE["compress_settings"])
        door = cast(TableSource, place)
        bot_turns = BotTurns(door, 0.0, WorkerPool())
        self.screen = Screen(place.table, "en", Person(name, name), door, bot_turns, self.send)

    async def send(self, message: FromServer) -> None:
        """Write a message as a server does."""
        begun = time.process_time()
        text = msgspec.json.encode(message)
        written = time.process_time()
        pressed = self.press.compress(text) + self.press.flush(zlib.Z_SYNC_FLUSH)
        self.spent.encoding += written - begun
        self.spent.pressing += time.process_time() - written
        self.spent.size += len(text)
        self.spent.pressed += len(pressed)


def begun(game: str, number: int, seed: int) -> Table:
    """Return a table at which nothing was played."""
    kind = GAMES[game]
    seats = [SeatSpec("person", n, kind.colours[i], user=n) for i, n in enumerate(NAMES)]
    setup = kind.setup(2, seed=seed)
    return load_table(f"t{number}", kind, setup, seats, (), terms=TERMS, owner="Ana")


async def games(places: list[Place], chance: random.Random, spent: Spent) -> None:
    """Play a game at every table."""
    for _ in range(MOVES):
        for place in places:
            table = place.table
            if table.turn is None:
                continue
            action = chance.choice(table.game.legal_actions(table.state))
            place.table = play(table, table.turn, table.seq, action).table
            start = time.process_time()
            for browser in place.browsers:
                await browser.screen.notice(Changed())
            spent.all += time.process_time() - start
            spent.moves += 1


async def measured(game: str, tables: int, look: dict[str, Any]) -> Spent:
    """Return what the moves of a game cost, after games that do not count."""
    spent, before, chance = Spent(), Spent(), random.Random(1)
    places = [Place(begun(game, number, number), spent) for number in range(tables)]
    for seeds in (0, tables):
        for number, place in enumerate(places):
            place.table = begun(game, number, seeds + number)
            for browser in place.browsers:
                await browser.screen.hear(json.dumps({"type": "look", "lang": "en"} | look))
        before = replace(spent)
        await games(places, chance, spent)
    return spent.since(before)


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--whole", action="store_true")
    asked = parser.parse_args()
    gc.disable()  # a server looks for garbage between moves
    for game in asked.games.split(","):
        spent = asyncio.run(measured(game, asked.tables, {"changes": not asked.whole}))
        drawn = spent.all - spent.encoding - spent.pressing
        parts = {"drawn, told": drawn, "JSON": spent.encoding, "pressed": spent.pressing}
        each = ", ".join(f"{k} {1000 * v / spent.moves:.2f}" for k, v in parts.items())
        sizes = f"{spent.size // spent.moves} bytes, {spent.pressed // spent.moves} pressed"
        print(f"{game}: {1000 * spent.all / spent.moves:.2f} ms ({each}), {sizes}")


if __name__ == "__main__":
    main()
