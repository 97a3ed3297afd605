"""Rules cited in the code, stated in every language and proved by tests are the same set."""

import re
from pathlib import Path

import pytest

from alcaide.games import GAMES
from alcaide.locale import DEFAULT, LANGUAGES, rules
from alcaide.locale.rulebook import Rulebook, parse

ROOT = Path(__file__).parents[1]
MARKS = {"en": "ruling", "it": "interpretazione", "fr": "interprétation"}


def number(rule: str) -> tuple[str, int]:
    """Order ALC-9 before ALC-10, and CST-9 before CST-W1."""
    return re.sub(r"\d", "", rule), int(re.sub(r"\D", "", rule))


def stated(game: str, lang: str) -> list[str]:
    return [rule.id for rule in rules(game, lang).rules if rule.id]


def cited(game: str) -> set[str]:
    sources = (ROOT / "src/alcaide/games" / game).rglob("*.py")
    return set(re.findall(r"\b[A-Z]{3}-[A-Z]?\d+\b", "".join(p.read_text() for p in sources)))


def proved(game: str) -> set[str]:
    """Rules named by a test: ``def test_alc_31_...`` proves ALC-31."""
    sources = (ROOT / "tests/games" / game).glob("test_rules*.py")
    names = re.findall(
        r"^def test_([a-z]{3})_([a-z]?\d+)_", "".join(p.read_text() for p in sources), re.MULTILINE
    )
    return {f"{prefix}-{rest}".upper() for prefix, rest in names}


@pytest.mark.parametrize("game", GAMES)
def test_cited_rules_are_the_stated_ones(game: str) -> None:
    assert sorted(cited(game), key=number) == sorted(stated(game, DEFAULT), key=number)


@pytest.mark.parametrize("game", GAMES)
def test_every_stated_rule_has_a_test(game: str) -> None:
    assert sorted(proved(game), key=number) == sorted(stated(game, DEFAULT), key=number)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_languages_state_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    ids = stated(game, lang)
    assert len(ids) == len(set(ids))
    assert ids == stated(game, DEFAULT)
    assert [rule.id for rule in rules(game, lang).rules] == [
        rule.id for rule in rules(game, DEFAULT).rules
    ]


def figures(text: str) -> list[str]:
    """Everything in a text that must not change in translation: numbers, rules, options."""
    return sorted(re.findall(r"`[^`]+`|[A-Z]{3}-[A-Z]?\d+|\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_translations_carry_the_same_figures(game: str, lang: str) -> None:
    for ours, english in zip(rules(game, lang).rules, rules(game, DEFAULT).rules, strict=True):
        assert figures(ours.markdown) == figures(english.markdown), english.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_marked_in_every_language(lang: str) -> None:
    def marked(book: Rulebook, mark: str) -> dict[str, int]:
        return {rule.id: rule.markdown.lower().count(mark) for rule in book.rules if rule.id}

    for game in GAMES:
        expected = marked(rules(game, DEFAULT), MARKS[DEFAULT])
        assert sum(expected.values()) > 10
        assert marked(rules(game, lang), MARKS[lang]) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_references_lead_to_rules(game: str, lang: str) -> None:
    book = rules(game, lang)
    links = {link for rule in book.rules for link in re.findall(r'href="#([^"]+)"', rule.html)}
    assert links
    assert links <= set(stated(game, lang))


def test_options_are_those_of_the_game() -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            text = "".join(rule.markdown for rule in rules(game, lang).rules)
            for option in GAMES[game].options:
                assert f"`{option.name}`" in text
                for value in option.values:
                    assert f"`{value}`" in text


SAMPLE = """# Pig

A game.

## Play

- **PIG-1** Draw *one* token,
  see PIG-2.

  *Example.* A skull.
- **PIG-2** Stop:

  1. early
  2. late

- plain
"""


def test_parsing_keeps_paragraphs_and_lists_with_their_rule() -> None:
    book = parse("pig", "en", SAMPLE)
    assert book.title == "Pig"
    assert book.sections() == ["", "Play"]
    assert [rule.id for rule in book.rules] == ["", "PIG-1", "PIG-2", ""]
    first, second = book.rules[1], book.rule("pig-2")
    assert first.markdown == "Draw *one* token,\nsee PIG-2.\n\n*Example.* A skull."
    assert '<a class="rule" href="#PIG-2">PIG-2</a>' in first.html
    assert second is not None
    assert "<li>late</li>" in second.html
    assert book.rule("PIG-3") is None


def test_html_in_rules_is_shown_as_text() -> None:
    book = parse("pig", "en", "- **PIG-1** <script>alert(1)</script>")
    assert "<script>" not in book.rules[0].html


def test_a_game_without_rules_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        rules("chess", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_documentation_shows_the_same_text(game: str, lang: str) -> None:
    name = f"{game}.md" if lang == DEFAULT else f"{game}.{lang}.md"
    shipped = ROOT / "src/alcaide/locale" / lang / f"{game}.md"
    assert (ROOT / "docs/rules" / name).resolve() == shipped
