"""How to search in Alhambra, and what a lead is worth."""

from __future__ import annotations

from typing import Final

from alcaide.interface.tuning import LeadFit, SearchSettings

LEAD: Final = LeadFit(80.0, 8.0, 100)
USUAL: Final = SearchSettings(exploration=0.25, turns=0, deep=True)


def search_settings(players: int, far: bool, round: int) -> SearchSettings:
    """Return how to search, alike in all games."""
    return USUAL
