"""The end of a game: who won by what."""

from __future__ import annotations

from alcaide.table.table import Table
from alcaide.table.words import Words
from alcaide.web import panels
from alcaide.web.messages import ResultRow, ResultView


def result(table: Table, words: Words) -> ResultView:
    """Return the final score of a finished game, the best first."""
    game, state = table.game, table.state
    totals, winners = game.scores(state), game.winners(state)
    ending = game.ending(game.observe(state, None))
    order = sorted(range(len(totals)), key=lambda seat: (seat not in winners, -totals[seat], seat))
    return ResultView(
        title=words.winners(winners, "result"),
        sentence=words.phrase(ending.sentence),
        rows=[
            ResultRow(
                seat, totals[seat], seat in winners, panels.figures(ending.parts[seat], words)
            )
            for seat in order
        ],
    )
