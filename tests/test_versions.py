"""The versions of what Alcaide stands on: locked ones, lowest ones, and that it runs on both."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import httpx
import pytest

import versions
from alcaide.client import Client, Turn
from alcaide.storage.database import sqlite_url
from killing import House

LOWEST = os.environ.get("ALCAIDE_LOWEST", "")  # a Python that has what the server needs, and that
EXPECTED = os.environ.get("ALCAIDE_EXPECT", "")
BROUGHT = {"pip", "setuptools"}  # by the environment itself, on Python 3.11
PINNED = re.compile(r"(?m)^([\w.-]+)==([\w.+!-]+)$")
SEATS = [
    {"kind": "me", "name": "Ana", "colour": "blue"},
    {"kind": "friend", "name": "Luis", "colour": "red"},
]


def plain(name: str) -> str:
    """Return the name of a package as all spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, str]:
    text = versions.LOCKED.read_text(encoding="utf-8")
    return {plain(name): number for name, number in PINNED.findall(text)}


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def test_the_locked_versions_are_names_and_numbers() -> None:
    head, *lines = versions.LOCKED.read_text(encoding="utf-8").splitlines(keepends=True)
    assert head == versions.HEAD
    assert all(PINNED.fullmatch(line.rstrip("\n")) for line in lines)
    assert lines == sorted(lines, key=str.lower)


def test_everything_that_is_asked_for_is_locked() -> None:
    project = versions.PROJECT["project"]
    extras = [each for group in project["optional-dependencies"].values() for each in group]
    asked = [*project["dependencies"], *extras, *versions.BUILDING]
    names = {plain(re.split(r"[\[<>=~! ]", each)[0]) for each in asked} - {"alcaide"}
    assert names - set(locked()) == set()


@pytest.mark.skipif(not EXPECTED, reason="only make test installs the locked versions")
def test_these_tests_run_on_the_locked_versions() -> None:
    found = {name: installed(name) for name in locked()}
    assert found["litestar"]
    other = {name for name, number in found.items() if number not in (None, locked()[name])}
    assert other - BROUGHT == set()


def test_what_we_reach_into_has_an_upper_bound() -> None:
    project = versions.PROJECT["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["online"]]
    for name in ("librt", "litestar", "msgspec", "redis", "saq", "sqlalchemy", "uvicorn"):
        (found,) = [each for each in needed if re.match(rf"{name}\b", each)]
        assert "<" in found, name


def test_the_lowest_versions_are_those_of_the_project() -> None:
    assert f"msgspec=={lower('msgspec')}" in versions.lowest()
    assert f"saq[redis]=={lower('saq[redis]')}" in versions.lowest()
    assert all(PINNED.fullmatch(re.sub(r"\[.*?\]", "", each)) for each in versions.lowest())


def lower(name: str) -> str:
    """Return the lower bound of a package, as it is written."""
    text = (versions.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(rf'"{re.escape(name)}>=([\d.]+)', text)
    assert found
    return found[1]


@pytest.mark.skipif(not LOWEST, reason="only make test installs the lowest versions")
def test_a_game_is_played_on_the_lowest_versions(tmp_path: Path) -> None:
    play_on(LOWEST, tmp_path)


def test_a_game_is_played_on_the_versions_of_these_tests(tmp_path: Path) -> None:
    play_on(sys.executable, tmp_path)


def play_on(python: str, folder: Path) -> None:
    """Play a game on a server of its own."""
    house = House({"ALCAIDE_DATABASE": sqlite_url(folder)}, folder / "log", python)
    asyncio.run(house.start())
    try:
        assert httpx.get(f"{house.address}/health", timeout=60).is_success
        assert len(httpx.get(f"{house.address}/api/games", timeout=60).json()) == 3
        with Client(house.address) as client:
            end = client.play(client.create("castle", SEATS), first)
        assert len(end.scores) == 2
    finally:
        house.kill()


def first(turn: Turn) -> int:
    """Choose the first action."""
    assert turn.actions
    return 0
