"""The results of people: one row for each at a table that is over, and their ratings with it.

They are written in the transaction of the row that ends the game. That row can be written once, so
a game is counted once, however many processes there are; rows after it find it counted.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from alcaide.storage.schema import RATINGS, RESULTS, USERS
from alcaide.tables.outcome.finishing_order import Outcome, outcome
from alcaide.tables.outcome.ratings import BOTS, START, Rating, rated
from alcaide.tables.table import Table

LEAST: Final = 2  # accounts at a table that is rated


def count(connection: Connection, table: Table, at: datetime) -> None:
    """Write what a table that is over means for its people, if that has not been done."""
    if table.turn is not None or not any(spec.user for spec in table.seats):
        return
    done = select(RESULTS.c.user_id).where(RESULTS.c.table_id == table.id).limit(1)
    if (connection.execute(done)).first() is not None:
        return
    accounts = _locked(connection, table)
    end = outcome(table)
    ratings = _rate(connection, table, accounts, end, at)
    rows = [
        _row(table, seat, end, at, ratings.get(spec.user))
        for seat, spec in enumerate(table.seats)
        if spec.user in accounts
    ]
    if rows:
        connection.execute(insert(RESULTS), rows)


def _locked(connection: Connection, table: Table) -> dict[str, bool]:
    """Return the people at a table, and who has an account.

    Until the end of the transaction nobody else counts a game of theirs.
    """
    users = [spec.user for spec in table.seats if spec.user]
    query = select(USERS.c.id, USERS.c.handle).where(USERS.c.id.in_(users)).order_by(USERS.c.id)
    found = connection.execute(query.with_for_update())
    return {id: handle is not None for id, handle in found}


def _rate(
    connection: Connection,
    table: Table,
    people: Mapping[str, bool],
    end: Outcome,
    at: datetime,
) -> dict[str, Rating]:
    """Return the new ratings of the accounts at a rated table, kept; guests have none."""
    accounts = [spec.user for spec in table.seats if people.get(spec.user)]
    if not table.terms.rated or len(accounts) < LEAST:
        return {}
    kept = _ratings(connection, table.game.name, accounts)
    before = _before(table, accounts, kept)
    after = rated(list(before.values()), [end.places[seat] for seat in before])
    if after is None:
        return {}
    new = {
        table.seats[seat].user: (seat, rating)
        for seat, rating in zip(before, after, strict=True)
        if table.seats[seat].user
    }
    for user, (seat, rating) in new.items():
        old = kept.get(user)
        values = {
            "mu": rating.mu,
            "sigma": rating.sigma,
            "games": (old.games if old else 0) + 1,
            "wins": (old.wins if old else 0) + (seat in end.winners),
            "changed": at,
        }
        _keep(connection, user, table.game.name, values, known=old is not None)
    return {user: rating for user, (_, rating) in new.items()}


def _before(table: Table, accounts: Collection[str], kept: Mapping[str, Any]) -> dict[int, Rating]:
    """Return by seat the ratings with which a game began: of accounts, and of some bots."""
    before: dict[int, Rating] = {}
    for seat, spec in enumerate(table.seats):
        if spec.user in accounts:
            old = kept.get(spec.user)
            before[seat] = Rating(old.mu, old.sigma) if old else START
        elif not spec.user and spec.level in BOTS:
            before[seat] = BOTS[spec.level]
    return before


def _keep(
    connection: Connection, user: str, game: str, values: dict[str, Any], *, known: bool
) -> None:
    """Write somebody's rating in a game; ``known``: in place of the one before."""
    if known:
        mine = (RATINGS.c.user_id == user) & (RATINGS.c.game == game)
        connection.execute(update(RATINGS).where(mine).values(**values))
    else:
        connection.execute(insert(RATINGS).values(user_id=user, game=game, **values))


def _ratings(connection: Connection, game: str, users: list[str]) -> dict[str, Any]:
    query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.user_id.in_(users))
    return {row.user_id: row for row in connection.execute(query)}


def _row(
    table: Table, seat: int, end: Outcome, at: datetime, rating: Rating | None
) -> dict[str, Any]:
    return {
        "table_id": table.id,
        "user_id": table.seats[seat].user,
        "seat": seat,
        "game": table.game.name,
        "players": len(table.seats),
        "place": end.places[seat],
        "won": seat in end.winners,
        "points": end.points[seat] if end.points is not None else None,
        "how": how(table, seat),
        "colour": table.seats[seat].colour,
        "access": table.terms.access,
        "mu": rating.mu if rating else None,
        "sigma": rating.sigma if rating else None,
        "ended": at,
    }


def how(table: Table, seat: int) -> str:
    """Return how a table ended for a seat: "" is the end of the game."""
    if seat in table.agreements.resigned:
        return "resigned"
    return table.end.how if table.end else ""
