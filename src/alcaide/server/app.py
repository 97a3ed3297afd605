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
from alcaide.people.conduct.chat_lines import ChatStore
from alcaide.people.errors import RateError
from alcaide.server.http import health, pages
from alcaide.server.http.api import API
from alcaide.server.http.cached_answers import COMPRESSED, PICTURES, AnswerCache
from alcaide.server.http.methods import HeadRequests, allowed
from alcaide.server.http.openapi import Description
from alcaide.server.http.previews.drawing_queue import DrawingQueue
from alcaide.server.http.prints import print_requests
from alcaide.server.http.tables.seat_names import bot_names
from alcaide.server.jobs.analysis_service import AnalysisService
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.live.deadlines import PAUSE, DeadlineWatcher
from alcaide.server.live.holiday_rows import HolidayNews
from alcaide.server.live.hub import Hub
from alcaide.server.live.presence import BEAT, Presence
from alcaide.server.live.pubsub import Channels, make_backend
from alcaide.server.live.redactions import PAUSE as LOOK
from alcaide.server.live.redactions import Redactions
from alcaide.server.live.viewers import STAY, Viewers
from alcaide.server.notify.absence_watch import PAUSE as ABSENCES
from alcaide.server.notify.absence_watch import AbsenceWatch
from alcaide.server.notify.account_notices import PAUSE as KEYS_PAUSE
from alcaide.server.notify.account_notices import AccountNotices
from alcaide.server.notify.turn_notices import notices_of, notifying
from alcaide.server.ops import metrics
from alcaide.server.ops.graceful_shutdown import GracefulShutdown
from alcaide.server.ops.periodic import periodically
from alcaide.server.ops.settings import Config
from alcaide.server.present.error_sentences import told
from alcaide.server.protocol.http.answers import ErrorInfo
from alcaide.server.protocol.http.wrong_parts import details
from alcaide.server.protocol.requests import Asked, wanted
from alcaide.server.security.close_codes import Socket, unforeseen
from alcaide.server.security.host_names import hosts_of
from alcaide.server.security.key_scope_guard import key_scope
from alcaide.server.security.middleware import SecurityLayers
from alcaide.server.security.origin import SHOWN, OriginMiddleware, SecurityHeaders
from alcaide.server.shared_parts import open_services
from alcaide.server.sockets.program_socket import program
from alcaide.server.sockets.session_registry import SessionRegistry
from alcaide.server.sockets.table_socket import live
from alcaide.server.sockets.what_if_socket import whatif
from alcaide.tables.time import steady_clock
from alcaide.tables.words import Words

LOG: Final = logging.getLogger("alcaide")
BODY_SIZE: Final = 100_000  # bytes of a request; records may be larger, see api.py
EXPIRE: Final = 5.0  # seconds between two looks for measures whose time is over
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
                "pictures": (pictures := AnswerCache(PICTURES)),
                "drawing_queue": DrawingQueue(pictures),
                "print_queue": DrawingQueue(AnswerCache(print_requests.KEPT)),
                "probing": None,
            }
        ),
        guards=[key_scope],
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
    return GracefulShutdown(OriginMiddleware(HeadRequests(app), hosts_of(config)))


def _resources(
    config: Config, channels: Channels, security: SecurityLayers
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with channels, open_services(config, channels) as services:
            analyses = AnalysisService(services.hub, services.worker_pool, services.store.engine)
            presence = Presence(services.hub.tell)
            await security.open(app.state, services.store.engine)
            viewers = Viewers(services.hub, presence)
            notices = await notices_of(config, app.state.people, viewers)
            account_notices = AccountNotices(
                config.mail, config.public_url, notices.contacts, notices.delivery
            )
            deadlines = DeadlineWatcher(services.hub, services.bot_turns.wake, notices.warn)
            deadlines.clock = services.stop_watch.clock
            services.stop_watch.on_end = deadlines.outages.expect
            deadlines.outages.heartbeat.follow = steady_clock.follow
            await deadlines.outages.heartbeat.agree(steady_clock.now())
            await services.stop_watch.start()
            await deadlines.outages.start(deadlines.clock())
            await deadlines.beat()
            absences = AbsenceWatch(services.hub, deadlines.outages, notices.miss)
            app.state.stop_watch = services.stop_watch
            app.state.hub, app.state.bot_turns = services.hub, services.bot_turns
            app.state.analyses, app.state.notices = analyses, notices
            app.state.account_notices = account_notices
            app.state.bot_names = tuple(await bot_names(app.state.accounts))
            app.state.plans = services.plan_player.plans
            app.state.worker_pool, app.state.quotas = (
                services.worker_pool,
                services.worker_pool.quotas,
            )
            app.state.talk, app.state.presence = ChatStore(services.store.engine), presence
            app.state.session_registry = SessionRegistry(
                app.state.devices, channels, app.state.badges
            )
            try:
                async with (
                    periodically(deadlines.beat, PAUSE),
                    periodically(deadlines.now, PAUSE),
                    periodically(deadlines.outages.look, PAUSE),
                    periodically(HolidayNews(services.hub).look, PAUSE),
                    periodically(presence.beat, BEAT),
                    periodically(viewers.note, STAY),
                    periodically(Redactions(services.hub).look, LOOK),
                    periodically(app.state.moderation.measures.expire, EXPIRE),
                    periodically(absences.look, ABSENCES),
                    notifying(config, notices),
                    periodically(account_notices.warn_of_keys, KEYS_PAUSE),
                    app.state.session_registry.open(),
                ):
                    yield
            finally:
                await account_notices.close()
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
    if error.status_code == 404 and request.method == "GET" and not f"{path}/".startswith("/api/"):
        return pages.page(404)  # the browser says in its own words that there is nothing
    keys = {404: "table-no-address", 405: "table-no-method", 413: "table-too-large"}
    key = keys.get(error.status_code, "table-bad-request")
    words = {"path": path[:SHOWN], "method": request.method, "most": _most(request, error)}
    sentence = _words(request).say(key, **words)
    if error.status_code == 400:
        sentence = f"{sentence} {details(request, error)}"
    return Response(
        ErrorInfo(sentence),
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=allowed(error),
    )


def _most(request: Request[Any, Any, Any], error: HTTPException) -> str:
    """Return how many kB a body may have; "": this one is not too large."""
    if error.status_code != 413:
        return ""
    return str((request.route_handler.resolve_request_max_body_size() or BODY_SIZE) // 1000)


def _note(request: Request[Any, Any, Any], why: str) -> None:
    """Write a line about a request that was refused."""
    LOG.info("%s %r is refused: %s", request.method, request.scope["path"][:SHOWN], why)


def _crash(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorInfo]:
    LOG.error("%s %r failed", request.method, request.scope["path"][:SHOWN], exc_info=error)
    info = ErrorInfo(_words(request).say("table-server-error"))
    return Response(info, status_code=500, media_type=MediaType.JSON)
