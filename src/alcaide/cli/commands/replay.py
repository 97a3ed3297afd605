"""``alcaide replay``: play a record back, or list what was legal all along."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

import click

from alcaide.cli.base import Command, option, words
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.commands.simulate import summary
from alcaide.cli.output import print_json, read_record
from alcaide.cli.table_output import made_line, result_line, scores_line, seat_names
from alcaide.cli.terminal_words import Words
from alcaide.record import Record

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
HIDDEN: Final = "…"  # in place of an answer
EXAMPLES = """
alcaide replay game.play
alcaide replay --quiet game.play && echo fine
alcaide replay --legal game.play > decisions.jsonl
alcaide simulate alcazar --seed 7 | alcaide replay -
"""


@click.command("replay", cls=Command, help="cli-replay-help", epilog=EXAMPLES)
@click.argument("file")
@board_option
@option("--legal", is_flag=True, help="cli-replay-legal")
@option("--json", "as_json", is_flag=True, help="cli-replay-json")
@option("--quiet", "-q", is_flag=True, help="cli-replay-quiet")
@option("--made", is_flag=True, help="cli-replay-made")
@click.pass_context
def replay(
    ctx: click.Context,
    file: str,
    board_file: str | None,
    legal: bool,
    as_json: bool,
    quiet: bool,
    made: bool,
) -> None:
    """See the message cli-replay-help."""
    record = read_record(file, board=board_of(board_file))
    if legal:
        for line in legal_lines(record, made):
            click.echo(line)
    elif as_json:
        print_json(summary(record))
    elif not quiet:
        say = words(ctx).about(record.game.name)
        _tell(record, say.about(record.game.name, seat_names(record, say)), made)


def legal_lines(record: Record, made: bool = False) -> Iterator[str]:
    """Yield one JSON object for every decision, then the scores or the decision that is open.

    ``made``: with by whom each was decided, and in how many seconds.
    """
    game, by = record.game, record.made()
    for step in record.replay():
        legal = [game.write(step.state, action) for action in record.legal_before(step)]
        more = by[step.number]._asdict() if made else {}
        yield _decision(step.number, step.seat, step.text, legal, more)
    state = record.state()
    if record.broken_off:
        yield json.dumps({"scores": game.scores(state), "winners": [], "broken_off": True})
    elif record.turn is None:
        yield json.dumps({"scores": game.scores(state), "winners": game.winners(state)})
    else:
        legal = [game.write(state, action) for action in record.legal_actions()]
        yield _decision(len(record.actions), record.turn, None, legal)


def _decision(
    step: int, seat: int, action: str | None, legal: list[str], more: Mapping[str, Any] = NOTHING
) -> str:
    decision = {"step": step, "seat": seat, "action": action, "legal": sorted(legal), **more}
    return json.dumps(decision, ensure_ascii=False)


def _tell(record: Record, say: Words, made: bool) -> None:
    for line in story(record, say, made=made):
        click.echo(line)
    click.echo()
    click.echo(click.style(result_line(record, say), bold=True))
    click.echo(scores_line(record, say))


def story(
    record: Record, say: Words, last: int = 0, discreet: bool = False, made: bool = False
) -> Iterator[str]:
    """Yield every action (or only the last ones) in notation and in sentences.

    ``discreet``: no answers that stay hidden until all are in. ``made``: by whom, in what time.
    """
    by = [made_line(one, say) for one in record.made()] if made else None
    wide = max(len(say.name(seat)) for seat in range(record.setup.players))
    skip = len(record.actions) - last if last else 0
    kept = _kept(record) if discreet else 0
    for step in record.replay():
        if step.number >= skip:
            told = " ".join(say.note(note) for note in step.notes)
            told += f" [{by[step.number]}]" if by else ""
            text = step.text if step.number < len(record.actions) - kept else HIDDEN
            if record.stood(step.number):
                text, told = f"! {text}", f"{told} {say.say('cli-replay-stood')}".strip()
            yield _line(step.number + 1, f"{say.name(step.seat):<{wide}}", text, told)


def _kept(record: Record) -> int:
    """Return how many of the last answers are not open yet."""
    game = record.game

    def secret(state: Any) -> bool:
        return game.observe(state, None).phase in game.secret

    if not game.secret or not secret(record.state()):
        return 0
    silent = [secret(step.state) and not step.notes for step in record.replay()]
    return silent[::-1].index(False) if False in silent else len(silent)


def _line(number: int, name: str, text: str, told: str) -> str:
    head = f"{number:>4}  {name}  {click.style(f'{text:<16}', fg='cyan')}  "
    indent = 4 + 2 + len(name) + 2 + 16 + 2
    width = shutil.get_terminal_size().columns
    if not sys.stdout.isatty() or width < indent + 30:
        return head + told
    return head + textwrap.fill(told, width - indent).replace("\n", "\n" + " " * indent)
