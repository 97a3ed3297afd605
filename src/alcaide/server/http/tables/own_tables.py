"""The tables of whoever asks: all of them, and those that wait for him."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from msgspec.structs import replace

from alcaide.core.errors import AlcaideError
from alcaide.games import GAMES
from alcaide.games import game as game_of
from alcaide.people.identity.badges import Badges
from alcaide.people.person import HOME, Person
from alcaide.server.live.hub import Hub
from alcaide.server.live.orders import unanswered
from alcaide.server.present.catalogue import kept_info, table_info
from alcaide.server.protocol.http.answers import TableInfo, TurnClock, WaitingInfo, Waits
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.server.security.permissions import seats_of
from alcaide.tables.errors import BrokenError, MissingError, NotInstalledError
from alcaide.tables.outcome.departures import REPLACED
from alcaide.tables.stores.holiday_store import Holidays
from alcaide.tables.stores.my_tables import Ended, ends, requests, turns
from alcaide.tables.stores.table_store import TableSummary
from alcaide.tables.time import steady_clock
from alcaide.tables.time.clock import HOUR
from alcaide.tables.time.holidays import Holiday
from alcaide.tables.words import Words

LEFT: Final = ("late", "away", REPLACED)  # how somebody goes who does not stay, but for resigning
LISTED: Final = 50  # tables on the start page

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/tables")
async def list_tables(
    request: Ask, hub: Tables, state: State, lang: Lang = None
) -> list[TableInfo]:
    """Return the tables to go on with, newest first."""
    person, language = current_person(request), wanted(request, lang)
    if person == HOME:
        return await _at_home(hub, language)
    return await _of_person(hub, person, language, state.badges) if person.known else []


@get("/waiting")
async def list_waiting(request: Ask, hub: Tables, lang: Lang = None) -> list[WaitingInfo]:
    """Return the tables that wait for whoever asks, the most urgent first."""
    person, language, now = current_person(request), wanted(request, lang), steady_clock.now()
    if not person.known or person == HOME:
        return []
    found = [
        WaitingInfo(
            turn.id,
            Words(language, turn.game).title(),
            "ready" if turn.gathering else "turn",
            left(turn, now),
            turn.live,
        )
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


async def _of_person(hub: Hub, person: Person, language: str, badges: Badges) -> list[TableInfo]:
    engine, now = hub.store.engine, steady_clock.now()
    listed = await hub.store.list(LISTED, person.id)
    over = await ends(engine, person.id, [kept.id for kept in listed if kept.phase == "over"])
    told = await asked(hub, person)
    off = await Holidays(engine).running([kept.waits_for for kept in listed], now)
    infos: list[TableInfo] = []
    for kept in listed:
        words = Words(language, kept.game, [seat.name for seat in kept.seats])
        state = standing(kept, person, over.get(kept.id), words)
        waits = why(kept, person, told)
        clock = turn_clock(kept, off.get(kept.waits_for), now)
        time = left(kept, now) if waits == "ready" else None
        if clock and waits == "turn":
            time = clock.left
        turn = _seat(kept) if kept.waits_for and kept.phase == "playing" else None
        done = kept.phase == "over"
        info = kept_info(kept, words, state, done, waits, time, turn, clock)
        infos.append(replace(info, badges=await badges.of_seats(kept.seats)))
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
        return "ready" if kept.phase == "gathering" else "turn"
    if kept.id in asked:
        return "ask"
    return "seat" if any(s.free and s.user == person.id for s in kept.seats) else ""


def turn_clock(kept: TableSummary, off: Holiday | None, now: datetime) -> TurnClock | None:
    """Return the time of whoever is to move; ``off``: his holiday, in which it stands still."""
    if kept.deadline is None:
        return None
    terms = kept.terms
    whole = terms.hours * HOUR if terms.pace == "days" else float(terms.turn + terms.bank)
    still = off if off is not None and terms.pace == "days" else None
    since = now if still is None else still.ends
    rest = max(0.0, (kept.deadline - since).total_seconds())
    until = "" if still is None else still.ends.astimezone(UTC).isoformat(timespec="seconds")
    return TurnClock(rest, max(whole, rest), until)


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
        asked = kept.waits_for == person.id
        return words.say("table-state-ready" if asked else "table-state-waiting")
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
        key = end.how if end.how == "resigned" else "left" if end.how in LEFT else "cut"
        return words.say(f"table-state-{key}")
    return words.say("table-state-placed", place=end.place + 1, players=end.players)


def _seat(kept: TableSummary) -> int:
    """Return a seat of the person that a table waits for: his own, or the one at his screen."""
    own = [seat for seat, spec in enumerate(kept.seats) if spec.user == kept.waits_for]
    here = [seat for seat, spec in enumerate(kept.seats) if spec.kind in ("me", "friend")]
    return (own or here)[0]


HANDLERS: Final[list[Any]] = [list_tables, list_waiting]
