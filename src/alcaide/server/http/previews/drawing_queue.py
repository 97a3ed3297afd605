"""Pictures of links, each drawn once, one after the other: they are the dearest answers there are.

Whoever asks while enough of them wait comes back later. A table that is played at keeps its picture
for a minute, however many moves are made.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from alcaide.people.errors import RateError
from alcaide.server.http.cached_answers import AnswerCache, CachedAnswer

MOST: Final = 8  # that wait, with the one that is drawn
LATER: Final = 5  # seconds after which somebody may ask again
FRESH: Final = 60.0  # seconds for which a picture may be of some moves ago
PLACES: Final = 2000  # of which is known what their picture shows

Make = Callable[[], Awaitable[CachedAnswer]]


class DrawingQueue:
    """The pictures that are kept, and those that wait to be drawn."""

    def __init__(self, kept: AnswerCache, now: Callable[[], float] = time.monotonic) -> None:
        self.kept = kept
        self.now = now
        self.waiting = 0
        self.turn = asyncio.Lock()
        self.shown: dict[Hashable, tuple[Hashable, float]] = {}  # what, and until when

    async def get(self, place: Hashable, version: Hashable, make: Make) -> CachedAnswer:
        """Return the picture of a place as it is, or was lately. Raises RateError."""
        about = self._lately(place, ("preview", place, version))
        if about in self.kept.kept:
            return await self.kept.made(about, make)
        if self.waiting >= MOST:
            raise RateError(seconds=LATER)
        self.waiting += 1
        try:
            async with self.turn:
                return await self._made(place, about, make)
        finally:
            self.waiting -= 1

    async def _made(self, place: Hashable, about: Hashable, make: Make) -> CachedAnswer:
        now = self._lately(place, about)  # somebody may have been quicker
        found = await self.kept.made(now, make)
        if now == about:
            if len(self.shown) >= PLACES:
                self.shown.clear()
            self.shown[place] = about, self.now() + FRESH
        return found

    def _lately(self, place: Hashable, about: Hashable) -> Hashable:
        """Return what the picture of a place shows, if that is still good; else what is asked."""
        shown, until = self.shown.get(place, (about, 0.0))
        return shown if self.now() < until and shown in self.kept.kept else about
