"""Whose eyes a browser looks through: one person always his own, several through a curtain."""

from __future__ import annotations

from typing import NamedTuple

from alcaide.table.table import Table


class Eyes(NamedTuple):
    """The seat whose view is shown (None: an onlooker's), and the person who must take over."""

    viewer: int | None
    curtain: int | None


def eyes(table: Table, seat: int | None) -> Eyes:
    """Return what a screen shows on which ``seat`` was the last to lift the curtain.

    With one person at the table it is always that person's view. With several, the seat to move
    is shown once it has lifted the curtain; while a bot thinks, and at the end, the last one is.
    A bot's hand is never shown.
    """
    people = table.people
    if len(people) < 2:
        return Eyes(people[0] if people else None, None)
    turn = table.turn
    if turn in people and seat != turn:
        return Eyes(None, turn)
    return Eyes(seat if seat in people else None, None)
