"""Who came where at a table, also where the game did not run to its end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from alcaide.record.record import BROKEN_OFF
from alcaide.tables.outcome.departures import REPLACED, departures
from alcaide.tables.table import Table


class Outcome(NamedTuple):
    """The end of a table, by seats."""

    places: list[int]  # 0 is the first; seats that share a place have the same
    winners: list[int]
    points: list[int] | None  # None: the game was ended by people, or for one
    left: dict[int, str]  # how those went who did not stay and gain nothing, first who went first


def outcome(table: Table) -> Outcome:
    """Return what came of a table that is over.

    A game that was broken off is a draw, with its points as they stand. Whoever did not stay comes
    after all who did; of several, who went last comes before the others, whatever the bots in their
    places reached.
    """
    game, state, end = table.game, table.state, table.end
    left = departures(table)
    points = game.scores(state) if end is None or end.how == BROKEN_OFF else None
    first = game.winners(state) if end is None else []
    behind = places(first, points) if points and end is None else [0] * len(table.seats)
    going = [seat for seat, how in left.items() if how != REPLACED]
    keys = [
        (True, -going.index(seat) if seat in going else -len(going))
        if seat in left
        else (False, behind[seat])
        for seat in range(len(table.seats))
    ]
    order = _ranks(keys)
    won = bool(first) if end is None else end.how in ("resigned", "removed")
    stayed = [seat for seat in range(len(table.seats)) if seat not in left]
    return Outcome(order, [seat for seat in stayed if won and order[seat] == 0], points, left)


def places(winners: Collection[int], points: Sequence[int]) -> list[int]:
    """Return the place of each seat, from 0: winners first, the others by their points."""
    keys = [
        (False, 0) if seat in winners else (True, -reached) for seat, reached in enumerate(points)
    ]
    return _ranks(keys)


def _ranks(keys: Sequence[tuple[bool, int]]) -> list[int]:
    """Return for each key how many are smaller."""
    return [sum(other < mine for other in keys) for mine in keys]
