"""The words are complete: every message in every language, well formed and with all it needs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from alcaide.interface.values import Note
from alcaide.locale import DEFAULT, LANGUAGES, language, texts
from alcaide.locale.messages import Texts, split
from alcaide.scene.model import Phrase

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/alcaide"
LOCALE = SOURCE / "locale"
FILES = sorted({path.name for path in LOCALE.glob("*/*.ftl")})
Entries = dict[str, Message | Term]


def path(lang: str, file: str) -> Path:
    return LOCALE / lang / file


def entries(lang: str, file: str) -> Entries:
    body = FluentParser().parse(path(lang, file).read_text(encoding="utf-8")).body
    return {e.id.name: e for e in body if isinstance(e, Message | Term)}


class Used(Visitor):
    """Collects the variables and the messages that an entry uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def used(entry: Message | Term) -> Used:
    visitor = Used()
    visitor.visit(entry)
    return visitor


def variables(all_entries: Entries, key: str) -> set[str]:
    """Variables of an entry and of all it refers to."""
    found = used(all_entries[key])
    return found.variables.union(*(variables(all_entries, name) for name in found.messages))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_files_parse_without_junk_or_doubles(file: str, lang: str) -> None:
    source = path(lang, file).read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert [e.content for e in body if isinstance(e, Junk)] == []
    ids = [e.id.name for e in body if isinstance(e, Message | Term)]
    assert sorted(ids) == sorted(set(ids))
    assert sorted(split(source)) == sorted(
        ("-" if isinstance(e, Term) else "") + e.id.name
        for e in body
        if isinstance(e, Message | Term)
    )


@pytest.mark.parametrize("file", FILES)
def test_files_say_the_same_with_the_same_variables_in_all_languages(file: str) -> None:
    english = entries(DEFAULT, file)
    expected = {key: variables(english, key) for key in english}
    for lang in LANGUAGES:
        found = entries(lang, file)
        said = {key: variables(found, key) for key in found if key in english or not own(key)}
        assert said == expected, lang


def own(key: str) -> bool:
    """Tell whether a message is part of sentences: a language may need more of these."""
    return "-term-" in key


@pytest.mark.parametrize("file", FILES)
def test_ids_begin_with_the_name_of_their_file(file: str) -> None:
    prefix = "ui-" if file.startswith("ui-") else file.removesuffix(".ftl") + "-"
    assert [key for key in entries(DEFAULT, file) if not key.startswith(prefix)] == []


def test_arguments_may_be_phrases_lists_numbers_and_truth_values() -> None:
    english = texts("en")
    inner = Phrase("alcazar-phase-noble")
    assert english.say("table-status-you", {"phase": inner}) == "Your turn: noble step"
    assert english.say("table-result-shared", {"names": ["Ana", "Luis", "Zoe"]}).startswith(
        "Ana, Luis and Zoe "
    )
    built = {"name": "Ana", "card": 8, "level": 1, "flag": "jaen", "at": "7"}
    assert "adds a stone to Jaén" in english.say("alcazar-note-extended", built | {"ground": True})
    assert "level 1 of Jaén" in english.say("alcazar-note-extended", built | {"ground": False})


def test_what_a_message_does_not_ask_for_makes_it_no_other_one() -> None:
    en = texts("en")
    said = en.say("castle-choice-place", {"cell": "b4", "turn": 1})
    filled = en._filled.cache_info().misses
    assert en.say("castle-choice-place", {"cell": "b4", "turn": 1, "tile": "T07"}) == said
    assert en._filled.cache_info().misses == filled
    assert en.say("castle-choice-place", {"cell": "b4", "turn": 2}) != said  # asked by a term


def test_plurals_are_those_of_the_language() -> None:
    said = {
        lang: [texts(lang).say("alcazar-term-money", {"money": n}) for n in (0, 1, 2)]
        for lang in LANGUAGES
    }
    assert said == {
        "en": ["0 reales", "1 real", "2 reales"],
        "it": ["0 reali", "1 reale", "2 reali"],
        "fr": ["0 réal", "1 réal", "2 réaux"],
    }


def test_no_marks_of_direction_are_added() -> None:
    said = texts("en").say("table-status-thinks", {"name": "Ana"})
    assert said == "Ana thinks"


def test_a_missing_message_is_said_in_english_and_then_by_its_key() -> None:
    poor = Texts("xx", texts("en"))
    assert poor.say("table-status-over") == "The game is over"
    assert "table-status-over" not in poor
    assert texts("it").say("table-nothing-of-the-kind") == "table-nothing-of-the-kind"


@pytest.mark.parametrize(
    ("wanted", "served"),
    [("it", "it"), ("it-CH", "it"), ("FR_ca", "fr"), ("de", "en"), ("", "en"), ("../it", "en")],
)
def test_language_tags_find_their_language(wanted: str, served: str) -> None:
    assert language(wanted) == served
    assert texts(wanted).lang == served


def test_notes_are_phrases_too() -> None:
    note = Note("table-seat", "ALC-4", {"n": 3})
    said = [texts(lang).phrase(note) for lang in LANGUAGES]
    assert said == ["Player 3", "Giocatore 3", "Joueur 3"]


def printed(lang: str) -> Iterator[str]:
    """Yield the lines of all files of a language that are said, rules included."""
    for file in sorted((LOCALE / lang).iterdir()):
        for line in file.read_text(encoding="utf-8").splitlines():
            if file.suffix == ".md" or not line.startswith("#"):
                yield line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_those_of_print(lang: str) -> None:
    assert [line for line in printed(lang) if re.search(r"[^\W\d_]'[^\W\d_]", line)] == []


def test_french_signs_keep_to_their_word() -> None:
    loose = re.compile(r"[\w})] [;:!?»](?!\w)|« ")
    assert [line for line in printed("fr") if loose.search(line)] == []
