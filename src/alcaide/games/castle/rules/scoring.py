"""Points of features, of the end, and who wins (CST-7 to CST-9, CST-15 to CST-20)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from alcaide.games.castle.rules.components import CELLS, COURT, HOUSE, PATH, TOWER
from alcaide.games.castle.rules.packed import man_spot, markets_of, wall_kind, wells_of
from alcaide.games.castle.rules.state import State, feature_at, owner, size


def points_of(state: State, feature: i64) -> int:
    """Return what a completed path, tower or house is worth, undoubled (CST-7 to CST-9)."""
    tiles = size(state, feature)
    kind = state.kind[feature]
    if kind == TOWER:
        return 2 * tiles
    if kind == PATH and wells_of(state.marks[feature]):
        return 2 * tiles  # a well
    return tiles


def copies(state: State, seat: int, kind: int) -> int:
    """Return how many wall tiles of a kind a seat holds."""
    found = 0
    for tile in state.held[seat]:
        if wall_kind(tile) == kind:
            found += 1
    return found


def keep_size(state: State, seat: int) -> int:
    """Return the size of a keep, each wall tile 8 adding two; 0 without a keep (CST-18, CST-W8)."""
    tiles = state.keep_size[seat]
    return tiles + 2 * copies(state, seat, 8) if tiles else 0


def largest_empty(state: State) -> int:
    """Return the size of the largest connected empty area inside the wall (CST-18)."""
    return max([len(area) for area in empty_areas(state)], default=0)


def empty_areas(state: State) -> list[vec[i64]]:
    """Return the connected empty areas, cell by cell."""
    near, shape = state.kit.near, state.shape
    seen = vec[bool]([False] * CELLS)
    areas: list[vec[i64]] = []
    for cell in state.kit.inside:
        if seen[cell] or shape[cell] >= 0:
            continue
        seen[cell] = True
        area = append(vec[i64](), cell)
        reached = 0
        while reached < len(area):
            for side in range(4):
                other = near[area[reached] * 4 + side]
                if other >= 0 and not seen[other] and shape[other] < 0:
                    seen[other] = True
                    area = append(area, other)
            reached += 1
        areas.append(area)
    return areas


def keep_points(state: State) -> list[int]:
    """Return the points for the larger keep; equal ones bring nothing (CST-18)."""
    one, other = keep_size(state, 0), keep_size(state, 1)
    if one == other:
        return [0, 0]
    area = largest_empty(state)
    return [area, 0] if one > other else [0, area]


def held_features(state: State, seat: int, kind: int) -> list[i64]:
    """Return the incomplete features (or courts) of a kind that a seat holds by majority."""
    found: list[i64] = []
    for man in state.standing:
        feature = feature_at(state, man_spot(man))
        if state.kind[feature] == kind and owner(state, feature) == seat and feature not in found:
            found.append(feature)
    return found


def courts_of(state: State, seat: int) -> list[i64]:
    """Return the own courts, those with most markets first."""
    courts = held_features(state, seat, COURT)
    courts.sort(key=lambda court: -markets_of(state.marks[court]))
    return courts


def court_rate(state: State, seat: int, rank: int) -> int:
    """Return what a market of the own court of a rank brings (CST-15, CST-W7)."""
    return 4 if rank < copies(state, seat, 7) else 3


def court_points(state: State, seat: int) -> int:
    """Return what the markets of the own courts bring (CST-15)."""
    points = 0
    for rank, court in enumerate(courts_of(state, seat)):
        points += court_rate(state, seat, rank) * markets_of(state.marks[court])
    return points


def wall_features(state: State, seat: int, wall: int) -> list[i64]:
    """Return the features that the wall tiles 4, 5 or 6 of a seat count: its largest (CST-20)."""
    kind = PATH if wall == 4 else TOWER if wall == 5 else HOUSE
    found = held_features(state, seat, kind)
    found.sort(key=lambda feature: -size(state, feature))
    return found[: copies(state, seat, wall)]


def wall_points(state: State, seat: int, wall: int) -> int:
    """Return what the wall tiles 4, 5, 6 or 9 bring at the end (CST-17, CST-20)."""
    number = copies(state, seat, wall)
    if not number:
        return 0
    if wall == 9:
        return 5 * number  # CST-W9
    sizes = [size(state, feature) for feature in wall_features(state, seat, wall)]
    return (2 if wall == 5 else 1) * sum(sizes)  # CST-W4, CST-W5, CST-W6


def scores(state: State) -> list[int]:
    """Return the points of both seats, as if the game ended now (CST-17)."""
    totals = keep_points(state)
    for seat in (0, 1):
        totals[seat] += state.score[seat] + court_points(state, seat)
        for wall in (4, 5, 6, 9):
            totals[seat] += wall_points(state, seat, wall)
    return totals


def winners(state: State) -> list[int]:
    """Return the seat with most points; in a draw both win (CST-19)."""
    totals = scores(state)
    return [seat for seat in (0, 1) if totals[seat] == max(totals)]
