"""The channel for programs that play at a table: the same questions as on standard input.

docs/protocol.md tells the conversation.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from alcaide.core.errors import AlcaideError
from alcaide.core.rng import Rng
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.quotas import SOCKETS, holding
from alcaide.server.live.before_deal import BeforeDeal
from alcaide.server.live.events import (
    Analysed,
    Changed,
    Event,
    Here,
    Hinted,
    Planned,
    Spoken,
    Stopping,
    Thinks,
)
from alcaide.server.live.hub import Hub
from alcaide.server.live.orders import order_of
from alcaide.server.live.programs import give, mark
from alcaide.server.present.error_sentences import told
from alcaide.server.present.table_view import words_of
from alcaide.server.protocol.order_messages import Sit
from alcaide.server.protocol.program_messages import (
    Hello,
    Move,
    Over,
    Reply,
    Told,
    ToProgram,
    Written,
)
from alcaide.server.security.authentication import current_person, refuse_key
from alcaide.server.security.close_codes import Socket, note, refuse
from alcaide.server.security.key_scope_guard import PLAY, check_scope
from alcaide.server.security.permissions import may_sit, seats_of
from alcaide.server.security.rated_door import RatedDoor
from alcaide.server.security.token_bucket import token_bucket_of
from alcaide.server.sockets.admission import admit
from alcaide.server.sockets.meanings import misread
from alcaide.server.sockets.table_socket import DRAIN, shut
from alcaide.storage.errors import StaleError, TableError
from alcaide.tables.ahead.asked_at_once import asked
from alcaide.tables.ahead.asked_at_once import question as question_of
from alcaide.tables.errors import MissingError, OrderError, TakenError
from alcaide.tables.outcome.finishing_order import outcome
from alcaide.tables.provenance import PROGRAM
from alcaide.tables.table import Table

LOG: Final = logging.getLogger("alcaide")
PROTOCOL: Final = 2  # 2: programs are asked whether they are ready
ENGLISH: Final = "en"  # programs are told everything in it
NOTHING: Final = (-1, -1)


READ: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)


class Conversation:
    """The server's end of a program that plays at a table."""

    def __init__(
        self, socket: Socket, id: str, hub: Hub, bots: BotTurns, protocol: int = 1
    ) -> None:
        self.socket = socket
        self.id = id
        self.hub = hub
        self.bots = bots
        self.door = RatedDoor(socket)
        self.protocol = protocol  # that the program speaks
        self.before = BeforeDeal(protocol, self.send, hub.order)
        self.asked = NOTHING  # the seat that was asked last, and in which position
        self.answering = bots.plan_player.answering if bots.plan_player else None
        self.ended = False
        self.lock = asyncio.Lock()

    async def sit(self, invite: str) -> None:
        """Take the first seat that is free for the program. Raises TakenError if there is none."""
        table = await self.hub.get(self.id)
        person = current_person(self.socket)
        await admit(self.hub, table, person, self.socket.app.state.seen_devices.mates)
        for seat in range(len(table.seats)):
            if may_sit(table, person, seat, invite):
                await self.door.admit(table)
                order = order_of(Sit(seat), table, person, invite)
                await give(self.hub, table, *order, PROGRAM)
                return
        raise TakenError

    async def greet(self) -> None:
        """Say what is played, and ask if it is the program's turn. Raises MissingError."""
        table = await self.hub.get(self.id)
        game = table.game
        mine = self._seats(table)
        if not mine:
            raise MissingError
        self.door.check_hand(table)
        await self.door.note(table)
        if self.answering:
            await self.answering.ask_always(table, mine)
        await self.send(
            Hello(
                min(PROTOCOL, self.protocol),
                table.id,
                game.name,
                game.version,
                len(table.seats),
                mine,
                table.setup.options,
            )
        )
        await self.go_on()

    async def go_on(self) -> None:
        """Ask what to play if the program is asked and that has not been done yet."""
        table = await self.hub.get(self.id)
        if table.turn is None:
            if not self.ended:
                self.ended = True
                won = outcome(table).winners
                await self.send(Over(table.game.scores(table.state), won))
        elif not table.dealt:
            await self.before.go_on(table, self._seats(table))
            self.bots.wake(self.id)
        elif table.agreements.paused:
            self.asked = NOTHING  # the question is put when the game goes on
        elif not table.waiting and (found := await self._asked(table)):
            seat, own = found
            if seat != self.asked[0] or self.asked[1] < own.mark:
                self.asked = seat, own.seq
                await self.send(question(own, seat))

    async def _asked(self, table: Table) -> tuple[int, Table] | None:
        """Return a seat of the program that is asked, and the table as it is asked there."""
        seats = self._seats(table)
        if table.turn in seats and question_of(table) is None:
            return table.turn, table
        for seat in asked(table):
            if seat not in seats or self.answering is None:
                continue
            own, asks = await self.answering.shown(table, seat)
            if asks:
                return seat, own
        return None

    async def listen(self) -> None:
        """Play what the program answers."""
        bucket = token_bucket_of(self.socket)
        while True:
            text = await self.socket.receive_text()
            await bucket.wait()
            await self._hear(text)

    async def follow(self, events: AsyncIterator[Event]) -> None:
        """Ask on whenever the table has changed. Raises MissingError when it is gone."""
        async for event in events:
            match event:
                case Changed(gone=True):
                    raise MissingError
                case Changed() | Planned():
                    await self.go_on()
                case Thinks() | Hinted() | Analysed() | Spoken() | Here() | Stopping():
                    pass

    async def _hear(self, text: str) -> None:
        table = await self.hub.get(self.id)
        words = words_of(table, ENGLISH)
        try:
            if await self.before.hear(text, table, self._seats(table)):
                self.bots.wake(self.id)
                return
            await self._play(table, READ.decode(text))
        except (msgspec.MsgspecError, RecursionError) as error:
            self._note(error)
            await self.send(Told(misread(error, Reply, text, words)))
        except MissingError:
            raise
        except AlcaideError as error:
            self._note(error)
            trouble = told(error, words)
            await self.send(Told(trouble.sentence, trouble.rule, trouble.stale))
        else:
            return
        self.asked, self.before.asked = NOTHING, None
        await self.go_on()

    async def _play(self, table: Table, reply: Reply) -> None:
        found = await self._asked(table) if table.turn is not None else None
        seat, own = found or (-1, table)
        if not own.fresh(reply.seq):
            raise StaleError
        if found is None:
            raise OrderError
        action = _meant(own, reply.action)
        await mark(self.hub, table, seat, PROGRAM)
        if seat == table.turn:
            await self.hub.play(self.id, seat, table.seq, action, PROGRAM)
        elif self.answering:
            await self.answering.keep(table, seat, action)
        self.bots.wake(self.id)

    def _note(self, error: Exception) -> None:
        """Write a line about something that was refused."""
        kind, whose = type(error).__name__, current_person(self.socket).id or "nobody known"
        LOG.info("table %s refuses a program of %s: %s", self.id, whose, kind)

    def _seats(self, table: Table) -> list[int]:
        return seats_of(table, current_person(self.socket))

    async def send(self, message: ToProgram) -> None:
        """Say something to the program."""
        text = msgspec.json.encode(message).decode()
        async with self.lock, asyncio.timeout(DRAIN):
            await self.socket.send_text(text)


@websocket("/api/tables/{id:str}/program", scope=PLAY)
async def program(
    socket: Socket,
    id: FromPath[str],
    hub: NamedDependency[Hub],
    bot_turns: NamedDependency[BotTurns],
    sit: Annotated[bool, QueryParameter(name="sit", description="take a free seat")] = False,
    invite: Annotated[str, QueryParameter(name="invite")] = "",
    protocol: Annotated[
        int, QueryParameter(name="protocol", ge=1, description="that the program speaks")
    ] = 1,
) -> None:
    """Let a program play the seats of whoever it belongs to."""
    await socket.accept()
    talk = Conversation(socket, id, hub, bot_turns, protocol)
    try:
        if not current_person(socket).known:
            refuse_key(socket)
        check_scope(socket, PLAY)
        await hub.get(id)
        async with holding(socket, SOCKETS), hub.watch(id) as events:
            if sit:
                await talk.sit(invite)
            await talk.greet()
            bot_turns.wake(id)
            async with asyncio.TaskGroup() as both:
                both.create_task(talk.listen())
                both.create_task(talk.follow(events))
                both.create_task(shut(socket))
    except* TableError as errors:
        error = errors.exceptions[0]
        assert isinstance(error, TableError)
        await refuse(socket, lambda why: talk.send(Told(why)), error, ENGLISH)
    except* WebSocketDisconnect:
        pass
    except* OSError as errors:
        note(socket, errors.exceptions[0])


def question(table: Table, seat: int) -> Move:
    """Return what a seat is asked: all of it follows from its view."""
    game = table.game
    view = game.observe(table.state, seat)
    state = game.determinize(view, Rng(b"any"))
    actions = [Written(game.write(state, action), action) for action in game.legal_actions(state)]
    return Move(table.seq, seat, actions, view)


def _meant(table: Table, answer: int | str) -> Any:
    """Return the action of an answer. Raises NotationError or OrderError."""
    if isinstance(answer, str):
        return table.game.read(table.state, answer)
    actions = table.game.legal_actions(table.state)
    if answer not in range(len(actions)):
        raise OrderError
    return actions[answer]
