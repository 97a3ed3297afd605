"""``alcaide simulate``: games between bots, and their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alcaide.locale import LANGUAGES
from alcaide.record import Record
from terminal import alcaide


def test_simulate_writes_the_same_record_for_the_same_seed(tmp_path: Path) -> None:
    out = str(tmp_path / "game.play")
    said = alcaide("simulate", "alcazar", "--players", "4", "--seed", "7", "--out", out)
    assert (said.code, said.out, said.err) == (0, "", "")
    record = Record.load(out)
    assert record.setup.players == 4
    assert record.turn is None
    assert record.tags == {"Seed": ("7",)}
    printed = alcaide("simulate", "alcazar", "-p", "4", "-s", "7").out
    assert printed == record.dumps()
    assert alcaide("simulate", "alcazar", "-p", "4", "-s", "8").out != printed
    assert alcaide("simulate", "alcazar", "-s", "seven").out != printed


def test_simulate_is_the_same_on_every_platform() -> None:
    record = Record.loads(alcaide("simulate", "alcazar", "--seed", "1").out)
    assert record.setup == record.game.setup(2, seed=1)
    assert len(record.actions) == 218
    assert record.actions[:3] == [(0, "palace 18"), (0, "done"), (1, "castle 47 47-49")]


def test_simulate_without_a_seed_says_which_it_took() -> None:
    first = Record.loads(alcaide("simulate", "alcazar").out)
    second = Record.loads(alcaide("simulate", "alcazar").out)
    assert first.setup != second.setup
    seed = first.tags["Seed"][0]
    assert Record.loads(alcaide("simulate", "alcazar", "--seed", seed).out) == first


def test_simulate_takes_options() -> None:
    options = "money_points=off straight_founding=on"
    said = alcaide("simulate", "alcazar", "--seed", "1", "--options", options)
    assert Record.loads(said.out).setup.options == {
        "money_points": "off",
        "castle_at_50": "no-union",
        "straight_founding": "on",
    }


def test_simulate_takes_a_profile_and_options_on_top() -> None:
    french = {"money_points": "off", "castle_at_50": "no-union", "straight_founding": "off"}
    for options, changed in (("", {}), ("straight_founding=on", {"straight_founding": "on"})):
        args = ("simulate", "alcazar", "--profile", "french", "--options", options)
        assert Record.loads(alcaide(*args).out).setup.options == french | changed
    said = alcaide("simulate", "castle", "--profile", "french", "--lang", "it")
    assert "non ha un profilo 'french'; ha: house, printed" in said.err
    assert said.code != 0


def test_simulate_many_games(tmp_path: Path) -> None:
    said = alcaide("simulate", "alcazar", "--seed", "5", "--games", "3")
    assert [line.partition(":")[0] for line in said.lines] == ["seed 5", "seed 6", "seed 7"]
    folder = tmp_path / "games"
    args = ("simulate", "alcazar", "--seed", "5", "--games", "3", "--out", str(folder), "--json")
    said = alcaide(*args)
    results = [json.loads(line) for line in said.lines]
    assert [result["seed"] for result in results] == ["5", "6", "7"]
    assert sorted(p.name for p in folder.iterdir()) == [f"alcazar-{n}.play" for n in (5, 6, 7)]
    for result in results:
        record = Record.load(folder / f"alcazar-{result['seed']}.play")
        assert result["scores"] == record.game.scores(record.state())
        assert result["winners"] == record.game.winners(record.state())
        assert result["actions"] == len(record.actions)


def test_simulate_lets_bots_play() -> None:
    args = ("simulate", "castle", "--seed", "5", "--bot", "random", "--bot", "greedy")
    record = Record.loads(alcaide(*args).out)
    assert record.names == ("Bot: random", "Bot: greedy")
    assert record.game.winners(record.state()) == [1]
    assert Record.loads(alcaide(*args).out) == record
    said = alcaide("simulate", "alcazar", "-p", "3", "-s", "5", "-b", "random", "--json")
    assert json.loads(said.out)["players"] == 3
    said = alcaide("simulate", "alcazar", "-s", "5", *["-b", "random"] * 4, "--json")
    assert json.loads(said.out)["players"] == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_tells_whose_fault_it_is(lang: str) -> None:
    args = ("simulate", "castle", "--seed", "5", "--bot", "random", "--bot", "cmd:no-such-bot")
    said = alcaide("--lang", lang, *args, "--games", "2", "--json")
    assert said.code == 0
    assert len(said.err.splitlines()) == 2
    assert "cmd:no-such-bot" in said.err
    for line in said.lines:
        told = json.loads(line)
        assert told["forfeit"] == {"seat": 1, "reason": "start"}
        assert not told["over"]
    assert '[Result "forfeit 1 start"]' in alcaide(*args).out


def test_simulate_makes_no_paths_of_seeds(tmp_path: Path) -> None:
    said = alcaide("simulate", "alcazar", "-s", "../x", "-n", "2", "-o", str(tmp_path / "g"))
    assert (said.code, said.err) == (0, "")
    assert len(list((tmp_path / "g").iterdir())) == 2
    assert [p.name for p in tmp_path.iterdir()] == ["g"]


def test_a_game_is_broken_off_at_the_limit() -> None:
    said = alcaide("simulate", "alhambra", "--seed", "1", "--limit", "30")
    assert '[Result "broken-off"]' in said.out
    told = alcaide("replay", "-", stdin=said.out)
    assert "Broken off after 30 actions: nobody wins." in told.out
    assert "to move" not in alcaide("show", "-", stdin=said.out).out
    line = alcaide("simulate", "castle", "-s", "1", "-n", "2", "--limit", "9").out.splitlines()[0]
    assert line.startswith("seed 1: broken off after 9 actions with")
    made = json.loads(alcaide("simulate", "castle", "--json", "--limit", "9").out)
    assert (made["over"], made["broken_off"], made["winners"]) == (False, True, [])


def test_bots_that_come_to_no_end_draw() -> None:
    arguments = ("arena", "castle", "random", "easy", "-n", "2", "-j", "1", "--limit", "20")
    told = json.loads(alcaide(*arguments, "--json").out)
    assert [row["wins"] for row in told["bots"]] == [1, 1]
    assert [row["broken_off"] for row in told["bots"]] == [2, 2]
    assert "broken off" in alcaide(*arguments).out
