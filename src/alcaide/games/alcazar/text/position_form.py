"""How positions of Alcazar are written: docs/positions.md."""

from __future__ import annotations

from typing import Final

from alcaide.core.position_lines import Form
from alcaide.games.alcazar.rules.setup import OPTIONS, SEATS
from alcaide.games.alcazar.rules.state import VERSION

TABLE: Final = ("build", "castle", "baron", "grandee", "money")
CARDS: Final = ("hand", "shown", "open", "deck", "gone", "towers", "passed", "out")
STEP: Final = ("retired", "new", "founding")  # of a turn that is under way
ABOUT: Final = {
    **dict.fromkeys(("high", "cards-laid", "flag-free", "no-choice"), "build"),
    **dict.fromkeys(("open-many", "open-few", "unknown"), "open"),
    **dict.fromkeys(("new", "new-top"), "new"),
    "cards-many": "hand",
    "shown": "shown",
    "towers": "towers",
    "out": "out",
    "out-turn": "turn",
    "over": "phase",
    "placed": "founding",
    "nobles": "baron",
    "money": "money",
    "round": "round",
    "rounds": "round",
    "passed": "passed",
    "retired": "retired",
}
FORM: Final = Form(
    game="alcazar",
    rule="ALC-1",
    seats=SEATS,
    words=(*TABLE, *CARDS, *STEP),
    version=VERSION,
    options=OPTIONS,
    seated=("hand", "shown"),
    about=ABOUT,
    repeated=("build", "castle", "baron", "grandee"),
)
