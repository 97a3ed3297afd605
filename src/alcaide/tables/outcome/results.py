"""The results of people: one row for each at a table that is over, and their ratings with it.

They are written in the transaction of the row that ends the game. That row can be written once, so
a game is counted once, however many processes there are; rows after it find it counted.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, insert, select, update

from alcaide.storage.schema import RATINGS, RESULTS, USERS
from alcaide.tables.orders.readiness import ABORTED
from alcaide.tables.outcome.aborts import count_abort
from alcaide.tables.outcome.finishing_order import Outcome, outcome
from alcaide.tables.outcome.house_ratings import house_ratings
from alcaide.tables.outcome.rated_games import Contender, hold, keep
from alcaide.tables.outcome.rated_seats import pool_of
from alcaide.tables.outcome.ratings import PEOPLE, START, Rating, no_better, rated
from alcaide.tables.outcome.traces import shared_devices
from alcaide.tables.provenance import shares
from alcaide.tables.table import Table

LEAST: Final = 2  # accounts at a table that is rated


class Change(NamedTuple):
    """What a game did to somebody's rating."""

    before: Rating
    after: Rating


def count(connection: Connection, table: Table, at: datetime) -> None:
    """Write what a table that is over means for its people, if that has not been done."""
    if table.turn is not None or not any(spec.user for spec in table.seats):
        return
    if table.end and table.end.how == ABORTED:
        count_abort(connection, table, at)
        return
    done = select(RESULTS.c.user_id).where(RESULTS.c.table_id == table.id).limit(1)
    if (connection.execute(done)).first() is not None:
        return
    pool = pool_of(table.terms)
    if table.terms.rated:
        hold(connection, table.game.name, pool)
    accounts = _locked(connection, table)
    end = outcome(table)
    why = _unrated(connection, table, accounts)
    changes = {} if why or not table.terms.rated else _rate(connection, table, accounts, end, at)
    made = shares(table)
    rows = [
        _row(table, seat, end, at, changes.get(spec.user))
        | {"pool": pool, "unrated": "" if changes else why}
        | made[seat]._asdict()
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


def _unrated(connection: Connection, table: Table, people: Mapping[str, bool]) -> str:
    """Return why a game at a rated table is not rated; "": it is."""
    if not table.terms.rated:
        return ""
    if sum(people.get(spec.user, False) for spec in table.seats) < LEAST:
        return "few"
    if table.terms.pool == PEOPLE and shared_devices(connection, table):
        return "device"
    return ""


def _rate(
    connection: Connection,
    table: Table,
    people: Mapping[str, bool],
    end: Outcome,
    at: datetime,
) -> dict[str, Change]:
    """Return what the game does to the ratings of the accounts at a table, kept."""
    pool = pool_of(table.terms)
    accounts = [spec.user for spec in table.seats if people.get(spec.user)]
    kept = _ratings(connection, table.game.name, pool, accounts)
    before = _before(table, accounts, kept)
    after = rated(list(before.values()), [end.places[seat] for seat in before])
    if after is None:
        return {}
    after = [
        no_better(new, old) if seat in end.left else new
        for (seat, old), new in zip(before.items(), after, strict=True)
    ]
    field = [
        Contender(
            seat=seat,
            place=end.places[seat],
            mu=old.mu,
            sigma=old.sigma,
            mu_after=new.mu,
            sigma_after=new.sigma,
            user=user if (user := table.seats[seat].user) in accounts else "",
            won=seat in end.winners,
            left=seat in end.left,
        )
        for (seat, old), new in zip(before.items(), after, strict=True)
    ]
    keep(connection, table.game.name, pool, table.id, field)
    for each in field:
        if each.user:
            _keep(connection, each, table.game.name, pool, kept.get(each.user), at)
    return {each.user: Change(each.before, each.after) for each in field if each.user}


def _before(table: Table, accounts: Collection[str], kept: Mapping[str, Any]) -> dict[int, Rating]:
    """Return by seat the ratings with which a game began: of accounts, and of some bots."""
    bots = house_ratings(table.game.name)
    before: dict[int, Rating] = {}
    for seat, spec in enumerate(table.seats):
        if spec.user in accounts:
            old = kept.get(spec.user)
            before[seat] = Rating(old.mu, old.sigma) if old else START
        elif not spec.user and spec.level in bots:
            before[seat] = bots[spec.level]
    return before


def _keep(
    connection: Connection, each: Contender, game: str, pool: str, old: Any, at: datetime
) -> None:
    """Write somebody's rating in a game; ``old``: in place of the one before, if there is one."""
    values = {
        "mu": each.mu_after,
        "sigma": each.sigma_after,
        "games": (old.games if old else 0) + 1,
        "wins": (old.wins if old else 0) + each.won,
        "changed": at,
    }
    whose = {"user_id": each.user, "game": game, "pool": pool}
    if old is None:
        connection.execute(insert(RATINGS).values(**whose, **values))
    else:
        mine = [RATINGS.c[name] == value for name, value in whose.items()]
        connection.execute(update(RATINGS).where(*mine).values(**values))


def _ratings(connection: Connection, game: str, pool: str, users: list[str]) -> dict[str, Any]:
    here = (RATINGS.c.game == game, RATINGS.c.pool == pool)
    query = select(RATINGS).where(*here, RATINGS.c.user_id.in_(users))
    return {row.user_id: row for row in connection.execute(query)}


def _row(
    table: Table, seat: int, end: Outcome, at: datetime, change: Change | None
) -> dict[str, Any]:
    return {
        "table_id": table.id,
        "user_id": table.seats[seat].user,
        "seat": seat,
        "game": table.game.name,
        "players": len(table.seats),
        "place": end.places[seat],
        "won": seat in end.winners,
        "points": end.points[seat] if end.points and seat not in end.left else None,
        "how": how(table, seat, end),
        "colour": table.seats[seat].colour,
        "access": table.terms.access,
        "mu": change.after.mu if change else None,
        "sigma": change.after.sigma if change else None,
        "mu_before": change.before.mu if change else None,
        "sigma_before": change.before.sigma if change else None,
        "ended": at,
    }


def how(table: Table, seat: int, end: Outcome) -> str:
    """Return how a table ended for a seat: how its person went, or the table; "": by the rules."""
    return end.left.get(seat) or (table.end.how if table.end else "")
