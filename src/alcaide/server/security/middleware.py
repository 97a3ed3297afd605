"""What stands between the network and the tables: who asks, how often, and from which page."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import State
from sqlalchemy.ext.asyncio import AsyncEngine

from alcaide.people.accounts import Accounts
from alcaide.people.devices import Devices
from alcaide.people.people_store import People
from alcaide.server.ops.settings import Config
from alcaide.server.security.authentication import KNOWS
from alcaide.server.security.csrf import SECRET, forgery
from alcaide.server.security.rate_limits import BY_ADDRESS, BY_PERSON, Limits


class Doors:
    """The doors of a server: shut where people come from elsewhere, open at home."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.csrf, forged = forgery(config.secure)
        shut = [BY_ADDRESS, KNOWS, BY_PERSON, forged]
        self.middleware: list[Any] = shut if config.online else [KNOWS]

    async def open(self, state: State, engine: AsyncEngine) -> None:
        """Put into the state of the server what its handlers ask about people."""
        state.config = self.config
        state.people, state.accounts = People(engine), Accounts(engine)
        state.devices = Devices(engine)
        counted = self.config.online and self.config.limits
        state.limits = Limits(self.config.redis, self.config.caps) if counted else None
        if self.config.online:
            self.csrf.secret = await state.people.server_secret(SECRET)
