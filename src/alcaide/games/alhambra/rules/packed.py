"""Numbers that hold several things: they are packed and unpacked here only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PURSE_BITS: Final = 18  # for how many cards of each value a purse has; their sum is above


def card_currency(card: i64) -> i64:
    """Return the currency of a card of money."""
    return card // 10


def card_value(card: i64) -> i64:
    """Return the value of a card of money."""
    return card % 10


def wall_on(walls: i64, side: i64) -> bool:
    """Tell whether a tile, whose walls these are as bits, has one on a side: N E S W."""
    return bool(walls >> side & 1)


def purse_of(value: i64) -> i64:
    """Return a purse with one card of a value; purses of one currency add up."""
    one: i64 = 1
    return value << PURSE_BITS | one << 2 * (value - 1)


def purse_sum(purse: i64) -> i64:
    """Return what the cards of a purse are worth together."""
    return purse >> PURSE_BITS


def purse_cards(purse: i64) -> i64:
    """Return which cards there are, without their sum: purses with the same cards are equal."""
    return purse & ((1 << PURSE_BITS) - 1)


def purse_count(purse: i64, value: i64) -> i64:
    """Return how many cards of a value a purse has: no more than three."""
    return purse >> 2 * (value - 1) & 3
