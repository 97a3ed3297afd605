"""How people stand: the best of a game, what somebody has played and how well."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.errors import BadNameError
from alcaide.people.identity.handles import handle
from alcaide.storage.schema import RATED_GAMES, RATINGS, RESULTS, SITTERS, TABLES, USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.outcome.rated_games import FIELD, Contender
from alcaide.tables.outcome.ratings import CERTAIN, FEW, PEOPLE, Rating
from alcaide.tables.provenance import Shares
from alcaide.tables.seats import SeatSpec

PAGE: Final = 30  # games of a list


class Ranked(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    id: str
    name: str
    rating: Rating
    games: int
    wins: int

    @property
    def provisional(self) -> bool:
        """Tell whether too few games stand behind the rating."""
        return self.games < FEW


class Tally(msgspec.Struct, frozen=True):
    """What somebody has done in a game."""

    game: str
    games: int
    wins: int
    points: float | None  # on average of the games that were played to their end
    colour: str  # that he had most often
    rating: Rating | None
    course: tuple[tuple[datetime, Rating], ...]  # the rating after each rated game
    pool: str = PEOPLE  # among whom it is rated
    rated: int = 0  # games behind the rating


class Finished(msgspec.Struct, frozen=True):
    """A finished game of somebody."""

    table: str  # "": it has been deleted
    game: str
    players: int
    place: int
    won: bool
    points: int | None
    how: str
    rated: bool
    ended: datetime
    seat: int
    seats: tuple[SeatSpec, ...]  # none: the table has been deleted
    change: tuple[Rating, Rating] | None = None  # before and after; None: not known
    annulled: bool = False  # it counts nowhere
    made: Shares | None = None  # his actions and those of others for him; None: not known
    field: Sequence[Contender] = ()  # who met in the rating


class Standings:
    """The results in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def best(self, game: str, search: str, limit: int, pool: str = PEOPLE) -> list[Ranked]:
        """Return the accounts with a rating in a game, by what is shown of it.

        Provisional ones come last. ``search`` is a part of a name, however it is spelt; "": all.
        """
        try:
            part = handle(search) if search else ""
        except BadNameError:
            return []
        sure = RATINGS.c.mu - CERTAIN * RATINGS.c.sigma
        query = (
            select(RATINGS, USERS.c.name)
            .join(USERS, USERS.c.id == RATINGS.c.user_id)
            .where(RATINGS.c.game == game, RATINGS.c.pool == pool, USERS.c.banned.is_(False))
            .order_by(RATINGS.c.games < FEW, sure.desc(), USERS.c.id)
            .limit(limit)
        )
        if part:
            query = query.where(USERS.c.handle.contains(part, autoescape=True))
        async with self.engine.connect() as connection:
            return [
                Ranked(row.user_id, row.name, Rating(row.mu, row.sigma), row.games, row.wins)
                for row in await connection.execute(query)
            ]

    async def tallies(self, user: str, viewer: str) -> list[Tally]:
        """Return what somebody has done in each game, as far as a viewer may know."""
        shown = or_(_seen(viewer, user), RESULTS.c.mu.is_not(None))
        counts = RESULTS.c.annulled.is_(None)
        query = select(RESULTS).where(RESULTS.c.user_id == user, shown, counts)
        ratings = select(RATINGS).where(RATINGS.c.user_id == user)
        async with self.engine.connect() as connection:
            results = list(await connection.execute(query.order_by(RESULTS.c.ended)))
            kept = {(row.game, row.pool): row for row in await connection.execute(ratings)}
        played: dict[tuple[str, str], list[Any]] = {}
        for row in results:
            played.setdefault((row.game, row.pool), []).append(row)
        return [_tally(key, rows, kept.get(key)) for key, rows in played.items()]

    async def finished(self, user: str, viewer: str, page: int = 0) -> list[Finished]:
        """Return the finished games of somebody that a viewer may know, newest first."""
        query = (
            select(RESULTS, TABLES.c.seats, RATED_GAMES.c.field)
            .outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .outerjoin(RATED_GAMES, RATED_GAMES.c.table_id == RESULTS.c.table_id)
            .where(RESULTS.c.user_id == user, _seen(viewer, user))
            .order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id)
            .limit(PAGE + 1)
            .offset(page * PAGE)
        )
        async with self.engine.connect() as connection:
            return [_finished(row) for row in await connection.execute(query)]


def _seen(viewer: str, user: str) -> ColumnElement[bool]:
    """Return the condition that a viewer may know of a result: public tables and his own."""
    public = RESULTS.c.access == "public"
    if not viewer:
        return public
    if viewer == user:
        return RESULTS.c.user_id == user
    sits = select(SITTERS.c.table_id).where(SITTERS.c.user_id == viewer)
    owns = select(TABLES.c.id).where(TABLES.c.owner == viewer)
    return or_(public, RESULTS.c.table_id.in_(sits), RESULTS.c.table_id.in_(owns))


def _tally(key: tuple[str, str], rows: Sequence[Any], kept: Any) -> Tally:
    points = [row.points for row in rows if row.points is not None]
    colours = [row.colour for row in rows]
    return Tally(
        game=key[0],
        games=len(rows),
        wins=sum(row.won for row in rows),
        points=sum(points) / len(points) if points else None,
        colour=max(dict.fromkeys(reversed(colours)), key=colours.count),
        rating=Rating(kept.mu, kept.sigma) if kept else None,
        pool=key[1],
        rated=kept.games if kept else 0,
        course=tuple(
            (aware(row.ended), Rating(row.mu, row.sigma)) for row in rows if row.mu is not None
        ),
    )


def _finished(row: Any) -> Finished:
    return Finished(
        table=row.table_id if row.seats else "",
        game=row.game,
        players=row.players,
        place=row.place,
        won=row.won,
        points=row.points,
        how=row.how,
        rated=row.mu is not None,
        ended=aware(row.ended),
        seat=row.seat,
        seats=msgspec.json.decode(row.seats or "[]", type=tuple[SeatSpec, ...]),
        change=change_of(row),
        annulled=row.annulled is not None,
        made=None if row.own is None else Shares(row.own, row.others),
        field=FIELD.decode(row.field) if row.field else (),
    )


def change_of(row: Any) -> tuple[Rating, Rating] | None:
    """Return the ratings before and after a result; None: it was not rated."""
    if row.mu is None or row.mu_before is None:
        return None
    return Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
