"""The opponents of Alhambra: what each of them likes, dares and overlooks."""

from __future__ import annotations

from typing import Final

from alcaide.interface.opponent import Opponent

REBUILDING: Final = ("build", "lift", "exchange")  # ALH-15 to ALH-17

OPPONENTS: Final = (
    Opponent(
        "nuno",
        tastes={"gardens": 2.0},
        misjudges=(3.0, 3.0, 2.5),
        overlooks={"": 15, **dict.fromkeys(REBUILDING, 80)},
    ),
    Opponent("mencia", tastes={"money": 2.0}, misjudges=(3.0, 2.0, 2.0), overlooks={"buy": 40}),
    Opponent(
        "aimeric",
        tastes={"wall": 0.8},
        misjudges=(1.5, 1.5, 1.5),
        overlooks=dict.fromkeys(REBUILDING, 70),
    ),
    Opponent("violante", tastes={"variety": 1.5}, overlooks=dict.fromkeys(REBUILDING, 100)),
    Opponent("maymuna", tastes={"exact": 3.0}, misjudges=(0.0, 1.0, 2.0), glances=(0, 20, 50)),
    Opponent("gutierre", tastes={"firsts": 1.5}, daring=0.5, overlooks={"take": 20}),
    Opponent("rayhana", tastes={"cards": 0.4, "reserve": 0.5}, daring=-0.3),
    Opponent("mundhir"),
    Opponent("ermeline", even=True),
)
