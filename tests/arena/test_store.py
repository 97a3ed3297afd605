"""The folder of an arena: whole lines count, others do not; one arena, one process."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Outcome, play
from alcaide.arena.folder import RESULTS, TERMS, Store, opened
from alcaide.arena.schedule import Terms, fixtures
from alcaide.games import GAMES

TERM = Terms("alcazar", GAMES["alcazar"].version, "0", 2, GAMES["alcazar"].complete({}), "1")


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return [play(fixture) for fixture in fixtures(TERM, ["random", "greedy"], 4)]


@pytest.fixture
def folder(tmp_path: Path, outcomes: list[Outcome]) -> Path:
    """Return a folder that holds three of the four games."""
    place = tmp_path / "some" / "where"
    with opened(TERM, place) as store:
        for outcome in outcomes[:3]:
            store.add(outcome)
    return place


def read(folder: Path) -> list[str]:
    with opened(TERM, folder) as store:
        return list(store.finished)


def test_games_are_there_again(folder: Path, outcomes: list[Outcome]) -> None:
    with opened(TERM, folder) as store:
        assert list(store.finished.values()) == [outcome.finished for outcome in outcomes[:3]]
        store.add(outcomes[3])
    assert read(folder) == [outcome.fixture.key for outcome in outcomes]
    for outcome in outcomes:
        assert (folder / "games" / f"{outcome.fixture.key}.play").read_text() == outcome.record


def test_a_line_that_was_cut_off_does_not_count(folder: Path, outcomes: list[Outcome]) -> None:
    results = folder / RESULTS
    whole = results.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    for length in (1, len(last) // 2, len(last) - 1):
        results.write_bytes(whole[: len(whole) - len(last) + length])
        assert read(folder) == [outcome.fixture.key for outcome in outcomes[:2]]
        with opened(TERM, folder) as store:
            store.add(outcomes[2])
        assert results.read_bytes() == whole


def test_a_line_that_is_no_result_is_reported(folder: Path) -> None:
    with open(folder / RESULTS, "ab") as stream:
        stream.write(b'{"deal": 3}\n')
    with pytest.raises(ArenaError) as caught:
        read(folder)
    assert caught.value.key == "cli-arena-line"
    assert caught.value.words["line"] == 4


def test_no_game_counts_twice(folder: Path, outcomes: list[Outcome]) -> None:
    with opened(TERM, folder) as store, pytest.raises(ValueError, match="is there already"):
        store.add(outcomes[0])
    assert len((folder / RESULTS).read_text().splitlines()) == 3


@pytest.mark.parametrize("field", Terms.__struct_fields__)
def test_other_terms_need_another_folder(folder: Path, field: str) -> None:
    new = {"players": 3, "options": {}}.get(field, "other")
    with (
        pytest.raises(ArenaError) as caught,
        opened(msgspec.structs.replace(TERM, **{field: new}), folder),
    ):
        pass
    assert caught.value.words["fields"] == f"{field}: {getattr(TERM, field)}"


@pytest.mark.parametrize("text", ["{}", "", "{", "[]", "no"])
def test_terms_that_cannot_be_read_are_told_as_such(folder: Path, text: str) -> None:
    (folder / TERMS).write_text(text)
    with pytest.raises(ArenaError, match=r"cli-arena-terms, file .*arena.json, reason ."):
        read(folder)


def test_a_folder_is_used_by_one_at_a_time(folder: Path) -> None:
    with opened(TERM, folder), pytest.raises(ArenaError, match="cli-arena-in-use"):
        read(folder)
    assert len(read(folder)) == 3


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="tells by /proc what is open")
def test_a_game_counts_when_it_is_on_the_disk(
    tmp_path: Path, outcomes: list[Outcome], monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[str, int]] = []

    def sync(handle: int) -> None:
        place = Path(os.readlink(f"/proc/self/fd/{handle}"))
        synced.append((place.name, place.stat().st_size if place.is_file() else 0))

    with opened(TERM, tmp_path) as store:
        monkeypatch.setattr(os, "fsync", sync)
        store.add(outcomes[0])
        key = outcomes[0].fixture.key
        size = len(outcomes[0].record.encode())
        lines = (tmp_path / RESULTS).stat().st_size
        assert synced == [(f"{key}.play.new", size), ("games", 0), (RESULTS, lines)]


def test_without_a_folder_nothing_is_written(outcomes: list[Outcome]) -> None:
    with opened(TERM, None) as store:
        assert isinstance(store, Store)
        store.add(outcomes[0])
        assert list(store.finished) == [outcomes[0].fixture.key]
