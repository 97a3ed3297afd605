"""Hints and analyses for a screen: advice put into the words of its language."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from alcaide.bots import Budget
from alcaide.bots.advice import Advice
from alcaide.table.analysis import Findings, course, turning_points
from alcaide.table.consult import consult, query
from alcaide.table.errors import StaleError
from alcaide.table.reasons import Reason, percent, reasons, turning, verdict
from alcaide.table.table import Table
from alcaide.table.words import Words
from alcaide.web import aids
from alcaide.web.door import Door
from alcaide.web.insight import AnalysisMessage, HintMessage, ReasonView, TurnView
from alcaide.web.minds import Minds
from alcaide.web.rights import shared
from alcaide.web.scheduler import Claim, Job, Priority

BUDGET: Final = Budget(seconds=1.0)
EFFECTS: Final = 2  # sentences of the preview that a hint repeats


async def hint(door: Door, minds: Minds, table: Table, words: Words, owner: str) -> HintMessage:
    """Return the best action of the seat to move. Raises StaleError if the table moves on."""

    async def stale() -> None:
        if (await door.get(table.id)).seq != table.seq:
            raise StaleError

    asked = query(table.game, table.state, f"{table.id}/{table.seq}", BUDGET)
    job = Job(Claim(owner, Priority.HINT), BUDGET.seconds)
    (advice,) = await minds.ask(job, partial(consult, asked), stale)
    return hinted(table, advice, words)


def hinted(table: Table, advice: Advice, words: Words) -> HintMessage:
    """Return advice about the present decision of a table as a hint."""
    game, seat = table.game, table.turn
    assert seat is not None
    view = aids.seen(table, table.state, seat)
    if "memory" in table.aids_off:  # what others might do tells what they hold
        advice = replace(advice, reply=None)
    choices = aids.choices(game.choices(view, game.legal_actions(table.state)), table.aids)
    best = choices[advice.best]
    shown = aids.preview(table, view, best.action, 0)
    effects = [Reason("effect", words.phrase(phrase)) for phrase in shown.sentences[:EFFECTS]]
    why = [*verdict(choices, advice, seat, words), *effects, *reasons(best, advice, seat, words)]
    return HintMessage(
        seq=table.seq,
        text=best.text,
        label=words.phrase(best.label),
        chance=percent(advice.chances[seat]),
        second=percent(advice.second_chance) if advice.second >= 0 else None,
        reasons=_shown(why),
    )


def analysed(table: Table, found: Findings, words: Words) -> AnalysisMessage:
    """Return an analysis as far as it has got."""
    line = course(table.game, table.state, found)
    seats = [step.seat for step in table.steps]
    turns = turning_points(found, seats) if found.complete else []
    return AnalysisMessage(
        done=len(found.advice),
        total=len(found.decisions),
        chances=[[percent(chance) for chance in vector] for vector in line],
        turns=[_turn(table, number, found.advice[number], words) for number in turns],
    )


def _turn(table: Table, number: int, advice: Advice, words: Words) -> TurnView:
    step = table.steps[number]
    told = turning(table.game, table.at(number), step.action, advice, words)
    return TurnView(
        step=number,
        seat=step.seat,
        round=step.round,
        before=told.before,
        after=told.after,
        played=told.played,
        better=told.better,
        reasons=_shown(told.reasons),
    )


def _shown(found: list[Reason]) -> list[ReasonView]:
    return [ReasonView(kind, text) for kind, text in found]


def allowed(table: Table) -> bool:
    """Tell whether hints are given at a table; when it is over, always."""
    return table.turn is None or "hints" in table.aids


def may_try(table: Table) -> bool:
    """Tell whether those who play have what-if boards: where hints are given, and as paper."""
    return allowed(table) or (shared(table) and table.terms.pace != "live")
