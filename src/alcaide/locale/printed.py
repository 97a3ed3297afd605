"""Which sentences of the printed rules a rule answers, and where we play otherwise.

``locale/sources/<game>.toml`` goes through the documents sentence by sentence; alcazar.toml tells
how to read such a file.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import msgspec

from alcaide.locale.folders import find

Status = Literal["says", "silent", "contradicted", "overruled"]
STATUSES: Final[tuple[Status, ...]] = ("says", "silent", "contradicted", "overruled")


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text about a game, with its name in our languages."""

    key: str
    name: dict[str, str]
    title: str
    language: str
    complete: bool  # read whole, sentence by sentence
    version: str = ""
    year: int = 0
    profile: str = ""  # of the game, by which it is played


class Sentence(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a sentence says, in our words; ``point`` is "", "silent" or the key of a point."""

    number: int
    rules: str
    says: str
    point: str = ""


class Passage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section that some documents share, and those of its ``total`` sentences that rule."""

    documents: list[str]
    section: str
    total: int
    sentences: list[Sentence]


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed, what is played, and why."""

    printed: str
    played: str
    because: str


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A matter that is not played plainly as a sentence has it, or of which both readings are."""

    status: Status
    rules: str
    by: str = ""  # the documents that contradict
    option: str = ""  # by which the other reading is played
    values: dict[str, str] = {}  # of the option, by document: as this one has it
    en: Reading | None = None
    it: Reading | None = None
    fr: Reading | None = None

    def reading(self, lang: str) -> Reading | None:
        """Return the words in one of our languages; None where the rule itself says enough."""
        return {"en": self.en, "it": self.it, "fr": self.fr}[lang]


class Place(NamedTuple):
    """A sentence in one document."""

    document: str
    section: str
    sentence: Sentence


class Difference(NamedTuple):
    """A point of a rule in a language, with the names of the documents that say otherwise."""

    documents: list[str]
    reading: Reading


class Concordance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The documents of a game, sentence by sentence."""

    documents: list[Document]
    passages: list[Passage]
    points: dict[str, Point]
    known: dict[str, str] = {}  # rules by documents of which only parts were at hand

    def places(self) -> Iterator[Place]:
        """Yield every sentence that rules something, once for each document that has it."""
        for passage in self.passages:
            for sentence in passage.sentences:
                for document in passage.documents:
                    yield Place(document, passage.section, sentence)

    def status(self, sentence: Sentence) -> Status:
        """Return what becomes of a sentence."""
        if sentence.point in ("", "silent"):
            return "silent" if sentence.point else "says"
        return self.points[sentence.point].status

    def figures(self) -> dict[str, Counter[str]]:
        """Count the sentences of every document by status."""
        counted: dict[str, Counter[str]] = {}
        for place in self.places():
            counted.setdefault(place.document, Counter())[self.status(place.sentence)] += 1
        return counted

    def profile(self, name: str) -> dict[str, str]:
        """Return what the documents of a profile decide; ValueError where they disagree."""
        decided: dict[str, str] = {}
        keys = {document.key for document in self.documents if document.profile == name}
        for key, point in self.points.items():
            for document, value in point.values.items():
                if document in keys and decided.setdefault(point.option, value) != value:
                    raise ValueError(f"{key}: the documents of {name} disagree")
        return decided

    def sources(self, rule: str) -> dict[str, dict[str, list[int]]]:
        """Return by document and section which sentences have to do with a rule."""
        found: dict[str, dict[str, list[int]]] = {}
        for document, section, sentence in self.places():
            if rule in sentence.rules.split():
                sections = found.setdefault(document, {})
                sections.setdefault(section, []).append(sentence.number)
        for document, rules in self.known.items():
            if rule in rules.split():
                found.setdefault(document, {})
        return found

    def cited(self, rule: str, lang: str) -> list[str]:
        """Return the sources of a rule for a reader: "French, A (6), Passer (3, 4)"."""
        sources = self.sources(rule)
        return list(map(_cited, self.names(list(sources), lang), sources.values()))

    def differences(self, rule: str, lang: str) -> list[Difference]:
        """Return what printed rules say otherwise about the matter of a rule."""
        return [
            Difference(self.names(self.sayers(key), lang), reading)
            for key, point in self.points.items()
            if rule in point.rules.split() and (reading := point.reading(lang))
        ]

    def sayers(self, point: str) -> list[str]:
        """Return the documents in which a point comes up, each once."""
        places = (place for place in self.places() if place.sentence.point == point)
        return list(dict.fromkeys(place.document for place in places))

    def names(self, documents: list[str], lang: str) -> list[str]:
        """Return what documents are called in a language."""
        names = {document.key: document.name[lang] for document in self.documents}
        return [names[key] for key in documents]


def _cited(name: str, places: dict[str, list[int]]) -> str:
    listed = (f"{section} ({', '.join(map(str, at))})" for section, at in places.items())
    return ", ".join((name, *listed))


def read(game: str) -> Concordance:
    """Read the concordance of a game; an empty one where no rules were printed before ours."""
    source = find(game, "sources", f"{game}.toml")
    if source is None:
        return Concordance([], [], {})
    return msgspec.convert(tomllib.loads(source), Concordance)
