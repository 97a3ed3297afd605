"""Who sits where, and without which aids."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from itertools import count
from typing import Annotated, Any, Final

import msgspec

from alcaide.interface.game import Game
from alcaide.tables.errors import AidsError, CrowdError, SeatsError

NAME_LENGTH: Final = 40
BOT_NAMES: Final = ("Zoraya", "Boabdil", "Wallada", "Almanzor", "Averroes", "Abulcasis")
OPPONENT_NAMES: Final = {  # of bots with a character, by their keys
    "nuno": "Nuño",
    "mencia": "Mencía",
    "aimeric": "Aimeric",
    "violante": "Violante",
    "maymuna": "Maymuna",
    "gutierre": "Gutierre",
    "rayhana": "Rayhana",
    "mundhir": "Mundhir",
    "ermeline": "Ermeline",
}
# Printable, but nothing is to be seen: called letters or marks; they choose another look of one.
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001bc9d\U0001d159\U000e0000-\U000e0fff]"
)
KINDS: Final = ("me", "friend", "bot", "person", "open")
Kind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(KINDS)})]  # others are refused


class SeatSpec(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Kind  # "me", "friend" (at one screen), "bot", "person" (of the network), "open"
    name: str
    colour: str
    level: str = ""  # of a bot
    user: str = ""  # the id of a person who sits here, or for whom an open seat is kept
    invited: bool = False  # only for those who have the invitation
    program: bool = False  # its person plays with a key, or has

    @property
    def bot(self) -> bool:
        """Tell whether a program plays here."""
        return self.kind == "bot"

    @property
    def free(self) -> bool:
        """Tell whether somebody may still sit down here."""
        return self.kind == "open"


def check_seats(
    seats: Sequence[SeatSpec], game: Game[Any, Any, Any], levels: Collection[str]
) -> tuple[SeatSpec, ...]:
    """Return the seats of a game with their names trimmed; ``levels`` are the bots there are.

    Raises CrowdError or SeatsError.
    """
    if len(seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise CrowdError(game=game.name, least=least, most=most, players=len(seats))
    if len({seat.colour for seat in seats}) < len(seats):
        raise SeatsError("two seats have the same colour")
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise SeatsError("only one seat is 'me'")
    return tuple(_checked(n, seat, game.colours, levels) for n, seat in enumerate(seats, 1))


def check_aids(off: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """Return the aids that are switched off, in the order of the game; raise AidsError."""
    strange = set(off) - set(known)
    if strange:
        raise AidsError(f"there is no aid {min(strange)!r}; there are: {', '.join(known)}")
    return tuple(aid for aid in known if aid in off)


def _checked(
    number: int, seat: SeatSpec, colours: Collection[str], levels: Collection[str]
) -> SeatSpec:
    try:
        return _check_seat(seat, colours, levels)
    except SeatsError as error:
        raise SeatsError(f"seat {number}: {error}") from None


def _check_seat(seat: SeatSpec, colours: Collection[str], levels: Collection[str]) -> SeatSpec:
    if seat.kind not in KINDS:
        raise SeatsError(f"a seat is {', '.join(KINDS)}, not {seat.kind!r}")
    if seat.colour not in colours:
        raise SeatsError(f"there is no colour {seat.colour!r}; there are: {', '.join(colours)}")
    if seat.bot and seat.level not in levels:
        raise SeatsError(f"there is no bot {seat.level!r}; there are: {', '.join(levels)}")
    if not seat.bot and seat.level:
        raise SeatsError("only a bot has a level")
    if seat.free:
        return SeatSpec("open", clean_name(seat.name), seat.colour, invited=seat.invited)
    name = OPPONENT_NAMES.get(seat.level) or " ".join(seat.name.split())
    nameless = not name and seat.kind != "person"  # who sits down himself has one already
    if nameless or len(name) > NAME_LENGTH or not name.isprintable():
        raise SeatsError(f"a name has 1 to {NAME_LENGTH} printable characters")
    return msgspec.structs.replace(seat, name=name, program=False)


def apart(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of a table so that no two read alike: those that do are numbered."""
    read = [unicodedata.normalize("NFKC", name).casefold() for name in names]
    taken = {one for one in read if one and read.count(one) == 1}
    told: list[str] = []
    for name, one in zip(names, read, strict=True):
        numbered = name
        if one and one not in taken:
            numbers = (f" ({n})" for n in count(1))
            numbered += next(number for number in numbers if one + number not in taken)
            taken.add(unicodedata.normalize("NFKC", numbered).casefold())
        told.append(numbered)
    return tuple(told)


def clean_name(name: str) -> str:
    """Return a name as it can stand at a table; signs that show nothing are spaces."""
    shown = (c if c.isprintable() else " " for c in BLANK.sub(" ", name))
    return " ".join("".join(shown).split())[:NAME_LENGTH].strip()
