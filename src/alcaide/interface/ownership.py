"""Who knows what: every field of a game's state belongs to somebody.

Each game declares it once, in its ``information/owners.py``. What is hidden is made of *things*,
such as cards, that lie in places with an address; a viewpoint is a seat, or None for an onlooker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

NOBODY: Final = -1  # to whom a thing that lies face down belongs

Fields = Mapping[str, Sequence[str]]  # what it is, in English, and the fields that hold it
Known = Callable[[Any], Any]


class Place(NamedTuple):
    """Where one hidden thing lies: in a field or a row of it, and who may look at it."""

    field: str
    row: int  # -1: the field is one row
    at: int
    owner: int = NOBODY

    def things(self, state: Any) -> Any:
        """Return the row that the thing lies in."""
        rows = getattr(state, self.field)
        return rows if self.row < 0 else rows[self.row]


class Pool(NamedTuple):
    """Things that may lie in each other's places for all that is known.

    ``beside`` are things of the pool that no field holds, as they are out of the game. All of them
    together are known by ``known`` of each: by its face, unless told otherwise.
    """

    name: str
    places: list[Place]
    beside: tuple[int, ...] = ()
    known: Known | None = None


@dataclass(frozen=True)
class Information:
    """To whom the fields of a state belong, by owner.

    What belongs to a seat has a row for each seat. Of what belongs to seats and to nobody
    ``hidden`` tells the places; in how many places things lie is known to everybody, and so are,
    by counting, all those together that one does not see.
    """

    everybody: Fields
    remembered: Fields  # lay open once: known to everybody who remembers
    seat: Fields
    nobody: Fields
    hidden: Callable[[Any], list[Pool]]
    asked: Mapping[str, str]  # by phase: who is asked, and by what that everybody knows

    def owners(self) -> Iterator[tuple[str, str, Sequence[str]]]:
        """Yield every owner with what belongs to him and the fields that hold it."""
        for owner in ("everybody", "remembered", "seat", "nobody"):
            for what, fields in getattr(self, owner).items():
                yield owner, what, fields

    def owner_of(self) -> dict[str, str]:
        """Return the owner of each field. Raises ValueError for one with two of them."""
        found: dict[str, str] = {}
        for owner, _, fields in self.owners():
            for field in fields:
                if field in found:
                    raise ValueError(f"{field} belongs to {found[field]} and to {owner}")
                found[field] = owner
        return found


def unseen(pool: Pool, viewer: int | None) -> list[Place]:
    """Return the places of a pool that a viewpoint does not look into."""
    return [place for place in pool.places if place.owner == NOBODY or place.owner != viewer]
