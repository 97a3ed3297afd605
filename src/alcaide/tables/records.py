"""Tables as .play records, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from alcaide.bots import BOTS
from alcaide.interface.values import Setup
from alcaide.record import Record
from alcaide.record.fairness import seed_tags
from alcaide.record.header import AnyGame
from alcaide.record.record import BROKEN_OFF
from alcaide.tables.seats import SeatSpec, clean_name
from alcaide.tables.table import Row, Table

BOT: Final = "Bot: "  # begins the name of a bot in a record, before its level


class Loaded(NamedTuple):
    """What makes a table of a record."""

    game: AnyGame
    setup: Setup
    seats: tuple[SeatSpec, ...]
    rows: tuple[Row, ...]


def to_record(table: Table) -> Record:
    """Return the record of a table: what counts, without what was taken back.

    Once the game is over it names the seed, which gives every card away, and what was promised.
    """
    names = [
        f"{BOT}{seat.level}" if seat.bot and not seat.user else seat.name for seat in table.seats
    ]
    actions = [(step.seat, step.text) for step in table.steps]
    tags = seed_tags(table.setup, table.game, table.seed) if table.turn is None else {}
    if how := ended(table):
        tags = {**tags, "Result": [how]}
    return Record(table.game, table.setup, actions, names, tags)


def ended(table: Table) -> str:
    """Return how the game was ended in a word of the records: "" if it was played to its end."""
    end = table.end
    if end is None:
        return ""
    return end.how if end.how in ("drawn", BROKEN_OFF) else f"{end.how} {end.seat}"


def from_record(source: bytes, unnamed: Callable[[int], str]) -> Loaded:
    """Return what a .play file holds; people without a name get ``unnamed`` of their seat.

    Raises RecordError.
    """
    record = Record.loads(source)
    seats = seats_of(record.names, record.setup.players, unnamed, record.game.colours)
    rows = tuple(Row(n, seat, action) for n, (seat, action) in enumerate(record.actions))
    return Loaded(record.game, record.setup, seats, rows)


def seats_of(
    names: Sequence[str],
    players: int,
    unnamed: Callable[[int], str],
    colours: Sequence[str],
) -> tuple[SeatSpec, ...]:
    """Return who sits where: the known bots as such, the first person as "me"."""
    seats: list[SeatSpec] = []
    for seat in range(players):
        name = names[seat] if seat < len(names) else ""
        level = name.removeprefix(BOT)
        if level != name and level in BOTS:
            seats.append(SeatSpec("bot", level.capitalize(), colours[seat], level))
        else:
            kind = "friend" if any(other.kind == "me" for other in seats) else "me"
            seats.append(SeatSpec(kind, clean_name(name) or unnamed(seat), colours[seat]))
    return tuple(seats)
