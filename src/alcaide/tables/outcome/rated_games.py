"""The games that changed ratings, kept with all it takes to reckon them again.

Whoever counts a game or reckons games again holds the ratings of its game and pool until the end
of his transaction. So the numbers of the games say in which order they changed the ratings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy import Row as Record

from alcaide.storage import advisory_lock
from alcaide.storage.schema import RATED_GAMES
from alcaide.tables.outcome.ratings import Rating

AT_ONCE: Final = 500  # games that are read together


class Contender(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those who met, with the rating before the game and after it."""

    seat: int
    place: int  # 0 is the first
    mu: float
    sigma: float
    mu_after: float
    sigma_after: float
    user: str = ""  # "": a bot of the house
    won: bool = False
    left: bool = False  # did not stay, and gains nothing

    @property
    def before(self) -> Rating:
        """Return the rating with which the game began."""
        return Rating(self.mu, self.sigma)

    @property
    def after(self) -> Rating:
        """Return the rating with which it ended."""
        return Rating(self.mu_after, self.sigma_after)

    def with_ratings(self, before: Rating, after: Rating) -> Contender:
        """Return the same one with other ratings."""
        return msgspec.structs.replace(
            self, mu=before.mu, sigma=before.sigma, mu_after=after.mu, sigma_after=after.sigma
        )


FIELD: Final = msgspec.json.Decoder(list[Contender])


def hold(connection: Connection, game: str, pool: str) -> None:
    """Let nobody else change ratings of a game and pool before the end of the transaction."""
    advisory_lock.hold(connection, f"ratings {game} {pool}")


def keep(
    connection: Connection, game: str, pool: str, table: str, field: Sequence[Contender]
) -> None:
    """Keep a game as the last one that changed ratings."""
    here = (RATED_GAMES.c.game == game) & (RATED_GAMES.c.pool == pool)
    last = connection.scalar(select(func.max(RATED_GAMES.c.number)).where(here)) or 0
    values = {"game": game, "pool": pool, "number": last + 1, "table_id": table}
    connection.execute(insert(RATED_GAMES).values(**values, field=written(field)))


def of_table(connection: Connection, table: str) -> Record[Any] | None:
    """Return the game of a table; None: it changed no ratings."""
    return connection.execute(select(RATED_GAMES).where(RATED_GAMES.c.table_id == table)).first()


def since(connection: Connection, game: str, pool: str, number: int) -> Iterator[Record[Any]]:
    """Yield the games of a game and pool from a number on, in their order."""
    here = (RATED_GAMES.c.game == game) & (RATED_GAMES.c.pool == pool)
    query = select(RATED_GAMES).where(here).order_by(RATED_GAMES.c.number).limit(AT_ONCE)
    while found := connection.execute(query.where(RATED_GAMES.c.number >= number)).all():
        yield from found
        number = found[-1].number + 1


def written(field: Sequence[Contender]) -> str:
    """Return those who met as they are kept."""
    return msgspec.json.encode(field).decode()
