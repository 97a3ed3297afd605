"""Positions as text, for people, tests and reports of faults: docs/positions.md.

One thing a line; the head as in all games, then::

    tile e5 T05 2           cell, tile, quarter turns; in the order of placing
    drawn T17               to be placed; ``drawn T17 e5``: just placed there
    follower 0 e5.1         seat and part
    points 12 30
    keep 1 3 f4.0           seat, tiles, part
    held 0 2@7              seat, kind of wall tile, turn in which it was taken
    used 1 1                kinds of wall tiles that were used
    gone T03                tiles that fitted nowhere
    due e5.0                completed by the tile just placed, still to be scored
    pile T01 T02            the tiles left, top first; ``?`` at the end: the others in any order
    wall 3 ? -              by corner tower: a kind, unknown, or taken

The number of the turn follows from the tiles: each turn places one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alcaide.core.errors import PositionError
from alcaide.core.position_lines import GENERAL, Head, each, misfit, number_of
from alcaide.core.rng import Rng
from alcaide.games.castle.information.view import PHASES, round_of
from alcaide.games.castle.rules.components import (
    FOLLOWERS,
    cell_name,
    cell_named,
    load_components,
)
from alcaide.games.castle.rules.joining import lay_tile, open_starts
from alcaide.games.castle.rules.packed import (
    man_at,
    men_of,
    shape_of,
    shape_tile,
    spot_at,
    wall_tile,
)
from alcaide.games.castle.rules.setup import set_options
from alcaide.games.castle.rules.state import FOLLOW, OVER, PLACE, SCORE, State, feature_at
from alcaide.games.castle.text.position_form import FORM
from alcaide.games.castle.text.position_reach import check
from alcaide.games.castle.text.position_stock import Stock

FIRST: Final = ("tile", "drawn")  # read before what stands on them


def read_position(
    text: str, board: str = "", rng: Rng | None = None, reachable: bool = True
) -> State:
    """Return the state that a text describes; what it leaves open follows from ``rng``.

    Without one it is always the same. Raises PositionError with the line, the rule and the reason
    when no game could reach it. ``reachable=False`` takes tiles, points and followers as they
    come, to study a single rule or to draw it.
    """
    lines = FORM.lines(text)
    lines.sort(key=lambda line: line[1][0] not in FIRST)
    reader = Reader(FORM.head(lines, board), reachable)
    each(lines, reader.read)
    told = {words[0] for _, words in lines}
    state: State = FORM.whole(lines, lambda: reader.finish(rng, told))
    return state


class Reader:
    """A position in the reading."""

    def __init__(self, head: Head, reachable: bool) -> None:
        self.state = State(load_components(head.board))
        self.state.start, self.state.seat = head.start, head.turn
        self.state.mover = head.turn
        self.round = head.round
        self.reachable = reachable
        self.stock = Stock(self.state)
        self.asked: list[int] = []
        self.just = -1  # where the tile just placed lies
        self.due: list[int] = []  # spots
        set_options(self.state, head.options)
        open_starts(self.state)

    def read(self, words: list[str]) -> None:
        """Read one line."""
        match words:
            case [word, *_] if word in GENERAL:
                pass
            case ["closing", *_]:
                pass  # written by 0.1.0; it follows from the tiles
            case ["phase", name, *seats] if name in PHASES and len(seats) < 2:
                self.state.phase = PHASES.index(name)
                self.asked = [_seat(word) for word in seats]
            case ["phase", *rest]:
                raise self._no_phase(rest)
            case ["tile", cell, tile, turn]:
                self._lay(self._cell(cell), self.stock.tile(tile), number_of([turn], "tile") % 4)
            case ["follower", seat, *spots]:
                for spot in spots:
                    self._follower(_seat(seat), spot)
            case ["points", one, other]:
                numbers = [number_of([word], "points") for word in (one, other)]
                self.state.score = vec[i64](numbers)
            case ["keep", seat, size, spot]:
                self.state.keep_size[_seat(seat)] = number_of([size], "keep", 1)
                self.state.keep_spot[_seat(seat)] = self._spot(spot)
            case ["due", *spots]:
                self.due += [self._spot(spot) for spot in spots]
            case _:
                self._read_stock(words)

    def _read_stock(self, words: list[str]) -> None:
        """Read what tells of tiles that do not lie in the town."""
        state, stock = self.state, self.stock
        match words:
            case ["drawn", tile, *cell] if len(cell) < 2:
                self._drawn(tile, cell)
            case ["held", seat, *tiles]:
                state.held[_seat(seat)] = [self._held(word) for word in tiles]
            case ["used", *kinds]:
                state.used += [stock.kind(kind) for kind in kinds]
            case ["gone", *tiles]:
                state.discards += [stock.tile(tile) for tile in tiles]
            case ["pile", *tiles]:
                stock.pile(tiles)
            case ["wall", *marks]:
                stock.wall(marks)
            case _:
                raise misfit(words)

    def finish(self, rng: Rng | None, told: set[str]) -> State:
        """Put what was not named in its place; check that a game could come here."""
        state = self.state
        placed = len(state.placed)
        if self.reachable and self.just >= 0 and list(state.placed)[-1] != self.just:
            name = cell_name(self.just)
            said = f"CST-3: the tile on {name} was just placed: its line is the last of the tiles"
            raise PositionError(said, "castle-position-last", cell=name)
        state.turn = placed + (state.phase in (PLACE, OVER))
        state.mover = self.asked[0] if self.asked and state.phase == SCORE else state.seat
        state.due = [feature_at(state, spot) for spot in self.due]
        if state.phase != FOLLOW:
            state.closing = []
        self.stock.deal(rng, drawing=self.reachable)
        if self.reachable:
            check(state)
            if "round" in told and self.round != round_of(state):
                turns = f"{placed} tiles lie, so it is round {round_of(state)}, not {self.round}"
                args = {"tiles": placed, "round": round_of(state), "given": self.round}
                raise PositionError(f"CST-2: {turns}", "castle-position-round", **args)
        return state

    def _lay(self, cell: int, tile: int, turn: int) -> None:
        """Lay a tile where it fits (CST-3)."""
        state = self.state
        name = cell_name(cell)
        if state.shape[cell] >= 0:
            told = f"CST-3: two tiles lie on {name}"
            raise PositionError(told, "castle-position-two-tiles", cell=name)
        paths = state.kit.paths[shape_of(tile, turn)]
        if self.reachable and paths & state.known[cell] != state.need[cell]:
            told = f"CST-3: on {name} a path meets a side without one"
            raise PositionError(told, "castle-position-paths", cell=name)
        lay_tile(state, tile, turn, cell)

    def _drawn(self, tile: str, cell: list[str]) -> None:
        """Take the tile to be placed, or the one just placed, which was laid last."""
        state = self.state
        if not cell:
            state.drawn = self.stock.tile(tile)
            return
        spot = self._cell(cell[0])
        lies = state.shape[spot]
        if lies < 0 or state.kit.ids[shape_tile(lies)].lower() != tile:
            told = f"CST-3: {tile[:20].upper()} does not lie on {cell[0]}"
            args = {"tile": tile[:20].upper(), "cell": cell[0]}
            raise PositionError(told, "castle-position-drawn", **args)
        state.drawn, state.spot = shape_tile(lies), spot
        self.just = spot

    def _follower(self, seat: int, name: str) -> None:
        """Set a follower on a part of a tile (CST-5)."""
        state, spot = self.state, self._spot(name)
        if not state.supply[seat]:
            told = f"CST-S3: seat {seat} has more than {FOLLOWERS} followers"
            raise PositionError(told, "castle-position-followers", seat=str(seat))
        state.supply[seat] -= 1
        state.men[feature_at(state, spot)] += men_of(seat)
        state.standing = append(state.standing, man_at(spot, seat))

    def _held(self, word: str) -> int:
        """Return a wall tile in front of a seat: kind and the turn in which it was taken."""
        kind, _, turn = word.partition("@")
        return wall_tile(self.stock.kind(kind), number_of([turn or "0"], "held"))

    def _cell(self, word: str) -> int:
        cell = cell_named(self.state.kit, word)
        if cell < 0:
            given = repr(word[:20])
            told = f"CST-S3: {given} is not inside the wall; cells are a1 to j10"
            raise PositionError(told, "castle-position-cell", cell=given)
        return cell

    def _spot(self, word: str) -> int:
        """Return a part of a tile that lies: CELL.PART."""
        cell_word, _, part = word.partition(".")
        cell, state = self._cell(cell_word), self.state
        parts = state.kit.kinds[shape_tile(state.shape[cell])] if state.shape[cell] >= 0 else []
        number = number_of([part], "a part")
        if number >= len(parts):
            told = f"CST-5: no tile with a part {number} lies on {cell_word}"
            raise PositionError(told, "castle-position-part", cell=cell_word, part=str(number))
        return spot_at(cell, number)

    def _no_phase(self, words: list[str]) -> PositionError:
        given, known = repr(" ".join(words)[:20]), ", ".join(PHASES)
        told = f"{given} is no phase; phases are {known}"
        return PositionError(told, "position-phase", word=given, known=known)


def _seat(word: str) -> int:
    return FORM.seat([word], 2)
