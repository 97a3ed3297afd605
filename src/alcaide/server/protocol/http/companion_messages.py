"""What is said about games at a table of wood: entries come in, the game as it stands goes out."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from alcaide.server.protocol.http.sheet_messages import Name
from alcaide.server.protocol.table_messages import DecisionView, TableView
from alcaide.server.protocol.table_parts import ChoiceView, DrawingInfo

ENTRIES: Final = 3000  # of a game: far more than any at a table of wood
LONG: Final = 200  # characters of an entry
OTHERS: Final = 3  # in which a thing may lie besides

Entry = Annotated[str, msgspec.Meta(max_length=LONG)]


class CompanionAsk(msgspec.Struct, frozen=True):
    """POST /api/companion: a game from its beginning, entry by entry.

    An entry is an action in notation; after ``* `` what came to light, as records tell it; after
    ``! `` an action that the table let stand against the rules.
    """

    game: str
    names: Annotated[list[Name], msgspec.Meta(max_length=10)]
    colours: Annotated[list[Name], msgspec.Meta(max_length=10)]
    options: dict[str, str] = {}
    start: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    entries: Annotated[list[Entry], msgspec.Meta(max_length=ENTRIES)] = []
    otherwise: Annotated[
        list[Entry], msgspec.Meta(max_length=OTHERS)
    ] = []  # instead of the last one


class EntryFault(msgspec.Struct, frozen=True):
    """An entry that cannot stand: its number, why, and the places that count for the rule."""

    at: int
    entry: str
    reason: str
    rule: str
    cells: list[str]
    starts: list[int]  # seats: had one of them begun, it would hold


class OtherwiseView(msgspec.Struct, frozen=True):
    """An entry in the place of the last one, and how the turn could go on after it."""

    entry: str
    choices: list[ChoiceView]


class FoundView(msgspec.Struct, frozen=True):
    """Something that may have come to light."""

    word: str  # of the notation
    label: str
    symbol: str
    face: str
    traits: list[str]  # by which it is found
    pick: str  # the place of the board that stands for it


class NeedView(msgspec.Struct, frozen=True):
    """What came to light and is not known yet: what, whose, and what it may be."""

    verb: str  # begins the entry that tells it
    title: str
    hint: str
    seat: int  # -1: everybody's
    none: bool  # "none" is an answer, too
    things: list[FoundView]


class CompanionView(msgspec.Struct, frozen=True):
    """A game at a table of wood as it stands after the entries that hold."""

    record: str  # as a .play file
    accepted: int  # entries that hold
    fault: EntryFault | None  # of the next one
    table: TableView  # as onlookers see it
    plan: DrawingInfo  # flat, with the places that can be picked
    decision: DecisionView | None  # what whoever is to move could do
    opens: bool  # a turn: the first of its decisions
    need: NeedView | None  # it has to be told before anything else
    open: list[NeedView]  # it may be told, and need not be
    otherwise: list[OtherwiseView]  # as it was asked for
    unchecked: int | None  # the action from which on the rules were not checked
