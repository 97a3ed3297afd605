"""Signs that people help each other to ratings. None is a proof: somebody has to look.

Looked at are rated tables of the last 90 days: as long as it is kept whence people came.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import combinations
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.schema import RESULTS, ROWS, TABLES, TRACES, USERS
from alcaide.tables.outcome.traces import LASTS
from alcaide.tables.words import Words

READ: Final = 20_000  # rows that are looked at, the newest ones
LISTED: Final = 200  # signs
LINKS: Final = 20  # tables of a sign
EARLY: Final = 12  # rows of a log within which somebody left early
EARLY_GAMES: Final = 3
SERIES: Final = 6  # games of two people
ONE_SIDED: Final = 0.9  # of them, won by the same one
AGAIN: Final = 5  # tables of somebody that came to nothing

Kind = Literal["device", "address", "early", "series", "again"]
Pair = tuple[str, str]


class Suspect(msgspec.Struct, frozen=True):
    """Somebody whom a sign is about."""

    id: str
    name: str


class Sign(msgspec.Struct, frozen=True):
    """Something worth a look: what, about whom, how often, and where."""

    kind: Kind
    people: tuple[Suspect, ...]  # of a series and early ends: who won first
    count: int
    of: int  # games of these people with each other, or tables of this one
    tables: tuple[str, ...]  # the newest first


async def signs(engine: AsyncEngine, now: datetime) -> list[Sign]:
    """Return what signs there are, the most frequent ones first."""
    async with engine.connect() as connection:
        return await connection.run_sync(_signs, now - LASTS)


def sentence(sign: Sign, words: Words) -> str:
    """Return what there is to see."""
    names = [each.name for each in sign.people]
    key = f"people-sign-{sign.kind}"
    return words.say(key, first=names[0], second=names[-1], count=sign.count, games=sign.of)


def _signs(connection: Connection, since: datetime) -> list[Sign]:
    met = _met(connection, since)
    found = [
        *_shared(connection, met, since),
        *_one_sided(met),
        *_early(connection, met),
        *_again(connection, since),
    ]
    users = {user for _, who, _, _, _ in found for user in who}
    query = select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_(users))
    names = {row.id: row.name for row in connection.execute(query)}
    told = [
        Sign(kind, tuple(Suspect(user, names.get(user, "")) for user in who), count, of, tables)
        for kind, who, count, of, tables in found
    ]
    return sorted(told, key=lambda each: -each.count)[:LISTED]


Found = tuple[Kind, tuple[str, ...], int, int, tuple[str, ...]]
Meetings = dict[Pair, list[tuple[Any, Any]]]


def _met(connection: Connection, since: datetime) -> Meetings:
    """Return the results of each two people at the same rated tables, the newest first."""
    rated = or_(RESULTS.c.mu.is_not(None), RESULTS.c.unrated != "")
    query = (
        select(RESULTS)
        .where(RESULTS.c.ended >= since, rated, RESULTS.c.annulled.is_(None))
        .order_by(RESULTS.c.ended.desc())
        .limit(READ)
    )
    tables: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(query):
        tables[row.table_id].append(row)
    met: Meetings = defaultdict(list)
    for rows in tables.values():
        for one, other in combinations(sorted(rows, key=lambda row: row.user_id), 2):
            met[one.user_id, other.user_id].append((one, other))
    return met


def _shared(connection: Connection, met: Meetings, since: datetime) -> Iterator[Found]:
    """Yield who met and had come from the same device or address."""
    for column in (TRACES.c.device, TRACES.c.address):
        query = select(TRACES.c.user_id, column).where(TRACES.c.at >= since, column != "")
        places: dict[str, set[str]] = defaultdict(set)
        for user, place in connection.execute(query.distinct().limit(READ)):
            places[user].add(place)
        for pair, games in met.items():
            shared = places[pair[0]] & places[pair[1]]
            if shared:
                kind: Kind = "device" if column is TRACES.c.device else "address"
                yield kind, pair, len(shared), len(games), _links(one for one, _ in games)


def _one_sided(met: Meetings) -> Iterator[Found]:
    for (one, other), games in met.items():
        for winner, loser, side in ((one, other, 0), (other, one, 1)):
            won = [game for game in games if game[side].place < game[1 - side].place]
            if len(games) >= SERIES and len(won) >= ONE_SIDED * len(games):
                yield "series", (winner, loser), len(won), len(games), _links(g[0] for g in won)


def _early(connection: Connection, met: Meetings) -> Iterator[Found]:
    """Yield who left against somebody soon after the beginning, again and again."""
    short = select(ROWS.c.table_id).group_by(ROWS.c.table_id).having(func.count() <= EARLY)
    left: dict[Pair, list[Any]] = defaultdict(list)
    for games in met.values():
        for one, other in games:
            for winner, loser in ((one, other), (other, one)):
                if loser.how and loser.place > winner.place:
                    left[winner.user_id, loser.user_id].append(loser)
    often = {pair: rows for pair, rows in left.items() if len(rows) >= EARLY_GAMES}
    tables = {row.table_id for rows in often.values() for row in rows}
    soon = set(connection.execute(short.where(ROWS.c.table_id.in_(tables))).scalars())
    for pair, rows in often.items():
        early = [row for row in rows if row.table_id in soon]
        if len(early) >= EARLY_GAMES:
            games = met[min(pair), max(pair)]
            yield "early", pair, len(early), len(games), _links(early)


def _again(connection: Connection, since: datetime) -> Iterator[Found]:
    """Yield who sat at rated tables that came to nothing, again and again."""
    over = select(RESULTS.c.table_id)
    going = select(TABLES.c.id).where(TABLES.c.phase != "over")
    nothing = TRACES.c.table_id.not_in(over) & TRACES.c.table_id.not_in(going)
    query = (
        select(TRACES.c.user_id, TRACES.c.table_id, nothing.label("lost"))
        .where(TRACES.c.at >= since)
        .order_by(TRACES.c.at.desc())
        .limit(READ)
    )
    tables: dict[str, dict[str, bool]] = defaultdict(dict)
    for user, table, lost in connection.execute(query):
        tables[user][table] = lost
    for user, sat in tables.items():
        lost = [table for table, gone in sat.items() if gone]
        if len(lost) >= AGAIN:
            yield "again", (user,), len(lost), len(sat), tuple(lost[:LINKS])


def _links(rows: Iterable[Any]) -> tuple[str, ...]:
    tables: Sequence[str] = [row.table_id for row in rows]
    return tuple(tables[:LINKS])
