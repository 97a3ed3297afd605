"""The numbers of the box: cards, cells and the walls that they form (ALM-1, ALM-2)."""

from __future__ import annotations

from typing import Any, Final

STRENGTHS: Final = range(1, 7)
COPIES: Final = 4  # of each card
HAND: Final = 3
WIDTH: Final = 5
CELLS: Final = WIDTH * WIDTH
KEEP: Final = CELLS // 2  # the cell in the middle
CARDS: Final = tuple(card for card in STRENGTHS for _ in range(COPIES))


def treasure(card: int) -> int:
    """Return what a card is worth to whoever takes its walls: the weaker, the more (ALM-1)."""
    return 7 - card


def cell_name(cell: int) -> str:
    """Return the name of a cell: a letter for its column, a number for its row."""
    return "abcde"[cell % WIDTH] + str(cell // WIDTH + 1)


NAMES: Final = tuple(map(cell_name, range(CELLS)))


def _near(cell: int) -> tuple[int, ...]:
    x, y = cell % WIDTH, cell // WIDTH
    beside = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return tuple(v * WIDTH + u for u, v in beside if 0 <= u < WIDTH and 0 <= v < WIDTH)


NEAR: Final = tuple(map(_near, range(CELLS)))  # by cell: those beside it

# Walls: the five rows from the top, then the five columns from the left; none goes over the keep.
WALLS: Final = tuple(
    tuple(cell for cell in line if cell != KEEP)
    for line in (
        *(range(row * WIDTH, (row + 1) * WIDTH) for row in range(WIDTH)),
        *(range(column, CELLS, WIDTH) for column in range(WIDTH)),
    )
)


def wall_args(wall: int) -> dict[str, Any]:
    """Return what a sentence about a wall wants filled in: which way it goes, and its name."""
    return {"way": "row" if wall < WIDTH else "column", "wall": WALL_NAMES[wall]}


WALL_NAMES: Final = ("1", "2", "3", "4", "5", "a", "b", "c", "d", "e")
WALLS_OF: Final = tuple(  # by cell: its row and its column
    tuple(wall for wall, cells in enumerate(WALLS) if cell in cells) for cell in range(CELLS)
)
