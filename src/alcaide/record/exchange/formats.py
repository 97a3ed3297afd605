"""The JSON in which a record is exported, whole: docs/importing.md. Fields may be added."""

from __future__ import annotations

from typing import Final

import msgspec

FORMAT: Final = "alcaide-record"
VERSION: Final = 1


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action: what was done, in notation and in a sentence, and how things stood after it."""

    number: int  # from 0
    seat: int
    action: str
    name: str = ""
    text: str = ""
    scores: list[int] = []  # if the game ended here
    source: str = ""  # by whom: person, plan, standing, program, bot, substitute
    seconds: float | None = None  # since the action before
    events: list[str] = []  # what chance did before it
    comments: list[str] = []  # before it
    overruled: bool = False  # against the rules: the table let it stand


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that counted at the end."""

    seat: int
    points: int
    label: str = ""


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that counted in one way."""

    title: str
    rate: str = ""
    rule: str = ""
    parts: list[Part] = []


class Document(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole record. Its tags and actions make it again; all else is there to be read."""

    format: str
    version: int
    tags: dict[str, list[str]]  # as docs/notation.md has them
    actions: list[Move]
    lang: str = ""  # of the sentences
    events: list[str] = []  # after the last action
    comments: list[str] = []  # after the last action
    scores: list[int] = []
    winners: list[int] = []
    counts: list[Count] = []
