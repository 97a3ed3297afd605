"""Accounts: a guest becomes one, signs in to it, changes it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Row as Record
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.measures import told
from alcaide.people.errors import (
    BadNameError,
    BannedError,
    HasAccountError,
    LookAlikeError,
    PasswordError,
    ReservedNameError,
    SignInError,
    TakenError,
)
from alcaide.people.identity.handles import folded, handle
from alcaide.people.identity.likeness import likeness, unaccented
from alcaide.people.identity.look_alikes import LookAlikes
from alcaide.people.identity.passwords import check_password, hashed, matches, outdated
from alcaide.people.identity.reserved_names import of_a_bot, reserved
from alcaide.people.identity.secrets import new_id
from alcaide.people.people_store import person_of
from alcaide.people.person import Person
from alcaide.people.preferences import Prefs
from alcaide.storage.schema import USERS
from alcaide.storage.stored_times import aware
from alcaide.tables.seats import clean_name


class Account(msgspec.Struct, frozen=True):
    """What is kept of somebody, without his secrets."""

    id: str
    name: str
    guest: bool
    role: str
    lang: str
    prefs: Prefs
    has_password: bool
    banned: bool
    silent: bool
    created: datetime
    seen: datetime


class Accounts:
    """The accounts in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.alike = LookAlikes(engine)

    async def register(self, person: Person, name: str, password: str, lang: str = "") -> Person:
        """Make an account of a guest, who stays the same person, or of a stranger.

        Without a password one signs in to it by links. Raises HasAccountError, BadNameError,
        ReservedNameError, WeakError or TakenError.
        """
        if not person.guest:
            raise HasAccountError
        name = clean_name(name)
        now = datetime.now(UTC)
        values: dict[str, Any] = {**await self._named_anew(name), "seen": now}
        if password:
            check_password(password, name)
            values["password"] = await hashed(password)
        if person.known:
            found = USERS.c.id == person.id
            changed = update(USERS).where(found, USERS.c.handle.is_(None)).values(**values)
            await self._write(changed, name)
            return Person(person.id, name, False, person.role, person.lang)
        id = new_id()
        made = insert(USERS).values(id=id, lang=lang, created=now, **values)
        await self._write(made, name)
        return Person(id, name, False, lang=lang)

    async def sign_in(self, name: str, password: str) -> Person:
        """Return whose name and password these are. Raises SignInError or BannedError."""
        found = await self._named(name)
        stored = found.password if found else None
        if not await matches(password, stored) or not found or not stored:
            raise SignInError
        if found.banned:
            async with self.engine.connect() as connection:
                raise BannedError(**await told(connection, found.id, "ban"))
        if outdated(stored):
            await self._set(found.id, password=await hashed(password))
        return person_of(found)

    async def account(self, id: str) -> Account | None:
        """Return what is kept of a person; None: he has left."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(USERS).where(USERS.c.id == id))).first()
        return account_of(found) if found else None

    async def rename(self, person: Person, name: str) -> None:
        """Call a person otherwise. Raises BadNameError, ReservedNameError or TakenError."""
        name = clean_name(name)
        if person.guest:
            await self.check_guest(name)
            await self._set(person.id, name=name)
        else:
            same = handle(name) == handle(person.name)  # kept by who had it before
            values = _called(name) if same else await self._named_anew(name, person.id)
            changed = update(USERS).where(USERS.c.id == person.id).values(**values)
            await self._write(changed, "" if same else name, person.id)

    async def check_guest(self, name: str, but: str = "") -> None:
        """Raise BadNameError, ReservedNameError or TakenError if no guest may be called that.

        Nobody wears the name of an account, or one that looks like it, but who holds it (``but``).
        Accents make no difference here: beside the account Ana no guest is called Aná.
        """
        await self._named_anew(name, but)
        if await self.alike.near(name, but):
            raise LookAlikeError

    async def check_seat(self, name: str, person: Person) -> None:
        """Raise what `check_guest` raises if no seat that a person sets up may be called that."""
        if person.guest or handle(name) != handle(person.name):
            await self.check_guest(name, "" if person.guest else person.id)

    async def worn(self, name: str) -> bool:
        """Tell whether a bot cannot be called that: it is somebody's, or the house's."""
        try:
            house = reserved(name)
        except BadNameError:
            return True
        if house and not of_a_bot(name):
            return True
        return await self._named(name) is not None or await self.alike.near(name)

    async def prefer(self, person: Person, lang: str | None, prefs: Prefs | None) -> None:
        """Keep what a person likes; None: as before."""
        if lang is not None:
            await self._set(person.id, lang=lang)
        if prefs is not None:
            await self._set(person.id, prefs=msgspec.json.encode(prefs).decode())

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Change a password, or give one to an account that has none.

        Raises PasswordError if the old one is not right, or WeakError.
        """
        await self.confirm(person, old)
        await self.set_password(person, new)

    async def set_password(self, person: Person, new: str) -> None:
        """Set a password without asking for the old one. Raises WeakError."""
        check_password(new, person.name)
        await self._set(person.id, password=await hashed(new))

    async def forget_password(self, person: Person) -> None:
        """Take the password from an account whose holder has come in by mail."""
        await self._set(person.id, password=None)

    async def confirm(self, person: Person, password: str) -> None:
        """Raise PasswordError if a person has a password and it is not this one."""
        query = select(USERS.c.password).where(USERS.c.id == person.id)
        async with self.engine.connect() as connection:
            stored: str | None = await connection.scalar(query)
        if stored and not await matches(password, stored):
            raise PasswordError

    async def named(self, name: str) -> Person | None:
        """Return the holder of the account of a name; None: there is none."""
        found = await self._named(name)
        return person_of(found) if found else None

    async def _named_anew(self, name: str, but: str = "") -> dict[str, str]:
        """Return what is kept of a name that is free; ``but``: who may look like it.

        Raises BadNameError, ReservedNameError or TakenError.
        """
        if reserved(name):
            raise ReservedNameError
        if holder := await self._named(name):
            raise TakenError if folded(holder.name) == folded(name) else LookAlikeError
        if await self.alike.has(name, but):
            raise LookAlikeError
        return _called(name)

    async def _named(self, name: str) -> Record[Any] | None:
        try:
            found = handle(clean_name(name))
        except BadNameError:
            return None
        query = select(USERS).where(USERS.c.handle == found)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _set(self, id: str, **values: Any) -> None:
        await self._write(update(USERS).where(USERS.c.id == id).values(**values))

    async def _write(self, statement: Any, name: str = "", but: str = "") -> None:
        """Write something; nobody else is given a name that looks like ``name`` meanwhile."""
        try:
            async with self.engine.begin() as connection:
                await self.alike.hold(connection, name, but)
                await connection.execute(statement)
        except IntegrityError as error:
            raise TakenError from error


def _called(name: str) -> dict[str, str]:
    """Return what is kept of a name. Raises BadNameError."""
    return {"name": name, "handle": handle(name), "looks": unaccented(likeness(name))}


def account_of(record: Record[Any]) -> Account:
    """Return the account in a row of the users."""
    return Account(
        record.id,
        record.name,
        record.handle is None,
        record.role,
        record.lang,
        msgspec.json.decode(record.prefs, type=Prefs),
        record.password is not None,
        record.banned,
        record.silent,
        aware(record.created),
        aware(record.seen),
    )
