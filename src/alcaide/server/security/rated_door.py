"""Who may sit and play at a rated table, by what is known of him: account, program, device."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from litestar.connection import ASGIConnection
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.person import HOME
from alcaide.server.protocol.order_messages import PutBot, Sit
from alcaide.server.protocol.plan_messages import MakePlan
from alcaide.server.protocol.standing_messages import GiveStanding
from alcaide.server.protocol.table_messages import FromBrowser, Play, Say, Undo
from alcaide.server.security.authentication import Credential, current_person
from alcaide.server.security.known_devices import traces
from alcaide.server.security.permissions import seats_of
from alcaide.tables.errors import RatedBotError, UnknownDeviceError
from alcaide.tables.outcome.rated_seats import check_rated_player, pool_of
from alcaide.tables.outcome.ratings import PEOPLE
from alcaide.tables.outcome.traces import check_device, leave_trace
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms


class RatedDoor:
    """What a connection may do at rated tables."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.connection = connection
        self.person = current_person(connection)
        shown = connection.scope["auth"]
        self.program = isinstance(shown, Credential) and shown.program

    def check_player(self, terms: Terms, seats: Sequence[SeatSpec]) -> None:
        """Raise RatedGuestError or others if who sets a table up may not have his seat there."""
        if terms.rated and any(spec.user == self.person.id for spec in seats if not spec.free):
            self._check(replace(terms, pool=pool_of(terms)))

    def check_hand(self, table: Table) -> None:
        """Raise RatedProgramError or others if nothing can be played from here."""
        if table.terms.rated and seats_of(table, self.person):
            self._check(table.terms)

    async def admit(self, table: Table) -> None:
        """Raise RatedGuestError or others if nobody can sit down from here."""
        if not table.terms.rated:
            return
        self._check(table.terms)
        if table.terms.pool == PEOPLE:
            device, _ = await traces(self.connection)
            if not device and self.person != HOME:  # of before marks: get_me gives it one
                raise UnknownDeviceError
            async with self._engine.connect() as connection:
                await connection.run_sync(check_device, table, self.person.id, device)
        await self._leave(table)

    async def note(self, table: Table) -> None:
        """Keep whence somebody comes who plays at a rated table."""
        if table.terms.rated and self.person != HOME and seats_of(table, self.person):
            await self._leave(table)

    async def enter(self, message: FromBrowser, table: Table) -> None:
        """Raise RatedGuestError or others for what may not be done from here."""
        match message:
            case Sit():
                await self.admit(table)
            case PutBot() if table.terms.rated and table.terms.pool == PEOPLE:
                raise RatedBotError
            case Play() | Say() | Undo() | MakePlan() | GiveStanding():
                self.check_hand(table)
            case _:
                pass

    def _check(self, terms: Terms) -> None:
        if self.person != HOME:
            check_rated_player(terms, self.person.guest, self.program)

    async def _leave(self, table: Table) -> None:
        device, address = await traces(self.connection)
        if self.program:
            device = ""  # programs of several people may run on one machine
        now, who = datetime.now(UTC), self.person.id
        async with self._engine.begin() as connection:
            await connection.run_sync(leave_trace, table.id, who, device, address, now)

    @property
    def _engine(self) -> AsyncEngine:
        engine: AsyncEngine = self.connection.app.state.people.engine
        return engine
