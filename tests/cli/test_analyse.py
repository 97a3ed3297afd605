"""``alcaide analyse``: turning points of a finished game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from alcaide.locale import LANGUAGES
from alcaide.record import Record
from records import UNFINISHED
from terminal import alcaide


@pytest.mark.parametrize("lang", LANGUAGES)
def test_analyse_tells_turning_points_and_chances(lang: str) -> None:
    said = alcaide("--lang", lang, "analyse", "-n", "4", UNFINISHED)
    assert (said.code, said.err) == (0, "")
    assert not re.search(r"\b(cli|table)-[a-z]", said.out)
    assert "%" in said.out


def test_analyse_can_be_repeated_and_reads_standard_input() -> None:
    arguments = ("analyse", "-n", "4", "--json")
    one = alcaide(*arguments, UNFINISHED)
    other = alcaide(*arguments, "-", stdin=Path(UNFINISHED).read_text())
    assert one == other
    told = json.loads(one.out)
    record = Record.load(UNFINISHED)
    assert len(told["chances"]) == len(record.actions) + 1
    assert all(abs(sum(chances) - 1) < 0.01 for chances in told["chances"])
    for turn in told["turning_points"]:
        assert record.actions[turn["step"]][0] == turn["seat"]
        assert turn["before"] > turn["after"]
