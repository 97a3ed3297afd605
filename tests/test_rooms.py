"""The rooms of the house: few things in each, one meaning a name, pages that tell the truth."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

import rooms
from alcaide.games import GAMES

ROOT = Path(__file__).parents[1]
MOST = 16  # modules and packages in a package
SAME = {"__init__", "errors"}  # what these names say is the same wherever they stand
CORRIDORS = ("board", "decisions", "information", "mind", "rules", "teaching", "tensors", "text")


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


def test_games_share_the_names_of_what_every_game_has() -> None:
    """Whatever the table of functions names stands in the same room under the same name."""
    named = {
        game: set(re.findall(r'_late\("([\w.]+)"', _init(game)))
        | set(re.findall(r"from alcaide\.games\.\w+\.(\w+ import \w+)", _init(game)))
        for game in GAMES
    }
    shared = set.intersection(*named.values())
    assert {"board.scene", "decisions.choices", "teaching.lesson", "text.description"} <= shared


def _init(game: str) -> str:
    return (rooms.PACKAGE / "games" / game / "__init__.py").read_text(encoding="utf-8")


def test_the_glossary_leads_to_files_that_are_there() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    paths = re.findall(r"`([\w*./-]+/[\w*./-]*)`", text)
    assert len(paths) > 60
    lost = [p for p in paths if not list(rooms.PACKAGE.glob(p)) and not list(ROOT.glob(p))]
    assert lost == []
