"""How to search in Alcazar, and what a lead is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alcaide.interface.tuning import LeadFit, SearchSettings

LEAD: Final = LeadFit(12.0, 3.0, 110)
USUAL: Final = SearchSettings(exploration=0.15, prior_weight=4.0, turns=4)
FIVE: Final = replace(USUAL, turns=5)  # up to the end of the own next turn


def search_settings(players: int, far: bool, round: int) -> SearchSettings:
    """Return how to search, by the number of players."""
    return FIVE if players == 5 else USUAL
