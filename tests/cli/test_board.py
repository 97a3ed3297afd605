"""``alcaide board``, and --board where games are played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alcaide.record import Record
from alcaide.record.board_file import usual_file
from terminal import alcaide


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a board with one more well, which nothing that is known speaks against."""
    path = tmp_path / "mine.board"
    file = usual_file("castle")._replace(name="Casa", author="Ana")
    file.content["tiles"]["tiles"][26]["parts"][0]["well"] = True
    path.write_text(file.dumps(), encoding="utf-8")
    return path


def test_a_new_file_is_what_the_game_has(tmp_path: Path) -> None:
    path = tmp_path / "new.board"
    assert alcaide("board", "new", "alcazar", str(path), "--name", "Casa").code == 0
    said = alcaide("board", "check", str(path))
    assert (said.code, said.lines[-1]) == (0, "This is the board that the game has by itself.")
    assert "✓ Spaces that lie somewhere: 72 of 72 (ALC-5)" in said.out


def test_a_check_tells_what_is_known_what_differs_and_what_nobody_knows(mine: Path) -> None:
    said = alcaide("board", "check", str(mine))
    assert said.code == 0
    assert "· Wells: 6; ours has 5 (CST-S3)" in said.out
    assert "Nothing known speaks against it" in said.out
    told = json.loads(mine.read_text("utf-8"))
    told["content"]["tiles"]["tiles"].pop()
    mine.write_text(json.dumps(told), encoding="utf-8")
    said = alcaide("board", "check", str(mine), "--json")
    assert said.code == 1
    assert json.loads(said.out)["playable"] is False
    assert "✗ Tiles: 59 of 60" in alcaide("board", "check", str(mine)).out
    refused = alcaide("simulate", "castle", "--board", str(mine))
    assert refused.code == 1
    assert "There are 60 castle tiles" in refused.err


def test_games_are_played_and_shown_on_it(mine: Path, tmp_path: Path) -> None:
    out, svg = tmp_path / "game.play", tmp_path / "board.svg"
    assert alcaide("simulate", "castle", "--board", str(mine), "--out", str(out)).code == 0
    record = Record.load(out)
    assert record.setup.board_name == "Casa"
    assert alcaide("replay", str(out)).code == 0
    assert alcaide("board", "show", str(mine), "--svg", str(svg)).code == 0
    assert svg.read_text("utf-8").startswith("<svg")
    assert alcaide("board", "show", str(mine)).lines[0] == "The Castle · Casa · Ana"
    fought = tmp_path / "arena"
    bots = ("random", "random", "--games", "2", "--jobs", "1", "--out", str(fought))
    assert alcaide("arena", "castle", *bots, "--board", str(mine)).code == 0
    assert all(Record.load(one).setup.board_name == "Casa" for one in fought.rglob("*.play"))


def test_a_board_of_another_game_is_refused(mine: Path) -> None:
    said = alcaide("simulate", "alcazar", "--board", str(mine), "--lang", "it")
    assert said.code == 1
    assert "Qui serve un tabellone di alcazar, non castle." in said.err


def test_a_new_file_takes_the_place_of_no_other_one(tmp_path: Path) -> None:
    path = tmp_path / "new.board"
    path.write_text("hours of work", encoding="utf-8")
    said = alcaide("board", "new", "castle", str(path))
    assert (said.code, path.read_text("utf-8")) == (2, "hours of work")
    assert "is already there" in said.err
    other = tmp_path / "other.board"
    said = alcaide("board", "new", "castle", str(other), "--name", "n" * 61)
    assert (said.code, other.exists()) == (1, False)
    assert "at most 60 characters" in said.err
    said = alcaide("board", "new", "castle", str(other))
    assert said.out == f"The board is in {other}.\n"


def test_colons_stand_as_the_language_has_them(mine: Path) -> None:
    assert "Tuiles\u00a0: 60 sur 60 (" in alcaide("board", "check", str(mine), "--lang", "fr").out
    assert "Tessere: 60 su 60 (" in alcaide("board", "check", str(mine), "--lang", "it").out


def test_of_many_places_the_first_are_told_and_how_many_more(tmp_path: Path) -> None:
    path = tmp_path / "begun.board"
    told = json.loads(usual_file("alcazar").dumps())
    told["content"]["spaces"] = {}
    path.write_text(json.dumps(told), encoding="utf-8")
    [line] = [line for line in alcaide("board", "check", str(path)).lines if "(ALC-5): " in line]
    first = ", ".join(f"space:{number}" for number in range(1, 7))
    assert line == f"✗ Spaces that lie somewhere: 0 of 72 (ALC-5): {first} and 66 more"
    found = json.loads(alcaide("board", "check", str(path), "--json").out)
    assert max(len(fact["places"]) for fact in found["facts"]) == 72


OVER_A_RECORD = (["replay", "-q"], ["show"], ["hint", "-n", "1"], ["analyse", "-n", "1"], ["play"])


@pytest.mark.parametrize("command", OVER_A_RECORD, ids=lambda words: words[0])
def test_no_command_takes_another_board_than_that_of_a_record(
    command: list[str], mine: Path, tmp_path: Path
) -> None:
    path = tmp_path / "begun.play"
    alcaide("simulate", "castle", "--out", str(path))
    Record.load(path).until(10).save(path)
    for named in ([str(path)], ["castle", "--record", str(path)])[: 1 + (command == ["play"])]:
        said = alcaide(*command, *named, "--board", str(mine), stdin="quit\n")
        assert said.code == 1
        assert "which its record brings with it" in said.err
    if command == ["play"]:
        own = tmp_path / "own.board"
        own.write_text(usual_file("castle").dumps(), encoding="utf-8")
        named = ["castle", "--record", str(path), "--board", str(own)]
        assert alcaide("play", *named, stdin="quit\n").code == 0


def test_a_record_is_played_on_its_own_board_alone(mine: Path, tmp_path: Path) -> None:
    usual, on_mine, on_usual = (tmp_path / name for name in ("usual.board", "a.play", "b.play"))
    usual.write_text(usual_file("castle").dumps(), encoding="utf-8")
    alcaide("simulate", "castle", "--board", str(mine), "--out", str(on_mine))
    alcaide("simulate", "castle", "--out", str(on_usual))
    for record, board, other in ((on_mine, mine, usual), (on_usual, usual, mine)):
        assert alcaide("replay", "-q", str(record), "--board", str(board)).code == 0
        said = alcaide("replay", "-q", str(record), "--board", str(other))
        assert said.code == 1
        assert "which its record brings with it" in said.err
