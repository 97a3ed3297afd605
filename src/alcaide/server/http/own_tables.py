"""The tables of whoever asks: all of them, and those that wait for him."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from alcaide.core.errors import AlcaideError
from alcaide.games import GAMES
from alcaide.games import game as game_of
from alcaide.people.person import HOME, Person
from alcaide.server.live.hub import Hub
from alcaide.server.present.catalogue import kept_info, table_info
from alcaide.server.present.company import unanswered
from alcaide.server.protocol.answers import TableInfo, WaitingInfo, Waits
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.server.security.permissions import seats_of
from alcaide.tables.errors import BrokenError, MissingError, NotInstalledError
from alcaide.tables.stores.my_tables import Ended, ends, requests, turns
from alcaide.tables.stores.table_store import TableSummary
from alcaide.tables.words import Words

LISTED: Final = 50  # tables on the start page

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/tables")
async def list_tables(request: Ask, hub: Tables, lang: Lang = None) -> list[TableInfo]:
    """Return the tables to go on with, newest first."""
    person, language = current_person(request), wanted(request, lang)
    if person == HOME:
        return await _at_home(hub, language)
    return await _of_person(hub, person, language) if person.known else []


@get("/waiting")
async def list_waiting(request: Ask, hub: Tables, lang: Lang = None) -> list[WaitingInfo]:
    """Return the tables that wait for whoever asks, the most urgent first."""
    person, language, now = current_person(request), wanted(request, lang), datetime.now(UTC)
    if not person.known or person == HOME:
        return []
    found = [
        WaitingInfo(turn.id, Words(language, turn.game).title(), "turn", left(turn, now))
        for turn in await turns(hub.store.engine, person.id)
    ]
    there = {info.id for info in found}
    for id in await asked(hub, person):
        if id not in there:
            game = (await hub.get(id)).game.name
            found.append(WaitingInfo(id, Words(language, game).term("name"), "ask", None))
    return found


async def _at_home(hub: Hub, language: str) -> list[TableInfo]:
    infos: list[TableInfo] = []
    for kept in await hub.store.list(LISTED):
        with suppress(MissingError):  # deleted just now
            infos.append(await table_info(hub, kept, language, HOME))
    return infos


async def _of_person(hub: Hub, person: Person, language: str) -> list[TableInfo]:
    engine, now = hub.store.engine, datetime.now(UTC)
    listed = await hub.store.list(LISTED, person.id)
    over = await ends(engine, person.id, [kept.id for kept in listed if kept.phase == "over"])
    told = await asked(hub, person)
    infos: list[TableInfo] = []
    for kept in listed:
        words = Words(language, kept.game, [seat.name for seat in kept.seats])
        state = standing(kept, person, over.get(kept.id), words)
        waits = why(kept, person, told)
        time = left(kept, now) if waits == "turn" else None
        infos.append(kept_info(kept, words, state, kept.phase == "over", waits, time))
    return infos


async def asked(hub: Hub, person: Person) -> Collection[str]:
    """Return the tables where a person is asked whether he agrees to something."""
    found: list[str] = []
    for id in await requests(hub.store.engine, person.id):
        with suppress(MissingError, BrokenError):
            table = await hub.get(id)
            if set(seats_of(table, person)) & set(unanswered(table)):
                found.append(id)
    return found


def why(kept: TableSummary, person: Person, asked: Collection[str]) -> Waits:
    """Return what a table waits for a person for."""
    if kept.waits_for == person.id:
        return "turn"
    if kept.id in asked:
        return "ask"
    return "seat" if any(s.free and s.user == person.id for s in kept.seats) else ""


def left(table: Any, now: datetime) -> float | None:
    """Return the seconds until the deadline of a table; None: there is none."""
    return None if table.deadline is None else max(0.0, (table.deadline - now).total_seconds())


def standing(kept: TableSummary, person: Person, end: Ended | None, words: Words) -> str:
    """Return how a table stands for a person: "your turn", "finished: you win"."""
    if kept.game not in GAMES:
        return words.say(NotInstalledError.key, game=kept.game)
    try:
        game_of(kept.game, kept.version)
    except AlcaideError:
        return words.say(BrokenError.key)
    if kept.phase == "gathering":
        return words.say("table-state-waiting")
    if kept.phase == "over":
        return _ending(end, words)
    if kept.waits_for == person.id:
        return words.say("table-state-yours")
    if kept.waits_for:
        return words.say("table-state-theirs", seat=_seat(kept))
    return words.say("table-state-bots" if kept.bot_due else "table-state-paused")


def _ending(end: Ended | None, words: Words) -> str:
    if end is None:
        return words.say("table-state-over")
    if end.won:
        return words.say("table-state-first")
    if end.how:
        return words.say("table-state-resigned" if end.how == "resigned" else "table-state-cut")
    return words.say("table-state-placed", place=end.place + 1, players=end.players)


def _seat(kept: TableSummary) -> int:
    """Return a seat of the person that a table waits for: his own, or the one at his screen."""
    own = [seat for seat, spec in enumerate(kept.seats) if spec.user == kept.waits_for]
    here = [seat for seat, spec in enumerate(kept.seats) if spec.kind in ("me", "friend")]
    return (own or here)[0]


HANDLERS: Final[list[Any]] = [list_tables, list_waiting]
