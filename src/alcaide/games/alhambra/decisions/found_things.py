"""Cards and tiles that come to light at a table of wood, found by currency and type."""

from __future__ import annotations

from alcaide.games.alhambra.board.hand import card_label
from alcaide.games.alhambra.board.picture import bonus_symbol, card_symbol, tile_symbol
from alcaide.games.alhambra.rules.components import (
    BUILDINGS,
    CARDS,
    CURRENCIES,
    EXCHANGE,
    SCORING_1,
    TYPES,
    load_components,
)
from alcaide.games.alhambra.rules.packed import card_currency
from alcaide.interface.real_table.things import Thing
from alcaide.scene.model import Phrase


def thing(verb: str, word: str) -> Thing:
    """Return a card or a tile as it is offered to whoever saw it."""
    if word in CARDS:
        return _card(word)
    kit = load_components()
    tile = kit.number[word]
    label = Phrase("alhambra-need-tile", {"tile": word})
    traits = (Phrase("alhambra-count-type", {"type": TYPES[kit.type[tile]]}),)
    bonus = verb.startswith("bonus") or verb == "aside"
    symbol = bonus_symbol(kit, tile) if bonus else tile_symbol(kit, tile)
    return Thing(label, symbol, traits=traits if tile < BUILDINGS else ())


def _card(word: str) -> Thing:
    card = CARDS[word]
    if card >= SCORING_1:
        label = Phrase("alhambra-need-scoring", {"number": card - SCORING_1 + 1})
        return Thing(label, card_symbol(card), traits=(Phrase("alhambra-need-other"),))
    if card >= EXCHANGE:
        return Thing(card_label(card), card_symbol(card), traits=(Phrase("alhambra-need-other"),))
    currency = CURRENCIES[card_currency(card)]
    trait = Phrase("alhambra-label-head", {"currency": currency})
    return Thing(card_label(card), card_symbol(card), traits=(trait,))
