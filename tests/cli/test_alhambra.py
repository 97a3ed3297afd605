"""Alhambra in the terminal: simulated, replayed, shown, played, with its modules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from alcaide.locale import LANGUAGES
from alcaide.record import Record
from records import GOLDEN, lines_of
from terminal import alcaide

NAMES = sorted(path.name for path in GOLDEN.glob("alhambra-*.play"))
MODULES = "vizier=on exchange=on bonus=on squares=on"
UNSAID = re.compile(r"\b(?:alhambra|table|cli)-[a-z]|\{ ?\$|\?\?\?")


def test_simulate_takes_modules_and_rulings() -> None:
    args = ("simulate", "alhambra", "--players", "6", "--seed", "9", "--options")
    said = alcaide(*args, f"{MODULES} end=bag")
    assert (said.code, said.err) == (0, "")
    record = Record.loads(said.out)
    assert record.dumps() == said.out == alcaide(*args, f"end=bag {MODULES}").out
    assert record.setup.players == 6
    assert lines_of(said.out)[4] == f'[Options "{MODULES} end=bag"]'
    assert record.turn is None
    assert alcaide(*args, "vizier=yes").code == 2


def test_simulate_sums_up(tmp_path: Path) -> None:
    args = ("simulate", "alhambra", "-s", "5", "-n", "2", "-o", str(tmp_path), "--json")
    for line in alcaide(*args).lines:
        told = json.loads(line)
        record = Record.load(tmp_path / f"alhambra-{told['seed']}.play")
        assert told["scores"] == record.game.scores(record.state())
        assert len(told["scores"]) == 2
        again = alcaide("replay", "--json", str(tmp_path / f"alhambra-{told['seed']}.play"))
        assert json.loads(again.out) == {key: told[key] for key in told if key != "seed"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_games_are_told_and_shown_in_every_language(name: str, lang: str) -> None:
    record = Record.load(GOLDEN / name)
    said = alcaide("replay", str(GOLDEN / name), "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert not UNSAID.search(said.out)
    for step in range(0, len(record.actions) + 1, 60):
        said = alcaide("show", str(GOLDEN / name), "--step", str(step), "--lang", lang)
        assert (said.code, said.err) == (0, "")
        assert not UNSAID.search(said.out)


def test_nobody_wins_where_dirk_does() -> None:
    said = alcaide("replay", str(GOLDEN / "alhambra-rulings-2.play"))
    assert said.lines[-2].startswith("Nobody wins: ")
    assert "143" in said.lines[-2]
    record = Record.load(GOLDEN / "alhambra-rulings-2.play")
    assert record.state().dirk_points == 143


def test_show_keeps_bonus_cards_and_answers_hidden() -> None:
    view = json.loads(alcaide("show", str(GOLDEN / "alhambra-unfinished-3.play"), "--json").out)
    assert view["phase"] == "reveal"
    assert [seat["answered"] for seat in view["seats"]].count(True) == 1
    assert view["answer"] == view["bonuses"] == []
    assert len(view["unknown"]) == sum(seat["bonuses"] for seat in view["seats"])


def test_answers_are_told_at_the_terminal_when_all_are_in(tmp_path: Path) -> None:
    path = tmp_path / "asked.play"
    path.write_text((GOLDEN / "alhambra-unfinished-3.play").read_text())
    told = re.compile(r"^ *191  Luis +reveal none", re.MULTILINE)
    args = ("play", "alhambra", "--seats", "Ana,Luis,me", "--record", str(path))
    said = alcaide(*args, stdin="log 2\n")
    assert re.search(r"191  Luis +…", said.out)
    assert not told.search(said.out)
    assert told.search(alcaide("replay", str(path)).out)  # who has the file has all of it
    said = alcaide(*args, stdin="reveal none\n\nreveal none\n\nlog 9\n")
    assert told.search(said.out)


def test_bench_takes_options() -> None:
    args = ("bench", "alhambra", "--players", "3", "--seconds", "0.1", "--json", "--options")
    measured = json.loads(alcaide(*args, MODULES).out)
    assert (measured["game"], measured["players"]) == ("alhambra", 3)
    assert alcaide(*args, "dirk=on").code == 2


def test_a_whole_game_with_all_modules(tmp_path: Path) -> None:
    path = str(tmp_path / "evening.play")
    args = ("play", "alhambra", "--seats", "me,greedy,random", "--seed", "4", "--record", path)
    said = alcaide(*args, "--options", MODULES, stdin="1\n" * 30)
    assert said.code == 0
    begun = Record.load(path)
    assert begun.turn is not None
    assert begun.names == ("Player", "Bot: greedy", "Bot: random")
    said = alcaide("play", "alhambra", "--record", path, stdin="6\n4\n2\n1\n" * 300)
    assert said.code == 0
    assert not UNSAID.search(said.out)
    record = Record.load(path)
    assert record.turn is None
    assert record.actions[: len(begun.actions)] == begun.actions
    assert {option for option, value in record.setup.options.items() if value == "on"} > {
        *("vizier", "exchange", "bonus", "squares"),
    }
