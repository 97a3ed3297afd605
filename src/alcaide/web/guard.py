"""Who may ask: the host and origin of a request, and what pages are allowed to load."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import logging
import re
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOG: Final = logging.getLogger("alcaide")
SHOWN: Final = 80  # letters of an address in the log
SAFE: Final = ("GET", "HEAD", "OPTIONS")
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class Guard:
    """Refuse foreign pages and names, for HTTP and WebSockets.

    Another site's page must not play here (Origin), and a name that somebody points at this
    computer must not make it a foreign page (Host). ``hosts`` None: any name will do, because
    the server is meant to be reached from elsewhere.
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it with 403."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif nul(scope):
            await _forbid(scope, receive, send, 400)
        elif not self._allowed(scope):
            await _forbid(scope, receive, send, 403)
        else:
            await self.app(scope, receive, send)

    def _allowed(self, scope: Scope) -> bool:
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if self.hosts is not None and name_of(host) not in self.hosts:
            return False
        origin = headers.get("origin")
        safe = scope.get("method") in SAFE
        return origin is None or safe or urlsplit(origin).netloc == host


def nul(scope: Scope) -> bool:
    """Tell whether there is the sign in an address that no text has."""
    return "\0" in scope["path"] or b"%00" in scope["query_string"]


async def _forbid(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    LOG.info("a request for %r is refused with %d", scope["path"][:SHOWN], status)
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": "refused"})
        return
    body = b'{"error":"This address or page may not ask here."}'
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def name_of(host: str) -> str:
    """Return the name in a Host header, without port and brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def allowed_hosts(bound: str, public_url: str = "") -> frozenset[str] | None:
    """Return the names under which a server bound to an address may be asked; None: any.

    Behind a proxy it is asked by the name that the public address has.
    """
    names = {"localhost", "127.0.0.1", "::1"}
    public = {name_of(urlsplit(public_url).netloc)} - {""}
    if bound in names:
        return frozenset(names | public)
    try:
        return (
            frozenset(names | {bound} | public) if ipaddress.ip_address(bound).is_loopback else None
        )
    except ValueError:
        return None


def policy(page: str) -> str:
    """Return the content security policy of a page: everything from here, nothing inline.

    Scripts that the build wrote into the page itself are allowed by their hash; styles may be
    inline because drawings carry theirs in attributes.
    """
    digests = (hashlib.sha256(code.encode()).digest() for code in INLINE.findall(page))
    hashes = "".join(f" 'sha256-{base64.b64encode(d).decode()}'" for d in digests)
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self'{hashes}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "media-src 'self' data:",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


class Headings:
    """Adds the headers that every answer carries if it has no other of the kind."""

    def __init__(self, csp: str) -> None:
        self.headers = {
            "content-security-policy": csp,
            "x-content-type-options": "nosniff",
            "referrer-policy": "same-origin",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "cache-control": "no-store",  # unless an answer says otherwise
        }

    async def __call__(self, message: Message, _scope: Scope) -> None:
        """Change the start of an answer (a ``before_send`` hook of Litestar)."""
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in self.headers.items():
                headers.setdefault(name, value)
