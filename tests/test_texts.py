"""Every language says everything, and the code asks for nothing that is not there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from alcaide.locale import LANGUAGES, rules

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src/alcaide/locale"
FILES = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PREFIXES = "|".join(sorted({name.partition(".")[0].partition("-")[0] for name in FILES}))


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(lang: str, name: str) -> dict[str, set[str]]:
    """Return the variables of each message and term of a file, by id."""
    found: dict[str, set[str]] = {}
    path = LOCALE / lang / name
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name} ({lang}): {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            visitor = Variables()
            visitor.visit(entry)
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            assert key not in found, f"{key} stands twice in {lang}/{name}"
            found[key] = visitor.names
    return found


def all_keys() -> set[str]:
    """Return every key of the English files."""
    return {key for name in FILES for key in messages("en", name)}


def test_there_is_something_to_test() -> None:
    assert {"alcazar.ftl", "table.ftl", "cli.ftl", "ui.ftl"} <= set(FILES)
    assert len(all_keys()) > 200


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_same_messages(lang: str, name: str) -> None:
    here, english = messages(lang, name), messages("en", name)
    assert sorted(here) == sorted(english)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_no_unknown_variables(lang: str, name: str) -> None:
    for key, variables in messages(lang, name).items():
        if not key.startswith("-"):
            assert variables <= messages("en", name)[key], f"{lang}: {key}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in FILES:
        bundle.add_resource(FluentResource((LOCALE / lang / name).read_text(encoding="utf-8")))
    for name in FILES:
        for key, variables in messages(lang, name).items():
            if key.startswith("-"):
                continue
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            for value in (0, 1, 2, 21, "x"):
                said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, value))
                assert not errors, f"{lang}: {key}: {errors}"
                assert str(said).strip(), f"{lang}: {key} is empty"


def code() -> dict[str, str]:
    """Return the source files that may ask for messages."""
    python = [
        path for path in (ROOT / "src/alcaide").rglob("*.py") if "migrations" not in path.parts
    ]
    browser = [
        path
        for path in (ROOT / "ui/src").rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    ]
    return {str(p.relative_to(ROOT)): p.read_text(encoding="utf-8") for p in python + browser}


def asked() -> tuple[dict[str, str], dict[str, str]]:
    """Return the keys in the code, and the beginnings of those put together there."""
    whole: dict[str, str] = {}
    begun: dict[str, str] = {}
    for name, source in code().items():
        for key in re.findall(rf"""["'`]((?:{PREFIXES})-[a-z0-9-]*[a-z0-9])["'`]""", source):
            whole[key] = name
        for start in re.findall(rf"""["'`]((?:{PREFIXES})-[a-z0-9-]*)\$?\{{""", source):
            begun[start] = name
    return whole, begun


def test_every_key_in_the_code_exists() -> None:
    keys = all_keys()
    whole, begun = asked()
    assert len(whole) > 50
    missing = {key: name for key, name in whole.items() if key not in keys}
    assert missing == {}
    lost = {s: n for s, n in begun.items() if not any(key.startswith(s) for key in keys)}
    assert lost == {}


def test_every_message_is_used() -> None:
    whole, begun = asked()
    texts = "".join((LOCALE / "en" / name).read_text(encoding="utf-8") for name in FILES)
    referred = set(re.findall(r"\{\s*(-?[a-z][\w-]*)", texts))
    idle = [
        key
        for key in sorted(all_keys())
        if key not in whole and key not in referred and not key.startswith(tuple(begun))
    ]
    assert idle == []


@pytest.mark.parametrize("lang", OTHERS)
def test_same_rules_in_every_language(lang: str) -> None:
    english = [rule.id for rule in rules("alcazar", "en").rules if rule.id]
    assert len(english) > 40
    assert [rule.id for rule in rules("alcazar", lang).rules if rule.id] == english
