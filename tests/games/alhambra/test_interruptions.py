"""How often a person is asked something while others have their turns."""

from __future__ import annotations

import pytest

from interruptions import measure, share

GAMES = 3


@pytest.mark.parametrize("players", [3, 4])
def test_standing_orders_spare_questions(players: int) -> None:
    """By default fewer than one in four turns of others, also for who keeps his vizier."""
    asked = {name: share(measure(players, GAMES, name, keeps=True)) for name in ("ask", "new")}
    assert 0 < asked["new"] < 0.25 / 2
    assert asked["new"] < asked["ask"] / 2
    assert share(measure(players, 1, "never", keeps=True)) == 0
