"""Figures for Prometheus, where its library is installed."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from enum import IntEnum
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
        self.queue = Gauge(f"{NAME}_queue_length", "Jobs that wait, by class", ["class"])
        self.waits = Histogram(f"{NAME}_queue_seconds", "How long jobs waited", ["class"])
        self.spent = Counter(f"{NAME}_cpu_seconds", "Processor time of jobs", ["class"])
        self.caps = Gauge(f"{NAME}_quota", "How much one person may have", ["kind"])
        self.held = Gauge(f"{NAME}_quota_held", "How much is held by this process", ["kind"])
        self.refused = Counter(f"{NAME}_quota_refused", "How often it was too much", ["kind"])
        self.counted = Counter(f"{NAME}_quota_spent", "What is counted by the hour", ["kind"])


_FIGURES: Final = _Figures() if find_spec("prometheus_client") else None


def count_row() -> None:
    """Count a row that was stored."""
    if _FIGURES:
        _FIGURES.moves.inc()


def count_decision(level: str, seconds: float) -> None:
    """Count a decision of a bot."""
    if _FIGURES:
        _FIGURES.thoughts.labels(level).observe(seconds)


def observe_wait(priority: IntEnum, seconds: float) -> None:
    """Count a job that begins after so many seconds of waiting."""
    if _FIGURES:
        _FIGURES.waits.labels(_class(priority)).observe(seconds)


def count_cpu(priority: IntEnum, seconds: float) -> None:
    """Count CPU seconds of a job."""
    if _FIGURES:
        _FIGURES.spent.labels(_class(priority)).inc(seconds)


@contextmanager
def track_held(kind: str) -> Iterator[None]:
    """Count something that is held for a while."""
    if _FIGURES:
        with _FIGURES.held.labels(kind).track_inprogress():
            yield
    else:
        yield


def count_refusal(kind: str) -> None:
    """Count something that was too much, and was refused or had to wait."""
    if _FIGURES:
        _FIGURES.refused.labels(kind).inc()


def count_made(kind: str, number: int) -> None:
    """Count what was made or loaded."""
    if _FIGURES:
        _FIGURES.counted.labels(kind).inc(number)


def count_notice(way: str, result: str) -> None:
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

    for field in fields(state.config.caps):
        _FIGURES.caps.labels(field.name).set(getattr(state.config.caps, field.name))
    for priority, length in (await state.bot_turns.waiting()).items():
        _FIGURES.queue.labels(_class(priority)).set(length)
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


def _class(priority: IntEnum) -> str:
    return priority.name.lower()


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
