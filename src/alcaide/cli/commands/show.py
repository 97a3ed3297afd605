"""``alcaide show``: a position of a record, in the terminal or as a picture."""

from __future__ import annotations

import click

from alcaide.cli.base import Command, option, words
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.output import print_json, read_record, write_text
from alcaide.cli.table_output import (
    TURNS,
    hand_line,
    layer_lines,
    made_line,
    result_line,
    seat_names,
    svg,
    table_lines,
    turns_of,
    until,
)
from alcaide.cli.terminal_words import Words
from alcaide.record import Record
from alcaide.record.positions import GUESSED

EXAMPLES = """
alcaide show game.play
alcaide show game.play --step 40 --layer
alcaide show game.play --step 40 --svg position.svg --turn 1
alcaide show game.play --json | python -m json.tool
alcaide show - < position.txt
"""


@click.command("show", cls=Command, help="cli-show-help", epilog=EXAMPLES)
@click.argument("file")
@board_option
@option("--step", "-n", type=int, help="cli-show-step")
@option("--svg", "svg_file", metavar="FILE", help="cli-show-svg")
@option("--turn", "-t", type=click.Choice(TURNS), default="0", help="cli-show-turn")
@option("--dark", is_flag=True, help="cli-show-dark")
@option("--json", "as_json", is_flag=True, help="cli-show-json")
@option("--made", is_flag=True, help="cli-show-made")
@option("--layer", is_flag=True, help="cli-show-layer")
@click.pass_context
def show(
    ctx: click.Context,
    file: str,
    board_file: str | None,
    step: int | None,
    svg_file: str | None,
    turn: str,
    dark: bool,
    as_json: bool,
    made: bool,
    layer: bool,
) -> None:
    """See the message cli-show-help."""
    record = read_record(file, board=board_of(board_file))
    say = words(ctx).about(record.game.name, seat_names(record, words(ctx)))
    shown = until(record, step, say)
    if svg_file is not None:
        write_text(svg_file, svg(shown, shown.state(), turns_of(turn), dark, say))
    elif as_json:
        print_json(shown.game.observe(shown.state(), None))
    else:
        _print(shown, len(record.actions), say, made)
        for line in layer_lines(shown.game, shown.game.observe(shown.state(), None), say) * layer:
            click.echo(line)


def _print(record: Record, actions: int, say: Words, made: bool) -> None:
    state, done = record.state(), len(record.actions)
    game = record.game
    head = say.say("cli-show-head", game=say.say(f"{game.name}-name"), step=done, actions=actions)
    click.echo(click.style(head, bold=True))
    if done:
        seat, text = record.actions[-1]
        click.echo(say.say("cli-show-last", seat=seat, action=text))
        if made:
            click.echo(made_line(record.made()[-1], say))
    click.echo()
    for line in table_lines(game, game.observe(state, None), say, record.broken_off):
        click.echo(line)
    for seat in range(record.setup.players):
        guessed = str(seat) in record.tags.get(GUESSED, ())
        known = say.say("cli-hand-unknown", seat=seat) if guessed else None
        click.echo(known or hand_line(record, state, seat, say))
    click.echo()
    click.echo(result_line(record, say))
