"""What was made once need not be made again: drawings that several people look at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
V = TypeVar("V")


class Memory(Generic[T]):
    """Remembers the values made last, by all that they are made of."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.values: OrderedDict[bytes, T] = OrderedDict()

    def __getnewargs__(self) -> tuple[int]:
        return (self.size,)

    def recall(self, made_of: Any, make: Callable[[], T]) -> T:
        """Return the value made of something, made anew if it is not remembered."""
        key = msgspec.msgpack.encode(made_of)
        value = self.values.pop(key, None)
        if value is None:
            value = make()
        self.values[key] = value
        while len(self.values) > self.size:
            self.values.popitem(last=False)
        return value


class Latest(Generic[V, T]):
    """Remembers what was made of the last thing: of one view much is made, one after the other."""

    def __init__(self, make: Callable[[V], T]) -> None:
        self.make = make
        self.kept: tuple[V, T] | None = None

    def __getnewargs__(self) -> tuple[Callable[[V], T]]:
        return (self.make,)

    def __call__(self, of: V) -> T:
        """Return what is made of something; nobody may change it."""
        kept = self.kept
        if kept is None or (kept[0] is not of and kept[0] != of):
            kept = self.kept = (of, self.make(of))
        return kept[1]
