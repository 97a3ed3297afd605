"""Records over HTTP: of finished games in several forms, and of games that were written down."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from alcaide.games import GAMES
from alcaide.record.exchange import Imported, import_game
from alcaide.record.exchange.exporting import ENDINGS, MEDIA, exported
from alcaide.record.exchange.imported import Line
from alcaide.record.exchange.sources.source import LIMIT
from alcaide.record.exchange.vocabulary import vocabulary
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import ACTION, WorkerPool
from alcaide.server.live.hub import Hub
from alcaide.server.present.error_sentences import HiddenError, UnknownGameError, told
from alcaide.server.present.table_view import words_of
from alcaide.server.protocol.http.exchange_answers import BroughtFault, BroughtInfo, BroughtLine
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.authentication import current_person
from alcaide.server.security.key_scope_guard import READ
from alcaide.server.security.permissions import may_look
from alcaide.server.security.rate_limits import ACTIONS, owner_of
from alcaide.tables.errors import MissingError
from alcaide.tables.records import to_record
from alcaide.tables.table import Table
from alcaide.tables.words import Words

SECONDS: Final = 10.0  # for which a game may be read
SHOWN: Final = 200  # lines that are told

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]
Form = Annotated[
    Literal["play", "json", "csv", "list"],
    QueryParameter(name="form", description="as it is, with all that can be told of it, in words"),
]


@get("/tables/{id:str}/record")
async def get_record(
    request: Ask,
    id: FromPath[str],
    hub: NamedDependency[Hub],
    state: State,
    form: Form = "play",
    lang: Lang = None,
) -> Response[str]:
    """Return the record of a finished game; it holds every card, so not before."""
    table = await hub.get(id)
    if not may_look(table, current_person(request)):
        raise MissingError
    if table.turn is not None:
        raise HiddenError
    worker_pool: WorkerPool = state.worker_pool
    claim = Claim(owner_of(request.scope), Priority.ANALYSIS)
    cost = len(table.steps) * ACTION  # it plays all of it
    make = partial(written, table, form, wanted(request, lang))
    name = f"{table.game.name}-{id}.{ENDINGS[form]}"
    return Response(
        await worker_pool.here(claim, make, cost),
        media_type=MEDIA[form],
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def written(table: Table, form: str, lang: str) -> str:
    """Return the record of a table in one of its forms."""
    return exported(to_record(table), form, words_of(table, lang))


@post("/import", status_code=200, scope=READ, request_max_body_size=LIMIT)
async def bring_game(
    request: Ask,
    state: State,
    game: Annotated[str, QueryParameter(name="game", description="where it does not say so")] = "",
    lang: Lang = None,
) -> BroughtInfo:
    """Read a list, a table or a log of a game, and tell what was understood of it."""
    if game and game not in GAMES:
        raise UnknownGameError
    source = await request.body()
    lines = source.count(b"\n") + 1
    if state.limits is not None:
        await state.limits.spend_of(request.scope, ACTIONS, lines)
    claim = Claim(owner_of(request.scope), Priority.ANALYSIS)
    worker_pool: WorkerPool = state.worker_pool
    read = partial(import_game, source, game, SECONDS)
    done = await worker_pool.here(claim, read, lines * ACTION)
    return brought(done, wanted(request, lang))


def brought(done: Imported, lang: str) -> BroughtInfo:
    """Return what became of a game, in sentences."""
    game = done.record.game.name if done.record else ""
    words = Words(lang, game, done.record.names if done.record else ())
    looked = [line for line in done.lines if line.how != "read"][:SHOWN]
    counts = {"completed": len(done.completed), "guessed": len(done.guesses)}
    actions = len(done.record.actions) if done.record else 0
    return BroughtInfo(
        done.kind,
        game,
        actions,
        words.say(
            "import-summary",
            kind=done.kind or "none",
            actions=actions,
            faults=len(done.faults),
            **counts,
        ),
        [_line(line, words) for line in looked],
        [_fault(error, words) for error in done.faults[:SHOWN]],
        done.record.dumps() if done.record else "",
        [words.say(remark.key, **remark.words) for remark in done.remarks],
    )


def _line(line: Line, words: Words) -> BroughtLine:
    spoken = vocabulary(words.game)
    means = ", ".join(spoken.speak(text, words.lang) for text in line.actions)
    return BroughtLine(line.line, line.text[:200], means, line.how == "guessed")


def _fault(error: Any, words: Words) -> BroughtFault:
    """Return a fault; what it could have been in words of the language."""
    spoken = vocabulary(words.game) if words.game else None
    likely = [spoken.speak(text, words.lang) if spoken else text for text in error.legal[:6]]
    sentence = words.say(error.key, **error.words) if error.key else told(error, words).sentence
    return BroughtFault(error.line, error.text, sentence, error.rule, likely)


HANDLERS: Final[list[Any]] = [get_record, bring_game]
