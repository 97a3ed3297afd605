"""On which board a game is played: what --board chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from alcaide.cli.base import option
from alcaide.interface.real_table.boards import Board
from alcaide.record.board_file import load_board


def board_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Declare the option; it is looked at before files that may be on that board."""
    named = option("--board", "board_file", metavar="FILE", help="cli-option-board", is_eager=True)
    return named(command)


def board_of(file: str | None) -> Board | None:
    """Return the board of a file; None: the game's own. Raises BoardError and OSError."""
    return None if file is None else load_board(file)
