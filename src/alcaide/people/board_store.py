"""The boards that people have transcribed from their boxes and keep here."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.interface.real_table.boards import Board
from alcaide.people.identity.secrets import new_id
from alcaide.people.person import HOME, Person
from alcaide.storage.errors import TableError
from alcaide.storage.schema import BOARDS
from alcaide.storage.stored_times import aware

MOST: Final = 20  # of one person
MOST_AT_HOME: Final = 200


class NoBoardError(TableError):
    """There is no such board, or it is somebody else's."""

    key = "people-no-board"


class TooManyBoardsError(TableError):
    """Somebody keeps as many boards as he may."""

    key = "people-too-many-boards"


class KeptBoard(msgspec.Struct, frozen=True):
    """A board that is kept; its owner knows it by the id."""

    id: str
    board: Board
    touched: datetime


class BoardStore:
    """The boards in a database: each person's own, at home those of all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, person: Person) -> list[KeptBoard]:
        """Return the boards of a person, the one changed last first."""
        query = select(BOARDS).where(_owned(person)).order_by(BOARDS.c.touched.desc(), BOARDS.c.id)
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [
                KeptBoard(
                    row.id, Board(row.game, row.content, row.name, row.author), aware(row.touched)
                )
                for row in found
            ]

    async def get(self, person: Person, id: str) -> KeptBoard:
        """Return a board of a person. Raises NoBoardError."""
        for kept in await self.of(person):
            if kept.id == id:
                return kept
        raise NoBoardError

    async def keep(self, person: Person, board: Board, id: str = "") -> KeptBoard:
        """Keep a new board, or change one. Raises NoBoardError and TooManyBoardsError."""
        kept = KeptBoard(id or new_id(), board, datetime.now(UTC))
        async with self.engine.begin() as connection:
            await connection.run_sync(_write, person, kept, not id)
        return kept

    async def drop(self, person: Person, id: str) -> None:
        """Forget a board; tables that were set up with it go on. Raises NoBoardError."""
        query = delete(BOARDS).where(_owned(person), BOARDS.c.id == id)
        async with self.engine.begin() as connection:
            if not (await connection.execute(query)).rowcount:
                raise NoBoardError


def _write(connection: Connection, person: Person, kept: KeptBoard, new: bool) -> None:
    board = kept.board
    values = {
        "game": board.game,
        "name": board.name,
        "author": board.author,
        "content": board.text,
        "touched": kept.touched,
    }
    if not new:
        query = update(BOARDS).where(_owned(person), BOARDS.c.id == kept.id).values(values)
        if not connection.execute(query).rowcount:
            raise NoBoardError
        return
    most = MOST_AT_HOME if person == HOME else MOST
    there = connection.scalar(select(func.count()).select_from(BOARDS).where(_owned(person)))
    if (there or 0) >= most:
        raise TooManyBoardsError(most=most)
    owner = None if person == HOME else person.id
    connection.execute(insert(BOARDS).values(id=kept.id, user_id=owner, **values))


def _owned(person: Person) -> ColumnElement[bool]:
    return BOARDS.c.user_id.is_(None) if person == HOME else BOARDS.c.user_id == person.id
