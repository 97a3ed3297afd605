"""What is done about somebody: a word from the house, silence, a ban, each with its end.

Whoever it is about reads the reason, and may answer once; somebody else reads the answer. A ban
covers the account and the guests on its browsers. Nothing of theirs is deleted: they are shut out
while it holds, and all is as before when it is over or lifted. A result that is annulled is told in
the same way, and may be answered, too; that is against nobody, and what is lifted is the result,
which counts again for all of its table (see annulments.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy import Row as Record
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alcaide.people.conduct.audit_log import Entry, note
from alcaide.people.conduct.seen_devices import ADDRESS_LASTS, guests
from alcaide.people.errors import AnsweredError, DecidedError, NoMeasureError
from alcaide.people.identity.secrets import new_id
from alcaide.storage.definitions.conduct_tables import DEVICES, MEASURES
from alcaide.storage.schema import LETTERS, USERS, WAYS
from alcaide.storage.stored_times import aware

ANSWER: Final = 500  # characters
NONE: Final = "none"  # in the words of a sentence
Kind = Literal["word", "silence", "kick", "ban", "annul"]
Outcome = Literal["kept", "lifted"]


class Measure(msgspec.Struct, frozen=True):
    """A measure against a person."""

    id: str
    user: str
    kind: Kind
    why: str
    by: str
    case: str
    begins: datetime
    ends: datetime | None  # None: for good
    lifted: datetime | None = None
    waits: bool = False  # for somebody to confirm it
    second: str = ""
    seen: bool = False
    answer: str = ""
    answered: datetime | None = None
    appeal: str = ""  # an Outcome
    appeal_by: str = ""

    def holds(self, now: datetime) -> bool:
        """Tell whether it is in force."""
        ended = self.ends is not None and self.ends <= now
        return not (self.waits or self.lifted or ended)


class Measures:
    """The measures in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def give(
        self, user: str, kind: Kind, by: str, why: str, days: int = 0, case: str = "",
        waits: bool = False,
    ) -> Measure:  # fmt: skip
        """Take a measure against a person, for some days or (0) for good; return it."""
        now = datetime.now(UTC)
        ends = now + timedelta(days=days) if days else None
        measure = Measure(new_id(), user, kind, why, by, case, now, ends, waits=waits)
        what = f"{kind}-proposed" if waits else kind
        async with self.engine.begin() as connection:
            await connection.execute(insert(MEASURES).values(**_values(measure)))
            await note(connection, Entry(by, what, user, why, case, ends))
            if not waits:
                await _apply(connection, measure)
        return measure

    async def confirm(self, id: str, by: str) -> Measure:
        """Let a measure that waits for a second person be in force. Raises DecidedError."""
        now = datetime.now(UTC)
        waits = (MEASURES.c.id == id, MEASURES.c.waits.is_(True), MEASURES.c.lifted.is_(None))
        values = {"waits": False, "second_id": by, "begins": now}
        async with self.engine.begin() as connection:
            done = await connection.execute(update(MEASURES).where(*waits).values(values))
            if not done.rowcount:
                raise DecidedError
            measure = await _get(connection, id)
            await note(connection, Entry(by, measure.kind, measure.user, measure.why, measure.case))
            await _apply(connection, measure)
        return measure

    async def lift(self, id: str, by: str, why: str = "") -> Measure:
        """Take a measure back. Raises NoMeasureError, or DecidedError if it is over."""
        async with self.engine.begin() as connection:
            if (await _get(connection, id)).kind == "annul":  # its result is restored
                raise NoMeasureError
            return await _lift(connection, id, by, why)

    async def lift_all(self, user: str, kind: Kind, by: str) -> None:
        """Take back all measures of a kind against a person, and those of before there were any."""
        async with self.engine.begin() as connection:
            mine = (MEASURES.c.user_id == user, MEASURES.c.kind == kind)
            for measure in await _of(connection, *mine):
                if measure.holds(datetime.now(UTC)):
                    await _lift(connection, measure.id, by, "")
            await connection.execute(_marked(user, False, banned=kind == "ban"))
            if kind == "ban":
                await _keep_out(connection, user)

    async def answer(self, id: str, user: str, text: str) -> Measure:
        """Keep the one answer of whoever a measure is about. Raises AnsweredError and others."""
        async with self.engine.begin() as connection:
            measure = await _get(connection, id)
            if measure.user != user:
                raise NoMeasureError
            if measure.answered or measure.lifted or measure.waits:
                raise AnsweredError
            values = {"answer": text, "answered": datetime.now(UTC)}
            await connection.execute(update(MEASURES).where(MEASURES.c.id == id).values(values))
            return measure

    async def decide(self, id: str, by: str, outcome: Outcome, why: str) -> Measure:
        """Decide about an answer: the measure stays, or it is lifted. Raises DecidedError."""
        async with self.engine.begin() as connection:
            await judge(connection, id, by, outcome, why)
            if outcome == "lifted":
                return await _lift(connection, id, by, why)
            return await _get(connection, id)

    async def one(self, id: str) -> Measure:
        """Return a measure. Raises NoMeasureError."""
        async with self.engine.connect() as connection:
            return await _get(connection, id)

    async def about(self, user: str) -> list[Measure]:
        """Return the measures against a person, newest first."""
        async with self.engine.connect() as connection:
            return await _of(connection, MEASURES.c.user_id == user)

    async def waiting(self) -> list[Measure]:
        """Return what waits for somebody else: to be confirmed, or answered and not decided."""
        answered = MEASURES.c.answered.is_not(None) & (MEASURES.c.appeal == "")
        async with self.engine.connect() as connection:
            either = MEASURES.c.waits.is_(True) | answered
            return await _of(connection, either, MEASURES.c.lifted.is_(None))

    async def untold(self, user: str) -> int:
        """Return how much a person has not read yet of what is against him."""
        new = (MEASURES.c.user_id == user, MEASURES.c.waits.is_(False), MEASURES.c.seen.is_(False))
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).where(*new)) or 0

    async def covered(self, user: str) -> list[str]:
        """Return whom a ban of a person is about: him, and the guests on his browsers."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(_covered(user))).scalars())

    async def read(self, user: str) -> None:
        """Note that a person has read what is against him."""
        mine = (MEASURES.c.user_id == user, MEASURES.c.waits.is_(False), MEASURES.c.seen.is_(False))
        async with self.engine.begin() as connection:
            await connection.execute(update(MEASURES).where(*mine).values(seen=True))

    async def on_device(self, device: str, address: str) -> Measure | None:
        """Return the ban that holds for whoever comes from a browser, or lately from an address."""
        same = [column == value for column, value in _traces(device, address)]
        if not same:
            return None
        query = (
            select(MEASURES, DEVICES.c.digest, DEVICES.c.seen.label("there"))
            .join(DEVICES, DEVICES.c.user_id == MEASURES.c.user_id)
            .where(MEASURES.c.kind == "ban", MEASURES.c.lifted.is_(None), or_(*same))
            .order_by(MEASURES.c.begins.desc())
        )
        now = datetime.now(UTC)
        async with self.engine.connect() as connection:
            for row in await connection.execute(query):
                measure = measure_of(row)
                lately = now - measure.begins < ADDRESS_LASTS
                lately &= measure.begins - aware(row.there) < ADDRESS_LASTS
                if measure.holds(now) and (row.digest == device or lately):
                    return measure
        return None

    async def expire(self, now: datetime | None = None) -> None:
        """Let those go on whose time is over."""
        now = now or datetime.now(UTC)
        over = (MEASURES.c.ends <= now, MEASURES.c.lifted.is_(None), MEASURES.c.waits.is_(False))
        async with self.engine.connect() as connection:
            found = await _of(connection, *over)
        for measure in found:
            async with self.engine.begin() as connection:
                mine = update(MEASURES).where(MEASURES.c.id == measure.id)
                await connection.execute(mine.values(lifted=measure.ends))
                await _release(connection, measure)


async def holding(connection: AsyncConnection, user: str, kind: Kind) -> Measure | None:
    """Return the measure of a kind that holds longest against a person."""
    found = await _of(connection, MEASURES.c.user_id == user, MEASURES.c.kind == kind)
    held = [measure for measure in found if measure.holds(datetime.now(UTC))]
    far = datetime.max.replace(tzinfo=UTC)
    return max(held, key=lambda measure: measure.ends or far, default=None)


async def judge(connection: AsyncConnection, id: str, by: str, outcome: Outcome, why: str) -> None:
    """Keep what was decided about an answer. Raises DecidedError if that was done before."""
    open_ones = (MEASURES.c.id == id, MEASURES.c.answered.is_not(None), MEASURES.c.appeal == "")
    values = {"appeal": outcome, "appeal_id": by, "seen": False}
    done = update(MEASURES).where(*open_ones, MEASURES.c.lifted.is_(None)).values(values)
    if not (await connection.execute(done)).rowcount:
        raise DecidedError
    if outcome == "kept":
        measure = await _get(connection, id)
        await note(connection, Entry(by, "appeal-kept", measure.user, why, measure.case))


async def tell_annulled(
    connection: AsyncConnection, users: Sequence[str], by: str, table: str, why: str
) -> None:
    """Tell those of a table that its result counts nowhere."""
    now = datetime.now(UTC)
    told = [Measure(new_id(), user, "annul", why, by, table, now, None) for user in users]
    await connection.execute(insert(MEASURES), [_values(measure) for measure in told])


async def tell_restored(connection: AsyncConnection, table: str) -> None:
    """Tell those of a table that its result counts again."""
    there = (MEASURES.c.kind == "annul", MEASURES.c.case_id == table, MEASURES.c.lifted.is_(None))
    values = {"lifted": datetime.now(UTC), "seen": False}
    await connection.execute(update(MEASURES).where(*there).values(values))


async def told(connection: AsyncConnection, user: str, kind: Kind) -> dict[str, str]:
    """Return the words about the measure that holds against a person: why, and until when."""
    measure = await holding(connection, user, kind)
    return words_of(measure) if measure else {"why": NONE, "ends": NONE}


def words_of(measure: Measure) -> dict[str, str]:
    """Return why a measure was taken, and the day of its end; NONE: it is for good."""
    return {
        "why": measure.why or NONE,
        "ends": f"{measure.ends:%Y-%m-%d}" if measure.ends else NONE,
    }


async def _apply(connection: AsyncConnection, measure: Measure) -> None:
    if measure.kind == "silence":
        await connection.execute(_marked(measure.user, True))
    if measure.kind == "ban":
        await connection.execute(_marked(measure.user, True, banned=True))
        ways = select(WAYS.c.id).where(WAYS.c.user_id.in_(_covered(measure.user)))
        await connection.execute(delete(LETTERS).where(LETTERS.c.way_id.in_(ways)))


async def _release(connection: AsyncConnection, measure: Measure) -> None:
    if measure.kind not in ("silence", "ban") or await holding(
        connection, measure.user, measure.kind
    ):
        return
    await connection.execute(_marked(measure.user, False, banned=measure.kind == "ban"))
    if measure.kind == "ban":
        await _keep_out(connection, measure.user)


async def _keep_out(connection: AsyncConnection, user: str) -> None:
    """Shut those out again whom a ban of somebody else covers, too, or one of their own."""
    browsers = select(DEVICES.c.digest).where(DEVICES.c.user_id.in_(_covered(user)))
    there = select(DEVICES.c.user_id).where(DEVICES.c.digest.in_(browsers))
    bans = (MEASURES.c.kind == "ban", MEASURES.c.user_id.in_(there))
    for measure in await _of(connection, *bans):
        if measure.holds(datetime.now(UTC)):
            await connection.execute(_marked(measure.user, True, banned=True))


def _marked(user: str, on: bool, banned: bool = False) -> Any:
    if banned:
        return update(USERS).where(USERS.c.id.in_(_covered(user))).values(banned=on)
    return update(USERS).where(USERS.c.id == user).values(silent=on)


def _covered(user: str) -> Any:
    return select(USERS.c.id).where((USERS.c.id == user) | USERS.c.id.in_(guests(user)))


async def _lift(connection: AsyncConnection, id: str, by: str, why: str) -> Measure:
    held = (MEASURES.c.id == id, MEASURES.c.lifted.is_(None))
    measure = await _get(connection, id)
    done = update(MEASURES).where(*held).values(lifted=datetime.now(UTC), seen=False)
    if not (await connection.execute(done)).rowcount:
        raise DecidedError
    await note(connection, Entry(by, f"{measure.kind}-lifted", measure.user, why, measure.case))
    if not measure.waits:
        await _release(connection, measure)
    return measure


async def _get(connection: AsyncConnection, id: str) -> Measure:
    found = await _of(connection, MEASURES.c.id == id)
    if not found:
        raise NoMeasureError
    return found[0]


async def _of(connection: AsyncConnection, *where: ColumnElement[bool]) -> list[Measure]:
    query = select(MEASURES).where(*where).order_by(MEASURES.c.begins.desc(), MEASURES.c.id)
    return [measure_of(row) for row in await connection.execute(query)]


def _traces(device: str, address: str) -> Sequence[tuple[Any, str]]:
    """Return by what somebody is known who says nothing of himself."""
    traces = ((DEVICES.c.digest, device), (DEVICES.c.address, address))
    return [(column, value) for column, value in traces if value]


def _values(measure: Measure) -> dict[str, Any]:
    values = msgspec.structs.asdict(measure)
    names = {"user": "user_id", "by": "by_id", "case": "case_id", "second": "second_id"}
    names["appeal_by"] = "appeal_id"
    return {names.get(name, name): value for name, value in values.items()}


def measure_of(row: Record[Any]) -> Measure:
    """Return the measure in a row."""
    return Measure(
        row.id, row.user_id, row.kind, row.why, row.by_id, row.case_id, aware(row.begins),
        _time(row.ends), _time(row.lifted), row.waits, row.second_id, row.seen, row.answer,
        _time(row.answered), row.appeal, row.appeal_id,
    )  # fmt: skip


def _time(at: datetime | None) -> datetime | None:
    return aware(at) if at else None
