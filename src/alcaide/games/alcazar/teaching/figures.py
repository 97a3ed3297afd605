"""The figures of the rules page, drawn like the board of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from alcaide.games.alcazar.board.crop import around, crop
from alcaide.games.alcazar.board.drawing import isometric
from alcaide.games.alcazar.board.flat_plan import plan
from alcaide.games.alcazar.board.preview_marks import Marks
from alcaide.games.alcazar.information.view import observe
from alcaide.games.alcazar.rules.components import cell_named, load_board
from alcaide.games.alcazar.text.position import read_position
from alcaide.scene.model import Drawing, Phrase


class Figure(NamedTuple):
    """A figure: the rule, the position (lines apart by ``/``), what it shows, what is marked."""

    rule: str
    position: str
    shows: str  # cells
    ghosts: str = ""  # keys
    rules: str = ""  # cells that count for the rule
    chosen: str = ""  # cells
    hop: str = ""  # from and to


FIGURES: Final = (
    Figure("ALC-20", "build 7x2 8 9x2 10 7-9 / castle almeria 8", "7 8 9 10"),
    Figure("ALC-30", "build 7 8x2 9 / castle almeria 8", "6 7 8 9 10"),
    Figure(
        "ALC-31",
        "build 1 2 3x2 7 8x2 9 / castle almeria 8 / castle cadiz 2",
        "1 2 3 4 5 6 7 8 9",
        ghosts="cube:1:1 cube:2:1 cube:3:1 cube:3:2 flag:cadiz",
        rules="4 5 6",
    ),
    Figure(
        "ALC-36",
        "build 7 8x2 9 10x2 / castle almeria 8 / grandee 3 8 / baron 0 10",
        "7 8 9 10 11",
        ghosts="cube:10:2",
    ),
    Figure(
        "ALC-41",
        "build 37x3 38 39x2 / castle jaen 37 / baron 0 37",
        "40 39 38 37",
        ghosts="cube:39:2",
        rules="37",
    ),
    Figure(
        "ALC-46",
        "build 7x2 8 9x2 7-9 / castle almeria 8 / baron 0 7",
        "7 8 9 10",
        ghosts="bridge:7-9:3:1 bridge:7-9:3:2 bridge:7-9:3:3",
    ),
    Figure(
        "ALC-50",
        "build 7x2 8 9x2 10 11 7-9 / castle almeria 8 / baron 1 7 / grandee 1 8",
        "7 8 9 10 11",
        ghosts="noble:1:grandee:8",
        hop="10 8",
    ),
    Figure(
        "ALC-80",
        "build 3 4 5 7 8x2 9 6 / castle almeria 8 / baron 2 4 / baron 3 8",
        "3 4 5 6 7 8 9",
        ghosts="cube:6:1",
        chosen="6",
    ),
    Figure(
        "ALC-91",
        "build 45x3 46x4 47x5 / castle granada 46 / baron 3 45 / grandee 2 46 / baron 0 47",
        "45 46 47",
    ),
)


@lru_cache(maxsize=1)
def figures() -> dict[str, Drawing]:
    """Return the figures of the rules page by the rule that they belong to."""
    empty = observe(read_position("players 2"), None)
    whole = plan(empty)
    label = Phrase("alcazar-label-figure-5")
    ring = crop(whole, whole.box, label)
    return {"ALC-5": ring, **{figure.rule: drawing(figure) for figure in FIGURES}}


def drawing(figure: Figure) -> Drawing:
    """Draw one figure."""
    lines = [line.strip() for line in figure.position.split("/")]
    view = observe(read_position("\n".join(["players 4", *lines])), None)
    hits = dict.fromkeys(cells(figure.rules), "rule") | dict.fromkeys(
        cells(figure.chosen), "chosen"
    )
    hop = cells(figure.hop)
    if hop:
        hits[hop[0]] = "from"
    marks = Marks(
        ghosts=frozenset(figure.ghosts.split()), hits=hits, hop=(hop[0], hop[1]) if hop else None
    )
    label = Phrase(f"alcazar-label-figure-{figure.rule.removeprefix('ALC-')}")
    return crop(isometric(view, 0, marks), around(view, cells(figure.shows)), label, hits=True)


def cells(names: str) -> list[int]:
    """Return the cells of some names."""
    return [cell_named(load_board(), name) for name in names.split()]
