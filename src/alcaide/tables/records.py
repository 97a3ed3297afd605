"""Tables as .play records, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from itertools import accumulate
from typing import Final, NamedTuple

from alcaide.bots import BOTS
from alcaide.core.rng import Rng
from alcaide.interface.game import seed_bytes
from alcaide.interface.real_table.boards import Board
from alcaide.interface.values import Setup
from alcaide.record import Record, record_type
from alcaide.record.fairness import BOT_SEED_RULE, CHANCE, seed_tags
from alcaide.record.header import AnyGame
from alcaide.record.made_by import Made, made_tags
from alcaide.record.nonces import nonce_tags
from alcaide.record.positions import read_game
from alcaide.record.record import BROKEN_OFF
from alcaide.tables.provenance import gaps, told
from alcaide.tables.seats import OPPONENT_NAMES, SeatSpec, clean_name
from alcaide.tables.table import Row, Table
from alcaide.tables.time.steady_clock import now

LEAST: Final = 1e-6  # seconds between two rows of which the times are known
OLDEST: Final = timedelta(days=3650)  # game of which the times are believed
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
    tags = fair_tags(table) if table.turn is None else {}
    made = zip((told(table, step) for step in table.steps), gaps(table), strict=True)
    tags = {**tags, **made_tags(Made(*each) for each in made)}
    if how := ended(table):
        tags = {**tags, "Result": [how]}
    return record_type(table.setup)(table.game, table.setup, actions, names, tags)


def fair_tags(table: Table) -> dict[str, Sequence[str]]:
    """Return the tags by which the deal of a table that is over can be checked."""
    shared = table.terms.ready
    tags = seed_tags(table.setup, table.game, table.seed, shared)
    if tags and shared:
        players, readiness = len(table.seats), table.agreements.readiness
        tags |= nonce_tags(readiness.nonces(players), readiness.commitments(players))
    return tags | ({CHANCE: [BOT_SEED_RULE]} if tags and _followed(table) else {})


def _followed(table: Table) -> bool:
    """Tell whether all that bots played follows from the seed; of old rows that is not known."""
    bots = {seat for seat, spec in enumerate(table.seats) if spec.bot and not spec.user}
    rows = [row for row in table.rows if row.seat in bots and not row.order]
    return bool(rows) and all(row.source for row in rows)


def ended(table: Table) -> str:
    """Return how the game was ended in a word of the records: "" if it was played to its end."""
    end = table.end
    if end is None:
        return ""
    return end.how if end.how in ("drawn", BROKEN_OFF) else f"{end.how} {end.seat}"


def from_record(source: bytes, unnamed: Callable[[int], str], board: Board | None = None) -> Loaded:
    """Return what a .play file holds; people without a name get ``unnamed`` of their seat.

    A position, on a board, is a game of which nothing has been played.
    Raises RecordError and PositionError.
    """
    record = read_game(source, rng=Rng(seed_bytes(None)), board=board)
    seats = seats_of(record.names, record.setup.players, unnamed, record.game.colours)
    made = record.made()
    rows = tuple(
        Row(n, seat, action, at, made[n].source)
        for n, ((seat, action), at) in enumerate(zip(record.actions, _moments(made), strict=True))
    )
    return Loaded(record.game, record.setup, seats, rows)


def _moments(made: Sequence[Made]) -> list[datetime | None]:
    """Return when actions were played, had the last been now; None: that is not known.

    Only what lies between them counts: so the times of a record come through a table.
    """
    if not made or any(one.seconds is None for one in made[1:]):
        return [None] * len(made)
    ended = now()
    after = accumulate(((one.seconds or 0.0) + LEAST for one in made[:0:-1]), initial=0.0)
    back = [timedelta(seconds=seconds) for seconds in after][::-1]
    return [ended - one if back[0] < OLDEST else None for one in back]


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
            seats.append(
                SeatSpec("bot", OPPONENT_NAMES.get(level, level.capitalize()), colours[seat], level)
            )
        else:
            kind = "friend" if any(other.kind == "me" for other in seats) else "me"
            seats.append(SeatSpec(kind, clean_name(name) or unnamed(seat), colours[seat]))
    return tuple(seats)
