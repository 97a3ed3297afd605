"""Sequences that grow: like tuples, whoever else has grown out of the same."""

from __future__ import annotations

import pytest

from alcaide.tables.replay.persistent_list import PersistentList


def test_it_is_like_a_tuple() -> None:
    grown: PersistentList[int] = PersistentList()
    for number in range(5):
        grown = grown.added(number)
    assert grown == (0, 1, 2, 3, 4)
    assert [tuple(part) for part in (grown[1:3], grown[:2], grown[9:])] == [(1, 2), (0, 1), ()]
    assert grown[-1] == 4
    assert (len(grown), list(reversed(grown)), 3 in grown) == (5, [4, 3, 2, 1, 0], True)
    assert grown != (0, 1, 2, 3)
    assert grown[:-1] != grown
    for place in (5, -6):
        with pytest.raises(IndexError):
            grown[place]


def test_two_that_grow_out_of_one_do_not_see_each_other() -> None:
    root = PersistentList("ab")
    one, other = root.added("c"), root.added("d")
    assert ["".join(each) for each in (root, one, other)] == ["ab", "abc", "abd"]
    assert (one.shared(other), one.shared(root), one.shared(one)) == (2, 2, 3)
    assert one[:1].added("x").added("y") == ("a", "x", "y")
    assert one == ("a", "b", "c")


def test_growing_copies_nothing() -> None:
    grown = PersistentList([object()])
    longer = grown.added(object()).added(object())
    assert longer._items is grown._items
    assert longer[:2]._items is grown._items
