"""Talk at a table: what a browser says and hears of it. It knows nothing of the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from alcaide.people.conduct.chat_lines import ChatLine, ChatStore
from alcaide.people.conduct.reports import Reports
from alcaide.people.errors import LineError, SilentError
from alcaide.people.identity.badges import Badges
from alcaide.people.person import HOME, Person
from alcaide.server.live.events import Event, Spoken
from alcaide.server.protocol.chat_messages import (
    Chat,
    ChatMessage,
    LineView,
    Mute,
    PhraseName,
    ReportLine,
    SayChat,
    SilenceView,
)
from alcaide.server.security.permissions import own_seat
from alcaide.server.security.rate_limits import Limits
from alcaide.server.sockets.phrases import phrase_of, words_of
from alcaide.tables.errors import OrderError
from alcaide.tables.table import Table


def talks(table: Table, person: Person) -> bool:
    """Tell whether there is talk at a table: where people are who do not sit at one screen."""
    people = any(spec.free or spec.user for spec in table.seats)
    return person != HOME and table.terms.chat and people


class TableChat:
    """The talk at one table as one browser has it."""

    def __init__(
        self,
        id: str,
        person: Person,
        talk: ChatStore,
        limits: Limits | None,
        send: Callable[[ChatMessage], Awaitable[None]],
        tell: Callable[[str, Event], None],
        reported: Callable[[], Awaitable[None]],
        badges: Badges | None = None,
        lang: Callable[[], str] = lambda: "en",
    ) -> None:
        self.id = id
        self.person = person
        self.talk = talk
        self.limits = limits
        self.send = send
        self.tell = tell
        self.reported = reported
        self.badges = badges
        self.lang = lang  # of whoever speaks
        self.muted: frozenset[str] = frozenset()
        self.told: bool | None = None  # whether one may write, as the browser has it

    async def open(self, table: Table) -> None:
        """Send what was said lately."""
        if not talks(table, self.person):
            return
        self.muted = await self.talk.muted(self.person.id)
        await self._send(table, await self.talk.last(self.id), whole=True)

    async def follow(self, table: Table) -> None:
        """Tell whoever has sat down or got up since whether he may write."""
        if self.told != (own_seat(table, self.person) is not None):
            await self.open(table)

    async def answer(self, message: Chat, table: Table) -> None:
        """Carry out what the browser wants. Raises OrderError, LineError or RateError."""
        if not self.person.known or not talks(table, self.person):
            raise OrderError
        match message:
            case SayChat(text, phrase):
                await self._say(table, text, phrase)
            case Mute(number, on):
                line = await self._others(number)
                await self.talk.mute(self.person.id, line.user, on)
                await self.open(table)
            case ReportLine(number, why):
                line, step = await self._others(number), len(table.steps)
                if await Reports(self.talk.engine).add(self.id, self.person, line, why, step):
                    await self.reported()

    async def hear(self, line: ChatLine, table: Table) -> None:
        """Pass on what somebody has said, or that it was taken away."""
        if not line.text:
            await self.open(table)
        elif talks(table, self.person):
            await self._send(table, [line], whole=False)

    async def _say(self, table: Table, text: str, phrase: PhraseName | None) -> None:
        if own_seat(table, self.person) is None:
            raise OrderError
        if self.limits is not None:
            await self.limits.spend("account", "chat", self.person.id)
        said = words_of(phrase, self.lang()) if phrase else text
        try:
            self.tell(self.id, Spoken(await self.talk.say(self.id, self.person, said)))
        except SilentError:
            await self.open(table)  # the field to write in goes
            raise

    async def _others(self, number: int) -> ChatLine:
        line = await self.talk.line(self.id, number)
        if line.user == self.person.id:
            raise LineError
        return line

    async def _send(self, table: Table, lines: list[ChatLine], whole: bool) -> None:
        seats = {spec.user: seat for seat, spec in enumerate(table.seats) if spec.user}
        badges = await self.badges.of(line.user for line in lines) if self.badges else {}
        shown = [
            LineView(
                line.number,
                seats.get(line.user),
                line.name,
                "" if line.user in self.muted else line.text,
                line.at,
                line.user == self.person.id,
                line.user in self.muted,
                badges.get(line.user, ""),
                None if line.user in self.muted else phrase_of(line.text),
            )
            for line in lines
        ]
        self.told = own_seat(table, self.person) is not None
        await self.send(ChatMessage(shown, whole, self.told, await self._silence()))

    async def _silence(self) -> SilenceView | None:
        held = await self.talk.silence(self.person.id)
        return SilenceView(held.why, held.ends) if held else None
