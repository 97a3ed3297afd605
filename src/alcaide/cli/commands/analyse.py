"""``alcaide analyse``: think about every decision of a record, and grade it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from alcaide.bots.analysis.course import turning_points
from alcaide.bots.analysis.depths import DEPTHS, USUAL, depth
from alcaide.bots.analysis.findings import Findings, positions, starts
from alcaide.bots.analysis.kept import kept
from alcaide.bots.analysis.pipeline import Analysis, learn, summed_up
from alcaide.cli.base import ArgumentError, Command, option, words
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.commands.analysis_tables import plain, print_analysis
from alcaide.cli.commands.hint import advised, tell
from alcaide.cli.output import print_json, progress, read_record
from alcaide.cli.table_output import seat_names
from alcaide.cli.terminal_words import Words
from alcaide.record import Record
from alcaide.tables.thinking.reasons import Turning, turning

EXAMPLES: Final = """
alcaide analyse game.play
alcaide analyse --depth first-look game.play
alcaide analyse --simulations 100 --json game.play
alcaide analyse position.txt
"""


@click.command("analyse", cls=Command, help="cli-analyse-help", epilog=EXAMPLES)
@click.argument("file")
@board_option
@option("--depth", "-d", "name", type=click.Choice(list(DEPTHS)), help="cli-analyse-depth")
@option("--simulations", "-n", type=click.IntRange(1, 999_999), help="cli-analyse-simulations")
@option("--json", "as_json", is_flag=True, help="cli-analyse-json")
@click.pass_context
def analyse(
    ctx: click.Context,
    file: str,
    board_file: str | None,
    name: str | None,
    simulations: int | None,
    as_json: bool,
) -> None:
    """See the message cli-analyse-help."""
    if name and simulations:
        raise ArgumentError(words(ctx).say("cli-analyse-both"))
    record = read_record(file, board=board_of(board_file))
    say = words(ctx).about(record.game.name)
    say = say.about(record.game.name, seat_names(record, say))
    if not record.actions and record.turn is not None and not as_json:
        tell(record, advised(record, simulations), say)
        return
    found = _findings(record, name or str(simulations or USUAL.name), say)
    analysis: Analysis = summed_up(record, found)
    told = list(_turns(record, found, say))
    if as_json:
        print_json(plain(record, analysis, told))
        return
    click.echo(say.say("cli-analyse-turns" if told else "cli-analyse-none"))
    for number, seat, turn in told:
        _tell(number, say.name(seat), turn, say)
    click.echo()
    print_analysis(record.game, analysis, say)


def _findings(record: Record, name: str, say: Words) -> Findings:
    """Think about what is left, in as many processes as there are cores, and keep it."""
    from alcaide.bots.root_parallel import local_workers

    with kept(record, depth(name), cache_folder()) as found:
        left, label = len(found.decisions), say.say("cli-analyse-progress")
        run = local_workers().pool.map if not found.complete else map
        with progress(learn(record, found, run), left, label, done=len(found.advice)) as numbers:
            for _ in numbers:
                pass
    return found


def cache_folder() -> Path:
    """Return the folder where this user's analyses are kept; it may be deleted at any time."""
    import platformdirs

    return platformdirs.user_cache_path("alcaide", appauthor=False) / "analyses"


def _turns(record: Record, found: Findings, say: Words) -> Iterator[tuple[int, int, Turning]]:
    """Yield the turning points with the number of their actions and their seats."""
    wanted = turning_points(found, [seat for seat, _ in record.actions])
    actions = [step.action for step in record.replay()]
    for number, state in positions(record.game, starts(record), actions, wanted):
        advice, seat = found.advice[number], record.actions[number][0]
        yield number, seat, turning(record.game, state, actions[number], advice, say)


def _tell(number: int, name: str, turn: Turning, say: Words) -> None:
    played = say.say("cli-analyse-played", played=turn.played, before=turn.before, after=turn.after)
    better = [say.say("cli-analyse-better", better=turn.better), *(r.text for r in turn.reasons)]
    grade = say.say(f"table-grade-{turn.grade}")
    click.echo(f"{number + 1:>5}  {click.style(name, bold=True)}: {played} {grade}")
    click.echo(click.wrap_text(" ".join(better), 98, "       ", "       "))
