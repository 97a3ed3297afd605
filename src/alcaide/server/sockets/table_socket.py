"""The live channel: one WebSocket for each screen at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from alcaide.people.errors import KeyEndedError, RateError, SignedOutError
from alcaide.people.person import HOME
from alcaide.server.jobs.analysis_service import AnalysisService
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.quotas import SOCKETS, holding
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.live.events import Event
from alcaide.server.live.hub import Hub
from alcaide.server.ops.task_end import cancel
from alcaide.server.protocol.table_messages import FromServer, Refused
from alcaide.server.security.authentication import by_key, current_person
from alcaide.server.security.close_codes import Socket, note, refuse
from alcaide.server.security.key_scope_guard import PLAY, READ, can, check_scope
from alcaide.server.security.permissions import may_look
from alcaide.server.security.rate_limits import owner_of
from alcaide.server.security.rated_door import RatedDoor
from alcaide.server.security.token_bucket import token_bucket_of
from alcaide.server.sockets.chat import TableChat
from alcaide.server.sockets.planning import Planning
from alcaide.server.sockets.screen import Screen
from alcaide.storage.errors import TableError
from alcaide.tables.ahead.plans import plannable
from alcaide.tables.errors import MissingError
from alcaide.tables.provenance import PERSON, PROGRAM
from alcaide.tables.table import Table
from alcaide.tables.words import Words

DRAIN: Final = 20.0  # seconds in which a browser has to take a message


@websocket("/api/tables/{id:str}/live", scope=READ)
async def live(
    socket: Socket,
    id: FromPath[str],
    hub: NamedDependency[Hub],
    bot_turns: NamedDependency[BotTurns],
    analyses: NamedDependency[AnalysisService],
    lang: Annotated[str, QueryParameter(name="lang")] = "en",
    invite: Annotated[str, QueryParameter(name="invite")] = "",
) -> None:
    """Show a table to a browser, now and whenever it changes, and take what it says."""
    await socket.accept()
    send = sender(socket)
    try:
        check_scope(socket, READ)
        table = await hub.get(id)
        person = current_person(socket)
        if not may_look(table, person, invite):
            raise MissingError
        claim = Claim(owner_of(socket.scope), Priority.LIVE)
        screen = Screen(table, lang, person, hub, bot_turns, send, analyses, invite, claim)
        screen.source = PROGRAM if by_key(socket) else PERSON
        screen.may_play = can(socket, PLAY)
        async with holding(socket, SOCKETS), hub.watch(id) as events:
            bot_turns.wake(id)
            screen.door = RatedDoor(socket)
            await screen.door.note(table)
            with _company(socket.app.state, screen, table):
                if screen.chat:
                    await screen.chat.open(table)
                await screen.show_plans(table)
                await converse(socket, screen, _follow(screen, events))
    except TableError as error:
        await refuse(socket, lambda why: send(Refused(why)), error, lang)
    except WebSocketDisconnect:
        pass
    except OSError as error:
        note(socket, error)


@contextmanager
def _company(state: State, screen: Screen, table: Table) -> Iterator[None]:
    """Let a screen talk, be seen and plan, where people are who do not sit at it."""
    person = screen.person
    if person == HOME:
        yield
        return
    screen.bot_names, screen.display.badges = state.bot_names, state.badges
    tell, reported = screen.hub.tell, state.notices.reported
    screen.chat = TableChat(
        screen.id, person, state.talk, state.limits, screen.send, tell, reported, state.badges,
        lambda: screen.display.look.lang,
    )  # fmt: skip
    screen.presence, screen.mates = state.presence, state.seen_devices.mates
    if person.known and (plannable(table) or table.game.asked):
        screen.planning = Planning(person, state.plans, screen.send, screen.hub.tell)
    with state.presence.stay(screen.id, person.id) as screen.visit:
        yield


def sender(socket: Socket) -> Callable[[FromServer], Awaitable[None]]:
    """Return what sends messages through a socket, one after the other.

    It raises OSError if the browser has gone, TimeoutError if it does not take them.
    """
    lock = asyncio.Lock()

    async def send(message: FromServer) -> None:
        text = msgspec.json.encode(message).decode()
        async with lock, asyncio.timeout(DRAIN):
            await socket.send_text(text)

    return send


async def converse(
    socket: Socket,
    screen: Screen,
    follow: Coroutine[Any, Any, None],
    patience: float | None = None,
) -> None:
    """Listen to the browser and to the table until one of them goes away.

    Raises TimeoutError after so many seconds without a word from the browser, FloodError if it
    says too much, SignedOutError if its session is over.
    """
    tasks = [
        asyncio.create_task(_listen(socket, screen, patience)),
        asyncio.create_task(follow),
        asyncio.create_task(screen.display.draw()),
        asyncio.create_task(shut(socket)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        screen.adviser.close()
        await cancel(tasks)
        tasks.clear()  # else what was raised, its traceback and this frame hold one another
        task = done = None  # type: ignore[assignment]


async def _listen(socket: Socket, screen: Screen, patience: float | None) -> None:
    bucket = token_bucket_of(socket)
    while True:
        async with asyncio.timeout(patience):
            text = await socket.receive_text()
        try:
            await bucket.spend()
        except RateError as error:
            words = Words(screen.display.look.lang)
            await screen.send(Refused(words.say(error.key, **error.words)))
        else:
            await screen.hear(text)


async def shut(socket: Socket) -> None:
    """Raise SignedOutError when the session of a socket is over, KeyEndedError for a key."""
    await socket.app.state.session_registry.until_revoked(socket)
    raise KeyEndedError if by_key(socket) else SignedOutError


async def _follow(screen: Screen, events: AsyncIterator[Event]) -> None:
    async for event in events:
        await screen.notice(event)
