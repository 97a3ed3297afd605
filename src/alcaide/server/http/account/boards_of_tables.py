"""Which board a table has: the game's own, or one that somebody has transcribed."""

from __future__ import annotations

from litestar.datastructures import State

from alcaide.interface.real_table.boards import Board
from alcaide.people.board_store import BoardStore
from alcaide.people.person import Person
from alcaide.record.board_file import open_facts_of
from alcaide.record.positions import board_named
from alcaide.tables.errors import RatedBoardError
from alcaide.tables.table import Table


async def chosen_board(state: State, person: Person, id: str) -> Board | None:
    """Return one's own board by its id; "": the game's. Raises NoBoardError."""
    return (await BoardStore(state.people.engine).get(person, id)).board if id else None


async def boards_for(state: State, person: Person, game: str) -> list[Board]:
    """Return one's own boards of a game, the one changed last first."""
    kept = await BoardStore(state.people.engine).of(person)
    return [one.board for one in kept if one.board.game == game]


async def named_board(state: State, person: Person, position: str | bytes) -> Board | None:
    """Return one's own board that a position names; None: it names none, or one that is not kept.

    Reading such a position says which board is missing.
    """
    name = board_named(position)
    kept = await BoardStore(state.people.engine).of(person) if name else []
    return next((one.board for one in kept if one.board.hash.startswith(name)), None)


def board_at(table: Table) -> Board | None:
    """Return the board of a table, if it is not the game's own."""
    setup = table.setup
    return Board(table.game.name, setup.board, setup.board_name) if setup.board else None


def check_rated_board(board: Board | None) -> None:
    """Raise RatedBoardError for a board that differs from what is known."""
    if board is not None and (left := open_facts_of(board)):
        raise RatedBoardError(open=len(left))
