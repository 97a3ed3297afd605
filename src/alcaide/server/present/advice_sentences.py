"""Hints and analyses for a screen: advice put into the words of its language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from alcaide.bots.advice import Advice
from alcaide.server.present import aids
from alcaide.server.protocol.looks.advice_messages import (
    AnalysisMessage,
    HintMessage,
    ReasonView,
    TurnView,
)
from alcaide.tables.table import Table
from alcaide.tables.thinking.analysis import Findings, course, turning_points
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
