"""The end of tasks that nobody waits for any more."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any


async def cancel(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and return when all of them have ended, in whatever way."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
