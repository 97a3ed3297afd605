"""What chance does without a decision stands in a record, and is checked when it is read."""

from __future__ import annotations

import pytest

from alcaide import Record
from alcaide.core.errors import RecordError
from alcaide.core.rng import Rng
from alcaide.games import game

CASTLE = game("castle")


def a_game_with_a_discard() -> Record:
    for seed in range(60):
        record = Record(CASTLE, CASTLE.setup(2, seed=seed))
        rng = Rng(b"%d" % seed)
        while record.turn is not None:
            actions = CASTLE.legal_actions(record.state())
            record.play(actions[rng.below(len(actions))])
        if any(number < len(record.actions) for number in record.events):
            return record
    raise AssertionError("no tile was discarded in sixty games")


RECORD = a_game_with_a_discard()
TEXT = RECORD.dumps()
LINE = next(number for number, line in enumerate(TEXT.split("\n")) if line.startswith("* "))


def changed(line: str | None) -> str:
    lines = TEXT.split("\n")
    lines[LINE : LINE + 1] = [] if line is None else [line]
    return "\n".join(lines)


def test_a_discard_is_written_after_the_action_before_it_and_read_back() -> None:
    number, events = next(iter(RECORD.events.items()))
    assert events[0].startswith("discard T")
    before = TEXT.split("\n")[LINE - 1]
    assert before == " ".join(map(str, RECORD.actions[number - 1]))
    again = Record.loads(TEXT)
    assert again == RECORD
    assert again.events == RECORD.events
    assert Record.loads(changed(TEXT.split("\n")[LINE].lower())) == RECORD
    assert RECORD.until(number).events == {number: events}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (None, "record-event-missing"),
        ("* discard T00", "record-event-other"),
        ("* reshuffle 3", "record-event-other"),
    ],
)
def test_a_wrong_or_missing_event_is_refused_where_it_stands(line: str | None, key: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.loads(changed(line))
    assert (caught.value.key, caught.value.line) == (key, LINE + 1)


def test_an_event_that_did_not_happen_is_refused() -> None:
    lines = TEXT.split("\n")
    first = next(number for number, line in enumerate(lines) if line[:1].isdigit())
    lines.insert(first + 1, "* discard T01")
    with pytest.raises(RecordError) as caught:
        Record.loads("\n".join(lines))
    assert (caught.value.key, caught.value.line) == ("record-event-none", first + 2)


def test_adding_and_playing_actions_note_the_same_events() -> None:
    added = Record(CASTLE, RECORD.setup)
    for step in RECORD.replay():
        added.add(step.action)
    assert added.events == RECORD.events
    assert added.dumps() == TEXT
