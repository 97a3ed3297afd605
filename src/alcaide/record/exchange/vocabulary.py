"""The words by which people tell of a game, and what they are in its notation.

``data/spoken.toml`` of a game's package has them in all languages; a line may mix these. What is
the same in all games stands in ``data/spoken.toml`` here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from alcaide.core.homes import home
from alcaide.locale.glossary import fold

TOKEN: Final = re.compile(r"-?\d+,-?\d+|\w+\.\d+|\w+")
PAIR: Final = re.compile(r"(-?\d{1,2})\s*[,;/]\s*(-?\d{1,2})")
JOINED: Final = re.compile(r"([a-z]+?)(\d+[a-c]?)")
NEAR: Final = 0.75  # how alike a word must be that may have been meant
ANY: Final = "*"  # behind a word: the number is not said
LANGUAGES: Final = ("en", "it", "fr")


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a word of the notation is said, by language; the first of each is what is written.

    ``joins``: a number that follows belongs to it, as yellow 7 is y7.
    """

    en: list[str]
    it: list[str]
    fr: list[str]
    joins: bool = False

    def words(self, lang: str) -> list[str]:
        """Return the words of a language."""
        return {"en": self.en, "it": self.it, "fr": self.fr}[lang]


class Heard(NamedTuple):
    """What was understood of the words of a line."""

    tokens: list[str]
    unknown: list[str]
    guessed: list[tuple[str, str]]  # a word, and the one that it was taken for


class Vocabulary:
    """The words of a game in all languages."""

    def __init__(self, said: Mapping[str, Said], fillers: Iterable[str]) -> None:
        self.said = said
        self.fillers = frozenset(fillers)
        self.plain: dict[tuple[str, ...], str] = {}
        self.joining: dict[tuple[str, ...], str] = {}
        for token, entry in said.items():
            for lang in LANGUAGES:
                for phrase in entry.words(lang):
                    table = self.joining if entry.joins else self.plain
                    table[tuple(TOKEN.findall(fold(phrase)))] = token
        phrases = (*self.plain, *self.joining)
        self.longest = max((len(phrase) for phrase in phrases), default=1)
        self.known = sorted({word for phrase in phrases for word in phrase})

    def hear(self, text: str, legal: Iterable[str]) -> Heard:
        """Return what a line says, in words of the notation; ``legal`` are those possible now."""
        own = set(legal)
        words = TOKEN.findall(PAIR.sub(r"\1,\2", fold(text)) if _pairs(own) else fold(text))
        heard = Heard([], [], [])
        while words:
            words = words[self._take(words, own, heard) :]
        return heard

    def speak(self, text: str, lang: str) -> str:
        """Return a line of notation in the words of a language."""
        return " ".join(self._spoken(word, lang) for word in text.split())

    def plainly(self, text: str) -> list[str]:
        """Return the words of a line of notation without those that only join others."""
        words = TOKEN.findall(fold(text))
        return [word for word in words if word not in self.fillers]

    def _take(self, words: list[str], own: set[str], heard: Heard) -> int:
        """Add what the first words mean; return how many they are."""
        for size in range(min(self.longest, len(words)), 0, -1):
            phrase = tuple(words[:size])
            following = words[size] if size < len(words) else ""
            if phrase in self.joining and re.fullmatch(r"\d+[a-c]?", following):
                heard.tokens.append(self.joining[phrase] + following)
                return size + 1
            if size == 1 and words[0] in own:
                break
            if phrase in self.plain:
                return self._kept(self.plain[phrase], heard, size)
            if phrase in self.joining:  # any of these: which one is not said
                return self._kept(self.joining[phrase] + ANY, heard, size)
        return self._single(words[0], own, heard)

    def _kept(self, token: str, heard: Heard, size: int) -> int:
        if token not in self.fillers:
            heard.tokens.append(token)
        return size

    def _single(self, word: str, own: set[str], heard: Heard) -> int:
        """Add a word that stands for itself; one that means nothing may be meant for another."""
        glued = JOINED.fullmatch(word)
        if word in own:
            return self._kept(word, heard, 1)
        if word in self.fillers:
            return 1
        if glued and (glued[1],) in self.joining:
            return self._kept(self.joining[(glued[1],)] + glued[2], heard, 1)
        if re.search(r"\d", word):  # a number, a cell, a card: only the position can tell
            return self._kept(word, heard, 1)
        near = get_close_matches(word, [*self.known, *sorted(own)], 1, NEAR)
        if near and ((near[0],) in self.plain or near[0] in own):
            heard.guessed.append((word, near[0]))
            return self._kept(self.plain.get((near[0],), near[0]), heard, 1)
        heard.unknown.append(word)
        return 1

    def _spoken(self, word: str, lang: str) -> str:
        if word in self.said and not self.said[word].joins:
            return self.said[word].words(lang)[0]
        joined = JOINED.fullmatch(word)
        if joined and joined[1] in self.said and self.said[joined[1]].joins:
            return f"{self.said[joined[1]].words(lang)[0]} {joined[2]}"
        return word


def _pairs(own: set[str]) -> bool:
    return any("," in word for word in own)


@lru_cache(maxsize=8)
def vocabulary(game: str) -> Vocabulary:
    """Return the words of a game; one that brings none is told in its notation."""
    path = home(game).joinpath("data", "spoken.toml")
    own = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    said = msgspec.convert(own, dict[str, Said])
    return Vocabulary(said, everywhere(common().fillers))


class Common(msgspec.Struct, frozen=True):
    """What is said alike in all games."""

    fillers: Said  # words that only join others
    then: Said  # what parts the actions of a line
    tags: dict[str, Said]
    columns: dict[str, Said]


@lru_cache(maxsize=1)
def common() -> Common:
    """Return what is said alike in all games."""
    source = files("alcaide.record.exchange").joinpath("data", "spoken.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(source), Common)


def everywhere(said: Said) -> list[str]:
    """Return the words of all languages, folded."""
    return [fold(word) for lang in LANGUAGES for word in said.words(lang)]


@lru_cache(maxsize=2)
def called(section: str) -> dict[str, str]:
    """Return the tags or the columns by all that they may be called, folded."""
    entries: dict[str, Said] = getattr(common(), section)
    return {name: key for key, said in entries.items() for name in (fold(key), *everywhere(said))}


def parted(text: str) -> list[str]:
    """Return the actions of a line that tells several: a; b then c."""
    joins = "|".join(map(re.escape, sorted(everywhere(common().then), key=len, reverse=True)))
    folded = fold(text)
    if len(folded) != len(text):  # letters that fold into several: only signs part them
        return [part for part in text.split(";") if part.strip()] or [text]
    cuts = [0, *(at for found in re.finditer(rf";|\b(?:{joins})\b", folded) for at in found.span())]
    pieces = [text[a:b] for a, b in pairwise([*cuts, len(text)])][::2]
    return [piece for piece in pieces if piece.strip(" ,")] or [text]
