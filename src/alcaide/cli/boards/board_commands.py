"""``alcaide board``: components as in one's own box, in files of their own."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import click
import msgspec

from alcaide.cli.base import ArgumentError, Command, Group, option, words
from alcaide.cli.output import GameName, print_json, write_text
from alcaide.cli.table_output import TURNS, svg, turns_of
from alcaide.cli.terminal_words import Words
from alcaide.core.errors import BoardError
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Fact, open_facts
from alcaide.record import Record
from alcaide.record.board_file import LIMIT, BoardFile, clean, load_file, read_file, usual_file

BROKEN: Final = 1
SHOWN: Final = 6  # places where a fact does not hold
MARKS: Final = {"agrees": ("✓", "green"), "differs": ("✗", "red"), "unknown": ("·", "yellow")}
PLACES: Final = {
    "new": "alcaide.cli.boards.board_commands:new",
    "check": "alcaide.cli.boards.board_commands:check",
    "show": "alcaide.cli.boards.board_commands:show",
}
EXAMPLES: Final = """
alcaide board new castle mine.board
alcaide board check mine.board
alcaide board show mine.board --svg board.svg
alcaide play castle --board mine.board
"""


@click.group(
    "board", cls=Group, places=PLACES, prefix="board-", help="cli-board-help", epilog=EXAMPLES
)
def board() -> None:
    """See the message cli-board-help."""


@click.command("new", cls=Command, help="cli-board-new-short")
@click.argument("game", type=GameName())
@click.argument("file")
@option("--name", default="", metavar="TEXT", help="cli-board-name")
@option("--author", default="", metavar="TEXT", help="cli-board-author")
@click.pass_context
def new(ctx: click.Context, game: Game[Any, Any, Any], file: str, name: str, author: str) -> None:
    """See the message cli-board-new-short."""
    begun = usual_file(game.name)._replace(
        name=clean(name, "--name"), author=clean(author, "--author")
    )
    if file != "-" and os.path.exists(file):  # hours of somebody's work
        raise ArgumentError(words(ctx).say("cli-board-there", file=file))
    write_text(file, begun.dumps())
    if file != "-":
        click.echo(words(ctx).say("cli-board-begun", file=file))


@click.command("check", cls=Command, help="cli-board-check-short")
@click.argument("file")
@option("--json", "as_json", is_flag=True, help="cli-board-json")
@click.pass_context
def check(ctx: click.Context, file: str, as_json: bool) -> None:
    """See the message cli-board-check-short."""
    found = _file(file)
    say, trouble = words(ctx).about(found.game), _trouble(found)
    if as_json:
        facts = msgspec.to_builtins(found.facts)
        print_json({"game": found.game, "playable": trouble is None, "facts": facts})
    else:
        for fact in found.facts:
            click.echo(_line(fact, say))
        click.echo(f"\n{_verdict(found, trouble, say)}")
    if trouble is not None:
        ctx.exit(BROKEN)


@click.command("show", cls=Command, help="cli-board-show-short")
@click.argument("file")
@option("--svg", "svg_file", metavar="FILE", help="cli-show-svg")
@option("--turn", "-t", type=click.Choice(TURNS), default="plan", help="cli-show-turn")
@option("--dark", is_flag=True, help="cli-show-dark")
@click.pass_context
def show(ctx: click.Context, file: str, svg_file: str | None, turn: str, dark: bool) -> None:
    """See the message cli-board-show-short."""
    found = _file(file)
    say, game = words(ctx).about(found.game), GAMES[found.game]
    if svg_file is not None:
        record = Record(game, game.setup(game.seats[0], None, b"", found.board()))
        write_text(svg_file, svg(record, record.state(), turns_of(turn), dark, say))
        return
    click.echo(click.style(" · ".join(filter(None, _title(found, say))), bold=True))
    click.echo(_verdict(found, _trouble(found), say))


def _title(found: BoardFile, say: Words) -> list[str]:
    return [say.title(), found.name, found.author]


def _file(path: str) -> BoardFile:
    return read_file(sys.stdin.buffer.read(LIMIT + 1)) if path == "-" else load_file(path)


def _trouble(found: BoardFile) -> BoardError | None:
    """Return why nothing can be played on a board; None: it can."""
    try:
        found.board()
    except BoardError as error:
        return error
    return None


def _line(fact: Fact, say: Words) -> str:
    mark, colour = MARKS[fact.state]
    told, text = say.standing(fact), say.fact(fact)
    if told:
        text = say.say("cli-board-standing", fact=text, standing=told)
    text = f"{text} ({fact.rule})"
    if fact.places:
        text = say.say("cli-board-standing", fact=text, standing=_places(fact.places, say))
    return f"{click.style(mark, fg=colour)} {text}"


def _places(places: Sequence[str], say: Words) -> str:
    """Return the first places of many, and how many more there are."""
    shown = ", ".join(places[:SHOWN])
    more = len(places) - SHOWN
    return say.say("cli-board-places", places=shown, more=more) if more > 0 else shown


def _verdict(found: BoardFile, trouble: BoardError | None, say: Words) -> str:
    """Return what comes of a board in a sentence or two."""
    if trouble is not None:
        return click.style(say.error(trouble), fg="red")
    if found.usual:
        return say.say("cli-board-usual")
    left = len(open_facts(found.facts))
    return say.say("cli-board-good", open=left, hash=found.board().hash[:12])
