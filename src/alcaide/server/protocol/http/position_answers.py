"""What is asked and answered about positions that are set up: docs/positions.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec

from alcaide.interface.editor import editing
from alcaide.server.protocol.sent_types import sent
from alcaide.server.protocol.table_messages import RefusedView
from alcaide.server.protocol.table_parts import DrawingInfo

if TYPE_CHECKING:  # it has the fields of what it is made of
    PaletteView: TypeAlias = editing.Palette
else:
    PaletteView = sent(editing.Palette)

LONGEST: Final = 20_000  # characters of a text; one with every card named has 2,000
Text = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Said = Annotated[str, msgspec.Meta(max_length=400)]
Picks = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=12)]
Few = Annotated[int, msgspec.Meta(ge=0, le=8)]


class PositionAsk(msgspec.Struct, frozen=True):
    """A position as it stands, and what is to be changed. POST /api/positions."""

    game: str
    text: Text = ""  # empty: an empty board
    players: Few = 0  # of an empty board
    seat: Few = 0  # whose things are looked at and put there
    turns: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # quarter turns; 4 is the plan
    tool: Said = ""  # of the palette, or "remove"
    picks: Picks = []


class FaultInfo(msgspec.Struct, frozen=True):
    """Something that is wrong with a position: where, by which rule, and why."""

    line: int  # of the text, from 1
    key: str  # how that line begins
    rule: str
    sentence: str
    picks: list[str]  # places of the board


class PositionInfo(msgspec.Struct, frozen=True):
    """A position after a change: its text, what is wrong with it, how it looks."""

    game: str
    name: str  # of the game
    text: str
    players: int
    seat: int
    seats: list[str]
    colours: list[str]
    faults: list[FaultInfo]
    refused: FaultInfo | None  # why the change was not made
    board: DrawingInfo  # as far as it could be read
    turns: bool  # can the board be turned?
    palette: PaletteView
    turn: int | None  # None: the game is over
    status: str  # whose turn it is, and what for
    moves: int  # how many actions are legal


class TryAsk(msgspec.Struct, frozen=True):
    """Something that is tried in a position. POST /api/positions/try."""

    game: str
    text: Text
    said: Said = ""  # in notation
    picks: Picks = []  # or pointed at


class ActionInfo(msgspec.Struct, frozen=True):
    """A legal action."""

    text: str  # in notation
    label: str
    option: str  # the group it is offered in, in words
    symbol: str


class CardInfo(msgspec.Struct, frozen=True):
    """Something that lies beside the board and can be pointed at, too."""

    pick: str
    label: str
    symbol: str
    shape: str
    face: str


class TryInfo(msgspec.Struct, frozen=True):
    """Whether it is legal, by which rule it is not, and what would be."""

    legal: bool | None  # None: several things could be meant
    sentence: str
    rule: str
    picks: list[str]  # places that count for the rule
    allowed: list[ActionInfo]
    more: int  # legal actions that are not listed
    refused: list[RefusedView]  # what else one might try there
    cards: list[CardInfo]  # of the seat to move, and those that lie for all


class PictureAsk(msgspec.Struct, frozen=True):
    """A position to be drawn as one SVG document. POST /api/positions/picture."""

    game: str
    text: Text
    turns: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    theme: Literal["light", "dark"] = "light"


class HintAsk(msgspec.Struct, frozen=True):
    """A position in which a hint is wanted. POST /api/positions/hint."""

    game: str
    text: Text
