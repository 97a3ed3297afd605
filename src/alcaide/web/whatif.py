"""The live channel of a what-if board: it begins with a socket and ends with it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Annotated, Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from alcaide.core.rng import Rng
from alcaide.people.person import HOME, Person
from alcaide.table.behind import behind
from alcaide.table.errors import HintsOffError, MissingError, PaperError, TableError
from alcaide.table.table import Table
from alcaide.web.auth import who
from alcaide.web.events import Planned
from alcaide.web.goodbye import NONE, Socket, note, refuse
from alcaide.web.hints import may_try
from alcaide.web.hub import Hub
from alcaide.web.live import converse, sender
from alcaide.web.looks import eyes
from alcaide.web.messages import Refused
from alcaide.web.planning import Drafting
from alcaide.web.rights import may_look, seats_of, shared
from alcaide.web.sandbox import Sandbox, sandbox_table
from alcaide.web.screen import Screen
from alcaide.web.thinkers import Thinkers

IDLE: Final = 1800.0  # seconds without a word after which a board is cleared away


@websocket("/api/tables/{id:str}/whatif")
async def whatif(
    socket: Socket,
    id: FromPath[str],
    hub: NamedDependency[Hub],
    thinkers: NamedDependency[Thinkers],
    step: Annotated[int, QueryParameter(name="step", ge=0)],
    lang: Annotated[str, QueryParameter(name="lang")] = "en",
    seat: Annotated[int | None, QueryParameter(name="seat")] = None,
) -> None:
    """Let a browser try things out from a position of a table, as far as it may know it."""
    await socket.accept()
    send = sender(socket)
    try:
        table = await hub.get(id)
        sandbox = await _begin(table, who(socket), step, seat)
    except TableError as error:
        await refuse(socket, lambda why: send(Refused(why)), error, lang, NONE)
        return
    players = Thinkers(sandbox, thinkers.delay, thinkers.minds)
    screen = Screen(sandbox.table, lang, HOME, sandbox, players, send)
    screen.display.look = msgspec.structs.replace(screen.display.look, seat=seat)
    own = seats_of(table, who(socket))
    if step >= len(table.steps) and len(own) == 1:

        def kept(id: str) -> None:
            hub.tell(id, Planned())
            thinkers.wake(id)

        plans = socket.app.state.plans
        screen.drafting = Drafting(table, own[0], who(socket), plans, kept)
    try:
        await converse(socket, screen, _follow(screen, sandbox), IDLE)
    except TableError as error:
        await refuse(socket, lambda why: send(Refused(why)), error, lang)
    except WebSocketDisconnect:
        pass
    except OSError as error:  # also if nothing was said for so long
        note(socket, error)
    finally:
        await players.close()
        with contextlib.suppress(RuntimeError, OSError):  # the browser may have closed it
            await socket.close()


async def _begin(table: Table, person: Person, step: int, seat: int | None) -> Sandbox:
    if not may_look(table, person):
        raise MissingError
    if not may_try(table):
        raise PaperError if shared(table) else HintsOffError
    viewer = eyes(table, seats_of(table, person), seat).viewer
    if viewer is None:
        table = await asyncio.to_thread(behind, table)
    rng = Rng(secrets.token_bytes(16))
    return Sandbox(await asyncio.to_thread(sandbox_table, table, step, viewer, rng))


async def _follow(screen: Screen, sandbox: Sandbox) -> None:
    while True:
        await screen.notice(await sandbox.events.get())
