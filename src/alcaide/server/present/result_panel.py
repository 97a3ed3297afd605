"""The end of a game: who won by what."""

from __future__ import annotations

from alcaide.record.lines import ACTIONS
from alcaide.scene.model import Phrase
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.past.won_by import why
from alcaide.server.protocol.table_parts import ResultRow, ResultView
from alcaide.tables.outcome.aborts import MOST
from alcaide.tables.outcome.finishing_order import Outcome, outcome
from alcaide.tables.provenance import Shares, shares
from alcaide.tables.table import Table
from alcaide.tables.words import Words


def result(table: Table, words: Words) -> ResultView:
    """Return the final score of a finished game, the best first."""
    game, state = table.game, table.state
    totals, end = game.scores(state), outcome(table)
    won = end.winners
    order = sorted(range(len(totals)), key=lambda seat: (end.places[seat], -totals[seat], seat))
    ending = game.ending(game.observe(state, None))
    played = shares(table)
    localizer = Localizer(words)
    parts = [localizer.tell_all(figures) for figures in ending.parts]
    steps = ending.count if table.end is None else []
    return ResultView(
        title=_title(table, won, words),
        sentence=_sentence(table, end, ending.sentence, words),
        rows=[
            ResultRow(
                seat,
                totals[seat],
                seat in won,
                parts[seat],
                made(end.left.get(seat, ""), each, words),
                table.seats[seat].level if table.seats[seat].bot else "",
            )
            for seat in order
            for each in [played[seat]]
        ],
        why=why(steps, order, won, words),
        count=localizer.tell_all(steps),
        cut=table.end is not None,
    )


def made(how: str, share: Shares, words: Words) -> str:
    """Return who played for a seat in words; "": its person did, or the bot that sits there."""
    if not how and not share.others:
        return ""
    return words.say(f"table-made-{how or 'shared'}", others=share.others, all=sum(share))


def _sentence(table: Table, end: Outcome, ending: Phrase, words: Words) -> str:
    """Return by what it was won; where somebody did not stay, that he comes after the others."""
    if table.end is not None:
        return _cut(table, words)
    return words.say("table-result-left") if end.left else words.phrase(ending)


def _cut(table: Table, words: Words) -> str:
    """Return what there is to say about a game that was not played to its end."""
    end = table.end
    if end and end.how == "aborted":
        counted = table.terms.rated
        return words.say("table-result-off-counted" if counted else "table-result-off", most=MOST)
    said = words.say("table-result-cut")
    if end is None or end.how != "abandoned" or not table.terms.rated:
        return said
    return f"{said} {words.say('table-result-deserted', seat=end.seat)}"


def _title(table: Table, won: list[int], words: Words) -> str:
    end = table.end
    match end.how if end else "":
        case "aborted" if end:
            return words.say("table-result-aborted", seat=end.seat)
        case "drawn":
            return words.say("table-result-drawn")
        case "broken-off":
            return words.say("table-result-broken-off", rows=ACTIONS)
        case "abandoned" if end:
            how = "abandoned-gone" if table.terms.patient else "abandoned"
            return words.say(f"table-result-{how}", seat=end.seat)
        case "deserted":
            return words.say("table-result-empty")
        case "resigned" | "removed" as how if end and won:
            return words.say(f"table-result-{how}", seat=won[0], loser=words.name(end.seat))
        case _:
            return words.winners(won, "result")
