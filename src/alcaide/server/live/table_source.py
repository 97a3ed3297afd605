"""What screens and bots need of wherever tables are: the hub, or a what-if board."""

from __future__ import annotations

from typing import Any, Protocol

from alcaide.server.live.events import Event
from alcaide.tables.provenance import PERSON, SERVER
from alcaide.tables.table import Change, Table


class TableSource(Protocol):
    """The one way to a table, for looking and for every change."""

    thinking: dict[str, int]  # table: seat of the bot that is thinking

    async def get(self, id: str) -> Table:
        """Return a table as it stands. Raises MissingError or BrokenError."""

    async def seen(self, id: str) -> bool:
        """Tell whether somebody looks at a table, by whichever process."""

    async def play(self, id: str, seat: int, seq: int, action: Any, source: str = PERSON) -> Change:
        """Play an action. Raises what `log.play` raises."""

    async def undo(self, id: str, seat: int, seq: int, source: str = PERSON) -> Change:
        """Take an action back. Raises what `log.undo` raises."""

    async def order(self, id: str, seat: int, text: str, source: str = SERVER) -> Change:
        """Carry out an order of a seat. Raises what `log.order` raises."""

    def tell(self, id: str, event: Event) -> None:
        """Send an event to everybody at a table."""
