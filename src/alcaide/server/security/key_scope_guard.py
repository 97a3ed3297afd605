"""Whether the key of a program is good for what is asked by it.

A handler says which scope it needs (``scope="tables"``). Who says nothing is open to ``read`` if it
only answers questions, and to no key at all otherwise: what is new is shut until it is opened.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

from alcaide.people.errors import ProgramError, ScopeError
from alcaide.people.identity.key_scopes import Scope
from alcaide.server.security.authentication import Credential

Connection = ASGIConnection[Any, Any, Any, Any]

OPTION: Final = "scope"
PLAY: Final[Scope] = "play"
READ: Final[Scope] = "read"
TABLES: Final[Scope] = "tables"
NONE: Final = "none"  # of what belongs to the account: only its person opens it
ASKS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def key_scope(connection: Connection, handler: BaseRouteHandler) -> None:
    """Raise ScopeError or ProgramError if a key is not good for this (a guard of Litestar).

    Sockets ask for themselves when they are open, so that they can say why they close.
    """
    if connection.scope["type"] == ScopeType.HTTP:
        check_scope(connection, scope_of(handler.opt, connection.scope["method"]))


def scope_of(options: dict[str, Any], method: str) -> str:
    """Return the scope that a handler with these options needs."""
    scope: str = options.get(OPTION, READ if method in ASKS else NONE)
    return scope


def check_scope(connection: Connection, scope: str) -> None:
    """Raise ScopeError or ProgramError if a key is shown that is not good for this."""
    if can(connection, scope):
        return
    if scope == NONE:
        raise ProgramError
    raise ScopeError(scope=scope)


def can(connection: Connection, scope: str) -> bool:
    """Tell whether who asks may do this; people in their browsers may."""
    shown: Credential | None = connection.scope.get("auth")
    return shown is None or not shown.program or scope in shown.scopes
