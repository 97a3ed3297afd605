"""Numbers that hold several things: they are packed and unpacked here only."""

from __future__ import annotations

from mypy_extensions import i64


def shape_of(tile: i64, turn: i64) -> i64:
    """Return a tile that lies, turned so often, as one number."""
    return tile * 4 + turn


def shape_tile(shape: i64) -> i64:
    """Return the tile of a shape."""
    return shape >> 2


def shape_turn(shape: i64) -> i64:
    """Return how often the tile of a shape is turned."""
    return shape & 3


def spot_at(cell: i64, part: i64) -> i64:
    """Return a part of what lies on a cell as one number."""
    return cell * 8 + part


def spot_cell(spot: i64) -> i64:
    """Return the cell of a spot."""
    return spot >> 3


def spot_part(spot: i64) -> i64:
    """Return the part of a spot."""
    return spot & 7


def man_at(spot: i64, seat: i64) -> i64:
    """Return a follower of a seat on a spot as one number."""
    return spot * 2 + seat


def man_spot(man: i64) -> i64:
    """Return where a follower stands."""
    return man >> 1


def man_seat(man: i64) -> i64:
    """Return whose follower it is."""
    return man & 1


def men_of(seat: i64) -> i64:
    """Return what one follower of a seat adds to those in a feature."""
    return 16 if seat else 1


def first_men(men: i64) -> i64:
    """Return how many followers of the first seat are among those in a feature."""
    return men & 15


def second_men(men: i64) -> i64:
    """Return how many followers of the second seat are among those in a feature."""
    return men >> 4


def marks_of(wells: i64, markets: i64) -> i64:
    """Return the wells and markets of a feature as one number; such numbers add up."""
    return wells + 64 * markets


def wells_of(marks: i64) -> i64:
    """Return how many wells are among the marks of a feature."""
    return marks & 63


def markets_of(marks: i64) -> i64:
    """Return how many markets are among the marks of a feature."""
    return marks >> 6


def wall_tile(kind: i64, turn: i64) -> i64:
    """Return a wall tile taken in some turn as one number."""
    return kind * 1024 + turn


def wall_kind(tile: i64) -> i64:
    """Return the kind of a wall tile."""
    return tile >> 10


def wall_turn(tile: i64) -> i64:
    """Return in which turn a wall tile was taken."""
    return tile & 1023
