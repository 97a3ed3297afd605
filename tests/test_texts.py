"""The code asks for no message that is not there, and no message is there for nothing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from alcaide.games import GAMES
from alcaide.locale import LANGUAGES, texts

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src/alcaide/locale"
FILES = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
PREFIXES = "|".join(sorted({name.removesuffix(".ftl") for name in FILES}, reverse=True))
QUOTE = "[\"'`]"
KEY = re.compile(rf"{QUOTE}((?:{PREFIXES})-[a-z0-9-]*[a-z0-9]){QUOTE}")
BEGINNING = re.compile(rf"{QUOTE}((?:{PREFIXES})-[a-z0-9-]*)(?:\$?\{{|{QUOTE} \+)")
OF_GAME = re.compile(
    r"\{(?:self\.)?game(?:\.name)?\}-([a-z][a-z0-9-]*)|\.term\(f?[\"']([a-z][a-z0-9-]*)"
)
GROUP = re.compile(r"\.phrase\(\"(choice|confirm|preview)\"\)")  # of interface/action_words.py
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def source(lang: str, name: str) -> str:
    """Return the text of a file of messages."""
    return (LOCALE / lang / name).read_text(encoding="utf-8")


@cache
def keys() -> frozenset[str]:
    """Return every message of the English files."""
    return frozenset(texts("en").keys())


@cache
def code() -> dict[str, str]:
    """Return the source files that may ask for messages."""
    python = [p for p in (ROOT / "src/alcaide").rglob("*.py") if "migrations" not in p.parts]
    browser = [
        path
        for path in (ROOT / "ui/src").rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    ]
    return {str(p.relative_to(ROOT)): p.read_text(encoding="utf-8") for p in python + browser}


def asked(pattern: re.Pattern[str]) -> dict[str, str]:
    """Return what the code asks for, and a file that does."""
    return {
        key: name
        for name, text in code().items()
        for key in pattern.findall(text)
        if not foreign(key, name)
    }


@cache
def of_games() -> frozenset[str]:
    """Return the ends of keys, or their beginnings, that are asked for in the words of any game."""
    text = "\n".join(code().values())
    ends = {end for found in OF_GAME.findall(text) for end in found if end}
    return frozenset(ends | {f"{group}-" for group in GROUP.findall(text)})


def used(key: str) -> bool:
    """Tell whether a message is asked for in the words of its game, whichever it is."""
    game, _, end = key.partition("-")
    begun = tuple(known for known in of_games() if known.endswith("-"))
    return game in GAMES and (end in of_games() or end.startswith(begun))


def foreign(key: str, name: str) -> bool:
    """Tell whether a file of one game only seems to ask for words of another."""
    game = re.match(r"src/alcaide/games/(\w+)/", name)
    games = {path.parent.name for path in (ROOT / "src/alcaide/games").glob("*/actions.py")}
    return game is not None and key.partition("-")[0] in games - {game[1]}


def test_there_is_something_to_test() -> None:
    assert {"alcazar.ftl", "table.ftl", "cli.ftl", "ui.ftl"} <= set(FILES)
    assert len(keys()) > 200
    assert len(code()) > 50
    assert len(asked(KEY)) > 100


def test_every_key_in_the_code_exists() -> None:
    assert {key: name for key, name in asked(KEY).items() if key not in keys()} == {}


def test_every_key_put_together_in_the_code_can_exist() -> None:
    begun = asked(BEGINNING)
    assert begun
    lost = {s: name for s, name in begun.items() if not any(k.startswith(s) for k in keys())}
    assert lost == {}


def test_every_message_is_used() -> None:
    whole, begun = asked(KEY), tuple(asked(BEGINNING))
    referred = {key for name in FILES for key in REFERENCE.findall(source("en", name))}
    idle = [k for k in sorted(keys()) if k not in referred and k not in whole]
    assert [key for key in idle if not key.startswith(begun) and not used(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    variables: set[str] = set()
    for name in FILES:
        bundle.add_resource(FluentResource(source(lang, name)))
        variables.update(re.findall(r"\$([\w-]+)", source(lang, name)))
    for name in FILES:
        for entry in FluentParser().parse(source(lang, name)).body:
            if not isinstance(entry, ast.Message):
                continue
            pattern = bundle.get_message(entry.id.name).value
            assert pattern is not None, f"{entry.id.name} has no text"
            for value in (0, 1, 2, 21, "x"):
                said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, value))
                assert not errors, f"{lang}: {entry.id.name}: {errors}"
                assert str(said).strip(), f"{lang}: {entry.id.name} is empty"
