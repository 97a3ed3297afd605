"""The ratings at a table, and why its end changed them. Under /api/tables/ID/ratings."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from alcaide.people.seat_ratings import SeatRating, TableRatings, table_ratings
from alcaide.server.http.standings.rating_answers import RatingInfo, SeatRatingInfo, shown
from alcaide.server.http.standings.rating_reasons import reason
from alcaide.server.live.hub import Hub
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.server.security.permissions import may_look
from alcaide.tables.errors import MissingError
from alcaide.tables.outcome.house_ratings import house_points
from alcaide.tables.table import Table
from alcaide.tables.words import Words

Invite = Annotated[str, QueryParameter(name="invite", description="the secret of an invitation")]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@get("/tables/{id:str}/ratings")
async def get_ratings(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    hub: NamedDependency[Hub],
    state: State,
    invite: Invite = "",
    lang: Lang = None,
) -> list[SeatRatingInfo]:
    """Return the ratings of those who sit at a rated table, or at one that gathers; else none."""
    table = await hub.get(id)
    if not may_look(table, current_person(request), invite):
        raise MissingError
    if not table.terms.rated and not table.waiting:
        return []
    words = Words(wanted(request, lang), table.game.name, [spec.name for spec in table.seats])
    found = await table_ratings(state.people.engine, table)
    return [_told(table, seat, found, words) for seat in range(len(found.seats))]


def _told(table: Table, seat: int, found: TableRatings, words: Words) -> SeatRatingInfo:
    mine = found.seats[seat]
    before, after = mine.change or (None, None)
    return SeatRatingInfo(
        seat=seat,
        rating=_rating(table, mine),
        before=before.sure if before else None,
        after=after.sure if after else None,
        why=_why(table, seat, found, words),
    )


def _rating(table: Table, seat: SeatRating) -> RatingInfo | None:
    if seat.level and seat.rating:
        return RatingInfo(house_points(table.game.name)[seat.level])
    return shown(seat.rating, seat.games) if seat.rating else None


def _why(table: Table, seat: int, found: TableRatings, words: Words) -> str:
    """Return the reason of a change, or of there being none; "": there is nothing to tell."""
    mine = found.seats[seat]
    if mine.unrated:
        return words.say(f"table-unrated-{mine.unrated}")
    if mine.change is None:
        return ""
    return reason(found.field, seat, mine.how, words.names, words)


HANDLERS: Final[list[Any]] = [get_ratings]
