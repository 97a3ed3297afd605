"""Ten whole games replay as they always did, with the same legal actions all along.

When a rule was wrong and is put right, the sums change: see tests/golden/README.md.
"""

from __future__ import annotations

import hashlib
from functools import cache

import pytest

from alcaide.cli.replay import legal_lines
from alcaide.games.alcazar.notation import FORMS
from alcaide.record import Record
from records import ALCAZAR, GOLDEN

SUMS = {
    line.split("  ")[1]: line.split("  ")[0]
    for line in (GOLDEN / "legal.sha256").read_text("utf-8").splitlines()
}
RECORDS = sorted(path.name for path in GOLDEN.glob("*.play"))


@cache
def record(name: str) -> Record:
    return Record.load(GOLDEN / name)


def test_there_are_ten_each_with_its_sum() -> None:
    assert len(RECORDS) == 10
    assert sorted(SUMS) == RECORDS


@pytest.mark.parametrize("name", RECORDS)
def test_every_decision_is_as_it_was(name: str) -> None:
    text = "".join(f"{line}\n" for line in legal_lines(record(name)))
    assert hashlib.sha256(text.encode()).hexdigest() == SUMS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_records_are_canonical(name: str) -> None:
    assert record(name).dumps() == (GOLDEN / name).read_text("utf-8")


def test_together_they_show_everything() -> None:
    records = [record(name) for name in RECORDS]
    assert {r.setup.players for r in records} == set(ALCAZAR.seats)
    options = {pair for r in records for pair in r.setup.options.items()}
    assert options == {(o.name, value) for o in ALCAZAR.options for value in o.values}
    verbs = {text.split()[0] for r in records for _, text in r.actions}
    assert verbs == set(FORMS)
    notes = {note.key for r in records for step in r.replay() for note in step.notes}
    assert {"ended-cubes", "ended-bridges", "ended-passes", "out", "fifty", "removed"} <= notes
    assert {"united-castles", "united-palace", "united-palaces", "flagged", "swapped"} <= notes
    assert sum(r.turn is not None for r in records) == 1
