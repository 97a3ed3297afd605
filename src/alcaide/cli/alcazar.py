"""The table of Alcazar drawn with characters.

Every cell takes two lines: its number and its building; its height, marked = where a bridge is on
top, and its noble: the player's sign and b for a baron, G for a grandee.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import click

from alcaide.cli.terminal_words import Words
from alcaide.games.alcazar.board.cells import Piles
from alcaide.games.alcazar.board.scene import points
from alcaide.games.alcazar.information.view import Building, Noble, View
from alcaide.games.alcazar.rules.components import CELLS, SIDE, load_board
from alcaide.games.alcazar.text.description import describe
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


def table(view: View, words: Words) -> list[str]:
    """Return everything but the hand, line by line."""
    told = [words.phrase(p) for p in describe(view) if p.key in TABLE]
    legend = ["", *_legend(view, words), words.say("cli-legend")]
    return [*board(view, words), *legend, *_players(view, words), *told]


def board(view: View, words: Words) -> list[str]:
    """Return the board: a head with the letters of the columns, and two lines a row."""
    piles, tags = Piles(view), _tags(view, words)
    space_of = load_board(view.board).space_of
    lines = ["   " + "".join(f"{letter:^{WIDTH}}" for letter in COLUMNS).rstrip()]
    for row in range(SIDE):
        cells = range(row * SIDE, (row + 1) * SIDE)
        upper = [_upper(view, piles, tags, cell, space_of[cell]) for cell in cells]
        lower = [_lower(view, piles, cell, space_of[cell]) for cell in cells]
        lines += [f"{row + 1:>2} {''.join(upper)}".rstrip(), f"   {''.join(lower)}".rstrip()]
    return lines


def _upper(view: View, piles: Piles, tags: dict[int, str], cell: int, space: int) -> str:
    """Return the first line of a cell: its name and its building."""
    owner = piles.owner(cell)
    if owner is None:
        name = f"{space or '':>3}"
        return click.style(name, dim=True) + " " * (WIDTH - 3) if space else " " * WIDTH
    name = f"{piles.names[cell]:>3}"
    fresh = cell in view.fresh
    return click.style(name, bold=True, reverse=fresh) + f" {tags[owner.id]:<3}"


def _lower(view: View, piles: Piles, cell: int, space: int) -> str:
    """Return the second line of a cell: its height and its noble."""
    height = piles.height[cell]
    if not height:
        return click.style("  ·", dim=True) + " " * (WIDTH - 3) if space else " " * WIDTH
    mark = "=" if piles.parts[cell][-1].piece.kind == "bridge" else ""
    noble = piles.noble.get(cell)
    told = f"{mark}{height}".rjust(3)
    return told + " " + (_noble(noble) if noble else "  ") + " "


def _noble(noble: Noble) -> str:
    kind = "G" if noble.kind == "grandee" else "b"
    return click.style(SIGNS[noble.seat] + kind, fg=COLOURS[noble.seat], bold=True)


def _tags(view: View, words: Words) -> dict[int, str]:
    """Return two letters for every building: of its flag, or p1, p2 ... for palaces."""
    piles = Piles(view)
    palaces = sorted(piles.palaces(), key=lambda b: min(piles.cells_of[b.id], default=CELLS))
    tags = {b.id: f"p{n}" for n, b in enumerate(palaces, 1)}
    for castle in piles.castles():
        tags[castle.id] = words.say("alcazar-term-flag", flag=castle.flag)[:2]
    return tags


def _legend(view: View, words: Words) -> Iterator[str]:
    """Yield what the letters stand for, with the values, in lines that fit the board."""
    piles, tags = Piles(view), _tags(view, words)
    ordered = [*piles.castles(), *sorted(piles.palaces(), key=lambda b: int(tags[b.id][1:]))]
    line = ""
    for building in ordered:
        told = f"{tags[building.id]} {_building(piles, building, words)}"
        if line and len(line) + len(told) > WIDTH * SIDE:
            yield line
            line = ""
        line += ("   " if line else "") + told
    if line:
        yield line


def _building(piles: Piles, building: Building, words: Words) -> str:
    at = piles.names[min(piles.cells_of[building.id])] if piles.cells_of[building.id] else "?"
    named = Phrase("alcazar-term-building", {"flag": building.flag or "palace", "at": at})
    return f"{words.phrase(named)}: {building.value}"


def _players(view: View, words: Words) -> Iterator[str]:
    """Yield the players, one a line, in columns under headings."""
    keys = ("points", "money", "grandees", "barons", "cards", "towers")
    heads = [words.say("cli-head-" + key) for key in keys]
    names = [words.name(seat) for seat in range(len(view.seats))]
    wide = max(len(name) for name in names)
    yield ""
    yield "    " + " " * wide + "".join(f"  {head}" for head in heads)
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
        sign = click.style(SIGNS[seat], fg=COLOURS[seat], bold=True)
        turn = ">" if seat == view.turn else " "
        out = f"  {words.say('cli-out')}" if known.out else ""
        yield f"{turn} {sign} {names[seat]:<{wide}}{row}{out}"
