"""Pictures of links, as PNG: a position as anybody may see it, else the game's own picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from alcaide.games import GAMES
from alcaide.server.http.cached_answers import CachedAnswer, answer, compressed
from alcaide.server.http.previews.card import PIXELS, Caption, Seat, game_card, position_card
from alcaide.server.http.previews.heads import dealt, public, state_of
from alcaide.server.http.previews.raster import available, painted
from alcaide.server.jobs.scheduler import Claim, Job, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.hub import Hub
from alcaide.server.ops.settings import Config
from alcaide.server.present.table_view import words_of
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.rate_limits import owner_of
from alcaide.tables.errors import MissingError
from alcaide.tables.replay.spectator_delay import delayed
from alcaide.tables.table import Table
from alcaide.tables.words import Words

PNG: Final = "image/png"
COST: Final = 1.0  # seconds
POLICY: Final = {"content-security-policy": "default-src 'none'; frame-ancestors 'none'"}

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/tables/{id:str}/preview.png", media_type=PNG, rate="preview", compressed=True)
async def get_table_preview(
    request: Ask, id: FromPath[str], hub: NamedDependency[Hub], state: State, lang: Lang = None
) -> Response[bytes]:
    """Return the picture of a table for a link to it; 404 where none can be made."""
    table = await hub.get(id)
    lang = wanted(request, lang)
    config: Config = state.config
    stands = (table.waiting, table.turn is None, public(table, config), dealt(table, config))
    place = (id, *stands, lang)
    return await _drawn(request, place, table.seq, partial(table_card, table, config, lang))


@get("/games/{game:str}/preview.png", media_type=PNG, rate="preview", compressed=True)
async def get_game_preview(request: Ask, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """Return the picture of a game for a link to it; 404 where none can be made."""
    if game not in GAMES:
        raise MissingError
    lang = wanted(request, lang)
    words = Words(lang, game)
    caption = Caption(words.term("name"), words.term("line"))
    return await _drawn(request, (game, lang), 0, partial(game_card, GAMES[game], caption))


def table_card(table: Table, config: Config, lang: str) -> str:
    """Return the picture of a table as far as anybody may see it."""
    words = words_of(table, lang)
    name = words.term("name")
    if not public(table, config):
        return game_card(table.game, Caption(name, words.say("table-preview-private")))
    seats = [
        Seat(words.say("table-preview-free") if spec.free else spec.name, spec.colour)
        for spec in table.seats
    ]
    if not dealt(table, config):
        return game_card(table.game, Caption(name, state_of(table, words), seats))
    seen = delayed(table)
    return position_card(seen, Caption(name, state_of(seen, words), seats))


async def _drawn(
    request: Ask, place: tuple[Any, ...], version: int, make: Callable[[], str]
) -> Response[bytes]:
    """Answer with a picture that is kept; it is made by turns: as SVG here, as PNG elsewhere."""
    if not available():
        raise MissingError
    state = request.app.state
    claim = Claim(owner_of(request.scope), Priority.BOARD)

    async def made() -> CachedAnswer:
        pool: WorkerPool = state.worker_pool
        svg = await pool.here(claim, make)
        [drawn] = await pool.ask(Job(claim, COST), partial(painted, svg, *PIXELS), _wanted)
        return compressed(drawn)

    found = await state.drawing_queue.get(place, version, made)
    return answer(request, found, PNG, headers=POLICY)


async def _wanted() -> None:
    """Raise nothing: who waits for a picture is cancelled when he goes away."""


HANDLERS: Final[list[Any]] = [get_table_preview, get_game_preview]
