"""The end of a game: who won by what."""

from __future__ import annotations

from alcaide.record.lines import ACTIONS
from alcaide.server.present.localizer import Localizer
from alcaide.server.protocol.table_parts import ResultRow, ResultView
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.table import Table
from alcaide.tables.words import Words


def result(table: Table, words: Words) -> ResultView:
    """Return the final score of a finished game, the best first."""
    game, state = table.game, table.state
    totals, end = game.scores(state), outcome(table)
    won = end.winners
    order = sorted(range(len(totals)), key=lambda seat: (end.places[seat], -totals[seat], seat))
    ending = game.ending(game.observe(state, None))
    parts = [Localizer(words).tell_all(figures) for figures in ending.parts]
    return ResultView(
        title=_title(table, won, words),
        sentence=words.phrase(ending.sentence) if table.end is None else _cut(table, words),
        rows=[ResultRow(seat, totals[seat], seat in won, parts[seat]) for seat in order],
    )


def _cut(table: Table, words: Words) -> str:
    """Return what there is to say about a game that was not played to its end."""
    end = table.end
    said = words.say("table-result-cut")
    if end is None or end.how != "abandoned" or not table.terms.rated:
        return said
    return f"{said} {words.say('table-result-deserted', seat=end.seat)}"


def _title(table: Table, won: list[int], words: Words) -> str:
    end = table.end
    match end.how if end else "":
        case "drawn":
            return words.say("table-result-drawn")
        case "broken-off":
            return words.say("table-result-broken-off", rows=ACTIONS)
        case "abandoned" if end:
            return words.say("table-result-abandoned", seat=end.seat)
        case "resigned" if end:
            return words.say("table-result-resigned", seat=won[0], loser=words.name(end.seat))
        case _:
            return words.winners(won, "result")
