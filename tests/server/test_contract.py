"""The two descriptions of the messages, Python's and TypeScript's, name the same fields."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alcaide.people import preferences
from alcaide.people.person import Person
from alcaide.scene import model
from alcaide.server.present import company
from alcaide.server.protocol import (
    account_answers,
    advice_messages,
    answers,
    table_messages,
    table_parts,
)
from alcaide.server.sockets import chat, planning, standing

TYPES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parents[2] / "ui/src/types").glob("*.ts"))
)
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)\??:", re.MULTILINE)
TAGGED = re.compile(r'\{ type: "(\w+)"((?:; \w+\??: [^;{}]+(?:\{[^}]*\})?)*) \}')

MODULES = (
    table_messages,
    table_parts,
    advice_messages,
    account_answers,
    answers,
    preferences,
    company,
    chat,
    planning,
    standing,
    model,
)


def struct(name: str) -> Any:
    """Return the struct of a TypeScript interface."""
    return next(getattr(module, name) for module in MODULES if hasattr(module, name))


def interfaces() -> dict[str, set[str]]:
    return {name: set(FIELD.findall(body)) for name, body in INTERFACE.findall(TYPES)}


@pytest.mark.parametrize("name", interfaces())
def test_an_interface_has_the_fields_of_its_struct(name: str) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(struct(name))}
    assert interfaces()[name] == fields


def test_every_struct_that_is_sent_has_an_interface() -> None:
    structs = {
        name
        for name, value in (
            vars(table_messages)
            | vars(table_parts)
            | vars(advice_messages)
            | vars(account_answers)
            | vars(answers)
            | vars(company)
        ).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__struct_config__.tag is None
        and value not in (msgspec.Struct, Person)
    }
    assert structs <= set(interfaces())


@pytest.mark.parametrize("union", ["FromBrowser", "FromServer"])
def test_the_tagged_messages_have_the_same_fields(union: str) -> None:
    body = TYPES[TYPES.index(f"export type {union}") :].split(";\n\n")[0]
    written = {tag: set(re.findall(r"; (\w+)\??:", rest)) for tag, rest in TAGGED.findall(body)}
    expected = {
        each.__struct_config__.tag: {field.encode_name for field in msgspec.structs.fields(each)}
        for each in getattr(table_messages, union).__args__
    }
    assert written == expected
