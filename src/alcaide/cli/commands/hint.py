"""``alcaide hint``: the best move of a position or an unfinished record, with reasons."""

from __future__ import annotations

from typing import Any, Final

import click

from alcaide.bots import Budget
from alcaide.bots.advice import Advice
from alcaide.bots.analysis.advice_job import query, run_advice
from alcaide.cli.base import Command, option, words
from alcaide.cli.boards.board_options import board_of, board_option
from alcaide.cli.output import print_json, read_record
from alcaide.cli.table_output import result_line, seat_names, until
from alcaide.cli.terminal_words import Words
from alcaide.record import Record
from alcaide.record.positions import dealt
from alcaide.tables.thinking.reasons import Reason, averaged, percent, reasons, verdict

SECONDS: Final = 2.0
EFFECTS: Final = 2  # sentences of the preview that are repeated
EXAMPLES: Final = """
alcaide hint position.txt
alcaide hint game.play --step 40
alcaide hint --simulations 200 --json - < position.txt
"""


@click.command("hint", cls=Command, help="cli-hint-help", epilog=EXAMPLES)
@click.argument("file")
@board_option
@option("--step", type=int, help="cli-show-step")
@option("--simulations", "-n", type=click.IntRange(min=1), help="cli-hint-simulations")
@option("--json", "as_json", is_flag=True, help="cli-hint-json")
@click.pass_context
def hint(
    ctx: click.Context,
    file: str,
    board_file: str | None,
    step: int | None,
    simulations: int | None,
    as_json: bool,
) -> None:
    """See the message cli-hint-help."""
    record = read_record(file, board=board_of(board_file))
    say = words(ctx).about(record.game.name, seat_names(record, words(ctx)))
    record = until(record, step, say)
    if record.turn is None:
        click.echo(result_line(record, say))
        return
    advice = advised(record, simulations)
    if as_json:
        print_json(_plain(record, advice, say))
        return
    tell(record, advice, say)


def advised(record: Record, simulations: int | None) -> Advice:
    """Think about the decision of the seat to move, from what it knows."""
    budget = Budget(simulations) if simulations else Budget(seconds=SECONDS)
    asked = query(record.game, record.state(), "hint", budget, others=others(record))
    return run_advice(asked)


def others(record: Record) -> list[Any]:
    """Return further deals, where nobody told what the seat to move holds."""
    if record.actions:
        return []
    return dealt(record.game, record.state(), record.told, record.setup.board)


def tell(record: Record, advice: Advice, say: Words) -> None:
    """Print the best move and why it is that."""
    label, text, why = _found(record, advice, say)
    head = say.say("cli-hint-best", seat=record.turn, label=label, action=text)
    click.echo(click.style(head, bold=True))
    for reason in why:
        click.echo(click.wrap_text(reason.text, 98, "  ", "  "))


def _found(record: Record, advice: Advice, say: Words) -> tuple[str, str, list[Reason]]:
    """Return the best move in words and in notation, and the reasons."""
    game, state, seat = record.game, record.state(), record.turn
    assert seat is not None
    choices = game.choices(game.observe(state, seat), game.legal_actions(state))
    best = choices[advice.best]
    preview = game.preview(game.observe(state, seat), best.action, 0)
    effects = [Reason("effect", say.phrase(phrase)) for phrase in preview.sentences[:EFFECTS]]
    why = [*verdict(choices, advice, seat, say), *effects, *reasons(best, advice, seat, say)]
    why += [averaged(say)] * bool(others(record))
    return say.phrase(best.label), best.text, why


def _plain(record: Record, advice: Advice, say: Words) -> dict[str, Any]:
    label, text, why = _found(record, advice, say)
    legal = [record.game.write(record.state(), action) for action in record.legal_actions()]
    second = advice.second
    return {
        "seat": record.turn,
        "best": text,
        "label": label,
        "chances": [round(chance, 4) for chance in advice.chances],
        "percent": [percent(chance) for chance in advice.chances],
        "second": legal[second] if second >= 0 else None,
        "second_chance": round(advice.second_chance, 4) if second >= 0 else None,
        "reasons": [reason.text for reason in why],
    }
