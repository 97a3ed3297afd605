"""One screen at a table: how it looks, what it says, what it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from litestar.exceptions import WebSocketDisconnect

from alcaide.core.errors import AlcaideError, NotationError
from alcaide.locale import language
from alcaide.people.person import Person
from alcaide.table.behind import behind
from alcaide.table.errors import (
    MissingError,
    OrderError,
    PlanTurnError,
    SeatError,
    StaleError,
    WaitingError,
)
from alcaide.table.table import Step, Table
from alcaide.table.words import Words
from alcaide.web import aids, panels
from alcaide.web.adviser import Adviser
from alcaide.web.analysts import Analysts
from alcaide.web.changes import change
from alcaide.web.chat import Chatter, Mute, ReportLine, SayChat
from alcaide.web.decisions import not_understood, refusals, why_not, why_not_picked, why_not_said
from alcaide.web.door import Door
from alcaide.web.events import Analysed, Changed, Event, Here, Hinted, Planned, Spoken, Thinks
from alcaide.web.insight import AskAnalysis, AskHint, Seat
from alcaide.web.loglines import Teller, order_args
from alcaide.web.looks import eyes
from alcaide.web.messages import (
    AskPreview,
    AskRefusals,
    FromBrowser,
    FromServer,
    Look,
    Play,
    PreviewMessage,
    Refusals,
    Refused,
    Say,
    TableMessage,
    TableView,
    Thinking,
    Undo,
    Why,
)
from alcaide.web.orders import order_of
from alcaide.web.planning import Drafting, DropPlan, MakePlan, PlanKept, Planning
from alcaide.web.presence import Eyes, Presence, Present, Visit
from alcaide.web.rights import seats_of, seen_by
from alcaide.web.sandbox import Sandbox
from alcaide.web.thinkers import Thinkers
from alcaide.web.together import together
from alcaide.web.trouble import told
from alcaide.web.views import table_view, words_of

LOG: Final = logging.getLogger("alcaide")
READ: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)
TELLER: Final = Teller()


class Screen:
    """The server's end of one browser tab at one table."""

    def __init__(
        self,
        table: Table,
        lang: str,
        person: Person,
        hub: Door,
        thinkers: Thinkers,
        send: Callable[[FromServer], Awaitable[None]],
        analysts: Analysts | None = None,
        invite: str = "",
    ) -> None:
        self.id = table.id
        self.person = person
        self.invite = invite  # the secret of the address that was followed
        self.hub = hub
        self.thinkers = thinkers
        self.send = send
        self.adviser = Adviser(hub, thinkers.minds, analysts, send)
        self.look = Look(language(lang))
        self.sent: TableView | None = None  # what the browser has, if it takes changes of it
        self.known = table.steps  # what the browser has heard of
        self.said = table.affairs.said
        self.chatter: Chatter | None = None  # set where people talk who do not sit at one screen
        self.presence: Presence | None = None
        self.visit: Visit | None = None  # of the person at this screen
        self.present: Present | None = None  # what the browser has heard of
        self.planning: Planning | None = None  # set where people plan ahead
        self.drafting: Drafting | None = None  # set on a what-if board that may become a plan

    async def hear(self, text: str) -> None:
        """Answer a message of the browser, whatever it is. Raises MissingError."""
        table = await self.hub.get(self.id)
        words = words_of(table, self.look.lang)
        try:
            await self._answer(READ.decode(text), table, words)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._note(error)
            await self.send(Refused(words.say("table-bad-request")))
        except (MissingError, OSError, WebSocketDisconnect):  # there is nobody to answer
            raise
        except AlcaideError as error:
            self._note(error)
            trouble = told(error, words)
            if trouble.stale:
                self.sent = None
                await self._show([])  # first, so that the reason stays on the screen
            await self.send(Refused(trouble.sentence, trouble.rule, trouble.stale))
        except Exception:
            LOG.exception("a message at table %s could not be answered", self.id)
            await self.send(Refused(words.say("table-server-error")))

    def _note(self, error: Exception) -> None:
        """Write a line about something that was refused."""
        kind, whose = type(error).__name__, self.person.id or "nobody known"
        LOG.info("table %s refuses %s: %s", self.id, whose, kind)

    async def notice(self, event: Event) -> None:
        """Tell the browser what happened at the table. Raises MissingError."""
        match event:
            case Thinks():
                await self.send(Thinking(event.seat, event.on))
            case Changed(gone=True):
                raise MissingError
            case Changed():
                await self._show(await self._news())
                await self._present()  # whoever was there may have sat down
            case Hinted():
                await self._hinted(event.seat)
            case Spoken(line):
                if self.chatter:
                    await self.chatter.hear(line, await self.hub.get(self.id))
            case Here():
                if self.presence:
                    self.presence.hear(self.id, event)
                await self._present()
            case Planned():
                await self.show_plans(await self.hub.get(self.id))
            case Analysed():
                table = await self.hub.get(self.id)
                await self.adviser.more(table, words_of(table, self.look.lang))

    async def _answer(self, message: FromBrowser, table: Table, words: Words) -> None:
        match message:
            case Look():
                self.look = msgspec.structs.replace(message, lang=language(message.lang))
                self.sent = None
                await self._show([])
            case Play():
                await self._play(table, message.seq, _action(table, message.action))
            case Say():
                await self._say(table, message, words)
            case Undo():
                await self.hub.undo(self.id, self._mover(table), message.seq)
                self.thinkers.wake(self.id)
            case AskPreview():
                await self._preview(table, message, words)
            case AskRefusals():
                _fresh(table, message.seq)
                found = refusals(table, self._mover(table), message.picks, words)
                await self.send(Refusals(message.seq, message.picks, found))
            case Why() if message.text:
                self._mover(table)
                await self.send(why_not_said(table, message.text, words))
            case Why():
                viewer = self._mover(table)
                await self.send(why_not_picked(table, viewer, message.picks, words))
            case AskHint():
                _fresh(table, message.seq)
                self.adviser.hint(table, self._mover(table), words)
            case AskAnalysis():
                await self.adviser.analysis(table, words)
            case Seat():
                self._seat(message)
            case MakePlan():
                if self.drafting is None:
                    raise PlanTurnError
                await self.drafting.make(table, message)
                await self.send(PlanKept())
            case DropPlan():
                if self.planning is None:
                    raise OrderError
                await self.planning.drop(table, message)
            case Eyes():
                if self.presence and self.visit:
                    self.presence.look(self.id, self.visit, message)
            case SayChat() | Mute() | ReportLine():
                if self.chatter is None:
                    raise OrderError
                await self.chatter.answer(message, table)
            case _:
                seat, text = order_of(message, table, self.person, self.invite)
                await self.hub.order(self.id, seat, text)
                self.thinkers.wake(self.id)

    async def show_plans(self, table: Table) -> None:
        """Send what the person has planned, where people plan ahead."""
        if self.planning:
            await self.planning.show(table, words_of(table, self.look.lang))

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
        self.thinkers.wake(self.id)

    async def _play(self, table: Table, seq: int, action: Any) -> None:
        await self.hub.play(self.id, self._mover(table), seq, action)
        self.thinkers.wake(self.id)

    async def _say(self, table: Table, message: Say, words: Words) -> None:
        _fresh(table, message.seq)
        try:
            action = table.game.read(table.state, message.text)
        except NotationError:
            await self.send(not_understood(message.text, words))
        else:
            await self._play(table, message.seq, action)

    async def _preview(self, table: Table, message: AskPreview, words: Words) -> None:
        _fresh(table, message.seq)
        viewer = self._mover(table)
        action = _action(table, message.action)
        if action not in table.game.legal_actions(table.state):
            await self.send(why_not(table, action, words))
            return
        view = table.game.observe(table.state, viewer)
        shown = panels.preview(aids.preview(table, view, action, self.look.turns), words)
        await self.send(PreviewMessage(message.seq, message.action, shown))

    def _mover(self, table: Table) -> int:
        """Return the seat that this screen plays now. Raises SeatError if it is another's turn."""
        if table.waiting:
            raise WaitingError
        viewer = eyes(table, seats_of(table, self.person), self.look.seat).viewer
        if viewer is None or table.turn not in (viewer, None) or table.bot:
            raise SeatError
        return viewer

    async def _seen(self) -> Table:
        """Return the table as it may be seen here: by others than those who play, later."""
        table = await self.hub.get(self.id)
        if not table.terms.delay or seen_by(table, self.person):
            return table
        return await asyncio.to_thread(behind, table)

    async def _show(self, news: list[str]) -> None:
        table = await self._seen()
        words = words_of(table, self.look.lang)
        shown = table_view(
            table,
            self.look,
            TELLER,
            seen_by(table, self.person),
            self.hub.thinking.get(self.id),
            together(table, self.person, self.invite, words),
        )
        before, self.sent = self.sent, shown if self.look.changes else None
        await self.send(change(before, shown, news) if before else TableMessage(shown, news))

    async def _hinted(self, seat: int) -> None:
        """Tell that somebody has asked for a hint, where there is somebody to tell."""
        table = await self.hub.get(self.id)
        if sum(not spec.bot for spec in table.seats) > 1 and not table.free:
            await self._show([words_of(table, self.look.lang).say("table-hint-asked", seat=seat)])

    async def _news(self) -> list[str]:
        """Return sentences for what was played or taken back since the last time."""
        table = await self.hub.get(self.id)
        if table.terms.delay and await self._seen() is not table:
            return []
        words = words_of(table, self.look.lang)
        known, self.known = self.known, table.steps
        same = _alike(known, table.steps)
        if same == len(table.steps) < len(known) and not table.rows[-1].order:
            return [words.say("table-taken-back", seat=table.rows[-1].seat)]
        said, self.said = self.said, table.affairs.said
        orders = [
            words.say(f"table-log-{s.key}", **order_args(s))
            for s in table.affairs.said[len(said) :]
        ]
        return orders + TELLER.news(table.steps[same:], words)


def _alike(known: Sequence[Step], steps: Sequence[Step]) -> int:
    """Return how many steps of two logs are the same."""
    if steps[: len(known)] == known:
        return len(known)
    return sum(one is other for one, other in zip(known, steps, strict=False))


def _fresh(table: Table, seq: int) -> None:
    if not table.fresh(seq):
        raise StaleError


def _action(table: Table, action: Any) -> Any:
    return msgspec.convert(action, table.game.action_type)
