"""Put the server together: handlers, the store, the bots."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import alcaide
from alcaide.core.errors import AlcaideError
from alcaide.people.chat_lines import Talk
from alcaide.people.errors import RateError
from alcaide.server.http import health, pages
from alcaide.server.http.api import API
from alcaide.server.http.cached_answers import COMPRESSED, PICTURES, Constants
from alcaide.server.http.openapi import Description
from alcaide.server.jobs.analysis_service import Analysts
from alcaide.server.jobs.bot_turns import Thinkers
from alcaide.server.live.deadlines import PAUSE, Watch
from alcaide.server.live.holiday_rows import Absences
from alcaide.server.live.hub import Hub
from alcaide.server.live.presence import BEAT, Presence
from alcaide.server.live.pubsub import Channels, make_backend
from alcaide.server.live.redactions import PAUSE as LOOK
from alcaide.server.live.redactions import Removals
from alcaide.server.live.viewers import Sight
from alcaide.server.notify.turn_notices import notices_of, telling
from alcaide.server.ops import metrics
from alcaide.server.ops.graceful_shutdown import Served
from alcaide.server.ops.periodic import rounds
from alcaide.server.ops.settings import Config
from alcaide.server.present.error_sentences import told
from alcaide.server.protocol.answers import ErrorInfo
from alcaide.server.protocol.requests import Asked, wanted
from alcaide.server.security.close_codes import Socket, unforeseen
from alcaide.server.security.host_names import hosts_of
from alcaide.server.security.middleware import Doors
from alcaide.server.security.origin import SHOWN, Guard, Headings
from alcaide.server.shared_parts import open_rooms
from alcaide.server.sockets.program_socket import program
from alcaide.server.sockets.session_registry import Entrance
from alcaide.server.sockets.table_socket import live
from alcaide.server.sockets.what_if_socket import whatif
from alcaide.tables.words import Words

LOG: Final = logging.getLogger("alcaide")
SAID: Final = 300  # characters of what is wrong with a message
BODY_SIZE: Final = 100_000  # bytes of a request; records may be larger, see api.py
POLICY: Final = "default-src 'none'; frame-ancestors 'none'"  # of all that is no page


def make_app(config: Config) -> ASGIApp:
    """Return the server as an ASGI application."""
    backend = make_backend(config)
    channels = Channels(backend)
    doors = Doors(config)
    app = Litestar(
        route_handlers=[
            API,
            live,
            program,
            whatif,
            metrics.metrics,
            *health.HANDLERS,
            *pages.HANDLERS,
        ],
        lifespan=[_resources(config, channels, doors)],
        state=State(
            {
                "backend": backend,
                "constants": Constants(),
                "pictures": Constants(PICTURES),
                "probing": None,
            }
        ),
        middleware=[*metrics.middleware(), *doors.middleware],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "thinkers": Provide(_thinkers, sync_to_thread=False),
            "analysts": Provide(_analysts, sync_to_thread=False),
        },
        exception_handlers={
            AlcaideError: _refuse,
            HTTPException: _fail,
            Exception: _crash,
        },
        after_exception=[unforeseen],
        before_send=[Headings(POLICY)],
        request_class=Asked,
        websocket_class=Socket,
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSED
        ),
        request_max_body_size=BODY_SIZE,
        openapi_config=OpenAPIConfig(
            title="Alcaide",
            version=alcaide.__version__,
            path="/api/schema",
            render_plugins=[Description()],  # the others load scripts from elsewhere
        ),
        logging_config=None,
    )
    return Served(Guard(app, hosts_of(config)))


def _resources(
    config: Config, channels: Channels, doors: Doors
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with channels, open_rooms(config, channels) as rooms:
            analysts = Analysts(rooms.hub, rooms.minds, rooms.store.engine)
            presence = Presence(rooms.hub.tell)
            await doors.open(app.state, rooms.store.engine)
            notices = await notices_of(config, app.state.people, Sight(rooms.hub, presence))
            watch = Watch(rooms.hub, rooms.thinkers.wake, notices.warn)
            app.state.hub, app.state.thinkers = rooms.hub, rooms.thinkers
            app.state.analysts, app.state.notices = analysts, notices
            app.state.plans = rooms.planner.plans
            app.state.minds, app.state.quotas = rooms.minds, rooms.minds.quotas
            app.state.talk, app.state.presence = Talk(rooms.store.engine), presence
            app.state.entrance = Entrance(app.state.devices, channels)
            try:
                async with (
                    rounds(watch.now, PAUSE),
                    rounds(Absences(rooms.hub).look, PAUSE),
                    rounds(presence.beat, BEAT),
                    rounds(Removals(rooms.hub).look, LOOK),
                    telling(config, notices),
                    app.state.entrance.open(),
                ):
                    yield
            finally:
                await analysts.close()
                if app.state.limits is not None:
                    await app.state.limits.close()

    return lifespan


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _thinkers(state: State) -> Thinkers:
    thinkers: Thinkers = state.thinkers
    return thinkers


def _analysts(state: State) -> Analysts:
    analysts: Analysts = state.analysts
    return analysts


def _words(request: Request[Any, Any, Any]) -> Words:
    return Words(wanted(request, request.query_params.get("lang")))


def _refuse(request: Request[Any, Any, Any], error: AlcaideError) -> Response[ErrorInfo]:
    _note(request, type(error).__name__)
    trouble = told(error, _words(request))
    info = ErrorInfo(trouble.sentence, trouble.rule, trouble.line)
    wait = {"retry-after": str(error.words["seconds"])} if isinstance(error, RateError) else {}
    return Response(info, status_code=trouble.status, headers=wait)


def _fail(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    path = request.scope["path"]
    _note(request, str(error.status_code))
    if error.status_code == 404 and request.method == "GET" and not path.startswith("/api/"):
        return pages.page(404)  # the browser says in its own words that there is nothing
    keys = {404: "table-missing", 413: "table-too-large"}
    sentence = _words(request).say(keys.get(error.status_code, "table-bad-request"))
    if error.status_code == 400:
        sentence = f"{sentence} {_details(error)}"
    return Response(ErrorInfo(sentence), status_code=error.status_code, media_type=MediaType.JSON)


def _details(error: HTTPException) -> str:
    """Return what is wrong with a message, and where, as the library says it to programmers."""
    told = [error.detail]
    if isinstance(error.extra, list):
        told = [
            f"{part.get('key', '')}: {part['message']}".removeprefix(": ") for part in error.extra
        ]
    return f"({'; '.join(told)[:SAID]})"


def _note(request: Request[Any, Any, Any], why: str) -> None:
    """Write a line about a request that was refused."""
    LOG.info("%s %r is refused: %s", request.method, request.scope["path"][:SHOWN], why)


def _crash(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorInfo]:
    LOG.error("%s %r failed", request.method, request.scope["path"][:SHOWN], exc_info=error)
    info = ErrorInfo(_words(request).say("table-server-error"))
    return Response(info, status_code=500, media_type=MediaType.JSON)
