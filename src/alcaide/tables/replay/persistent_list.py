"""A sequence that grows at its end: longer ones share the items of the shorter ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from operator import eq
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class PersistentList(Sequence[T], Generic[T]):
    """A value like a tuple, but one item more costs no copy of the others.

    All that have grown out of one another share a list, of which each has the first so many items.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def added(self, item: T) -> PersistentList[T]:
        """Return one that has an item more; where another has grown on, from a copy."""
        items = self._items
        if len(items) == self._length:
            items.append(item)
        if items[self._length] is not item:  # also if another thread was first
            items = [*islice(items, self._length), item]
        return _first(items, self._length + 1)

    def shared(self, other: PersistentList[T]) -> int:
        """Return how many items two have in common from the beginning on, the same objects."""
        most = min(self._length, other._length)
        if self._items is other._items:
            return most
        pairs = zip(islice(self, most), other, strict=False)
        return next((n for n, (one, two) in enumerate(pairs) if one is not two), most)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> PersistentList[T]: ...

    def __getitem__(self, place: int | slice) -> T | PersistentList[T]:
        if isinstance(place, slice):
            start, stop, step = place.indices(self._length)
            if (start, step) == (0, 1):
                return _first(self._items, stop)
            return PersistentList(self._items[n] for n in range(start, stop, step))
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._items[place % self._length]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PersistentList) and self._items is other._items:
            return self._length == other._length
        if not isinstance(other, PersistentList | tuple):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))

    __hash__ = None  # type: ignore[assignment]  # the items may have none

    def __repr__(self) -> str:
        return f"PersistentList({list(self)!r})"


def _first(items: list[T], length: int) -> PersistentList[T]:
    made: PersistentList[T] = PersistentList.__new__(PersistentList)
    made._items, made._length = items, length
    return made
