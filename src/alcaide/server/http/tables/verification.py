"""Check over HTTP that the deal of a record is the one that was promised, with what bots played."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from alcaide.record import Record
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import ACTION, WorkerPool
from alcaide.server.protocol.http.answers import CheckInfo, VerifyInfo
from alcaide.server.protocol.requests import wanted
from alcaide.server.security.key_scope_guard import READ
from alcaide.server.security.rate_limits import owner_of
from alcaide.tables.thinking.bot_follow import verdict, verify_all
from alcaide.tables.words import Words

SIZE = 1_000_000  # bytes; no record is longer

Ask = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en, it or fr")]


@post("/verify", status_code=200, scope=READ, request_max_body_size=SIZE)
async def verify_record(request: Ask, state: State, lang: Lang = None) -> VerifyInfo:
    """Deal anew from the seed of a record and tell what fits and what does not."""
    source = await request.body()
    words = Words(wanted(request, lang))
    claim = Claim(owner_of(request.scope), Priority.ANALYSIS)
    cost = source.count(b"\n") * ACTION
    worker_pool: WorkerPool = state.worker_pool
    return await worker_pool.here(claim, partial(verified, source, words), cost)


def verified(source: bytes, words: Words) -> VerifyInfo:
    """Return what was checked of the text of a record. Raises RecordError."""
    checks = verify_all(Record.loads(source))
    fair = all(check.fits for check in checks)
    return VerifyInfo(
        fair,
        words.say(verdict(checks)),
        [CheckInfo(check.fits, words.say(check.key, **check.args)) for check in checks],
    )
