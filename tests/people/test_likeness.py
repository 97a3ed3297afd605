"""What looks the same at a glance, and what does not."""

from __future__ import annotations

import pytest

from alcaide.people.identity.likeness import LONGEST, likeness, unaccented


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Paolo", "PaoIo"),  # a capital I
        ("Paolo", "Pao|o"),
        ("Paolo", "Pao\u01c0o"),  # a click
        ("Paolo", "Pao1o"),
        ("Paolo", "Pa0lo"),
        ("Paolo", "Paol0"),
        ("Mirjam", "Mirjarn"),
        ("Walter", "VValter"),
        ("Eva", "3va"),
        ("Maria", "M@ria"),
        ("Maria", "MARlA"),  # a small L among capitals
        ("Ana", "Ana."),
        ("Ana", "Ana_"),
        ("Ana", "@Ana"),
        ("Ana", "\u2605 Ana \u2605"),
        ("Ana", "A-n-a"),
        ("Ana", "\ua4ee\ua4e0\ua4ee"),  # Lisu
        ("Maria", "\ua4df\ua4ee\ua4e3\ua4f2\ua4ee"),
        ("Ana", "\u1d00\u0274\u1d00"),  # small capitals
        ("Ana", "\U0001f130\U0001f13d\U0001f130"),  # in squares
        ("Ana", "\U0001d400\U0001d427\U0001d41a"),  # of mathematics
        ("Pat", "\u13e2\u13aa\u13a2"),  # Cherokee
        ("Ana", "\uab7a\u0274\uab7a"),  # small letters of it
        ("Alice", "Al\u0131ce"),
        ("Ana2", "Ana\u00b2"),
    ],
)
def test_alike(name: str, alike: str) -> None:
    assert likeness(name) == likeness(alike)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ana", "Anna"),
        ("Ana", "Ana2"),
        ("Ana2", "Ana3"),
        ("Ana1", "Ana"),
        ("Maria", "Mario"),
        ("MARIA", "Marla"),
        ("Lia", "Ila"),
        ("Jose", "José"),
        ("Anna", "Ånna"),
        ("Clara", "Dara"),
        ("Лидия", "Лилия"),
        ("Иван", "Ивар"),
        ("Ελένη", "Ελλη"),
        ("李", "王"),
        ("さくら", "さら"),
        ("محمد", "أحمد"),
    ],
)
def test_different(one: str, two: str) -> None:
    assert likeness(one) != likeness(two)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Ána"),
        ("Ana", "A\u0301na\u0302"),
        ("Jose", "José"),
        ("Anna", "Ånna"),
        ("Ángela", "ANGELA"),
        ("Андрей", "Андреи"),
        ("Ελένη", "Ελενη"),
    ],
)
def test_alike_but_for_accents(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)
    assert unaccented(likeness(one)) == unaccented(likeness(other))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("\u092e\u0940\u0930\u093e", "\u092e\u0930\u0940"),  # vowels of Devanagari
        ("はな", "ばな"),
        ("Ana", "Anna"),
        ("محمد", "أحمد"),
        ("\u05d3\u05bc", "\u05d3"),  # a point of Hebrew
    ],
)
def test_what_is_no_accent_tells_names_apart(one: str, two: str) -> None:
    assert unaccented(likeness(one)) != unaccented(likeness(two))


def test_signs_alone_look_like_nothing_and_long_names_fit_their_column() -> None:
    assert likeness("...") == likeness("") == ""
    assert len(likeness("\ufdfa" * 40)) <= LONGEST
