"""How majorities stand at the next scoring, and how one more building would tip them (ALH-22)."""

from __future__ import annotations

from typing import NamedTuple

from alcaide.games.alhambra.board.majorities import tallies
from alcaide.games.alhambra.information.determinization import guess
from alcaide.games.alhambra.information.view import View
from alcaide.games.alhambra.rules.components import POINTS
from alcaide.games.alhambra.rules.scoring import rank_points
from alcaide.games.alhambra.rules.worth import coming

# Owners are the seats, and after them Dirk where he plays.


class Tip(NamedTuple):
    """A type of building at the next scoring."""

    type: int
    counts: list[int]  # by owner
    leaders: list[int]
    lead: int  # over the next best; nothing where several lead
    one_more: list[list[int]]  # by owner who gets one: what every owner then scores more or less


def tips(view: View) -> list[Tip]:
    """Return how each type of building stands."""
    state = guess(view)
    owned = tallies(state)
    ranks = POINTS[coming(state) - 1]
    return [_tip(kind, [tally[kind] for tally in owned], ranks[kind]) for kind in range(6)]


def _tip(kind: int, counts: list[int], ranks: list[int]) -> Tip:
    best = max(counts)
    leaders = [owner for owner, count in enumerate(counts) if count == best and count]
    second = sorted(counts, reverse=True)[1]
    now = rank_points(counts, ranks)
    one_more = []
    for owner in range(len(counts)):
        then = rank_points([count + (n == owner) for n, count in enumerate(counts)], ranks)
        one_more.append([after - before for after, before in zip(then, now, strict=True)])
    return Tip(kind, counts, leaders, best - second, one_more)
