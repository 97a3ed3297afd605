"""The rooms of the house: few things in each, one meaning a name, pages that tell the truth."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import rooms
from alcaide.games import GAMES
from alcaide.interface.lazy import USUAL

ROOT = Path(__file__).parents[1]
MOST = 16  # modules and packages in a package
SAME = {"__init__", "errors"}  # what these names say is the same wherever they stand
CORRIDORS = (
    *("board", "decisions", "information", "layer", "mind", "rules", "teaching", "tensors"),
    "text",
)


def test_the_page_of_rooms_is_up_to_date() -> None:
    assert rooms.PAGE.read_text(encoding="utf-8") == rooms.page(), "run python scripts/rooms.py"


@pytest.mark.parametrize("room", list(rooms.rooms()), ids=rooms.name_of)
def test_no_room_is_crowded(room: Path) -> None:
    assert len(rooms.modules(room)) + len(rooms.subpackages(room)) <= MOST


@pytest.mark.parametrize("path", sorted(rooms.PACKAGE.rglob("*.py")), ids=str)
def test_every_file_says_what_it_is(path: Path) -> None:
    assert re.search(r"[.?!:]$", rooms.said(path)) or path.name == "env.py", rooms.said(path)


def test_a_name_stands_for_one_thing() -> None:
    """Games have the same names where they do the same; elsewhere a name stands once."""
    places = defaultdict(set)
    for path in rooms.PACKAGE.rglob("*.py"):
        folder = path.parent.relative_to(rooms.PACKAGE).parts
        if "versions" not in folder:
            own = ("games", "*", *folder[2:]) if folder[:1] == ("games",) else folder
            places[path.stem].add(own)
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert {name for name in twice if name not in SAME} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_corridors(game: str) -> None:
    folder = rooms.PACKAGE / "games" / game
    assert tuple(path.name for path in rooms.subpackages(folder)) == CORRIDORS


@pytest.mark.parametrize("game", GAMES)
def test_what_every_game_has_stands_in_the_same_room_under_the_same_name(game: str) -> None:
    for name, module in USUAL.items():
        assert callable(getattr(import_module(f"alcaide.games.{game}.{module}"), name))


OF_ANY_GAME = (
    *("bots", "cli", "server", "tables", "record", "arena", "research", "people", "storage"),
    *("scene", "interface", "core", "locale", "testing"),
)
COMMAND = re.compile(r"\balcaide \w+ [^<\n]*")  # to try, in a help: it has to be of some game
NAMED = {  # the only files that name a game otherwise, and why
    "server/present/decisions.py": "a castle in an argument of refusals is a building",
    "record/exchange/sources/arena_logs.py": "another program's log of one game",
    "record/exchange/sources/tile_lists.py": "another program's form, in which one game is told",
}


def test_what_serves_any_game_names_none() -> None:
    name = re.compile("|".join(map(re.escape, GAMES)), re.IGNORECASE)
    naming = {
        path.relative_to(rooms.PACKAGE).as_posix()
        for room in OF_ANY_GAME
        for path in (rooms.PACKAGE / room).rglob("*.py")
        for text in _words(ast.parse(path.read_text(encoding="utf-8")))
        if name.search(COMMAND.sub("", text))
    }
    assert naming == set(NAMED)


def _words(tree: ast.AST) -> Iterator[str]:
    """Yield names, modules and texts of a file, but for what its docstrings show."""
    nodes = list(ast.walk(tree))
    shown = {node.value for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        match node:
            case ast.Name(id=word) | ast.Attribute(attr=word) | ast.alias(name=word):
                yield word
            case ast.ImportFrom(module=str(word)):
                yield word
            case ast.Constant(value=str(word)) if node not in shown:
                yield word
            case _:
                pass


def test_the_glossary_leads_to_files_that_are_there() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    paths = re.findall(r"`([\w*./-]+/[\w*./-]*)`", text)
    assert len(paths) > 60
    lost = [p for p in paths if not list(rooms.PACKAGE.glob(p)) and not list(ROOT.glob(p))]
    assert lost == []
