"""The scorer over HTTP: what stands on a sheet comes in, the checked count goes out."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, post
from litestar.params import JSONBody, QueryParameter

from alcaide.games import GAMES
from alcaide.server.http.companion.sheet_view import sheet_view
from alcaide.server.present.error_sentences import UnknownGameError
from alcaide.server.protocol.http.sheet_messages import SheetAsk, SheetView
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.key_scope_guard import READ
from alcaide.tables.errors import CrowdError
from alcaide.tables.words import Words

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]
SIZE: Final = 20_000  # bytes of a sheet


@post("/companion/sheet", status_code=200, scope=READ, request_max_body_size=SIZE)
async def count_sheet(request: Ask, data: JSONBody[SheetAsk], lang: Lang = None) -> SheetView:
    """Return the lines of a score sheet, what cannot stand there, and what it comes to."""
    if data.game not in GAMES:
        raise UnknownGameError
    game = GAMES[data.game]
    least, most, players = game.seats[0], game.seats[-1], len(data.names)
    if players not in game.seats:
        raise CrowdError(game=game.name, least=least, most=most, players=players)
    return sheet_view(game, data, Words(wanted(request, lang), game.name, data.names))
