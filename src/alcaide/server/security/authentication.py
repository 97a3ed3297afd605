"""Who asks: the person behind a request, known by a cookie or by the key of a program."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import ScopeType
from litestar.middleware import (
    AbstractAuthenticationMiddleware,
    AuthenticationResult,
    DefineMiddleware,
)

from alcaide.people.errors import AccountError, KeyEndedError, NoKeyError, ProgramError
from alcaide.people.identity.key_scopes import EVERYTHING, Scope
from alcaide.people.people_store import LASTS
from alcaide.people.person import HOME, STRANGER, Person
from alcaide.tables.errors import MissingError, StrangerError

COOKIE: Final = "alcaide"
BEARER: Final = "bearer "
ENDED: Final = "alcaide_key_ended"  # in the state of a socket: its key was good until lately

Connection = ASGIConnection[Any, Any, Any, Any]


class Credential(NamedTuple):
    """By what somebody is known."""

    secret: str
    program: bool = False  # a key of a program, not the cookie of a browser
    scopes: frozenset[Scope] = EVERYTHING


class AuthenticationMiddleware(AbstractAuthenticationMiddleware):
    """Put the person behind every request and socket into its scope."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        """Return who asks: everybody at home, or whose key or cookie it is, or a stranger.

        Raises NoKeyError for the key of nobody: a program would take a stranger's answers for its
        own. Sockets say so themselves.
        """
        state = connection.app.state
        if not state.config.online:
            return AuthenticationResult(HOME, None)
        shown = credential_of(connection)
        scope = connection.scope
        spoken = scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/")
        try:
            found = await _whose(state, shown) if shown else None
        except KeyEndedError:
            if spoken:
                raise
            scope["state"][ENDED] = True
            found = None
        if found is None and spoken:
            refuse_key(connection)
        return AuthenticationResult(*found or (STRANGER, None))


# The library leaves OPTIONS out.
AUTHENTICATION: Final = DefineMiddleware(AuthenticationMiddleware, exclude_http_methods=())


def credential_of(connection: Connection) -> Credential | None:
    """Return what a request brings to be known by; a key goes before a cookie."""
    header = connection.headers.get("authorization")
    if header is not None:
        bearer = header[: len(BEARER)].lower() == BEARER
        return Credential(header[len(BEARER) :].strip(), program=True) if bearer else None
    key = connection.cookies.get(COOKIE)
    return Credential(key) if key else None


def refuse_key(connection: Connection) -> None:
    """Raise NoKeyError if a key is shown that is nobody's, or whose time is over."""
    shown = credential_of(connection)
    if connection.scope["state"].get(ENDED):
        raise KeyEndedError
    if shown is not None and shown.program:
        raise NoKeyError


async def _whose(state: State, shown: Credential) -> tuple[Person, Credential] | None:
    """Return the person behind a key or a cookie. Raises KeyEndedError."""
    if shown.program:
        holder = await state.devices.by_key(shown.secret)
        return (holder.person, shown._replace(scopes=holder.scopes)) if holder else None
    person = await state.people.by_session(shown.secret)
    return (person, shown) if person else None


def online_only(connection: Connection, _handler: Any) -> None:
    """Raise MissingError where nobody signs in (a guard of Litestar)."""
    if not connection.app.state.config.online:
        raise MissingError


def current_person(connection: Connection) -> Person:
    """Return the person behind a request or socket."""
    person: Person = connection.scope["user"]
    return person


def known_person(connection: Connection) -> Person:
    """Return the person behind a request. Raises StrangerError if he has not said who he is."""
    person = current_person(connection)
    if not person.known:
        raise StrangerError
    return person


def signed_in_person(connection: Connection) -> Person:
    """Return the person behind a request. Raises ProgramError if it is a program of his."""
    person = known_person(connection)
    if not isinstance(connection.scope["auth"], Credential) or by_key(connection):
        raise ProgramError
    return person


def by_key(connection: Connection) -> bool:
    """Tell whether it is a program that asks, with a key of the person."""
    shown = connection.scope["auth"]
    return isinstance(shown, Credential) and shown.program


def account_holder(connection: Connection) -> Person:
    """Return the holder of an account who asks himself. Raises AccountError and others."""
    person = signed_in_person(connection)
    if person.guest:
        raise AccountError
    return person


def session(connection: Connection) -> str:
    """Return the secret of the browser's session; "": it has none."""
    shown = connection.scope["auth"]
    return shown.secret if isinstance(shown, Credential) and not shown.program else ""


def cookie(key: str, secure: bool) -> Cookie:
    """Return the cookie that holds the secret of a session; no script can read it."""
    age = int(LASTS.total_seconds())
    return Cookie(COOKIE, value=key, max_age=age, httponly=True, secure=secure, samesite="lax")


def no_cookie(secure: bool) -> Cookie:
    """Return what makes a browser forget the cookie."""
    return Cookie(COOKIE, value="", max_age=0, httponly=True, secure=secure, samesite="lax")
