"""How the board is looked at: quarter turns about its middle, drawn afresh each time."""

from __future__ import annotations

from functools import lru_cache

from alcaide.games.castle.board.geometry.curves import UNIT, Point
from alcaide.games.castle.rules.components import WIDTH

SPAN = WIDTH * UNIT
MIDDLE = SPAN / 2


class Eye:
    """A side from which the board is seen; each turn moves it a quarter counter-clockwise."""

    def __init__(self, turns: int) -> None:
        self.turns = turns % 4

    def at(self, x: float, y: float) -> Point:
        """Return where a point of the board is drawn."""
        for _ in range(self.turns):
            x, y = y, SPAN - x
        return x, y

    def way(self, dx: float, dy: float) -> Point:
        """Return a direction as it is drawn."""
        for _ in range(self.turns):
            dx, dy = dy, -dx
        return dx, dy

    def middle(self, cell: int) -> Point:
        """Return the middle of a cell."""
        x, y = cell % WIDTH, cell // WIDTH
        return self.at(x * UNIT + UNIT / 2, y * UNIT + UNIT / 2)

    def cls(self, quarters: int = 0) -> str:
        """Return the class of a thing that lies turned clockwise on the board."""
        return f"t{(quarters - self.turns) % 4}"


@lru_cache(maxsize=4)
def look(turns: int) -> Eye:
    """Return the eye for some quarter turns."""
    return Eye(turns)
