"""What an Alhambra would score if a round were held now: the measure of choices and previews."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from alcaide.games.alhambra.rules.components import POINTS
from alcaide.games.alhambra.rules.legal import spots
from alcaide.games.alhambra.rules.palace import Alhambra, longest_wall, survey
from alcaide.games.alhambra.rules.scoring import counts, dirk_counts, rank_points
from alcaide.games.alhambra.rules.state import State

ROUNDS: Final = 3


class Worth(NamedTuple):
    """What a seat has, and would score: of each type, and for its wall."""

    counts: list[int]
    points: list[int]  # by type
    wall: int

    @property
    def total(self) -> int:
        """Everything together."""
        return sum(self.points) + self.wall


def coming(state: State) -> int:
    """Return the scoring round that comes next; after the last one, the last."""
    return min(state.waiting[0] if state.waiting else state.scored + 1, ROUNDS)


def cells_for(state: State, seat: int, tile: int) -> list[tuple[int, int]]:
    """Return the cells of a seat's Alhambra where a tile may go (ALH-11)."""
    palace = state.palaces[seat]
    survey(palace, state.kit.walls)
    cells = spots(palace, state.kit.walls[tile])
    return [(palace.x_of(cell), palace.y_of(cell)) for cell in cells]


class Scale:
    """Weighs what a seat could have against what all others have, at the coming round."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.number = coming(state)
        self.tallies = [counts(state, other) for other in range(state.players)]
        if state.players == 2:
            self.tallies.append(dirk_counts(state))
        self.now = self.weigh(state.palaces[seat])

    def weigh(
        self,
        palace: Alhambra | None = None,
        shown: list[int] | None = None,
        dirk: int = -1,
    ) -> Worth:
        """Return what the seat would have: another Alhambra, other cards shown, a gift to Dirk."""
        trial = self.state
        before = trial.palaces[self.seat], trial.shown
        if palace is not None:
            trial.palaces[self.seat] = palace
        if shown is not None:
            trial.shown = [*trial.shown]
            trial.shown[self.seat] = shown
        own = counts(trial, self.seat)
        wall = longest_wall(trial.palaces[self.seat], trial.kit.walls)
        trial.palaces[self.seat], trial.shown = before
        tallies = [own if seat == self.seat else each for seat, each in enumerate(self.tallies)]
        if dirk >= 0:
            tallies[-1] = tallies[-1][:]
            tallies[-1][trial.kit.type[dirk]] += 1
        return Worth(list(own), self._points(tallies), wall)

    def _points(self, tallies: list[vec[i64]]) -> list[int]:
        ranks = POINTS[self.number - 1]
        return [
            rank_points([tally[kind] for tally in tallies], ranks[kind])[self.seat]
            for kind in range(6)
        ]

    def best_place(self, tile: int) -> Worth:
        """Return what the seat would have with a new tile on its best cell, or in the reserve."""
        palace = self.state.palaces[self.seat]
        cells = cells_for(self.state, self.seat, tile)
        found = [self.now, *(self.weigh(palace.with_tile(tile, x, y)) for x, y in cells)]
        return max(found, key=lambda worth: worth.total)
