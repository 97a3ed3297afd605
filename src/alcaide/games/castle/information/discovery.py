"""How the tiles of a real table come to be known: drawn, or taken from the wall."""

from __future__ import annotations

from typing import Final

from alcaide.games.castle.actions import Action
from alcaide.games.castle.rules.components import (
    CORNERS,
    TILES,
    WALL_COPIES,
    WALL_KINDS,
    load_components,
)
from alcaide.games.castle.rules.state import State
from alcaide.interface.real_table.unknown_piles import (
    Discovery,
    Exchanges,
    Luck,
    Piles,
    Turned,
    filled,
)
from alcaide.interface.values import Note, Setup

PILE: Final = "Tiles"
WALL: Final = "Wall"
RULES: Final = {PILE: "CST-S3", WALL: "CST-1"}
KINDS: Final = [str(kind) for kind in range(1, WALL_KINDS + 1) for _ in range(WALL_COPIES)]


def words(setup: Setup) -> dict[str, list[str]]:
    """Return the tiles, and the kinds of wall tiles with those that are out of the game."""
    return {PILE: load_components(setup.board).ids.copy(), WALL: KINDS.copy()}


def fill(setup: Setup, known: Piles, luck: Luck) -> dict[str, list[str]]:
    """Return piles that agree with what is known (CST-S3, CST-1). Raises SetupError."""
    return {
        PILE: filled(known[PILE], words(setup)[PILE], luck, PILE, RULES[PILE]),
        WALL: filled(known[WALL], KINDS, luck, WALL, RULES[WALL]),
    }


def turned(
    before: State | None, action: Action | None, after: State, notes: list[Note]
) -> list[Turned]:
    """Return which wall tiles were taken (CST-13), then which tiles drawn (CST-4)."""
    corners = after.kit.corner_spaces
    taken = [corners.index(note.args["corner"]) for note in notes if note.key == "took-wall-tile"]
    laid = TILES if before is None else len(before.pile)
    gone = 0 if before is None else len(before.discards)
    out = len(after.discards) - gone
    drawn = range(TILES - laid, TILES - len(after.pile))
    return [Turned("wall", WALL, corner) for corner in taken] + [
        Turned("tile", PILE, place, also="discard", became=number < out)
        for number, place in enumerate(drawn)
    ]


def lay(state: State, dealt: State, other: Exchanges) -> None:
    """Put the tiles to come and the wall tiles of another deal into a position."""
    state.pile = dealt.pile[: len(state.pile)]
    for corner in range(CORNERS):
        if state.wall[corner]:
            state.wall[corner] = dealt.wall[corner]


DISCOVERY: Final = Discovery[State, Action](
    words=words, rules=RULES, fill=fill, turned=turned, lay=lay
)


def discovery() -> Discovery[State, Action]:
    """Return how the game is played with tiles that are not known."""
    return DISCOVERY
