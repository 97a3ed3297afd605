"""Which nobles others could remove, by cards that are known and by bridges (ALC-62)."""

from __future__ import annotations

from typing import NamedTuple

from alcaide.core.seat_sets import has_seat
from alcaide.games.alcazar.actions import Bridge
from alcaide.games.alcazar.information.determinization import guess
from alcaide.games.alcazar.information.view import Noble, View
from alcaide.games.alcazar.layer.card_places import OPEN, OWN, SHOWN, holder_of, place_of
from alcaide.games.alcazar.rules.components import LINES, line_between
from alcaide.games.alcazar.rules.legal import deeds
from alcaide.games.alcazar.rules.state import State


class Removal(NamedTuple):
    """A way to send a noble home, and what his owner is paid for him."""

    noble: Noble
    pays: int
    card: int  # 0: a bridge
    place: str  # of the card
    by: tuple[int, ...]  # who holds the card, or could build the bridge now; open: whoever buys it
    ends: tuple[int, ...] = ()  # the pillars of the bridge


def removals(view: View) -> list[Removal]:
    """Return what others could do to each noble: known cards first, then bridges."""
    state = guess(view)
    if nobody_follows(state):
        return []
    found = [one for noble in view.nobles if (one := _by_card(view, state, noble))]
    return found + _by_bridge(view, state)


def _by_card(view: View, state: State, noble: Noble) -> Removal | None:
    card = state.board.space_of[noble.cell]
    place, holder = place_of(view, card), holder_of(view, card)
    if not card or place not in (OPEN, OWN, SHOWN) or holder == noble.seat:
        return None
    by = () if holder is None else (holder,)
    return Removal(noble, pays(state, noble), card, place, by)


def _by_bridge(view: View, state: State) -> list[Removal]:
    on = {noble.cell: noble for noble in view.nobles}
    found = []
    for line, seats in bridges(state).items():
        first, middle, last = LINES[line]
        noble = on.get(middle)
        others = tuple(seat for seat in seats if noble and seat != noble.seat)
        if noble and others:
            found.append(Removal(noble, pays(state, noble), 0, "", others, (first, last)))
    return found


def pays(state: State, noble: Noble) -> int:
    """Return what is paid for a noble who goes: the value of his building (ALC-62)."""
    return state.worth(state.top[noble.cell]) * (2 if noble.kind == "grandee" else 1)


def nobody_follows(state: State) -> bool:
    """Tell whether the game ends with this turn (ALC-90)."""
    return not state.cubes or not state.bridges


def bridges(state: State) -> dict[int, list[int]]:
    """Return the bridges that somebody could pay for and build now, and who, by their lines."""
    found: dict[int, list[int]] = {}
    for seat in range(state.players):
        if has_seat(state.out, seat):
            continue
        asked = state.copy()
        asked.seat, asked.forced = seat, False
        asked.hands[seat] = []
        for action in deeds(asked):
            if isinstance(action, Bridge):
                found.setdefault(line_between(action.cell1, action.cell2), []).append(seat)
    return found
