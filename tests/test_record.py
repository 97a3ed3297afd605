"""Records: written, read, replayed."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from copy import copy, deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import alcaide
from alcaide.cli.commands.simulate import random_game
from alcaide.core.errors import (
    ArgumentError,
    IllegalActionError,
    NotationError,
    OptionError,
    RecordError,
    SetupError,
)
from alcaide.interface.values import Setup
from alcaide.record import Record
from records import ALCAZAR, START, WHOLE, line_of, lines_of, played, with_line

# ---------------------------------------------------------------- reading and writing


@pytest.mark.parametrize("players", ALCAZAR.seats)
@pytest.mark.parametrize("actions", [0, 1, 60, 10_000])
def test_what_is_written_is_read_again(players: int, actions: int) -> None:
    text = played(players, players, actions)
    record = Record.loads(text)
    assert record.dumps() == text
    assert Record.loads(record.dumps()) == record
    assert record.setup.players == players


def test_the_header_is_canonical() -> None:
    record = Record(
        ALCAZAR,
        ALCAZAR.setup(2, {"castle_at_50": "union"}, 1),
        names=["Ana", 'Luis "el Rey" \\ Zoë'],
        tags={"Date": ["2026-11-27"], "Site": ["Córdoba", "table 2"]},
    )
    lines = lines_of(record.dumps())
    assert lines[:2] == ['[Game "alcazar"]', '[Version "2"]']
    assert [line[1:].partition(" ")[0] for line in lines] == [
        *("Game", "Version", "Players", "Start", "Options", "Deck", "Names", "Date", "Site"),
    ]
    assert lines[4] == ('[Options "money_points=on castle_at_50=union straight_founding=off"]')
    assert lines[6] == '[Names "Ana" "Luis \\"el Rey\\" \\\\ Zoë"]'
    again = Record.loads(record.dumps())
    assert again == record
    assert again.names == ("Ana", 'Luis "el Rey" \\ Zoë')
    assert again.tags == {"Date": ("2026-11-27",), "Site": ("Córdoba", "table 2")}


def test_reading_is_tolerant_and_writing_is_canonical() -> None:
    lines = lines_of(WHOLE)
    messy = "\ufeff" + "\r\n".join(
        ["", *(line.upper() if line[0].isdigit() else f"  {line} " for line in lines), "", ""]
    ).replace(" ", "\t ")
    assert messy != WHOLE
    for source in (messy, messy.encode()):
        record = Record.loads(source.replace("\t ", "\t") if isinstance(source, str) else source)
        assert record.actions == Record.loads(WHOLE).actions
    shuffled = [lines[n] for n in (5, 4, 3, 2, 1, 0)] + lines[6:]
    assert Record.loads("\n".join(shuffled)).dumps() == WHOLE


def test_options_left_out_take_their_default() -> None:
    given_some = with_line(line_of("Options"), '[Options "money_points=off"]', START)
    record = Record.loads(given_some)
    assert record.setup.options == {
        "money_points": "off",
        "castle_at_50": "no-union",
        "straight_founding": "off",
    }
    given_none = START.replace(lines_of(START)[line_of("Options") - 1] + "\n", "")
    assert Record.loads(given_none) == Record.loads(START)


def test_comments_are_kept_where_they_were() -> None:
    lines = lines_of(START)
    record = Record.loads(played(3, 7, 2))
    first, second = (f"{seat} {text}" for seat, text in record.actions)
    text = [*lines[:2], ";in the header", *lines[2:], first, ";; early", second, "; the end"]
    written = Record.loads("\n".join(text)).dumps()
    assert lines_of(written) == [
        *lines,
        "; in the header",
        first,
        "; ; early",
        second,
        "; the end",
    ]
    assert Record.loads(written).dumps() == written
    assert Record.loads(written) != record


def test_another_board_is_written_in_one_line() -> None:
    own = Path(alcaide.__file__).parent / "games/alcazar/data/board.json"
    setup = ALCAZAR.setup(2, seed=3)
    board = own.read_text("utf-8")
    assert "\n" in board
    record = Record(
        ALCAZAR,
        Setup(setup.players, setup.start, setup.options, setup.piles, board),
        [],
        ["A", "B"],
    )
    record.add(record.legal_actions()[0])
    assert Record.loads(record.dumps()) == record
    assert record.state().board.cell_of == ALCAZAR.deal(setup).board.cell_of
    assert [line for line in lines_of(record.dumps()) if line.startswith('[Board "{ ')]


def test_files(tmp_path: Path) -> None:
    record = Record.loads(WHOLE)
    record.save(tmp_path / "game.play")
    assert (tmp_path / "game.play").read_bytes() == WHOLE.encode()
    assert Record.load(tmp_path / "game.play") == record
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "nothing.play")
    (tmp_path / "bad.play").write_text(with_line(1, "[Game]"))
    with pytest.raises(RecordError, match=r"bad\.play, line 1: NOTATION: "):
        Record.load(tmp_path / "bad.play")


def test_records_can_be_pickled_and_differ() -> None:
    record = Record.loads(WHOLE)
    assert pickle.loads(pickle.dumps(record)) == record
    assert record != Record.loads(START)
    assert record != WHOLE
    assert repr(record) == f"<Record of alcazar: 3 players, {len(record.actions)} actions>"


# ---------------------------------------------------------------- playing and replaying


def test_replay_gives_states_actions_and_notes() -> None:
    record = Record.loads(WHOLE)
    state = ALCAZAR.deal(record.setup)
    steps = list(record.replay())
    assert [(step.seat, step.text) for step in steps] == record.actions
    for number, step in enumerate(steps):
        assert step.number == number
        assert ALCAZAR.observe(step.state, None) == ALCAZAR.observe(state, None)
        assert step.seat == ALCAZAR.turn(state)
        assert step.notes == ALCAZAR.play(state, step.action)
        assert bool(step.notes) == (step.text != "done" or step is steps[-1])
    assert record.turn is None
    assert ALCAZAR.scores(record.state()) == ALCAZAR.scores(state)
    assert all(a.state is not b.state for a, b in pairwise(steps))


def test_play_checks_and_records() -> None:
    record = Record.loads(START)
    seat = record.turn
    card = record.state().hands[seat][0]
    notes = record.play(f"PALACE {card}")
    assert [note.key for note in notes] == ["founded-palace", "income"]
    assert record.actions == [(seat, f"palace {card}")]
    before = record.dumps()
    with pytest.raises(IllegalActionError, match="ALC-50"):
        record.play(f"palace {card}")
    with pytest.raises(NotationError):
        record.play("palace palace")
    assert record.dumps() == before
    record.play(ALCAZAR.read(record.state(), "done"))
    assert record.actions[-1] == (seat, "done")


def test_a_state_that_was_given_out_is_not_the_records() -> None:
    record = Record.loads(START)
    mine = record.state()
    ALCAZAR.apply(mine, ALCAZAR.legal_actions(mine)[0], None)
    assert ALCAZAR.observe(record.state(), 0) == ALCAZAR.observe(ALCAZAR.deal(record.setup), 0)


def test_until_cuts_off() -> None:
    record = Record.loads(WHOLE)
    record.comments[5] = ["five"]
    record.comments[9] = ["nine"]
    part = record.until(7)
    assert part.actions == record.actions[:7]
    assert part.comments == {5: ["five"]}
    assert part.setup == record.setup
    assert record.until(-1).actions == record.actions[:-1]
    assert record.until(0).turn == record.setup.start
    assert record.until(len(record.actions)) == record


def test_a_record_made_of_actions_is_checked() -> None:
    record = Record.loads(WHOLE)
    again = Record(ALCAZAR, record.setup, record.actions)
    assert again == record
    with pytest.raises(RecordError) as caught:
        Record(ALCAZAR, record.setup, [*record.actions[:4], (2, "buy 80")])
    assert (caught.value.line, caught.value.rule) == (0, "NOTATION")
    assert "line" not in str(caught.value)


def test_what_could_not_be_read_again_is_not_accepted() -> None:
    setup = ALCAZAR.setup(2, seed=1)
    for names in (["Ana"], ["Ana", "Lu\nis"], ["Ana", "\x00"]):
        with pytest.raises(RecordError):
            Record(ALCAZAR, setup, names=names)
    wrong: list[dict[str, list[str]]] = [
        {"Deck": ["1"]},
        {"Scores": ["1"]},
        {"a b": ["1"]},
        {"Site": []},
        {"é": ["x"]},
    ]
    for tags in wrong:
        with pytest.raises(RecordError):
            Record(ALCAZAR, setup, tags=tags)
    with pytest.raises(OptionError):
        Record(ALCAZAR, Setup(2, 0, {"taxes": "on"}, setup.piles))
    with pytest.raises(SetupError):
        Record(ALCAZAR, Setup(2, 2, {}, setup.piles))


def test_a_whole_game_loads_and_replays_quickly() -> None:
    """Three times as long as it takes to play it; compiled, reading takes the larger part."""
    record = Record.loads(WHOLE)

    def spent(work: Callable[[], object]) -> float:
        begun = time.process_time()
        work()
        return time.process_time() - begun

    def play() -> None:
        state = record.game.deal(record.setup)
        for step in steps:
            record.game.play(state, step.action)

    steps = list(record.replay())
    assert len(steps) > 150
    loading = min(spent(lambda: list(Record.loads(WHOLE).replay())) for _ in range(7))
    assert loading < 20 * min(spent(play) for _ in range(7))


def limited(actions: int) -> Record:
    """Return a random game that was broken off."""
    return random_game(ALCAZAR, 2, {}, "1", actions)


def test_a_record_breaks_off_at_its_limit_scored_as_it_stands() -> None:
    record = limited(20)
    assert (len(record.actions), record.turn, record.legal_actions()) == (20, None, [])
    assert record.broken_off
    with pytest.raises(RecordError, match="broken off"):
        record.play("buy deck")
    text = record.dumps()
    assert '[Result "broken-off"]' in text
    assert "[Scores " in text
    again = Record.loads(text)
    assert again.broken_off
    assert again == record


def test_a_record_that_was_cut_short_of_its_breaking_off_goes_on() -> None:
    record = limited(20).until(19)
    assert not record.broken_off
    assert record.turn is not None
    assert "Result" not in record.tags


@pytest.mark.parametrize("way", [copy, deepcopy, lambda record: pickle.loads(pickle.dumps(record))])
def test_a_copy_breaks_off_at_the_same_limit(way: Callable[[Record], Record]) -> None:
    record = way(Record(ALCAZAR, ALCAZAR.setup(2, seed=1), limit=1))
    assert not record.broken_off
    record.add(record.legal_actions()[0])
    assert record.broken_off


@pytest.mark.parametrize("wrong", [0, -1, 10_001, "5", None, 2.5, True])
def test_a_limit_is_one_that_a_record_can_have(wrong: Any) -> None:
    with pytest.raises(ArgumentError, match="limit of"):
        Record(ALCAZAR, ALCAZAR.setup(2, seed=1), limit=wrong)


def test_a_game_that_is_over_is_not_broken_off() -> None:
    record = random_game(ALCAZAR, 2, {}, "1")
    record.break_off()
    assert not record.broken_off
    assert "Result" not in record.tags
    short = random_game(ALCAZAR, 2, {}, "1", len(record.actions))
    assert not short.broken_off


def test_a_record_that_lost_its_last_lines_is_told_so() -> None:
    lines = random_game(ALCAZAR, 2, {}, "1").dumps().splitlines()
    with pytest.raises(RecordError, match="the last lines may be missing"):
        Record.loads("\n".join(lines[:-1]))
