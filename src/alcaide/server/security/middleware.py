"""What stands between the network and the tables: who asks, how often, and from which page."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import State
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.conduct.house_door import HouseDoor
from alcaide.people.conduct.moderation import Moderation
from alcaide.people.conduct.seen_devices import SeenDevices
from alcaide.people.identity.accounts import Accounts
from alcaide.people.identity.badges import Badges
from alcaide.people.identity.devices import Devices
from alcaide.people.identity.mailboxes import Mailboxes
from alcaide.people.identity.passkeys import Passkeys
from alcaide.people.people_store import People
from alcaide.server.ops.settings import Config
from alcaide.server.security.authentication import AUTHENTICATION
from alcaide.server.security.csrf import SECRET, csrf_middleware
from alcaide.server.security.rate_limits import BY_ADDRESS, BY_PERSON, Limits


class SecurityLayers:
    """The middleware of a server: all of it where people come from elsewhere, little at home."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.csrf, csrf = csrf_middleware(config.secure)
        full = [BY_ADDRESS, AUTHENTICATION, BY_PERSON, csrf]
        self.middleware: list[Any] = full if config.online else [AUTHENTICATION]

    async def open(self, state: State, engine: AsyncEngine) -> None:
        """Put into the state of the server what its handlers ask about people."""
        state.config = self.config
        state.people, state.accounts = People(engine), Accounts(engine)
        state.devices, state.passkeys = Devices(engine), Passkeys(engine)
        state.mailboxes, state.badges = Mailboxes(engine), Badges(engine)
        state.seen_devices, state.door = SeenDevices(engine), HouseDoor(engine)
        state.moderation = Moderation(engine)
        counted = self.config.online and self.config.limits
        state.limits = Limits(self.config.redis, self.config.caps) if counted else None
        if self.config.online:
            self.csrf.secret = await state.people.server_secret(SECRET)
