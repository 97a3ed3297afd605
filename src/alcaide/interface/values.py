"""What goes in and out of a game's functions: setups, options, notes, refusals, lessons."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from alcaide.scene.model import Phrase

Args = dict[str, Any]  # what to fill into a sentence


class Note(msgspec.Struct, frozen=True):
    """Something worth telling: a message key, the rule that caused it, what to fill in."""

    key: str
    rule: str
    args: dict[str, Any] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: the rule, a message key, what to fill in."""

    rule: str
    reason: str
    args: dict[str, Any] = {}


class Attempt(NamedTuple):
    """An action that is refused: its option and picks, its name, why."""

    option: str
    picks: list[str]
    name: Phrase
    refusal: Refusal


class Option(msgspec.Struct, frozen=True):
    """A named choice about the rules; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    ruling: bool = False  # a reading of the rules: a record names it only if it differs
    module: bool = False  # it adds something to the game, and is chosen first
    needs: tuple[str, ...] = ()  # options that must be on: without them it means nothing
    players: tuple[int, ...] = ()  # it means something among so many only; none: always


class Setup(msgspec.Struct, frozen=True):
    """All that is fixed before the first action; piles are lists of words, top first."""

    players: int
    start: int
    options: dict[str, str]
    piles: dict[str, list[str]]
    board: str = ""  # empty: the game's own board
    events: list[str] = []  # what chance does during play, in the notation, where it is known
    board_name: str = ""  # what the people call the board
    # Of a game at a real table; `piles` are whole all the same, as they could have been.
    known: dict[str, list[str]] = {}  # piles as far as they were known at first, ``?`` elsewhere
    told: list[str] = []  # what came to be known: the number of actions before it, then its line
    overruled: list[str] = []  # actions against the rules that stood: their number, then their text
    position: str = ""  # the text of a position from which the game goes on, instead of piles


class Stop(NamedTuple):
    """A stop of a lesson: something to read and, if actions are expected, something to do."""

    at: int  # actions of the lesson's game played before it
    title: Phrase
    text: Phrase
    wrong: Phrase | None  # what to say when another action is tried
    expect: tuple[str, ...]  # actions, in notation, that lead on
    highlight: tuple[str, ...]  # picks to point at


class Lesson(NamedTuple):
    """A whole game that is stopped wherever there is something to learn; seat 0 learns."""

    setup: Setup
    actions: tuple[tuple[int, str], ...]  # seat and notation
    seats: tuple[tuple[str, str, Phrase], ...]  # kind, colour, name
    stops: tuple[Stop, ...]
