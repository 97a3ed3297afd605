"""``alcaide play``: a game in the terminal, against bots and with friends."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import click

from alcaide.bots.external import ForfeitError
from alcaide.cli.base import Command, option, words
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.bot_options import forfeited
from alcaide.cli.commands.replay import story
from alcaide.cli.commands.simulate import seed_of
from alcaide.cli.dialogue import Dialogue, Quit
from alcaide.cli.output import GameOrFile
from alcaide.cli.rule_options import agreed, rules_options
from alcaide.cli.session import Session, continued, new_session, read_seats
from alcaide.cli.table_output import result_line, scores_line, seat_names, table_lines
from alcaide.cli.terminal_words import Words
from alcaide.core.errors import AlcaideError
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Board
from alcaide.record import Record
from alcaide.record.board_file import check_board

SEATS = "me,greedy"
EXAMPLES = """
alcaide play alcazar
alcaide play alcazar --seats me,greedy,random
alcaide play alcazar --seats Ana,Luis,greedy --record evening.play
alcaide play alcazar --record evening.play
alcaide play alcazar --seats greedy,random --seed 7
alcaide play castle --board mine.board
alcaide play castle --seats "me,cmd:python my_bot.py"
alcaide play position.txt --seats me,hard
"""


class OverError(AlcaideError):
    """The game in the file is over."""


@click.command("play", cls=Command, help="cli-play-help", epilog=EXAMPLES)
@click.argument("game", type=GameOrFile())
@option("--seats", metavar="SEAT,SEAT,...", help="cli-play-seats")
@rules_options
@board_option
@option("--seed", "-s", help="cli-option-seed")
@option("--record", "-r", "path", metavar="FILE", help="cli-play-record")
@click.pass_context
def play(
    ctx: click.Context,
    game: Game[Any, Any, Any] | Record,
    seats: str | None,
    profile: str,
    options: str,
    board_file: str | None,
    seed: str | None,
    path: str | None,
) -> None:
    """See the message cli-play-help."""
    fixed_already = profile or options or seed
    if isinstance(game, Record):
        if sys.argv[2:] and "-" in sys.argv:
            _ask_the_terminal()
        run(*_going_on(game, seats, fixed_already, path, words(ctx)))
        return
    say = words(ctx).about(game.name)
    if path and os.path.exists(path):
        if fixed_already:
            raise OverError(say.say("cli-play-from"))
        session = _load(path, game, seats, board_of(board_file), say)
        click.echo(say.say("cli-play-goes-on", file=path, actions=len(session.record.actions)))
    else:
        chosen = agreed(game, profile, options)
        fixed = None if seed is None else seed_of(seed)
        board = board_of(board_file)
        session = new_session(game, read_seats(seats or SEATS, say), chosen, fixed, path, board)
    run(session, say.about(game.name, seat_names(session.record, say)))


def _going_on(
    record: Record, seats: str | None, chosen: str | None, path: str | None, say: Words
) -> tuple[Session, Words]:
    """Return the session that goes on from a position or a record, and the words for it."""
    say = say.about(record.game.name)
    if chosen or record.turn is None:
        raise OverError(say.say("cli-play-from" if chosen else "cli-play-ended"))
    usual = ",".join(SEATS.split(",")[:1] + SEATS.split(",")[1:] * (record.setup.players - 1))
    named = None if record.names and not seats else read_seats(seats or usual, say)
    session = continued(record, named, path, say)
    return session, say.about(record.game.name, seat_names(record, say))


def _ask_the_terminal() -> None:
    """Read answers from the terminal where the position came over standard input."""
    with suppress(OSError):
        sys.stdin = open("/dev/tty", encoding="utf-8")  # noqa: SIM115 - until the end


def run(session: Session, say: Words) -> None:
    """Play until the game is over, somebody quits or a bot fails by its own fault."""
    try:
        with session.with_bots():
            _play(session, say)
    except (Quit, EOFError, KeyboardInterrupt):
        click.echo()
        if session.record.actions:
            click.echo(say.say("cli-saved", file=session.save_somewhere()))
    except ForfeitError as error:
        _tell_news(session, say)
        click.echo(forfeited(Words(say.lang), session.seats[error.seat].bot, error))
        if session.people or session.path:
            click.echo(say.say("cli-saved", file=session.save_somewhere()))
    else:
        _tell_end(session, say)


def _play(session: Session, say: Words) -> None:
    """Let bots and people play to the end. Raises Quit and ForfeitError."""
    dialogue = Dialogue(session, say, _line_reader())
    last: int | None = None
    while session.record.turn is not None:
        session.run_bots()
        person = session.person
        if person is not None and last not in (None, person):
            click.clear()
            dialogue.ask(f"{say.say('table-curtain', seat=person)} {say.say('cli-desk-enter')}")
        _tell_news(session, say)
        if person is not None:
            if last != person or session.begins_turn():
                click.echo()
                dialogue.show_table()
            last = person
            dialogue.decide()


def _tell_news(session: Session, say: Words) -> None:
    """Tell what has been played since the last telling."""
    news = len(session.record.actions) - session.seen
    if news > 0:
        for line in story(session.record, say, news, discreet=True):
            click.echo(line)
    session.seen = len(session.record.actions)


def _tell_end(session: Session, say: Words) -> None:
    record = session.record
    click.echo()
    for line in table_lines(record.game, record.game.observe(record.state(), None), say):
        click.echo(line)
    click.echo()
    click.echo(click.style(result_line(record, say), bold=True))
    click.echo(scores_line(record, say))
    if session.people or session.path:
        click.echo(say.say("cli-saved", file=session.save_somewhere()))


def _load(
    path: str, game: Game[Any, Any, Any], seats: str | None, board: Board | None, say: Words
) -> Session:
    record = Record.load(path)
    if record.game.name != game.name or record.turn is None:
        raise OverError(say.say("cli-play-over", file=path, game=record.game.name))
    if board is not None:
        check_board(record, board)
    return continued(record, read_seats(seats, say) if seats else None, path, say)


def _line_reader() -> Callable[[str], str]:
    """Return the function that reads a line; with editing and history in a terminal."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on Windows
            import readline  # noqa: F401 - changes what input() can do
    return input
