"""Boards as in somebody's box: what they are made of, and what is known of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

State = Literal["agrees", "differs", "unknown"]  # unknown: no text tells, nobody can check it
Source = Literal["rules", "example", "account", "ours"]  # who tells; ours: our reconstruction


class Board(msgspec.Struct, frozen=True):
    """Components that somebody has transcribed: they take the place of a game's own."""

    game: str
    text: str  # JSON in one line, as in a record
    name: str = ""
    author: str = ""

    @property
    def hash(self) -> str:
        """Return by what the content is known, whatever its name."""
        return content_hash(self.text)


class Fact(msgspec.Struct, frozen=True):
    """Something that is known of the components, and how a transcription stands to it."""

    name: str  # ends the key of a message, ``GAME-known-NAME``
    rule: str
    state: State
    found: str = ""  # a figure, or words of the notation; "": the fact is a yes or no
    known: str = ""  # what it should be; of ours: what our reconstruction has
    source: Source = "rules"
    needed: bool = False  # without it nothing can be played
    places: tuple[str, ...] = ()  # where it differs: ``tile:27``, ``space:54``


Spot = Annotated[
    list[Annotated[int, msgspec.Meta(ge=-1, le=30)]], msgspec.Meta(min_length=2, max_length=2)
]
Name = Annotated[str, msgspec.Meta(max_length=16)]


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """A way of numbered spaces over a grid, from 1 on; null: a number that lies nowhere yet."""

    name: Name  # ends the key of a message, ``GAME-box-NAME``, as do those of kinds and marks
    side: int  # of the grid
    at: Annotated[list[Spot | None], msgspec.Meta(max_length=200)]


class Corner(msgspec.Struct, frozen=True):
    """Where a line bends, and the first of the two numbers that stand there."""

    at: Spot
    number: Annotated[int, msgspec.Meta(ge=0, le=999)]


class Notch(msgspec.Struct, frozen=True):
    """Something that is let into a line, at a side of a cell."""

    at: Spot
    side: Literal["N", "E", "S", "W"]
    kind: Name


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A closed line over a grid, with a number at each corner and notches between them."""

    name: Name
    side: int
    kinds: list[Name]  # of notches
    corners: Annotated[list[Corner], msgspec.Meta(max_length=60)]
    notches: Annotated[list[Notch], msgspec.Meta(max_length=40)]


class FacePart(msgspec.Struct, frozen=True):
    """What of a face belongs together: the strips of its rim, clockwise from the left of north."""

    kind: Name
    strips: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=11)]], msgspec.Meta(max_length=12)]
    marks: Annotated[list[Name], msgspec.Meta(max_length=4)] = []


class Faces(msgspec.Struct, frozen=True, tag="faces"):
    """Square faces with three strips on each side, each strip of a kind."""

    name: Name
    kinds: list[Name]  # the first lies on the middle strips of a side only
    marks: dict[Name, Name]  # what a part may bear, and the kind that it is of
    faces: Annotated[
        list[Annotated[list[FacePart], msgspec.Meta(max_length=12)]], msgspec.Meta(max_length=200)
    ]


class Edged(msgspec.Struct, frozen=True):
    """A square face of a kind with some of its sides marked, as in NE."""

    kind: Name
    sides: Annotated[str, msgspec.Meta(max_length=4, pattern="^[NESW]*$")]


class Edges(msgspec.Struct, frozen=True, tag="edges"):
    """Square faces of several kinds, each with marked sides."""

    name: Name
    kinds: list[Name]
    faces: Annotated[list[Edged], msgspec.Meta(max_length=200)]


Section = Walk | Line | Faces | Edges


class Box(NamedTuple):
    """What of a game can be transcribed, as functions over the content of a board."""

    content: Callable[[], dict[str, Any]]  # as the game has it
    facts: Callable[[Any], list[Fact]]  # of anything that was read from JSON, complete or not
    kept: Callable[[Any], dict[str, Any]]  # what counts of it; raises SetupError: unplayable
    form: Callable[[Any], list[Section]]  # the same anything, to be edited
    filled: Callable[[Sequence[Section]], dict[str, Any]]  # the content that a form makes


def content_hash(text: str) -> str:
    """Return the SHA-256 of components as they stand in a record, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def count(
    name: str, rule: str, found: int, known: int, places: tuple[str, ...] = (), **more: Any
) -> Fact:
    """Return the fact that there are so many of something."""
    state: State = "agrees" if found == known and not places else "differs"
    return Fact(name, rule, state, str(found), str(known), places=places, **more)


def holds(name: str, rule: str, true: bool, places: tuple[str, ...] = (), **more: Any) -> Fact:
    """Return a fact that holds, or differs at some places."""
    if true:
        return Fact(name, rule, "agrees", **more)
    return Fact(name, rule, "differs", places=places, **more)


def ours(name: str, rule: str, found: int, known: int) -> Fact:
    """Return a figure of which no text tells, beside that of our reconstruction."""
    return Fact(name, rule, "unknown", str(found), str(known), source="ours")


def some(name: str, rule: str, found: int, known: int) -> Fact:
    """Return such a figure of things that the rules know: there has to be one at least."""
    fact = ours(name, rule, found, known)
    return fact if found else msgspec.structs.replace(fact, state="differs", source="rules")


def open_facts(facts: list[Fact]) -> list[Fact]:
    """Return the facts from which a transcription differs: what is open about it."""
    return [fact for fact in facts if fact.state == "differs"]
