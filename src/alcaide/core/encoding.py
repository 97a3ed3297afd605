"""How the numbers of an observation are written: as bytes, or as floats that are scaled."""

from __future__ import annotations

import struct
from array import array
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

SCALES: Final = 256
ROOM: Final = 257  # lengths of zeros that are kept
Pieces = list[Any]  # bytes and what holds bytes, to be joined


class Encoding:
    """Numbers from 0 to 255 as they are written, ready to be joined.

    ``zeros[n]`` are n zeros, ``runs[n]`` n zeros and a one, ``eights[n]`` the bits of n, the
    lowest first.
    """

    def __init__(self, code: str) -> None:
        """Make the one of a code of `array`: "B" for bytes, "f" for floats."""
        self.code: str = code
        self.width: int = array(code).itemsize
        self.valued: list[list[Any]] = [[] for _ in range(SCALES)]
        self.written: list[list[bytes]] = [[] for _ in range(SCALES)]
        self.deserts: dict[int, bytes] = {}  # longer rows of zeros
        zero, one = self.scaled(1)[:2]
        self.zeros: list[bytes] = [zero * n for n in range(ROOM)]
        self.runs: list[bytes] = [nothing + one for nothing in self.zeros]
        self.eights: list[bytes] = [
            b"".join([one if n >> place & 1 else zero for place in range(8)]) for n in range(256)
        ]

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return encoding, (self.code,)

    def values(self, scale: int) -> list[Any]:
        """Return all numbers divided by a scale, as they are put into a `blank`."""
        found = self.valued[scale]
        if not found:
            found = list(range(256)) if self.code == "B" else fractions(scale)
            self.valued[scale] = found
        return found

    def scaled(self, scale: int) -> list[bytes]:
        """Return the same as they are written."""
        found = self.written[scale]
        if not found:
            found = [array(self.code, [value]).tobytes() for value in self.values(scale)]
            self.written[scale] = found
        return found

    def blank(self, size: int) -> Any:
        """Return an array of zeros."""
        return array(self.code, bytes(size * self.width))

    def mark(self, out: Pieces, places: list[int], first: int, size: int) -> None:
        """Add a row of ``size`` numbers, from place ``first`` on: ones at ascending places."""
        runs = self.runs
        at = first
        for place in places:
            out.append(runs[place - at])
            at = place + 1
        out.append(self.zeros[first + size - at])

    def scatter(self, out: Pieces, places: list[int], first: int, size: int) -> None:
        """Do the same for places in any order."""
        ordered = places.copy()
        ordered.sort()
        self.mark(out, ordered, first, size)

    def count(self, out: Pieces, things: list[int], size: int, scale: int) -> None:
        """Add a row of ``size`` numbers: how many there are of each of some ascending things."""
        zeros, table = self.zeros, self.scaled(scale)
        at = count = 0
        last = -1
        for thing in things:
            if thing != last:
                if count:
                    out.append(zeros[last - at])
                    out.append(table[count])
                    at = last + 1
                    count = 0
                last = thing
            count += 1
        if count:
            out.append(zeros[last - at])
            out.append(table[count])
            at = last + 1
        out.append(zeros[size - at])

    def nothing(self, size: int) -> bytes:
        """Return any number of zeros."""
        if size < ROOM:
            return self.zeros[size]
        found = self.deserts.get(size)
        if found is None:
            found = self.deserts[size] = bytes(size * self.width)
        return found

    def only(self, out: Pieces, place: int, size: int) -> None:
        """Add a row of zeros with a one at a place, with none for a negative one."""
        if place < 0:
            out.append(self.zeros[size])
            return
        out.append(self.runs[place])
        out.append(self.zeros[size - 1 - place])


class Row:
    """A row of an observation that is written anew only when what it shows has changed."""

    def __init__(self) -> None:
        self.shows: list[int] | None = None
        self.written: bytes = b""

    def changes_to(self, things: list[int]) -> bool:
        """Take what to show from now on; tell whether that is new."""
        if self.shows == things:
            return False
        self.shows = things.copy()
        return True

    def becomes(self, things: list[int]) -> bool:
        """Do the same with things that are never changed, only replaced: the same are not new."""
        shown = self.shows
        self.shows = things
        return shown is not things and shown != things

    def marks(self, encoding: Encoding, places: list[int], first: int, size: int) -> bytes:
        """Return ones at some places, in any order, and zeros elsewhere."""
        if self.changes_to(places):
            out: Pieces = []
            encoding.scatter(out, places, first, size)
            self.written = b"".join(out)
        return self.written

    def copies(self, encoding: Encoding, things: list[int], size: int, scale: int) -> bytes:
        """Return how many there are of each of some things, which ascend."""
        if self.becomes(things):
            out: Pieces = []
            encoding.count(out, things, size, scale)
            self.written = b"".join(out)
        return self.written

    def counts(
        self, encoding: Encoding, things: list[int], kinds: vec[i64], size: int, scale: int
    ) -> bytes:
        """Return how many things there are of each kind."""
        if self.becomes(things):
            counts = [0] * size
            for thing in things:
                kind = kinds[thing]
                counts[kind] = counts[kind] + 1
            table = encoding.scaled(scale)
            self.written = b"".join([table[count] for count in counts])
        return self.written


class Stock:
    """How many there are of each thing in a pile that grows and shrinks at its end only."""

    def __init__(self, encoding: Encoding, size: int, scale: int) -> None:
        self.row: Any = encoding.blank(size)
        self.values: list[Any] = encoding.values(scale)
        self.counts: list[int] = [0] * size
        self.things: list[int] = []

    def __getnewargs__(self) -> tuple[Encoding, int, int]:
        return BYTES, 0, 1  # to be replaced by what it holds

    def follow(self, size: int, more: list[int]) -> Any:
        """Return the row of numbers for a pile of this size, with more things on top or less."""
        things = self.things
        while len(things) > size:
            self._count(things.pop(), -1)
        for thing in more:
            things.append(thing)
            self._count(thing, 1)
        return self.row

    def _count(self, thing: int, more: int) -> None:
        if thing < len(self.counts):  # others have no number
            count = self.counts[thing] + more
            self.counts[thing] = count
            self.row[thing] = self.values[count]


def turned(players: int) -> list[list[int]]:
    """Return all seats in turn, from each one on."""
    return [[(seat + other) % players for other in range(players)] for seat in range(players)]


def fractions(scale: int) -> list[float]:
    """Return the numbers from 0 to 255 by a scale, as NumPy divides in single precision."""
    single = struct.Struct("=f")
    factor: float = single.unpack(single.pack(1 / scale))[0]
    return [number * factor for number in range(256)]


@cache
def encoding(code: str) -> Encoding:
    """Return the encoding of a code, always the same object: what it has worked out is kept."""
    return Encoding(code)


BYTES: Final = encoding("B")
FLOATS: Final = encoding("f")
