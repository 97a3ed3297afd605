"""The Castle: whoever tries what is not allowed hears the rule and the reason.

Each case is a position, the actions played from it, what is then refused, and the refusal: rule,
reason and exactly what its sentence needs.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from alcaide.core.errors import NotationError
from alcaide.games.castle import actions as act
from alcaide.games.castle.rules.refusals import why_not
from alcaide.locale import LANGUAGES, texts
from games.castle.support import CASTLE, legal, play, refused, table

CROSS = "place e2 0 T12"  # house (0) with the start space, towers north (1) and south (2)
# T15 on f2 completes towers and houses; two of each owner's.
ORDER = (CROSS, "place e1 0 T16", "place f1 0 T18", "place g1 2 T19", "place g2 0 T14",
         "place e3 0 T02", "place f3 0 T13", "knight 0 f1.1", "squire 0 f3.0", "squire 1 e2.0",
         "knight 1 g2.0", "held 0 3", "draw T15")  # fmt: skip
SCORING = ("place f2 0", "done")


class Case(NamedTuple):
    """Something tried in vain."""

    position: tuple[str, ...]
    line: str | act.Action
    rule: str
    reason: str
    args: dict[str, Any]
    played: tuple[str, ...] = ()


CASES = [
    # the turn
    Case(("draw T19",), "done", "CST-2", "place-first", {}),
    Case(("draw T19",), "herald 0", "CST-2", "place-first", {}),
    Case(("draw T19",), "score g1.0", "CST-2", "place-first", {}),
    Case(("draw T19",), "place g1 2", "CST-5", "follower-first", {}, ("place g1 2",)),
    Case(("draw T19",), "extra", "CST-5", "follower-first", {}, ("place g1 2",)),
    Case(ORDER, "done", "CST-12", "score-first", {}, SCORING),
    Case(("held 0 1", "draw T12"), "place e3 0", "CST-21", "extra-first", {},
         ("place e2 0", "done")),
    Case(("draw T12 only",), "extra", "CST-16", "over", {}, ("place e2 0", "done")),
    # placing
    Case(("draw T19",), act.Place(0, 0), "CST-3", "off-board", {}),
    Case(("draw T19",), act.Place(6, 4), "CST-3", "off-board", {}),
    Case((CROSS, "draw T19"), "place e2 0", "CST-3", "cell-taken", {"cell": "e2", "tile": "T19"}),
    Case((CROSS, "draw T19"), "place h5 0", "CST-3", "touches-nothing",
         {"cell": "h5", "tile": "T19"}),
    Case((CROSS, "draw T27"), act.Place(6, 2), "CST-3", "turn-alike",
         {"cell": "g1", "tile": "T27", "turn": 0}),
    Case(("draw T19",), "place g1 1", "CST-3", "path-mismatch",
         {"cell": "g1", "tile": "T19", "side": "N", "needs": "path"}),
    Case((CROSS, "draw T19"), "place f2 1", "CST-3", "path-mismatch",
         {"cell": "f2", "tile": "T19", "side": "W", "needs": "none"}),
    # followers
    Case(("draw T50",), "knight 0", "CST-5", "no-such-part",
         {"kind": "tower", "part": 0, "parts": "none"}, ("place g1 2",)),
    Case(("draw T50",), "herald 3", "CST-5", "no-such-part",
         {"kind": "path", "part": 3, "parts": "0, 1, 2"}, ("place g1 2",)),
    Case((CROSS, "knight 1 e2.2", "draw T14"), "knight 0", "CST-5", "feature-taken",
         {"kind": "tower", "part": 0}, ("place e3 1",)),
    # scoring
    Case(ORDER, "score h2.0", "CST-12", "no-such-feature", {"wall": 0}, SCORING),
    Case(ORDER, "score f2.5", "CST-12", "no-such-feature", {"wall": 0}, SCORING),
    Case(ORDER, act.Score(-1, 0, 2), "CST-12", "no-such-feature", {"wall": 2}, SCORING),
    Case(ORDER, "score e3.0", "CST-12", "not-completed",
         {"wall": 0, "kind": "tower", "cell": "e2"}, SCORING),
    Case(ORDER, "score g2.0 with 2", "CST-12", "not-yours",
         {"wall": 2, "kind": "tower", "cell": "g2"}, SCORING),
    Case(ORDER, "score f3.0 with 2", "CST-W2", "wall-tile-of-others",
         {"wall": 2, "kind": "house", "cell": "f3"}, SCORING),
    Case(ORDER, "score f1.1 with 3", "CST-W3", "wall-tile-of-others",
         {"wall": 3, "kind": "tower", "cell": "f1"}, SCORING),
    Case(ORDER, "score f1.1 with 2", "CST-21", "wall-tile-not-usable",
         {"wall": 2, "kind": "tower", "cell": "f1"}, SCORING),
    Case(ORDER, act.Score(5, 1, 9), "CST-21", "wall-tile-not-usable",
         {"wall": 9, "kind": "tower", "cell": "f1"}, SCORING),
    Case((CROSS, "knight 0 e2.1", "draw T46"), act.Score(14, 1), "CST-12", "named-by-first-part",
         {"wall": 0, "kind": "tower", "cell": "e2", "name": "e1.1"}, ("place e1 2", "herald 0")),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.line}")
def test_refusal(case: Case) -> None:
    state = table(*case.position)
    play(state, *case.played)
    refusal = refused(state, case.line)
    assert (refusal.rule, refusal.reason, refusal.args) == (case.rule, case.reason, case.args)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.line}")
def test_refusals_are_sentences(case: Case, lang: str) -> None:
    said, faults = texts(lang).fill(f"castle-why-{case.reason}", case.args)
    assert faults == []
    assert said[0].isupper()
    assert said[-1] == "."
    assert len(said.split()) > 3
    for key, value in case.args.items():
        if key in ("cell", "tile", "name"):
            assert str(value) in said


def test_every_reason_there_is_was_tried() -> None:
    known = {key.removeprefix("castle-why-") for key in texts("en").keys("castle-why-")}
    whole = {"none"}  # said of a whole option, see `lacking`
    assert known - whole == {case.reason for case in CASES}


def test_what_is_legal_is_not_refused() -> None:
    state = table(*ORDER)
    for lines in ((), ("place f2 0",), ("done",), ("score f1.1",)):
        play(state, *lines)
        actions = CASTLE.legal_actions(state)
        assert actions
        assert [why_not(state, action) for action in actions] == [None] * len(actions)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "'' is no action; actions are place, herald,"),
        ("build g1", "'build' is no action"),
        ("place", "'place' should be: place CELL TURN"),
        ("place g1 4", "'place g1 4' should be: place CELL TURN"),
        ("place d1 0", "'d1' is no cell inside the wall"),
        ("place g01 0", "'g01' is no cell inside the wall"),
        ("knight 8", "'knight 8' should be: knight PART"),
        ("herald g1.0", "should be: herald PART"),
        ("done 1", "'done 1' should be: done"),
        ("extra turn", "should be: extra"),
        ("score g1", "should be: score CELL.PART"),
        ("score g1.0 with 4", "should be: score CELL.PART, or: score CELL.PART with 2"),
        ("score j1.0", "'j1' is no cell inside the wall"),
    ],
)
def test_what_is_no_sentence_is_told_how_to_say_it(line: str, reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        CASTLE.read(table("draw T19"), line)
    assert str(caught.value).startswith("NOTATION: ")
    assert reason in str(caught.value)


def test_reading_is_tolerant_writing_is_canonical() -> None:
    state = table("draw T19")
    assert CASTLE.write(state, CASTLE.read(state, "  PLACE  G1   2 ")) == "place g1 2"
    play(state, "Place G1 2")
    assert "herald 0" in legal(state)
