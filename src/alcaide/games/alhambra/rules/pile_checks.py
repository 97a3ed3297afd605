"""What is wrong with the piles of a record."""

from __future__ import annotations

from collections import Counter
from typing import Any

from alcaide.core.errors import SetupError
from alcaide.games.alhambra.rules.components import CARDS, EXCHANGE, SCORING_1, Components


def find_wrong_card(words: list[str], copies: int, exchange: bool) -> None:
    """Raise SetupError for the first card that is none, or is there too often or too seldom."""
    for word in words:
        if word not in CARDS:
            raise SetupError(
                f"ALH-S3: {word[:20]!r} in Money is no card", "record-no-card", word=repr(word[:20])
            )
    often = Counter(words)
    for name, card in CARDS.items():
        number = copies if card < EXCHANGE else 1 if card >= SCORING_1 else int(exchange)
        found = often.get(name, 0)
        if found != number:
            raise SetupError(
                f"ALH-S3: Money has {found} cards {name}; it must have {number}",
                "record-setup-often",
                pile="Money",
                word=name,
                found=found,
                number=number,
            )


def find_wrong_tile(words: list[str], kit: Components, wanted: list[int], where: str) -> None:
    """Raise SetupError for the first tile that does not belong there, is missing or there twice."""
    allowed = {kit.names[tile] for tile in wanted}
    for word in words:
        if word not in allowed:
            raise SetupError(
                f"{where}: {word[:20]!r} does not belong there",
                "record-setup-alien",
                pile=where.rpartition(" ")[2],
                word=repr(word[:20]),
            )
    often = Counter(words)
    for tile in wanted:
        found = often.get(kit.names[tile], 0)
        if found != 1:
            wrong = "there twice" if found else "missing"
            told = f"{where}: {kit.names[tile]} is {wrong}"
            args: dict[str, Any] = {"pile": where.rpartition(" ")[2], "word": kit.names[tile]}
            raise SetupError(told, "record-setup-often", found=found, number=1, **args)
