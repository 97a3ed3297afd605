"""The channels by which tables are watched: in this process, or through Redis for several."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any, Final

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from alcaide.server.live.events import TABLE, Changed, write
from alcaide.server.ops.settings import Config, ConfigError

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from alcaide.server.ops.redis_status import RedisStatus

PAUSE: Final = 0.5  # seconds between two attempts to reach Redis
WAIT: Final = 5.0  # seconds that a connection may take
CONFIRMED: Final = 2.0  # seconds until Redis has said that it listens
MARK: Final = 8  # bytes
BACKLOG: Final = 200  # events that are kept for somebody who has no time for them
AGAIN: Final = write(Changed())  # look at the table again: something may have been missed


class Channels(ChannelsPlugin):
    """Channels through a backend, which tells of each whether anybody listens."""

    def __init__(self, backend: ChannelsBackend) -> None:
        super().__init__(
            backend,
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )
        self.backend = backend

    async def unsubscribe(
        self, subscriber: Subscriber, channels: str | Iterable[str] | None = None
    ) -> None:
        """Take a subscriber off, and forget a channel that has none left: the library keeps it."""
        await super().unsubscribe(subscriber, channels)
        for name in [name for name, there in self._channels.items() if not there]:
            del self._channels[name]

    async def listened(self, name: str) -> bool:
        """Tell whether other processes may listen to a channel."""
        return isinstance(self.backend, RedisChannels) and await self.backend.listened(name)


def make_channels(config: Config) -> Channels:
    """Return the channels of a server. Raises ConfigError if Redis is wanted and not installed."""
    return Channels(make_backend(config))


def make_backend(config: Config) -> ChannelsBackend:
    """Return what channels go through. Raises ConfigError if Redis is wanted and not installed."""
    if not config.redis:
        return MemoryChannelsBackend()
    redis = connect(config)
    from alcaide.server.ops.redis_status import (
        redis_status_of,  # needs what a plain install has not
    )

    return RedisChannels(redis, redis_status_of(config.redis))


def connect(config: Config) -> Redis:
    """Return a client of Redis. Raises ConfigError if there is no library for it."""
    try:
        from redis.asyncio import from_url
    except ModuleNotFoundError as error:
        raise ConfigError("cli-config-extra", name="ALCAIDE_REDIS") from error
    client: Redis = from_url(config.redis, socket_connect_timeout=WAIT, health_check_interval=10)
    return client


class RedisChannels(ChannelsBackend):
    """Channels through Redis that outlive its absence.

    What happens in this process is told in this process at once, whether Redis is there or not,
    and not again when it comes back from there. When Redis has been away, every table that is
    watched is looked at again.
    """

    def __init__(self, redis: Redis, reach: RedisStatus) -> None:
        from alcaide.server.ops.redis_status import ERRORS  # needs what a plain install has not

        self.redis = redis
        self.errors = ERRORS
        self.reach = reach
        self.pubsub: Any = redis.pubsub()
        self.mark = secrets.token_bytes(MARK)  # of what this process tells
        self.wanted: set[str] = set()
        self.heard: dict[str, asyncio.Event] = {}  # channels: set when Redis confirms
        self.some = asyncio.Event()  # there are channels to listen to
        self.events: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def on_startup(self) -> None:
        """Begin."""
        self.some, self.events = asyncio.Event(), asyncio.Queue()

    async def on_shutdown(self) -> None:
        """End."""
        await self.pubsub.aclose()
        await self.redis.aclose()

    async def there(self) -> bool:
        """Tell whether Redis can be reached."""
        try:
            await self.redis.get("alcaide")  # any answer will do
        except self.errors:
            return False
        return True

    async def listened(self, name: str) -> bool:
        """Tell whether any process listens to a channel; without Redis, that it may be."""
        try:
            ((_, count),) = await self.redis.pubsub_numsub(name)
        except self.errors:
            return True
        return bool(count)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody; without Redis, those in this process."""
        for name in channels:
            self.events.put_nowait((name, data))
            try:
                await self.redis.publish(name, self.mark + data)
                self.reach.found()
            except self.errors as error:
                self.reach.lost(error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels; what is told there after this returns is heard."""
        names = list(channels)
        self.wanted.update(names)
        heard = [self.heard.setdefault(name, asyncio.Event()) for name in names]
        try:
            await self.pubsub.subscribe(*names)
            self.some.set()
            async with asyncio.timeout(CONFIRMED):
                for each in heard:
                    await each.wait()
        except (*self.errors, TimeoutError) as error:
            self.reach.lost(error)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels no more."""
        names = list(channels)
        self.wanted.difference_update(names)
        for name in names:
            self.heard.pop(name, None)
        try:
            await self.pubsub.unsubscribe(*names)
        except self.errors as error:
            self.reach.lost(error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Yield what is told, from Redis and, while that is away, from here."""
        reader = asyncio.create_task(self._read())
        try:
            while True:
                yield await self.events.get()
        finally:
            reader.cancel()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: what is past stands in the database."""
        return []

    async def _read(self) -> None:
        """Put what Redis tells to the events, and begin again when it comes back."""
        while True:
            await self.some.wait()
            try:
                while True:
                    self._take(await self.pubsub.get_message(timeout=1.0))
            except self.errors as error:
                self.reach.lost(error)
            await self._come_back()

    def _take(self, message: dict[str, Any] | None) -> None:
        if message is None:
            return
        name, data = message["channel"].decode(), message["data"]
        if message["type"] == "subscribe" and name in self.heard:
            self.heard[name].set()
        elif message["type"] == "message" and not data.startswith(self.mark):
            self.events.put_nowait((name, data[MARK:]))

    async def _come_back(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if not await self.there():
                continue
            names = list(self.wanted)
            try:
                if names:
                    await self.pubsub.subscribe(*names)
            except self.errors:
                continue
            self.reach.found()
            for name in names:
                if name.startswith(TABLE):
                    self.events.put_nowait((name, AGAIN))
            return
