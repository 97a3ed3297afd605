"""Results that are annulled, and what they did to ratings undone: as if never played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy import Row as Record

from alcaide.storage.schema import RATED_GAMES, RATINGS, RESULTS, USERS
from alcaide.tables.errors import AnnulledError, NoResultError, ReckonError, TooLateError
from alcaide.tables.outcome.rated_games import FIELD, Contender, hold, of_table, since, written
from alcaide.tables.outcome.ratings import Rating, no_better, rated

MOST: Final = 5_000  # games that are reckoned again at once: some seconds


def annul(connection: Connection, table: str, reason: str, at: datetime) -> None:
    """Let a result count nowhere. Raises NoResultError, AnnulledError or TooLateError."""
    _mark(connection, table, reason, at)


def restore(connection: Connection, table: str, at: datetime) -> None:
    """Let an annulled result count again. Raises what ``annul`` does."""
    _mark(connection, table, None, at)


def _mark(connection: Connection, table: str, reason: str | None, at: datetime) -> None:
    game = of_table(connection, table)
    if game is not None:
        hold(connection, game.game, game.pool)
    here = RESULTS.c.table_id == table
    found = connection.execute(select(RESULTS.c.annulled).where(here)).all()
    if not found:
        raise NoResultError
    if all((row.annulled is None) == (reason is None) for row in found):
        raise AnnulledError
    connection.execute(update(RESULTS).where(here).values(annulled=reason))
    if game is not None:
        mark = update(RATED_GAMES).where(RATED_GAMES.c.table_id == table)
        connection.execute(mark.values(annulled=reason is not None))
        field = FIELD.decode(game.field)
        reckoned = _reckoned(connection, game)
        _correct(connection, game, field, reckoned, -1 if reason is not None else 1, at)


def _reckoned(connection: Connection, first: Record[Any]) -> dict[str, Rating]:
    """Reckon the games again that a changed one led to; return the ratings that changed."""
    known: dict[str, Rating] = {}
    games: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for row in since(connection, first.game, first.pool, first.number):
        field = FIELD.decode(row.field)
        if row.number != first.number and known.keys().isdisjoint(each.user for each in field):
            continue
        if len(games) >= MOST:
            raise TooLateError(most=MOST)
        again = _again(row, field, known)
        known |= {each.user: each.after for each in again if each.user}
        games.append({"of": row.table_id, "what": written(again)})
        results += [_result(row, each) for each in again if each.user]
    _rewrite(connection, games, results)
    return known


def _again(
    row: Record[Any], field: Sequence[Contender], known: Mapping[str, Rating]
) -> list[Contender]:
    """Return those who met, with the ratings that they have by now."""
    before = [known.get(each.user, each.before) for each in field]
    after: Sequence[Rating] | None
    if row.annulled:
        after = before
    elif row.whole:
        after = _rated(field, before)
    else:  # who else was there is not known: the change stays what it was
        after = [_moved(each, now) for each, now in zip(field, before, strict=True)]
    if after is None:
        raise ReckonError
    return [
        each.with_ratings(*ratings)
        for each, ratings in zip(field, zip(before, after, strict=True), strict=True)
    ]


def _rated(field: Sequence[Contender], before: Sequence[Rating]) -> list[Rating] | None:
    after = rated(before, [each.place for each in field])
    return after and [
        no_better(new, old) if each.left else new
        for each, old, new in zip(field, before, after, strict=True)
    ]


def _moved(each: Contender, now: Rating) -> Rating:
    return Rating(now.mu + each.mu_after - each.mu, now.sigma * each.sigma_after / each.sigma)


def _result(row: Record[Any], each: Contender) -> dict[str, Any]:
    counts = not row.annulled
    return {
        "of": row.table_id,
        "who": each.user,
        "new_mu": each.mu_after if counts else None,
        "new_sigma": each.sigma_after if counts else None,
        "new_mu_before": each.mu,
        "new_sigma_before": each.sigma,
    }


def _rewrite(
    connection: Connection, games: Sequence[dict[str, Any]], results: Sequence[dict[str, Any]]
) -> None:
    of = RATED_GAMES.c.table_id == bindparam("of")
    connection.execute(update(RATED_GAMES).where(of).values(field=bindparam("what")), games)
    mine = (RESULTS.c.table_id == bindparam("of")) & (RESULTS.c.user_id == bindparam("who"))
    names = ("mu", "sigma", "mu_before", "sigma_before")
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
    connection.execute(update(RESULTS).where(mine).values(values), results)


def _correct(
    connection: Connection,
    game: Record[Any],
    field: Sequence[Contender],
    ratings: Mapping[str, Rating],
    step: int,
    at: datetime,
) -> None:
    """Write the ratings as they are now; ``step``: a game more or less of those who met."""
    counted = {each.user: each for each in field}
    for user, rating in ratings.items():
        each = counted.get(user)
        won = step if each is not None and each.won else 0
        _write(connection, (user, game.game, game.pool), rating, step if each else 0, won, at)


def _write(
    connection: Connection,
    key: tuple[str, str, str],
    rating: Rating,
    games: int,
    wins: int,
    at: datetime,
) -> None:
    user, game, pool = key
    mine = (RATINGS.c.user_id == user) & (RATINGS.c.game == game) & (RATINGS.c.pool == pool)
    old = connection.execute(select(RATINGS).where(mine)).first()
    values = {"mu": rating.mu, "sigma": rating.sigma, "changed": at}
    if old is not None and old.games + games > 0:
        counts = {"games": old.games + games, "wins": old.wins + wins}
        connection.execute(update(RATINGS).where(mine).values(**values, **counts))
    elif old is not None:
        connection.execute(delete(RATINGS).where(mine))
    elif connection.scalar(select(USERS.c.id).where(USERS.c.id == user)) is not None:
        whose = {"user_id": user, "game": game, "pool": pool, "games": games, "wins": wins}
        connection.execute(insert(RATINGS).values(**whose, **values))
