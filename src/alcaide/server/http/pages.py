"""The pages: one HTML file for every address of the app, and the files that it needs."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from alcaide.core.errors import AlcaideError
from alcaide.games import GAMES
from alcaide.server.http.cached_answers import FOREVER, REVALIDATE, answer, compressed, constant
from alcaide.server.http.previews.heads import Head, game_head, headed, house_head, table_head
from alcaide.server.http.previews.raster import available
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.ops.settings import Config
from alcaide.server.security.origin import policy
from alcaide.server.security.rate_limits import FILES, owner_of

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


async def app_page(request: Ask, head: Head | None = None) -> Response[Any]:
    """Return the page of the app, which a browser may have already."""
    path = STATIC / "index.html"
    if not path.is_file():
        return page()
    html = read(path).decode()
    headers = {"content-security-policy": policy(html)}
    if head is not None:
        html = headed(html, head, address_of(request), available())
    return answer(request, compressed(html.encode()), MediaType.HTML, headers=headers)


def address_of(request: Ask) -> str:
    """Return the address of the server: the public one, else that by which it was asked."""
    config: Config = request.app.state.config
    return config.public_url or str(request.base_url).rstrip("/")


def language_of(request: Ask) -> str:
    """Return the language in which links are told of: that of the owner of the server."""
    config: Config = request.app.state.config
    return config.club.language


@get(["/", "/lobby", "/account", "/club", "/desk"], include_in_schema=False, compressed=True)
async def home(request: Ask) -> Response[Any]:
    """Return the start page, that of the account or that of the club."""
    config: Config = request.app.state.config
    return await app_page(request, house_head(config, request.scope["path"], language_of(request)))


@get("/table/{rest:path}", include_in_schema=False, compressed=True)
async def table(request: Ask, rest: FromPath[str]) -> Response[Any]:
    """Return the page of a table, with a head that tells of it."""
    return await app_page(request, await _table_head(request, rest.strip("/")))


async def _table_head(request: Ask, id: str) -> Head | None:
    """Return what is told of a table, in the language of its owner; None: there is none."""
    state = request.app.state
    try:
        found = await state.hub.get(id)
        lang = await _language_at(state, found.owner) or language_of(request)
        claim = Claim(owner_of(request.scope), Priority.BOARD)
        make = partial(table_head, found, state.config, lang)
        head: Head = await state.worker_pool.here(claim, make)
    except AlcaideError:  # the page says it itself
        return None
    return head


async def _language_at(state: State, owner: str) -> str:
    """Return the language of whoever set a table up; "" if it is not known."""
    if not owner or not state.config.online:
        return ""
    person = await state.people.by_id(owner)
    return str(person.lang)


@get("/rules/{rest:path}", include_in_schema=False, compressed=True)
async def rules(request: Ask, rest: FromPath[str]) -> Response[Any]:
    """Return the page of the rules of a game."""
    game = rest.strip("/")
    head = game_head(game, language_of(request)) if game in GAMES else None
    return await app_page(request, head)


@get("/rules", include_in_schema=False)
async def games() -> Redirect:
    """Send who names no game to the start page, which has the rules of each."""
    return Redirect("/")


@get(
    ["/learn/{rest:path}", "/player/{rest:path}", "/club/{rest:path}", "/boards/{rest:path}"],
    include_in_schema=False,
    compressed=True,
)
async def inner(request: Ask, rest: FromPath[str]) -> Response[Any]:
    """Return the page of a lesson, of a player, of a text of the club or of a board."""
    return await app_page(request)


@get(
    ["/players", "/verify", "/learn", "/boards", "/companion", "/editor", "/import"],
    include_in_schema=False,
    compressed=True,
)
async def single(request: Ask) -> Response[Any]:
    """Return a page of its own: best players, lessons, positions, checked deals, other games."""
    return await app_page(request)


@get("/{name:str}", include_in_schema=False, compressed=True)
async def loose(request: Ask, name: FromPath[str]) -> Response[Any]:
    """Return a file that has to be at the root: the icon, the script that sets the theme."""
    return await file(request, STATIC, name, REVALIDATE, {"content-security-policy": ALONE})


@get("/assets/{name:str}", include_in_schema=False, compressed=True, rate=FILES)
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


HANDLERS: Final[list[Any]] = [home, table, rules, games, inner, single, loose, asset, licence]
