"""How high each noble can still rise: by tower cards, and by the card of his own space."""

from __future__ import annotations

from typing import NamedTuple

from alcaide.games.alcazar.information.determinization import guess
from alcaide.games.alcazar.information.view import Noble, View
from alcaide.games.alcazar.layer.card_places import GONE, holder_of, place_of
from alcaide.games.alcazar.rules.components import TOWER_LIMIT
from alcaide.games.alcazar.rules.scoring import noble_points
from alcaide.games.alcazar.rules.state import State


class Rise(NamedTuple):
    """How high a noble stands and could come, his seat's tower cards all spent on him."""

    noble: Noble
    now: int
    reach: int  # by tower cards (ALC-40)
    card: int  # of his space, if it may still lift him (ALC-36); 0: none

    @property
    def worth(self) -> int:
        """The points of a level (ALC-91)."""
        return 2 if self.noble.kind == "grandee" else 1


def rises(view: View) -> list[Rise]:
    """Return how high each noble can still rise."""
    state = guess(view)
    return [_rise(view, state, noble) for noble in view.nobles]


def _rise(view: View, state: State, noble: Noble) -> Rise:
    now = state.height[noble.cell]
    card = state.board.space_of[noble.cell]
    mine = bool(card) and place_of(view, card) != GONE
    mine = mine and holder_of(view, card) in (None, noble.seat) and state.cubes > 0
    towers = min(towers_of(state, noble.seat), state.cubes - mine)
    return Rise(noble, now, max(now, min(TOWER_LIMIT, now + towers)), card if mine else 0)


def towers_of(state: State, seat: int) -> int:
    """Return how many tower cards a seat holds or could still buy."""
    return state.tower_hands[seat] + state.towers


def most(view: View, seat: int) -> tuple[int, int]:
    """Return what a seat's nobles count now, and at most if they rise like that (ALC-91)."""
    state = guess(view)
    now = noble_points(state, seat)
    own = [rise for rise in rises(view) if rise.noble.seat == seat]
    steps = [rise.worth for rise in own for _ in range(TOWER_LIMIT - rise.now)]
    steps = sorted(steps, reverse=True)[: towers_of(state, seat)]
    gains = sorted([*steps, *(rise.worth for rise in own if rise.card)], reverse=True)
    return now, now + sum(gains[: state.cubes])
