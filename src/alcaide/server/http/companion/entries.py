"""Entries of a table of wood, one after the other, as far as they hold."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from alcaide.core.errors import RecordError
from alcaide.games import GAMES
from alcaide.record import OpenRecord
from alcaide.server.http.companion.entered_games import EnteredGames, marks_of
from alcaide.server.protocol.http.companion_messages import CompanionAsk

TELLS: Final = "* "  # begins an entry of what came to light
STANDS: Final = "! "  # begins one that the table let stand against the rules
LATELY: Final = EnteredGames()


class Entered(NamedTuple):
    """A game after the entries that hold, and why the next one does not."""

    record: OpenRecord
    accepted: int
    error: RecordError | None


def entered(asked: CompanionAsk, lately: EnteredGames = LATELY) -> Entered:
    """Return a game after its entries. Raises OptionError and SetupError."""
    marks = marks_of(asked)
    number, record = lately.longest(marks) or (0, _begun(asked))
    error = None
    while number < len(asked.entries) and error is None:
        error = enter(record, " ".join(asked.entries[number].split()))
        number += error is None
    lately.keep(marks[number], record)
    return Entered(record, number, error)


def beginners(asked: CompanionAsk, stands: Entered) -> list[int]:
    """Return the seats with which, had one of them begun, the entry that is refused would hold."""
    if stands.record.actions:
        return []
    entries = asked.entries[: stands.accepted + 1]
    others = [seat for seat in range(len(asked.names)) if seat != asked.start]
    tried = (entered(replace(asked, start=seat, entries=entries)) for seat in others)
    return [seat for seat, one in zip(others, tried, strict=True) if one.error is None]


def _begun(asked: CompanionAsk) -> OpenRecord:
    game = GAMES[asked.game]
    options = game.complete(asked.options)
    return OpenRecord.begin(game, len(asked.names), options, asked.start, names=asked.names)


def enter(record: OpenRecord, entry: str) -> RecordError | None:
    """Add an entry to a record; return why it cannot stand, and add nothing then."""
    try:
        if entry.startswith(TELLS):
            record.tell(entry.removeprefix(TELLS))
        elif entry.startswith(STANDS):
            record.overrule(entry.removeprefix(STANDS))
        else:
            record.play(entry)
    except RecordError as error:
        return error
    return None
