"""Board and tiles, read from data and checked (CST-S3 to CST-S5)."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alcaide.core.errors import SetupError
from alcaide.core.json_text import read_json
from alcaide.games.castle.rules.data_checks import check_board, check_tiles

WIDTH: Final = 10  # the frame is 10 x 10 cells; the wall runs inside it
CELLS: Final = WIDTH * WIDTH
TILES: Final = 60
FOLLOWERS: Final = 6  # of each player; a seventh marks the score
WALL_KINDS: Final = 9
WALL_COPIES: Final = 2
CORNERS: Final = 13  # corner towers with a wall tile
LAP: Final = 100  # spaces of the score track

PATH: Final = 0
TOWER: Final = 1
HOUSE: Final = 2
COURT: Final = 3
KINDS: Final = ("path", "tower", "house", "court")
SIDES: Final = "NESW"
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Components:
    """Board and tiles as flat tables. ``shape`` is tile * 4 + turn; sides are N E S W, 0 to 3."""

    def __init__(self, text: str, board: dict[str, Any], tiles: list[dict[str, Any]]) -> None:
        self.text: str = text  # as in a record; empty for the board and tiles of the game
        cells = [
            y * WIDTH + x
            for y, row in enumerate(board["rows"])
            for x, mark in enumerate(row)
            if mark == "#"
        ]
        self.inside = vec[i64](cells)
        self.near = vec[i64]([-1] * (CELLS * 4))  # cell * 4 + side: cell there, -1: wall
        self._set_near()
        self.start_near = vec[i64]([-1] * (CELLS * 4))  # likewise: start space
        self.start_kind: list[int] = []
        self.start_market: list[int] = []
        for number, start in enumerate(board["starts"]):
            x, y = start["cell"]
            self.start_near[(y * WIDTH + x) * 4 + SIDES.index(start["side"])] = number
            self.start_kind.append(KINDS.index(start["kind"]))
            self.start_market.append(int(start["markets"]))
        self.corner_on = vec[i64]([-1] * LAP)  # by track space: wall tile there
        self.corner_spaces: list[int] = []  # of each wall tile: its first track space
        for corner in board["corners"]:
            if corner["wall_tile"]:
                for space in corner["spaces"]:
                    self.corner_on[space] = len(self.corner_spaces)
                self.corner_spaces.append(corner["spaces"][0])
        self.ids: list[str] = [tile["id"] for tile in tiles]
        self.kinds: list[list[int]] = [[_kind(p) for p in tile["parts"]] for tile in tiles]
        self.wells: list[list[int]] = [_marks(tile, "well") for tile in tiles]
        self.markets: list[list[int]] = [_marks(tile, "market") for tile in tiles]
        self.faces: list[vec[i64]] = []  # of each shape: the part on each of the 12 slots
        self.paths = vec[i64]()  # of each shape: sides with a path, as bits
        self.alike: list[int] = []  # of each shape: the smallest turn that looks and works alike
        self.turns: list[list[int]] = []  # of each tile: the turns that differ
        for tile in range(len(tiles)):
            self._add_shapes(tile, tiles[tile]["parts"])

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return load_components, (self.text,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Components) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def _set_near(self) -> None:
        for cell in self.inside:
            for side, (dx, dy) in enumerate(STEPS):
                x, y = cell % WIDTH + dx, cell // WIDTH + dy
                if 0 <= x < WIDTH and 0 <= y < WIDTH and y * WIDTH + x in self.inside:
                    self.near[cell * 4 + side] = y * WIDTH + x

    def _add_shapes(self, tile: int, parts: list[dict[str, Any]]) -> None:
        part_on = [0] * 12
        for number, part in enumerate(parts):
            for slot in part["slots"]:
                part_on[slot] = number
        looks: list[list[tuple[int, int, int, int]]] = []
        for turn in range(4):
            face = vec[i64]([part_on[(slot - 3 * turn) % 12] for slot in range(12)])
            self.faces.append(face)
            middles = [self.kinds[tile][face[side * 3 + 1]] for side in range(4)]
            bits = sum(1 << side for side, kind in enumerate(middles) if kind == PATH)
            self.paths = append(self.paths, bits)
            looks.append(self._look(tile, face))
            self.alike.append(looks.index(looks[-1]))
        self.turns.append([turn for turn in range(4) if looks.index(looks[turn]) == turn])

    def _look(self, tile: int, face: vec[i64]) -> list[tuple[int, int, int, int]]:
        """Return what a turned tile shows on each slot, whatever the numbers of its parts."""
        seen: list[int] = []
        for part in face:
            if part not in seen:
                seen.append(part)
        kinds, wells, markets = self.kinds[tile], self.wells[tile], self.markets[tile]
        return [(seen.index(p), kinds[p], wells[p], markets[p]) for p in face]


def _kind(part: dict[str, Any]) -> int:
    return KINDS.index(part["kind"])


def _marks(tile: dict[str, Any], key: str) -> list[int]:
    return [int(part.get(key, False)) for part in tile["parts"]]


@lru_cache(maxsize=16)
def load_components(text: str = "") -> Components:
    """Return board and tiles of a record's text; the game's own for the empty text.

    The text is JSON with ``board`` or ``tiles`` or both, in the form of the data files. Raises
    SetupError saying what is wrong.
    """
    board, tiles = standard()
    if text:
        own = _parse(text)
        board, tiles = own.get("board", board), own.get("tiles", tiles)
    check_board(board)
    check_tiles(tiles)
    return Components(text, board, tiles["tiles"])


def standard() -> tuple[Any, Any]:
    """Return the data of the game's own board and tiles."""
    return _data("board.json"), _data("tiles.json")


def _data(name: str) -> Any:
    return json.loads(files("alcaide.games.castle").joinpath("data", name).read_text("utf-8"))


def _parse(text: str) -> dict[str, Any]:
    own = read_json(text, "CST-S3")
    if not isinstance(own, dict) or not own or set(own) - {"board", "tiles"}:
        raise SetupError(
            'CST-S3: the board needs "board" or "tiles" or both', "castle-setup-either"
        )
    return own


def cell_name(cell: int) -> str:
    """Return the name of a cell: letter for x, number for y."""
    return "abcdefghij"[cell % WIDTH] + str(cell // WIDTH + 1)


def cell_named(kit: Components, name: str) -> int:
    """Return the cell inside the wall with a name like ``e5``, -1 if there is none."""
    for cell in kit.inside:
        if cell_name(cell) == name:
            return cell
    return -1
