"""Games that were entered lately, by what was entered: what comes next adds one entry to one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from itertools import accumulate
from threading import Lock
from typing import Final

import msgspec

from alcaide.record import OpenRecord
from alcaide.server.protocol.http.companion_messages import CompanionAsk

MOST: Final = 128  # records, of some 50 kB each


class EnteredGames:
    """Records after some entries, each by a hash of all that made it; the latest are kept."""

    def __init__(self) -> None:
        self._records: OrderedDict[bytes, OpenRecord] = OrderedDict()
        self._lock = Lock()

    def longest(self, marks: Sequence[bytes]) -> tuple[int, OpenRecord] | None:
        """Return the last of the marks by which a record is kept, and a copy of that."""
        with self._lock:
            for number in reversed(range(len(marks))):
                if record := self._records.get(marks[number]):
                    self._records.move_to_end(marks[number])
                    return number, record.copy()
        return None

    def keep(self, mark: bytes, record: OpenRecord) -> None:
        """Keep a copy of a record."""
        with self._lock:
            self._records[mark] = record.copy()
            self._records.move_to_end(mark)
            while len(self._records) > MOST:
                self._records.popitem(last=False)


def marks_of(asked: CompanionAsk) -> list[bytes]:
    """Return what singles out a game after none of its entries, after the first, and so on."""
    begun = msgspec.json.encode([asked.game, asked.names, asked.options, asked.start])
    return list(accumulate(asked.entries, _mark, initial=blake2b(begun).digest()))


def _mark(before: bytes, entry: str) -> bytes:
    return blake2b(before + entry.encode()).digest()
