"""The table of Alcazar drawn with characters.

Every cell takes two lines: its number and its building; its height, marked = where a bridge is on
top, and its noble: the player's sign and b for a baron, G for a grandee.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from alcaide.games.alcazar.board.cells import Piles
from alcaide.games.alcazar.board.scene import points
from alcaide.games.alcazar.information.view import Building, Noble, View
from alcaide.games.alcazar.rules.components import CELLS, SIDE, load_board
from alcaide.games.alcazar.text.description import describe
from alcaide.scene.characters import Line, Run, Say
from alcaide.scene.model import Phrase

SIGNS: Final = ("●", "■", "▲", "◆", "★")
COLOURS: Final = ("bright_blue", "bright_yellow", "bright_green", "bright_red", "bright_white")
WIDTH: Final = 7  # characters of a cell
COLUMNS: Final = "abcdefghijk"
TABLE: Final = {  # what is told below the board, in this order
    "alcazar-text-bridges",
    "alcazar-text-open",
    "alcazar-text-decks",
    "alcazar-text-stock",
}


def table(view: View, say: Say, names: Sequence[str]) -> list[Line]:
    """Return everything but the hand, line by line."""
    told = [say(p) for p in describe(view) if p.key in TABLE]
    legend = ["", *_legend(view, say), say(Phrase("cli-legend"))]
    players = ([Run("")], *_players(view, say, names))
    return [*_board(view, say), *_plain(legend), *players, *_plain(told)]


def _plain(lines: list[str]) -> Iterator[Line]:
    """Yield lines in one style each."""
    yield from ([Run(line)] for line in lines)


def _board(view: View, say: Say) -> Iterator[Line]:
    """Yield the board: a head with the letters of the columns, and two lines a row."""
    piles, tags = Piles(view), _tags(view, say)
    space_of = load_board(view.board).space_of
    yield [Run("   " + "".join(f"{letter:^{WIDTH}}" for letter in COLUMNS))]
    for row in range(SIDE):
        upper, lower = [Run(f"{row + 1:>2} ")], [Run("   ")]
        for cell in range(row * SIDE, (row + 1) * SIDE):
            upper += _upper(view, piles, tags, cell, space_of[cell])
            lower += _lower(view, piles, cell, space_of[cell])
        yield from (upper, lower)


def _upper(view: View, piles: Piles, tags: dict[int, str], cell: int, space: int) -> Line:
    """Return the first line of a cell: its name and its building."""
    owner = piles.owner(cell)
    if owner is None:
        return _empty(f"{space or '':>3}", space)
    name = Run(f"{piles.names[cell]:>3}", bold=True, reverse=cell in view.fresh)
    return [name, Run(f" {tags[owner.id]:<3}")]


def _lower(view: View, piles: Piles, cell: int, space: int) -> Line:
    """Return the second line of a cell: its height and its noble."""
    height = piles.height[cell]
    if not height:
        return _empty("  ·", space)
    mark = "=" if piles.parts[cell][-1].piece.kind == "bridge" else ""
    noble = piles.noble.get(cell)
    return [Run(f"{mark}{height}".rjust(3) + " "), _noble(noble) if noble else Run("  "), Run(" ")]


def _empty(shown: str, space: int) -> Line:
    """Return a line of a cell without a building; where there is no space, nothing."""
    return [Run(shown, dim=True), Run(" " * (WIDTH - 3))] if space else [Run(" " * WIDTH)]


def _noble(noble: Noble) -> Run:
    kind = "G" if noble.kind == "grandee" else "b"
    return Run(SIGNS[noble.seat] + kind, COLOURS[noble.seat], bold=True)


def _tags(view: View, say: Say) -> dict[int, str]:
    """Return two letters for every building: of its flag, or p1, p2 ... for palaces."""
    piles = Piles(view)
    palaces = sorted(piles.palaces(), key=lambda b: min(piles.cells_of[b.id], default=CELLS))
    tags = {b.id: f"p{n}" for n, b in enumerate(palaces, 1)}
    for castle in piles.castles():
        tags[castle.id] = say(Phrase("alcazar-term-flag", {"flag": castle.flag}))[:2]
    return tags


def _legend(view: View, say: Say) -> Iterator[str]:
    """Yield what the letters stand for, with the values, in lines that fit the board."""
    piles, tags = Piles(view), _tags(view, say)
    ordered = [*piles.castles(), *sorted(piles.palaces(), key=lambda b: int(tags[b.id][1:]))]
    line = ""
    for building in ordered:
        told = f"{tags[building.id]} {_building(piles, building, say)}"
        if line and len(line) + len(told) > WIDTH * SIDE:
            yield line
            line = ""
        line += ("   " if line else "") + told
    if line:
        yield line


def _building(piles: Piles, building: Building, say: Say) -> str:
    at = piles.names[min(piles.cells_of[building.id])] if piles.cells_of[building.id] else "?"
    named = Phrase("alcazar-term-building", {"flag": building.flag or "palace", "at": at})
    return f"{say(named)}: {building.value}"


def _players(view: View, say: Say, names: Sequence[str]) -> Iterator[Line]:
    """Yield the players, one a line, in columns under headings."""
    keys = ("points", "money", "grandees", "barons", "cards", "towers")
    heads = [say(Phrase("cli-head-" + key)) for key in keys]
    wide = max(len(name) for name in names)
    yield [Run("    " + " " * wide + "".join(f"  {head}" for head in heads))]
    for seat, known in enumerate(view.seats):
        values = (
            points(view, seat),
            known.money,
            known.grandees,
            known.barons,
            known.cards,
            known.towers,
        )
        row = "".join(f"  {value:>{len(h)}}" for value, h in zip(values, heads, strict=True))
        out = f"  {say(Phrase('cli-out'))}" if known.out else ""
        sign = Run(SIGNS[seat], COLOURS[seat], bold=True)
        turn = ">" if seat == view.turn else " "
        yield [Run(f"{turn} "), sign, Run(f" {names[seat]:<{wide}}{row}{out}")]
