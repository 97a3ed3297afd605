"""How often somebody plays his games to their end, of the last he had with other people."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, literal, select, union_all
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.schema import ABORTS, RESULTS

LAST: Final = 50  # games that count
NEW: Final = 5  # with fewer somebody is new: nothing is known of him, and he is let in
# How a game ended for somebody who did not end it. Whoever resigned has ended it.
GONE: Final = ("late", "away", "replaced", "removed", "deserted", "aborted")
ABANDONED: Final = "abandoned"  # for all at the table: he comes last by whom it was


class Reliability(msgspec.Struct, frozen=True):
    """How many of his last games with others somebody has played to their end."""

    ended: int
    games: int

    @property
    def new(self) -> bool:
        """Tell whether that says nothing yet."""
        return self.games < NEW

    def enough(self, percent: int) -> bool:
        """Tell whether somebody may sit where this share is asked for; who is new may."""
        return self.new or self.ended * 100 >= percent * self.games


UNKNOWN: Final = Reliability(0, 0)


async def reliability(engine: AsyncEngine, users: Collection[str]) -> dict[str, Reliability]:
    """Return for each of some people how reliable he is."""
    ends = union_all(_results(users), _aborts(users)).subquery()
    latest = func.row_number().over(partition_by=ends.c.user_id, order_by=ends.c.ended.desc())
    ranked = select(ends, latest.label("latest")).subquery()
    query = select(ranked).where(ranked.c.latest <= LAST)
    found = dict.fromkeys(users, UNKNOWN)
    async with engine.connect() as connection:
        for row in await connection.execute(query):
            old = found[row.user_id]
            found[row.user_id] = Reliability(old.ended + _ended(row), old.games + 1)
    return found


def _results(users: Collection[str]) -> Select[Any]:
    """Return how games with others ended; one that is annulled is as if never played."""
    other = RESULTS.alias()
    with_others = (other.c.table_id == RESULTS.c.table_id) & (other.c.user_id != RESULTS.c.user_id)
    return select(RESULTS.c.user_id, RESULTS.c.how, RESULTS.c.place, RESULTS.c.ended).where(
        RESULTS.c.user_id.in_(users),
        RESULTS.c.access != "local",
        RESULTS.c.annulled.is_(None),
        select(other.c.user_id).where(with_others).exists(),
    )


def _aborts(users: Collection[str]) -> Select[Any]:
    """Return the rated games that people called off, of which there is no result."""
    both = (RESULTS.c.table_id == ABORTS.c.table_id) & (RESULTS.c.user_id == ABORTS.c.user_id)
    how, place = literal("aborted").label("how"), literal(0).label("place")
    query = select(ABORTS.c.user_id, how, place, ABORTS.c.at.label("ended"))
    counted = select(RESULTS.c.user_id).where(both).exists()
    return query.where(ABORTS.c.user_id.in_(users), ~counted)


def _ended(row: Any) -> bool:
    return row.how not in GONE and not (row.how == ABANDONED and row.place > 0)
