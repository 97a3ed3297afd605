"""The map as in somebody's box: what rules and examples tell of it (ALC-5, ALC-46)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from alcaide.games.alcazar.rules.components import SIDE, SPACES, load_board
from alcaide.interface.real_table.boards import Box, Fact, Section, Walk, count, holds

Cell = tuple[int, int]
BRIDGES: Final = ((1, 3), (6, 8), (7, 9), (37, 39))  # along the ring, in worked examples
OVER_GAPS: Final = ((7, 17), (17, 67))  # ALC-46


def box() -> Box:
    """Return what of the game can be transcribed."""
    return Box(content, facts, kept, form, filled)


def content() -> dict[str, Any]:
    """Return the map of the game."""
    board = load_board()
    cells = (divmod(board.cell_of[space], SIDE) for space in range(1, SPACES + 1))
    return {"spaces": {str(n): [x, y] for n, (y, x) in enumerate(cells, 1)}}


def kept(content: Any) -> dict[str, Any]:
    """Return the spaces, checked; raise SetupError."""
    load_board(json.dumps(content))
    return {"spaces": {str(n): content["spaces"][str(n)] for n in range(1, SPACES + 1)}}


def facts(content: Any) -> list[Fact]:
    """Return what is known of a map, which may be incomplete."""
    cells = _cells(content)
    lying = list(cells.values())
    missing = [n for n in range(1, SPACES + 1) if n not in cells]
    twice = [n for n, cell in cells.items() if lying.count(cell) > 1]
    broken = [n for n in cells if not _touch(cells, n)]
    straight = [pair for pair in BRIDGES if not _spans(cells, pair, gap=False)]
    crossing = [pair for pair in OVER_GAPS if not _spans(cells, pair, gap=True)]
    return [
        count("spaces", "ALC-5", len(cells), SPACES, _places(missing), needed=True),
        holds("apart", "ALC-5", not twice, _places(twice), needed=True),
        holds("ring", "ALC-5", not (broken or missing), _places(broken), needed=True),
        holds("gaps", "ALC-46", not crossing, _ends(crossing), source="example"),
        holds("middle", "ALC-46", _middle_leads_to_six(cells), ("space:6",), source="example"),
        holds("straight", "ALC-46", not straight, _ends(straight), source="example"),
        Fact("rest", "ALC-5", "unknown"),
    ]


def form(content: Any) -> list[Section]:
    """Return a map as it is edited, as far as the content tells of it."""
    cells = _cells(content)
    at = [list(cells[n]) if n in cells else None for n in range(1, SPACES + 1)]
    return [Walk("map", SIDE, at)]


def filled(sections: Sequence[Section]) -> dict[str, Any]:
    """Return the content that a form makes."""
    walks = [section.at for section in sections if isinstance(section, Walk)]
    at = walks[0] if walks else []
    return {"spaces": {str(n): spot for n, spot in enumerate(at, 1) if spot is not None}}


def _cells(content: Any) -> dict[int, Cell]:
    """Return where spaces lie, as far as a content tells."""
    spaces = content.get("spaces") if isinstance(content, dict) else None
    told: dict[str, Any] = spaces if isinstance(spaces, dict) else {}
    found: dict[int, Any] = {n: told.get(str(n)) for n in range(1, SPACES + 1)}
    return {n: (at[0], at[1]) for n, at in found.items() if _on_grid(at)}


def _on_grid(at: Any) -> bool:
    pair = isinstance(at, list) and len(at) == 2
    return pair and all(type(c) is int and 0 <= c < SIDE for c in at)


def _touch(cells: dict[int, Cell], space: int) -> bool:
    """Tell whether a space touches the one before it, where both lie somewhere."""
    one, other = cells[space], cells.get(space - 1 or SPACES)
    return other is None or abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _spans(cells: dict[int, Cell], pair: tuple[int, int], gap: bool) -> bool:
    """Tell whether a bridge may lie between two spaces, over a gap or over another space."""
    one, other = cells.get(pair[0]), cells.get(pair[1])
    if one is None or other is None or not _two_apart(one, other):
        return False
    return (_between(one, other) not in cells.values()) == gap


def _middle_leads_to_six(cells: dict[int, Cell]) -> bool:
    if not _spans(cells, (17, 67), gap=True) or 6 not in cells:
        return False
    return _two_apart(_between(cells[17], cells[67]), cells[6])


def _two_apart(one: Cell, other: Cell) -> bool:
    return sorted((abs(one[0] - other[0]), abs(one[1] - other[1]))) == [0, 2]


def _between(one: Cell, other: Cell) -> Cell:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def _places(spaces: list[int]) -> tuple[str, ...]:
    return tuple(f"space:{n}" for n in spaces)


def _ends(pairs: list[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(f"space:{n}" for n in sorted({n for pair in pairs for n in pair}))
