"""Messages of one language, looked up and filled in."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from alcaide.core.homes import settled
from alcaide.locale.folders import HOUSE, messages

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REMEMBERED: Final = 50_000  # sentences of a language
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")


Word = str | int | float


class Sentence(Protocol):
    """Anything with a message key and what to fill in: a Phrase, a Note."""

    @property
    def key(self) -> str:
        """The message to look up."""

    @property
    def args(self) -> Mapping[str, Any]:
        """What to fill in."""


class Texts:
    """The messages of a language, each parsed when it is first said.

    Parsing everything takes longer than starting the program should; splitting the files into
    entries is enough to know where each message is. Those of a game of another package are read
    when one is looked for: all begin with its name.
    """

    def __init__(self, lang: str, fallback: Texts | None) -> None:
        self.lang = lang
        self._fallback = fallback
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, str] = {}
        self._games: set[str] = set()  # of other packages: those whose messages were read
        self._parsed: set[str] = set()
        self._asked: dict[str, frozenset[str]] = {}
        # A table says most sentences again after every move.
        self._filled = lru_cache(REMEMBERED)(self._fill)
        for path in sorted((HOUSE / lang).glob("*.ftl")):
            self._entries.update(split(path.read_text(encoding="utf-8")))

    def __contains__(self, key: str) -> bool:
        """Tell whether this language itself has the message."""
        return key in self._entries or self._read(key)

    def keys(self, prefix: str = "") -> list[str]:
        """Return the ids of the messages that begin with a prefix, sorted."""
        self._read(prefix)
        return sorted(key for key in self._entries if key.startswith(prefix))

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """Return a message with its arguments filled in.

        Arguments may be text, numbers, truth values ("yes" or "no"), sentences (anything with
        ``key`` and ``args``) and sequences of these, which become "a, b and c". A message that
        is missing is said in English; one that is missing there too is its own key.
        """
        return self.fill(key, args)[0]

    def fill(self, key: str, args: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """Return what ``say`` says, and what was wrong with it: an argument that is missing."""
        if key not in self._entries and not self._read(key):
            fault = KeyError(f"{self.lang} has no {key}")
            return (self._fallback.say(key, args) if self._fallback else key), [fault]
        asked = self._asked.get(key) or self._asks(key)
        words = [(name, self._word(value)) for name, value in (args or {}).items() if name in asked]
        return self._filled(key, tuple(words))

    def phrase(self, sentence: Sentence) -> str:
        """Return a Phrase (or anything with ``key`` and ``args``) in this language."""
        return self.say(sentence.key, sentence.args)

    def listing(self, words: Sequence[str]) -> str:
        """Return "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        args = {"before": ", ".join(words[:-1]), "last": words[-1]}
        return self.say("table-listing", args)

    def _read(self, key: str) -> bool:
        """Read the messages of the game that a key begins with; tell whether it is among them."""
        game = key.partition("-")[0]
        if game in self._games or not settled(game):
            return False
        found = split("\n".join(messages(game, self.lang)))
        own = {name: entry for name, entry in found.items() if _own(name, game)}
        # The house keeps its own; a new dict, for others may be looking something up.
        self._entries = own | self._entries
        self._games.add(game)
        return key in own

    def _word(self, value: Any) -> Word:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, list | tuple):
            return self.listing([str(self._word(item)) for item in value])
        if hasattr(value, "key"):
            return self.phrase(value)
        return "" if value is None else str(value)

    def _fill(self, key: str, words: tuple[tuple[str, Word], ...]) -> tuple[str, list[Exception]]:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key, [KeyError(f"{key} has no text")]
        said, faults = self._bundle.format_pattern(pattern, dict(words))
        return str(said), faults

    def _asks(self, key: str) -> frozenset[str]:
        """Return what an entry and all it refers to want filled in; nothing else matters."""
        if key not in self._asked and key in self._entries:
            source = self._entries[key]
            self._asked[key] = frozenset(VARIABLE.findall(source)).union(
                *map(self._asks, REFERENCE.findall(source))
            )
        return self._asked.get(key, frozenset())

    def _parse(self, key: str) -> None:
        """Give an entry and all it refers to to the bundle, the referred ones first."""
        if key in self._parsed or key not in self._entries:
            return
        source = self._entries[key]
        for name in REFERENCE.findall(source):
            self._parse(name)
        self._bundle.add_resource(FluentResource(source))
        self._parsed.add(key)


def _own(key: str, game: str) -> bool:
    return key.removeprefix("-").startswith(f"{game}-")


def split(source: str) -> dict[str, str]:
    """Return the entries of a Fluent file by id, each still as source."""
    starts = list(ENTRY.finditer(source))
    ends = [match.start() for match in starts[1:]] + [len(source)] * bool(starts)
    return {match[1]: source[match.start() : end] for match, end in zip(starts, ends, strict=True)}
