"""Rows of machine numbers, where plain values are asked for: pickling."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROW: Final = type(vec[i64]())


def plain(thing: object, name: str) -> object:
    """Return what a thing holds under a name, a row as a list."""
    value = getattr(thing, name)
    return list(value) if isinstance(value, ROW) else value


def set_plain(thing: object, name: str, value: object) -> None:
    """Give a thing what it shall hold under a name, a list as a row where it held one."""
    if isinstance(getattr(thing, name), ROW) and isinstance(value, list):
        value = vec[i64](value)
    setattr(thing, name, value)
