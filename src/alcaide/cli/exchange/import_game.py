"""``alcaide import``: a game told as a list, a table or a log becomes a record."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from alcaide.cli.base import Command, option, words
from alcaide.cli.output import GameName, print_json, write_text
from alcaide.cli.terminal_words import Words
from alcaide.interface.game import Game
from alcaide.record.exchange import Imported, import_game
from alcaide.record.exchange.imported import Line
from alcaide.record.exchange.sources.source import LIMIT
from alcaide.record.exchange.vocabulary import vocabulary

BROKEN = 1
EXAMPLES = """
alcaide import evening.txt --out evening.play
alcaide import moves.csv --game alhambra
alcaide import evening.txt --accept --out evening.play
alcaide --lang it import serata.txt | alcaide replay -
"""


@click.command("import", cls=Command, help="cli-import-help", epilog=EXAMPLES)
@click.argument("file")
@option("--game", "-g", type=GameName(), help="cli-import-game")
@option("--out", "-o", metavar="FILE", default="-", help="cli-import-out")
@option("--accept", "-y", is_flag=True, help="cli-import-accept")
@option("--partial", is_flag=True, help="cli-import-partial")
@option("--json", "as_json", is_flag=True, help="cli-import-json")
@click.pass_context
def import_(
    ctx: click.Context,
    file: str,
    game: Game[Any, Any, Any] | None,
    out: str,
    accept: bool,
    partial: bool,
    as_json: bool,
) -> None:
    """See the message cli-import-help."""
    done = import_game(_read(file), game.name if game else "")
    say = words(ctx).about(done.record.game.name if done.record else "")
    whole = not done.faults and (accept or not done.guesses)
    if as_json:
        print_json(report(done, say))
    else:
        for line in told(done, say):
            click.echo(line, err=True)
    if done.record and not as_json and (whole or (partial and (accept or not done.guesses))):
        write_text(out, done.record.dumps())
    if not whole:
        ctx.exit(BROKEN)


def told(done: Imported, say: Words) -> Iterator[str]:
    """Yield what was understood, completed, guessed, and what was not."""
    for line in (*done.completed, *done.guesses):
        yield say.say(f"import-{line.how}", line=line.line, text=line.text, means=means(line, say))
    for remark in done.remarks:
        yield say.say(remark.key, **remark.words)
    for error in done.faults:
        yield f"{say.say('cli-error')} {say.error(error)}"
    actions = len(done.record.actions) if done.record else 0
    counts = {"actions": actions, "completed": len(done.completed), "guessed": len(done.guesses)}
    yield say.say("import-summary", kind=done.kind or "none", faults=len(done.faults), **counts)
    if done.guesses and not done.faults:
        yield say.say("cli-import-look")


def means(line: Line, say: Words) -> str:
    """Return what a line was taken for, in the words of a language, with its notation."""
    spoken = (vocabulary(say.game).speak(text, say.lang) for text in line.actions)
    return ", ".join(f"{said} ({text})" for said, text in zip(spoken, line.actions, strict=True))


def report(done: Imported, say: Words) -> dict[str, Any]:
    """Return all of it for scripts."""
    return {
        "kind": done.kind,
        "actions": len(done.record.actions) if done.record else 0,
        "lines": [
            {"line": e.line, "text": e.text, "seat": e.seat, "actions": e.actions, "how": e.how}
            for e in done.lines
        ],
        "faults": [
            {"line": e.line, "rule": e.rule, "text": say.error(e), "likely": e.legal}
            for e in done.faults
        ],
        "remarks": [say.say(remark.key, **remark.words) for remark in done.remarks],
        "record": done.record.dumps() if done.record else None,
    }


def _read(file: str) -> bytes:
    """Return a file, ``-`` for standard input; no more of it than can be read."""
    if file == "-":
        return sys.stdin.buffer.read(LIMIT + 1)
    with Path(file).open("rb") as stream:
        return stream.read(LIMIT + 1)
