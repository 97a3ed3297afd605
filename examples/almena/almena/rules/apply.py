"""What an action does."""

from __future__ import annotations

from alcaide.interface.argument_checks import no_action
from alcaide.interface.values import Note
from almena.actions import Lay
from almena.rules.components import CARDS, WALLS, WALLS_OF, cell_name, wall_args
from almena.rules.scoring import strengths, strongest, worth
from almena.rules.state import State


def apply(state: State, action: Lay, notes: list[Note] | None = None) -> None:
    """Lay a card, take the next one, decide the walls that are full now."""
    if not isinstance(action, Lay):
        raise no_action("almena", action)
    seat, card, cell = state.mover, action.card, action.cell
    state.hands[seat].remove(card)
    state.cards[cell], state.owners[cell] = card, seat
    state.laid += 1
    _tell(notes, "laid", "ALM-10", seat=seat, card=card, cell=cell_name(cell))
    if state.deck:
        state.hands[seat].append(state.deck.pop())  # ALM-10
        state.hands[seat].sort()
    for wall in WALLS_OF[cell]:
        if all(state.cards[other] for other in WALLS[wall]):
            decide(state, wall, notes)
    state.mover = (seat + 1) % state.players  # ALM-12
    if state.laid == len(CARDS):
        _tell(notes, "ended", "ALM-30")


def decide(state: State, wall: int, notes: list[Note] | None) -> None:
    """Give a full wall to the strongest (ALM-20), to nobody in a tie (ALM-21)."""
    seat = state.walls[wall] = strongest(strengths(state, wall))
    points, name = worth(state, wall), wall_args(wall)
    if seat < 0:
        _tell(notes, "tied", "ALM-21", **name)
        return
    state.points[seat] += points
    _tell(notes, "took", "ALM-20", seat=seat, **name, points=points)


def _tell(notes: list[Note] | None, key: str, rule: str, **args: object) -> None:
    if notes is not None:
        notes.append(Note(key, rule, args))
