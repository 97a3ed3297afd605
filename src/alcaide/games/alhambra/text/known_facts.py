"""The squares as in somebody's box: what is published of them (ALH-S5, ALH-12)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from alcaide.core.errors import SetupError
from alcaide.games.alhambra.rules.components import (
    BUILDINGS,
    COLOURS,
    FOUNTAIN,
    SQUARE_COUNTS,
    SQUARES,
    load_components,
)
from alcaide.interface.real_table.boards import Box, Edged, Edges, Fact, Section, count, holds, ours

SIDES: Final = "NESW"
SEEN: Final = ("blue", "N")  # the one square of which the wall is known
EACH_SIDE: Final = 9  # walls that our reconstruction has on each side


def box() -> Box:
    """Return what of the game can be transcribed."""
    return Box(content, facts, kept, form, filled)


def content() -> dict[str, Any]:
    """Return the squares of the game."""
    kit = load_components()
    squares = range(BUILDINGS, FOUNTAIN)
    return {"squares": [_square(COLOURS[kit.type[s]], _sides(kit.walls[s])) for s in squares]}


def kept(content: Any) -> dict[str, Any]:
    """Return the squares, checked; raise SetupError. The buildings are known, all of them."""
    if not isinstance(content, dict) or "squares" not in content:
        raise SetupError('ALH-S5: a board of Alhambra needs "squares"', "alhambra-setup-needs")
    squares = content["squares"]
    load_components(json.dumps({"squares": squares}))
    ordered = sorted(squares, key=lambda square: COLOURS.index(square["colour"]))
    return {"squares": [_square(one["colour"], _in_order(one["walls"])) for one in ordered]}


def facts(content: Any) -> list[Fact]:
    """Return what is known of the squares, of which some may be missing."""
    squares = list(_squares(content))
    seen = any((colour, walls) == SEEN for _, colour, walls in squares)
    return [
        count("squares", "ALH-S5", len(squares), SQUARES, needed=True),
        *_of_colours([colour for _, colour, _ in squares]),
        _each("walled", "ALH-S5", [n for n, _, walls in squares if not walls], source="account"),
        _each("open", "ALH-12", [n for n, _, walls in squares if len(walls) == len(SIDES)]),
        holds("seen", "ALH-S5", seen, source="account"),
        *_on_sides([walls for _, _, walls in squares]),
        Fact("others", "ALH-S5", "unknown"),
    ]


def form(content: Any) -> list[Section]:
    """Return the squares as they are edited, as far as the content tells of them."""
    faces = [Edged(colour, walls) for _, colour, walls in _squares(content)]
    return [Edges("squares", list(COLOURS), faces)]


def filled(sections: Sequence[Section]) -> dict[str, Any]:
    """Return the content that a form makes."""
    edges = [section for section in sections if isinstance(section, Edges)]
    faces = edges[0].faces if edges else []
    return {"squares": [_square(face.kind, _in_order(face.sides)) for face in faces]}


def _of_colours(colours: list[str]) -> Iterator[Fact]:
    for colour, known in zip(COLOURS, SQUARE_COUNTS, strict=True):
        yield count(f"squares-{colour}", "ALH-S5", colours.count(colour), known, needed=True)


def _on_sides(walls: list[str]) -> Iterator[Fact]:
    for side in SIDES:
        found = sum(side in each for each in walls)
        yield ours(f"side-{side.lower()}", "ALH-S5", found, EACH_SIDE)


def _each(name: str, rule: str, wrong: list[int], **more: Any) -> Fact:
    return holds(name, rule, not wrong, tuple(f"square:{n}" for n in wrong), **more)


def _squares(content: Any) -> Iterator[tuple[int, str, str]]:
    """Yield number, colour and walls of each square, as far as a content tells."""
    told = content.get("squares") if isinstance(content, dict) else None
    for number, square in enumerate(told[: SQUARES * 2] if isinstance(told, list) else [], 1):
        colour = square.get("colour") if isinstance(square, dict) else None
        walls = square.get("walls") if isinstance(square, dict) else None
        if isinstance(colour, str) and colour in COLOURS and isinstance(walls, str):
            yield number, colour, _in_order(walls)


def _in_order(walls: str) -> str:
    return "".join(side for side in SIDES if side in walls)


def _sides(bits: int) -> str:
    return "".join(side for n, side in enumerate(SIDES) if bits >> n & 1)


def _square(colour: str, walls: str) -> dict[str, str]:
    return {"colour": colour, "walls": walls}
