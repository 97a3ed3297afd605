"""Why a game was won, in a sentence; and what is told of games that were not played to the end."""

from __future__ import annotations

import pytest

from alcaide.scene.model import Counted, CountStep, Phrase
from alcaide.server.present.past.won_by import why
from alcaide.tables.words import Words

NAMES = ["Ana", "Luis", "Zoraya"]


def step(lead: str, *points: int) -> CountStep:
    """Return a step in which each seat has one part."""
    label = Phrase("castle-count-courts")
    parts = [Counted(seat, each, label, "i-star") for seat, each in enumerate(points)]
    return CountStep(label, label, "CST-15", Phrase(f"castle-count-{lead}-lead"), parts)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ana wins by 6 points: courts brought 21 points to 12."),
        ("it", "Ana vince per 6 punti: le corti hanno dato 21 punti contro 12."),
        ("fr", "Ana gagne de 6 points : les cours ont rapporté 21 points contre 12."),
    ],
)
def test_the_margin_then_the_part_with_the_largest_lead(lang: str, sentence: str) -> None:
    steps = [step("score", 66, 74), step("courts", 21, 12), step("tiles", 5, 0)]
    said = why(steps, [0, 1], [0], Words(lang, "castle", NAMES[:2]))
    assert said.replace("\N{NO-BREAK SPACE}", " ") == sentence


def test_of_several_the_next_one_is_named() -> None:
    steps = [step("score", 10, 30, 20), step("courts", 0, 3, 12)]
    said = why(steps, [1, 2, 0], [1], Words("en", "castle", NAMES))
    assert said == "Luis is one point ahead of Zoraya: the wall brought 30 points to 20."


@pytest.mark.parametrize(
    ("points", "order", "won"),
    [
        ((20, 20), [0, 1], [0]),  # something else decided
        ((20, 20), [0, 1], [0, 1]),
        ((20, 20), [0, 1], []),
        ((20, 30), [0, 1], [0]),  # who had more did not stay
        ((20,), [0], [0]),
    ],
)
def test_where_points_do_not_tell_nothing_is_said(
    points: tuple[int, ...], order: list[int], won: list[int]
) -> None:
    assert why([step("score", *points)], order, won, Words("en", "castle", NAMES)) == ""
