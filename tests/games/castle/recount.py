"""The Castle counted anew from tiles, board and rules only: slow, plain, not the engine's code."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple


def _data(name: str) -> Any:
    text = files("alcaide.games.castle").joinpath("data", f"{name}.json").read_text("utf-8")
    return json.loads(text)


BOARD: Final = _data("board")
TILES: Final = _data("tiles")["tiles"]
SIDES: Final = "NESW"
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
INSIDE: Final = {
    y * 10 + x for y, row in enumerate(BOARD["rows"]) for x, mark in enumerate(row) if mark == "#"
}


class Part(NamedTuple):
    """A part of a turned tile."""

    kind: str
    slots: tuple[int, ...]
    well: bool
    market: bool


def _turned(tile: Any, turn: int) -> tuple[Part, ...]:
    return tuple(
        Part(
            part["kind"],
            tuple(sorted((slot + 3 * turn) % 12 for slot in part["slots"])),
            part.get("well", False),
            part.get("market", False),
        )
        for part in tile["parts"]
    )


PARTS: Final = {(n, turn): _turned(tile, turn) for n, tile in enumerate(TILES) for turn in range(4)}
ON_SLOT: Final = {
    key: [next(n for n, p in enumerate(parts) if slot in p.slots) for slot in range(12)]
    for key, parts in PARTS.items()
}
PATHS: Final = {
    key: [parts[ON_SLOT[key][side * 3 + 1]].kind == "path" for side in range(4)]
    for key, parts in PARTS.items()
}
TURNS: Final = [  # of each tile, those that show something new
    [
        turn
        for turn in range(4)
        if all(set(PARTS[n, turn]) != set(PARTS[n, before]) for before in range(turn))
    ]
    for n in range(len(TILES))
]
STARTS: Final = {
    (s["cell"][1] * 10 + s["cell"][0], SIDES.index(s["side"])): (n, s["kind"], s["markets"])
    for n, s in enumerate(BOARD["starts"])
}


def _neighbour(cell: int, side: int) -> int:
    """Return the cell there; -1: the wall."""
    x, y = cell % 10 + STEPS[side][0], cell // 10 + STEPS[side][1]
    return y * 10 + x if 0 <= x < 10 and 0 <= y < 10 and y * 10 + x in INSIDE else -1


NEAR: Final = [_neighbour(cell, side) for cell in range(100) for side in range(4)]
# Of each slot of a cell: the slot it meets, there clockwise and here against; negative: the wall.
FACING: Final = [
    NEAR[cell * 4 + side] * 12 + (side + 2) % 4 * 3 + 2 - k
    for cell in range(100)
    for side in range(4)
    for k in range(3)
]
Lying = Mapping[int, tuple[int, int]]  # cell: tile and turn


class Feature(NamedTuple):
    """One path, tower, house or court."""

    kind: str
    spots: set[int]  # cell * 8 + part
    tiles: int  # start spaces too
    open: int  # slots that face an empty cell
    wells: int
    markets: int
    name: int  # the first spot

    def points(self) -> int:
        """Return what it brings when it is completed."""
        each = {"path": 2 if self.wells else 1, "tower": 2, "house": 1, "court": 0}
        return each[self.kind] * self.tiles


def features(lying: Lying) -> list[Feature]:
    """Flood every feature of some lying tiles."""
    seen: set[int] = set()
    found = []
    for cell, key in lying.items():
        for spot in range(cell * 8, cell * 8 + len(PARTS[key])):
            if spot not in seen:
                found.append(_flood(lying, spot))
                seen |= found[-1].spots
    return found


def _flood(lying: Lying, first: int) -> Feature:
    kind = PARTS[lying[first // 8]][first % 8].kind
    spots, reach = {first}, [first]
    starts: dict[int, int] = {}
    gaps = wells = markets = 0
    for spot in reach:  # grows while it is read
        here = spot // 8
        _, slots, well, market = PARTS[lying[here]][spot % 8]
        wells += well
        markets += market
        for slot in slots:
            other = FACING[here * 12 + slot]
            there = other // 12
            if other < 0:
                start = STARTS.get((here, slot // 3))
                if start and start[1] == kind == _middle(lying[here], slot // 3):
                    starts[start[0]] = start[2]
            elif there not in lying:
                gaps += 1
            else:
                key = lying[there]
                part = ON_SLOT[key][other % 12]
                beyond = there * 8 + part
                if beyond not in spots and PARTS[key][part].kind == kind:
                    spots.add(beyond)
                    reach.append(beyond)
    tiles = len({spot // 8 for spot in spots}) + len(starts)
    markets += sum(starts.values())
    return Feature(kind, spots, tiles, gaps, wells, markets, min(spots))


def _middle(key: tuple[int, int], side: int) -> str:
    """Return what the middle strip of a side shows: with a path there, the rest meets the wall."""
    return PARTS[key][ON_SLOT[key][side * 3 + 1]].kind


def placings(lying: Lying, tile: int, starts: str) -> set[tuple[int, int]]:
    """Return every cell and turn where a tile may lie; of turns that look alike, the first.

    ``starts`` is the value of the option for start spaces: "open", and they demand nothing.
    """
    return {
        (cell, turn)
        for cell in INSIDE
        if cell not in lying and (wanted := _wanted(lying, cell, starts))
        for turn in TURNS[tile]
        if all(path in (None, PATHS[tile, turn][side]) for side, path in wanted)
    }


def _wanted(lying: Lying, cell: int, starts: str) -> list[tuple[int, bool | None]]:
    """Return the sides of a cell that touch something, and whether a path must lie there."""
    wanted: list[tuple[int, bool | None]] = []
    for side in range(4):
        near = NEAR[cell * 4 + side]
        if near in lying:
            wanted.append((side, PATHS[lying[near]][side ^ 2]))
        elif near < 0 and (cell, side) in STARTS:
            wanted.append((side, None if starts == "open" else STARTS[cell, side][1] == "path"))
    return wanted


def largest_empty(lying: Iterable[int]) -> int:
    """Return the size of the largest empty area."""
    left, sizes = INSIDE - set(lying), [0]
    while left:
        reach = [left.pop()]
        for cell in reach:
            for side in range(4):
                if NEAR[cell * 4 + side] in left:
                    left.remove(NEAR[cell * 4 + side])
                    reach.append(NEAR[cell * 4 + side])
        sizes.append(len(reach))
    return max(sizes)
