"""Games whose processes die; in a file that worker processes can import."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from alcaide.arena.fixture import Outcome, play
from alcaide.arena.schedule import Fixture

FOLDER: Final = "DYING"  # variable of the environment: where deaths leave a mark
DEADLY: Final = "00001-random-greedy"


def die_once(fixture: Fixture) -> Outcome:
    """Play a game, but end the process at the first try of one of them."""
    mark = Path(os.environ[FOLDER]) / fixture.key
    if fixture.key == DEADLY and not mark.exists():
        mark.touch()
        os._exit(9)
    return play(fixture)


def die_always(fixture: Fixture) -> Outcome:
    """Play a game, but end the process at every try of one of them."""
    if fixture.key == DEADLY:
        os._exit(9)
    return play(fixture)
