"""Boards as in one's own box: what is asked and answered over HTTP.

GET    /api/boards              the boards of whoever asks: [BoardInfo]
GET    /api/boards/usual/GAME   BoardView of the components that the game has
GET    /api/boards/ID           BoardView of one's own board
POST   /api/boards              a BoardDraft that can be played on is kept: BoardInfo
DELETE /api/boards/ID           it is forgotten; tables that have it go on
POST   /api/boards/check        a BoardDraft, complete or not: BoardView
POST   /api/boards/read         body: the text of a .board file: BoardView
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from alcaide.interface.real_table.boards import Section, Source, State

BoardId = Annotated[str, msgspec.Meta(max_length=24)]
BoardName = Annotated[str, msgspec.Meta(max_length=60)]


class FactInfo(msgspec.Struct, frozen=True):
    """Something that is known of the components, and how the board stands to it."""

    name: str
    sentence: str
    value: str  # "71 of 72", "yes"; "": no text tells
    state: State
    source: Source
    needed: bool  # without it nothing can be played
    rule: str
    places: list[str]  # where it differs: "tile:27"


class BoardDraft(msgspec.Struct, frozen=True):
    """A board as it is edited."""

    game: str
    form: list[Section]
    name: BoardName = ""
    author: BoardName = ""
    id: BoardId = ""  # of the kept board that it is to replace; "": a new one


class BoardView(msgspec.Struct, frozen=True):
    """A board to be edited, with how it stands to what is known."""

    game: str
    title: str  # of the game
    name: str
    author: str
    form: list[Section]
    words: dict[str, str]  # what the names in the form are called
    facts: list[FactInfo]
    open: int  # facts from which it differs: with any nothing is rated
    trouble: str  # why nothing can be played on it; "": it can
    usual: bool  # it is what the game has by itself
    hash: str  # of the content; "": nothing can be played on it
    file: str  # its text as a .board file
    id: str = ""


class BoardInfo(msgspec.Struct, frozen=True):
    """A board that is kept."""

    id: str
    game: str
    title: str
    name: str
    author: str
    hash: str
    open: int
    touched: str  # ISO 8601, UTC
