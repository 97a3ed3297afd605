"""What a position is made of, for who sets one up by pointing: tools, fields and rows of things.

All of them change lines of its text. A field or a row says which line that is, so whoever shows
it writes it; what a tool does on the board is for the game to know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from alcaide.core.position_lines import BOARD, board_mark
from alcaide.interface.editor.draft import Draft
from alcaide.interface.real_table.boards import Board
from alcaide.scene.model import Drawing, Phrase

REMOVE: Final = "remove"  # the tool that every game has: takes away what lies on top


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of the text, as people see it."""

    word: str
    label: Phrase
    symbol: str = ""
    face: str = ""
    left: int = 1  # so many there are to be had
    shape: str = ""  # of the symbol, as of cards


class Tool(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is put on the board: where ``picks`` places are pointed at in turn."""

    key: str
    label: Phrase
    symbol: str = ""
    left: int | None = None
    picks: int = 1
    seated: bool = False  # it belongs to the seat that is chosen
    shape: str = ""


class ToolGroup(msgspec.Struct, frozen=True):
    """Tools of a kind; ``pictured``: many, shown by their pictures."""

    title: Phrase
    tools: list[Tool]
    pictured: bool = False


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of a line that is chosen among some, or is a number up to ``most``."""

    line: str
    words: list[str]  # all of the line, as it stands or goes without saying
    at: int
    label: Phrase
    values: list[Thing] = []
    most: int = 0
    seat: int | None = None  # whose it is
    course: bool = False  # belongs to the course of the game, not to its rules


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Things in a line, those that may be put there, and the line from which they are taken."""

    line: str
    label: Phrase
    things: list[Thing]
    may: list[Thing]
    most: int = 0  # 0: any number
    blank: str = ""  # the word for an empty place, where places are fixed
    seat: int | None = None
    takes: list[str] = []  # lines in which a thing is struck out that is put here


class Palette(msgspec.Struct, frozen=True):
    """All that can be said of a position by pointing."""

    groups: list[ToolGroup]
    fields: list[Field]
    rows: list[Row]


class Editing(NamedTuple):
    """How a game lets positions be set up."""

    blank: Callable[[int], str]  # for so many players
    palette: Callable[[Any, Draft, int], Palette]  # of a state and its text, for a seat
    # Change a draft: by a tool, for a seat, at places. Raises PositionError where it means nothing.
    put: Callable[[Any, Draft, str, int, Sequence[str]], None]
    board: Callable[[Any, int, str], Drawing]  # of a view, after turns, for a tool
    turns: bool = True  # can it be turned, and be seen as a plan?


def numbers(line: str, words: Sequence[object], label: Phrase, most: int) -> list[Field]:
    """Return the fields of a line that has one number for each seat."""
    said = [str(word) for word in words]
    return [Field(line, said, seat, label, most=most, seat=seat) for seat in range(len(said))]


def number(line: str, value: int, label: Phrase, most: int) -> Field:
    """Return the field of a line that has one number."""
    return Field(line, [str(value)], 0, label, most=most, course=True)


def seat_field(line: str, players: int, words: Sequence[object], at: int, key: str) -> Field:
    """Return the field that names a seat."""
    seats = [Thing(str(n), Phrase("table-edit-seat", {"seat": n})) for n in range(players)]
    label = Phrase(f"table-edit-{key}")
    return Field(line, [str(word) for word in words], at, label, seats, course=True)


def choice_field(line: str, word: str, key: str, values: dict[str, Phrase]) -> Field:
    """Return the field of a line that has one word, chosen among some; "": there is no line."""
    things = [Thing(value, label) for value, label in values.items()]
    return Field(line, [word], 0, Phrase(key), things, course=True)


def phase_in(draft: Draft, read: str, phases: Sequence[str]) -> str:
    """Return the phase that a text names, though it may lack what belongs to it; else as read."""
    said = (draft.words("phase") or [""])[0].lower()
    return said if said in phases else read


def phase_field(game: str, phase: str, phases: Sequence[str]) -> Field:
    """Return the field that tells where the turn stands."""
    known = {name: Phrase(f"{game}-phase-{name}") for name in phases}
    return choice_field("phase", phase, "table-edit-phase", known)


def seats_row(line: str, players: int, seats: Sequence[int], key: str) -> Row:
    """Return the row of a line that has some of the seats."""
    labels = [Phrase("table-edit-seat", {"seat": seat}) for seat in range(players)]
    every = [Thing(str(n), label, face=str(n + 1)) for n, label in enumerate(labels)]
    others = [one for seat, one in enumerate(every) if seat not in seats]
    return Row(line, Phrase(key), [every[seat] for seat in seats if seat < players], others)


def board_fields(named: str, boards: Sequence[Board]) -> list[Field]:
    """Return the field that chooses the board, where there are some of one's own."""
    if not boards and not named:
        return []
    values = [Thing("", Phrase("table-board-usual"))]
    for board in boards:
        mark = board_mark(board.text)
        label = Phrase("table-edit-board", {"name": board.name or mark})
        values.append(Thing(named if named and board.hash.startswith(named) else mark, label))
    return [Field(BOARD, [named], 0, Phrase("table-board"), values)]


def option_fields(game: str, known: Sequence[Any], chosen: dict[str, str]) -> list[Field]:
    """Return a field for each option of a game."""
    words = [f"{name}={value}" for name, value in chosen.items()]
    return [
        Field(
            "options",
            words,
            list(chosen).index(option.name),
            Phrase(f"{game}-option-{option.name}"),
            [
                Thing(f"{option.name}={value}", Phrase(f"{game}-option-{option.name}-{value}"))
                for value in option.values
            ],
        )
        for option in known
    ]
