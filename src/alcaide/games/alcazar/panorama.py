"""The wide picture of the game: a whole board in mid-game, for the head of the start page."""

from __future__ import annotations

from typing import Final

import msgspec

from alcaide.core.scene import Drawing, Phrase
from alcaide.games.alcazar import notation, rules
from alcaide.games.alcazar.isometric import isometric
from alcaide.games.alcazar.lesson import lesson
from alcaide.games.alcazar.setup import deal
from alcaide.games.alcazar.view import observe

BOX: Final = (-556.0, -128.0, 1112.0, 776.0)
SHOWN: Final = 100  # actions of the lesson's game: castles everywhere, and still some lawn


def panorama() -> Drawing:
    """Return the whole board as it stands in the middle of a game, with nothing to point at."""
    played = lesson()
    state = deal(played.setup)
    for _, text in played.actions[:SHOWN]:
        rules.apply(state, notation.read(state, text))
    board = isometric(observe(state, None), 0)
    nodes = [
        msgspec.structs.replace(node, pick="")
        for node in board.nodes
        if not node.cls.startswith("hit")
    ]
    return Drawing(BOX, nodes, Phrase("alcazar-label-vignette"))
