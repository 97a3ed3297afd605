"""Results that are annulled, and signs of players who help each other. Under /api/desk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from alcaide.people.conduct import annulments
from alcaide.people.conduct.signs import Sign, Suspect, sentence, signs
from alcaide.people.identity.badges import Badges
from alcaide.server.live.events import Changed
from alcaide.server.live.hub import Hub
from alcaide.server.protocol.http.desk_messages import Named
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.roles import with_role
from alcaide.tables.words import Words

Ask = Request[Any, Any, Any]
Tables = NamedDependency[Hub]
Id = FromPath[str]
People = Sequence[Suspect] | Sequence[annulments.Concerned]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


class Annulling(msgspec.Struct, frozen=True):
    """POST /api/desk/results/TABLE/annul or restore: why; those concerned read it."""

    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=annulments.REASON)]


class ResultInfo(msgspec.Struct, frozen=True):
    """The result of a table. GET /api/desk/results gives a list of those that count nowhere."""

    table: str
    game: str  # in words
    ended: datetime
    people: list[Named]
    annulled: str  # why; "": it counts


class SignInfo(msgspec.Struct, frozen=True):
    """Something worth a look; no proof. GET /api/desk/signs gives a list."""

    kind: str
    sentence: str
    people: list[Named]
    count: int
    of: int
    tables: list[str]  # ids, the newest first; some may have been deleted
    results: list[ResultInfo] = []  # of those that have one and count


@get("/signs")
async def get_signs(request: Ask, state: State, lang: Lang = None) -> list[SignInfo]:
    """Return signs that players help each other to ratings, the most frequent ones first."""
    with_role(request, "moderator")
    words = Words(wanted(request, lang))
    found = await signs(state.people.engine, datetime.now(UTC))
    tables = {table for each in found for table in each.tables}
    known = await annulments.results(state.people.engine, tables)
    people = [each.people for each in found] + [each.people for each in known.values()]
    badges = await _badges(state, people)
    results = {each.table: _result(each, badges, words) for each in known.values()}
    return [_told(each, results, badges, words) for each in found]


@get("/results")
async def list_annulled(request: Ask, state: State, lang: Lang = None) -> list[ResultInfo]:
    """Return the results that count nowhere, the newest first."""
    with_role(request, "moderator")
    words = Words(wanted(request, lang))
    found = await annulments.annulled(state.people.engine)
    badges = await _badges(state, [each.people for each in found])
    return [_result(each, badges, words) for each in found]


@post("/results/{id:str}/annul", status_code=HTTP_204_NO_CONTENT)
async def annul_result(
    request: Ask, id: Id, data: JSONBody[Annulling], state: State, hub: Tables
) -> None:
    """Let a result count nowhere: ratings are as if the game had never been played."""
    person = with_role(request, "admin")
    told = await annulments.annul(state.people.engine, person.id, id, data.reason)
    await _tell(state, hub, id, told)


@post("/results/{id:str}/restore", status_code=HTTP_204_NO_CONTENT)
async def restore_result(
    request: Ask, id: Id, data: JSONBody[Annulling], state: State, hub: Tables
) -> None:
    """Let an annulled result count again."""
    person = with_role(request, "admin")
    told = await annulments.restore(state.people.engine, person.id, id, data.reason)
    await _tell(state, hub, id, told)


async def _tell(state: State, hub: Hub, id: str, users: Sequence[str]) -> None:
    hub.tell(id, Changed())
    for user in users:
        await state.notices.measured(user)


async def _badges(state: State, lists: Iterable[People]) -> dict[str, str]:
    users = [each.id for people in lists for each in people]
    return await Badges(state.people.engine).of(users)


def _told(
    sign: Sign, results: Mapping[str, ResultInfo], badges: Mapping[str, str], words: Words
) -> SignInfo:
    found = [results[table] for table in sign.tables if table in results]
    people, told = _named(sign.people, badges), sentence(sign, words)
    return SignInfo(sign.kind, told, people, sign.count, sign.of, list(sign.tables), found)


def _result(result: annulments.TableResult, badges: Mapping[str, str], words: Words) -> ResultInfo:
    game, people = words.say(f"{result.game}-name"), _named(result.people, badges)
    return ResultInfo(result.table, game, result.ended, people, result.annulled or "")


def _named(people: People, badges: Mapping[str, str]) -> list[Named]:
    return [Named(each.id, each.name, badges[each.id]) for each in people]


HANDLERS: Final[list[Any]] = [get_signs, list_annulled, annul_result, restore_result]
