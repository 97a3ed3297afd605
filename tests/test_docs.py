"""The examples in README, documentation and docstrings do what they say."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import alcaide
from alcaide.cli.main import PLACES
from alcaide.record.positions import from_position
from terminal import alcaide as spoken

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def examples(path: Path) -> doctest.DocTest:
    """Return the examples of a page, which go on from block to block."""
    text = path.read_text(encoding="utf-8")
    parser = doctest.DocTestParser()
    found = []
    for block in BLOCK.finditer(text):
        if ">>>" in block[1]:
            line = text.count("\n", 0, block.start(1))
            for example in parser.get_examples(block[1], str(path)):
                example.lineno += line
                found.append(example)
    return doctest.DocTest(found, {}, path.name, str(path), 0, None)


WITH_EXAMPLES = [path for path in PAGES if examples(path).examples]
MODULES = [
    info.name
    for info in pkgutil.walk_packages(alcaide.__path__, "alcaide.")
    if ".migrations" not in info.name and not info.name.endswith("__main__")
]


def run(test: doctest.DocTest) -> None:
    """Run examples; the failure is the report."""
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert not results.failed, "".join(report)


def need_extras() -> None:
    """Skip a test where what learners use is not installed."""
    pytest.importorskip("pettingzoo", reason="needs alcaide[research]")
    pytest.importorskip("pyspiel", reason="needs alcaide[openspiel]")


def test_readme_has_examples() -> None:
    assert ROOT / "README.md" in WITH_EXAMPLES
    assert len(WITH_EXAMPLES) > 1


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda p: str(p.relative_to(ROOT)))
def test_page(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if path.stem == "research":
        need_extras()
    run(examples(path))


def test_commands_of_the_readme_work(tmp_path: Path) -> None:
    typed = re.findall(r"^\$ alcaide (.*)$", (ROOT / "README.md").read_text(), re.MULTILINE)
    quick = [shlex.split(line, comments=True) for line in typed if not line.startswith("play")]
    assert len(quick) > 3
    for arguments in quick:
        command = [sys.executable, "-m", "alcaide", *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{arguments}: {done.stderr}"
    assert (tmp_path / "position.svg").read_text().startswith("<svg")


@pytest.mark.parametrize("path", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_options_that_the_pages_name_are_there(path: Path) -> None:
    for line in re.findall(r"^\$ alcaide (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
        command, *words = shlex.split(line, comments=True)
        page = spoken(*([command] if command in PLACES else []), "--help").out
        if command in ("admin", "board", "db"):  # commands of commands
            page += spoken(command, words[0], "--help").out
        named = [word.partition("=")[0] for word in words if word.startswith("--")]
        assert [name for name in named if name not in page] == [], line


@pytest.mark.parametrize("path", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_programs_that_the_pages_name_do_something(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for name in set(re.findall(r"\b(?:benchmarks|examples)/\w+\.py\b", text)):
        source = (ROOT / name).read_text(encoding="utf-8")
        loops = any(isinstance(node, ast.For) for node in ast.parse(source).body)
        assert loops or '__name__ == "__main__"' in source, name


@pytest.mark.parametrize("name", ["alcaide", *MODULES])
def test_docstrings(name: str) -> None:
    if name.startswith("alcaide.research."):
        need_extras()
    module: Any = importlib.import_module(name)
    for test in doctest.DocTestFinder().find(module):
        if test.examples:
            run(test)


@pytest.mark.parametrize("path", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_links_to_files_lead_somewhere(path: Path) -> None:
    here = path.resolve().parent if path.is_symlink() else path.parent
    targets = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", path.read_text(encoding="utf-8"))
    assert [target for target in targets if not (here / target).exists()] == []


BLOCKS = re.compile(r"^```(?:\{alcaide-board\})?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
POSITIONS = [
    text
    for text in BLOCKS.findall((ROOT / "docs" / "positions.md").read_text(encoding="utf-8"))
    if text.startswith("game ")
]


def test_every_game_has_positions_in_the_docs() -> None:
    assert {text.split()[1] for text in POSITIONS} == {"alcazar", "castle", "alhambra"}
    assert len(POSITIONS) == 6


@pytest.mark.parametrize("text", POSITIONS)
def test_positions_in_the_docs_can_be_played_from(text: str, tmp_path: Path) -> None:
    record = from_position(text)
    assert record.legal_actions()
    file, on = tmp_path / "position.txt", tmp_path / "on.play"
    file.write_text(text)
    for command in (("show",), ("replay",), ("hint", "-n", "4"), ("analyse", "-n", "4")):
        said = spoken(*command, str(file))
        assert (said.code, said.err) == (0, ""), said
    bots = ",".join(["random"] * record.setup.players)
    assert spoken("play", str(file), "--seats", bots, "--record", str(on)).code == 0
