"""Leaderboards, and the page of a player. Under /api/leaderboard and /api/players."""

from __future__ import annotations

from datetime import UTC
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from alcaide.games import GAMES
from alcaide.people.errors import NobodyError
from alcaide.people.leaderboards import CERTAIN, PAGE, Finished, Standings, Tally
from alcaide.people.person import HOME
from alcaide.server.present.error_sentences import UnknownGameError
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.tables.outcome.ratings import BOTS, Rating
from alcaide.tables.seats import clean_name
from alcaide.tables.words import Words

LISTED: Final = 100  # of a leaderboard
SCALE: Final = 60  # points of what is shown for one of the model's: a beginner has 1500

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]
Game = Annotated[str, QueryParameter(name="game", description="key of the game")]
Search = Annotated[
    str, QueryParameter(name="search", max_length=40, description="a part of the name")
]
Page = Annotated[int, QueryParameter(name="page", ge=0, le=10_000, description="of the games")]


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is held to be: 1500 to begin with."""

    value: int
    spread: int  # one standard deviation


class RankInfo(msgspec.Struct, frozen=True):
    """A line of a leaderboard; a bot has no place, no page and no games."""

    place: int | None
    id: str
    name: str
    rating: RatingInfo
    games: int
    wins: int


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
    rated: bool
    colour: str
    ended: str  # ISO 8601, UTC


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


@get("/leaderboard")
async def get_leaderboard(
    request: Ask, state: State, game: Game, lang: Lang = None, search: Search = ""
) -> list[RankInfo]:
    """Return who is best at a game, bots between the people."""
    if game not in GAMES:
        raise UnknownGameError
    words = Words(wanted(request, lang), game)
    part = clean_name(search)
    found = await Standings(state.people.engine).best(game, part, LISTED)
    lines = [
        (each.rating, RankInfo(n, each.id, each.name, shown(each.rating), each.games, each.wins))
        for n, each in enumerate(found, 1)
    ]
    if part:
        return [line for _, line in lines]
    for level, rating in BOTS.items():
        name = words.say(f"table-bot-{level}")
        lines.append((rating, RankInfo(None, "", name, shown(rating), 0, 0)))
    return [line for _, line in sorted(lines, key=lambda pair: -_sure(pair[0]))]


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
    return PlayerInfo(
        id=id,
        name=player.name,
        guest=player.guest,
        mine=viewer == id,
        tallies=[_tally(each, words) for each in await standings.tallies(id, viewer)],
        finished=[_finished(each, words) for each in finished[:PAGE]],
        page=page,
        more=len(finished) > PAGE,
    )


def shown(rating: Rating) -> RatingInfo:
    """Return a rating as people read it."""
    return RatingInfo(round(rating.mu * SCALE), round(rating.sigma * SCALE))


def _sure(rating: Rating) -> float:
    return rating.mu - CERTAIN * rating.sigma


def _tally(tally: Tally, words: Words) -> TallyInfo:
    return TallyInfo(
        game=tally.game,
        name=words.say(f"{tally.game}-name"),
        games=tally.games,
        wins=tally.wins,
        points=None if tally.points is None else round(tally.points, 1),
        colour=tally.colour,
        rating=shown(tally.rating) if tally.rating else None,
        course=[shown(rating) for _, rating in tally.course],
    )


def _finished(game: Finished, words: Words) -> FinishedInfo:
    others = [
        words.say(f"table-bot-{spec.level}") if spec.bot and not spec.user else spec.name
        for seat, spec in enumerate(game.seats)
        if seat != game.seat
    ]
    return FinishedInfo(
        table=game.table,
        game=game.game,
        name=words.say(f"{game.game}-name"),
        others=others,
        players=game.players,
        place=game.place + 1,
        won=game.won,
        points=game.points,
        how=words.say(f"table-how-{game.how}") if game.how else "",
        rated=game.rated,
        colour=game.seats[game.seat].colour if game.seats else "",
        ended=game.ended.astimezone(UTC).isoformat(timespec="seconds"),
    )


HANDLERS: Final[list[Any]] = [get_leaderboard, get_player]
