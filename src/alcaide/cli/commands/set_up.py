"""``alcaide setup``: a file of settings for a new server, and what one machine needs besides."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

import click

from alcaide.cli.base import ArgumentError, Command, option, words
from alcaide.cli.hosting.machine_files import PROGRAM, Machine, write_machine
from alcaide.cli.hosting.settings_draft import Answers, draft, public_url, write_settings
from alcaide.cli.terminal_words import Words
from alcaide.locale import LANGUAGES

EXAMPLES: Final = """
alcaide setup
alcaide setup --url games.example.org --club Triana --contact me@example.org
alcaide setup --yes --out alcaide.toml
alcaide setup --machine deploy
"""
ASKED: Final = ("url", "club", "keeper", "contact", "languages", "database", "mail", "port")
PORT: Final = 8377
STATE: Final = "sqlite+aiosqlite:////var/lib/alcaide/alcaide.sqlite3"


@click.command("setup", cls=Command, help="cli-setup-help", epilog=EXAMPLES)
@option("--out", type=click.Path(path_type=Path), metavar="FILE", help="cli-setup-out")
@option("--url", metavar="ADDRESS", help="cli-setup-ask-url")
@option("--port", type=click.IntRange(1, 65535), help="cli-setup-ask-port")
@option("--database", metavar="ADDRESS", help="cli-setup-ask-database")
@option("--mail", metavar="ADDRESS", help="cli-setup-ask-mail")
@option("--club", metavar="NAME", help="cli-setup-ask-club")
@option("--keeper", metavar="NAME", help="cli-setup-ask-keeper")
@option("--address", metavar="TEXT", help="cli-setup-ask-address")
@option("--contact", metavar="ADDRESS", help="cli-setup-ask-contact")
@option("--languages", metavar="LANGUAGES", help="cli-setup-ask-languages")
@option("--machine", type=click.Path(path_type=Path), metavar="FOLDER", help="cli-setup-machine")
@option("--yes", "-y", is_flag=True, help="cli-setup-yes")
@option("--force", is_flag=True, help="cli-setup-force")
@click.pass_context
def setup(
    ctx: click.Context,
    /,
    out: Path | None,
    machine: Path | None,
    yes: bool,
    force: bool,
    **given: Any,
) -> None:
    """See the message cli-setup-help."""
    say = words(ctx)
    file = out or _usual_place()
    _check_place(file, say, yes, force)
    answers = _answers(given, say, ask=not yes, machine=machine is not None)
    _check(answers)
    about = Machine(str(file.absolute()), answers.url, answers.port, _program())
    if machine is not None and about.clashes:
        raise ArgumentError(say.say("cli-setup-clash", port=str(answers.port)))
    write_settings(file, draft(answers, say))
    click.echo(say.say("cli-setup-written", file=str(file)))
    if machine is not None:
        click.echo(say.say("cli-setup-machine-written", folder=str(machine)))
        for written in write_machine(machine, about):
            click.echo(f"  {written}")
    _tell_next(file, answers, machine, say)


def _usual_place() -> Path:
    """Return where settings are found without being named: the machine's for root, else here."""
    from alcaide.server.ops.settings_file import NAME, SYSTEM

    root = os.name == "posix" and os.geteuid() == 0
    return SYSTEM if root else Path(NAME)


def _check_place(file: Path, say: Words, yes: bool, force: bool) -> None:
    """Ask before a file is overwritten. Raises ArgumentError where nobody can be asked."""
    if not file.exists() or force:
        return
    if yes or not sys.stdin.isatty():
        raise ArgumentError(say.say("cli-setup-there", file=str(file)))
    if not click.confirm(say.say("cli-setup-overwrite", file=str(file)), default=False):
        raise click.Abort


def _answers(given: dict[str, Any], say: Words, ask: bool, machine: bool) -> Answers:
    """Return what options say and, where somebody is there to ask, what he answers."""
    languages = ",".join(sorted(LANGUAGES, key=lambda lang: lang != say.lang))
    usual: dict[str, Any] = {
        "port": PORT,
        "languages": languages,
        "database": STATE if machine else "",
    }
    said = dict(given)
    for name in ASKED if ask else ():
        if said[name] is None:
            said[name] = _asked(name, usual.get(name, ""), say)
    filled = {name: usual.get(name, "") if value is None else value for name, value in said.items()}
    return Answers(
        url=public_url(filled["url"]),
        port=int(filled["port"]),
        database=filled["database"],
        mail=filled["mail"],
        club=filled["club"],
        keeper=filled["keeper"],
        address=filled["address"],
        contact=filled["contact"],
        languages=tuple(str(filled["languages"]).replace(",", " ").split()),
        json_logs=machine,
    )


def _asked(name: str, usual: Any, say: Words) -> Any:
    """Return what is answered. Raises ArgumentError where the input has ended."""
    try:
        return click.prompt(say.say(f"cli-setup-ask-{name}"), default=usual, show_default=True)
    except click.Abort as error:
        if not isinstance(error.__context__, EOFError):
            raise
        click.echo()
        raise ArgumentError(say.say("cli-setup-ended", option=f"--{name}")) from error


def _check(answers: Answers) -> None:
    """Raise ConfigError for what a server would refuse."""
    from alcaide.server.ops.settings import configure

    said = {
        "URL": answers.url,
        "PORT": str(answers.port),
        "DATABASE": answers.database,
        "MAIL": answers.mail,
        "CLUB_LANGUAGES": ",".join(answers.languages),
    }
    configure({f"ALCAIDE_{name}": value for name, value in said.items()})


def _program() -> str:
    """Return the program that units are to start: this one, if it is installed as one."""
    own = Path(sys.argv[0])
    return str(own.absolute()) if own.name == "alcaide" else PROGRAM


def _tell_next(file: Path, answers: Answers, machine: Path | None, say: Words) -> None:
    """Print the commands that come next, with addresses that are true."""
    from alcaide.server.ops.settings_file import NAME, SYSTEM

    address = answers.url or f"http://127.0.0.1:{answers.port}"
    found = file in (SYSTEM, Path(NAME))
    named = "" if found else f" --config {file}"
    key = "cli-setup-next-machine" if machine else "cli-setup-next"
    where = {"file": str(file), "folder": str(machine)}
    click.echo(say.say(key, config=named, address=address, **where))
