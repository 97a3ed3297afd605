"""Figures with money: what is taken or paid, row by row, and whether that is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from alcaide.games.alhambra.board.picture import card_symbol
from alcaide.games.alhambra.rules.components import CARDS, EXCHANGE
from alcaide.games.alhambra.rules.payments import sum_of
from alcaide.scene.model import Drawing, Node, Phrase

WIDE, HIGH = 60.0, 86.4  # of a card
STEP, ROW = 68.0, 104.0
TILE: Final = 150.0


class Row(NamedTuple):
    """Some cards and the badge behind them."""

    cards: str
    badge: str


class Payment(NamedTuple):
    """A tile of the market on a slot of a currency, and what is paid; or what is taken."""

    tile: str
    currency: str
    rows: tuple[Row, ...]


PAYMENTS: Final = {
    "ALH-2": Payment(
        "", "", (Row("o9", "al-yes"), Row("y2 g3", "al-yes"), Row("y2 g3 b1", "al-not"))
    ),
    "ALH-3": Payment(
        "garden8a", "g", (Row("g7 g2", "al-yes"), Row("g7 g4 g2", "al-not"), Row("g4 g2", "al-not"))
    ),
    "ALH-4": Payment("tower9c", "b", (Row("b5 b4", "al-again"), Row("b5 b7", "al-end"))),
    "ALH-X2": Payment("garden8a", "y", (Row("yg y3 g5", "al-yes"), Row("yg g8", "al-yes"))),
}


def payment(rule: str, label: Phrase) -> Drawing:
    """Draw a figure of rows of money."""
    shown = PAYMENTS[rule]
    left = TILE + 50 if shown.tile else 0.0
    most = max(len(row.cards.split()) for row in shown.rows)
    high = ROW * len(shown.rows)
    wide = left + most * STEP + 150
    nodes = [node for k, row in enumerate(shown.rows) for node in _row(row, k, left, most)]
    if shown.tile:
        nodes += _slot(shown, high)
    return Drawing((-20.0, -10.0, wide + 20, high + 2), nodes, label)


def _slot(shown: Payment, high: float) -> Iterator[Node]:
    y = (high - TILE - 18) / 2
    yield Node("tile", 0, y, f"t-{shown.tile}", width=TILE, height=TILE)
    yield Node("currency", TILE - 26, y - 16, f"i-cur-{shown.currency}", width=46, height=46)


def _row(row: Row, number: int, left: float, most: int) -> Iterator[Node]:
    y = ROW * number
    names = row.cards.split()
    for k, name in enumerate(names):
        symbol = card_symbol(CARDS[name])
        yield Node(f"card:{number}:{k}", left + k * STEP, y, symbol, width=WIDE, height=HIGH)
    total = sum_of([CARDS[name] for name in names if CARDS[name] < EXCHANGE])
    x = left + most * STEP
    yield Node(f"sum:{number}", x + 34, y + HIGH / 2 + 14, text=f"= {total}", cls="al-sum")
    yield Node(f"badge:{number}", x + 82, y + HIGH / 2 - 22, row.badge, width=44, height=44)
