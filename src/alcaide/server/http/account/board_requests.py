"""Boards as in one's own box: edited, checked, kept."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from alcaide.people.board_store import BoardStore
from alcaide.record.board_file import (
    LIMIT,
    BoardFile,
    file_of,
    filled_file,
    read_file,
    usual_file,
)
from alcaide.server.http.account.board_views import board_info, board_view
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.protocol.http.board_answers import BoardDraft, BoardInfo, BoardView
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person, known_person
from alcaide.server.security.key_scope_guard import READ, TABLES
from alcaide.server.security.rate_limits import owner_of

CHECK: Final = 0.02  # CPU seconds that a board takes at most
Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/")
async def list_boards(request: Ask, state: State, lang: Lang = None) -> list[BoardInfo]:
    """Return the boards of whoever asks, the one changed last first."""
    person, language = current_person(request), wanted(request, lang)
    kept = await _store(state).of(person) if person.known else []
    return [board_info(each, language) for each in kept]


@post("/", rate="table", scope=TABLES)
async def keep_board(
    request: Ask, data: JSONBody[BoardDraft], state: State, lang: Lang = None
) -> BoardInfo:
    """Keep a board that can be played on, in the place of an older one of one's own or as new."""
    person, claim = known_person(request), _claim(request)
    file = filled_file(data.game, data.name, data.author, data.form)
    board = await _pool(state).here(claim, file.board, CHECK)
    return board_info(await _store(state).keep(person, board, data.id), wanted(request, lang))


@get("/usual/{game:str}")
async def get_usual(
    request: Ask, game: FromPath[str], state: State, lang: Lang = None
) -> BoardView:
    """Return the components that a game has by itself."""
    return await _view(request, state, usual_file(game), lang)


@get("/{id:str}")
async def get_board(request: Ask, id: FromPath[str], state: State, lang: Lang = None) -> BoardView:
    """Return one's own board."""
    kept = await _store(state).get(current_person(request), id)
    return await _view(request, state, file_of(kept.board), lang, id)


@delete("/{id:str}", scope=TABLES)
async def drop_board(request: Ask, id: FromPath[str], state: State) -> None:
    """Forget one's own board; tables that were set up with it go on."""
    await _store(state).drop(known_person(request), id)


@post("/check", scope=READ, status_code=HTTP_200_OK)
async def check_board(
    request: Ask, data: JSONBody[BoardDraft], state: State, lang: Lang = None
) -> BoardView:
    """Return how a board stands to what is known, whether it is complete or not."""
    file = filled_file(data.game, data.name, data.author, data.form)
    return await _view(request, state, file, lang, data.id)


@post("/read", scope=READ, status_code=HTTP_200_OK, request_max_body_size=2 * LIMIT)
async def read_board(request: Ask, state: State, lang: Lang = None) -> BoardView:
    """Return a board to be edited from the text of a file."""
    return await _view(request, state, read_file(await request.body()), lang)


async def _view(
    request: Ask, state: State, file: BoardFile, lang: str | None, id: str = ""
) -> BoardView:
    language = wanted(request, lang)
    return await _pool(state).here(_claim(request), lambda: board_view(file, language, id), CHECK)


def _claim(request: Ask) -> Claim:
    return Claim(owner_of(request.scope), Priority.ANALYSIS)


def _pool(state: State) -> WorkerPool:
    worker_pool: WorkerPool = state.worker_pool
    return worker_pool


def _store(state: State) -> BoardStore:
    return BoardStore(state.people.engine)


BOARDS: Final = Router(
    "/boards",
    route_handlers=[
        list_boards,
        keep_board,
        get_usual,
        get_board,
        drop_board,
        check_board,
        read_board,
    ],
)
