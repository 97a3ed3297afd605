"""What one seat may know."""

from __future__ import annotations

import msgspec

from almena.actions import Lay
from almena.rules.legal import round_of, turn
from almena.rules.state import State

PHASES = ("lay", "over")


class Seat(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    points: int  # treasure taken
    cards: int  # in hand


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it; an onlooker sees no hand."""

    seat: int | None
    turn: int | None  # seat to move; None: the game is over
    round: int
    phase: str
    start: int
    options: dict[str, str]
    seats: list[Seat]
    hand: list[int]
    deck: int
    cards: list[int]  # by cell: the strength of the card there, 0 for none
    owners: list[int]  # by cell: who laid it, -1 for nobody
    walls: list[int]  # who took them: a seat, -1 nobody, -2 not decided yet


def observe(state: State, seat: int | None) -> View:
    """Return what a seat may know; None: an onlooker."""
    now = turn(state)
    return View(
        seat=seat,
        turn=now,
        round=round_of(state),
        phase=PHASES[now is None],
        start=state.start,
        options={},
        seats=[Seat(*known) for known in zip(state.points, map(len, state.hands), strict=True)],
        hand=[] if seat is None else state.hands[seat].copy(),
        deck=len(state.deck),
        cards=state.cards.copy(),
        owners=state.owners.copy(),
        walls=state.walls.copy(),
    )


def reveals(state: State, action: Lay) -> bool:
    """Tell whether an action shows something hidden: the card that its seat takes."""
    return bool(state.deck)
