"""Leaderboards, and the page of a player. Under /api/leaderboard and /api/players."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter
from msgspec.structs import replace

from alcaide.games import GAMES
from alcaide.people.errors import NobodyError
from alcaide.people.identity.badges import BOT, badge_of
from alcaide.people.leaderboards import PAGE, Finished, Ranked, Standings, Tally
from alcaide.people.person import HOME
from alcaide.people.reliability import reliability
from alcaide.server.http.standings.rating_answers import RatingInfo, shown
from alcaide.server.http.standings.rating_reasons import reason
from alcaide.server.http.tables.lobby import reliability_info
from alcaide.server.present.error_sentences import UnknownGameError
from alcaide.server.protocol.badge_names import Badge
from alcaide.server.protocol.http.answers import ReliabilityInfo
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.tables.outcome.house_ratings import house_points
from alcaide.tables.outcome.ratings import PEOPLE
from alcaide.tables.seats import OPPONENT_NAMES, SeatSpec, clean_name
from alcaide.tables.words import Words

LISTED: Final = 100  # of a leaderboard

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]
Game = Annotated[str, QueryParameter(name="game", description="key of the game")]
Search = Annotated[
    str, QueryParameter(name="search", max_length=40, description="a part of the name")
]
Page = Annotated[int, QueryParameter(name="page", ge=0, le=10_000, description="of the games")]


Pool = Annotated[
    Literal["people", "programs"], QueryParameter(name="pool", description="who is rated together")
]


class RankInfo(msgspec.Struct, frozen=True):
    """A line of a leaderboard; a bot has no place, no page and no games."""

    place: int | None  # those whose ratings are the same share one; null: a bot, or provisional
    id: str
    name: str
    rating: RatingInfo
    games: int
    wins: int
    badge: Badge = ""


class TallyInfo(msgspec.Struct, frozen=True):
    """What somebody has done in a game."""

    game: str
    name: str
    games: int
    wins: int
    points: float | None  # on average
    colour: str  # favourite one
    rating: RatingInfo | None
    course: list[RatingInfo]  # after each rated game, oldest first
    pool: str = PEOPLE  # or programs


class FinishedInfo(msgspec.Struct, frozen=True):
    """A finished game of somebody."""

    table: str  # id; "": it is not there any more
    game: str
    name: str
    others: list[str]
    players: int
    place: int  # 1 is the first
    won: bool
    points: int | None
    how: str  # "" or that it was not played to its end, in words
    made: str  # that a bot has played for him, in words; "": none has, or nobody knows
    rated: bool
    colour: str
    ended: str  # ISO 8601, UTC
    change: int | None = None  # points that it brought
    annulled: bool = False  # it counts nowhere
    badges: list[Badge] = []  # of the others
    why: str = ""  # the rating changed so, in words


class PlayerInfo(msgspec.Struct, frozen=True):
    """The page of a player. GET /api/players/ID."""

    id: str
    name: str
    guest: bool
    mine: bool
    tallies: list[TallyInfo]
    finished: list[FinishedInfo]
    page: int
    more: bool  # are there older games?
    reliability: ReliabilityInfo | None = None
    badge: Badge = ""


@get("/leaderboard")
async def get_leaderboard(
    request: Ask,
    state: State,
    game: Game,
    lang: Lang = None,
    search: Search = "",
    pool: Pool = "people",
) -> list[RankInfo]:
    """Return who is best at a game, bots between those who have a place; provisional ones last."""
    if game not in GAMES:
        raise UnknownGameError
    words = Words(wanted(request, lang), game)
    part = clean_name(search)
    found = await Standings(state.people.engine).best(game, part, LISTED, pool)
    lines = [_ranked(each, found) for each in found]
    if part:
        return await _badged(lines, state)
    for level, points in reversed(house_points(game).items()):
        bot = RatingInfo(points)
        lines.append(RankInfo(None, "", words.say(f"table-bot-{level}"), bot, 0, 0))
    lines.sort(key=lambda line: (line.rating.provisional, -line.rating.value))
    return await _badged(lines, state)


def _ranked(each: Ranked, found: Sequence[Ranked]) -> RankInfo:
    rating = shown(each.rating, each.games)
    ahead = sum(other.rating.sure > rating.value for other in found if not other.provisional)
    place = None if each.provisional else ahead + 1
    return RankInfo(place, each.id, each.name, rating, each.games, each.wins)


async def _badged(lines: list[RankInfo], state: State) -> list[RankInfo]:
    """Return the lines of a leaderboard with what stands beside the names."""
    found = await state.badges.of(line.id for line in lines)
    return [replace(line, badge=found.get(line.id, BOT)) for line in lines]


@get("/players/{id:str}")
async def get_player(
    request: Ask, state: State, id: FromPath[str], lang: Lang = None, page: Page = 0
) -> PlayerInfo:
    """Return what may be known of a player: games at public tables and at those of one's own."""
    player = await state.people.by_id(id) if id.isprintable() else None
    if player is None:
        raise NobodyError
    asks = current_person(request)
    viewer = id if asks == HOME else asks.id
    standings = Standings(state.people.engine)
    finished = await standings.finished(id, viewer, page)
    words = Words(wanted(request, lang))
    told = [_finished(each, words) for each in finished[:PAGE]]
    beside = [await state.badges.of_seats(_others(each)) for each in finished[:PAGE]]
    return PlayerInfo(
        id=id,
        name=player.name,
        guest=player.guest,
        mine=viewer == id,
        tallies=[_tally(each, words) for each in await standings.tallies(id, viewer)],
        finished=[replace(t, badges=b) for t, b in zip(told, beside, strict=True)],
        page=page,
        more=len(finished) > PAGE,
        reliability=reliability_info((await reliability(state.people.engine, [id]))[id], words),
        badge=badge_of(player.guest, player.role),
    )


def _others(game: Finished) -> list[SeatSpec]:
    return [spec for seat, spec in enumerate(game.seats) if seat != game.seat]


def _tally(tally: Tally, words: Words) -> TallyInfo:
    return TallyInfo(
        game=tally.game,
        name=words.say(f"{tally.game}-name"),
        games=tally.games,
        wins=tally.wins,
        points=None if tally.points is None else round(tally.points, 1),
        colour=tally.colour,
        rating=shown(tally.rating, tally.rated) if tally.rating else None,
        course=[shown(rating, n) for n, (_, rating) in enumerate(tally.course, 1)],
        pool=tally.pool,
    )


def _name(spec: SeatSpec, words: Words) -> str:
    house = spec.bot and not spec.user and spec.level not in OPPONENT_NAMES
    return words.say(f"table-bot-{spec.level}") if house else spec.name


def _finished(game: Finished, words: Words) -> FinishedInfo:
    return FinishedInfo(
        table=game.table,
        game=game.game,
        name=words.say(f"{game.game}-name"),
        others=[_name(spec, words) for spec in _others(game)],
        players=game.players,
        place=game.place + 1,
        won=game.won,
        points=game.points,
        how=words.say(f"table-how-{game.how}") if game.how else "",
        made=words.say("table-made-shared", others=game.made.others, all=sum(game.made))
        if game.made and game.made.others
        else "",
        rated=game.rated,
        colour=game.seats[game.seat].colour if game.seats else "",
        ended=game.ended.astimezone(UTC).isoformat(timespec="seconds"),
        change=game.change[1].sure - game.change[0].sure if game.change else None,
        annulled=game.annulled,
        why=_why(game, words),
    )


def _why(game: Finished, words: Words) -> str:
    if game.change is None or game.annulled or not game.field or not game.seats:
        return ""
    return reason(game.field, game.seat, game.how, [_name(s, words) for s in game.seats], words)


HANDLERS: Final[list[Any]] = [get_leaderboard, get_player]
