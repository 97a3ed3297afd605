"""Requests that another site makes a browser send: refused without a token that it cannot read."""

from __future__ import annotations

from typing import Final

from litestar.config.csrf import CSRFConfig
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import Receive, Scope, Send

from alcaide.people.errors import CsrfError

SECRET: Final = "csrf"


class CsrfMiddleware(CSRFMiddleware):
    """The token that the page hands back; programs show a key, which no other site can send."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or raise CsrfError."""
        if _free(scope):
            await self.app(scope, receive, send)
            return
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException as error:
            raise CsrfError from error


def _free(scope: Scope) -> bool:
    """Tell whether a request needs no token: pages change nothing, and caches may keep them."""
    shows_key = any(name == b"authorization" for name, _ in scope["headers"])
    return shows_key or not scope["path"].startswith("/api/")


def csrf_middleware(secure: bool) -> tuple[CSRFConfig, DefineMiddleware]:
    """Return the middleware and its settings, which get the secret when the database is open."""
    config = CSRFConfig("", cookie_secure=secure, cookie_samesite="strict")
    return config, DefineMiddleware(CsrfMiddleware, config=config)
