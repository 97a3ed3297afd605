"""The ratings of those who sit at a table, and what its end did to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.leaderboards import change_of
from alcaide.storage.schema import RATED_GAMES, RATINGS, RESULTS, USERS
from alcaide.tables.outcome.house_ratings import house_ratings
from alcaide.tables.outcome.rated_games import FIELD, Contender
from alcaide.tables.outcome.rated_seats import pool_of
from alcaide.tables.outcome.ratings import START, Rating
from alcaide.tables.table import Table


class SeatRating(NamedTuple):
    """A seat: how strong who sits there is, and what became of that."""

    rating: Rating | None  # None: a guest, or nobody
    games: int  # behind it
    level: str  # of a bot of the house
    change: tuple[Rating, Rating] | None  # before the game, and after it
    how: str  # the game ended for the seat, see Result
    unrated: str  # why nothing changed


class TableRatings(NamedTuple):
    """All seats, and those who met in the rating, if the game is over."""

    seats: list[SeatRating]
    field: Sequence[Contender]


async def table_ratings(engine: AsyncEngine, table: Table) -> TableRatings:
    """Return the ratings at a table."""
    game, pool = table.game.name, pool_of(table.terms)
    users = [spec.user for spec in table.seats if spec.user and not spec.free]
    here = (RATINGS.c.game == game, RATINGS.c.pool == pool, RATINGS.c.user_id.in_(users))
    holders = select(USERS.c.id).where(USERS.c.id.in_(users), USERS.c.handle.is_not(None))
    met = select(RATED_GAMES.c.field).where(RATED_GAMES.c.table_id == table.id)
    async with engine.connect() as connection:
        kept = {row.user_id: row for row in await connection.execute(select(RATINGS).where(*here))}
        accounts = set((await connection.execute(holders)).scalars())
        over = select(RESULTS).where(RESULTS.c.table_id == table.id)
        results = {row.user_id: row for row in await connection.execute(over)}
        field = await connection.scalar(met)
    seats = [
        _seat(table, seat, kept, accounts, results.get(spec.user))
        for seat, spec in enumerate(table.seats)
    ]
    return TableRatings(seats, FIELD.decode(field) if field else [])


def _seat(
    table: Table, seat: int, kept: Mapping[str, Any], accounts: set[str], result: Any
) -> SeatRating:
    spec = table.seats[seat]
    bots = house_ratings(table.game.name)
    if not spec.user:
        return SeatRating(bots.get(spec.level), 0, spec.level, None, "", "")
    old = kept.get(spec.user)
    known = Rating(old.mu, old.sigma) if old else START
    rating = known if spec.user in accounts else None
    games = old.games if old else 0
    if result is None:
        return SeatRating(rating, games, "", None, "", "")
    unrated = "annulled" if result.annulled is not None else result.unrated
    return SeatRating(rating, games, "", change_of(result), result.how, unrated)
