"""Sets of seats, as the bits of a number."""

from __future__ import annotations

from mypy_extensions import i64


def has_seat(seats: i64, seat: i64) -> bool:
    """Tell whether a seat is in a set."""
    return bool(seats >> seat & 1)


def with_seat(seats: i64, seat: i64) -> i64:
    """Return a set with one seat more."""
    one: i64 = 1
    return seats | one << seat


def without_seat(seats: i64, seat: i64) -> i64:
    """Return a set without a seat."""
    one: i64 = 1
    return seats & ~(one << seat)


def all_seats(players: i64) -> i64:
    """Return the set of all seats of so many players."""
    one: i64 = 1
    return (one << players) - 1
