"""``alcaide analyse``: think about every decision of a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import click

from alcaide.bots import Budget
from alcaide.bots.advice import Advice
from alcaide.cli.base import Command, option, words
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.commands.hint import advised, tell
from alcaide.cli.output import console, print_json, progress, read_record
from alcaide.cli.table_output import seat_names
from alcaide.cli.terminal_words import Words
from alcaide.interface.game import Game
from alcaide.record import Record
from alcaide.tables.thinking.advice_job import run_advice
from alcaide.tables.thinking.analysis import (
    Findings,
    course,
    decisions,
    queries,
    starts,
    turning_points,
)
from alcaide.tables.thinking.reasons import Turning, percent, turning

SECONDS: Final = 0.15  # for each decision
LINES: Final = 20  # of the table of chances
EXAMPLES: Final = """
alcaide analyse game.play
alcaide analyse --simulations 100 --json game.play
alcaide analyse position.txt
"""


@click.command("analyse", cls=Command, help="cli-analyse-help", epilog=EXAMPLES)
@click.argument("file")
@board_option
@option("--simulations", "-n", type=click.IntRange(min=1), help="cli-analyse-simulations")
@option("--json", "as_json", is_flag=True, help="cli-analyse-json")
@click.pass_context
def analyse(
    ctx: click.Context, file: str, board_file: str | None, simulations: int | None, as_json: bool
) -> None:
    """See the message cli-analyse-help."""
    record = read_record(file, board=board_of(board_file))
    say = words(ctx).about(record.game.name)
    say = say.about(record.game.name, seat_names(record, say))
    if not record.actions and record.turn is not None and not as_json:
        tell(record, advised(record, simulations), say)
        return
    budget = Budget(simulations) if simulations else Budget(seconds=SECONDS)
    found = _findings(record, budget, say)
    line = course(record.game, record.state(), found)
    told = list(_turns(record, found, say))
    if as_json:
        print_json(_plain(line, told))
        return
    click.echo(say.say("cli-analyse-turns" if told else "cli-analyse-none"))
    for number, seat, turn in told:
        _tell(number, say.name(seat), turn, say)
    click.echo()
    _print(line, say)


def _findings(record: Record, budget: Budget, say: Words) -> Findings:
    """Think about every decision, in as many processes as there are cores."""
    from alcaide.bots.root_parallel import local_workers

    game, start = record.game, record.game.deal(record.setup)
    actions = [step.action for step in record.replay()]
    there = decisions(game, start, actions)
    found = Findings(len(actions), there)
    asked = [query for _, query in queries(game, starts(record), actions, there, budget)]
    answers: Iterator[Advice] = local_workers().pool.map(run_advice, asked)
    with progress(
        zip(there, answers, strict=True), len(there), say.say("cli-analyse-progress")
    ) as done:
        for number, advice in done:
            found.advice[number] = advice
    return found


def _turns(record: Record, found: Findings, say: Words) -> Iterator[tuple[int, int, Turning]]:
    """Yield the turning points with the number of their actions and their seats."""
    game: Game[Any, Any, Any] = record.game
    wanted = set(turning_points(found, [seat for seat, _ in record.actions]))
    for step in record.replay():
        if step.number in wanted:
            advice = found.advice[step.number]
            yield step.number, step.seat, turning(game, step.state, step.action, advice, say)


def _tell(number: int, name: str, turn: Turning, say: Words) -> None:
    played = say.say("cli-analyse-played", played=turn.played, before=turn.before, after=turn.after)
    better = [say.say("cli-analyse-better", better=turn.better), *(r.text for r in turn.reasons)]
    click.echo(f"{number + 1:>5}  {click.style(name, bold=True)}: {played}")
    click.echo(click.wrap_text(" ".join(better), 98, "       ", "       "))


def _print(line: Sequence[Sequence[float]], say: Words) -> None:
    """Print a table of the chances, of so many positions as fit on a page."""
    from rich.box import SIMPLE
    from rich.table import Table

    click.echo(say.say("cli-analyse-chances"))
    table = Table(box=SIMPLE, pad_edge=False)
    for head in (say.say("cli-analyse-move"), *(say.name(n) for n in range(len(line[-1])))):
        table.add_column(head, justify="right")
    last = len(line) - 1
    every = max(1, -(-last // LINES))
    for number in [*range(0, last, every), last]:
        table.add_row(str(number), *(str(percent(chance)) for chance in line[number]))
    console().print(table)


def _plain(
    line: Sequence[Sequence[float]], told: Sequence[tuple[int, int, Turning]]
) -> dict[str, Any]:
    return {
        "chances": [[round(chance, 4) for chance in vector] for vector in line],
        "turning_points": [
            {
                "step": number,
                "seat": seat,
                "before": turn.before,
                "after": turn.after,
                "played": turn.played,
                "better": turn.better,
                "reasons": [reason.text for reason in turn.reasons],
            }
            for number, seat, turn in told
        ],
    }
