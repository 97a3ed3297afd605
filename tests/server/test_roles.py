"""Who may do what for the house."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from alcaide.people.errors import ProgramError, RoleError
from alcaide.people.person import HOME, ROLES, STRANGER, Person
from alcaide.server.security.authentication import Credential
from alcaide.server.security.roles import with_role
from alcaide.storage.errors import TableError
from alcaide.tables.errors import MissingError

BROWSER, PROGRAM = Credential("secret"), Credential("secret", program=True)


def asks(person: Person, shown: Credential | None = BROWSER) -> Any:
    return SimpleNamespace(scope={"user": person, "auth": shown})


@pytest.mark.parametrize("least", ROLES[1:])
@pytest.mark.parametrize("role", ROLES)
def test_a_role_may_do_what_those_below_it_may(role: str, least: str) -> None:
    person = Person("ana", "Ana", guest=False, role=role)
    if ROLES.index(role) >= ROLES.index(least):
        assert with_role(asks(person), least) is person
        return
    with pytest.raises(MissingError if role == "player" else RoleError):
        with_role(asks(person), least)


@pytest.mark.parametrize(
    ("asking", "error"),
    [
        (asks(STRANGER, None), MissingError),
        (asks(Person("luis", "Luis")), MissingError),
        (asks(HOME, None), MissingError),
        (asks(Person("ana", "Ana", guest=False, role="owner"), PROGRAM), ProgramError),
        (asks(Person("ana", "Ana", guest=False, role="king")), MissingError),
    ],
)
def test_nobody_else_finds_anything(asking: Any, error: type[TableError]) -> None:
    with pytest.raises(error):
        with_role(asking, "moderator")
