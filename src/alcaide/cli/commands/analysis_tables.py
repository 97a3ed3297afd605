"""An analysis in the terminal: tables of grades, accuracy, luck and chances; the same as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import click
import msgspec

from alcaide.bots.analysis.findings import positions, starts
from alcaide.bots.analysis.grades import GRADES
from alcaide.bots.analysis.judgements import PARTS, Account, Decision
from alcaide.bots.analysis.kinds import kind_label
from alcaide.bots.analysis.pipeline import Analysis
from alcaide.cli.output import console
from alcaide.cli.terminal_words import Words
from alcaide.interface.game import Game
from alcaide.record import Record
from alcaide.tables.thinking.reasons import Turning, percent

LINES: Final = 20  # of the table of chances


def print_analysis(game: Game[Any, Any, Any], analysis: Analysis, say: Words) -> None:
    """Print what every seat made of a game, and how the chances went."""
    names = [say.name(account.seat) for account in analysis.seats]
    heads = [say.say(f"table-grade-{grade}") for grade in GRADES]
    click.echo(say.say("cli-analyse-grades"))
    _table(
        [say.say("cli-analyse-seat"), *heads, say.say("cli-analyse-accuracy")],
        [
            [name, *(str(one.grades[grade]) for grade in GRADES), _accuracy(one.accuracy)]
            for name, one in zip(names, analysis.seats, strict=True)
        ],
    )
    click.echo(say.say("cli-analyse-account"))
    _table(
        [say.say(f"cli-analyse-{part}") for part in ("seat", "skill", "others", "luck")],
        [
            [name, *(f"{100 * change:+.0f}" for change in (one.skill, one.others, one.luck))]
            for name, one in zip(names, analysis.seats, strict=True)
        ],
    )
    click.echo(say.say("cli-analyse-where"))
    _table(["", *names], _where(game, analysis.seats, say))
    _chances(analysis.chances, names, say)


def _where(game: Game[Any, Any, Any], seats: Sequence[Account], say: Words) -> list[list[str]]:
    """Return the accuracy of all seats by parts of the game, then by kinds of decisions."""
    kinds = dict.fromkeys([*game.kinds, *(kind for one in seats for kind in one.kinds)])
    parts = ((say.say(f"table-part-{p}"), [one.parts.get(p) for one in seats]) for p in PARTS)
    asked = ((say.phrase(kind_label(game, k)), [one.kinds.get(k) for one in seats]) for k in kinds)
    rows = [*parts, *asked]
    known = [(label, row) for label, row in rows if any(value is not None for value in row)]
    return [[label, *(_accuracy(value) for value in row)] for label, row in known]


def _accuracy(value: float | None) -> str:
    return "" if value is None else f"{value:.0f}"


def _chances(line: Sequence[Sequence[float]], names: Sequence[str], say: Words) -> None:
    """Print a table of the chances, of so many positions as fit on a page."""
    click.echo(say.say("cli-analyse-chances"))
    last = len(line) - 1
    every = max(1, -(-last // LINES))
    shown = [*range(0, last, every), last]
    rows = [[str(n), *(str(percent(chance)) for chance in line[n])] for n in shown]
    _table([say.say("cli-analyse-move"), *names], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(box=SIMPLE, pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def plain(
    record: Record, analysis: Analysis, told: Sequence[tuple[int, int, Turning]]
) -> dict[str, Any]:
    """Return an analysis as it is printed as JSON, with actions in notation."""
    return {
        "depth": analysis.depth,
        "chances": [[round(chance, 4) for chance in vector] for vector in analysis.chances],
        "turning_points": [_turning(*one) for one in told],
        "decisions": _decisions(record, analysis.decisions),
        "seats": [_rounded(msgspec.to_builtins(account)) for account in analysis.seats],
    }


def _turning(number: int, seat: int, turn: Turning) -> dict[str, Any]:
    return {
        "step": number,
        "seat": seat,
        "grade": turn.grade,
        "before": turn.before,
        "after": turn.after,
        "played": turn.played,
        "better": turn.better,
        "reasons": [reason.text for reason in turn.reasons],
    }


def _decisions(record: Record, decisions: Sequence[Decision]) -> list[dict[str, Any]]:
    game, actions = record.game, [step.action for step in record.replay()]
    by_step = {one.step: one for one in decisions}
    told = []
    for number, state in positions(game, starts(record), actions, list(by_step)):
        found = _rounded(msgspec.to_builtins(by_step[number]))
        legal = game.legal_actions(state)
        for candidate in found["candidates"]:
            candidate["action"] = game.write(state, legal[candidate["action"]])
        told.append(found | {"played": record.actions[number][1]})
    return told


def _rounded(value: Any) -> Any:
    """Return a value with all numbers in it to four places."""
    match value:
        case float():
            return round(value, 4)
        case list():
            return [_rounded(one) for one in value]
        case dict():
            return {name: _rounded(one) for name, one in value.items()}
        case _:
            return value
