"""The figures of the rules page, drawn like the board of a game, or as payments in rows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from alcaide.games.alhambra.board.drawing import Palace
from alcaide.games.alhambra.board.preview_marks import Cell, Marks
from alcaide.games.alhambra.rules.state import State
from alcaide.games.alhambra.teaching.payment_figures import PAYMENTS, payment
from alcaide.games.alhambra.text.position import read_position
from alcaide.scene.model import Drawing, Node, Phrase

YES, NOT = "al-yes", "al-not"
BADGE: Final = 40.0
MARGIN: Final = 30.0
UNIT: Final = 100.0


class Panel(NamedTuple):
    """An Alhambra of a figure; more tiles than the rules allow may be laid upon it."""

    position: str  # tiles with their cells, legally built
    laid: str = ""  # one more tile with its cell
    verdicts: tuple[tuple[Cell, str], ...] = ()  # a badge on a cell
    gone: tuple[Cell, ...] = ()  # tiles that are taken down
    length: Cell | None = None  # where the length of the wall is written


PATCH: Final = "garden10c 1,0 arcades8b 0,-1"
CURVE: Final = "garden10c 1,0 garden11 2,0 tower11c 0,1 tower12 0,2 arcades9 1,2 arcades10 2,2"
FIGURES: Final = {
    "ALH-10": (
        Panel("seraglio9 1,0", "garden11 1,1", (((1, 1), YES),)),
        Panel("seraglio9 1,0", "garden11 2,1", (((2, 1), NOT),)),
    ),
    "ALH-11": (
        Panel(PATCH, "tower9c 1,-1", (((1, -1), YES),)),
        Panel(PATCH, "tower9a 1,-1", (((1, -1), NOT),)),
    ),
    "ALH-12": (
        Panel("tower13 1,0", "seraglio7 1,1", (((1, 1), YES),)),
        Panel("tower13 1,0", "seraglio7 2,0", (((2, 0), NOT),)),
    ),
    "ALH-13": (
        Panel(CURVE, "chambers10 1,1", (((1, 1), YES),)),
        Panel(CURVE, "chambers10 2,1", (((2, 1), NOT),)),
    ),
    "ALH-16": (
        Panel(
            "seraglio9 1,0 tower12 2,0 garden9 1,-1",
            verdicts=(((1, 0), NOT), ((2, 0), YES), ((1, -1), YES)),
            gone=((2, 0), (1, -1)),
        ),
    ),
    "ALH-23": (
        Panel(
            "pavilion2 0,-1 tower8 1,0 arcades6a 1,1 seraglio6 1,2 chambers9b -1,0"
            " arcades6b -1,1 garden10c 0,1 arcades9 0,2",
            length=(2, -1),
        ),
    ),
    "ALH-24": (Panel("pavilion2 0,-1 arcades4 1,0 seraglio3 0,1 chambers5 -1,0", length=(1, -1)),),
    "ALH-Q5": (
        Panel(
            "arcades9 0,1 garden12 1,0 purple1 0,-1 tower10 1,-1 brown1 1,1 arcades10 2,1"
            " brown4 0,2"
        ),
    ),
}


@lru_cache(maxsize=1)
def figures() -> dict[str, Drawing]:
    """Return the figures of the rules page by the rule that they belong to."""
    drawn = {rule: drawing(rule, panels) for rule, panels in FIGURES.items()}
    return drawn | {rule: payment(rule, label(rule)) for rule in PAYMENTS}


def label(rule: str) -> Phrase:
    """Return what is said under a figure."""
    return Phrase(f"alhambra-figure-{rule.removeprefix('ALH-').lower()}")


def drawing(rule: str, panels: tuple[Panel, ...]) -> Drawing:
    """Draw the panels of a figure side by side."""
    nodes: list[Node] = []
    right, top, low = 0.0, 0.0, 0.0
    for number, panel in enumerate(panels):
        state, cells = _state(panel)
        west = min(x for x, _ in cells) * UNIT - UNIT / 2 - MARGIN
        shift = right - west
        picture = Palace(state, 0, _marks(panel), gold=panel.length is not None)
        shown = [*picture.nodes(), *_badges(panel, len(picture.run))]
        nodes += [
            _moved(node, number, shift)
            for node in shown
            if not (number and node.key in ("lawn", "meadow"))
        ]
        right = max(x for x, _ in cells) * UNIT + UNIT / 2 + MARGIN + shift
        top = min(top, *(y * UNIT - UNIT / 2 - MARGIN for _, y in cells))
        low = max(low, *(y * UNIT + UNIT / 2 + MARGIN for _, y in cells))
    return Drawing((0.0, top, right, low - top), nodes, label(rule))


def _state(panel: Panel) -> tuple[State, list[Cell]]:
    """Return the state of a panel, and the cells that are to be seen."""
    options = "options squares=on\n"
    state = read_position(f"{options}alhambra 0 {panel.position}")
    if panel.laid:
        name, _, cell = panel.laid.partition(" ")
        x, y = map(int, cell.split(","))
        state.palaces[0] = state.palaces[0].with_tile(state.kit.number[name], x, y)
    palace = state.palaces[0]
    cells = [(palace.x_of(cell), palace.y_of(cell)) for cell in palace.lying]
    return state, [*cells, *([panel.length] if panel.length else [])]


def _marks(panel: Panel) -> Marks:
    laid = frozenset(cell for cell, _ in panel.verdicts if panel.laid)
    return Marks(ghosts=laid, gone=frozenset(panel.gone))


def _badges(panel: Panel, wall: int) -> Iterator[Node]:
    """Yield what says right or wrong, and the length of the wall."""
    for (x, y), symbol in panel.verdicts:
        at = x * UNIT + 30 - BADGE / 2, y * UNIT - 30 - BADGE / 2
        yield Node(f"badge:{x},{y}", *at, symbol, width=BADGE, height=BADGE)
    if panel.length:
        x, y = panel.length
        yield Node("length", x * UNIT - 42, y * UNIT - 32, "i-wall", width=44, height=44)
        yield Node("length:text", x * UNIT + 26, y * UNIT + 4, text=str(wall), cls="al-sum")


def _moved(node: Node, number: int, shift: float) -> Node:
    """Return a node of a panel, moved to its place in the figure."""
    anchor = f"{number}:{node.anchor}" if node.anchor else ""
    return Node(
        f"{number}:{node.key}",
        node.x + shift,
        node.y,
        node.symbol,
        node.text,
        node.points,
        node.width,
        node.height,
        node.cls,
        anchor=anchor,
    )
