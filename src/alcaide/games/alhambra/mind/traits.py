"""What somebody may like about the own position in Alhambra, each in a measure of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from alcaide.games.alhambra.rules.components import EXCHANGE
from alcaide.games.alhambra.rules.packed import card_value
from alcaide.games.alhambra.rules.palace import longest_wall
from alcaide.games.alhambra.rules.scoring import counts
from alcaide.games.alhambra.rules.state import State

GARDEN: Final = 4  # types of buildings, the cheapest first
TOWER: Final = 5


def wall(state: State, seat: int) -> float:
    """Return the length of the longest outer wall."""
    return float(longest_wall(state.palaces[seat], state.kit.walls))


def gardens(state: State, seat: int) -> float:
    """Return the gardens and towers: what is dearest."""
    tally = counts(state, seat)
    return float(tally[GARDEN] + tally[TOWER])


def variety(state: State, seat: int) -> float:
    """Return how many types of buildings there are."""
    found = 0
    for number in counts(state, seat):
        found += number > 0
    return float(found)


def firsts(state: State, seat: int) -> float:
    """Return of how many types nobody else has as many."""
    own = counts(state, seat)
    ahead = 0
    others = [counts(state, other) for other in range(state.players) if other != seat]
    for kind in range(6):
        if own[kind] > max([tally[kind] for tally in others]):
            ahead += 1
    return float(ahead)


def money(state: State, seat: int) -> float:
    """Return the money in hand, in tens."""
    found: i64 = 0
    for card in state.hands[seat]:
        if card < EXCHANGE:
            found += card_value(card)
    return 0.1 * float(found)


def cards(state: State, seat: int) -> float:
    """Return the cards in hand."""
    return float(len(state.hands[seat]))


def reserve(state: State, seat: int) -> float:
    """Return the buildings in reserve."""
    return float(len(state.reserves[seat]))


def exact(state: State, seat: int) -> float:
    """Return 1 while a further action is earned by an exact payment (ALH-6)."""
    return 1.0 if state.further and state.mover == seat else 0.0


TRAITS: Final[dict[str, Callable[[State, int], float]]] = {
    "wall": wall,
    "gardens": gardens,
    "variety": variety,
    "firsts": firsts,
    "money": money,
    "cards": cards,
    "reserve": reserve,
    "exact": exact,
}
