"""The wide picture of the game: a whole board in mid-game, for the head of the start page."""

from __future__ import annotations

from typing import Final

import msgspec

from alcaide.games.alcazar.board.drawing import isometric
from alcaide.games.alcazar.information.view import observe
from alcaide.games.alcazar.rules import apply
from alcaide.games.alcazar.rules.setup import deal
from alcaide.games.alcazar.teaching.lesson import lesson
from alcaide.games.alcazar.text import notation
from alcaide.scene.model import Drawing, Phrase

BOX: Final = (-556.0, -128.0, 1112.0, 776.0)
SHOWN: Final = 100  # actions of the lesson's game: castles everywhere, and still some lawn


def panorama() -> Drawing:
    """Return the whole board as it stands in the middle of a game, with nothing to point at."""
    played = lesson()
    state = deal(played.setup)
    for _, text in played.actions[:SHOWN]:
        apply.apply(state, notation.read(state, text))
    board = isometric(observe(state, None), 0)
    nodes = [
        msgspec.structs.replace(node, pick="")
        for node in board.nodes
        if not node.cls.startswith("hit")
    ]
    return Drawing(BOX, nodes, Phrase("alcazar-label-vignette"))
