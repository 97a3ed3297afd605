"""The picture of a link: who plays and how it stands, or what a game looks like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

from msgspec.structs import replace

from alcaide.interface.game import Game
from alcaide.scene.flat_svg import flat
from alcaide.scene.model import Drawing, Node
from alcaide.scene.svg import COLOURS, EMBLEMS, drawn, needed, sprites, sprites_text
from alcaide.server.present import aids
from alcaide.tables.table import Table

WIDE: Final = 1200
HIGH: Final = 630
PIXELS: Final = (840, 441)  # drawn in half the time of WIDE x HIGH, and enough for any preview
LEFT: Final = 56.0
TEXT: Final = 380.0  # width of the words
EDGE: Final = 28.0
LINE: Final = 54.0  # of a player
PAPER: Final = "#F6EFE2"
INK: Final = "#2B1D12"
SOFT: Final = "#6B5640"
BAND: Final = "#1F4F8F"
SANS: Final = "Alegreya Sans"
FAR: Final = 1000.0  # beyond a board: so far reaches only ground that never ends
LETTER: Final = 0.5  # of the size: how wide a letter is


class Seat(NamedTuple):
    """Somebody at a table, with his points where there are any."""

    name: str
    colour: str
    points: str = ""


class Caption(NamedTuple):
    """The words of a picture."""

    title: str
    line: str
    seats: Sequence[Seat] = ()


def game_card(game: Game[Any, Any, Any], caption: Caption) -> str:
    """Return the picture of a game without any table."""
    return _card(game, [game.vignette()], COLOURS, caption)


def position_card(table: Table, caption: Caption) -> str:
    """Return the picture of a position as it is given: what onlookers see of it."""
    game = table.game
    scene = game.scene(aids.seen(table, table.at(len(table.steps)), None), 0)
    boards = [player.plan for player in scene.players if player.plan] or [
        replace(scene.board, nodes=aids.nodes(scene.board.nodes, table.aids))
    ]
    points = {player.seat: str(player.points.value) for player in scene.players}
    seats = [seat._replace(points=points.get(n, "")) for n, seat in enumerate(caption.seats)]
    colours = [spec.colour for spec in table.seats]
    return _card(game, boards, colours, caption._replace(seats=seats))


def _card(
    game: Game[Any, Any, Any], boards: Sequence[Drawing], colours: Sequence[str], caption: Caption
) -> str:
    cut = sprites(sprites_text(game.name))
    body = "\n".join((_words(caption), *_boards(boards, colours)))
    return flat(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}"'
        f' height="{HIGH}"><style>{escape(cut.style)}</style>'
        f"<defs>{needed(cut, body + cut.style)}</defs>"
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>'
        f'<rect width="18" height="{HIGH}" fill="{BAND}"/>'
        f'<g font-family="{SANS}" fill="{INK}">{body}</g></svg>'
    )


def _boards(boards: Sequence[Drawing], colours: Sequence[str]) -> list[str]:
    """Return the boards, as large as they can be beside the words."""
    across = 1 if len(boards) == 1 else 2 if len(boards) <= 4 else 3
    down = -(-len(boards) // across)
    width = (WIDE - LEFT - TEXT - EDGE * (across + 1)) / across
    height = (HIGH - EDGE * (down + 1)) / down
    placed = []
    for number, board in enumerate(boards):
        x = LEFT + TEXT + EDGE + number % across * (width + EDGE)
        y = EDGE + number // across * (height + EDGE)
        box = " ".join(f"{value:g}" for value in board.box)
        placed.append(
            f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{box}">'
            f"{drawn(_cut(board), colours)}</svg>"
        )
    return placed


def _cut(board: Drawing) -> Drawing:
    """Return a board whose ground ends with it: what is not seen would take most of the time."""
    return replace(board, nodes=[_ended(node, board.box) for node in board.nodes])


def _ended(node: Node, box: tuple[float, float, float, float]) -> Node:
    if not node.points:
        return node
    low = (box[0] - node.x, box[1] - node.y)
    high = (low[0] + box[2], low[1] + box[3])
    corners = [[float(value) for value in pair.split(",")] for pair in node.points.split()]
    if all(low[i] - FAR < at[i] < high[i] + FAR for at in corners for i in (0, 1)):
        return node
    ended = ([min(max(at[i], low[i]), high[i]) for i in (0, 1)] for at in corners)
    return replace(node, points=" ".join(f"{x:g},{y:g}" for x, y in ended))


def _words(caption: Caption) -> str:
    """Return the title, the line below it, and the seats."""
    parts = [
        _text("Alcaide", 78, 26, SOFT, family="Marcellus"),
        *_lines(caption.title, 142, 52, INK, most=2, family="Marcellus"),
    ]
    y = 142 + 58 * len(parts[1:])
    lines = _lines(caption.line, y, 28, SOFT, most=3)
    parts += lines
    y += 36 * len(lines) + 24
    return "".join((*parts, *(_seat(seat, y + n * LINE) for n, seat in enumerate(caption.seats))))


def _seat(seat: Seat, y: float) -> str:
    name = _short(seat.name, 24, TEXT - 46 - 70)
    points = f'<text x="{TEXT - 16:g}" y="26" font-size="26" text-anchor="end">{seat.points}</text>'
    return (
        f'<g class="p-{seat.colour}" transform="translate({LEFT:g} {y:g})">'
        '<rect width="36" height="36" rx="10" style="fill:var(--c)" stroke="#2B1D12"'
        ' stroke-opacity=".4"/>'
        f'<use href="#{EMBLEMS[seat.colour]}" x="8" y="8" width="20" height="20"'
        ' style="color:var(--e)"/><text x="50" y="26" font-size="26" font-weight="700">'
        f"{escape(name)}</text>{points if seat.points else ''}</g>"
    )


def _lines(text: str, y: float, size: float, fill: str, most: int, **style: str) -> list[str]:
    """Return a text in lines as wide as there is room."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + len(word) < TEXT / (size * LETTER):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    step = size * 1.2
    shown = [_short(line, size, TEXT) for line in lines]
    return [_text(line, y + n * step, size, fill, **style) for n, line in enumerate(shown)]


def _short(text: str, size: float, width: float) -> str:
    room = int(width / (size * LETTER))
    return text if len(text) <= room else f"{text[: room - 1].rstrip()}…"


def _text(text: str, y: float, size: float, fill: str, family: str = SANS) -> str:
    return (
        f'<text x="{LEFT:g}" y="{y:g}" font-size="{size:g}" font-family="{family}"'
        f' fill="{fill}">{escape(text)}</text>'
    )
