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
    assert "there are 60 castle tiles" in refused.err


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
