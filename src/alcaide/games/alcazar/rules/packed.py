"""Numbers that hold several things: they are packed and unpacked here only."""

from __future__ import annotations

from mypy_extensions import i64


def piece_at(level: i64, place: i64, building: i64) -> i64:
    """Return a piece as one number; the place is a cell, or CELLS + line for a bridge."""
    return (level * 512 + place) * 64 + building


def piece_level(piece: i64) -> i64:
    """Return the level of a piece."""
    return piece // 32768


def piece_place(piece: i64) -> i64:
    """Return the cell of a cube, or CELLS + line of a bridge."""
    return piece // 64 % 512


def piece_building(piece: i64) -> i64:
    """Return the building of a piece."""
    return piece % 64


def noble_of(seat: i64, grandee: i64) -> i64:
    """Return a noble of a seat, a baron or a grandee (1), as one number."""
    return seat * 2 + grandee


def noble_seat(noble: i64) -> i64:
    """Return whose noble it is; -1 for none."""
    return noble >> 1


def is_grandee(noble: i64) -> i64:
    """Return 1 for a grandee, 0 for a baron."""
    return noble & 1
