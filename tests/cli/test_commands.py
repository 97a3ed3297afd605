"""The commands: what they print, for people and for scripts, and their exit codes."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import alcaide as package
from alcaide.cli.main import PLACES
from alcaide.core.build import kind
from alcaide.locale import LANGUAGES, texts
from records import GAME
from terminal import COMMAND, alcaide, shell

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
    known, examples = alcaide(command, "--help").out.split("Examples:")
    assert f"alcaide {command}" in examples
    for named in set(re.findall(rf"alcaide {command} (\w+)", examples)):  # commands of commands
        if re.search(rf"^  {named} ", known, re.MULTILINE):
            known += alcaide(command, named, "--help").out
    for option in re.findall(r" (--[a-z]+)", examples):
        assert option in known or option == "--seed"


def test_the_help_names_the_numbers_that_are_taken_otherwise() -> None:
    for command, option, number in [
        ("arena", "--games", 400),
        ("arena", "--seconds", 10),
        ("simulate", "--seconds", 10),
        ("bench", "--seconds", 3),
        ("serve", "--port", 8377),
    ]:
        told = re.sub(r"\s+", " ", alcaide(command, "--help").out)
        assert re.search(rf" {option} [A-Z ]*[A-Z][^-]* [Oo]therwise {number}[.;]", told), command
    assert "Altrimenti 400." in alcaide("arena", "--help", "--lang", "it").out


def test_the_manual_has_the_page_of_every_command() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert [name for name in PLACES if f"```{{alcaide-help}} {name}\n" not in manual] == []


@pytest.mark.parametrize(
    ("lang", "error"), [("it_IT.UTF-8", "Errore"), ("fr_CA", "Erreur"), ("de_DE", "Error")]
)
def test_the_environment_chooses_the_language(lang: str, error: str) -> None:
    said = alcaide("replay", "nothing.play", env={"LANG": lang})
    assert said.code == 1
    assert said.err.startswith(error)


def test_the_language_can_be_chosen_before_and_after_the_command() -> None:
    for help_page in (["-h", "--lang", "it"], ["--lang=it", "-h"]):
        assert alcaide("rules", *help_page).out.startswith("Uso: ")
        assert alcaide(*help_page).out.startswith("Uso: ")
    before = alcaide("--lang", "it", "rules", "alcazar", "31")
    assert before.out == alcaide("rules", "alcazar", "31", "--lang", "it").out
    assert "castello" in before.out
    assert alcaide("--lang=it", "nothing").err.startswith("Errore: Non c")


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["dance"], "There is no command “dance”. There are: play, serve, setup, simulate"),
        (["play", "chess"], "There is no game “chess”. There are: alcazar"),
        (["replay", "--nope", "x"], "There is no option --nope."),
        (["replay"], "FILE is missing."),
        (["serve", "--port", "99999"], "--port should be a whole number from 0 to 65535."),
        (["simulate", "alcazar", "--players", "9"], "This game is for 2 to 5 players, not 9."),
        (["simulate", "alcazar", "--options", "taxes=on"], "has no option 'taxes'"),
        (["simulate", "alcazar", "--games", "0"], "--games should be a whole number, at least 1."),
        (["simulate", "castle", "--bot", "deep"], "There is no bot “deep”. There are: random"),
        (["simulate", "castle", *["--bot", "random"] * 3], "This game is for 2 players, not 3."),
        (["simulate", "alcazar", "-p3", "-brandom", "-bgreedy"], "2 bots are named for 3 seats"),
        (
            ["simulate", "castle", "--bot", "hard@0"],
            "a whole number of simulations, as in hard@200.",
        ),
        (["arena", "castle", "hard@", "easy"], "a whole number of simulations, as in hard@200."),
        (["arena", "castle", "random@3", "easy"], "random does not search, so it takes no number"),
        (["simulate", "castle", "--bot", "cmd:"], "after cmd: comes the command of a program"),
        (["arena", "castle", "cmd:'a", "easy"], "No command that can be read stands in “cmd:'a”"),
        (["simulate", "castle", "--players", "0"], "This game is for 2 players, not 0."),
        (
            ["simulate", "castle", "--options", "taxes=on"],
            "no option 'taxes'; it has: start_spaces",
        ),
        (["simulate", "castle", "--seconds", "nan"], "a number from 0.05 to 86400."),
        (["arena", "castle", "easy", "--seconds", "inf"], "a number from 0.05 to 86400."),
        (["bench", "castle", "--seconds", "nan"], "--seconds should be a number from 0.05 to 600."),
        (["bench", "castle", "--players", "two"], "--players should be a whole number."),
        (["replay", "a.play", "b.play"], "This is too much: b.play\n“alcaide replay --help”"),
        (
            ["simulate", "castle", "--players"],
            "A value for --players is missing.\n“alcaide simulate",
        ),
        (["show", GAME, "--dark=1"], "--dark takes no value.\n“alcaide show --help”"),
        (["show", GAME, "--step", "9999"], "there is no step 9999"),
        (["show", GAME, "--turn", "4"], "--turn should be one of: 0, 1, 2, 3, plan"),
        (["rules", "alcazar", "ALC-999"], "There is no rule ALC-999. There are: ALC-1, ALC-2"),
        (["play", "alcazar", "--seats", "me,me"], "Two people have the same name."),
        (
            ["play", "alcazar", "--seats", "me,,random"],
            "A seat is “me”, a bot (random, easy, greedy, medium, hard, expert, ",
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


@pytest.mark.parametrize("lang", ["it", "fr"])
@pytest.mark.parametrize(
    "args",
    [
        ["simulate", "alcazar", "--games", "x"],
        ["simulate", "alcazar", "--players", "x"],
        ["serve", "--port", "-1"],
        ["bench", "alcazar", "--seconds", "nan"],
        ["show", GAME, "--turn", "x"],
        ["show", GAME, "--dark=1"],
        ["show", GAME, "--step"],
        ["show", GAME, GAME],
        ["show"],
        ["show", "--nope"],
        ["simulate", "alcazar", "--bot", "hard@x"],
        ["simulate", "alcazar", "--bot", "random@1"],
        ["simulate", "alcazar", "--bot", "cmd:"],
        ["simulate", "alcazar", "--options", "taxes=on"],
        ["simulate", "alcazar", "--options", "taxes"],
        ["simulate", "alcazar", "--options", "money_points=x"],
        ["simulate", "castle", "--options", "taxes=on"],
        ["replay", "nothing.play"],
        ["replay", "."],
        ["replay", f"{GAME}/a.play"],
        ["arena", "alcazar", "easy", "-n2", "--out", GAME],
        ["db", "restore", "nothing.jsonl"],
    ],
)
def test_what_is_wrong_is_told_in_the_language_of_the_terminal(args: list[str], lang: str) -> None:
    said = alcaide(*args, "--lang", lang)
    english = alcaide(*args)
    assert said.code == english.code != 0
    assert said.err.startswith("Err")
    told = [text.split("\n")[0].partition(": ")[2] for text in (said.err, english.err)]
    assert told[0] != told[1]
    assert not re.search(r"\b(is|the|there|not|should)\b", told[0])


def test_no_arguments_show_the_help() -> None:
    said = alcaide()
    assert said.code == 2
    assert "Commands:" in said.out + said.err


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
