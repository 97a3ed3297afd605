"""Who may do what for the house: moderators, admins, owners."""

from __future__ import annotations

from typing import Any

from alcaide.people.errors import ProgramError, RoleError
from alcaide.people.person import MODERATOR, Person, rank
from alcaide.server.security.authentication import Connection, Credential, current_person
from alcaide.tables.errors import MissingError


def house_only(connection: Connection, _handler: Any) -> None:
    """Raise what ``with_role`` raises, before a body is read (a guard of Litestar)."""
    with_role(connection, MODERATOR)


def with_role(request: Connection, least: str) -> Person:
    """Return the person behind a request, who has at least a role.

    Raises MissingError for people without any, who need not know what there is, RoleError for too
    low a one, and ProgramError for a program.
    """
    person, shown = current_person(request), request.scope["auth"]
    if not isinstance(shown, Credential) or not rank(person.role):
        raise MissingError
    if shown.program:
        raise ProgramError
    if rank(person.role) < rank(least):
        raise RoleError
    return person
