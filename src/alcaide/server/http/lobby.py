"""Setting tables up among people: the lobby, invitations, rematches, settings to be used again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from alcaide.bots import BOTS
from alcaide.games import GAMES
from alcaide.interface.parts import HOUSE
from alcaide.people.accounts import Accounts
from alcaide.people.person import HOME, Person
from alcaide.record.fairness import SEED
from alcaide.record.header import AnyGame
from alcaide.record.lines import tag_line
from alcaide.server.live.hub import Hub
from alcaide.server.present.catalogue import card_picture
from alcaide.server.present.error_sentences import ChosenError
from alcaide.server.protocol.answers import LobbyTable, NewTable
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person, known_person
from alcaide.server.security.permissions import may_look, own_seat, owns, seats_of
from alcaide.tables.control import OPEN, PERSON
from alcaide.tables.errors import (
    MissingError,
    NobodyError,
    OrderError,
    OthersError,
    OwnerError,
    SeatsError,
)
from alcaide.tables.seats import SeatSpec, check_aids
from alcaide.tables.stores.table_store import TableSummary
from alcaide.tables.table import Table
from alcaide.tables.terms import Terms, check_terms
from alcaide.tables.words import Words

SHOWN: Final = 60  # tables of the lobby
LOOKED_AT: Final = 400  # among which they are chosen
STALE: Final = {"gathering": timedelta(days=7), "playing": timedelta(days=30)}

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
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/lobby")
async def get_lobby(
    request: Ask,
    hub: Tables,
    game: Game = "",
    pace: Pace = "",
    free: Free = False,
    rated: Rated = False,
    lang: Lang = None,
) -> list[LobbyTable]:
    """Return the public tables that one may join or watch, those with free seats first."""
    person, language = current_person(request), wanted(request, lang)
    now = datetime.now(UTC)
    found = [
        kept
        for kept in await hub.store.public(game, LOOKED_AT)
        if now - kept.touched < STALE[kept.phase]
        and pace in ("", kept.terms.pace)
        and (kept.terms.rated or not rated)
        and (_free(kept, person) or (kept.terms.watch and kept.phase == "playing" and not free))
    ]
    found.sort(key=lambda kept: not _free(kept, person))
    return [_line(kept, person, language) for kept in found[:SHOWN]]


def _free(kept: TableSummary, person: Person) -> int:
    """Return how many seats there are for somebody."""
    mine = ("", person.id) if person.known else ("",)
    return sum(seat.free and not seat.invited and seat.user in mine for seat in kept.seats)


def _line(kept: TableSummary, person: Person, lang: str) -> LobbyTable:
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
        touched=kept.touched.isoformat(timespec="seconds"),
        vignette=card_picture(kept.game, words.lang),
    )


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
    return NewTable(
        table.game.name, seats, table.setup.options, "", list(table.aids_off), None, table.terms
    )


def _like(spec: SeatSpec) -> SeatSpec:
    """Return a seat without its person: he has to be asked anew."""
    if spec.user or spec.free:
        return SeatSpec(OPEN, "", spec.colour, invited=spec.invited)
    return spec


@post("/tables/{id:str}/rematch", rate="table")
async def rematch(request: Ask, id: TableId, hub: Tables) -> dict[str, str]:
    """Set up a new table like a finished one, with its seats kept for the same people.

    Who asks sits down at once, the others when they come. If somebody has asked before, his table
    is the one. Where nobody signs in, everybody sits as before.
    """
    person = known_person(request)
    old = await hub.get(id)
    if not (owns(old, person) or seats_of(old, person)):
        raise OwnerError
    if old.agreements.rematch:
        return {"id": old.agreements.rematch}
    seats = old.seats if person == HOME else [_again(spec, person) for spec in old.seats]
    if request.app.state.config.online:  # a record may have named them
        await check_worn(seats, person, request.app.state.accounts)
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
    )
    if person == HOME or old.turn is not None:
        return {"id": table.id}
    try:
        await hub.order(id, own_seat(old, person) or 0, f"/rematch {table.id}")
    except OrderError:  # somebody else asked in the same moment
        await hub.delete(table.id)
        return {"id": (await hub.get(id)).agreements.rematch}
    await request.app.state.notices.invite(table, person.id)
    return {"id": table.id}


def _again(spec: SeatSpec, person: Person) -> SeatSpec:
    if not spec.user:
        return spec
    if spec.user == person.id:
        return msgspec.structs.replace(spec, kind=PERSON, level="")
    return msgspec.structs.replace(spec, kind=OPEN, level="")


@delete("/tables/{id:str}")
async def delete_table(request: Ask, id: TableId, hub: Tables) -> None:
    """Delete a table with its log; one where others play or have played stays."""
    kept, person = await hub.store.summary(id), known_person(request)  # it may be of no use
    if not owns(kept, person):
        raise OwnerError
    others = any(spec.user not in ("", person.id) for spec in kept.seats if not spec.free)
    if others and kept.phase != "gathering":
        raise OthersError
    await hub.delete(id)


async def new_table(
    hub: Hub,
    game: AnyGame,
    options: dict[str, str],
    seats: Sequence[SeatSpec],
    aids_off: Sequence[str],
    owner: str,
    terms: Terms,
    seed: str,
) -> Table:
    """Deal a new table and return it; whoever owns it can invite others. Raises TermsError.

    Where ratings are at stake nobody is given hints.
    """
    setup = game.setup(len(seats), options, seed.encode())
    off = {*aids_off, "hints"} if terms.rated else {*aids_off}
    return await hub.create(
        game,
        setup,
        seats,
        aids_off=check_aids(tuple(off), game.aids),
        owner=owner,
        terms=check_terms(terms, BOTS),
        seed=seed,
        invite=secrets.token_urlsafe(18) if owner else "",
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


def claimed(seats: Sequence[SeatSpec], person: Person) -> tuple[SeatSpec, ...]:
    """Return the seats of a new table; the seat of a person is that of who sets the table up.

    Raises SeatsError if there are more of them: the others take their seats themselves.
    """
    if sum(seat.kind == PERSON for seat in seats) > 1:
        raise SeatsError("the others take their seats themselves: leave them open")
    return tuple(_claim(seat, person) for seat in seats)


def _claim(seat: SeatSpec, person: Person) -> SeatSpec:
    if seat.kind != PERSON:
        return msgspec.structs.replace(seat, user="")
    return msgspec.structs.replace(seat, user=person.id, name=person.name or seat.name)


async def check_worn(seats: Sequence[SeatSpec], person: Person, accounts: Accounts) -> None:
    """Raise TakenError or others if a seat without a person is called like somebody else."""
    for seat in seats:
        if seat.kind in ("me", "friend"):
            await accounts.check_seat(seat.name, person)


async def keep_for(seat: SeatSpec, accounts: Accounts) -> SeatSpec:
    """Return a free seat for the account that it names. Raises NobodyError if there is none."""
    if not seat.free or not seat.name:
        return seat
    person = await accounts.named(seat.name)
    if person is None:
        raise NobodyError(called=seat.name)
    return msgspec.structs.replace(seat, user=person.id, name=person.name)


HANDLERS: Final[list[Any]] = [get_lobby, get_settings, rematch, delete_table]
