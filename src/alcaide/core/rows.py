"""What things hold, compiled or not, and rows of machine numbers in pickles and copies."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

T = TypeVar("T")
K = TypeVar("K")
ROW: Final = type(vec[i64]())


def held(thing: Any, *without: str) -> dict[str, Any]:
    """Return all that a thing holds by the names of its fields, but for some of them.

    Compiled classes have no dictionary, but what pickles ask for.
    """
    return {name: value for name, value in thing.__getstate__().items() if name not in without}


def filled(thing: T, fields: dict[str, Any]) -> T:
    """Return a thing after it was given what its fields shall hold."""
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def row(numbers: list[int]) -> vec[i64]:
    """Return a row of numbers."""
    return vec[i64](numbers)


def _as_list(numbers: vec[i64]) -> tuple[Any, tuple[list[int]]]:
    return row, (list(numbers),)


copyreg.pickle(ROW, _as_list)  # rows cannot say it themselves


def each_copied(rows: Mapping[K, list[T]]) -> dict[K, list[T]]:
    """Return the same rows by name, each as a copy."""
    return {name: row.copy() for name, row in rows.items()}
