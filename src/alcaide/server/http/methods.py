"""Methods of HTTP that nobody has to think of: HEAD, and what is said where one is not known."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send


class HeadRequests:
    """Answers HEAD as GET; the server below leaves the body out.

    RFC 9110, 9.3.2: whatever watches over a server asks so.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = scope.copy()
            scope["method"] = "GET"
        await self.app(scope, receive, send)


def allowed(error: HTTPException) -> dict[str, str]:
    """Return the header that names the methods an address knows, where one was not (RFC 9110)."""
    if error.status_code != 405 or not error.headers:
        return {}
    known = [method for method in error.headers["allow"].split(", ") if method.isupper()]
    return {"allow": ", ".join(sorted([*known, "HEAD"] if "GET" in known else known))}
