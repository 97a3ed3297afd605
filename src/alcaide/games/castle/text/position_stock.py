"""The tiles of a position in words: those that were named, and the others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import UNKNOWN
from alcaide.core.rng import Rng
from alcaide.games.castle.rules.apply import draw
from alcaide.games.castle.rules.components import CORNERS, WALL_COPIES, WALL_KINDS
from alcaide.games.castle.rules.state import PLACE, State

NONE: Final = "none"
TAKEN: Final = "-"


class Stock:
    """Gives out tiles and wall tiles by name, each as often as there is one."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.used: list[int] = []  # tiles
        self.kinds: list[int] = []  # of wall tiles
        self.top: list[int] = []  # of the pile
        self.rest = True  # the others are in the pile, in any order
        self.marks = [UNKNOWN] * CORNERS

    def tile(self, word: str) -> int:
        """Return the tile of a name. Raises PositionError for one that is in two places."""
        ids = self.state.kit.ids
        if word.upper() not in ids:
            given = repr(word[:20].upper())
            told = f"CST-S3: there is no tile {given}; tiles are {ids[0]} to {ids[-1]}"
            raise PositionError(told, "castle-position-no-tile", tile=given)
        tile = ids.index(word.upper())
        if tile in self.used:
            told = f"CST-S3: tile {ids[tile]} is in two places"
            raise PositionError(told, "castle-position-tile-twice", tile=ids[tile])
        self.used.append(tile)
        return tile

    def kind(self, word: str) -> int:
        """Return the kind of a wall tile. Raises PositionError for more than there are (CST-1)."""
        if word not in [str(kind) for kind in range(1, WALL_KINDS + 1)]:
            given = repr(word[:20])
            told = f"CST-1: {given} is no wall tile; kinds are 1 to {WALL_KINDS}"
            raise PositionError(told, "castle-position-no-wall-tile", kind=given)
        kind = int(word)
        self.kinds.append(kind)
        if self.kinds.count(kind) > WALL_COPIES:
            told = f"CST-1: there are {WALL_COPIES} wall tiles {kind}, and more are named"
            raise PositionError(told, "castle-position-wall-tiles", kind=str(kind))
        return kind

    def pile(self, words: list[str]) -> None:
        """Take tiles of the pile, top first; ``?`` at the end stands for all others."""
        if UNKNOWN in words[:-1]:
            told = "CST-1: in the pile ? stands once, at the end: the others in any order"
            raise PositionError(told, "castle-position-unknown")
        self.rest = words[-1:] == [UNKNOWN]
        self.top += [self.tile(word) for word in words if word not in (UNKNOWN, NONE)]

    def wall(self, words: list[str]) -> None:
        """Take what lies on each corner tower. Raises PositionError."""
        if len(words) != CORNERS:
            told = (
                f"CST-S5: the wall has {CORNERS} corner towers with a wall tile, not {len(words)}"
            )
            raise PositionError(told, "castle-position-corners", corners=len(words))
        self.marks = words
        for word in words:
            if word not in (UNKNOWN, TAKEN):
                self.kind(word)

    def deal(self, rng: Rng | None, *, drawing: bool) -> None:
        """Put what was not named in its place; draw a tile where one is due."""
        state = self.state
        chance = rng or Rng(b"position")
        left = [tile for tile in range(len(state.kit.ids)) if tile not in self.used]
        if left and not self.rest:
            names = " ".join(state.kit.ids[tile] for tile in left[:8])
            told = f"CST-S3: of the tiles {names} nobody knows where they are; end the pile with ?"
            raise PositionError(told, "castle-position-lost", tiles=names)
        chance.shuffle(left)
        state.pile = [*left, *reversed(self.top)]
        if drawing and state.phase == PLACE and state.drawn < 0:
            draw(state, None)
        self._deal_wall(chance)

    def _deal_wall(self, chance: Rng) -> None:
        kinds = [kind for kind in range(1, WALL_KINDS + 1) for _ in range(WALL_COPIES)]
        for kind in self.kinds:
            kinds.remove(kind)
        if self.marks.count(UNKNOWN) > len(kinds):
            shown = sum(mark not in (TAKEN, UNKNOWN) for mark in self.marks)
            taken, named = self.marks.count(TAKEN), len(self.kinds) - shown
            told = f"CST-13: {taken} wall tiles were taken, but {named} were used or are held"
            raise PositionError(told, "castle-position-taken", taken=taken, named=named)
        chance.shuffle(kinds)
        faces = {TAKEN: lambda: 0, UNKNOWN: kinds.pop}
        wall = [faces[mark]() if mark in faces else int(mark) for mark in self.marks]
        self.state.wall = vec[i64](wall)
