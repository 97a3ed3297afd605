"""The tables of docs/bots.md say what the kept results say, and an arena goes on from them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import ladder_tables
from alcaide.arena.folder import RESULTS, opened
from alcaide.arena.schedule import fixtures

FOLDERS = sorted(path.parent for path in ladder_tables.LADDERS.glob(f"*/*/{RESULTS}"))
NAMES = [f"{folder.parent.name}/{folder.name}" for folder in FOLDERS]


def test_the_page_shows_the_ladders_that_are_kept() -> None:
    text = ladder_tables.PAGE.read_text("utf-8")
    assert ladder_tables.page(text) == text


def test_no_ladder_is_left_out() -> None:
    text = ladder_tables.PAGE.read_text("utf-8")
    assert [folder for folder in FOLDERS if ladder_tables.line(folder) not in text] == []
    assert FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_a_ladder_can_be_played_on(folder: Path, tmp_path: Path) -> None:
    terms, its = ladder_tables.figures(folder)
    first, second = ladder_tables.names(folder)
    assert terms.game == folder.parent.name
    assert terms.players == int(folder.name.rpartition("-")[2])
    copy = shutil.copytree(folder, tmp_path / "copy")
    planned = {fixture.key for fixture in fixtures(terms, [first, second], its.games)}
    with opened(terms, copy) as store:
        assert set(store.finished) <= planned
        assert len(store.finished) == its.games
