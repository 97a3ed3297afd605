"""Figures for Prometheus, where its library is installed."""

from __future__ import annotations

import hmac
import ipaddress
from importlib.util import find_spec
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

NAME: Final = "alcaide"
PATH: Final = "/metrics"
FORWARDED: Final = ("x-forwarded-for", "forwarded")  # a proxy asks for somebody else


class _Figures:
    """What is counted besides requests and open sockets, which Litestar counts."""

    def __init__(self) -> None:
        from prometheus_client import Counter, Gauge, Histogram

        self.moves = Counter(f"{NAME}_moves", "Rows stored in the logs of tables")
        self.thoughts = Histogram(f"{NAME}_bot_seconds", "Time of a bot's decision", ["level"])
        self.notices = Counter(f"{NAME}_notices", "Notices to people", ["way", "result"])
        self.queue = Gauge(f"{NAME}_queue_length", "Turns of bots that wait for a worker")


_FIGURES: Final = _Figures() if find_spec("prometheus_client") else None


def moved() -> None:
    """Count a row that was stored."""
    if _FIGURES:
        _FIGURES.moves.inc()


def thought(level: str, seconds: float) -> None:
    """Count a decision of a bot."""
    if _FIGURES:
        _FIGURES.thoughts.labels(level).observe(seconds)


def noticed(way: str, result: str) -> None:
    """Count a notice to somebody who was not looking."""
    if _FIGURES:
        _FIGURES.notices.labels(way, result).inc()


def middleware() -> list[Any]:
    """Return what counts requests and sockets."""
    if not _FIGURES:
        return []
    from litestar.plugins.prometheus import PrometheusConfig

    counting = PrometheusConfig(app_name=NAME, prefix=NAME, group_path=True, exclude=[PATH])
    return [counting.middleware]


def listen(port: int) -> None:
    """Let figures be asked for on a port of this machine; for processes that serve no pages."""
    if port and _FIGURES:
        from prometheus_client import start_http_server

        start_http_server(port, "127.0.0.1")


@get(PATH, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Return the figures, to this machine or to whoever has the token."""
    if not _FIGURES or not _may_ask(request, state.config.metrics_token):
        raise NotFoundException
    from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

    waiting = getattr(state.thinkers, "waiting", None)
    if waiting is not None:
        _FIGURES.queue.set(await waiting())
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


def _may_ask(request: Request[Any, Any, Any], token: str) -> bool:
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and request.client is not None and is_here(request.client.host)


def is_here(address: str) -> bool:
    """Tell whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
