"""Positions over HTTP: each change is answered with what is wrong and how it looks."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from alcaide.bots.analysis.advice_job import query, run_advice
from alcaide.core.position_lines import split
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.real_table.boards import Board
from alcaide.record.positions import GAME, dealt
from alcaide.server.http.account.boards_of_tables import boards_for, named_board
from alcaide.server.http.positions.trials import check_turn, table_for, tried
from alcaide.server.http.positions.workbench import words_for, worked
from alcaide.server.http.tables.pictures import POLICY, picture
from alcaide.server.jobs.hint_job import BUDGET
from alcaide.server.jobs.scheduler import Claim, Job, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.present.advice_sentences import hinted
from alcaide.server.present.error_sentences import UnknownGameError
from alcaide.server.protocol.http.position_answers import (
    HintAsk,
    PictureAsk,
    PositionAsk,
    PositionInfo,
    TryAsk,
    TryInfo,
)
from alcaide.server.protocol.looks.advice_messages import HintMessage
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.server.security.key_scope_guard import READ
from alcaide.server.security.rate_limits import owner_of
from alcaide.tables.thinking.reasons import averaged

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@post("/positions", status_code=200, scope=READ)
async def set_up(
    request: Ask, data: JSONBody[PositionAsk], state: State, lang: Lang = None
) -> PositionInfo:
    """Return a position after a change: its text, what is wrong with it, how it looks."""
    game = told_game(game_of(data.game), data.text)
    boards = await boards_for(state, current_person(request), game.name)
    make = partial(worked, game, data, wanted(request, lang), boards)
    worker_pool: WorkerPool = state.worker_pool
    return await worker_pool.here(Claim(owner_of(request.scope), Priority.BOARD), make)


@post("/positions/try", status_code=200, scope=READ)
async def try_action(
    request: Ask, data: JSONBody[TryAsk], state: State, lang: Lang = None
) -> TryInfo:
    """Return whether something is legal in a position, and by which rule it is not."""
    board = await named_board(state, current_person(request), data.text)
    make = partial(tried, game_of(data.game), data, wanted(request, lang), board)
    worker_pool: WorkerPool = state.worker_pool
    return await worker_pool.here(Claim(owner_of(request.scope), Priority.BOARD), make)


@post("/positions/picture", status_code=200, scope=READ, rate="preview", media_type="image/svg+xml")
async def draw_position(
    request: Ask, data: JSONBody[PictureAsk], state: State, lang: Lang = None
) -> Response[str]:
    """Return a position as one SVG document."""
    board = await named_board(state, current_person(request), data.text)
    make = partial(drawn, game_of(data.game), data, wanted(request, lang), board)
    worker_pool: WorkerPool = state.worker_pool
    svg = await worker_pool.here(Claim(owner_of(request.scope), Priority.BOARD), make)
    return Response(svg, headers={"content-security-policy": POLICY})


def drawn(
    game: Game[Any, Any, Any], asked: PictureAsk, lang: str, board: Board | None = None
) -> str:
    """Return the picture of a position. Raises PositionError."""
    table = table_for(game, asked.text, lang, board)
    return picture(table, 0, asked.turns, asked.theme, lang)


@post("/positions/hint", status_code=200, scope=READ, rate="hint")
async def advise_position(
    request: Ask, data: JSONBody[HintAsk], state: State, lang: Lang = None
) -> HintMessage:
    """Return the best action in a position, as far as its mover can know."""
    game, owner = game_of(data.game), owner_of(request.scope)
    worker_pool: WorkerPool = state.worker_pool
    claim = Claim(owner, Priority.BOARD)
    board = await named_board(state, current_person(request), data.text)
    table = await worker_pool.here(claim, partial(table_for, game, data.text, "en", board))
    check_turn(table)
    name = hashlib.sha256(data.text.encode()).hexdigest()
    content = board.text if board else ""
    deal = partial(dealt, game, table.state, data.text, content)
    others = await worker_pool.here(claim, deal)
    asked = query(game, table.state, name, BUDGET, others=others)
    job = Job(Claim(owner, Priority.HINT), BUDGET.seconds)
    (advice,) = await worker_pool.ask(job, partial(run_advice, asked), _wanted)
    words = words_for(wanted(request, lang), game.name)
    more = [averaged(words)] if others else []
    return await worker_pool.here(claim, partial(hinted, table, advice, words, more))


async def _wanted() -> None:
    """Raise nothing: who waits for a hint is cancelled when he goes away."""


def told_game(game: Game[Any, Any, Any], text: str) -> Game[Any, Any, Any]:
    """Return the game that a text names, if it names another one that there is."""
    for _, words in split(text):
        if words[0] == GAME:
            return GAMES.get(" ".join(words[1:]), game)
    return game


def game_of(name: str) -> Game[Any, Any, Any]:
    """Return a game by its name. Raises UnknownGameError."""
    if name not in GAMES:
        raise UnknownGameError
    return GAMES[name]


HANDLERS: Final[list[Any]] = [set_up, try_action, advise_position, draw_position]
