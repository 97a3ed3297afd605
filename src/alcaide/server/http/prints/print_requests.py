"""Games on paper over HTTP: a PDF, made in a process of its own and kept for a while."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from alcaide.games import GAMES
from alcaide.server.http.cached_answers import CachedAnswer, answer, compressed
from alcaide.server.http.prints.document import available, pdf
from alcaide.server.jobs.scheduler import Claim, Job, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.rate_limits import owner_of
from alcaide.tables.errors import MissingError
from alcaide.tables.words import Words

PDF: Final = "application/pdf"
COST: Final = 20.0  # seconds
KEPT: Final = 24_000_000  # bytes: five games or so

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]
Paper = Annotated[
    Literal["a4", "letter"], QueryParameter(name="paper", description="its size: a4 or letter")
]


@get("/print/{game:str}", media_type=PDF, rate="preview", compressed=True)
async def get_print(
    request: Ask, game: FromPath[str], state: State, paper: Paper = "a4", lang: Lang = None
) -> Response[bytes]:
    """Return a game to print and cut out; 404 where it cannot be made."""
    if game not in GAMES or GAMES[game].printed is None or not available():
        raise MissingError
    lang = wanted(request, lang)
    claim = Claim(owner_of(request.scope), Priority.ANALYSIS)

    async def made() -> CachedAnswer:
        pool: WorkerPool = state.worker_pool
        [document] = await pool.ask(Job(claim, COST), partial(sheets, game, paper, lang), _wanted)
        return compressed(document)

    found = await state.print_queue.get((game, paper, lang), 0, made)
    headers = {"content-disposition": f'attachment; filename="{game}-{paper}.pdf"'}
    return answer(request, found, PDF, headers=headers)


def sheets(game: str, paper: str, lang: str, _part: int, _ticket: int) -> bytes:
    """Return the PDF of a game, as a part of a job."""
    words = Words(lang, game)
    return pdf(GAMES[game], paper, words.phrase, words.lang)


async def _wanted() -> None:
    """Raise nothing: who waits for a document is cancelled when he goes away."""
