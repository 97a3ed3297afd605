"""What docs/architecture.md and the glossary state about the code is so."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from alcaide.games import GAMES
from alcaide.record.lines import ACTIONS
from alcaide.tables.table import SAVED

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "alcaide"
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LAYERS: list[str] = PROJECT["tool"]["importlinter"]["contracts"][0]["layers"]
CODE = ("src/alcaide/**/*.py", "ui/src/**/*.[ts]*", "ui/*.json", "scripts/*.py", "*.toml")
TEXTS = re.compile(r"^\s*from alcaide(?:\.locale| import locale)", re.MULTILINE)
DEFINED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
ROW = re.compile(r"^\| (`[^|]*`) \| (.*) \|$", re.MULTILINE)


def tree() -> dict[str, str]:
    """Return what the tree says of each place, by the place."""
    table = TEXT.partition("## The tree")[2].partition("## One turn")[0]
    return dict(ROW.findall(table))


def rooms(folder: Path) -> set[str]:
    """Return the folders in a folder that hold Python files."""
    return {path.name for path in folder.iterdir() if list(path.glob("*.py"))}


def test_the_layers_that_are_drawn_are_those_that_are_held() -> None:
    block = re.search(r"^    cli \|.*\n(?:^    .*\n)*", TEXT, re.MULTILINE)
    assert block
    drawn = [set(re.findall(r"\w+", layer)) for layer in block[0].split("->")]
    assert drawn == [set(re.findall(r"alcaide\.(\w+)", layer)) for layer in LAYERS]


def test_every_package_is_in_a_layer_but_the_texts() -> None:
    held = set(re.findall(r"alcaide\.(\w+)", " ".join(LAYERS)))
    packages = {path.name for path in SRC.iterdir() if (path / "__init__.py").exists()}
    assert packages - held == {"locale"}


def test_the_texts_are_used_by_whom_the_page_says() -> None:
    sentence = re.search(r"`locale` imports `core/homes.py` alone, and is used by (.*)\.", TEXT)
    assert sentence
    files = [path for path in SRC.rglob("*.py") if TEXTS.search(path.read_text(encoding="utf-8"))]
    users = {path.relative_to(SRC).parts[0] for path in files}
    assert users - {"locale"} == set(re.findall(r"`(\w+)`", sentence[1]))


def test_every_package_stands_in_the_tree() -> None:
    named = set(re.findall(r"`(?:src/alcaide/)?([\w/.]+?)/?`", " ".join(tree())))
    here = {path.name for path in SRC.iterdir() if (path / "__init__.py").exists()}
    assert here <= named
    lost = [name for name in named if not (ROOT / name).exists() and not (SRC / name).exists()]
    assert lost == []


@pytest.mark.parametrize("place", ["src/alcaide/server/", "tests/"])
def test_every_room_of_a_place_is_named(place: str) -> None:
    assert rooms(ROOT / place) <= set(re.findall(r"`(\w+)/`", tree()[f"`{place}`"]))


def test_every_name_in_the_page_is_somewhere_in_the_code() -> None:
    """A class, function or option that is renamed takes the page along."""
    files = [path for pattern in CODE for path in ROOT.glob(pattern) if path.is_file()]
    words = {word for path in files for word in re.findall(r"\w+", path.read_text("utf-8"))}
    assert len(words) > 5000
    names = [name for name in re.findall(r"`([^`\n]+)`", TEXT) if "/" not in name]
    assert len(names) > 100
    assert [name for name in names if not set(re.findall(r"[A-Za-z_]\w*", name)) <= words] == []


def test_every_file_in_the_page_is_there() -> None:
    paths = re.findall(r"`([\w*.-]+/[\w*./-]+\.\w+)`", TEXT)
    assert len(paths) > 10
    assert [path for path in paths if not [*ROOT.glob(path), *SRC.glob(path)]] == []


def test_figures_in_the_page_are_those_of_the_code() -> None:
    text = " ".join(TEXT.split())
    assert f"{GAMES['alhambra'].features().action_count:,} numbers" in text
    assert f"A record of {ACTIONS:,} actions, the most there may be" in text
    assert {50: "one of fifty"}[SAVED] in text


def test_classes_in_the_glossary_stand_in_their_files() -> None:
    led = re.findall(r"`([\w/]+\.py)` \(((?:`\w+`(?:, )?)+)\)", GLOSSARY)
    assert len(led) > 40
    for path, names in led:
        nodes = ast.parse((SRC / path).read_text(encoding="utf-8")).body
        known = {
            n.name
            for n in nodes
            if isinstance(n, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        }
        assert set(re.findall(r"\w+", names)) <= known, path
