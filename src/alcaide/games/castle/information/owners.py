"""Who knows what of a state: both seats know the same (CST-1, CST-13)."""

from __future__ import annotations

from typing import Final

from alcaide.games.castle.rules.components import WALL_COPIES, WALL_KINDS
from alcaide.games.castle.rules.packed import wall_kind
from alcaide.games.castle.rules.state import State
from alcaide.interface.ownership import Information, Place, Pool

EVERYBODY: Final = {
    "options": ("matching",),
    "whose turn it is, and what for": (
        *("start", "seat", "mover", "turn", "phase", "drawn", "spot", "closing", "due"),
    ),
    "the tiles on the board and what they form": (
        *("placed", "shape", "node", "known", "need", "edge", "parent", "kind", "tiles", "open"),
        *("men", "marks", "name"),
    ),
    "followers, keeps and scores": ("standing", "supply", "score", "keep_size", "keep_spot"),
    "the tiles that fitted nowhere": ("discards",),
    "the wall tiles that were taken or used": ("held", "used"),
}
NOBODY: Final = {
    "the order of the tiles to come": ("pile",),
    "the faces of the wall tiles on towers": ("wall",),
}

ASKED: Final = {
    "place": "the seat whose turn it is",
    "follow": "the same, where a follower in its supply may stand on the tile",
    "score": "the seat that scores, where it has several features or a wall tile to use",
    "extra": "the seat that holds wall tile 1, while tiles are left",
}


def hidden(state: State) -> list[Pool]:
    """Return the places of the tiles to come and of the wall tiles; some are out of the game."""
    pile = [Place("pile", -1, at) for at in range(len(state.pile))]
    wall = [Place("wall", -1, corner) for corner, kind in enumerate(state.wall) if kind]
    return [Pool("tiles", pile), Pool("wall", wall, _beside(state))]


def _beside(state: State) -> tuple[int, ...]:
    """Return the kinds of the wall tiles that were never laid on a tower."""
    seen = [*state.wall, *state.used, *(wall_kind(tile) for held in state.held for tile in held)]
    kinds = range(1, WALL_KINDS + 1)
    return tuple(kind for kind in kinds for _ in range(WALL_COPIES - seen.count(kind)))


INFORMATION: Final = Information(EVERYBODY, {}, {}, NOBODY, hidden, ASKED)


def information() -> Information:
    """Return to whom the fields of a state belong."""
    return INFORMATION
