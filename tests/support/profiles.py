"""How much the tests try by chance: the variable ALCAIDE_TESTS chooses.

- `quick`, unless told otherwise: a tenth, for the loop of work
- `thorough`: what lands has passed this, with the rules compiled
- `long`: ten times as much, for a night
"""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "ALCAIDE_TESTS"
SHARES: Final = {"quick": 0.1, "thorough": 1.0, "long": 10.0}
PROFILE: Final = os.environ.get(VARIABLE) or "quick"
if PROFILE not in SHARES:
    raise ValueError(f"{VARIABLE} is {PROFILE!r}; there are: {', '.join(SHARES)}")


def many(thorough: int) -> int:
    """Return how often to try what the thorough profile tries so often."""
    return max(1, round(thorough * SHARES[PROFILE]))
