"""Where output goes: plain lines, rich tables, progress, files."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

from alcaide.cli.base import ArgumentError, words
from alcaide.cli.boards.board_options import board_of
from alcaide.cli.terminal_words import Words
from alcaide.core.rng import Rng
from alcaide.games import GAMES
from alcaide.interface.game import Game, seed_bytes
from alcaide.interface.real_table.boards import Board
from alcaide.record import Record
from alcaide.record.board_file import check_board
from alcaide.record.lines import LIMIT
from alcaide.record.positions import read_game

if TYPE_CHECKING:
    from rich.console import Console

T = TypeVar("T")


class GameName(click.ParamType[Game[Any, Any, Any]]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: Any, ctx: click.Context | None) -> Game[Any, Any, Any]:
        """Return the game; a usage error names those that there are."""
        if isinstance(value, Game):
            return value
        name = str(value).lower()
        if name not in GAMES:
            say = words(ctx) if ctx else Words("")
            raise ArgumentError(say.say("cli-no-game", name=name[:40], games=", ".join(GAMES)))
        return GAMES[name]


class GameOrFile(GameName):
    """The name of a game, or a file with a record or a position; ``-``: standard input."""

    def convert(self, value: Any, param: Any, ctx: click.Context | None) -> Any:
        """Return the game, or the record."""
        if isinstance(value, Record):
            return value
        name = str(value)
        if name == "-" or (name.lower() not in GAMES and Path(name).is_file()):
            file = ctx.params.get("board_file") if ctx else None  # read before
            board = board_of(file if isinstance(file, str) else None)
            return read_record(name, Rng(seed_bytes(None)), board)
        return super().convert(value, param, ctx)


def read_record(path: str, rng: Rng | None = None, board: Board | None = None) -> Record:
    """Read a record, or a position on a board, from a file; ``-`` for standard input.

    What a position leaves open follows from its text, if no chance is given. A record brings its
    board with it; no other one may be named.
    """
    if path == "-":
        record = read_game(sys.stdin.buffer.read(LIMIT + 1), "-", rng, board)
    else:
        with open(path, "rb") as stream:
            record = read_game(stream.read(LIMIT + 1), path, rng, board)
    if board is not None:
        check_board(record, board)
    return record


def write_text(path: str, text: str) -> None:
    """Write a text to a file, ``-`` for standard output."""
    if path == "-":
        click.echo(text, nl=False)
        return
    with open(path, "w", encoding="utf-8", newline="\n") as stream:
        stream.write(text)


def print_json(value: Any) -> None:
    """Print a value as one line of JSON."""
    click.echo(msgspec.json.encode(value).decode())


def console() -> Console:
    """Return the console for tables and colours; plain where output is piped."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else 100
    return Console(highlight=False, soft_wrap=False, width=width)


@contextmanager
def progress(
    items: Iterable[T], total: int, label: str, *, printing: bool = False, done: int = 0
) -> Iterator[Iterable[T]]:
    """Show a bar on stderr while items are used up, if somebody is looking; some may be done.

    There is none where lines are printed on the same screen.
    """
    if not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        yield items
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield bar.track(items, total=total, completed=done, description=label)
