"""Entries of a table of wood, one after the other, as far as they hold."""

from __future__ import annotations

from typing import Final, NamedTuple

from alcaide.core.errors import RecordError
from alcaide.games import GAMES
from alcaide.record import OpenRecord
from alcaide.server.protocol.http.companion_messages import CompanionAsk

TELLS: Final = "* "  # begins an entry of what came to light
STANDS: Final = "! "  # begins one that the table let stand against the rules


class Entered(NamedTuple):
    """A game after the entries that hold, and why the next one does not."""

    record: OpenRecord
    accepted: int
    error: RecordError | None


def entered(asked: CompanionAsk) -> Entered:
    """Return a game after its entries. Raises OptionError and SetupError."""
    game = GAMES[asked.game]
    record = OpenRecord.begin(
        game, len(asked.names), game.complete(asked.options), asked.start, names=asked.names
    )
    for number, entry in enumerate(asked.entries):
        try:
            _enter(record, " ".join(entry.split()))
        except RecordError as error:
            return Entered(record, number, error)
    return Entered(record, len(asked.entries), None)


def _enter(record: OpenRecord, entry: str) -> None:
    if entry.startswith(TELLS):
        record.tell(entry.removeprefix(TELLS))
    elif entry.startswith(STANDS):
        record.overrule(entry.removeprefix(STANDS))
    else:
        record.play(entry)
