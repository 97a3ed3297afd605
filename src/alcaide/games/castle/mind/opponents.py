"""The opponents of The Castle: what each of them likes, dares and overlooks."""

from __future__ import annotations

from typing import Final

from alcaide.interface.opponent import Opponent

OPPONENTS: Final = (
    Opponent(
        "nuno",
        tastes={"houses": 0.5},
        misjudges=(3.0, 3.0, 2.5),
        overlooks={"": 15, "merchant": 80},
    ),
    Opponent("mencia", tastes={"paths": 0.5}, misjudges=(3.0, 2.0, 2.0), overlooks={"knight": 60}),
    Opponent(
        "aimeric",
        tastes={"keep": 1.5, "houses": 0.2},
        misjudges=(1.5, 1.5, 1.5),
        overlooks={"merchant": 40},
    ),
    Opponent("violante", tastes={"rival": -0.3, "markets": 0.5}, overlooks={"extra": 100}),
    Opponent("maymuna", tastes={"wall": 2.0}, misjudges=(0.0, 1.0, 2.0), glances=(0, 20, 50)),
    Opponent(
        "gutierre", tastes={"towers": 0.4, "rival": -0.2}, daring=0.5, overlooks={"squire": 20}
    ),
    Opponent("rayhana", tastes={"followers": 0.8}, daring=-0.3),
    Opponent("mundhir"),
    Opponent("ermeline", even=True),
)
