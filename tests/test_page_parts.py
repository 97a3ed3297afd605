"""A page loads the words it says: those of every page, and those of its own part."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "ui" / "src"
WORDS: Final = ROOT / "src" / "alcaide" / "locale" / "en"
KEY: Final = re.compile(r"^(ui-[\w-]+) =", re.MULTILINE)
SAID: Final = re.compile(r"[\"`](ui-[\w-]+)[\"`]")
IMPORTED: Final = re.compile(r"(?:from|import\() ?\"(\.[^\"]+)\"")
PARTS: Final = {
    path.stem: set(KEY.findall(path.read_text("utf-8"))) for path in WORDS.glob("ui*.ftl")
}
FOUND: Final = re.compile(r"^  (\w+): \"(\.\./pages/[\w/]+\.svelte)\",$", re.MULTILINE)
LOADED: Final = (PAGE / "lib" / "pages.ts").read_text("utf-8")
NEEDED: Final = dict(re.findall(r"^  (\w+): \"(\w+)\",$", LOADED, re.MULTILINE))
LATER: Final = re.compile(r"needWords\(\"([\w-]+)\"\)")  # with what is fetched when needed
PAGES: Final = {page: PAGE / path.removeprefix("../") for page, path in FOUND.findall(LOADED)}
EVERYWHERE: Final = {"app": PAGE / "App.svelte"}


def resolved(path: Path, name: str) -> list[Path]:
    """Return the source file that an import names, if it is one."""
    there = (path.parent / name).resolve()
    found = [there, *(there.with_name(there.name + end) for end in (".ts", ".svelte"))]
    return [each for each in found if each.is_file() and each.suffix in (".ts", ".svelte")]


def reached(begin: Path) -> set[Path]:
    """Return a file with all that it imports, now or later."""
    seen: set[Path] = set()
    ahead = [begin]
    while ahead:
        path = ahead.pop()
        if path not in seen:
            seen.add(path)
            names = IMPORTED.findall(path.read_text("utf-8"))
            ahead += [found for name in names for found in resolved(path, name)]
    return seen


@pytest.mark.parametrize("page", PAGES | EVERYWHERE)
def test_a_page_says_nothing_that_it_does_not_load(page: str) -> None:
    texts = [path.read_text("utf-8") for path in reached((PAGES | EVERYWHERE)[page])]
    parts = {NEEDED.get(page, ""), *(part for text in texts for part in LATER.findall(text))}
    known = PARTS["ui"].union(*(PARTS.get(f"ui-{part}", set()) for part in parts))
    said = {key for text in texts for key in SAID.findall(text)} & set().union(*PARTS.values())
    assert said - known == set()


def test_the_pages_are_found() -> None:
    assert {"home", "table", "account"} <= set(PAGES)
    assert len(reached(PAGES["table"])) > 100
    everywhere = {path for page in PAGES.values() for path in reached(page)}
    later = {part for path in everywhere for part in LATER.findall(path.read_text())}
    assert {*NEEDED.values(), *later} == {stem.removeprefix("ui-") for stem in PARTS} - {"ui"}


def test_every_message_stands_once() -> None:
    keys = [key for part in PARTS.values() for key in part]
    assert len(keys) == len(set(keys))
