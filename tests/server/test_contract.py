"""The types of the pages are made of every message that server and browser have for each other."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import msgspec
import pytest

from alcaide.server import protocol
from alcaide.server.protocol import program_messages
from page_types import schema

# What others are made of, and what never leaves the server.
PARTS = {"Struct", "Phrase", "PlayerView", "PromptView", "SceneView"}


@pytest.fixture(scope="module")
def parts() -> dict[str, Any]:
    found: dict[str, Any] = schema()["$defs"]
    return found


def messages() -> set[str]:
    """Return the structs of the protocol, but for those of programs."""
    modules = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(protocol.__path__, f"{protocol.__name__}.")
    ]
    return {
        name
        for module in modules
        if module is not program_messages
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    } - PARTS


def test_every_message_is_among_the_types(parts: dict[str, Any]) -> None:
    assert len(messages()) > 90
    assert messages() <= set(parts)


def test_what_may_lack_is_said(parts: dict[str, Any]) -> None:
    """The server sends all fields but those that it leaves out; the browser need not."""
    assert parts["Node"]["required"] == ["key"]
    assert "tag" in parts["ChoiceView"]["required"]
    assert parts["Why"]["required"] == ["type"]


def test_messages_are_told_apart_by_their_type(parts: dict[str, Any]) -> None:
    for union in ("FromBrowser", "FromServer"):
        kinds = [parts[each["$ref"].rpartition("/")[2]] for each in parts[union]["anyOf"]]
        tags = [tag for kind in kinds for tag in kind["properties"]["type"]["enum"]]
        assert len(set(tags)) == len(kinds)
