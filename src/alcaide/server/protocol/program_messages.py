"""What server and programs that play say to each other."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from alcaide.tables.terms import Terms


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


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Are you ready? It is answered with a Ready; who does not loses the seat, and nothing else."""

    seconds: float  # in which it has to be answered
    terms: Terms  # which are accepted with it
    aids: list[str]  # that are on


class AskNonce(msgspec.Struct, frozen=True, tag="nonce"):
    """All are ready: the nonce is to be shown that one has committed to, by a Nonce."""

    seconds: float


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


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a Check."""

    commitment: Annotated[str, msgspec.Meta(max_length=64)] = ""  # SHA-256 of a nonce; "": none


class Nonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to an AskNonce: 64 hexadecimal digits."""

    nonce: Annotated[str, msgspec.Meta(max_length=64)]


ToProgram = Hello | Check | AskNonce | Move | Over | Told
