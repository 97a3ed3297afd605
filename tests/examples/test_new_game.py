"""``alcaide new-game``: what it writes is a game, and plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alcaide import Record, game
from alcaide.locale import LANGUAGES, texts
from installing import ROOT, found, install
from terminal import alcaide


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, as it is written."""
    folder = tmp_path_factory.mktemp("new") / "bastion"
    said = alcaide("new-game", "bastion", "--code", "BST", "--out", str(folder))
    assert said.code == 0, said.err
    assert said.out.startswith(f"Bastion is in {folder}.")
    return folder


def test_what_is_written_is_a_game_that_is_played(project: Path, tmp_path: Path) -> None:
    site, file = tmp_path / "site", str(tmp_path / "game.play")
    install(project, site)
    with found(site):
        bots = ["--bot", "random", "--bot", "greedy", "--bot", "medium"]
        assert alcaide("simulate", "bastion", "--seed", "2", *bots, "--out", file).code == 0
        record = Record.load(file)
        assert record.game is game("bastion")
        assert record.turn is None
        assert "BST-11" in alcaide("rules", "bastion").out
        for lang in LANGUAGES:
            shown = alcaide("show", file, "--step", "5", "--lang", lang).out
            assert "Bastion" in shown
            assert "bastion-" not in shown
    paths = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(
        command,
        cwd=project,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "2 passed" in done.stdout
    assert "def test_bst_11_" in (project / "tests/test_bastion.py").read_text(encoding="utf-8")


def test_it_has_the_rooms_of_every_game_and_no_word_of_the_skeleton(project: Path) -> None:
    ours = {path.name for path in (ROOT / "src/alcaide/games/castle").iterdir() if path.is_dir()}
    rooms = {path.name for path in (project / "bastion").iterdir() if path.is_dir()}
    assert ours - {"data", "__pycache__", "layer"} == rooms - {"locale"}  # a layer is optional
    files = [path for path in project.rglob("*") if path.is_file()]
    assert len(files) > 40
    for path in files:
        assert not path.name.endswith(".in")
        assert "myg" not in (path.name + path.read_text(encoding="utf-8")).lower()


def test_what_is_written_is_linted_and_typed(project: Path) -> None:
    style = ["--config", str(ROOT / "pyproject.toml"), "--ignore", "I,D"]
    for command in (
        ["ruff", "check", *style, str(project)],
        ["ruff", "format", "--check", "--config", str(ROOT / "pyproject.toml"), str(project)],
        ["mypy", "--strict", "--cache-dir", str(project.parent / "cache"), "-p", "bastion"],
    ):
        run = [sys.executable, "-m", *command]
        done = subprocess.run(run, cwd=project, capture_output=True, text=True, check=False)
        if "No module named ruff" in done.stderr or "No module named mypy" in done.stderr:
            pytest.skip("only the environment for development has the linters")
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "key"),
    [
        (["Bastion"], "no-name"),
        (["my-game"], "no-name"),
        (["class"], "no-name"),
        (["7up"], "no-name"),
        (["table"], "no-name"),
        (["tests"], "no-name"),
        (["x" * 300], "no-name"),
        (["castle"], "taken"),
        (["json"], "taken"),
        (["x7"], "no-code"),
        (["bastion", "--code", "bst"], "no-code"),
        (["bastion", "--out", "."], "exists"),
    ],
)
def test_what_cannot_be_is_told(args: list[str], key: str, lang: str, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    said = alcaide("new-game", *args, "--lang", lang)
    assert said.code == 2
    code = args[-1] if "--code" in args else "X"
    words = {"name": args[0][:40], "code": code, "folder": "."}
    assert texts(lang).say(f"cli-new-game-{key}", words) in said.err
    assert sorted(tmp_path.iterdir()) == before
