"""How an opponent judges a position: as the game does, and by what it likes and dares."""

from __future__ import annotations

from typing import Any

from alcaide.interface.game import Game
from alcaide.interface.opponent import Opponent


class StyledJudgement:
    """The outlook of a seat in the eyes of the opponent who sits there, in points.

    Others are judged as the game does: nobody knows what they like. What it likes counts by how
    much more or less of it there is than now, so that the end of the game is none of its fears.
    """

    def __init__(
        self, game: Game[Any, Any, Any], judge: Any, style: Opponent, state: Any, seat: int
    ) -> None:
        self.judge: Any = judge
        self.turn: Any = game.turn
        self.seat: int = seat
        self.daring: float = style.daring
        self.tastes: list[tuple[Any, float, float]] = []
        for name, points in style.tastes.items():
            trait: Any = game.traits[name]
            self.tastes.append((trait, points, float(trait(state, seat))))
        self.now: float = float(judge(state, seat))

    def __call__(self, state: Any, seat: int) -> float:
        """Return the outlook of any seat."""
        value: float = self.judge(state, seat)
        if seat != self.seat:
            return value
        if value > self.now:
            value += self.daring * (value - self.now)
        if self.tastes and self.turn(state) is not None:
            for trait, points, now in self.tastes:
                value += points * (trait(state, seat) - now)
        return value
