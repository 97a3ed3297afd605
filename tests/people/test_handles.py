"""Names that look alike are one name to the server."""

from __future__ import annotations

import asyncio

import pytest

from alcaide.people.errors import BadNameError, WeakError
from alcaide.people.identity.handles import ALIKE, handle
from alcaide.people.identity.passwords import check_password, hashed, matches, outdated
from alcaide.tables.seats import clean_name


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ana", "ANA"),
        ("Ana Maria", "anamaria"),
        ("Ana", "\uff21\uff4e\uff41"),  # full width
        ("Strasse", "Straße"),
        ("cap", "\u0441\u0430\u0440"),  # Cyrillic all through
        ("HOPE", "\u041d\u041e\u0420\u0415"),  # in capitals
        ("ano", "\u0391\u039d\u039f"),  # Greek
        ("José", "Jose\u0301"),
    ],
)
def test_alike(one: str, two: str) -> None:
    assert handle(one) == handle(two)


@pytest.mark.parametrize(("one", "two"), [("Ana", "Anna"), ("Jose", "José"), ("李", "王")])
def test_different(one: str, two: str) -> None:
    assert handle(one) != handle(two)


@pytest.mark.parametrize("name", ["Ana", "Ελένη", "Владимир", "さくら春", "李 Li", "Ñuño 7"])
def test_names_of_the_world_are_names(name: str) -> None:
    assert handle(clean_name(name))


@pytest.mark.parametrize("name", ["", "-", "\u0410na", "p\u03b1ul", "\ufdfa" * 20])
def test_no_names(name: str) -> None:
    with pytest.raises(BadNameError):
        handle(name)


def test_the_letters_that_look_alike_are_pairs() -> None:
    assert all(chr(letter).isascii() for letter in ALIKE.values())
    assert not any(chr(letter).isascii() for letter in ALIKE)


@pytest.mark.parametrize("name", ["a\r\nSet-Cookie: x=y", "a\x00b", "\u202eana", "\u2066ana\u2069"])
def test_a_name_cannot_break_out_of_its_line(name: str) -> None:
    assert clean_name(name).isprintable()


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u200b", " \u115f ", "\ufeff"])
def test_a_name_can_be_seen(blank: str) -> None:
    assert clean_name(blank) == ""


def test_passwords_are_hashed_by_argon2() -> None:
    asyncio.run(_hash_and_compare())


async def _hash_and_compare() -> None:
    stored = await hashed("three moorish towers")
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert await matches("three moorish towers", stored)
    assert not await matches("three moorish tower", stored)
    assert not await matches("three moorish towers", None)
    assert not await matches("three moorish towers", "not a hash")
    assert not await matches("x" * 201, stored)
    assert not outdated(stored)
    assert outdated("$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$bm90aGluZyBoZXJl")
    with pytest.raises(WeakError):
        check_password("Castle 72", "castle 72")
