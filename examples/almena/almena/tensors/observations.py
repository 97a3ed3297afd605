"""What a seat may know in numbers; seats are counted from the one that looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from alcaide.core.encoding import Encoding, Pieces, turned
from alcaide.interface.features import Block
from almena.rules.components import CELLS, COPIES, HAND, STRENGTHS, WALLS
from almena.rules.legal import turn
from almena.rules.state import State

MOST: Final = 168  # treasure: every card lies in at most two walls
DECK: Final = 18  # cards, with two players


def parts(players: int) -> tuple[Block, ...]:
    """Return what an observation is made of."""
    return (
        Block("turn", (players,)),
        Block("cards", (CELLS,), STRENGTHS[-1]),
        Block("owners", (players, CELLS)),
        Block("hand", (len(STRENGTHS),), COPIES),
        Block("held", (players,), HAND),
        Block("walls", (players, len(WALLS))),
        Block("points", (players,), MOST),
        Block("deck", (1,), DECK),
    )


def write(state: State, seat: int, encoding: Encoding) -> Pieces:
    """Return what a seat may know as pieces to be joined, part by part."""
    seats = turned(state.players)[seat]
    rows: tuple[Iterable[int], ...] = (
        (other == turn(state) for other in seats),
        state.cards,
        (owner == other for other in seats for owner in state.owners),
        (state.hands[seat].count(card) for card in STRENGTHS),
        (len(state.hands[other]) for other in seats),
        (owner == other for other in seats for owner in state.walls),
        (state.points[other] for other in seats),
        (len(state.deck),),
    )
    blocks = zip(parts(state.players), rows, strict=True)
    return [encoding.scaled(block.scale)[int(n)] for block, row in blocks for n in row]
