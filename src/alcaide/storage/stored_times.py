"""Times as databases give them back."""

from __future__ import annotations

from datetime import UTC, datetime


def aware(time: datetime) -> datetime:
    """Return a stored time with its zone, which SQLite forgets."""
    return time if time.tzinfo else time.replace(tzinfo=UTC)
