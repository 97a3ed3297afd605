"""Games of every kind replay as they always did, with the same legal actions all along.

When a rule was wrong and is put right, the sums change: see tests/golden/README.md.
"""

from __future__ import annotations

import hashlib
from functools import cache

import pytest

from alcaide.cli.commands.replay import legal_lines
from alcaide.games import GAMES, versions
from alcaide.games.alcazar.text.notation import FORMS
from alcaide.games.alhambra.text.notation import FORMS as ALHAMBRA_FORMS
from alcaide.games.castle.text.notation import FORMS as CASTLE_FORMS
from alcaide.locale import texts
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


def of(game: str) -> list[Record]:
    """Return the records of a game."""
    return [record(name) for name in RECORDS if record(name).game.name == game]


def test_each_has_its_sum() -> None:
    assert sorted(SUMS) == RECORDS
    assert {name: len(of(name)) for name in GAMES} == {"alcazar": 12, "castle": 6, "alhambra": 10}


@pytest.mark.parametrize("name", RECORDS)
def test_every_decision_is_as_it_was(name: str) -> None:
    text = "".join(f"{line}\n" for line in legal_lines(record(name)))
    assert hashlib.sha256(text.encode()).hexdigest() == SUMS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_records_are_canonical(name: str) -> None:
    assert record(name).dumps() == (GOLDEN / name).read_text("utf-8")


def test_together_they_show_everything_of_alcazar() -> None:
    records = of("alcazar")
    assert {r.setup.players for r in records} == set(ALCAZAR.seats)
    options = {pair for r in records for pair in r.setup.options.items()}
    assert options == {(o.name, value) for o in ALCAZAR.options for value in o.values}
    verbs = {text.split()[0] for r in records for _, text in r.actions}
    assert verbs == set(FORMS)
    notes = {note.key for r in records for step in r.replay() for note in step.notes}
    assert {"ended-cubes", "ended-bridges", "ended-passes", "out", "fifty", "removed"} <= notes
    assert {"united-castles", "united-palace", "united-palaces", "flagged", "swapped"} <= notes
    assert sum(r.turn is not None for r in records) == 1
    assert {r.game.version for r in records} == set(versions("alcazar"))
    states = [step.state for r in records for step in r.replay()]
    assert any(state.forced for state in states)


def test_together_they_show_everything_of_the_castle() -> None:
    records = of("castle")
    options = {pair for r in records for pair in r.setup.options.items()}
    assert options == {(o.name, value) for o in GAMES["castle"].options for value in o.values}
    verbs = {text.split()[0] for r in records for _, text in r.actions}
    assert verbs == set(CASTLE_FORMS)
    steps = [step for r in records for step in r.replay()]
    notes = {note.key for step in steps for note in step.notes}
    assert {"tied", "keep", "took-wall-tile", "discarded", "extra", "ended"} <= notes
    ends = [r.state() for r in records]
    used = {kind for state in ends for kind in state.used}
    kept = {tile // 1024 for state in ends for held in state.held for tile in held}
    assert used == {1, 2, 3}
    assert kept >= {4, 5, 6, 7, 8, 9}
    assert max(max(state.score) for state in ends) > 99
    assert max(len(state.discards) for state in ends) == 5
    assert sum(len(words) for r in records for words in r.events.values()) >= 6
    (broken,) = [r for r in records if r.turn is not None]
    assert broken.turn != broken.state().seat  # asked in the other's turn


def test_together_they_show_everything_of_alhambra() -> None:
    records, game = of("alhambra"), GAMES["alhambra"]
    assert {r.setup.players for r in records} == set(game.seats)
    options = {pair for r in records for pair in r.setup.options.items()}
    assert options == {(o.name, value) for o in game.options for value in o.values}
    actions = [text.split() for r in records for _, text in r.actions]
    assert {words[0] for words in actions} == set(ALHAMBRA_FORMS)
    assert {words[2] for words in actions if words[0] == "put"} == {"at", "reserve", "dirk"}
    pairs = {"yg", "yb", "yo", "gb", "go", "bo"}
    assert {words[0] for words in actions if pairs & set(words)} == {"take", "buy", "vizier"}
    assert {words[1] == "none" for words in actions if words[0] == "reveal"} == {True, False}
    notes = {note.key for r in records for step in r.replay() for note in step.notes}
    known = {key.removeprefix("alhambra-note-") for key in texts("en").keys("alhambra-note-")}
    events = {"refilled", "scored-type", "scored-walls", "wall"}  # told of an action, not noted
    assert notes == known - {"started"} - events
    assert sum(len(words) for r in records for words in r.events.values()) == 3
    assert [r.setup.players for r in records if not r.turn and not game.winners(r.state())] == [2]
    assert sum(r.state().answered > 0 for r in records if r.turn is not None) == 1
    assert {r.game.version for r in records} == set(versions("alhambra"))
