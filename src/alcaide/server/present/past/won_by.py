"""Why a game was won: the margin, and the part of the count with the largest lead."""

from __future__ import annotations

from collections.abc import Sequence

from alcaide.scene.model import CountStep, Phrase
from alcaide.tables.words import Words


def why(steps: Sequence[CountStep], order: Sequence[int], won: Sequence[int], words: Words) -> str:
    """Return by how much one seat has won and what was decisive; "": points do not tell."""
    if len(won) != 1 or len(order) < 2 or order[0] != won[0]:
        return ""
    first, second = order[:2]
    margin = sum(_lead(step, first, second) for step in steps)
    if margin <= 0:
        return ""
    best = max(steps, key=lambda step: _lead(step, first, second))
    args = {"seat": first, "margin": margin, "lead": _said(best, first, second)}
    if len(order) == 2:
        return words.say("table-result-why", **args)
    return words.say("table-result-why-ahead", **args, second=words.name(second))


def _lead(step: CountStep, first: int, second: int) -> int:
    return _brought(step, first) - _brought(step, second)


def _brought(step: CountStep, seat: int) -> int:
    return sum(part.points for part in step.parts if part.seat == seat)


def _said(step: CountStep, first: int, second: int) -> Phrase:
    figures = {"most": _brought(step, first), "less": _brought(step, second)}
    return Phrase(step.lead.key, step.lead.args | figures)
