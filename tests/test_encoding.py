"""Rows of numbers, written as bytes and as floats."""

from __future__ import annotations

from array import array
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from alcaide.core.encoding import BYTES, FLOATS, Encoding, Row, Stock

both = pytest.mark.parametrize("encoding", [BYTES, FLOATS], ids=["bytes", "floats"])


def numbers(encoding: Encoding, *pieces: Any) -> list[float]:
    """Return what some pieces say, joined."""
    return list(array(encoding.code, b"".join(pieces)))


@both
def test_ones_at_some_places(encoding: Encoding) -> None:
    out: list[Any] = []
    encoding.mark(out, [1, 3, 4], 1, 5)
    assert numbers(encoding, *out) == [1, 0, 1, 1, 0]
    encoding.scatter(out, [4, 0], 0, 5)
    assert numbers(encoding, *out)[5:] == [1, 0, 0, 0, 1]


@both
@pytest.mark.parametrize("place", range(-1, 4))
def test_a_single_one(encoding: Encoding, place: int) -> None:
    out: list[Any] = []
    encoding.only(out, place, 4)
    assert numbers(encoding, *out) == [int(at == place) for at in range(4)]


@both
@pytest.mark.parametrize("size", [0, 1, 256, 257, 2475])
def test_zeros(encoding: Encoding, size: int) -> None:
    assert numbers(encoding, encoding.nothing(size)) == [0] * size
    assert encoding.nothing(size) is encoding.nothing(size)


@both
def test_eight_bits(encoding: Encoding) -> None:
    assert numbers(encoding, encoding.eights[0b10000110]) == [0, 1, 1, 0, 0, 0, 0, 1]


def test_floats_are_divided_and_bytes_are_not() -> None:
    assert numbers(BYTES, *BYTES.scaled(10)) == list(range(256))
    assert numbers(FLOATS, *FLOATS.scaled(10)) == pytest.approx([n / 10 for n in range(256)])


@both
def test_rows_follow_what_they_show(encoding: Encoding) -> None:
    row, places = Row(), [5, 2]
    assert numbers(encoding, row.marks(encoding, places, 2, 4)) == [1, 0, 0, 1]
    assert row.marks(encoding, [5, 2], 2, 4) is row.written
    places.append(3)
    assert numbers(encoding, row.marks(encoding, places, 2, 4)) == [1, 1, 0, 1]


@both
def test_copies_and_kinds_are_counted(encoding: Encoding) -> None:
    assert numbers(encoding, Row().copies(encoding, [0, 2, 2, 2], 5, 1)) == [1, 0, 3, 0, 0]
    assert numbers(encoding, Row().copies(encoding, [], 2, 1)) == [0, 0]
    kinds = vec[i64]([1, 1, 0, 0])
    assert numbers(encoding, Row().counts(encoding, [3, 0, 1], kinds, 2, 1)) == [1, 2]


@both
def test_a_stock_follows_its_pile(encoding: Encoding) -> None:
    stock = Stock(encoding, 4, 1)
    assert list(stock.follow(4, [3, 1, 9, 3])) == [0, 1, 0, 2]  # 9 has no number
    assert list(stock.follow(2, [])) == [0, 1, 0, 1]
    assert list(stock.follow(4, [0, 0])) == [2, 1, 0, 1]
