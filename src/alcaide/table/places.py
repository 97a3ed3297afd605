"""Who came where at a table, also where the game did not run to its end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from alcaide.table.table import Table


class Outcome(NamedTuple):
    """The end of a table, by seats."""

    places: list[int]  # 0 is the first; seats that share a place have the same
    winners: list[int]
    points: list[int] | None  # None: the game was not played to its end


def outcome(table: Table) -> Outcome:
    """Return what came of a table that is over.

    Whoever resigned or let the table down comes after all who stayed; of several that resigned,
    who did it last comes before the others, whatever the bots in their places reached.
    """
    game, state, affairs = table.game, table.state, table.affairs
    left = list(affairs.resigned)
    if affairs.end is not None and affairs.end.how == "abandoned":
        left.append(affairs.end.seat)
    points = game.scores(state) if affairs.end is None else None
    first = game.winners(state) if points else []
    behind = places(first, points) if points else [0] * len(table.seats)
    keys = [
        (True, -left.index(seat)) if seat in left else (False, behind[seat])
        for seat in range(len(table.seats))
    ]
    order = _ranks(keys)
    won = bool(first) if affairs.end is None else affairs.end.how == "resigned"
    return Outcome(order, [s for s, place in enumerate(order) if won and place == 0], points)


def places(winners: Collection[int], points: Sequence[int]) -> list[int]:
    """Return the place of each seat, from 0: winners first, the others by their points."""
    keys = [
        (False, 0) if seat in winners else (True, -reached) for seat, reached in enumerate(points)
    ]
    return _ranks(keys)


def _ranks(keys: Sequence[tuple[bool, int]]) -> list[int]:
    """Return for each key how many are smaller."""
    return [sum(other < mine for other in keys) for mine in keys]
