"""What server and browser say about who is there; part of `table_messages.py`."""

from __future__ import annotations

import msgspec


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is at the table: seats, and how many others look on."""

    seats: list[int]
    onlookers: int


class StopNews(msgspec.Struct, frozen=True, tag="stop"):
    """A stop of the server has been planned, or is not any more: GET /api/me says."""


class Eyes(msgspec.Struct, frozen=True, tag="eyes"):
    """The page of the table is before somebody's eyes, or not any more."""

    on: bool
