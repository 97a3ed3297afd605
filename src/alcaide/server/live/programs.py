"""Seats that are played by programs with a key: everybody at the table is told, by a row."""

from __future__ import annotations

from typing import Any

from alcaide.server.live.table_source import TableSource
from alcaide.tables.errors import NoProgramsError
from alcaide.tables.orders.seating import PERSON, by_program, sits
from alcaide.tables.provenance import PROGRAM
from alcaide.tables.table import Table


async def mark(hub: TableSource, table: Table, seat: int, source: str) -> None:
    """Tell everybody that a seat is played by a program, if ``source`` is one and nobody knows.

    Raises NoProgramsError where the terms let none play.
    """
    spec = table.seats[seat]
    if source == PROGRAM and spec.kind == PERSON and not spec.program:
        _check(table)
        await hub.order(table.id, seat, by_program(), source)


async def play(
    hub: TableSource, table: Table, seat: int, seq: int, action: Any, source: str
) -> None:
    """Play an action; a program is marked before. Raises what ``mark`` and `log.play` do."""
    await mark(hub, table, seat, source)
    await hub.play(table.id, seat, seq, action, source)


async def give(hub: TableSource, table: Table, seat: int, text: str, source: str) -> None:
    """Carry out an order of a seat; a program that sits down is marked. Raises what ``mark`` does.

    And what `log.order` raises.
    """
    if source == PROGRAM and sits(text):
        _check(table)
    change = await hub.order(table.id, seat, text, source)
    if sits(text):
        await mark(hub, change.table, seat, source)


def _check(table: Table) -> None:
    if not table.terms.programs:
        raise NoProgramsError
