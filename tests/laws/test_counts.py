"""Laws of the count at the end: it comes to the scores, and what counts is on the board."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcaide.games import GAMES
from alcaide.interface.values import Note
from alcaide.locale import rules
from alcaide.testing.shown import reckoned
from wandering import LAW, walks


@pytest.mark.parametrize("name", GAMES)
@LAW
@given(data=st.data())
def test_the_parts_of_the_count_come_to_the_scores(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    end = data.draw(walks(game)).end()
    ending = game.ending(game.observe(end, None))
    assert list(reckoned(game, end, ending.count)) == []
    for seat, total in enumerate(game.scores(end)):
        assert sum(figure.value for figure in ending.parts[seat]) == total
    assert [step.before for step in ending.count[1:]] == [False] * (len(ending.count) - 1)
    assert all(rules(game.name, "en").rule(step.rule) for step in ending.count)


@LAW
@given(data=st.data())
def test_alhambra_begins_its_count_with_what_the_first_two_scorings_brought(
    data: st.DataObject,
) -> None:
    game = GAMES["alhambra"]
    scored: list[dict[str, Any]] = []
    walk = data.draw(walks(game))
    for state, action in walk.steps():
        notes: list[Note] = []
        game.apply(state.copy(), action, notes)
        scored += [note.args for note in notes if note.key == "scored"]
    earlier, *types, wall = game.ending(game.observe(walk.end(), None)).count
    for seat in range(walk.players):
        rounds = {
            args["round"]: args["buildings"] + args["wall"]
            for args in scored
            if args["seat"] == seat
        }
        assert _brought([earlier], seat) == rounds.get(1, 0) + rounds.get(2, 0)
        assert _brought([*types, wall], seat) == rounds[3]


def _brought(steps: list[Any], seat: int) -> int:
    return sum(part.points for step in steps for part in step.parts if part.seat == seat)
