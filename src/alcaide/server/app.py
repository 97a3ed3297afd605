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
from alcaide.people.chat_lines import ChatStore
from alcaide.people.errors import RateError
from alcaide.server.http import health, pages
from alcaide.server.http.api import API
from alcaide.server.http.cached_answers import COMPRESSED, PICTURES, AnswerCache
from alcaide.server.http.openapi import Description
from alcaide.server.jobs.analysis_service import AnalysisService
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.live.deadlines import PAUSE, DeadlineWatcher
from alcaide.server.live.holiday_rows import HolidayNews
from alcaide.server.live.hub import Hub
from alcaide.server.live.presence import BEAT, Presence
from alcaide.server.live.pubsub import Channels, make_backend
from alcaide.server.live.redactions import PAUSE as LOOK
from alcaide.server.live.redactions import Redactions
from alcaide.server.live.viewers import Viewers
from alcaide.server.notify.turn_notices import notices_of, notifying
from alcaide.server.ops import metrics
from alcaide.server.ops.graceful_shutdown import GracefulShutdown
from alcaide.server.ops.periodic import periodically
from alcaide.server.ops.settings import Config
from alcaide.server.present.error_sentences import told
from alcaide.server.protocol.answers import ErrorInfo
from alcaide.server.protocol.requests import Asked, wanted
from alcaide.server.security.close_codes import Socket, unforeseen
from alcaide.server.security.host_names import hosts_of
from alcaide.server.security.middleware import SecurityLayers
from alcaide.server.security.origin import SHOWN, OriginMiddleware, SecurityHeaders
from alcaide.server.shared_parts import open_services
from alcaide.server.sockets.program_socket import program
from alcaide.server.sockets.session_registry import SessionRegistry
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
    security = SecurityLayers(config)
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
        lifespan=[_resources(config, channels, security)],
        state=State(
            {
                "backend": backend,
                "answer_cache": AnswerCache(),
                "pictures": AnswerCache(PICTURES),
                "probing": None,
            }
        ),
        middleware=[*metrics.middleware(), *security.middleware],
        dependencies={
            "hub": Provide(_hub, sync_to_thread=False),
            "bot_turns": Provide(_bot_turns, sync_to_thread=False),
            "analyses": Provide(_analyses, sync_to_thread=False),
        },
        exception_handlers={
            AlcaideError: _refuse,
            HTTPException: _fail,
            Exception: _crash,
        },
        after_exception=[unforeseen],
        before_send=[SecurityHeaders(POLICY)],
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
    return GracefulShutdown(OriginMiddleware(app, hosts_of(config)))


def _resources(
    config: Config, channels: Channels, security: SecurityLayers
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with channels, open_services(config, channels) as services:
            analyses = AnalysisService(services.hub, services.worker_pool, services.store.engine)
            presence = Presence(services.hub.tell)
            await security.open(app.state, services.store.engine)
            notices = await notices_of(config, app.state.people, Viewers(services.hub, presence))
            deadlines = DeadlineWatcher(services.hub, services.bot_turns.wake, notices.warn)
            app.state.hub, app.state.bot_turns = services.hub, services.bot_turns
            app.state.analyses, app.state.notices = analyses, notices
            app.state.plans = services.plan_player.plans
            app.state.worker_pool, app.state.quotas = (
                services.worker_pool,
                services.worker_pool.quotas,
            )
            app.state.talk, app.state.presence = ChatStore(services.store.engine), presence
            app.state.session_registry = SessionRegistry(app.state.devices, channels)
            try:
                async with (
                    periodically(deadlines.beat, PAUSE),
                    periodically(deadlines.now, PAUSE),
                    periodically(deadlines.outages.look, PAUSE),
                    periodically(HolidayNews(services.hub).look, PAUSE),
                    periodically(presence.beat, BEAT),
                    periodically(Redactions(services.hub).look, LOOK),
                    notifying(config, notices),
                    app.state.session_registry.open(),
                ):
                    yield
            finally:
                await analyses.close()
                if app.state.limits is not None:
                    await app.state.limits.close()

    return lifespan


def _hub(state: State) -> Hub:
    hub: Hub = state.hub
    return hub


def _bot_turns(state: State) -> BotTurns:
    bot_turns: BotTurns = state.bot_turns
    return bot_turns


def _analyses(state: State) -> AnalysisService:
    analyses: AnalysisService = state.analyses
    return analyses


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
