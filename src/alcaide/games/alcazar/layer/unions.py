"""What would unite two buildings, and to what value (ALC-80 to ALC-84)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from alcaide.games.alcazar.information.determinization import guess
from alcaide.games.alcazar.information.view import View
from alcaide.games.alcazar.layer.card_places import GONE, place_of
from alcaide.games.alcazar.layer.removals import bridges, nobody_follows
from alcaide.games.alcazar.rules.building import build_bridge, extend
from alcaide.games.alcazar.rules.components import CAP, LINES, SPACES, ring
from alcaide.games.alcazar.rules.state import State

GAPS: Final = (1, 2)  # empty spaces between two buildings that are looked at


class Union(NamedTuple):
    """Two buildings that cards or a bridge would unite."""

    one: int  # a building, as it is numbered in the view
    other: int
    cells: tuple[int, ...]  # to be built on; of a bridge all three
    cards: tuple[int, ...]  # none: a bridge
    by: tuple[int, ...]  # who could build the bridge now
    pieces: int  # what they are worth themselves
    value: int  # afterwards; 0: they never unite, as one of them is at 50 (ALC-82)


def unions(view: View) -> list[Union]:
    """Return the unions within reach: by a card, of two castles by two cards, by a bridge."""
    state = guess(view)
    if nobody_follows(state):
        return []
    return [*_by_cards(view, state), *_by_bridge(state)]


def _by_cards(view: View, state: State) -> Iterator[Union]:
    for gap in GAPS:
        for first in range(1, SPACES + 1):
            spaces = tuple(ring(first + k) for k in range(gap))
            pair = _between(state, spaces)
            if pair and not any(place_of(view, card) == GONE for card in spaces):
                cells = tuple(state.board.cell_of[space] for space in spaces)
                value = _after_cards(state, spaces)
                if value or CAP in map(state.worth, pair):
                    yield Union(*pair, cells, spaces, (), gap, value)


def _between(state: State, spaces: tuple[int, ...]) -> tuple[int, int] | None:
    """Return the two buildings that these empty spaces keep apart; two spaces only of castles."""
    cell_of = state.board.cell_of
    if any(state.height[cell_of[space]] for space in spaces):
        return None
    one = state.base[cell_of[ring(spaces[0] - 1)]]
    other = state.base[cell_of[ring(spaces[-1] + 1)]]
    if one < 0 or other < 0 or one == other or state.cubes < len(spaces):
        return None
    castles = state.flag[one] >= 0 and state.flag[other] >= 0
    return (one, other) if castles or len(spaces) == 1 else None


def _after_cards(state: State, spaces: tuple[int, ...]) -> int:
    after = state.copy()
    for card in spaces:
        after.hands[after.seat] = [card]
        if not extend(after, card, None):
            return 0
    return after.worth(after.active)


def _by_bridge(state: State) -> Iterator[Union]:
    for line, seats in bridges(state).items():
        cells = LINES[line]
        one, other = state.top[cells[0]], state.top[cells[2]]
        if one != other:
            after = state.copy()
            after.seat = seats[0]
            build_bridge(after, cells[0], cells[2], None)
            pieces = 3 * after.height[cells[0]]
            yield Union(one, other, cells, (), tuple(seats), pieces, after.worth(after.active))
