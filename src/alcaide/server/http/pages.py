"""The pages: one HTML file for every address of the app, and the files that it needs."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from alcaide.server.http.cached_answers import FOREVER, REVALIDATE, constant
from alcaide.server.security.origin import policy

STATIC: Final = Path(__file__).parents[1] / "static"
ALONE: Final = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"  # the worker asks

Ask = Request[Any, Any, Any]

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
        html = read(STATIC / "index.html").decode()
    except FileNotFoundError:
        html, status = UNBUILT, 503
    headers = {"content-security-policy": policy(html), "cache-control": REVALIDATE}
    return Response(html, media_type=MediaType.HTML, status_code=status, headers=headers)


async def app_page(request: Ask) -> Response[Any]:
    """Return the page of the app, which a browser may have already."""
    path = STATIC / "index.html"
    if not path.is_file():
        return page()
    html = read(path)
    headers = {"content-security-policy": policy(html.decode())}
    return await constant(
        request, (path, stamp(path)), lambda: html, MediaType.HTML, headers=headers
    )


@get(["/", "/lobby", "/account"], include_in_schema=False, compressed=True)
async def home(request: Ask) -> Response[Any]:
    """Return the start page or that of the account."""
    return await app_page(request)


@get(
    ["/table/{rest:path}", "/rules/{rest:path}", "/learn/{rest:path}", "/player/{rest:path}"],
    include_in_schema=False,
    compressed=True,
)
async def inner(request: Ask, rest: FromPath[str]) -> Response[Any]:
    """Return the page of a table, of the rules, of a lesson or of a player."""
    return await app_page(request)


@get(["/players", "/verify"], include_in_schema=False, compressed=True)
async def single(request: Ask) -> Response[Any]:
    """Return the page of the best players, or that where deals are checked."""
    return await app_page(request)


@get("/{name:str}", include_in_schema=False, compressed=True)
async def loose(request: Ask, name: FromPath[str]) -> Response[Any]:
    """Return a file that has to be at the root: the icon, the script that sets the theme."""
    return await file(request, STATIC, name, REVALIDATE, {"content-security-policy": ALONE})


@get("/assets/{name:str}", include_in_schema=False, compressed=True)
async def asset(request: Ask, name: FromPath[str]) -> Response[Any]:
    """Return a built file, whose name changes with its content."""
    return await file(request, STATIC / "assets", name, FOREVER)


@get("/licences/{name:str}", include_in_schema=False, compressed=True)
async def licence(request: Ask, name: FromPath[str]) -> Response[Any]:
    """Return the licence of something that is shipped."""
    return await file(request, STATIC / "licences", name, REVALIDATE)


async def file(
    request: Ask,
    folder: Path,
    name: str,
    cache: str,
    headers: Mapping[str, str] | None = None,
) -> Response[Any]:
    """Return a file of a folder. Raises NotFoundException."""
    path = files(folder).get(name)  # only names that are there: no way to anywhere else
    if path is None:
        raise NotFoundException
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return await constant(request, (path, stamp(path)), path.read_bytes, media_type, cache, headers)


def files(folder: Path) -> dict[str, Path]:
    """Return the files of a folder by their names, without pages."""
    return _files(folder, stamp(folder)) if folder.is_dir() else {}


@lru_cache(maxsize=4)
def _files(folder: Path, _stamp: tuple[int, int]) -> dict[str, Path]:
    return {
        path.name: path for path in folder.iterdir() if path.suffix != ".html" and path.is_file()
    }


def read(path: Path) -> bytes:
    """Return what is in a file; it is read again when it has changed. Raises OSError."""
    return _read(path, stamp(path))


def stamp(path: Path) -> tuple[int, int]:
    """Return what changes with a file. Raises OSError."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=4)
def _read(path: Path, _stamp: tuple[int, int]) -> bytes:
    return path.read_bytes()


HANDLERS: Final[list[Any]] = [home, inner, single, loose, asset, licence]
