"""A game in numbers, for programs that learn: actions and what a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, NamedTuple, TypeVar

from alcaide.core.encoding import BYTES, Encoding, Pieces
from alcaide.interface.argument_checks import seat_among

S = TypeVar("S")  # the game's mutable state
A = TypeVar("A")  # its union of action structs


class Block(NamedTuple):
    """Numbers that belong together; ``scale`` is what a byte of an observation is divided by."""

    name: str
    shape: tuple[int, ...]
    scale: int = 1

    @property
    def size(self) -> int:
        """Return how many numbers there are."""
        return prod(self.shape)


def nothing_kept(state: Any, encoding: Encoding) -> Encoding:
    """Return what ``write`` is given where nothing is kept between observations: the encoding."""
    return encoding


@dataclass(frozen=True)
class Features(Generic[S, A]):
    """Fixed numbers for the actions of a game, and observations as rows of bytes.

    ``numbers(state, legal actions)`` gives each legal action its number, through the blocks of
    ``actions`` in order; -1 to those that have none, and never to all. ``write(state, seat,
    cache)`` is ``observe`` in numbers, in pieces, laid out as ``parts(players)`` says: it depends
    on nothing that the seat may not know. What need not be written again is kept in the cache that
    ``new_cache(state, encoding)`` makes: it serves one state object, and all that this becomes.
    """

    actions: tuple[Block, ...]
    parts: Callable[[int], tuple[Block, ...]]
    numbers: Callable[[S, list[A]], list[int]]
    write: Callable[[S, int, Any], Pieces]
    new_cache: Callable[[S, Encoding], Any] = nothing_kept

    def observation(self, state: S, seat: int) -> bytes:
        """Return what a seat may know, a byte for each number. Raises ArgumentError."""
        players: int = state.players  # type: ignore[attr-defined]  # every state has them
        return b"".join(self.write(state, seat_among(players, seat), self.new_cache(state, BYTES)))

    @property
    def action_count(self) -> int:
        """Return how many numbers of actions there are."""
        return total(self.actions)

    def length(self, players: int) -> int:
        """Return how many numbers an observation has."""
        return total(self.parts(players))


def total(blocks: Sequence[Block]) -> int:
    """Return how many numbers some blocks have."""
    return sum(block.size for block in blocks)


def starts(blocks: Sequence[Block]) -> dict[str, int]:
    """Return the first number of each block."""
    return {block.name: total(blocks[:n]) for n, block in enumerate(blocks)}
