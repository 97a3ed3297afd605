"""Long logs are replayed a slice at a time: meanwhile, whoever else waits is served.

Threads would not do: while one replays, the event loop waits for Python's lock again and again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from alcaide.tables.log import extended
from alcaide.tables.table import Row, Table

SLICE: Final = 25  # rows: some milliseconds


class SlicedReplay:
    """Replays logs, several by turns: a short one is not kept waiting by long ones."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()  # it serves those first who have waited longest

    async def extended(self, table: Table, rows: Sequence[Row]) -> Table:
        """Return what `log.extended` returns. Raises BrokenError."""
        for start in range(0, len(rows), SLICE):
            async with self.turn:
                table = extended(table, rows[start : start + SLICE])
                await asyncio.sleep(0)
        return table
