"""The commands: what they print, for people and for scripts, and their exit codes."""

from __future__ import annotations

import json
import re
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import alcaide as package
from alcaide.cli.main import PLACES
from alcaide.core.build import kind
from alcaide.core.game import Note
from alcaide.locale import LANGUAGES, texts
from alcaide.record import Record
from records import GOLDEN, WHOLE, lines_of, played
from terminal import COMMAND, alcaide, shell

GAME = str(GOLDEN / "flags-3.play")
UNFINISHED = str(GOLDEN / "unfinished-3.play")


# ---------------------------------------------------------------- help and usage


def test_version_says_how_the_rules_run() -> None:
    said = alcaide("--version")
    assert said == alcaide("--version", env={"LANG": "fr_FR.UTF-8"})
    assert (said.code, said.out) == (0, f"alcaide {package.__version__} ({kind()})\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *PLACES])
def test_help_is_complete_in_every_language(command: str, lang: str) -> None:
    said = alcaide("--lang", lang, *([command] if command else []), "--help")
    assert (said.code, said.err) == (0, "")
    assert not re.search(r"\bcli-[a-z]", said.out)
    assert texts(lang).say("cli-option-help") in said.out
    assert texts(lang).say("cli-examples") in said.out
    example = said.out.split(texts(lang).say("cli-examples"))[1].split()
    assert example[0] == "alcaide"
    assert max(len(line) for line in said.lines) <= 80


@pytest.mark.parametrize("command", PLACES)
def test_examples_in_the_help_are_commands(command: str) -> None:
    out = alcaide(command, "--help").out
    assert f"alcaide {command}" in out.split("Examples:")[1]
    for option in re.findall(r" (--[a-z]+)", out.split("Examples:")[1]):
        assert option in out.split("Examples:")[0] or option == "--seed"


@pytest.mark.parametrize(
    ("lang", "error"), [("it_IT.UTF-8", "Errore"), ("fr_CA", "Erreur"), ("de_DE", "Error")]
)
def test_the_environment_chooses_the_language(lang: str, error: str) -> None:
    said = alcaide("replay", "nothing.play", env={"LANG": lang})
    assert said.code == 1
    assert said.err.startswith(error)


def test_the_language_can_be_chosen_before_and_after_the_command() -> None:
    before = alcaide("--lang", "it", "rules", "alcazar", "31")
    assert before.out == alcaide("rules", "alcazar", "31", "--lang", "it").out
    assert "castello" in before.out
    assert alcaide("--lang=it", "nothing").err.startswith("Errore: Non c")


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["dance"], "There is no command “dance”. There are: play, serve, simulate"),
        (["play", "chess"], "There is no game “chess”. There are: alcazar"),
        (["replay", "--nope", "x"], "There is no option --nope."),
        (["replay"], "FILE is missing."),
        (["serve", "--port", "99999"], "--port cannot be that"),
        (["simulate", "alcazar", "--players", "9"], "This game is for 2 to 5 players, not 9."),
        (["simulate", "alcazar", "--options", "taxes=on"], "has no option 'taxes'"),
        (["simulate", "alcazar", "--games", "0"], "--games cannot be that"),
        (["simulate", "castle", "--bot", "deep"], "There is no bot “deep”. There are: random"),
        (["simulate", "castle", *["--bot", "random"] * 3], "This game is for 2 players, not 3."),
        (["simulate", "alcazar", "-p3", "-brandom", "-bgreedy"], "2 bots are named for 3 seats"),
        (["show", GAME, "--step", "9999"], "there is no step 9999"),
        (["show", GAME, "--turn", "4"], "--turn cannot be that"),
        (["rules", "alcazar", "ALC-999"], "There is no rule ALC-999. There are: ALC-1, ALC-2"),
        (["play", "alcazar", "--seats", "me,me"], "Two people have the same name."),
        (
            ["play", "alcazar", "--seats", "me,,random"],
            "A seat is “me”, a bot (random, easy, greedy, medium, hard, expert)",
        ),
        (["play", "alcazar", "--seats", "a,b,c,d,e,f"], "for 2 to 5 players, not 6"),
        (["bench", "alcazar", "--players", "7"], "for 2 to 5 players, not 7"),
    ],
)
def test_wrong_usage_is_told_and_exits_with_2(args: list[str], reason: str) -> None:
    said = alcaide(*args)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("Error: ")
    assert reason in said.err
    assert "Traceback" not in said.err


def test_no_arguments_show_the_help() -> None:
    said = alcaide()
    assert said.code == 2
    assert "Commands:" in said.out + said.err


# ---------------------------------------------------------------- simulate


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


# ---------------------------------------------------------------- replay


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
        (b"0 pass\n" * 1_000_000, 'line 1: NOTATION: The header has no [Game "..."].'),
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
    assert said.err == f"Error: {tmp_path / 'nothing.play'}: No such file or directory\n"
    assert alcaide(command, str(tmp_path)).code == 1
    said = alcaide("simulate", "alcazar", "--out", str(tmp_path / "no" / "where.play"))
    assert said.code == 1


# ---------------------------------------------------------------- show, rules, bench


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


# ---------------------------------------------------------------- as a process


def test_a_record_goes_through_a_pipe() -> None:
    text = shell("simulate", "alcazar", "--seed", "3").out
    assert shell("replay", "-q", "-", stdin=text.encode()).code == 0
    said = shell("replay", "-", stdin=text.encode() + b"0 pass\n")
    assert said.code == 1
    assert said.err.startswith("Error: -, line ")


def test_output_is_utf8_and_without_colours_in_a_pipe() -> None:
    env = {"LANG": "fr_FR.ISO-8859-1", "PYTHONIOENCODING": "latin-1"}
    said = shell("show", GAME, env=env)
    assert said.code == 0
    assert "●" in said.out
    assert "\x1b" not in said.out


def test_a_broken_pipe_is_quiet() -> None:
    command = [*COMMAND, "replay", "--legal", GAME]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()  # the reader has gone before the first line is written
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_starting_is_quick() -> None:
    script = "import sys; import alcaide.cli.main; print(*sys.modules, sep='\\n')"
    done = subprocess.run([COMMAND[0], "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "alcaide.record.record" in loaded
    heavy = {"rich", "litestar", "sqlalchemy", "uvicorn", "fluent.runtime", "markdown_it"}
    assert loaded & heavy == set()


# ---------------------------------------------------------------- analyse


@pytest.mark.parametrize("lang", LANGUAGES)
def test_analyse_tells_turning_points_and_chances(lang: str) -> None:
    said = alcaide("--lang", lang, "analyse", "-n", "4", UNFINISHED)
    assert (said.code, said.err) == (0, "")
    assert not re.search(r"\b(cli|table)-[a-z]", said.out)
    assert "%" in said.out


def test_analyse_can_be_repeated_and_reads_standard_input() -> None:
    arguments = ("analyse", "-n", "4", "--json")
    one = alcaide(*arguments, UNFINISHED)
    other = alcaide(*arguments, "-", stdin=Path(UNFINISHED).read_text())
    assert one == other
    told = json.loads(one.out)
    record = Record.load(UNFINISHED)
    assert len(told["chances"]) == len(record.actions) + 1
    assert all(abs(sum(chances) - 1) < 0.01 for chances in told["chances"])
    for turn in told["turning_points"]:
        assert record.actions[turn["step"]][0] == turn["seat"]
        assert turn["before"] > turn["after"]
