"""What is asked once, over HTTP: games, tables, records, rules, lessons."""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.serialization import encode_json

from alcaide.bots import BOTS
from alcaide.core.errors import PositionError, RecordError
from alcaide.games import GAMES
from alcaide.people.person import HOME
from alcaide.scene.model import PLAN
from alcaide.server.http.account import (
    account_requests,
    board_requests,
    contact_requests,
    data_export,
    device_requests,
    holiday_requests,
    me,
    passkey_requests,
    recovery_requests,
)
from alcaide.server.http.account.boards_of_tables import chosen_board, named_board
from alcaide.server.http.cached_answers import constant
from alcaide.server.http.club import club_requests
from alcaide.server.http.companion import companion_requests, sheet_requests
from alcaide.server.http.desk import (
    case_requests,
    house_requests,
    people_requests,
    result_requests,
    told_requests,
)
from alcaide.server.http.positions import position_requests
from alcaide.server.http.previews import preview_requests
from alcaide.server.http.prints import print_requests
from alcaide.server.http.schemas import get_schema
from alcaide.server.http.standings import players, table_ratings
from alcaide.server.http.tables import (
    deletion,
    lobby,
    own_tables,
    pictures,
    record_requests,
    verification,
)
from alcaide.server.http.tables.new_tables import begun, claimed, new_table, seed_for
from alcaide.server.http.tables.seat_names import check_worn, keep_for, unworn
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import ACTION, WorkerPool
from alcaide.server.live.hub import Hub
from alcaide.server.present.catalogue import game_infos, rules_info
from alcaide.server.present.error_sentences import UnknownGameError, told
from alcaide.server.present.lesson_steps import lesson_steps
from alcaide.server.present.sprite_styles import page_sprites
from alcaide.server.protocol.http.answers import (
    ErrorInfo,
    GameInfo,
    LessonStep,
    NewTable,
    RulesInfo,
)
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import known_person, online_only
from alcaide.server.security.key_scope_guard import NONE, OPTION, TABLES
from alcaide.server.security.rate_limits import ACTIONS, owner_of
from alcaide.server.security.rated_door import RatedDoor
from alcaide.server.security.roles import house_only
from alcaide.tables.records import from_record
from alcaide.tables.seats import check_aids, check_seats
from alcaide.tables.words import Words

SVG: Final = "image/svg+xml"
SEATS: Final = 8  # more than any game has
RECORD_SIZE: Final = 2_000_000  # bytes; a long game has a few thousand

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
GameName = FromPath[str]
TableId = FromPath[str]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]
Turns = Annotated[
    int, QueryParameter(name="turns", ge=0, le=PLAN, description="quarter turns; 4 is the plan")
]


@get("/games", compressed=True)
async def list_games(request: Ask, lang: Lang = None) -> Response[list[GameInfo]]:
    """Return the games to choose from."""
    lang = wanted(request, lang)
    return await constant(
        request,
        ("games", lang),
        lambda: encode_json(game_infos(lang)),
    )


@get("/games/{game:str}/sprites", media_type=SVG, compressed=True)
async def get_sprites(request: Ask, game: GameName) -> Response[str]:
    """Return the symbols that the drawings of a game use, to be put into a page."""
    _known_game(game)
    return await constant(request, ("sprites", game), lambda: page_sprites(game).encode(), SVG)


@post("/tables", rate="table", scope=TABLES)
async def create_table(
    request: Ask, data: JSONBody[NewTable], hub: Tables, state: State
) -> dict[str, str]:
    """Set a table up and return its id."""
    _known_game(data.game)
    person = known_person(request)
    game = GAMES[data.game]
    checked = check_seats(data.seats, game, BOTS)
    seats = [await keep_for(seat, state.accounts) for seat in claimed(checked, person)]
    if state.config.online:
        await check_worn(seats, person, state.accounts)
        seats = list(await unworn(seats, state.accounts))
    aids_off = check_aids(data.aids_off, game.aids)
    door = RatedDoor(request)
    door.check_player(data.terms, seats)
    owner = "" if person == HOME else person.id
    seed = seed_for(data, person)
    chosen = game.profile(data.profile) if data.profile else {}
    options = {**chosen, **data.options}
    board = await chosen_board(state, person, data.board)
    board = board or await named_board(state, person, data.position)
    game, setup = begun(data, game, board)
    table = await new_table(
        hub, game, options, seats, aids_off, owner, data.terms, seed, setup, board
    )
    await door.note(table)
    await state.notices.invite(table, person.id)
    return {"id": table.id}


@post("/tables/record", rate="table", scope=TABLES, request_max_body_size=RECORD_SIZE)
async def load_record(request: Ask, hub: Tables, state: State, lang: Lang = None) -> Response[Any]:
    """Set a table up from the text of a .play file or of a position and return its id."""
    person = known_person(request)
    source = await request.body()
    lines = source.count(b"\n") + 1
    if state.limits is not None:
        await state.limits.spend_of(request.scope, ACTIONS, lines)
    words = Words(wanted(request, lang))
    unnamed = [words.say("table-seat", n=seat + 1) for seat in range(SEATS)]
    board = await named_board(state, person, source)
    load = partial(from_record, source, unnamed.__getitem__, board)
    claim = Claim(owner_of(request.scope), Priority.ANALYSIS)
    try:
        worker_pool: WorkerPool = state.worker_pool
        loaded = await worker_pool.here(claim, load, lines * ACTION)
    except (PositionError, RecordError) as error:
        trouble = told(error, Words(words.lang, game_named(source), unnamed))
        info = ErrorInfo(trouble.sentence, trouble.rule, trouble.line)
        return Response(info, status_code=trouble.status)
    if state.config.online:
        loaded = loaded._replace(seats=await unworn(loaded.seats, state.accounts))
    owner = "" if person == HOME else person.id
    return Response({"id": (await hub.create(*loaded, owner=owner)).id})


def game_named(source: bytes) -> str:
    """Return the game that a text is of, if it says so: its reasons are said in its words."""
    named = rb'^(?:\[Game "|game )([a-z][a-z0-9]*)'
    found = re.search(named, source[:10_000], re.MULTILINE)
    name = found[1].decode() if found else ""
    return name if name in GAMES else ""


@get("/rules/{game:str}", compressed=True)
async def get_rules(request: Ask, game: GameName, lang: Lang = None) -> Response[RulesInfo]:
    """Return the numbered rules of a game."""
    _known_game(game)
    lang = wanted(request, lang)
    return await constant(
        request, ("rules", game, lang), lambda: encode_json(rules_info(game, lang))
    )


@get("/lessons/{game:str}", compressed=True)
async def get_lesson(
    request: Ask, game: GameName, lang: Lang = None, turns: Turns = 0
) -> Response[list[LessonStep]]:
    """Return the steps of the lesson of a game."""
    _known_game(game)
    lang = wanted(request, lang)
    return await constant(
        request,
        ("lesson", game, lang, turns),
        lambda: encode_json(lesson_steps(GAMES[game], lang, turns)),
    )


def _known_game(game: str) -> None:
    if game not in GAMES:
        raise UnknownGameError


ACCOUNT: Final = Router(
    "/account",
    route_handlers=[
        *account_requests.HANDLERS,
        *device_requests.HANDLERS,
        *data_export.HANDLERS,
        holiday_requests.HOLIDAYS,
        contact_requests.WAYS,
        passkey_requests.PASSKEYS,
        *recovery_requests.HANDLERS,
    ],
    guards=[online_only],
    opt={OPTION: NONE},
)
DESK: Final = Router(
    "/desk",
    route_handlers=[
        *case_requests.HANDLERS,
        *people_requests.HANDLERS,
        *house_requests.HANDLERS,
        *result_requests.HANDLERS,
    ],
    guards=[online_only, house_only],
    opt={OPTION: NONE},
)
API: Final = Router(
    "/api",
    route_handlers=[
        list_games,
        get_sprites,
        *own_tables.HANDLERS,
        create_table,
        load_record,
        *record_requests.HANDLERS,
        print_requests.get_print,
        get_rules,
        get_lesson,
        *lobby.HANDLERS,
        deletion.delete_table,
        *me.HANDLERS,
        board_requests.BOARDS,
        *club_requests.HANDLERS,
        get_schema,
        ACCOUNT,
        DESK,
        house_requests.get_door,
        *told_requests.HANDLERS,
        *players.HANDLERS,
        *table_ratings.HANDLERS,
        pictures.get_picture,
        *preview_requests.HANDLERS,
        verification.verify_record,
        companion_requests.enter,
        sheet_requests.count_sheet,
        *position_requests.HANDLERS,
    ],
)
