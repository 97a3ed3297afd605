"""Which board a table has: the game's own, or one that somebody has transcribed."""

from __future__ import annotations

from litestar.datastructures import State

from alcaide.interface.real_table.boards import Board
from alcaide.people.board_store import BoardStore
from alcaide.people.person import Person
from alcaide.record.board_file import open_facts_of
from alcaide.tables.errors import RatedBoardError
from alcaide.tables.table import Table


async def chosen_board(state: State, person: Person, id: str) -> Board | None:
    """Return one's own board by its id; "": the game's. Raises NoBoardError."""
    return (await BoardStore(state.people.engine).get(person, id)).board if id else None


def board_at(table: Table) -> Board | None:
    """Return the board of a table, if it is not the game's own."""
    setup = table.setup
    return Board(table.game.name, setup.board, setup.board_name) if setup.board else None


def check_rated_board(board: Board | None) -> None:
    """Raise RatedBoardError for a board that differs from what is known."""
    if board is not None and (left := open_facts_of(board)):
        raise RatedBoardError(open=len(left))
