"""The pages: one HTML file for every address of the app, and the files that it needs."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from alcaide.web.guard import policy

LOG: Final = logging.getLogger("alcaide")
STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
ALONE: Final = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"  # the worker asks
REVALIDATE: Final = CacheControlHeader(no_cache=True)

UNBUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Alcaide: pages not built</title>
<style>
body { font: 1.1rem/1.5 Georgia, serif; max-width: 34rem; margin: 12vh auto; padding: 0 1rem;
       background: #f7efe2; color: #2b2118 }
code { background: #fffdf8; padding: .1em .35em; border-radius: .3em }
</style>
<h1>The pages are not built yet</h1>
<p>The server runs, but this copy of Alcaide comes without the pages for the browser. In a clone,
<code>make play</code> builds them; so does <code>npm ci &amp;&amp; npm run build</code> in the
folder <code>ui</code>. Then load this page again.</p>
<p>Meanwhile the terminal is ready: <code>alcaide play alcazar</code>.</p>
</html>
"""


def page(status: int = 200) -> Response[str]:
    """Return the page of the app: the browser makes the rest of it."""
    try:
        html = (STATIC / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        html, status = UNBUILT, 503
    headers = {"content-security-policy": policy(html), "cache-control": "no-cache"}
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=headers)


@get(["/", "/lobby", "/account"], include_in_schema=False, sync_to_thread=False)
def home() -> Response[str]:
    """Return the start page or that of the account."""
    return page()


@get(
    ["/table/{rest:path}", "/rules/{rest:path}", "/learn/{rest:path}", "/player/{rest:path}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def inner(rest: FromPath[str]) -> Response[str]:
    """Return the page of a table, of the rules, of a lesson or of a player."""
    return page()


@get(["/players", "/verify"], include_in_schema=False, sync_to_thread=False)
def single() -> Response[str]:
    """Return the page of the best players, or that where deals are checked."""
    return page()


@get("/{name:str}", include_in_schema=False, sync_to_thread=False, cache_control=REVALIDATE)
def loose(name: FromPath[str]) -> File:
    """Return a file that has to be at the root: the icon, the script that sets the theme."""
    files = {path.name: path for path in _files()}
    if name not in files:  # only names that are there: no way to anywhere else
        raise NotFoundException
    headers = {"content-security-policy": ALONE}
    return File(files[name], filename=name, content_disposition_type="inline", headers=headers)


def _files() -> list[Path]:
    if not STATIC.is_dir():
        return []
    return [path for path in STATIC.iterdir() if path.is_file() and path.suffix != ".html"]


def unreadable(_request: Request[Any, Any, Any], error: HTTPException) -> Response[str]:
    """Say that a file is not there that cannot be read: no file system has such names."""
    LOG.warning("a file cannot be read: %s", error.__cause__)
    return page(404)


def assets() -> list[Router]:
    """Return the handlers of the built files; their names change with their content."""
    return [
        create_static_files_router(
            f"/{name}",
            [STATIC / name],
            name=name,
            cache_control=cache,
            exception_handlers={InternalServerException: unreadable},
        )
        for name, cache in (("assets", FOREVER), ("licences", REVALIDATE))
    ]


HANDLERS: Final[list[Any]] = [home, inner, single, loose, *assets()]
