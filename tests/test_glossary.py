"""Every name of a thing finds its rules, and our texts call each thing by one name only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from alcaide.games import GAMES
from alcaide.locale import LANGUAGES, concordance, rules, terms
from alcaide.locale.glossary import find, fold, read
from terminal import alcaide

LOCALE = Path(__file__).parents[1] / "src/alcaide/locale"
BY_GAME = pytest.mark.parametrize("game", GAMES)
BY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
# What the printed Italian rules call path, squire, wall tile, herald, stone, pillar, pavilion.
PRINTED = {
    "castle": {"sentiero": "CST-6", "cortigiano": "CST-5", "tessera Bonus": "CST-13",
               "messaggero": "CST-5", "omino": "CST-11", "casella partenza": "CST-S4",
               "pista": "CST-S5", "vincitore": "CST-19"},
    "alcazar": {"cubo": "ALC-20", "colonna": "ALC-46", "plancia": "ALC-10", "rimborso": "ALC-62",
                "soldi": "ALC-92", "unioni": "ALC-81", "vincitore": "ALC-92"},
    "alhambra": {"gazebo": "ALH-21", "cambivalute": "ALH-X1", "deposito di materiale": "ALH-26",
                 "vincitore": "ALH-29"},
}  # fmt: skip
# Words that are wrong in the catalogues of any game: one thing has one name, and typography is one.
EVERYWHERE = {
    "en": (r"[«»]", r"\w'\w", r"\.\.\.(?!\")", r"[ \u00a0]%"),
    "it": (r"\btavoliere\b", r"\bplancia\b", r"\bbanca dati\b", r"\bnon è tornato\b", r"[“”]",
           r"\w'\w", r"\.\.\.(?!\")", r"[ \u00a0]%"),
    "fr": (r"\bhorloge\b", r"\bfinie\b", r"\bmanches?\b", r"\bachevée?s?\b", r"\btout juste\b",
           r"\bn\u2019est pas revenu\b", r"\bde (?:ALC|CST|ALH)-", r"\w'\w", r"(?<=\w) [;:?!»]",
           r"«(?!\u00a0)", r"[“”\u202f]", r"\.\.\.(?!\")", r"(?<!\u00a0)%"),
}  # fmt: skip


class Printed(Visitor):
    """Collects the text of messages, without keys, variables and comments."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def printed(file: Path) -> str:
    """Return what readers see of a file of texts."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return text
    collected = Printed()
    collected.visit(FluentParser().parse(text))
    return "\n".join(collected.texts)


def said(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield every text of a game, and where it stands."""
    for name in (f"{game}.md", f"{game}.ftl", f"{game}-lesson.ftl"):
        yield name, printed(LOCALE / lang / name)
    for key, point in concordance(game).points.items():
        if reading := point.reading(lang):
            yield key, f"{reading.printed}; {reading.played}; {reading.because}"


def named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)


@BY_LANGUAGE
@BY_GAME
def test_every_name_finds_a_rule(game: str, lang: str) -> None:
    book = rules(game, lang)
    names = [name for term in terms(game, lang) for name in (*term.ours, *term.others)]
    assert [name for name in names if not find(book, terms(game, lang), name)] == []


@BY_LANGUAGE
@BY_GAME
def test_the_first_of_our_words_stands_in_the_rules(game: str, lang: str) -> None:
    text = printed(LOCALE / lang / f"{game}.md")
    first = [term.ours[0] for term in terms(game, lang)]
    assert [word for word in first if not named(word).search(text)] == []


@BY_LANGUAGE
@BY_GAME
def test_our_texts_use_no_other_name(game: str, lang: str) -> None:
    others = {n: named(n) for e in read(game).values() for n in e.others.get(lang, [])}
    assert [
        (place, name)
        for place, text in said(game, lang)
        for name, pattern in others.items()
        if pattern.search(text)
    ] == []


@BY_GAME
def test_a_name_belongs_to_one_thing(game: str) -> None:
    for lang in LANGUAGES:
        names = [name.lower() for term in terms(game, lang) for name in (*term.ours, *term.others)]
        assert sorted(names) == sorted(set(names)), lang


@BY_GAME
def test_words_of_the_printed_italian_rules_find_what_they_mean(game: str) -> None:
    for word, rule in PRINTED[game].items():
        found = [one.id for one in find(rules(game, "it"), terms(game, "it"), word)]
        assert rule in found, word


@pytest.mark.parametrize(
    ("word", "rule"),
    [("dédommagement", "ALC-62"), ("fusions", "ALC-81"), ("vainqueur", "ALC-92"),
     ("décompte", "ALC-91"), ("encaisse", "ALC-35")],
)  # fmt: skip
def test_words_of_the_printed_french_rules_find_what_they_mean(word: str, rule: str) -> None:
    assert rule in [one.id for one in find(rules("alcazar", "fr"), terms("alcazar", "fr"), word)]


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [("manor", "seraglio"), ("mezzanine", "arcades"), ("royal chambers", "chambers"),
     ("workers' huts", "squares")],
)  # fmt: skip
def test_names_of_the_first_english_edition_mean_what_they_meant(theirs: str, ours: str) -> None:
    book, known = rules("alhambra", "en"), terms("alhambra", "en")
    (term,) = [term for term in known if ours in term.ours]
    assert fold(theirs) in map(fold, term.others)
    assert find(book, known, theirs) == find(book, known, ours) != []


def test_names_of_several_words_and_several_names() -> None:
    book, known = rules("castle", "it"), terms("castle", "it")
    ids = [rule.id for rule in find(book, known, "scudiero  Tessera Muro")]
    assert ids == [rule.id for rule in find(book, known, "cortigiano tessera bonus")] == []
    assert [rule.id for rule in find(book, known, "STRADA pozzo cst-7")] == ["CST-7"]
    assert find(book, known, "xyzzy") == []
    assert len(find(book, known, " ")) == len(book.rules)


def test_rules_are_found_by_words_in_the_terminal() -> None:
    said = alcaide("rules", "castle", "--find", "araldo", "--lang", "it")
    assert said.code == 0
    assert "messaggero" in said.out
    assert "CST-18" not in said.out
    assert alcaide("rules", "castle", "--find", "xyzzy", "--lang", "it").err.count("«xyzzy»") == 1


@BY_LANGUAGE
def test_catalogues_keep_to_one_name_and_one_typography(lang: str) -> None:
    files = sorted((LOCALE / lang).glob("*.ftl")) + sorted((LOCALE / lang).glob("*.md"))
    found = [
        (file.name, pattern, hit[0])
        for file in files
        for pattern in EVERYWHERE[lang]
        if (hit := re.search(pattern, printed(file)))
    ]
    assert found == []


@BY_LANGUAGE
@BY_GAME
def test_options_are_told_in_whole_sentences(game: str, lang: str) -> None:
    text = (LOCALE / lang / f"{game}.ftl").read_text(encoding="utf-8")
    sentences = re.findall(r"^\S+-option-\S+-sentence = (.*)$", text, re.MULTILINE)
    dangling = {"it": r"^Se (?!.*,)", "fr": r"^Si (?!.*,)", "en": r"^If (?!.*,)"}[lang]
    assert [one for one in sentences if re.match(dangling, one)] == []
