"""Cases: reports about the same, seen to by one moderator, and what is known for deciding.

A name is known here, but is not shown before the decision: see server/http/desk.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy import Row as Record
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.people.conduct.audit_log import Entry, note
from alcaide.people.conduct.chat_lines import ChatLine, line_of
from alcaide.people.conduct.reports import Kind, alike, hide
from alcaide.people.errors import DecidedError, NoReportError
from alcaide.storage.definitions.conduct_tables import MEASURES
from alcaide.storage.schema import CHAT, REPORTS, RESULTS
from alcaide.storage.stored_times import aware

AROUND: Final = 5  # lines before and after the one that was reported
CLOSED: Final = 50  # that are listed
Decision = Literal["none", "hide", "silence", "kick", "ban"]
DECISIONS: Final[tuple[Decision, ...]] = ("none", "hide", "silence", "kick", "ban")


class Telling(msgspec.Struct, frozen=True):
    """What one report of a case says, and where it happened."""

    why: str  # in the words of whoever reported it
    table: str
    step: int


class Case(msgspec.Struct, frozen=True):
    """Reports about the same line, or the same of a person."""

    id: str
    kind: Kind
    table: str
    number: int
    step: int
    about: str
    name: str
    text: str
    tellings: tuple[Telling, ...]
    by: tuple[str, ...]  # their ids
    at: datetime  # of the first of them
    taken: str  # id of who sees to it; "": nobody yet
    decision: str = ""
    decided: str = ""
    handled: datetime | None = None


class History(msgspec.Struct, frozen=True):
    """What is known of a person besides: games, and earlier decisions."""

    games: int
    earlier: int
    last: datetime | None


class Cases:
    """The cases in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def open(self) -> Sequence[Case]:
        """Return what waits, the oldest first."""
        async with self.engine.connect() as connection:
            return _grouped(await _rows(connection, REPORTS.c.handled.is_(None)))

    async def count(self) -> int:
        """Return how many cases wait."""
        return len(await self.open())

    async def closed(self) -> Sequence[Case]:
        """Return what was decided lately, the newest first."""
        newest = select(REPORTS.c.id).where(REPORTS.c.handled.is_not(None))
        newest = newest.order_by(REPORTS.c.handled.desc()).limit(CLOSED)
        async with self.engine.connect() as connection:
            return _grouped(await _rows(connection, REPORTS.c.id.in_(newest)))[::-1]

    async def one(self, id: str) -> Case:
        """Return a case. Raises NoReportError."""
        async with self.engine.connect() as connection:
            return await _case(connection, id)

    async def take(self, id: str, by: str) -> None:
        """Let somebody see to a case; "" lets it wait for anybody again. Raises DecidedError."""
        async with self.engine.begin() as connection:
            case = await _case(connection, id)
            if case.handled:
                raise DecidedError
            await connection.execute(_open_of(case).values(taken_id=by))

    async def decide(self, id: str, by: str, decision: Decision, why: str) -> Case:
        """Close a case, and hide its line if that is decided. Raises DecidedError."""
        async with self.engine.begin() as connection:
            case = await _case(connection, id)
            now = datetime.now(UTC)
            values = {"handled": now, "decision": decision, "decided_id": by, "taken_id": by}
            if not (await connection.execute(_open_of(case).values(values))).rowcount:
                raise DecidedError
            if decision in ("none", "hide"):  # the others are noted with their measures
                await note(connection, Entry(by, f"case-{decision}", case.about, why, case.id))
            if decision != "none" and case.kind == "line":
                await hide(connection, case.table, case.number)
        return case

    async def around(self, case: Case) -> Sequence[ChatLine]:
        """Return the line of a case with its neighbours, as far as they are still there."""
        here = (CHAT.c.table_id == case.table, CHAT.c.text != "")
        before = select(CHAT).where(*here, CHAT.c.number < case.number)
        after = select(CHAT).where(*here, CHAT.c.number > case.number)
        async with self.engine.connect() as connection:
            old = before.order_by(CHAT.c.number.desc()).limit(AROUND)
            new = after.order_by(CHAT.c.number).limit(AROUND)
            earlier = [line_of(row) for row in await connection.execute(old)][::-1]
            later = [line_of(row) for row in await connection.execute(new)]
        line = ChatLine(case.number, case.about, case.name, case.text, case.at)
        return [*earlier, line, *later]

    async def history(self, user: str) -> History:
        """Return what is known of a person besides."""
        against = (MEASURES.c.user_id == user, MEASURES.c.kind != "annul")
        held = (*against, MEASURES.c.appeal != "lifted")
        decisions = select(func.count(), func.max(MEASURES.c.begins)).where(*held)
        games = select(func.count()).where(RESULTS.c.user_id == user)
        async with self.engine.connect() as connection:
            count, last = (await connection.execute(decisions)).one()
            played = await connection.scalar(games) or 0
        return History(played, count, aware(last) if last else None)


def _open_of(case: Case) -> Any:
    same = alike(case.kind, case.table, case.number, case.about)
    return update(REPORTS).where(REPORTS.c.handled.is_(None), *same)


async def _case(connection: AsyncConnection, id: str) -> Case:
    found = (await connection.execute(select(REPORTS).where(REPORTS.c.id == id))).first()
    if found is None:
        raise NoReportError
    at = REPORTS.c.handled
    when = at.is_(None) if found.handled is None else at == found.handled
    same = alike(found.kind, found.table_id, found.number, found.user_id)
    return _grouped(await _rows(connection, when, *same))[0]


async def _rows(connection: AsyncConnection, *where: ColumnElement[bool]) -> list[Record[Any]]:
    query = select(REPORTS).where(*where).order_by(REPORTS.c.at, REPORTS.c.id)
    return list(await connection.execute(query))


def _grouped(rows: Sequence[Record[Any]]) -> list[Case]:
    """Return the cases of reports: those about the same are one."""
    groups: dict[tuple[Any, ...], list[Record[Any]]] = {}
    for row in rows:
        same = (row.table_id, row.number) if row.kind == "line" else (row.kind, row.user_id)
        groups.setdefault((*same, row.handled), []).append(row)
    return [_of(group) for group in groups.values()]


def _of(rows: Sequence[Record[Any]]) -> Case:
    first = rows[0]
    return Case(
        first.id, first.kind, first.table_id, first.number, first.step, first.user_id, first.name,
        first.text, tuple(Telling(row.why, row.table_id, row.step) for row in rows),
        tuple(row.by_id for row in rows),
        aware(first.at), first.taken_id, first.decision, first.decided_id,
        aware(first.handled) if first.handled else None,
    )  # fmt: skip
