"""Score sheets in words: their lines, what cannot stand there, and the count."""

from __future__ import annotations

from typing import Any

from alcaide.interface.game import Game
from alcaide.interface.real_table.sheets import (
    Fault,
    Line,
    Sheet,
    Tally,
    completed,
    faults,
    owners_of,
)
from alcaide.scene.model import Figure
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.past.won_by import why
from alcaide.server.protocol.http.sheet_messages import SheetAsk, SheetFault, SheetLine, SheetView
from alcaide.server.protocol.table_parts import ResultRow, ResultView
from alcaide.tables.words import Words


def sheet_view(game: Game[Any, Any, Any], asked: SheetAsk, words: Words) -> SheetView:
    """Return a sheet with all that is wrong with it, or else what it comes to.

    Raises OptionError.
    """
    known, players = game.score_sheet, len(asked.names)
    if known is None:
        return SheetView([], [], None)
    options = game.complete(asked.options)
    sheet = known.sheet(players, options)
    written = completed(sheet, players, asked.entries)
    wrong = faults(sheet, written) or known.faults(players, options, written)
    result = None if wrong else _result(known.tally(players, options, written), words)
    lines = [_line(line, sheet, players, words) for line in sheet.lines]
    return SheetView(lines, [_fault(fault, words) for fault in wrong], result)


def _line(line: Line, sheet: Sheet, players: int, words: Words) -> SheetLine:
    names = [words.name(seat) for seat in range(players)]
    names += [words.phrase(other) for other in sheet.others]
    return SheetLine(
        line.name,
        words.phrase(line.label),
        words.phrase(line.hint) if line.hint else "",
        line.rule,
        line.most,
        line.several,
        [""] if line.common else names[: owners_of(line, sheet, players)],
        [words.phrase(thing) for thing in line.things],
    )


def _fault(fault: Fault, words: Words) -> SheetFault:
    return SheetFault(fault.line, fault.owner, words.phrase(fault.said), fault.rule)


def _result(tally: Tally, words: Words) -> ResultView:
    """Return what a sheet comes to, the best first, as of a game that was played here."""
    totals, won = tally.totals, tally.winners
    order = sorted(range(len(totals)), key=lambda seat: (seat not in won, -totals[seat], seat))
    localizer = Localizer(words)
    return ResultView(
        title=words.winners(won, "result"),
        sentence="",
        rows=[
            ResultRow(seat, totals[seat], seat in won, _parts(tally, seat, localizer))
            for seat in order
        ],
        why=why(tally.steps, order, won, words),
        count=localizer.tell_all(tally.steps),
    )


def _parts(tally: Tally, seat: int, localizer: Localizer) -> list[Any]:
    parts = [part for step in tally.steps for part in step.parts if part.seat == seat]
    return localizer.tell_all(Figure(part.symbol, part.points, part.label) for part in parts)
