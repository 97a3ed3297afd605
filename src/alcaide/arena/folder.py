"""The folder of an arena: its terms, a line for each finished game, the records.

A game counts once its line stands in ``results.jsonl``, whole, and on the disk. A process that is
killed, or a machine that stops, loses only the games that were being played: the next process
begins them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from alcaide.arena.errors import ArenaError
from alcaide.arena.fixture import Finished, Outcome
from alcaide.arena.schedule import Fixture, Terms
from alcaide.storage.process_lock import locked

TERMS: Final = "arena.json"
RESULTS: Final = "results.jsonl"
GAMES: Final = "games"


class Store:
    """What has been played, by the keys of the games; kept in a folder if there is one."""

    def __init__(self, terms: Terms, folder: Path | None = None) -> None:
        self.terms = terms
        self.folder = folder
        self.finished: dict[str, Finished] = {}

    def add(self, outcome: Outcome) -> None:
        """Keep a game: its record first, so that every line has one."""
        key = outcome.fixture.key
        if key in self.finished:
            raise ValueError(f"{key} is there already")
        if self.folder:
            _write(self.folder / GAMES / f"{key}.play", outcome.record.encode())
            with open(self.folder / RESULTS, "ab", buffering=0) as stream:
                stream.write(msgspec.json.encode(outcome.finished) + b"\n")
                os.fsync(stream.fileno())
        self.finished[key] = outcome.finished

    def read(self) -> None:
        """Take what the folder holds. Raises ArenaError."""
        if self.folder is None:
            return
        (self.folder / GAMES).mkdir(exist_ok=True)
        self._agree(self.folder / TERMS)
        results = self.folder / RESULTS
        results.touch()
        _settle(self.folder)
        content = results.read_bytes()
        whole = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:whole].splitlines(), 1):
            try:
                finished = msgspec.json.decode(line, type=Finished)
            except msgspec.DecodeError as error:
                raise ArenaError(
                    "cli-arena-line", file=str(results), line=number, reason=str(error)
                ) from None
            self.finished[Fixture(self.terms, finished.bots, finished.deal).key] = finished
        if whole < len(content):
            os.truncate(results, whole)  # a line that a kill has cut off

    def _agree(self, file: Path) -> None:
        """Write the terms down; raise ArenaError if other ones stand there."""
        if not file.exists():
            _write(file, msgspec.json.format(msgspec.json.encode(self.terms)) + b"\n")
            return
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Terms)
        except msgspec.DecodeError as error:
            raise ArenaError("cli-arena-terms", file=str(file), reason=str(error)) from None
        names = Terms.__struct_fields__
        differ = [name for name in names if getattr(found, name) != getattr(self.terms, name)]
        if differ:
            fields = ", ".join(f"{name}: {getattr(found, name)}" for name in differ)
            raise ArenaError("cli-arena-other", folder=str(self.folder), fields=fields)


@contextmanager
def opened(terms: Terms, folder: Path | None) -> Iterator[Store]:
    """Give the store of an arena; its folder belongs to this process as long.

    Raises ArenaError for a folder that is in use or holds an arena with other terms.
    """
    store = Store(terms, folder)
    if folder is None:
        yield store
        return
    folder.mkdir(parents=True, exist_ok=True)
    with _own(folder):
        store.read()
        yield store


@contextmanager
def _own(folder: Path) -> Iterator[None]:
    with ExitStack() as held:
        try:
            held.enter_context(locked(folder / "lock"))
        except BlockingIOError:
            raise ArenaError("cli-arena-in-use", folder=str(folder)) from None
        yield


def _write(path: Path, content: bytes) -> None:
    """Write a file that is there whole or not at all, also after a power cut."""
    draft = path.with_name(path.name + ".new")
    with open(draft, "wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    os.replace(draft, path)
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """See to it that the names in a folder are on the disk."""
    if os.name != "posix":  # where folders cannot be opened, the system sees to it
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
