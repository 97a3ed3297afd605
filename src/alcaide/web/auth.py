"""Who asks: the person behind a request, known by a cookie."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from alcaide.people.person import HOME, STRANGER, Person
from alcaide.people.store import LASTS
from alcaide.table.errors import StrangerError

COOKIE: Final = "alcaide"
Connection = ASGIConnection[Any, Any, Any, Any]


class Knows(AbstractAuthenticationMiddleware):
    """Put the person behind every request and socket into its scope."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        """Return who asks: everybody at home, or whose cookie it is, or a stranger."""
        state = connection.app.state
        if not state.config.online:
            return AuthenticationResult(HOME, None)
        key = connection.cookies.get(COOKIE)
        person = await state.people.by_session(key) if key else None
        return AuthenticationResult(person or STRANGER, key if person else None)


def who(connection: Connection) -> Person:
    """Return the person behind a request or socket."""
    person: Person = connection.scope["user"]
    return person


def known(connection: Connection) -> Person:
    """Return the person behind a request. Raises StrangerError if he has not said who he is."""
    person = who(connection)
    if not person.known:
        raise StrangerError
    return person


def cookie(key: str, secure: bool) -> Cookie:
    """Return the cookie that holds the secret of a session; no script can read it."""
    age = int(LASTS.total_seconds())
    return Cookie(COOKIE, value=key, max_age=age, httponly=True, secure=secure, samesite="lax")


def no_cookie(secure: bool) -> Cookie:
    """Return what makes a browser forget the cookie."""
    return Cookie(COOKIE, value="", max_age=0, httponly=True, secure=secure, samesite="lax")
