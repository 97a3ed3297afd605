"""The command ``alcaide``: its subcommands, its languages, its exit codes."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from alcaide import __version__
from alcaide.cli import usage
from alcaide.cli.base import ArgumentError, Group, Option, lang_option
from alcaide.cli.terminal_words import Words, preferred
from alcaide.core.build import kind
from alcaide.core.errors import AlcaideError, OptionError, PlayersError
from alcaide.locale import LANGUAGES

OK: Final = 0
BROKEN: Final = 1  # a broken record, an illegal action, a file that cannot be read
USAGE: Final = 2
INTERRUPTED: Final = 130  # as shells count: 128 and the signal
PIPE: Final = 141

PLACES: Final = {
    "play": "alcaide.cli.commands.play:play",
    "serve": "alcaide.cli.hosting.serve:serve",
    "setup": "alcaide.cli.commands.set_up:setup",
    "simulate": "alcaide.cli.commands.simulate:simulate",
    "replay": "alcaide.cli.commands.replay:replay",
    "analyse": "alcaide.cli.commands.analyse:analyse",
    "hint": "alcaide.cli.commands.hint:hint",
    "verify": "alcaide.cli.commands.verify:verify",
    "import": "alcaide.cli.exchange.import_game:import_",
    "export": "alcaide.cli.exchange.export:export",
    "print": "alcaide.cli.exchange.print_game:print_",
    "show": "alcaide.cli.commands.show:show",
    "board": "alcaide.cli.boards.board_commands:board",
    "rules": "alcaide.cli.commands.rules:rules",
    "admin": "alcaide.cli.commands.admin:admin",
    "bench": "alcaide.cli.commands.bench:bench",
    "arena": "alcaide.cli.commands.arena:arena",
    "stop": "alcaide.cli.hosting.stop:stop",
    "work": "alcaide.cli.hosting.work:work",
    "db": "alcaide.cli.commands.db:db",
    "new-game": "alcaide.cli.commands.new_game:new_game",
}
EXAMPLES: Final = """
alcaide play alcazar --seats me,greedy,random
alcaide simulate alcazar --players 4 --seed 7 --out game.play
alcaide replay game.play
alcaide show game.play --step 40 --svg position.svg
alcaide rules alcazar ALC-31
"""


def _version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"alcaide {__version__} ({kind()})")
        ctx.exit()


@click.group(
    cls=Group,
    places=PLACES,
    help="cli-help",
    epilog=EXAMPLES,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    cls=Option,
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_version,
    help="cli-option-version",
)
@click.pass_context
def alcaide(ctx: click.Context) -> None:
    """See the message cli-help."""
    if os.environ.get("NO_COLOR"):  # https://no-color.org
        ctx.color = False


alcaide.params.insert(0, lang_option())


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    _prepare_streams()
    code = run(sys.argv[1:] if args is None else args)
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = _quiet_pipe()
    sys.exit(code)


def run(args: Sequence[str]) -> int:
    """Run the command line and return its exit code; errors are told on stderr."""
    if "_ALCAIDE_COMPLETE" in os.environ:  # a shell asks for completions
        alcaide.main(list(args), prog_name="alcaide")
    spoken = _language_of(args)
    try:
        with alcaide.make_context("alcaide", list(args), obj=spoken) as ctx:
            alcaide.invoke(ctx)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return USAGE
    except click.UsageError as error:
        return _tell_usage(error, spoken, args)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        return _quiet_pipe()
    except (OptionError, PlayersError, ArgumentError) as error:
        return _tell(spoken.error(error), spoken, USAGE)
    except (AlcaideError, OSError) as error:
        return _tell(spoken.error(error), spoken)
    return OK


def _language_of(args: Sequence[str]) -> Words:
    """Return the words, also for errors and help that come before the options are understood."""
    for one, two in zip(args, [*args[1:], ""], strict=False):
        if one.startswith("--lang"):
            value = one.partition("=")[2] or two
            return Words(value if value in LANGUAGES else preferred())
    return Words(preferred())


def _tell(text: str, words: Words, code: int = BROKEN) -> int:
    click.echo(f"{words.say('cli-error')} {text}", err=True)
    return code


def _tell_usage(error: click.UsageError, words: Words, args: Sequence[str]) -> int:
    command = usage.command(error, args, list(PLACES))
    hint = words.say("cli-usage-hint", command=command)
    return _tell(f"{usage.reason(error, words)}\n{hint}", words, USAGE)


def _quiet_pipe() -> int:
    """Say no more: whoever was listening has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE


def _prepare_streams() -> None:
    """Write UTF-8 into files and pipes, and whatever a terminal can show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="replace")
