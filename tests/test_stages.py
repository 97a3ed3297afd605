"""The stages of the whole check: nothing is left out, and they run as they should."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import profiles
import running
import stages
from running import ROOT, Runner, Stage

TESTS = ROOT / "tests"
BY = {stage.key: stage for stage in stages.stages()}
ABOUT = re.compile(r"alcaide\.core import build|core\.build|ALCAIDE_EXPECT")  # of the build


def pytest_of(key: str) -> list[str]:
    """Return how a stage calls pytest."""
    (command,) = [command for command in BY[key].commands if "pytest" in command]
    return command[command.index("pytest") + 1 :]


def test_every_test_is_in_a_stage() -> None:
    """With the rules compiled all run but those in a browser, which have a stage of their own."""
    assert [word for key in ("compiled", "e2e") for word in pytest_of(key) if "e2e" in word] == [
        "not e2e",
        "e2e",
    ]
    for key in ("compiled", "e2e"):
        assert [word for word in pytest_of(key) if (ROOT / word).exists()] == []
        assert not {"-k", "--ignore", "--deselect"} & set(pytest_of(key))


def test_what_depends_on_the_build_runs_in_both() -> None:
    both = [ROOT / path for path in stages.in_both()]
    assert set(stages.in_both()) <= set(pytest_of("tests"))
    assert "-m" not in pytest_of("tests")[1:]
    for pattern in stages.BOTH:
        assert "*" in pattern or (ROOT / pattern).exists(), pattern
    for path in sorted(TESTS.rglob("test_*.py")):
        if ABOUT.search(path.read_text(encoding="utf-8")) and path.name not in ALIKE:
            assert any(path.is_relative_to(one) for one in both), path


ALIKE = {Path(__file__).name, "test_versions.py"}  # whatever the build is


def test_what_a_stage_needs_comes_before_it() -> None:
    seen: set[str] = set()
    for stage in BY.values():
        assert set(stage.needs) <= seen
        seen.add(stage.key)
    assert set(stages.FAST) < seen
    assert not set(stages.FAST) & {"package", "compiled", "e2e"}


def test_stages_choose_how_much_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(profiles.VARIABLE, raising=False)
    assert set(stages.trying("thorough")) == {profiles.VARIABLE}
    assert {"quick", "thorough"} < set(profiles.SHARES)
    monkeypatch.setenv(profiles.VARIABLE, "long")
    assert stages.trying("thorough") == {}


def test_the_stages_are_explained() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.findall(r"(?m)^\| `(\w+)` \|", text)
    assert told == list(BY)
    for word in (profiles.VARIABLE, *profiles.SHARES):
        assert f"`{word}" in text, word


def writing(key: str, script: str, *needs: str, alone: bool = False) -> Stage:
    return Stage(key, f"Stage {key}", [[sys.executable, "-c", script]], {}, needs, alone)


@pytest.fixture
def _logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LOGS", tmp_path / "logs")


@pytest.mark.usefixtures("_logs")
def test_stages_run_side_by_side_and_are_told_apart(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Each of two waits until the other one has begun."""
    meet = (
        "import os, time; print('{0}'); os.mkdir(r'{2}/{0}')\n"
        "while not os.path.exists(r'{2}/{1}'): time.sleep(0.01)\nprint('{0}')"
    )
    chosen = [
        writing("first", meet.format("one", "two", tmp_path)),
        writing("second", meet.format("two", "one", tmp_path)),
        writing("third", f"import os; os.rmdir(r'{tmp_path}/one')", "first", alone=True),
    ]
    runner = Runner(chosen, 2)
    assert runner.run()
    out = capfd.readouterr().out
    assert "one\none\n" in out
    assert "two\ntwo\n" in out
    assert [line.split()[0] for line in runner.results] == ["passed"] * 3
    assert runner.results[-1].endswith("Stage third")
    assert not (tmp_path / "one").exists()


@pytest.mark.usefixtures("_logs")
def test_the_first_failure_ends_all(capfd: pytest.CaptureFixture[str]) -> None:
    chosen = [
        writing("endless", "import time\nwhile True: time.sleep(1)"),
        writing("broken", "import sys; print('no good'); sys.exit(3)"),
        writing("after", "print('never')", "broken"),
    ]
    runner = Runner(chosen, 2)
    assert not runner.run()
    assert [re.sub(r" .* s ", "", line) for line in runner.results] == ["FAILED Stage broken"]
    out = capfd.readouterr().out
    assert "no good" in out
    assert "never" not in out
    assert "endless" not in out


@pytest.mark.usefixtures("_logs")
def test_after_a_failure_it_can_go_on_with_what_does_not_need_it() -> None:
    chosen = [
        writing("broken", "import sys; sys.exit(3)"),
        writing("after", "", "broken"),
        writing("last", "", "after"),
        writing("other", "", alone=True),
    ]
    runner = Runner(chosen, 2, keep_going=True)
    assert not runner.run()
    assert [re.sub(r" .* s ", "", line) for line in runner.results] == [
        "FAILED Stage broken",
        "passed Stage other",
    ]


def test_stages_that_are_unknown_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert stages.main(["lint", "nonsense"]) == 2
    assert "no such stage: nonsense" in capsys.readouterr().err
