"""Write src/alcaide/games/castle/sprites.svg: ``python scripts/castle_art``."""

from __future__ import annotations

import sys
from pathlib import Path

SCRIPTS = Path(__file__).parents[1]
sys.path[:0] = [str(SCRIPTS), str(SCRIPTS.parent / "src")]

from castle_art.sheet import sheet  # noqa: E402 - the paths above come first

TARGET = SCRIPTS.parent / "src/alcaide/games/castle/sprites.svg"

if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
