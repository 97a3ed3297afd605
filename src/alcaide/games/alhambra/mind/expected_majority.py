"""What the majority of a type will bring: the mean over all ways the tiles to come may go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alhambra.rules.components import POINTS
from alcaide.games.alhambra.rules.scoring import rank_points

MEMORY: Final = 1 << 17
PROSPECTS: Final[dict[int, vec[float]]] = {}  # of columns met before, by owner
MEANS: Final[dict[int, float]] = {}  # of one owner


def expected_points(
    column: vec[i64], growing: i64, kind: i64, number: i64, halves: i64
) -> vec[float]:
    """Return the mean points of the owners of a type in a round, numbered from 0.

    Half tiles are to come, each to any of the first ``growing`` owners alike.
    """
    key = growing
    for held in column:
        key = key << 6 | held
    key = ((key << 3 | kind) << 2 | number) << 6 | halves
    found = PROSPECTS.get(key)
    if found is None:
        if len(PROSPECTS) >= MEMORY:
            PROSPECTS.clear()
        row = list(column)
        found = PROSPECTS[key] = vec[float](
            [_between(row, owner, growing, kind, number, halves) for owner in range(len(column))]
        )
    return found


def _between(
    column: list[int], owner: int, growing: int, kind: int, number: int, halves: int
) -> float:
    """Return the mean points of an owner for whole tiles, or halfway between two numbers."""
    few = halves // 2
    value = _mean(column, owner, growing, kind, number, few)
    if halves & 1:
        value = 0.5 * value + 0.5 * _mean(column, owner, growing, kind, number, few + 1)
    return value


def _mean(column: list[int], owner: int, growing: int, kind: int, number: int, tiles: int) -> float:
    """Return the mean points of an owner if each of so many tiles goes to anybody who grows."""
    if not tiles:
        return float(rank_points(column, POINTS[number][kind])[owner])
    key = ((_alike(column, owner, growing) << 3 | kind) << 2 | number) << 4 | tiles
    value = MEANS.get(key)
    if value is None:
        value = 0.0
        ahead = column.copy()
        for other in range(growing):
            ahead[other] += 1
            value += _mean(ahead, owner, growing, kind, number, tiles - 1)
            ahead[other] -= 1
        value /= growing
        if len(MEANS) >= MEMORY:
            MEANS.clear()
        MEANS[key] = value
    return value


def _alike(column: list[int], owner: int, growing: int) -> int:
    """Return a number that is the same for all columns in which an owner stands alike."""
    rest = [column[other] for other in range(growing) if other != owner]
    rest.sort()
    key = growing << 1 | (owner < growing)
    key = key << 5 | column[owner]
    for held in rest:
        key = key << 5 | held
    if owner < growing < len(column):
        key = key << 5 | column[growing]
    return key
