"""The live channel of a what-if board: it begins with a socket and ends with it."""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack, suppress
from typing import Annotated, Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from alcaide.core.rng import Rng
from alcaide.people.person import HOME, Person
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.quotas import BOARDS, SOCKETS, holding
from alcaide.server.jobs.scheduler import Claim, Priority
from alcaide.server.jobs.worker_pool import WorkerPool
from alcaide.server.live.events import Planned
from alcaide.server.live.hub import Hub
from alcaide.server.live.programs import mark
from alcaide.server.present.viewpoint import eyes
from alcaide.server.protocol.table_messages import Refused
from alcaide.server.security.authentication import by_key, current_person
from alcaide.server.security.close_codes import NONE, Socket, note, refuse
from alcaide.server.security.key_scope_guard import PLAY, check_scope
from alcaide.server.security.permissions import may_look, may_try, seats_of, shared
from alcaide.server.security.rate_limits import owner_of
from alcaide.server.security.rated_door import RatedDoor
from alcaide.server.sockets.planning import Drafting
from alcaide.server.sockets.screen import Screen
from alcaide.server.sockets.table_socket import converse, sender
from alcaide.server.sockets.what_if_board import Sandbox, sandbox_table
from alcaide.storage.errors import TableError
from alcaide.tables.errors import HintsOffError, MissingError, PaperError
from alcaide.tables.provenance import PERSON, PROGRAM
from alcaide.tables.replay.spectator_delay import delayed
from alcaide.tables.table import Table

IDLE: Final = 1800.0  # seconds without a word after which a board is cleared away


@websocket("/api/tables/{id:str}/whatif", scope=PLAY)
async def whatif(
    socket: Socket,
    id: FromPath[str],
    hub: NamedDependency[Hub],
    bot_turns: NamedDependency[BotTurns],
    step: Annotated[int, QueryParameter(name="step", ge=0)] = 0,
    lang: Annotated[str, QueryParameter(name="lang")] = "en",
    seat: Annotated[int | None, QueryParameter(name="seat")] = None,
) -> None:
    """Let a browser try things out from a position of a table, as far as it may know it."""
    await socket.accept()
    send = sender(socket)
    claim = Claim(owner_of(socket.scope), Priority.BOARD)
    async with AsyncExitStack() as held:
        try:
            check_scope(socket, PLAY)
            for kind in (SOCKETS, BOARDS):
                await held.enter_async_context(holding(socket, kind))
            table = await hub.get(id)
            sandbox = await _begin(
                table, current_person(socket), step, seat, bot_turns.worker_pool, claim
            )
        except TableError as error:
            await refuse(socket, lambda why: send(Refused(why)), error, lang, NONE)
            return
        players = BotTurns(sandbox, bot_turns.delay, bot_turns.worker_pool, fixed=claim)
        screen = Screen(sandbox.table, lang, HOME, sandbox, players, send, claim=claim)
        screen.display.look = msgspec.structs.replace(screen.display.look, seat=seat)
        own = seats_of(table, current_person(socket))
        if step >= len(table.steps) and len(own) == 1:
            screen.drafting = _drafting(socket, table, own[0], hub, bot_turns)
        await _try_out(socket, screen, sandbox, lang)


def _drafting(socket: Socket, table: Table, seat: int, hub: Hub, bot_turns: BotTurns) -> Drafting:
    """Return what lets a seat of a table plan on a board."""

    def kept(id: str) -> None:
        hub.tell(id, Planned(current_person(socket).id))
        bot_turns.wake(id)

    async def check() -> None:
        RatedDoor(socket).check_hand(table)
        await mark(hub, table, seat, PROGRAM if by_key(socket) else PERSON)

    return Drafting(table, seat, current_person(socket), socket.app.state.plans, kept, check)


async def _try_out(socket: Socket, screen: Screen, sandbox: Sandbox, lang: str) -> None:
    try:
        await converse(socket, screen, _follow(screen, sandbox), IDLE)
    except TableError as error:
        await refuse(socket, lambda why: screen.send(Refused(why)), error, lang)
    except WebSocketDisconnect:
        pass
    except OSError as error:  # also if nothing was said for so long
        note(socket, error)
    finally:
        await screen.bot_turns.close()
        with suppress(RuntimeError, OSError, WebSocketDisconnect):  # the browser was first
            await socket.close()


async def _begin(
    table: Table, person: Person, step: int, seat: int | None, worker_pool: WorkerPool, claim: Claim
) -> Sandbox:
    if not may_look(table, person):
        raise MissingError
    if not may_try(table):
        raise PaperError if shared(table) else HintsOffError
    viewer = eyes(table, seats_of(table, person), seat).viewer
    rng = Rng(secrets.token_bytes(16))

    def begin() -> Table:
        seen = delayed(table) if viewer is None else table
        return sandbox_table(seen, step, viewer, rng)

    return Sandbox(await worker_pool.here(claim, begin))


async def _follow(screen: Screen, sandbox: Sandbox) -> None:
    while True:
        await screen.notice(await sandbox.events.get())
