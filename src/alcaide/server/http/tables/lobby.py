"""Setting tables up among people: the lobby, invitations, rematches, settings to be used again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from alcaide.games import GAMES
from alcaide.interface.parts import HOUSE
from alcaide.people.person import HOME, Person
from alcaide.people.reliability import Reliability, reliability
from alcaide.server.http.account.boards_of_tables import board_at
from alcaide.server.http.tables.new_tables import new_seed, new_table
from alcaide.server.http.tables.seat_names import check_worn, unworn
from alcaide.server.live.hub import Hub
from alcaide.server.present.aids import aids_on
from alcaide.server.present.catalogue import card_picture
from alcaide.server.present.chosen_options import chosen_options
from alcaide.server.protocol.http.answers import LobbyTable, NewTable, ReliabilityInfo
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person, known_person
from alcaide.server.security.key_scope_guard import TABLES
from alcaide.server.security.permissions import may_look, own_seat, owns, seats_of
from alcaide.server.security.rated_door import RatedDoor
from alcaide.tables.errors import (
    MissingError,
    OrderError,
    PlayedError,
)
from alcaide.tables.orders.seating import OPEN, PERSON
from alcaide.tables.seats import SeatSpec
from alcaide.tables.stores.table_store import TableSummary
from alcaide.tables.time import steady_clock
from alcaide.tables.words import Words

SHOWN: Final = 60  # tables of the lobby
LOOKED_AT: Final = 400  # among which they are chosen
STALE: Final = {"gathering": timedelta(days=7), "playing": timedelta(days=30)}
ALONE: Final = timedelta(hours=3)  # that a game against the clock is offered with nobody there

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
TableId = FromPath[str]
Game = Annotated[str, QueryParameter(name="game", description="only of this game")]
Pace = Annotated[
    Literal["", "free", "live", "days"],
    QueryParameter(name="pace", description="only at this pace"),
]
Free = Annotated[bool, QueryParameter(name="free", description="only with free seats")]
Rated = Annotated[bool, QueryParameter(name="rated", description="only rated ones")]
Invite = Annotated[str, QueryParameter(name="invite", description="the secret of an invitation")]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/lobby")
async def get_lobby(
    request: Ask,
    hub: Tables,
    state: State,
    game: Game = "",
    pace: Pace = "",
    free: Free = False,
    rated: Rated = False,
    lang: Lang = None,
) -> list[LobbyTable]:
    """Return the public tables that one may join or watch, those with free seats first."""
    person, language = current_person(request), wanted(request, lang)
    now = steady_clock.now()
    found = [
        kept
        for kept in await hub.store.public(game, LOOKED_AT)
        if now - kept.touched < _offered(kept)
        and pace in ("", kept.terms.pace)
        and (kept.terms.rated or not rated)
        and (_free(kept, person) or (kept.terms.watch and kept.phase == "playing" and not free))
    ]
    found.sort(key=lambda kept: not _free(kept, person))
    shown = found[:SHOWN]
    users = {seat.user for kept in shown for seat in kept.seats} - {""}
    known = await reliability(hub.store.engine, users)
    await state.badges.of(seat.user for kept in shown for seat in kept.seats)  # at once
    return [
        _line(kept, person, language, await state.badges.of_seats(kept.seats), known)
        for kept in shown
    ]


def _offered(kept: TableSummary) -> timedelta:
    """Return how long a table is shown after a move, or after somebody was there to begin."""
    gathers = kept.phase == "gathering" and kept.terms.pace == "live"
    return ALONE if gathers else STALE[kept.phase]


def _free(kept: TableSummary, person: Person) -> int:
    """Return how many seats there are for somebody."""
    mine = ("", person.id) if person.known else ("",)
    return sum(seat.free and not seat.invited and seat.user in mine for seat in kept.seats)


def _line(
    kept: TableSummary,
    person: Person,
    lang: str,
    badges: list[str],
    known: Mapping[str, Reliability],
) -> LobbyTable:
    words = Words(lang, kept.game)
    return LobbyTable(
        id=kept.id,
        game=kept.game,
        name=words.title(),
        seats=list(kept.seats),
        terms=kept.terms,
        gathering=kept.phase == "gathering",
        free=_free(kept, person),
        mine=person.known and any(seat.user == person.id for seat in kept.seats),
        options=options_told(kept.game, kept.options, words),
        chosen=chosen_options(kept.game, kept.options, words, kept.board_name),
        aids=aids_on(kept.aids_off, words),
        touched=kept.touched.isoformat(timespec="seconds"),
        vignette=card_picture(kept.game, words.lang),
        reliability=[reliability_info(known.get(seat.user), words) for seat in kept.seats],
        badges=badges,
    )


@get("/tables/{id:str}/reliability")
async def get_reliability(
    request: Ask, id: TableId, hub: Tables, invite: Invite = "", lang: Lang = None
) -> list[ReliabilityInfo | None]:
    """Return by seats how many of their games those at a table have ended; null: nobody, a bot."""
    table = await hub.get(id)
    if not may_look(table, current_person(request), invite):
        raise MissingError
    words = Words(wanted(request, lang))
    known = await reliability(hub.store.engine, {seat.user for seat in table.seats} - {""})
    return [reliability_info(known.get(seat.user), words) for seat in table.seats]


def reliability_info(known: Reliability | None, words: Words) -> ReliabilityInfo | None:
    """Return how reliable somebody is, in words and figures."""
    if known is None:
        return None
    key = "table-reliable-new" if known.new else "table-reliable"
    said = words.say(key, ended=known.ended, games=known.games)
    return ReliabilityInfo(known.ended, known.games, known.new, said)


def options_told(name: str, chosen: dict[str, str], words: Words) -> list[str]:
    """Return the options that are not as usual, in words: a profile's together, by its name."""
    if name in GAMES and (profile := GAMES[name].profile_of(chosen)):
        return [] if profile == HOUSE else [words.term(f"profile-{profile}")]
    told: list[str] = []
    for option in GAMES[name].options if name in GAMES else ():
        value = chosen.get(option.name, option.values[0])
        if value != option.values[0]:
            label = words.term(f"option-{option.name}")
            switch = set(option.values) == {"on", "off"}
            if switch and value == "on":
                told.append(label)
            else:
                told.append(f"{label}: {words.term(f'option-{option.name}-{value}')}")
    return told


@get("/tables/{id:str}/settings")
async def get_settings(request: Ask, id: TableId, hub: Tables) -> NewTable:
    """Return what a table was set up with, so that another one can be set up like it."""
    table = await hub.get(id)
    if not may_look(table, current_person(request)):
        raise MissingError
    seats = [_like(spec) for spec in table.seats]
    position = table.setup.position if table.turn is None else ""  # it tells every card
    return NewTable(
        table.game.name,
        seats,
        table.setup.options,
        "",
        list(table.aids_off),
        None,
        table.terms,
        position,
    )


def _like(spec: SeatSpec) -> SeatSpec:
    """Return a seat without its person: he has to be asked anew."""
    if spec.user or spec.free:
        return SeatSpec(OPEN, "", spec.colour, invited=spec.invited)
    return spec


@post("/tables/{id:str}/rematch", rate="table", scope=TABLES)
async def rematch(request: Ask, id: TableId, hub: Tables) -> dict[str, str]:
    """Set up a new table like a finished one, with its seats kept for the same people.

    Who asks sits down at once, the others when they come. If somebody has asked before, his table
    is the one. Where nobody signs in, everybody sits as before.
    """
    person = known_person(request)
    old = await hub.get(id)
    sat = any(person.known and spec.user == person.id for spec in old.seats)
    if not (owns(old, person) or sat or seats_of(old, person)):
        raise PlayedError
    if old.agreements.rematch:
        return {"id": old.agreements.rematch}
    seats = old.seats if person == HOME else [_again(spec, person) for spec in old.seats]
    if request.app.state.config.online:  # a record may have named them
        await check_worn(seats, person, request.app.state.accounts)
        seats = await unworn(seats, request.app.state.accounts)
    door = RatedDoor(request)
    door.check_player(old.terms, seats)
    owner = old.owner if person == HOME or owns(old, person) else person.id
    table = await new_table(
        hub,
        GAMES[old.game.name],
        old.setup.options,
        seats,
        old.aids_off,
        owner,
        old.terms,
        new_seed(),
        old.setup if old.setup.position else None,
        board_at(old),
    )
    await door.note(table)
    if person == HOME or old.turn is not None:
        return {"id": table.id}
    try:
        await hub.order(id, own_seat(old, person) or 0, f"/rematch {table.id}", PERSON)
    except OrderError:  # somebody else asked in the same moment
        await hub.delete(table.id)
        return {"id": (await hub.get(id)).agreements.rematch}
    await request.app.state.notices.invite(table, person.id)
    return {"id": table.id}


def _again(spec: SeatSpec, person: Person) -> SeatSpec:
    if not spec.user:
        return spec
    if spec.user == person.id:
        return msgspec.structs.replace(spec, kind=PERSON, level="", program=False)
    return msgspec.structs.replace(spec, kind=OPEN, level="", program=False)


HANDLERS: Final[list[Any]] = [get_lobby, get_reliability, get_settings, rematch]
