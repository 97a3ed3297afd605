"""The command: what it prints, and that it goes on where it was killed."""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from alcaide.locale import LANGUAGES
from alcaide.record import Record
from faulty import faulty
from terminal import COMMAND, PLAIN, alcaide

CHEAP = ["arena", "alcazar", "greedy", "random", "--jobs", "2"]


def figures(*args: str) -> dict[str, Any]:
    """Return the figures that a command prints, without what depends on the machine."""
    said = alcaide(*args, "--json")
    assert said.code == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    for rows in [found["bots"], *[meeting["rows"] for meeting in found["meetings"]]]:
        for row in rows:
            assert row.pop("ms") >= 0
    return found


def test_the_figures_follow_from_the_seed() -> None:
    args = ["arena", "castle", "easy", "greedy", "--games", "4", "--seed"]
    first = figures(*args, "x", "--jobs", "1")
    assert first == figures(*args, "x", "--jobs", "2")
    assert first != figures(*args, "y", "--jobs", "2")
    assert (first["games"], first["even"]) == (4, 0.5)
    assert [row["bot"] for row in first["bots"]] == ["easy", "greedy"]
    assert sum(row["wins"] for row in first["bots"]) == 4


def test_greedy_beats_random_at_a_full_table() -> None:
    rows = figures("arena", "alcazar", "greedy", "random", "--players", "3", "--games", "6")["bots"]
    assert rows[0]["bot"] == "greedy"
    assert rows[0]["low"] > 1 / 3 > rows[1]["rate"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_told_in_every_language(lang: str, tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    args = ["arena", "castle", "random", "easy", "greedy", "-n", "2", "--plot", str(picture)]
    said = alcaide("--lang", lang, *args)
    assert (said.code, said.err) == (0, "")
    assert "cli-arena" not in said.out
    assert said.out.count("greedy") == 1 + 2  # the ladder, two meetings
    assert "±" in said.out
    assert picture.read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("args", "code", "reason"),
    [
        (["alcazar", "greedy", "deep"], 2, "There is no bot “deep”. There are: random"),
        (["alcazar", "greedy", "random@3"], 2, "There is no bot “random@3”."),
        (["alcazar", "greedy", "--players", "6"], 2, "for 2 to 5 players, not 6"),
        (["alcazar", "greedy", "--options", "taxes=on"], 2, "has no option 'taxes'"),
        (["alcazar", "greedy", "--plot", "ladder.doc"], 1, "no picture of that kind"),
        (["alcazar", "greedy", "--plot", "no/where.svg"], 1, "no/where.svg: there is no such file"),
        (["alcazar", "greedy", "--cluster", "127.0.0.1:1"], 1, "no Ray cluster at 127.0.0.1:1:"),
        (["alcazar"], 2, "BOT... is missing"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(
    args: list[str], code: int, reason: str
) -> None:
    said = alcaide("arena", *args)
    assert (said.code, said.out) == (code, "")
    assert reason in said.err


def test_more_games_and_more_bots_add_to_a_folder(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path)]
    figures(*CHEAP, "--games", "2", *out)
    assert figures(*CHEAP, "--games", "4", *out) == figures(*CHEAP, "--games", "4")
    said = alcaide(*CHEAP, "easy", "--games", "4", *out, "--json")
    assert said.err == "4 of 12 games are there already.\n"
    assert json.loads(said.out)["games"] == 12
    other = alcaide(*CHEAP, "--seed", "2", *out)
    assert other.code == 1
    assert "other terms (seed: 1)" in other.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_program_that_crashes_loses_only_those_games(lang: str, tmp_path: Path) -> None:
    name = faulty(tmp_path)
    args = ["arena", "castle", name, "random", "--games", "4", "--out", str(tmp_path / "out")]
    said = alcaide("--lang", lang, *args, "--jobs", "2", "--simulations", "5")
    assert said.code == 0
    assert said.err.count("faulty.py") == 2
    assert "cli-" not in said.out + said.err
    resumed = figures(*args)
    by = {row["bot"]: row for row in resumed["bots"]}
    assert (by[name]["games"], by[name]["forfeits"]) == (4, 2)
    assert by["random"]["forfeits"] == 0
    assert by["random"]["wins"] >= 2
    assert by["random"]["margin"] == -by[name]["margin"] != 0
    for written in (tmp_path / "out" / "results.jsonl").read_bytes().splitlines():
        line = json.loads(written)
        fault = {"seat": 1, "reason": "crash", "words": {"code": 3}}
        assert line.get("forfeit") == (fault if line["bots"][1] == name else None)
        assert line.get("forfeit") is None or line["winners"] == [0]
    records = [Record.load(path) for path in sorted((tmp_path / "out" / "games").iterdir())]
    assert (
        sorted(r.tags.get("Result", ()) for r in records) == [(), ()] + [("forfeit 1 crash",)] * 2
    )


def test_a_killed_arena_goes_on(tmp_path: Path) -> None:
    games, results = 20, tmp_path / "results.jsonl"
    args = ["arena", "alcazar", "greedy", faulty(tmp_path), "--games", str(games)]
    environment = {**os.environ, **PLAIN}
    for lines in (3, 7):  # killed twice, each time in the middle of games
        command = [*COMMAND, *args, "--out", str(tmp_path)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
            deadline = time.monotonic() + 120
            while not results.exists() or results.read_bytes().count(b"\n") < lines:
                assert process.poll() is None
                assert time.monotonic() < deadline
                time.sleep(0.01)
            process.kill()
    before = results.read_bytes()
    assert lines <= before.count(b"\n") < games
    resumed = figures(*args, "--out", str(tmp_path))
    assert results.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    lines_now = [json.loads(line) for line in results.read_bytes().splitlines()]
    assert len(lines_now) == len({(line["deal"], *line["bots"]) for line in lines_now}) == games
    assert resumed == figures(*args)
    records = sorted((tmp_path / "games").glob("*.play"))
    assert len(records) == games
    finished = [Record.load(path) for path in records]
    assert all(record.turn is None or "Result" in record.tags for record in finished)
