"""A record of a table of wood as a table of the house: so it is drawn, told and counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from alcaide.interface.values import Note, Setup
from alcaide.record.header import AnyGame
from alcaide.tables.replay.persistent_list import PersistentList
from alcaide.tables.seats import SeatSpec
from alcaide.tables.table import SAVED, Step, Table, new_table

ID: Final = "companion"  # of every such table: none is kept


def wooden_table(
    game: AnyGame, setup: Setup, actions: Sequence[tuple[int, str]], seats: Sequence[SeatSpec]
) -> Table:
    """Return the table at which this was played; a record has checked it, or let it stand."""
    state, noted = game.deal(setup), 0
    steps: list[Step] = []
    saved: list[Any] = []
    for seat, text in actions:
        action, notes, number = game.read(state, text), list[Note](), game.round(state)
        game.apply(state, action, notes)
        noted += len(notes)
        steps.append(Step(seat, action, text, tuple(notes), number, False, noted))
        if len(steps) % SAVED == 0:
            saved.append(state.copy())
    played = PersistentList(steps)
    table = new_table(ID, game, setup, seats)
    return replace(table, steps=played, state=state, saved=PersistentList(saved))
