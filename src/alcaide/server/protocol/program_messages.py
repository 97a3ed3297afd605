"""What server and programs that play say to each other."""

from __future__ import annotations

from typing import Any

import msgspec


class Written(msgspec.Struct, frozen=True):
    """A legal action, in notation and with its fields."""

    notation: str
    action: Any


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The greeting: what is played, and which seats are one's own."""

    protocol: int
    table: str
    game: str
    version: str
    players: int
    seats: list[int]
    options: dict[str, str]


class Move(msgspec.Struct, frozen=True, tag="move"):
    """A decision: position ``seq``, the seat to move, what it knows, what it may do."""

    seq: int
    seat: int
    actions: list[Written]
    view: Any


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The end of the game."""

    scores: list[int]
    winners: list[int]


class Told(msgspec.Struct, frozen=True, tag="refused"):
    """An answer that was not carried out; the question is put again if it still stands."""

    reason: str
    rule: str = ""
    stale: bool = False


class Reply(msgspec.Struct, frozen=True):
    """The answer to a Move: the action's place in the list, or its notation."""

    seq: int
    action: int | str


ToProgram = Hello | Move | Over | Told
