"""The figures of the rules page, drawn like the board of a game."""

from __future__ import annotations

from typing import Final

from alcaide.scene.model import Drawing, Phrase
from almena.board.vignette import picture

# By rule: how many actions of the lesson were played, and what is shown.
FIGURES: Final = {
    "ALM-11": (4, (-170.0, -170.0, 340.0, 340.0)),
    "ALM-20": (15, (-270.0, -270.0, 600.0, 600.0)),
}


def figures() -> dict[str, Drawing]:
    """Return the figures of the rules page by the rule that they belong to."""
    return {
        rule: picture(actions, box, Phrase(f"almena-label-figure-{rule.removeprefix('ALM-')}"))
        for rule, (actions, box) in FIGURES.items()
    }
