"""For those who watch over servers: whether one lives, and whether it can serve."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get
from litestar.datastructures import State

from alcaide.table.engine import probe
from alcaide.table.errors import OfflineError
from alcaide.web.channels import RedisChannels

OK: Final = "ok"
DOWN: Final = "down"


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """Tell that the process lives."""
    return {"server": OK}


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    """Tell whether the database takes what is stored, and Redis, where it is used, answers."""
    found = {"database": OK}
    try:
        await probe(state.hub.store.engine)
    except OfflineError:
        found["database"] = DOWN
    if isinstance(state.backend, RedisChannels):
        found["redis"] = OK if await state.backend.there() else DOWN
    return Response(found, status_code=503 if DOWN in found.values() else 200)


HANDLERS: Final[list[Any]] = [health, ready]
