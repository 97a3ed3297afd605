"""Time that counts between two moments, where some stretches of it do not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Protocol


class Span(Protocol):
    """A stretch of time."""

    @property
    def begins(self) -> datetime:
        """Return its first moment."""

    @property
    def ends(self) -> datetime:
        """Return the first moment after it."""


def in_order(*known: Iterable[Span]) -> list[Span]:
    """Return spans of several kinds in the order in which they begin."""
    return sorted((span for spans in known for span in spans), key=lambda span: span.begins)


def counted(off: Sequence[Span], since: datetime, until: datetime) -> float:
    """Return the seconds between two moments that lie in no span; these are in their order."""
    seconds = 0.0
    for span in off:
        seconds += max(0.0, (min(span.begins, until) - since).total_seconds())
        since = max(since, span.ends)
    return seconds + max(0.0, (until - since).total_seconds())


def moment_after(off: Sequence[Span], since: datetime, seconds: float) -> datetime:
    """Return when so many seconds have gone by that lie in no span; these are in their order."""
    for span in off:
        free = max(0.0, (span.begins - since).total_seconds())
        if span.begins > since and free >= seconds:
            break
        seconds -= free
        since = max(since, span.ends)
    return since + timedelta(seconds=seconds)
