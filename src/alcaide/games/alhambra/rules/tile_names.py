"""Tiles and cards as parts of sentences."""

from __future__ import annotations

from alcaide.games.alhambra.rules.components import card_name
from alcaide.scene.model import Phrase


def cards_said(cards: tuple[int, ...] | list[int]) -> list[Phrase]:
    """Return money and exchange cards as words."""
    return [Phrase("alhambra-term-card", {"card": card_name(card)}) for card in cards]


def new_tiles_said(names: list[str]) -> list[Phrase]:
    """Return tiles as words, with the article where the language has one."""
    return [Phrase("alhambra-term-the-tile", {"tile": name}) for name in names]


def tiles_said(names: list[str]) -> list[Phrase]:
    """Return tiles, by their names, as words."""
    return [Phrase("alhambra-term-tile", {"tile": name}) for name in names]
