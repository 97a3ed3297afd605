"""What is asked: in which language an answer is to be, and what a body says."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import SerializationException

from alcaide.locale import language


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """Return what the body says. Raises SerializationException for what cannot be read."""
        try:
            return await super().json()
        except RecursionError as error:  # of msgspec: so many brackets are no request
            raise SerializationException("nested too deeply") from error


def wanted(request: ASGIConnection[Any, Any, Any, Any], lang: str | None) -> str:
    """Return the language that was asked for, or else the one the browser prefers."""
    if lang:
        return language(lang)
    first = request.headers.get("accept-language", "").partition(",")[0]
    return language(first.partition(";")[0].strip())
