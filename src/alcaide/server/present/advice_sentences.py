"""Hints and analyses for a screen: advice put into the words of its language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from alcaide.bots.advice import Advice
from alcaide.bots.analysis.course import course, turning_points
from alcaide.bots.analysis.findings import Findings, positions, starts
from alcaide.server.present import aids
from alcaide.server.protocol.looks.advice_messages import (
    AnalysisMessage,
    HintMessage,
    ReasonView,
    TurnView,
)
from alcaide.tables.records import to_record
from alcaide.tables.table import Table
from alcaide.tables.thinking.reasons import Reason, percent, reasons, turning, verdict
from alcaide.tables.words import Words

EFFECTS: Final = 2  # sentences of the preview that a hint repeats


def hinted(table: Table, advice: Advice, words: Words, more: Sequence[Reason] = ()) -> HintMessage:
    """Return advice about the present decision of a table as a hint, with more to be said."""
    game, seat = table.game, table.turn
    assert seat is not None
    view = aids.seen(table, table.state, seat)
    if "memory" in table.aids_off:  # what others might do tells what they hold
        advice = replace(advice, reply=None)
    choices = game.choices(view, game.legal_actions(table.state))
    best = choices[advice.best]
    effects = game.preview(view, best.action, 0).sentences[:EFFECTS]
    if "preview" not in table.aids:
        best, effects = replace(best, points=0), []
    told = [Reason("effect", words.phrase(phrase)) for phrase in effects]
    why = [*verdict(choices, advice, seat, words), *told, *reasons(best, advice, seat, words)]
    return HintMessage(
        seq=table.mark,
        text=best.text,
        label=words.phrase(best.label),
        chance=percent(advice.chances[seat]),
        second=percent(advice.second_chance) if advice.second >= 0 else None,
        reasons=_shown([*why, *more]),
    )


def analysed(table: Table, found: Findings, words: Words) -> AnalysisMessage:
    """Return an analysis as far as it has got."""
    line = course(table.game, table.state, found)
    seats = [step.seat for step in table.steps]
    turns = turning_points(found, seats) if found.complete else []
    states = dict(_states(table, turns))
    return AnalysisMessage(
        done=len(found.advice),
        total=len(found.decisions),
        chances=[[percent(chance) for chance in vector] for vector in line],
        turns=[_turn(table, n, states[n], found.advice[n], words) for n in turns],
    )


def _states(table: Table, wanted: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """Yield the positions in which some actions were thought about, by their numbers."""
    if not table.setup.known:
        yield from ((number, table.at(number)) for number in wanted)
        return
    actions = [step.action for step in table.steps]  # legal with what hands held there
    for number, state in positions(table.game, starts(to_record(table)), actions, wanted):
        yield number, state.copy()


def _turn(table: Table, number: int, state: Any, advice: Advice, words: Words) -> TurnView:
    step = table.steps[number]
    told = turning(table.game, state, step.action, advice, words)
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
