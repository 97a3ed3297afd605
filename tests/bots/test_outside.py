"""Bots that are programs of their own, well-behaved and otherwise."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from alcaide import Record
from alcaide.bots.external import LONGEST, ForfeitError, Outside, check, seated
from alcaide.bots.match import Forfeit, play_on, streams
from alcaide.core.errors import AlcaideError
from alcaide.core.rng import Rng
from alcaide.games import GAMES

ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)
EXAMPLE = f"cmd:{PYTHON} {shlex.quote(str(ROOT / 'examples' / 'outside_bot.py'))}"
READY = "import json, sys, time\nsys.stdin.readline()\nprint('{}', flush=True)\n"


def program(tmp_path: Path, body: str) -> str:
    """Return the command of a bot that greets properly and then does something."""
    file = tmp_path / "bot.py"
    file.write_text(READY + body)
    return f"{PYTHON} {shlex.quote(str(file))}"


def played(game: str, names: list[str], seconds: float = 10.0) -> tuple[Record, Forfeit | None]:
    record = Record(GAMES[game], GAMES[game].setup(len(names), seed=5))
    with seated(names, seconds) as bots:
        return record, play_on(record, bots, streams(b"a seed", len(bots))).forfeit


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_a_whole_game(name: str) -> None:
    players = GAMES[name].seats[0]
    record, forfeit = played(name, [EXAMPLE] + ["random"] * (players - 1))
    assert forfeit is None
    assert record.turn is None
    assert Record.loads(record.dumps()) == record


def test_both_seats_may_be_the_same_program() -> None:
    record, forfeit = played("castle", [EXAMPLE, EXAMPLE])
    assert forfeit is None
    assert record.turn is None


LISTEN = """
said = []
for line in sys.stdin:
    asked = json.loads(line)
    said.append(asked)
    print(json.dumps({"action": asked["actions"][-1]["notation"]}), flush=True)
json.dump(said, open(sys.argv[1], "w"))
"""


def test_questions_are_what_the_documentation_says(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    command = f"{program(tmp_path, LISTEN)} {shlex.quote(str(heard))}"
    record, forfeit = played("castle", ["random", f"cmd:{command}"])
    assert forfeit is None
    game = GAMES["castle"]
    asked = json.loads(heard.read_text())
    mine = [step for step in record.replay() if step.seat == 1]
    mine = [step for step in mine if len(game.legal_actions(step.state)) > 1]
    assert len(mine) == len(asked) > 20
    for step, question in zip(mine, asked, strict=True):
        legal = game.legal_actions(step.state)
        assert set(question) == {"type", "time", "actions", "view"}
        assert [each["notation"] for each in question["actions"]] == [
            game.write(step.state, action) for action in legal
        ]
        assert question["actions"][-1]["notation"] == step.text
        assert {each["action"]["type"] for each in question["actions"]} <= {
            struct.__struct_config__.tag for struct in game.action_type.__args__
        }
        assert question["view"]["seat"] == 1
        assert question["view"]["drawn"] == step.state.drawn


HANG = "time.sleep(600)"
MISBEHAVING = {
    "crash": "sys.stdin.readline()\nsys.exit(3)",
    "timeout": HANG,
    "garbage": "print('e4', flush=True)\n" + HANG,
    "illegal": "print(json.dumps({'action': 999}), flush=True)\n" + HANG,
    "long": f"print('x' * {LONGEST + 1}, flush=True)\n" + HANG,
}


@pytest.mark.parametrize("reason", MISBEHAVING)
def test_a_program_that_misbehaves_loses_only_its_game(reason: str, tmp_path: Path) -> None:
    begun = time.monotonic()
    names = ["random", "cmd:" + program(tmp_path, MISBEHAVING[reason])]
    record, forfeit = played("castle", names, seconds=1.5 if reason == "timeout" else 20)
    assert forfeit is not None
    assert (forfeit.seat, forfeit.reason) == (1, reason)
    assert record.turn is not None
    again = Record.loads(record.dumps())
    assert again.tags["Result"] == (f"forfeit 1 {reason}",)
    assert time.monotonic() - begun < 300
    assert played("castle", ["random", "greedy"])[1] is None


@pytest.mark.parametrize(
    "answer",
    [
        '{"action": -1}', '{"action": true}', '{"action": 1.5}', '{"action": null}', "[]", "{}",
        '{"action": "pass"}', '{"action": ""}', "\\xff\\xfe", "", "[" * 30_000,
    ],
)  # fmt: skip
def test_whatever_is_no_legal_action_loses(answer: str, tmp_path: Path) -> None:
    body = f"sys.stdout.buffer.write(b'{answer}' + b'\\n')\nsys.stdout.flush()\n" + HANG
    _, forfeit = played("castle", ["random", "cmd:" + program(tmp_path, body)])
    assert forfeit is not None
    assert forfeit.reason in ("garbage", "illegal")
    assert forfeit.words["answer"].isprintable()


def test_a_flood_of_output_is_not_read(tmp_path: Path) -> None:
    body = "while True:\n    sys.stdout.write('x' * 65536)\n"
    _, forfeit = played("castle", ["random", "cmd:" + program(tmp_path, body)])
    assert forfeit is not None
    assert forfeit.reason == "long"


def test_a_program_that_reads_nothing_is_late(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(60)\n")
    _, forfeit = played("castle", ["random", f"cmd:{PYTHON} {shlex.quote(str(file))}"], 0.5)
    assert forfeit is not None
    assert forfeit.reason == "timeout"


def test_what_cannot_be_started_loses() -> None:
    _, forfeit = played("castle", ["cmd:no-such-program --fast", "random"])
    assert forfeit is not None
    assert (forfeit.seat, forfeit.reason) == (0, "start")


@pytest.mark.skipif(os.name != "posix", reason="counts processes by their group")
def test_nothing_is_left_running(tmp_path: Path) -> None:
    body = "import subprocess\nsubprocess.Popen(['sleep', '60'])\n" + HANG
    outside = Outside(program(tmp_path, body), 1.5)
    game = GAMES["castle"]
    state = game.new(2, seed=1)
    seat = game.turn(state)
    with pytest.raises(ForfeitError):
        outside.choose(game, game.observe(state, seat), game.legal_actions(state), Rng(b""))
    group = next(iter(outside.programs.values())).process.pid
    outside.close()
    for _ in range(50):  # a killed process is there until its new parent has taken notice
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            break
        time.sleep(0.1)
    else:
        pytest.fail("something is left running")


@pytest.mark.parametrize("command", ["", "  ", "'unbalanced", '"'])
def test_what_is_no_command_is_refused_before_a_game(command: str) -> None:
    name = f"cmd:{command}"
    with pytest.raises(AlcaideError, match="no command that can be read"), seated(["random", name]):
        pass
    with pytest.raises(AlcaideError, match="no command that can be read"):
        check(name)


def test_a_name_that_is_no_bot_is_refused() -> None:
    with pytest.raises(AlcaideError, match="there is no bot 'deep'"), seated(["deep"]):
        pass
