"""What language a request is answered in."""

from __future__ import annotations

from typing import Any

from litestar import Request

from alcaide.locale import language


def wanted(request: Request[Any, Any, Any], lang: str | None) -> str:
    """Return the language that was asked for, or else the one the browser prefers."""
    if lang:
        return language(lang)
    first = request.headers.get("accept-language", "").partition(",")[0]
    return language(first.partition(";")[0].strip())
