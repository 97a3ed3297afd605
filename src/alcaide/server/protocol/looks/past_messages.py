"""What has happened at a table: since one's own turn, and where a replay may stop."""

from __future__ import annotations

import msgspec

from alcaide.scene.model import Node
from alcaide.server.protocol.table_parts import LogLine


class AskPast(msgspec.Struct, frozen=True, tag="past"):
    """Ask what has happened since the last turn of who looks, and where a replay may stop."""


class Gone(msgspec.Struct, frozen=True):
    """A thing that left its place on the board, as it stood there; ``to``: where it went."""

    nodes: list[Node]
    to: tuple[float, float] | None = None


class Happened(msgspec.Struct, frozen=True):
    """An action since the last own turn."""

    step: int
    seat: int
    lines: list[LogLine]
    gone: list[Gone]


class Past(msgspec.Struct, frozen=True, tag="past"):
    """The answer to AskPast; ``steps`` are those of the table it is about."""

    steps: int
    since: list[Happened]  # in order; empty for onlookers and before the first own turn
    turns: list[int]  # the actions with which a turn begins
    scorings: list[int]  # the actions that were counted
