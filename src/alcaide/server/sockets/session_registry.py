"""By what the open sockets of this process are known, and that it is over as soon as it is.

Whatever ends a session or a key is told to all processes (``tell``); they then look which of
theirs are still good. The command line may have no way to tell: they also look every ``PAUSE``
seconds, for all sockets at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar.channels import ChannelsPlugin

from alcaide.people.identity.badges import Badges
from alcaide.people.identity.devices import Devices
from alcaide.people.identity.secrets import digest
from alcaide.server.live.pubsub import make_backend
from alcaide.server.ops.periodic import periodically
from alcaide.server.ops.settings import Config
from alcaide.server.security.authentication import Connection, Credential
from alcaide.storage.errors import OfflineError

LOG: Final = logging.getLogger("alcaide")
PEOPLE: Final = "people"  # the channel
LOOK: Final = b"look"
PAUSE: Final = 2.0  # seconds


async def announce(config: Config) -> None:
    """Tell the servers from another process that a session or a key may have ended."""
    if config.redis:
        backend = make_backend(config)
        await backend.publish(LOOK, [PEOPLE])
        await backend.on_shutdown()


class SessionRegistry:
    """The sockets of people who came in."""

    def __init__(
        self, devices: Devices, channels: ChannelsPlugin, badges: Badges | None = None
    ) -> None:
        self.devices = devices
        self.channels = channels
        self.badges = badges
        self.sockets: Counter[Credential] = Counter()
        self.over: dict[Credential, asyncio.Event] = {}

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Look after the sockets until the context ends."""
        async with self.channels.start_subscription(PEOPLE) as heard:

            async def look(_data: bytes) -> None:
                if self.badges:  # whose role has changed, or who has an account now
                    self.badges.forget()
                await self.look()

            async with (
                periodically(self.look, PAUSE),
                heard.run_in_background(look, join=False),
            ):
                yield

    def tell(self) -> None:
        """Tell all processes that a session or a key has ended."""
        self.channels.publish(LOOK, PEOPLE)

    async def until_revoked(self, connection: Connection) -> None:
        """Return when the person behind a socket is not known by it any more; at home never."""
        shown: Credential | None = connection.scope["auth"]
        if shown is None:
            await asyncio.Event().wait()
            return
        self.sockets[shown] += 1
        try:
            await self.over.setdefault(shown, asyncio.Event()).wait()
        finally:
            self.sockets[shown] -= 1
            if not self.sockets[shown]:
                del self.sockets[shown], self.over[shown]

    async def look(self) -> None:
        """End the sockets whose session or key is not there any more."""
        try:
            for program in (False, True):
                known = {digest(p.secret): p for p in self.over if p.program == program}
                for gone in known.keys() - await self.devices.good(list(known), program):
                    if known[gone] in self.over:
                        self.over[known[gone]].set()
        except OfflineError as error:
            LOG.warning("nobody can be looked up: %s", error)
