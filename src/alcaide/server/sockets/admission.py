"""Who may sit down at a table: nobody whom its owner sent away, or who ends too few games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

from alcaide.people.person import Person
from alcaide.people.reliability import reliability
from alcaide.server.live.hub import Hub
from alcaide.server.live.orders import check_mates, order_of
from alcaide.server.live.programs import give
from alcaide.server.live.table_source import TableSource
from alcaide.server.protocol.order_messages import Order, Sit
from alcaide.tables.errors import UnreliableError
from alcaide.tables.table import Table

Mates = Callable[[str], Awaitable[Collection[str]]]  # who is on the same browsers as somebody


async def admit(hub: TableSource, table: Table, person: Person, mates: Mates | None) -> None:
    """Raise KickedError or UnreliableError if somebody may not sit down at a table."""
    if table.agreements.kicked and mates:
        check_mates(table, await mates(person.id))
    least = table.terms.steady
    if not least or table.owner == person.id or not isinstance(hub, Hub):
        return
    known = (await reliability(hub.store.engine, [person.id]))[person.id]
    if not known.enough(least):
        raise UnreliableError(least=least, ended=known.ended, games=known.games)


async def carry_out(
    hub: TableSource,
    table: Table,
    message: Order,
    person: Person,
    invite: str,
    names: Sequence[str],
    source: str,
    mates: Mates | None = None,
) -> None:
    """Carry out the order in a message, if its person may give it. Raises TableError."""
    if isinstance(message, Sit):
        await admit(hub, table, person, mates)
    seat, text = order_of(message, table, person, invite, names)
    await give(hub, table, seat, text, source)
