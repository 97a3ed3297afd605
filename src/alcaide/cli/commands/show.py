"""``alcaide show``: a position of a record, in the terminal or as a picture."""

from __future__ import annotations

import click

from alcaide.cli.base import ArgumentError, Command, option, words
from alcaide.cli.output import print_json, read_record, write_text
from alcaide.cli.table_output import (
    TURNS,
    hand_line,
    result_line,
    seat_names,
    svg,
    table_lines,
    turns_of,
)
from alcaide.cli.terminal_words import Words
from alcaide.record import Record

EXAMPLES = """
alcaide show game.play
alcaide show game.play --step 40
alcaide show game.play --step 40 --svg position.svg --turn 1
alcaide show game.play --json | python -m json.tool
"""


@click.command("show", cls=Command, help="cli-show-help", epilog=EXAMPLES)
@click.argument("file")
@option("--step", "-n", type=int, help="cli-show-step")
@option("--svg", "svg_file", metavar="FILE", help="cli-show-svg")
@option("--turn", "-t", type=click.Choice(TURNS), default="0", help="cli-show-turn")
@option("--dark", is_flag=True, help="cli-show-dark")
@option("--json", "as_json", is_flag=True, help="cli-show-json")
@click.pass_context
def show(
    ctx: click.Context,
    file: str,
    step: int | None,
    svg_file: str | None,
    turn: str,
    dark: bool,
    as_json: bool,
) -> None:
    """See the message cli-show-help."""
    record = read_record(file)
    say = words(ctx).about(record.game.name, seat_names(record, words(ctx)))
    shown = _until(record, step, say)
    if svg_file is not None:
        write_text(svg_file, svg(shown, shown.state(), turns_of(turn), dark, say))
    elif as_json:
        print_json(shown.game.observe(shown.state(), None))
    else:
        _print(shown, len(record.actions), say)


def _until(record: Record, step: int | None, say: Words) -> Record:
    """Return the record up to a step; negative ones count from the end."""
    actions = len(record.actions)
    if step is None:
        return record
    if not -actions - 1 <= step <= actions:
        raise ArgumentError(say.say("cli-no-step", step=str(step), actions=actions))
    return record.until(step if step >= 0 else actions + 1 + step)


def _print(record: Record, actions: int, say: Words) -> None:
    state, done = record.state(), len(record.actions)
    game = record.game
    head = say.say("cli-show-head", game=say.say(f"{game.name}-name"), step=done, actions=actions)
    click.echo(click.style(head, bold=True))
    if done:
        seat, text = record.actions[-1]
        click.echo(say.say("cli-show-last", seat=seat, action=text))
    click.echo()
    for line in table_lines(game, game.observe(state, None), say, record.broken_off):
        click.echo(line)
    for seat in range(record.setup.players):
        click.echo(hand_line(record, state, seat, say))
    click.echo()
    click.echo(result_line(record, say))
