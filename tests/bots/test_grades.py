"""Grades, accuracy, and a game told apart into decisions and luck."""

from __future__ import annotations

from itertools import pairwise

import pytest

from alcaide.bots.advice import Advice
from alcaide.bots.analysis.findings import Findings
from alcaide.bots.analysis.grades import GRADES, HALVED, SURE, THRESHOLDS, accuracy, grade
from alcaide.bots.analysis.judgements import accounts, judged


def advice(best: float, played: float, doubt: float = 0.0) -> Advice:
    """Return what was found out about a decision of seat 0 of two."""
    vectors = [[chance, round(1 - chance, 6)] for chance in (best, played)]
    return Advice(0, vectors[0], played=vectors[1], doubt=doubt)


@pytest.mark.parametrize(("name", "least"), THRESHOLDS.items())
def test_a_grade_begins_at_its_threshold(name: str, least: float) -> None:
    better = GRADES[GRADES.index(name) - 1]
    assert grade(advice(0.9, 0.9 - least - 1e-9), 0) == name
    assert grade(advice(0.9, 0.9 - least + 1e-6), 0) == better


def test_the_best_action_is_best_and_what_costs_little_is_good() -> None:
    assert grade(advice(0.6, 0.6), 0) == "best"
    assert grade(advice(0.6, 0.599), 0) == "good"


def test_nothing_within_the_uncertainty_is_worse_than_good() -> None:
    assert grade(advice(0.9, 0.5, doubt=0.4 / SURE + 1e-9), 0) == "good"
    assert grade(advice(0.9, 0.5, doubt=0.4 / SURE - 1e-3), 0) == "blunder"


def test_thresholds_and_accuracy_have_an_order() -> None:
    assert list(THRESHOLDS) == list(GRADES[2:])
    assert list(THRESHOLDS.values()) == sorted(THRESHOLDS.values())
    assert accuracy(0.0) == 100
    assert accuracy(HALVED) == 50
    figures = [accuracy(loss / 100) for loss in range(101)]
    assert all(more > less > 0 for more, less in pairwise(figures))


def game() -> Findings:
    """Return a game of four actions: seat 0, seat 1, seat 0 without a choice, seat 0."""
    found = Findings(4, [0, 1, 3], kinds=["buying", "buying", "nobles"])
    found.advice = {
        0: advice(0.5, 0.3),  # seat 0 loses 20
        1: advice(0.45, 0.6),  # chance gave 15; seat 1 loses 15
        3: advice(0.7, 0.7),  # chance gave 10
    }
    return found


LINE = [[0.5, 0.5], [0.3, 0.7], [0.6, 0.4], [0.6, 0.4], [1.0, 0.0]]  # and at the end 30 more


def test_decisions_and_luck_are_told_apart() -> None:
    first, second, third = judged(game(), [0, 1, 0, 0], LINE)
    assert first.loss == pytest.approx(0.2)
    assert first.grade == "blunder"
    assert first.luck == pytest.approx([0.15, -0.15])
    assert second.loss == pytest.approx(0.15)
    assert second.gains == pytest.approx([0.15, -0.15])
    assert second.luck == pytest.approx([0.1, -0.1])
    assert (third.loss, third.grade) == (0.0, "best")
    assert third.luck == pytest.approx([0.3, -0.3])
    assert [one.part for one in (first, second, third)] == ["opening", "opening", "end"]


def test_start_decisions_and_luck_come_to_the_end() -> None:
    found = accounts(judged(game(), [0, 1, 0, 0], LINE), 2)
    for one in found:
        told = LINE[0][one.seat] + one.skill + one.others + one.luck
        assert told == pytest.approx(LINE[-1][one.seat])
    first, second = found
    assert first.skill == pytest.approx(-0.2)
    assert first.others == pytest.approx(0.15)
    assert first.luck == pytest.approx(0.55)
    assert second.skill == pytest.approx(-0.15)


def test_accuracy_is_told_by_parts_and_kinds() -> None:
    first, second = accounts(judged(game(), [0, 1, 0, 0], LINE), 2)
    assert first.accuracy == pytest.approx(62.5)
    assert first.parts == pytest.approx({"opening": 25, "end": 100})
    assert first.kinds == pytest.approx({"buying": 25, "nobles": 100})
    assert first.grades == {**dict.fromkeys(GRADES, 0), "best": 1, "blunder": 1}
    assert second.kinds == pytest.approx({"buying": 100 * 2**-1.5})


def test_who_had_nothing_to_decide_has_no_accuracy() -> None:
    (alone,) = accounts([], 1)
    assert alone.accuracy is None


def test_luck_is_unknown_where_the_next_decision_is() -> None:
    found = game()
    del found.advice[1]
    first, last = judged(found, [0, 1, 0, 0], LINE)
    assert first.luck == []
    assert last.luck == pytest.approx([0.3, -0.3])
