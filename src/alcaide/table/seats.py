"""Who sits where, and without which aids."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from alcaide.table.errors import AidsError, CrowdError, SeatsError

COLOURS: Final = ("blue", "yellow", "green", "red", "white", "black")
NAME_LENGTH: Final = 40


class SeatSpec(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: str  # "me", "friend", "bot"
    name: str
    colour: str
    level: str = ""  # of a bot

    @property
    def bot(self) -> bool:
        """Tell whether a program plays here."""
        return self.kind == "bot"


def check_seats(
    seats: Sequence[SeatSpec], game: str, allowed: range, levels: Collection[str]
) -> tuple[SeatSpec, ...]:
    """Return the seats with their names trimmed; raise CrowdError or SeatsError.

    ``allowed`` are the numbers of players of the game, ``levels`` the bots there are.
    """
    if len(seats) not in allowed:
        raise CrowdError(game=game, least=allowed[0], most=allowed[-1], players=len(seats))
    if len({seat.colour for seat in seats}) < len(seats):
        raise SeatsError("two seats have the same colour")
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise SeatsError("only one seat is 'me'")
    return tuple(_check_seat(seat, levels) for seat in seats)


def check_aids(off: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """Return the aids that are switched off, in the order of the game; raise AidsError."""
    strange = set(off) - set(known)
    if strange:
        raise AidsError(f"there is no aid {min(strange)!r}; there are: {', '.join(known)}")
    return tuple(aid for aid in known if aid in off)


def _check_seat(seat: SeatSpec, levels: Collection[str]) -> SeatSpec:
    if seat.kind not in ("me", "friend", "bot"):
        raise SeatsError(f"a seat is me, friend or bot, not {seat.kind!r}")
    if seat.colour not in COLOURS:
        raise SeatsError(f"there is no colour {seat.colour!r}")
    if seat.bot and seat.level not in levels:
        raise SeatsError(f"there is no bot {seat.level!r}; there are: {', '.join(levels)}")
    if not seat.bot and seat.level:
        raise SeatsError("only a bot has a level")
    name = " ".join(seat.name.split())
    if not name or len(name) > NAME_LENGTH or not name.isprintable():
        raise SeatsError(f"a name has 1 to {NAME_LENGTH} printable characters")
    return msgspec.structs.replace(seat, name=name)
