"""Alhambra: the squares (ALH-Q1 to ALH-Q7)."""

from __future__ import annotations

import pytest

from alcaide.core.errors import PositionError
from alcaide.games.alhambra.rules.scoring import walls
from palaces import BARE, SHOW, counted, legal, named, play, table, why

SQUARES = ("options squares=on", BARE, SHOW)


def test_alh_q1_take_the_open_square_and_open_the_next() -> None:
    state = table(*SQUARES, "squares red2 red1 red3")
    assert legal(state, "square") == {
        f"square {c}" for c in ("blue", "red", "brown", "white", "green", "purple")
    }
    play(state, "square red")
    assert state.kit.names[state.stacks[1][-1]] == "red1"
    assert named(state, state.trays[0]) == ["red2"]
    assert why(table(BARE), "square red") == "ALH-Q1 no-squares"


def test_alh_q1_an_empty_stack_is_gone() -> None:
    state = table(*SQUARES, "reserve 1 red1 red2 red3")
    assert "square red" not in legal(state)
    assert why(state, "square red") == "ALH-Q1 stack-empty"


def test_alh_q2_as_further_action_placed_at_the_end_under_building_rules() -> None:
    state = table(*SQUARES, "money 0 y2", "squares red2 red1 red3")
    play(state, "buy 1 with y2", "square red")
    assert len(state.trays[0]) == 2
    assert legal(state, "put")
    assert not legal(state, "take")  # the turn is over
    assert why(state, "put red2 at 3,3") == "ALH-10 touches-nothing"


def test_alh_q3_three_at_most_reserve_included() -> None:
    state = table(*SQUARES, "reserve 0 red1 blue1 white1")
    assert legal(state, "square") == set()
    assert why(state, "square green") == "ALH-Q3 three-squares"
    with pytest.raises(PositionError, match="ALH-Q3"):
        table(*SQUARES, "reserve 0 red1 blue1 white1 white2")


def test_alh_q4_redesign_and_exchange_for_buildings() -> None:
    state = table(*SQUARES, "alhambra 0 garden11 0,1", "reserve 0 blue3 brown2")
    blue3 = {text for text in legal(state, "exchange") if "blue3" in text}
    assert blue3 == {"exchange blue3 at 0,1"}  # walls in south and west
    play(state, "exchange blue3 at 0,1")
    assert "garden11" in named(state, state.reserves[0])


def test_alh_q5_the_example_has_five_arcades() -> None:
    """One square beside two arcades, one beside one; the purple one is walled off its tower."""
    counts = counted(
        "options squares=on",
        "alhambra 0 arcades9 1,0 brown1 2,0 arcades10 3,0 brown2 1,1 garden11 -1,0 tower10 0,-1"
        " purple1 -1,-1",
    )
    assert (counts["garden"], counts["tower"], counts["arcades"]) == (1, 1, 5)


def test_alh_q5_up_to_three() -> None:
    lines = "alhambra 0 arcades9 1,0 brown1 2,0 arcades10 3,0 arcades8b 2,1"
    assert counted("options squares=on", lines)["arcades"] == 3 + 3


def test_alh_q5_only_its_colour_and_not_from_the_reserve() -> None:
    counts = counted(
        "options squares=on", "alhambra 0 arcades9 0,1 red1 1,1", "reserve 0 brown1 brown2"
    )
    assert (counts["arcades"], counts["seraglio"]) == (1, 0)


def test_alh_q5_outer_walls_of_squares_count() -> None:
    state = table("options squares=on", "alhambra 0 brown3 1,0")
    assert walls(state)[0] == 2


def test_alh_q6_squares_do_not_count_each_other_or_do() -> None:
    lines = "alhambra 0 arcades9 1,0 brown1 2,0 brown2 2,1"
    off = counted("options squares=on", lines)
    on = counted("options squares=on count_squares=on", lines)
    assert (off["arcades"], on["arcades"]) == (1 + 1, 1 + 2 + 1)


@pytest.mark.parametrize(
    ("count", "more", "chambers"),
    [
        ("off", "", 0),  # without a real building nothing
        ("off", "chambers10 0,-1", 1),
        ("on", "", 2),
        ("on", "chambers10 0,-1", 3),
        ("on\nversion 2", "", 0),  # where it was not defined
        ("on\nversion 2", "chambers10 0,-1", 3),
    ],
)
def test_alh_q7_squares_without_a_real_building(count: str, more: str, chambers: int) -> None:
    options = f"options squares=on count_squares={count}"
    counts = counted(options, f"alhambra 0 white1 0,1 white3 0,2 {more}")
    assert counts["chambers"] == chambers
