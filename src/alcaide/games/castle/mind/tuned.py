"""How to search in The Castle, and what a lead is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alcaide.interface.tuning import LeadFit, SearchSettings

LEAD: Final = LeadFit(28.0, 8.0, 60)
USUAL: Final = SearchSettings(exploration=0.15, prior_weight=4.0, turns=2)
FAR: Final = replace(USUAL, turns=8)  # for who has much time
LATE: Final = 13  # the round from which on that is worth it


def search_settings(players: int, far: bool, round: int) -> SearchSettings:
    """Return how to search; far ahead late in the game, if wanted."""
    return FAR if far and round >= LATE else USUAL
