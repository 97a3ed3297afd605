"""Tables of Alhambra at which several people are asked at once."""

from __future__ import annotations

from datetime import UTC, datetime

from alcaide.games.alhambra import GAME
from alcaide.games.alhambra.text.position import read_position
from alcaide.tables.ahead.standing_orders import Order
from alcaide.tables.log import play
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms

LIVE = Terms(access="public", pace="live", turn=30, bank=60, gone="bot", undo="ask")
NOW = datetime(2026, 1, 1, tzinfo=UTC)
WINDOW = """
players 3
options vizier=on
turn 1
phase vizier 2 0 1
money 0 y2 y7
money 1 y2
money 2 y2 g4
market pavilion2 seraglio9 tower12 chambers9a
"""


def seats(kind: str = "person", users: tuple[str, ...] = ("u0", "u1", "u2")) -> list[SeatSpec]:
    """Return seats for three."""
    who = users if kind == "person" else ("", "", "")
    return [SeatSpec(kind, f"P{i}", GAME.colours[i], user=who[i]) for i in range(3)]


def window(kind: str = "person", position: str = WINDOW) -> Table:
    """Return a table where all three could use their vizier, seat 2 first; 1 has just played."""
    start, setup = read_position(position), GAME.setup(3, {"vizier": "on"}, 1)
    rows: PersistentList[object] = PersistentList()
    return Table(
        *("t", GAME, setup, tuple(seats(kind)), rows, PersistentList(), start.copy()),  # type: ignore[arg-type]
        start=start,
        terms=LIVE,
    )


def said(table: Table, *texts: str) -> Table:
    """Return a table after actions in notation, each by the seat to move."""
    for text in texts:
        assert table.turn is not None
        action = table.game.read(table.state, text)
        table = play(table, table.turn, table.seq, action).table
    return table


def order(way: str, *kinds: str, since: int = 0, rests: bool = False) -> Order:
    """Return an order of seat 0 about its vizier."""
    return Order("t", 0, "vizier", "u0", way, kinds, since, rests)
