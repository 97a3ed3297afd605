"""``alcaide replay``: games told again, and what is wrong with a record."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from alcaide.games import game
from alcaide.interface.values import Note
from alcaide.locale import texts
from alcaide.record import OpenRecord, Record
from records import GAME, UNFINISHED, WHOLE, lines_of, played
from terminal import alcaide


def test_replay_tells_the_game() -> None:
    said = alcaide("replay", GAME)
    record = Record.load(GAME)
    assert (said.code, said.err) == (0, "")
    told = said.lines[: len(record.actions)]
    english = texts("en")
    for number, (line, step) in enumerate(zip(told, record.replay(), strict=True), 1):
        assert re.match(rf" *{number}  Random {step.seat + 1}  {step.text} ", line + " ")
        for note in step.notes:
            if "seat" not in note.args:
                assert english.phrase(Note(f"alcazar-note-{note.key}", "", note.args)) in line
    assert said.lines[-2].startswith("Random 2 wins: 20 points against 14.")
    assert said.lines[-1] == "Random 1: 14 points, Random 2: 20 points, Random 3: 13 points"


def test_replay_tells_of_an_unfinished_game() -> None:
    said = alcaide("replay", UNFINISHED, "--lang", "it")
    assert said.code == 0
    assert said.lines[-2].startswith("Non finita. Tocca a ")


def test_replay_quiet_and_json() -> None:
    assert alcaide("replay", "-q", GAME) == alcaide("replay", "--quiet", UNFINISHED)
    assert alcaide("replay", "-q", GAME).out == ""
    assert json.loads(alcaide("replay", "--json", GAME).out) == {
        "game": "alcazar",
        "players": 3,
        "actions": 250,
        "over": True,
        "turn": None,
        "scores": [14, 20, 13],
        "winners": [1],
    }


def test_replay_legal_is_exactly_as_documented() -> None:
    said = alcaide("replay", "--legal", GAME)
    record = Record.load(GAME)
    assert (said.code, said.err) == (0, "")
    assert len(said.lines) == len(record.actions) + 1
    for number, (line, step) in enumerate(zip(said.lines, record.replay(), strict=False)):
        decision = json.loads(line)
        assert list(decision) == ["step", "seat", "action", "legal"]
        assert (decision["step"], decision["seat"]) == (number, step.seat)
        assert (decision["seat"], decision["action"]) == record.actions[number]
        game = record.game
        legal = {game.write(step.state, action) for action in game.legal_actions(step.state)}
        assert decision["legal"] == sorted(legal)
        assert decision["action"] in legal
    assert said.lines[-1] == '{"scores": [14, 20, 13], "winners": [1]}'
    assert said.lines[0].startswith('{"step": 0, "seat": 0, "action": "castle 23 23-25", ')


def test_replay_legal_of_an_unfinished_game_ends_with_the_open_decision() -> None:
    said = alcaide("replay", "--legal", UNFINISHED)
    last = json.loads(said.lines[-1])
    assert last["step"] == len(said.lines) - 1 == 116
    assert last["action"] is None
    assert last["legal"] == sorted(last["legal"])
    assert "done" in last["legal"]


def test_replay_writes_canonical_actions(tmp_path: Path) -> None:
    messy = tmp_path / "messy.play"
    head = len(lines_of(played(3, 7, 0))) + 1
    lines = lines_of(WHOLE)
    shouted = [line.upper().replace(" ", "   ") for line in lines[head:]]
    messy.write_text("\n".join([*lines[:head], "; now", *shouted]))
    clean = tmp_path / "clean.play"
    clean.write_text(WHOLE)
    assert (
        alcaide("replay", "--legal", str(messy)).out == alcaide("replay", "--legal", str(clean)).out
    )


def test_broken_records_are_told_with_file_line_rule_and_what_is_legal(tmp_path: Path) -> None:
    bad = tmp_path / "bad.play"
    text = played(3, 7, 0)
    seat = Record.loads(text).turn
    bad.write_text(f"{text}{seat} castle 8 9-7\n")
    for command in (["replay"], ["replay", "--legal"], ["show"]):
        said = alcaide(*command, str(bad))
        assert (said.code, said.out) == (1, "")
        line = len(lines_of(text)) + 1
        assert said.err.startswith(f"Error: {bad}, line {line}: ALC-30: castle 8 9-7: ")
        assert "\nLegal here: castle " in said.err
        assert said.err.endswith("more.\n")
        assert len(said.err.splitlines()) == 2


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\x89PNG\r\n\x1a\n\0", "line 1: NOTATION: This is no UTF-8 text: byte 0x89."),
        (b"", 'line 1: NOTATION: The header has no [Game "..."].'),
        (
            b"0 pass\n" * 1_000_000,
            "line 142858: NOTATION: No record is longer than 1,000,000 characters.",
        ),
    ],
)
def test_junk_is_told_in_one_line(tmp_path: Path, content: bytes, reason: str) -> None:
    junk = tmp_path / "junk.play"
    junk.write_bytes(content)
    said = alcaide("replay", str(junk))
    assert (said.code, said.out, said.err) == (1, "", f"Error: {junk}, {reason}\n")


@pytest.mark.parametrize("command", ["replay", "show"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    said = alcaide(command, str(tmp_path / "nothing.play"))
    assert said.code == 1
    assert said.err == f"Error: {tmp_path / 'nothing.play'}: there is no such file or folder\n"
    assert alcaide(command, str(tmp_path)).code == 1
    said = alcaide("simulate", "alcazar", "--out", str(tmp_path / "no" / "where.play"))
    assert said.code == 1


def test_replay_says_in_words_what_is_not_checked(tmp_path: Path) -> None:
    record = OpenRecord.begin(game("castle"), players=2)
    record.tell("tile T31")
    record.overrule("place c9 0")
    file = tmp_path / "wood.play"
    file.write_text(record.dumps(), encoding="utf-8")
    first = alcaide("replay", str(file)).lines[0]
    assert "! place c9 0" in first
    assert texts("en").say("cli-replay-stood") in first
