"""Analyses on disk, by what they follow from: the game that was played, and the depth."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from alcaide.bots.analysis.depths import Depth
from alcaide.bots.analysis.findings import Findings, begun, content, dump, load
from alcaide.record import Record

FILES: Final = 200  # that are kept; those not used for longest go first


@contextmanager
def kept(record: Record, depth: Depth, folder: Path | None) -> Iterator[Findings]:
    """Give what is known of a game, and keep what it has become, also where that is broken off.

    Without a folder, or where it cannot be written to, nothing is kept.
    """
    if folder is None:
        yield begun(record, depth)
        return
    path = folder / f"{content(record)}-{depth.key}.json"
    found = _read(path) or begun(record, depth)
    known = len(found.advice)
    try:
        yield found
    finally:
        with suppress(OSError):
            if len(found.advice) > known:
                _write(path, found)
                _tidy(folder)
            else:
                path.touch(exist_ok=True)


def _read(path: Path) -> Findings | None:
    """Return what a file holds; one that was not written to its end holds nothing."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, msgspec.DecodeError):
        return None


def _write(path: Path, found: Findings) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(f".{os.getpid()}")
    part.write_text(dump(found), encoding="utf-8")
    part.replace(path)


def _tidy(folder: Path) -> None:
    """Delete the files that nobody has used for longest."""
    used = sorted(folder.glob("*.json"), key=lambda path: -path.stat().st_mtime)
    for path in used[FILES:]:
        path.unlink(missing_ok=True)
