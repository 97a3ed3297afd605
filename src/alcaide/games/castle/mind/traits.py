"""What somebody may like about the own position in The Castle, each in a measure of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alcaide.games.castle.rules.components import COURT, HOUSE, PATH, TOWER
from alcaide.games.castle.rules.packed import markets_of
from alcaide.games.castle.rules.scoring import courts_of, held_features, keep_size, points_of
from alcaide.games.castle.rules.state import State


def paths(state: State, seat: int) -> float:
    """Return the points that the own open paths hold."""
    return _held(state, seat, PATH)


def towers(state: State, seat: int) -> float:
    """Return the points that the own open towers hold."""
    return _held(state, seat, TOWER)


def houses(state: State, seat: int) -> float:
    """Return the points that the own open houses hold."""
    return _held(state, seat, HOUSE)


def markets(state: State, seat: int) -> float:
    """Return the markets in own courts."""
    found = 0
    for court in courts_of(state, seat):
        found += markets_of(state.marks[court])
    return float(found)


def keep(state: State, seat: int) -> float:
    """Return the size of the own keep."""
    return float(keep_size(state, seat))


def followers(state: State, seat: int) -> float:
    """Return the followers in supply."""
    return float(state.supply[seat])


def wall(state: State, seat: int) -> float:
    """Return the wall tiles held: who lands exactly gets them."""
    return float(len(state.held[seat]))


def rival(state: State, seat: int) -> float:
    """Return the points that what the other holds open is worth."""
    other = 1 - seat
    open = _held(state, other, PATH) + _held(state, other, TOWER) + _held(state, other, HOUSE)
    return open + 3.0 * float(len(held_features(state, other, COURT)))


def _held(state: State, seat: int, kind: int) -> float:
    points = 0
    for feature in held_features(state, seat, kind):
        points += points_of(state, feature)
    return float(points)


TRAITS: Final[dict[str, Callable[[State, int], float]]] = {
    "paths": paths,
    "towers": towers,
    "houses": houses,
    "markets": markets,
    "keep": keep,
    "followers": followers,
    "wall": wall,
    "rival": rival,
}
