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
        title=winner_line(winners, words, "table-result-won", "table-result-shared"),
        sentence=words.phrase(ending.sentence),
        rows=[
            ResultRow(
                seat, totals[seat], seat in winners, panels.figures(ending.parts[seat], words)
            )
            for seat in order
        ],
    )


def winner_line(winners: list[int], words: Words, one: str, many: str) -> str:
    """Return "Ana wins", or "Ana and Luis share the victory"."""
    if len(winners) == 1:
        return words.say(one, seat=winners[0])
    return words.say(many, names=words.seats(winners))
