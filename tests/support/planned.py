"""Tables of two people who plan, and plans."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from litestar.channels.backends.memory import MemoryChannelsBackend

from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.server.live.hub import Hub
from alcaide.server.live.plan_player import PlanPlayer
from alcaide.server.live.pubsub import Channels
from alcaide.server.sockets.what_if_board import sandbox_table
from alcaide.storage.database import open_database
from alcaide.tables.ahead.plans import Plan, line_of
from alcaide.tables.log import load_table, play
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.plan_store import PlanStore
from alcaide.tables.stores.table_store import TableStore
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms

DAYS = Terms(access="private", pace="days", hours=24, gone="bot", undo="ask")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def seated(name: str = "alcazar", seed: int = 3, terms: Terms = DAYS) -> Table:
    """Return a table of two people, at which nothing was played."""
    game = GAMES[name]
    seats = [SeatSpec("person", f"P{i}", game.colours[i], user=f"u{i}") for i in range(2)]
    return load_table("t", game, game.setup(2, seed=seed), seats, (), terms=terms)


def turn(table: Table) -> int:
    """Return the seat to move."""
    assert table.turn is not None
    return table.turn


def moved(table: Table, pick: int = 0) -> Table:
    """Return a table after one of its legal actions."""
    legal = table.game.legal_actions(table.state)
    return play(table, turn(table), table.seq, legal[pick % len(legal)]).table


def board_of(table: Table, seat: int, seed: bytes = b"1") -> Table:
    """Return a what-if board at the present position."""
    return sandbox_table(table, len(table.steps), seat, Rng(seed))


def planned(table: Table, board: Table, seat: int, exact: bool) -> Plan:
    line = line_of(board, seat, exact)
    return Plan("p", "t", f"u{seat}", seat, exact, table.seq, len(table.steps), line, NOW)


def through(table: Table, seat: int, more: int = 1) -> Table:
    """Return a board after a line with ``more`` actions of a seat, by first actions."""
    board, own = board_of(table, seat), 0
    while own < more:
        own += board.turn == seat
        board = moved(board)
    return board


def follow(table: Table, plan: Plan) -> Table:
    """Play what others do in the line of a plan."""
    for step in plan.line:
        if step.seat == plan.seat:
            return table
        action = table.game.read(table.state, step.text)
        table = play(table, turn(table), table.seq, action).table
    return table


@asynccontextmanager
async def processes(url: str, count: int) -> AsyncIterator[list[PlanPlayer]]:
    """Yield what plays plans in several processes with a database in common."""
    store = TableStore(await open_database(url))
    channels = Channels(MemoryChannelsBackend())
    async with channels:
        yield [
            PlanPlayer(Hub(store, channels, shared=True), PlanStore(store.engine))
            for _ in range(count)
        ]
    await store.close()
