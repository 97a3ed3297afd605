"""For those who watch over servers: whether one lives, and whether it can serve."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import State
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.server.live.pubsub import RedisChannels
from alcaide.storage.engine import probe
from alcaide.storage.errors import OfflineError

OK: Final = "ok"
DOWN: Final = "down"


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """Tell that the process lives."""
    return {"server": OK}


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    """Tell whether the database takes what is stored, and Redis, where it is used, answers."""
    if state.probing is None or state.probing.done():  # those who ask at once are told the same
        state.probing = asyncio.create_task(_database(state.hub.store.engine))
    found = {"database": await asyncio.shield(state.probing)}
    if isinstance(state.backend, RedisChannels):
        found["redis"] = OK if await state.backend.there() else DOWN
    return Response(found, status_code=503 if DOWN in found.values() else 200)


async def _database(engine: AsyncEngine) -> str:
    try:
        await probe(engine)
    except OfflineError:
        return DOWN
    return OK


HANDLERS: Final[list[Any]] = [health, ready]
