"""How to search, by game and number of players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Settings:
    """What the search can be told; points are those of the game's ``outlook``."""

    exploration: float = 0.5  # how much a likely move is tried beyond its results
    temperature: float = 3.0  # points by which a move has to look worse to be 1/e as likely
    prior_weight: float = 1.0  # simulations that the prior of a move counts for
    scale: float = 25.0  # points of a lead that is nearly won
    turns: int = 2  # turns played out by the policy before the position is judged
    steps: int = 1  # further steps of the own turn looked at when moves are compared
    deep: bool = False  # does the tree go beyond the own turn?
    determinizations: int = 2048  # of what is hidden, at most


DUEL: Final = {
    "alcazar": Settings(exploration=0.15, prior_weight=4.0, turns=4),
    "castle": Settings(exploration=0.15, prior_weight=4.0, turns=2),
    "alhambra": Settings(exploration=0.25, turns=0, deep=True),
}
MANY: Final = {
    "alcazar": Settings(exploration=0.15, prior_weight=4.0, turns=4),
    "alhambra": Settings(exploration=0.25, turns=0, deep=True),
}
FIVE: Final = MANY | {
    "alcazar": Settings(
        exploration=0.15, prior_weight=4.0, turns=5
    ),  # to the end of the own next turn
}
TABLES: Final = {2: DUEL, 5: FIVE}
FAR: Final = {  # for who has much time: from this round on, these instead
    "castle": (13, replace(DUEL["castle"], turns=8)),
}


def of(game: str, players: int, far: bool = False, at: int = 0) -> Settings:
    """Return how to search in a game with so many players; far ahead, if wanted, in a round."""
    if far and game in FAR:
        begin, settings = FAR[game]
        if at >= begin:
            return settings
    return TABLES.get(players, MANY).get(game, Settings())
