"""``alcaide show``, ``rules`` and ``bench``: positions, rules and figures."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from alcaide.core.build import kind
from alcaide.locale import LANGUAGES
from alcaide.record import Record
from records import GAME, UNFINISHED
from terminal import alcaide


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_draws_every_position(lang: str) -> None:
    for step in range(0, 251, 25):
        said = alcaide("show", GAME, "--step", str(step), "--lang", lang)
        assert (said.code, said.err) == (0, "")
        board = said.lines[2:] if step == 0 else said.lines[3:]
        assert board[0].split() == list("abcdefghijk")
        assert [line[:2].strip() for line in board[1:23:2]] == [str(n) for n in range(1, 12)]
        numbers = re.findall(r"\b\d+\b", "\n".join(line[2:] for line in board[1:23:2]))
        assert set(numbers) >= {str(n) for n in range(12, 73)}
        assert max(len(line) for line in board[:23]) <= 80
        assert "-" not in numbers


def test_show_tells_what_stands_there() -> None:
    said = alcaide("show", GAME)
    record = Record.load(GAME)
    view = record.game.observe(record.state(), None)
    assert said.lines[0] == "Alcazar, after 250 of 250 actions"
    rows = said.lines[4:26]
    heights = re.findall(r"\d+", "\n".join(row[3:] for row in rows[1::2]))
    assert sorted(map(int, heights)) == sorted(h for h in view.height if h)
    for seat, sign in enumerate("●■▲"):
        nobles = sum(noble.seat == seat for noble in view.nobles)
        assert "".join(rows).count(sign) == nobles
        row = next(line for line in said.lines if line.startswith(f"  {sign} Random {seat + 1}"))
        assert int(row.split()[3]) == record.game.scores(record.state())[seat]
        assert int(row.split()[4]) == view.seats[seat].money


def test_show_steps_count_from_either_end() -> None:
    assert alcaide("show", GAME, "-n", "-1").out == alcaide("show", GAME).out
    assert alcaide("show", GAME, "-n", "-2").out == alcaide("show", GAME, "-n", "249").out
    assert alcaide("show", GAME, "-n", "-251").out == alcaide("show", GAME, "-n", "0").out
    assert alcaide("show", GAME, "-n", "-252").code == 2


@pytest.mark.parametrize("turn", ["0", "1", "2", "3", "plan"])
def test_show_writes_pictures(tmp_path: Path, turn: str) -> None:
    out = tmp_path / "position.svg"
    said = alcaide("show", GAME, "--step", "200", "--svg", str(out), "--turn", turn)
    assert (said.code, said.out, said.err) == (0, "", "")
    root = ET.fromstring(out.read_text("utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(root.iter())) > 100
    dark = alcaide("show", GAME, "--step", "200", "--svg", "-", "--turn", turn, "--dark").out
    assert dark.startswith("<svg")
    assert dark != out.read_text("utf-8")
    other = alcaide("show", GAME, "-n", "200", "--svg", "-", "-t", "2" if turn != "2" else "3")
    assert other.out != out.read_text("utf-8")


def test_show_as_json_hides_what_is_hidden() -> None:
    view = json.loads(alcaide("show", UNFINISHED, "--json").out)
    assert view["hand"] == []
    assert view["seat"] is None
    assert view["phase"] == "noble"
    assert len(view["height"]) == 121


def test_rules_by_number_and_whole() -> None:
    said = alcaide("rules", "alcazar", "alc-31", "34")
    assert said.code == 0
    assert "ALC-31" in said.out
    assert "ALC-34" in said.out
    assert "ALC-35" not in said.out
    whole = alcaide("rules", "alcazar").out
    assert len(re.findall(r"^\W*ALC-\d+", whole, re.MULTILINE)) >= 46
    listed = json.loads(alcaide("rules", "alcazar", "--json", "--lang", "fr").out)
    assert {rule["id"] for rule in listed} >= {"ALC-1", "ALC-93"}


def test_bench_measures() -> None:
    said = alcaide("bench", "alcazar", "--seconds", "0.1", "--json")
    measured = json.loads(said.out)
    assert measured["kind"] == kind()
    assert all(measured[key] > 0 for key in ("decisions", "games", "copy", "replay"))
    told = alcaide("bench", "alcazar", "--seconds", "0.1", "--players", "4").out
    assert "decisions a second" in told
    assert kind() in told


def test_show_says_chances_and_dangers_where_they_are_asked_for() -> None:
    plain = alcaide("show", GAME, "--step", "120")
    said = alcaide("show", GAME, "--step", "120", "--layer")
    assert said.lines[: len(plain.lines)] == plain.lines
    more = said.lines[len(plain.lines) :]
    assert "How high they can rise" in more
    assert any("can reach" in line and "tower cards" in line for line in more)
