"""What the start page and the rules page show: games, tables to go on with, rules."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import convert
from msgspec.structs import astuple

from alcaide.bots import LEVELS
from alcaide.games import GAMES
from alcaide.interface.game import Game
from alcaide.interface.values import Option
from alcaide.locale import concordance, rules, terms
from alcaide.people.person import Person
from alcaide.scene.model import Drawing
from alcaide.server.live.hub import Hub
from alcaide.server.present import aids
from alcaide.server.present.error_sentences import NoRulesError
from alcaide.server.present.localizer import Localizer
from alcaide.server.present.table_view import words_of
from alcaide.server.protocol.http.answers import (
    AidInfo,
    BotInfo,
    DifferenceInfo,
    GameInfo,
    OptionInfo,
    ProfileInfo,
    RuleInfo,
    RulesInfo,
    TableInfo,
    TermInfo,
    TurnClock,
    Waits,
)
from alcaide.server.protocol.table_parts import DrawingInfo
from alcaide.server.security.permissions import seats_of
from alcaide.tables.errors import BrokenError
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.outcome.house_ratings import house_points
from alcaide.tables.outcome.opponent_ratings import opponent_points
from alcaide.tables.seats import OPPONENT_NAMES
from alcaide.tables.stores.table_store import TableSummary
from alcaide.tables.table import Table
from alcaide.tables.words import Words

FACTS = ("players", "time", "kind")
LOG: Final = logging.getLogger("alcaide.server")


def game_infos(lang: str) -> list[GameInfo]:
    """Return the games for the start page; one that cannot be shown is told of and left out."""
    infos: list[GameInfo] = []
    for game in GAMES.values():
        try:
            infos.append(game_info(game, lang))
        except Exception as error:  # whatever the code of others does
            complain(game.name, repr(error))
    return infos


@cache
def complain(game: str, error: str) -> None:
    """Say in the log, once, that a game cannot be shown."""
    LOG.warning("the game %s cannot be shown on the start page: %s", game, error)


def game_info(game: Game[Any, Any, Any], lang: str) -> GameInfo:
    """Return a game for the start page."""
    words = Words(lang, game.name)
    return GameInfo(
        key=game.name,
        name=words.term("name"),
        line=words.term("line"),
        facts=[words.term(f"fact-{fact}") for fact in FACTS],
        reconstructed=_reconstructed(game, words),
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        colours=list(game.colours),
        profiles=[_profile(game, name, words) for name in game.rulesets],
        options=[_option(option, words) for option in game.options],
        aids=[_aid(aid, words) for aid in game.aids],
        bots=[*(_bot(level, words) for level in LEVELS), *_opponents(game, words)],
        vignette=vignette(game.name, words.lang),
        panorama=panorama(game.name, words.lang),
        has_lesson=game.lesson is not None,
        lesson_steps=len(game.lesson().stops) if game.lesson else 0,
        boards=game.box is not None,
    )


def _reconstructed(game: Game[Any, Any, Any], words: Words) -> str:
    return words.term("reconstructed") if game.reconstructed else ""


def _option(option: Option, words: Words) -> OptionInfo:
    key = f"option-{option.name}"
    return OptionInfo(
        name=option.name,
        label=words.term(key),
        sentence=words.term(f"{key}-sentence"),
        rule=option.rule,
        values=list(option.values),
        labels=[words.term(f"{key}-{value}") for value in option.values],
        module=option.module,
        needs=list(option.needs),
        players=list(option.players),
    )


def _profile(game: Game[Any, Any, Any], name: str, words: Words) -> ProfileInfo:
    key = f"profile-{name}"
    sentence = words.term(f"{key}-sentence")
    return ProfileInfo(name, words.term(key), sentence, game.profile(name))


def _aid(aid: str, words: Words) -> AidInfo:
    return AidInfo(aid, aids.name(aid, words), aids.name(f"{aid}-sentence", words))


def _bot(level: str, words: Words) -> BotInfo:
    key = f"table-bot-{level}"
    points = house_points(words.game).get(level, 0)
    return BotInfo(level, words.say(key), words.say(f"{key}-sentence"), points)


def _opponents(game: Game[Any, Any, Any], words: Words) -> list[BotInfo]:
    """Return those who have a style of their own at a game, and are one of the house's bots."""
    found = opponent_points(game.name)
    return [
        BotInfo(
            key=one.key,
            label=words.say(f"table-bot-{one.key}"),
            sentence=words.term(f"opponent-{one.key}"),
            points=found.get(one.key, 0),
            name=OPPONENT_NAMES[one.key],
        )
        for one in game.opponents
    ]


def drawing(shown: Drawing, words: Words) -> DrawingInfo:
    """Return a drawing with its label."""
    told: DrawingInfo = Localizer(words).tell(shown)
    return told


@lru_cache(maxsize=32)
def vignette(game: str, lang: str) -> DrawingInfo:
    """Return the picture of a game."""
    return drawing(GAMES[game].vignette(), Words(lang, game))


@lru_cache(maxsize=32)
def panorama(game: str, lang: str) -> DrawingInfo:
    """Return the wide picture of a game."""
    return drawing(GAMES[game].panorama(), Words(lang, game))


async def table_info(hub: Hub, kept: TableSummary, lang: str, person: Person) -> TableInfo:
    """Return a table to go on with; one that cannot be continued says so."""
    words = Words(lang, kept.game, [seat.name for seat in kept.seats])
    try:
        table = await hub.get(kept.id)
    except BrokenError as error:
        return kept_info(kept, words, words.say(error.key, **error.words), finished=False)
    state = state_line(table, lang, seats_of(table, person))
    return kept_info(kept, words, state, table.turn is None)


def kept_info(
    kept: TableSummary,
    words: Words,
    state: str,
    finished: bool,
    waits: Waits = "",
    left: float | None = None,
    turn: int | None = None,
    clock: TurnClock | None = None,
) -> TableInfo:
    """Return a line of the list of tables, which stands as ``state`` says."""
    return TableInfo(
        id=kept.id,
        game=kept.game,
        name=words.title(),
        state=state,
        finished=finished,
        gathering=kept.phase == "gathering",
        waits=waits,
        left=left,
        seats=list(kept.seats),
        aids=aids.aids_off(kept.aids_off, words),
        touched=kept.touched.astimezone(UTC).isoformat(timespec="seconds"),
        vignette=card_picture(kept.game, words.lang),
        turn=turn,
        clock=clock,
    )


def card_picture(game: str, lang: str) -> DrawingInfo:
    """Return the picture of a game at one of its tables: nothing, if there is none to be had."""
    if game not in GAMES:
        return BLANK
    try:
        return vignette(game, lang)
    except Exception as error:  # whatever the code of others does
        complain(game, repr(error))
        return BLANK


BLANK = convert({"box": (0, 0, 1, 1), "nodes": [], "label": ""}, DrawingInfo)


def state_line(table: Table, lang: str, mine: Sequence[int]) -> str:
    """Return how a table stands for who plays ``mine``: "round 12, your turn"."""
    words = words_of(table, lang)
    turn = table.turn
    if table.waiting:
        return words.say("table-state-waiting")
    if turn is None:
        won = outcome(table).winners
        cut = table.end is not None and not won
        return words.say("table-state-cut") if cut else words.winners(won, "state")
    number = table.game.observe(table.state, None).round
    if list(mine) == [turn]:
        return words.say("table-state-you", round=number)
    return words.say("table-state-other", round=number, seat=turn)


@lru_cache(maxsize=16)
def rules_info(game: str, lang: str) -> RulesInfo:
    """Return the rules of a game with a figure where one helps. Raises NoRulesError."""
    try:
        book = rules(game, lang)
    except KeyError:
        raise NoRulesError from None
    words = Words(lang, game)
    figures = GAMES[game].figures()
    printed = concordance(game)
    listed = [
        RuleInfo(
            id=rule.id,
            section=rule.section,
            html=rule.html,
            figure=drawing(figures[rule.id], words) if rule.id in figures else None,
            differences=[
                DifferenceInfo(documents, *astuple(reading))
                for documents, reading in printed.differences(rule.id, lang)
            ],
            sources=printed.cited(rule.id, lang),
        )
        for rule in book.rules
    ]
    names = [TermInfo(*term) for term in terms(game, lang)]
    told = _reconstructed(GAMES[game], words), list(GAMES[game].reconstructed)
    return RulesInfo(game, book.title, listed, list(GAMES[game].colours), names, *told)
