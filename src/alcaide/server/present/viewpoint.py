"""Whose eyes a browser looks through: one person always his own, several through a curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from alcaide.tables.table import Table


class Eyes(NamedTuple):
    """The seat whose view is shown (None: an onlooker's), and the person who must take over."""

    viewer: int | None
    curtain: int | None


def eyes(table: Table, mine: Sequence[int], seat: int | None) -> Eyes:
    """Return what a screen shows on which ``seat`` was the last to lift the curtain.

    ``mine`` are the seats played at this screen. With one it is always that seat's view. With
    several, the seat to move is shown once it has lifted the curtain; while others think, and at
    the end, the last one is. Nobody else's hand is ever shown.
    """
    if table.free:  # nothing is hidden where nothing counts
        chosen = seat if seat in range(len(table.seats)) else 0
        return Eyes(table.turn if table.turn in mine else chosen, None)
    if table.waiting:  # who takes a seat may still leave it: no hand is shown yet
        return Eyes(None, None)
    if len(mine) < 2:
        return Eyes(mine[0] if mine else None, None)
    turn = table.turn
    if turn in mine and seat != turn:
        return Eyes(None, turn)
    return Eyes(seat if seat in mine else None, None)
