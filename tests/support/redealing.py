"""The same game with other cards wherever somebody cannot see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from alcaide.core.rng import Rng
from alcaide.games.alhambra.rules.components import card_name
from alcaide.games.castle.rules.components import load_components
from alcaide.interface.values import Setup
from alcaide.tables.table import Table

Piles = dict[str, list[str]]


def redealt(table: Table, viewer: int | None, rng: Rng) -> Setup:
    """Return what a game could as well have been dealt from, for all that the viewer knows.

    The same actions can be played from it up to the present position.
    """
    piles = {name: pile.copy() for name, pile in table.setup.piles.items()}
    PILES[table.game.name](table, table.game.observe(table.state, viewer), piles, rng)
    return Setup(table.setup.players, table.setup.start, table.setup.options, piles)


def _alcazar(_table: Table, view: Any, piles: Piles, rng: Rng) -> None:
    _exchange(piles["Deck"], [str(card) for card in view.unseen], rng)


def _castle(_table: Table, view: Any, piles: Piles, rng: Rng) -> None:
    ids = load_components().ids
    _exchange(piles["Tiles"], [ids[tile] for tile in view.unseen], rng)
    faces = _shuffled([str(kind) for kind in view.unknown], rng)
    for corner, lies in enumerate(view.wall):
        if lies:
            piles["Wall"][corner] = faces.pop()


def _alhambra(table: Table, view: Any, piles: Piles, rng: Rng) -> None:
    state = table.state
    names = state.kit.names
    # Who has shown a card has had it from the beginning, though it may be in his hand again.
    rows = [row.text.split() for row in table.rows]
    played = {word for words in rows if words[0] == "reveal" for word in words[1:]}
    _exchange(piles["Tiles"], [names[tile] for tile in view.bag], rng)
    bonuses = [names[card] for card in view.unknown if names[card] not in played]
    _exchange(piles["Bonus"], bonuses, rng)
    money = piles["Money"]
    below = range(len(money) - len(state.deck), len(money))
    free = [place for place in below if money[place] in COINS]
    cards = _shuffled([money[place] for place in free], rng)
    for place, card in zip(free, cards, strict=True):
        money[place] = card
    for colour, (stack, tiles) in enumerate(zip(piles["Squares"], view.stacks, strict=True)):
        words = stack.split()
        _exchange(words, [names[tile] for tile in tiles[1:]], rng)
        piles["Squares"][colour] = " ".join(words)


def _exchange(pile: list[str], names: Sequence[str], rng: Rng) -> None:
    """Exchange things of which there is one each for each other, wherever they lie in a pile."""
    to = dict(zip(names, _shuffled(names, rng), strict=True))
    pile[:] = [to.get(name, name) for name in pile]


def _shuffled(words: Sequence[str], rng: Rng) -> list[str]:
    order = list(range(len(words)))
    rng.shuffle(order)
    return [words[place] for place in order]


COINS = {card_name(colour * 10 + value) for colour in range(4) for value in range(1, 10)}
PILES: dict[str, Callable[[Table, Any, Piles, Rng], None]] = {
    "alcazar": _alcazar,
    "castle": _castle,
    "alhambra": _alhambra,
}
