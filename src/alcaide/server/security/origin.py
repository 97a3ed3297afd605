"""Who may ask: the host and origin of a request, and what pages are allowed to load."""

from __future__ import annotations

import base64
import hashlib
import logging
import re
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import URL, Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from alcaide.server.protocol.http.answers import ErrorInfo
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.host_names import Hosts
from alcaide.tables.words import Words

LOG: Final = logging.getLogger("alcaide")
SHOWN: Final = 80  # letters of an address in the log
SAFE: Final = ("GET", "HEAD", "OPTIONS")
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class OriginMiddleware:
    """Refuse foreign pages and names, for HTTP and WebSockets.

    Another site's page must not play here (Origin), and a name that somebody points at this
    computer must not make it a foreign page (Host). What nobody can read goes no further.
    """

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it with 400 or 403."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not readable(scope):
            await _forbid(scope, receive, send, 400, "table-bad-request")
        elif not self._known(scope):
            await _forbid(scope, receive, send, 403, "people-host")
        elif not _own(scope):
            await _forbid(scope, receive, send, 403, "people-forged")
        else:
            await self.app(scope, receive, send)

    def _known(self, scope: Scope) -> bool:
        """Tell whether the server is asked by a name that it has."""
        return self.hosts.know(_header(scope, "host"))


def readable(scope: Scope) -> bool:
    """Tell whether the address that is asked for is one, without the sign that no text has."""
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        return False
    try:
        scope["path"].encode()
        URL.from_scope(scope)  # reads the Host, too; all that comes later does the same
    except ValueError:
        return False
    return True


def _own(scope: Scope) -> bool:
    """Tell whether what changes something is asked for by a page of this server, or no page."""
    origin = Headers.from_scope(scope).get("origin")
    if origin is None or scope.get("method") in SAFE:
        return True
    try:
        return urlsplit(origin).netloc == _header(scope, "host")
    except ValueError:
        return False


def _header(scope: Scope, name: str) -> str:
    return Headers.from_scope(scope).get(name, "")


async def _forbid(scope: Scope, receive: Receive, send: Send, status: int, key: str) -> None:
    LOG.info("a request for %r is refused with %d", scope["path"][:SHOWN], status)
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": "refused"})
        return
    words = Words(wanted(ASGIConnection(scope), None))
    body = msgspec.json.encode(ErrorInfo(words.say(key)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


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


class SecurityHeaders:
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
