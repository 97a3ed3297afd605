"""The same game, as far as it is known to some of those who were there."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from alcaide.record.open_record import OpenRecord
from alcaide.record.record import Record
from alcaide.record.unknowns.truth import NOBODY, Truth, tell_all


def forgotten(record: Record, seats: Collection[int] = NOBODY) -> OpenRecord:
    """Return a record without what lay face down, but for what these seats have seen.

    What everybody saw is told where it was turned up.
    """
    game, setup = record.game, record.setup
    known = OpenRecord.begin(
        game, setup.players, setup.options, setup.start, names=record.names, board=setup.board
    )
    happened = game.events(record.state()) if game.events else []
    truth = Truth(game, msgspec.structs.replace(setup, events=happened))
    tell_all(known, truth, seats)
    for number, (seat, text) in enumerate(record.actions):
        known.go_on(seat, text, overruled=f"{number} {text}" in setup.overruled)
        tell_all(known, truth, seats)
    return known
