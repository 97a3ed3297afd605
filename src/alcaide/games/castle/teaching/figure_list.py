"""What the figures of the rules page show, as positions."""

from __future__ import annotations

from typing import Final, NamedTuple


class Figure(NamedTuple):
    """A figure: the rule, the position (lines apart by ``/``), the cells it shows."""

    rule: str
    position: str
    shows: str  # two cells: the upper left and the lower right
    ghosts: str = ""  # keys
    told: str = ""  # a part of each feature to outline
    wall: str = ""  # the sides, of NESW, on which the wall is shown, too
    empty: bool = False  # light up the largest empty area


TOWER: Final = "tile d5 T17 1 / tile e5 T01 2 / tile e4 T14 3 / tile e6 T04 0"
HOUSE: Final = "tile d5 T17 0 / tile e5 T12 0 / tile f5 T15 0"
FIGURES: Final = (
    Figure("CST-S4", "", "f1 h2", wall="N"),
    Figure(
        "CST-3",
        "tile g1 T27 0 / tile g2 T50 2 / tile h2 T31 1",
        "f1 i2",
        ghosts="tile:h2",
    ),
    Figure("CST-22", "tile e10 T14 0", "d9 f10", told="e10.1", wall="S"),
    Figure(
        "CST-5",
        "tile d5 T17 1 / tile e5 T11 1 / tile f5 T14 0 / follower 0 d5.0 / follower 1 f5.0",
        "c4 g6",
        ghosts="tile:e5",
        told="e5.0",
    ),
    Figure(
        "CST-6",
        "tile e5 T39 3 / tile f5 T37 0 / tile f6 T45 1 / tile e6 T43 2 / follower 0 f5.0",
        "d4 g7",
        told="e5.0",
    ),
    Figure(
        "CST-7",
        "tile a8 T27 1 / tile b8 T28 1 / tile c8 T50 0 / follower 1 a8.0",
        "a7 d9",
        told="a8.0",
        wall="W",
    ),
    Figure(
        "CST-8",
        "tile d4 T14 2 / tile e4 T17 3 / follower 0 d4.0",
        "c3 f5",
        told="d4.0",
    ),
    Figure("CST-9", f"{HOUSE} / follower 1 d5.1", "c4 g6", told="d5.1"),
    Figure("CST-10", f"{TOWER} / follower 0 d5.0 e4.0 / follower 1 e6.0", "c3 f7", told="e5.0"),
    Figure("CST-13", "score 12 15", "h1 i2", wall="NE"),
    Figure("CST-14", f"{HOUSE} / keep 0 3 e5.0", "c4 g6"),
    Figure(
        "CST-15",
        "tile e5 T14 0 / tile f5 T05 0 / follower 0 e5.1",
        "d4 g6",
        told="e5.1",
    ),
    Figure("CST-18", "", "a1 j10", wall="NESW", empty=True),
)
