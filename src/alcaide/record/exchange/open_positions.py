"""Where a record stands, whether or not everything is known of it."""

from __future__ import annotations

from typing import Any

from alcaide.record import OpenRecord, Record
from alcaide.record.unknowns.unknown import Need


def position(record: Record) -> Any:
    """Return the position; of what is hidden, one in which the mover holds all that he could."""
    return record.possible() if isinstance(record, OpenRecord) else record.state()


def due(record: Record) -> Need | None:
    """Return what has to be told before the game goes on."""
    return record.needed() if isinstance(record, OpenRecord) else None


def quiet_step(record: Record) -> str:
    """Return the step that does nothing, where there is one: people leave it out."""
    game, turn = record.game, record.turn
    if turn is None:
        return ""
    legal = record.legal_actions()
    choices = game.choices(game.observe(position(record), turn), legal)
    quiet = [choice.text for choice in choices if choice.quiet]
    return quiet[0] if len(quiet) == 1 else ""
