"""Write src/alcaide/games/alhambra/sprites.svg: ``python scripts/alhambra_art``."""

from __future__ import annotations

import sys
from pathlib import Path

SCRIPTS = Path(__file__).parents[1]
sys.path[:0] = [str(SCRIPTS), str(SCRIPTS.parent / "src")]

from alhambra_art.sheet import sheet  # noqa: E402 - the paths above come first

TARGET = SCRIPTS.parent / "src/alcaide/games/alhambra/sprites.svg"

if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
