"""One screen at a table: what it says, and what it is told."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from alcaide.core.errors import AlcaideError, NotationError
from alcaide.locale import language
from alcaide.people.errors import ScopeError
from alcaide.people.person import HOME, Person
from alcaide.server.jobs.advice_requests import AdviceRequests
from alcaide.server.jobs.analysis_service import AnalysisService
from alcaide.server.jobs.bot_turns import BotTurns
from alcaide.server.jobs.scheduler import Claim, Priority
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
from alcaide.server.live.presence import Presence, Visit
from alcaide.server.live.programs import mark, play
from alcaide.server.live.table_source import TableSource
from alcaide.server.present import decisions
from alcaide.server.present.error_sentences import told
from alcaide.server.present.table_view import words_of
from alcaide.server.present.viewpoint import eyes
from alcaide.server.protocol.chat_messages import Mute, ReportLine, SayChat
from alcaide.server.protocol.looks.advice_messages import AskAnalysis, AskHint, Seat
from alcaide.server.protocol.looks.layer_messages import AskLayer
from alcaide.server.protocol.looks.past_messages import AskPast
from alcaide.server.protocol.plan_messages import DropPlan, MakePlan
from alcaide.server.protocol.presence_messages import Eyes, Present, StopNews
from alcaide.server.protocol.standing_messages import AskStanding, GiveStanding
from alcaide.server.protocol.table_messages import (
    AskLines,
    AskPreview,
    AskRefusals,
    FromBrowser,
    FromServer,
    Look,
    Looks,
    Play,
    PreviewMessage,
    Refusals,
    Refused,
    Say,
    Thinking,
    Undo,
    Why,
)
from alcaide.server.security.permissions import seats_of
from alcaide.server.security.rated_door import RatedDoor
from alcaide.server.sockets.admission import carry_out
from alcaide.server.sockets.chat import TableChat
from alcaide.server.sockets.display import Display
from alcaide.server.sockets.meanings import action_of, misread, seq_of
from alcaide.server.sockets.planning import Drafting, Planning, heed
from alcaide.server.sockets.standing import hear
from alcaide.server.sockets.what_if_board import Sandbox
from alcaide.storage.errors import StaleError
from alcaide.tables.ahead.asked_at_once import asked, put
from alcaide.tables.errors import MissingError, OrderError, SeatError, WaitingError
from alcaide.tables.provenance import PERSON
from alcaide.tables.seats import BOT_NAMES
from alcaide.tables.table import Table
from alcaide.tables.words import Words

Mates = Callable[[str], Awaitable[frozenset[str]]]

LOG: Final = logging.getLogger("alcaide")
READ: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)
AT_HOME: Final = Claim(HOME.id, Priority.LIVE)


class Screen:
    """The server's end of one browser tab at one table."""

    def __init__(
        self,
        table: Table,
        lang: str,
        person: Person,
        hub: TableSource,
        bot_turns: BotTurns,
        send: Callable[[FromServer], Awaitable[None]],
        analyses: AnalysisService | None = None,
        invite: str = "",
        claim: Claim = AT_HOME,
    ) -> None:
        self.id = table.id
        self.person = person
        self.invite = invite  # the secret of the address that was followed
        self.hub = hub
        self.bot_turns = bot_turns
        self.send = send
        self.adviser = AdviceRequests(hub, bot_turns.worker_pool, analyses, send, claim.owner)
        self.claim = claim  # for whom this screen is drawn
        self.draw = partial(bot_turns.worker_pool.here, claim)
        self.answering = bot_turns.plan_player.answering if bot_turns.plan_player else None
        look, worker_pool = Look(language(lang)), bot_turns.worker_pool
        self.display = Display(
            table, look, person, invite, hub, send, worker_pool, claim, answering=self.answering
        )
        self.source = PERSON  # by whom its rows are made; set where it is a program
        self.chat: TableChat | None = None  # set where people talk who do not sit at one screen
        self.mates: Mates | None = None  # who was on the same browsers as somebody
        self.presence: Presence | None = None
        self.visit: Visit | None = None  # of the person at this screen
        self.present: Present | None = None  # what the browser has heard of
        self.door: RatedDoor | None = None  # set where people come from elsewhere
        self.planning: Planning | None = None  # set where people plan ahead
        self.may_play, self.bot_names = True, BOT_NAMES  # a key may be good for looking only
        self.drafting: Drafting | None = None  # set on a what-if board that may become a plan

    async def hear(self, text: str) -> None:
        """Answer a message of the browser, whatever it is. Raises MissingError."""
        table = await self.hub.get(self.id)
        words = words_of(table, self.display.look.lang)
        try:
            await self._answer(READ.decode(text), table, words)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._note(error)
            await self.send(Refused(misread(error, FromBrowser, text, words)))
        except (MissingError, OSError, WebSocketDisconnect):
            raise  # there is nobody to answer
        except AlcaideError as error:
            self._note(error)
            trouble = told(error, words)
            if trouble.stale:
                await self.display.whole()  # first, so that the reason stays on the screen
            await self.send(Refused(trouble.sentence, trouble.rule, trouble.stale))
        except Exception:
            LOG.exception("a message at table %s could not be answered", self.id)
            await self.send(Refused(words.say("table-server-error")))

    def _note(self, error: Exception) -> None:
        """Write a line about something that was refused."""
        whose = self.person.id or "nobody known"
        LOG.info("table %s refuses %s: %s", self.id, whose, type(error).__name__)

    async def notice(self, event: Event) -> None:
        """Tell the browser what happened at the table. Raises MissingError."""
        match event:
            case Thinks() if self.display.lags:
                pass  # who is to move now is not seen here yet
            case Thinks():
                await self.send(Thinking(event.seat, event.on))
            case Changed(gone=True):
                raise MissingError
            case Changed():
                await self.display.renew()
                await self._present()  # whoever was there may have sat down
                if self.chat:
                    await self.chat.follow(await self.hub.get(self.id))
            case Hinted():
                await self.display.hinted(event.seat)
            case Spoken(line):
                if self.chat:
                    await self.chat.hear(line, await self.hub.get(self.id))
            case Here():
                if self.presence:
                    self.presence.hear(self.id, event)
                await self._present()
            case Planned(user):
                if user in ("", self.person.id):
                    await self.show_plans(await self.hub.get(self.id))
                    await self.display.renew()
            case Stopping():
                await self.send(StopNews())
            case Analysed(failed):
                table = await self.hub.get(self.id)
                await self.adviser.more(table, words_of(table, self.display.look.lang), failed)

    async def _answer(self, message: FromBrowser, table: Table, words: Words) -> None:
        if not self.may_play and not isinstance(message, Looks):
            raise ScopeError(scope="play")
        if not isinstance(message, Look):
            await self.display.settled.wait()  # answers come in the order of questions
        if self.door:
            await self.door.enter(message, table)
        match message:
            case Look():
                await self.display.look_at(replace(message, lang=language(message.lang)))
            case Play():
                await self._play(table, message.seq, action_of(table, message.action))
            case Say():
                await self._say(table, message, words)
            case Undo():
                viewer, own = self._asked(table)
                await self.hub.undo(self.id, viewer, seq_of(table, own, message.seq), self.source)
                self.bot_turns.wake(self.id)
            case AskPreview():
                await self._preview(table, message, words)
            case AskRefusals(seq, picks):
                viewer, own = self._fresh(table, seq)
                found = await self.draw(partial(decisions.refusals, own, viewer, picks, words))
                await self.send(Refusals(seq, picks, found))
            case AskLines() | AskPast() | AskLayer():
                await self.display.answer(message)
            case Why():
                await self._why(table, message, words)
            case AskHint():
                viewer, own = self._fresh(table, message.seq)
                self.adviser.hint(own, viewer, words)
            case AskAnalysis():
                await self.adviser.analysis(table, words)
            case Seat():
                self._seat(message)
            case AskStanding() | GiveStanding():
                await self._stand(table, message, words)
            case MakePlan() | DropPlan():
                await heed(self.planning, self.drafting, table, message, self.send)
            case Eyes():
                if self.presence and self.visit:
                    self.presence.look(self.id, self.visit, message)
            case SayChat() | Mute() | ReportLine():
                if self.chat is None:
                    raise OrderError
                await self.chat.answer(message, table)
            case _:
                who = self.person, self.invite, self.bot_names, self.source, self.mates
                await carry_out(self.hub, table, message, *who)
                self.bot_turns.wake(self.id)

    async def show_plans(self, table: Table) -> None:
        """Send what the person has planned, where people plan ahead."""
        if self.planning:
            await self.planning.show(table, words_of(table, self.display.look.lang))

    async def _present(self) -> None:
        """Tell the browser who is there, if that has changed."""
        if self.presence is None:
            return
        present = self.presence.at(await self.hub.get(self.id))
        if present != self.present:
            self.present = present
            await self.send(present)

    def _seat(self, message: Seat) -> None:
        if not isinstance(self.hub, Sandbox):
            raise SeatError
        self.hub.seat(message.seat, message.level)
        self.bot_turns.wake(self.id)

    async def _play(self, table: Table, seq: int, action: Any) -> None:
        viewer, own = self._asked(table)
        if viewer == table.turn or table.turn is None:
            await play(self.hub, table, viewer, seq_of(table, own, seq), action, self.source)
        elif self.answering and self._fresh(table, seq):
            await mark(self.hub, table, viewer, self.source)
            await self.answering.keep(table, viewer, action)
        self.bot_turns.wake(self.id)

    async def _say(self, table: Table, message: Say, words: Words) -> None:
        _, own = self._fresh(table, message.seq)
        try:
            action = table.game.read(own.state, message.text)
        except NotationError:
            await self.send(decisions.not_understood(message.text, words))
        else:
            await self._play(table, message.seq, action)

    async def _preview(self, table: Table, message: AskPreview, words: Words) -> None:
        viewer, own = self._fresh(table, message.seq)
        action = action_of(own, message.action)
        if action not in own.game.legal_actions(own.state):
            await self.send(decisions.why_not(own, action, words))
            return
        turns = self.display.look.turns
        shown = await self.draw(partial(decisions.preview, own, viewer, action, turns, words))
        await self.send(PreviewMessage(message.seq, message.action, shown))

    async def _why(self, table: Table, message: Why, words: Words) -> None:
        viewer, own = self._asked(table)
        why = partial(decisions.why_not_picked, own, viewer, message.picks, words)
        if message.text:
            why = partial(decisions.why_not_said, own, message.text, words)
        await self.send(await self.draw(why))

    async def _stand(self, table: Table, message: AskStanding | GiveStanding, words: Words) -> None:
        viewer = eyes(table, seats_of(table, self.person), self.display.look.seat).viewer
        if isinstance(message, GiveStanding) and viewer is not None:
            await mark(self.hub, table, viewer, self.source)
        await hear(self.answering, table, viewer, message, words, self.hub.tell, self.send)
        self.bot_turns.wake(self.id)

    def _asked(self, table: Table) -> tuple[int, Table]:
        """Return the seat that this screen plays now, and the table as it is asked there.

        Raises SeatError if others are asked.
        """
        if table.waiting:
            raise WaitingError
        viewer = eyes(table, seats_of(table, self.person), self.display.look.seat).viewer
        if viewer is None or (table.bot and viewer == table.turn):
            raise SeatError
        if viewer not in asked(table) and table.turn not in (viewer, None):
            raise SeatError
        return viewer, table if table.turn is None else put(table, viewer)

    def _fresh(self, table: Table, seq: int) -> tuple[int, Table]:
        """Return the same for what was meant for a position. Raises StaleError if that is past."""
        try:
            viewer, own = self._asked(table)
        except SeatError:
            if not table.fresh(seq):
                raise StaleError from None
            raise
        if not own.fresh(seq):
            raise StaleError
        return viewer, own
