"""The opponents of Alcazar: what each of them likes, dares and overlooks."""

from __future__ import annotations

from typing import Final

from alcaide.interface.opponent import Opponent

OPPONENTS: Final = (
    Opponent(
        "nuno", tastes={"nobles": 1.5}, misjudges=(3.0, 3.0, 2.5), overlooks={"": 15, "bridge": 80}
    ),
    Opponent(
        "mencia",
        tastes={"money": 0.5, "cards": 0.3},
        misjudges=(3.0, 2.0, 2.0),
        overlooks={"retire": 70},
    ),
    Opponent(
        "aimeric",
        tastes={"summit": 0.8, "towers": 0.3},
        misjudges=(1.5, 1.5, 1.5),
        overlooks={"bridge": 60},
    ),
    Opponent("violante", tastes={"bridges": 0.8}, overlooks={"buy-tower": 50}),
    Opponent("maymuna", tastes={"money": 0.4}, misjudges=(0.0, 1.0, 2.0), glances=(0, 20, 50)),
    Opponent("gutierre", tastes={"rivals": -0.4}, daring=0.5, overlooks={"retire": 40}),
    Opponent("rayhana", tastes={"cards": 0.4}, daring=-0.3),
    Opponent("mundhir"),
    Opponent("ermeline", even=True),
)
