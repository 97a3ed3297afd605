"""What a view shows, put together: features with their tiles, followers, and what they lack."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from alcaide.games.castle.information.determinization import guess
from alcaide.games.castle.information.view import View
from alcaide.games.castle.rules.components import CELLS, COURT, KINDS, STEPS, WIDTH, cell_name
from alcaide.games.castle.rules.packed import (
    first_men,
    markets_of,
    second_men,
    shape_tile,
    spot_cell,
    spot_part,
    wells_of,
)
from alcaide.games.castle.rules.scoring import points_of
from alcaide.games.castle.rules.state import State, feature_of, size

Parts = tuple[tuple[int, int], ...]  # cell and part


class Feature(NamedTuple):
    """A path, tower, house or court with all its parts."""

    root: int
    name: str  # of its first part, as in the notation
    kind: str
    parts: Parts
    starts: tuple[int, ...]
    tiles: int  # start spaces included
    points: int  # if it were complete; of a court: 3 for each market
    wells: int
    markets: int
    men: tuple[int, int]
    complete: bool
    lacks: tuple[int, ...]  # empty cells that would have to be filled first

    @property
    def pick(self) -> str:
        """What pointing at it means."""
        return f"part:{self.name}"

    @property
    def holder(self) -> str:
        """Who would score it: "0", "1", "tied" or "nobody"."""
        first, second = self.men
        if first == second:
            return "tied" if first else "nobody"
        return "0" if first > second else "1"


class Town:
    """All features on the board."""

    def __init__(self, view: View, state: State | None = None) -> None:
        self.view = view
        self.state: State = state if state is not None else guess(view)

    @cached_property
    def features(self) -> dict[int, Feature]:
        """The features by their roots."""
        state = self.state
        parts: dict[int, list[tuple[int, int]]] = {}
        for cell in state.placed:
            for part in range(len(state.kit.kinds[shape_tile(state.shape[cell])])):
                root = feature_of(state, state.node[cell] + part)
                parts.setdefault(root, []).append((cell, part))
        return {root: self._feature(root, tuple(found)) for root, found in parts.items()}

    def _feature(self, root: int, parts: Parts) -> Feature:
        state = self.state
        kind = state.kind[root]
        marks = state.marks[root]
        return Feature(
            root=root,
            name=spot_name(state.name[root]),
            kind=KINDS[kind],
            parts=parts,
            starts=_starts(state.tiles[root] >> CELLS),
            tiles=size(state, root),
            points=3 * markets_of(marks) if kind == COURT else points_of(state, root),
            wells=wells_of(marks),
            markets=markets_of(marks),
            men=(first_men(state.men[root]), second_men(state.men[root])),
            complete=not state.open[root],
            lacks=self._lacks(parts) if state.open[root] else (),
        )

    def _lacks(self, parts: Parts) -> tuple[int, ...]:
        """Return the empty cells that a feature is open to."""
        state = self.state
        found: list[int] = []
        for cell, part in parts:
            face = state.kit.faces[state.shape[cell]]
            for side in range(4):
                near = state.kit.near[cell * 4 + side]
                if near < 0 or state.shape[near] >= 0 or near in found:
                    continue
                if part in face[side * 3 : side * 3 + 3]:
                    found.append(near)
        return tuple(sorted(found))

    def at(self, cell: int, part: int) -> Feature:
        """Return the feature with a part."""
        return self.features[feature_of(self.state, self.state.node[cell] + part)]

    def of_cell(self, cell: int) -> list[Feature]:
        """Return the features of a tile, each once, in the order of its parts."""
        count = len(self.state.kit.kinds[shape_tile(self.state.shape[cell])])
        return list({f.root: f for f in (self.at(cell, part) for part in range(count))}.values())


@lru_cache(maxsize=256)
def _starts(bits: int) -> tuple[int, ...]:
    """Return the start spaces of a feature."""
    return tuple(start for start in range(16) if bits >> start & 1)


def spot_name(spot: int) -> str:
    """Return the name of a place: cell and part."""
    return f"{cell_name(spot_cell(spot))}.{spot_part(spot)}"


def step(cell: int, side: int) -> int:
    """Return the number of the cell beside one, whether inside the wall or not."""
    dx, dy = STEPS[side]
    return cell + dx + dy * WIDTH
