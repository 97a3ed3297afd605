"""Tell people who are not looking: whoever has a way to reach them adds it here."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from alcaide.table.table import Table

LOG: Final = logging.getLogger("alcaide")

Notice = Callable[[Table, int, datetime], Awaitable[None]]  # table, seat to move, its deadline


class Notices:
    """What is called when somebody's time is nearly over."""

    def __init__(self) -> None:
        self.warners: list[Notice] = []

    async def warn(self, table: Table, seat: int, deadline: datetime) -> None:
        """Warn a seat; whoever fails to reach it keeps nobody else from trying."""
        for warner in self.warners:
            try:
                await warner(table, seat, deadline)
            except Exception:
                LOG.exception("seat %d of table %s could not be warned", seat, table.id)
