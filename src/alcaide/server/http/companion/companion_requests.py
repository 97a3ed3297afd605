"""A game at a table of wood over HTTP: entries come in, how it stands goes out; none is kept."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from alcaide.games import GAMES
from alcaide.server.http.companion.companion_view import companion_view
from alcaide.server.http.companion.entries import entered
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import ACTION, WorkerPool
from alcaide.server.present.error_sentences import UnknownGameError
from alcaide.server.protocol.http.companion_messages import CompanionAsk, CompanionView
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.key_scope_guard import READ
from alcaide.server.security.rate_limits import owner_of
from alcaide.tables.errors import SeatsError
from alcaide.tables.seats import SeatSpec, check_seats

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]
SIZE: Final = 400_000  # bytes
VIEW: Final = 0.1  # CPU seconds to draw a table and list what could be done


@post("/companion", status_code=200, scope=READ, request_max_body_size=SIZE)
async def enter(
    request: Ask, data: JSONBody[CompanionAsk], state: State, lang: Lang = None
) -> CompanionView:
    """Return a game at a table of wood after the entries that hold, and why the next does not."""
    if data.game not in GAMES:
        raise UnknownGameError
    _check(data)
    claim = Claim(owner_of(request.scope), Priority.BOARD)
    worker_pool: WorkerPool = state.worker_pool
    make = partial(_stands, data, wanted(request, lang))
    return await worker_pool.here(claim, make, VIEW + len(data.entries) * ACTION)


def _stands(asked: CompanionAsk, lang: str) -> CompanionView:
    return companion_view(asked, entered(asked), lang)


def _check(asked: CompanionAsk) -> None:
    """Raise CrowdError or SeatsError for those who cannot sit at a table."""
    if len(asked.colours) != len(asked.names):
        raise SeatsError(f"{len(asked.names)} names and {len(asked.colours)} colours")
    seated = zip(asked.names, asked.colours, strict=True)
    check_seats(
        [SeatSpec("friend", name, colour) for name, colour in seated], GAMES[asked.game], ()
    )
