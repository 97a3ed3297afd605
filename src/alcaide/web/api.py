"""What is asked once, over HTTP: games, tables, records, rules, lessons."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from alcaide.bots import BOTS
from alcaide.core.errors import RecordError
from alcaide.core.scene import PLAN
from alcaide.games import GAMES
from alcaide.people.person import HOME, Person
from alcaide.record.fairness import SEED
from alcaide.record.lines import tag_line
from alcaide.table.errors import MissingError, OwnerError, SeatsError
from alcaide.table.records import from_record, to_record
from alcaide.table.seats import SeatSpec, check_aids, check_seats
from alcaide.table.words import Words
from alcaide.web import account, devices, leaving, me, verify
from alcaide.web.asked import wanted
from alcaide.web.auth import known, online_only, who
from alcaide.web.hub import Hub
from alcaide.web.infos import game_info, rules_info, table_info
from alcaide.web.lessons import lesson_steps
from alcaide.web.messages import (
    ErrorInfo,
    GameInfo,
    LessonStep,
    NewTable,
    RulesInfo,
    TableInfo,
)
from alcaide.web.rights import may_look, owns, seats_of
from alcaide.web.sprites import page_sprites
from alcaide.web.trouble import ChosenError, HiddenError, UnknownGameError, told

LISTED: Final = 50  # tables on the start page
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


@get("/games", sync_to_thread=False)
def list_games(request: Ask, lang: Lang = None) -> list[GameInfo]:
    """Return the games to choose from."""
    return [game_info(game, wanted(request, lang)) for game in GAMES.values()]


@get(
    "/games/{game:str}/sprites",
    media_type="image/svg+xml",
    sync_to_thread=False,
    cache_control=CacheControlHeader(no_cache=True),
)
def get_sprites(game: GameName) -> str:
    """Return the symbols that the drawings of a game use, to be put into a page."""
    _known(game)
    return page_sprites(game)


@get("/tables")
async def list_tables(request: Ask, hub: Tables, lang: Lang = None) -> list[TableInfo]:
    """Return the tables to go on with, newest first."""
    language = wanted(request, lang)
    infos: list[TableInfo] = []
    person = who(request)
    mine = None if person == HOME else person.id
    for kept in await hub.store.list(LISTED, mine) if mine != "" else ():
        with suppress(MissingError):  # deleted just now
            infos.append(await table_info(hub, kept, language, person))
    return infos


@post("/tables", rate="table")
async def create_table(request: Ask, data: JSONBody[NewTable], hub: Tables) -> dict[str, str]:
    """Set a table up and return its id."""
    _known(data.game)
    person = known(request)
    game = GAMES[data.game]
    seats = claimed(check_seats(data.seats, game, BOTS), person)
    aids_off = check_aids(data.aids_off, game.aids)
    seed = seed_for(data, person)
    setup = game.setup(len(seats), data.options, seed.encode())
    owner = "" if person == HOME else person.id
    table = await hub.create(
        game, setup, seats, aids_off=aids_off, owner=owner, terms=data.terms, seed=seed
    )
    return {"id": table.id}


@post("/tables/record", rate="table", request_max_body_size=RECORD_SIZE)
async def load_record(request: Ask, hub: Tables, lang: Lang = None) -> Response[Any]:
    """Set a table up from the text of a .play file and return its id."""
    person = known(request)
    source = await request.body()
    words = Words(wanted(request, lang))
    unnamed = [words.say("table-seat", n=seat + 1) for seat in range(SEATS)]
    try:
        loaded = await asyncio.to_thread(from_record, source, unnamed.__getitem__)
    except RecordError as error:
        trouble = told(error, Words(words.lang, game_named(source), unnamed))
        info = ErrorInfo(trouble.sentence, trouble.rule, trouble.line)
        return Response(info, status_code=trouble.status)
    owner = "" if person == HOME else person.id
    return Response({"id": (await hub.create(*loaded, owner=owner)).id})


def game_named(source: bytes) -> str:
    """Return the game that a record is of, if it says so: its reasons are said in its words."""
    found = re.search(rb'^\[Game "([a-z]+)"\]', source[:10_000], re.MULTILINE)
    name = found[1].decode() if found else ""
    return name if name in GAMES else ""


@get("/tables/{id:str}/record")
async def get_record(request: Ask, id: TableId, hub: Tables) -> Response[str]:
    """Return the .play file of a finished game; it holds every card, so not before."""
    table = await hub.get(id)
    if not may_look(table, who(request)):
        raise MissingError
    if table.turn is not None:
        raise HiddenError
    name = f"{table.game.name}-{id}.play"
    return Response(
        to_record(table).dumps(),
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/tables/{id:str}/rematch", rate="table")
async def rematch(request: Ask, id: TableId, hub: Tables) -> dict[str, str]:
    """Set up a new table with the same seats, options, aids and terms and return its id."""
    person = known(request)
    old = await hub.get(id)
    if not (owns(old, person) or seats_of(old, person)):
        raise OwnerError
    seed = new_seed()
    setup = old.game.setup(len(old.seats), old.setup.options, seed.encode())
    table = await hub.create(
        old.game,
        setup,
        old.seats,
        aids_off=old.aids_off,
        owner=old.owner,
        terms=old.terms,
        seed=seed,
    )
    return {"id": table.id}


@delete("/tables/{id:str}")
async def delete_table(request: Ask, id: TableId, hub: Tables) -> None:
    """Delete a table with its log."""
    if not owns(await hub.get(id), known(request)):
        raise OwnerError
    await hub.delete(id)


@get("/rules/{game:str}", sync_to_thread=True)
def get_rules(request: Ask, game: GameName, lang: Lang = None) -> RulesInfo:
    """Return the numbered rules of a game."""
    _known(game)
    return rules_info(game, wanted(request, lang))


@get("/lessons/{game:str}", sync_to_thread=True)
def get_lesson(
    request: Ask, game: GameName, lang: Lang = None, turns: Turns = 0
) -> list[LessonStep]:
    """Return the steps of the lesson of a game."""
    _known(game)
    return lesson_steps(GAMES[game], wanted(request, lang), turns)


def claimed(seats: Sequence[SeatSpec], person: Person) -> tuple[SeatSpec, ...]:
    """Return the seats of a new table; the seat of a person is that of who sets the table up.

    Raises SeatsError if there are more of them: the others take their seats themselves.
    """
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise SeatsError("the others take their seats themselves: leave them open")
    return tuple(
        msgspec.structs.replace(seat, user=person.id if seat.kind == "person" else "")
        for seat in seats
    )


def seed_for(data: NewTable, person: Person) -> str:
    """Return the seed of a new table. Raises ChosenError, and RecordError for one of no text."""
    if not data.seed:
        return new_seed()
    if person != HOME:
        raise ChosenError
    tag_line(SEED, [data.seed])  # as it will stand in the record
    return data.seed


def new_seed() -> str:
    """Return a seed that nobody can foresee."""
    return secrets.token_hex(32)


def _known(game: str) -> None:
    if game not in GAMES:
        raise UnknownGameError


ACCOUNT: Final = Router(
    "/account",
    route_handlers=[*account.HANDLERS, *devices.HANDLERS, *leaving.HANDLERS],
    guards=[online_only],
)
API: Final = Router(
    "/api",
    route_handlers=[
        list_games,
        get_sprites,
        list_tables,
        create_table,
        load_record,
        get_record,
        rematch,
        delete_table,
        get_rules,
        get_lesson,
        *me.HANDLERS,
        ACCOUNT,
        verify.verify_record,
    ],
)
