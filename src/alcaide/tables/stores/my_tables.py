"""The tables of a person, found by queries: where he is to move, where he is asked, how they ended.

None of this loads a table: a person may have hundreds.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.storage.schema import RESULTS, ROWS, SITTERS, TABLES
from alcaide.storage.stored_times import aware
from alcaide.tables.stores.table_store import asked_for, of_person
from alcaide.tables.terms import Terms

REQUESTS: Final = ("/ask", "/yes", "/no")  # verbs of the rows about them, see control.py


class Turn(msgspec.Struct, frozen=True):
    """A table where a person is to move or to answer."""

    id: str
    game: str
    deadline: datetime | None  # when his time is over, if that has consequences
    gathering: bool = False  # he is asked whether he is ready
    live: bool = False


class Ended(msgspec.Struct, frozen=True):
    """How a table ended for a person."""

    place: int  # 0 is the first
    players: int
    won: bool
    how: str  # "": the game was played to its end; else see End


async def turns(engine: AsyncEngine, user: str) -> Sequence[Turn]:
    """Return where a person is to move or to answer, the most urgent table first."""
    deadline = TABLES.c.deadline
    query = (
        select(TABLES.c.id, TABLES.c.game, deadline, TABLES.c.phase, TABLES.c.terms)
        .where((TABLES.c.waits_for == user) | TABLES.c.id.in_(asked_for(user)))
        .order_by(deadline.is_(None), deadline, TABLES.c.waits_since, TABLES.c.id)
    )
    async with engine.connect() as connection:
        found = await connection.execute(query)
        return [
            Turn(id, game, at and aware(at), phase == "gathering", _live(terms))
            for id, game, at, phase, terms in found
        ]


def _live(terms: str) -> bool:
    return msgspec.json.decode(terms, type=Terms).pace == "live"


async def requests(engine: AsyncEngine, user: str) -> Sequence[str]:
    """Return the tables where a person may have to answer a request.

    A request also lapses by what else happens: whether it stands, the table itself must say.
    """
    about = [ROWS.c.text.like(f"{verb} %") for verb in REQUESTS]
    sits = and_(SITTERS.c.table_id == ROWS.c.table_id, SITTERS.c.seat == ROWS.c.seat)
    query = (
        select(ROWS.c.table_id, ROWS.c.text, SITTERS.c.user_id)
        .join(TABLES, TABLES.c.id == ROWS.c.table_id)
        .outerjoin(SITTERS, sits)
        .where(TABLES.c.phase == "playing", of_person(user), or_(*about))
        .order_by(ROWS.c.table_id, ROWS.c.number)
    )
    asked: dict[str, bool] = {}
    async with engine.connect() as connection:
        for id, text, who in await connection.execute(query):
            verb = text.partition(" ")[0]
            if verb == "/ask":
                asked[id] = who != user
            elif verb == "/no" or who == user:
                asked[id] = False
    return [id for id, still in asked.items() if still]


async def ends(engine: AsyncEngine, user: str, ids: Sequence[str]) -> dict[str, Ended]:
    """Return how those of some tables that are over ended for a person."""
    table = RESULTS.c
    columns: list[Any] = [table.table_id, table.place, table.players, table.won, table.how]
    query = select(*columns).where(table.user_id == user, table.table_id.in_(ids))
    async with engine.connect() as connection:
        return {id: Ended(*rest) for id, *rest in await connection.execute(query)}
