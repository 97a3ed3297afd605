"""The page knows no game: none of its files has the name of one, or of what one is played with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

import pytest

from alcaide.games import GAMES
from alcaide.locale import glossary

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "ui" / "src"  # what fixtures hold was recorded from a server
FILES: Final = [
    path
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in {".ts", ".svelte", ".css", ".svg", ".html"}
]
WORD: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")  # also those of ids, as in partOfName
SYMBOL: Final = re.compile(r'<\w+ id="([\w-]+)"')

# Words of a glossary that are not a game's alone, and where else they belong.
COMMON: Final[dict[str, str]] = {
    "board": "the scene: what is drawn of every game",
    "card": "the scene: a thing with a face",
    "cell": "the scene: a place of a board, `cell:55`; a cell of a table",
    "deck": "the scene: a pile of cards",
    "market": "the scene: what is to be had by all",
    "stock": "the scene: what is left",
    "income": "the scene: what a choice brings",
    "feature": "an aid that the house knows: what there is to say about parts of the board",
    "level": "how well a bot plays; how deep a heading lies",
    "score": "what every game ends with",
    "banner": "ARIA and the page: a strip across it",
    "house": "the house's own rules and things",
    "square": "the scene: a shape; one of the emblems",
    "value": "of a field, a variable, a figure",
    "marker": "CSS: the sign before an item",
    "display": "CSS: how an element is laid out; the font of titles",
    "path": "SVG: a line; of an address; a way",
    "space": "CSS: blank room",
    "column": "CSS and tables: things one below the other",
    "block": "CSS: an element of its own line",
    "remove": "what browsers call taking an element away",
    "extend": "how TypeScript says that a type is a kind of another",
    "floor": "of Math: to round down",
    "wake": "of a page that slept",
    "merge": "to put changes into what is there",
    "keep": "verb: not to give away",
    "found": "of to find",
    "paid": "of to pay",
    "well": "adverb",
    "map": "to take what a function gives for each of a list",
    "gap": "CSS: room between elements",
    "type": "of TypeScript; of an input",
    "kind": "which of several sorts something is",
    "round": "of a game; of Math; CSS: a rounded end",
    "point": "what every game counts; of a plane; to point at",
    "money": "the scene: what a choice costs and leaves",
    "buy": "a verb of choices in every game that has prices",
    "exchange": "verb: of colours, of one action for another",
    "swap": "CSS: how fonts load; to put one drawing in the place of another",
    "win": "what every game ends with",
    "winner": "what every game ends with",
}


def words_of(entry: glossary.Entry) -> Iterator[str]:
    """Yield the English words for a thing, ours and those of other editions."""
    yield from (word.lower() for word in (*entry.en, *entry.others.get("en", [])))


def nouns() -> set[str]:
    """Return the names of all games and of what they are played with."""
    things = chain.from_iterable(glossary.read(game).values() for game in GAMES)
    return {*GAMES, *chain.from_iterable(words_of(thing) for thing in things)}


def common(word: str) -> bool:
    """Tell whether a word, or what it is the plural of, belongs to other things, too."""
    return word in COMMON or word.removesuffix("s") in COMMON


BANNED: Final = {word for word in nouns() if not common(word)}
PHRASES: Final = {
    word: re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", re.IGNORECASE)
    for word in BANNED
    if " " in word
}
SYMBOLS: Final = {
    symbol
    for path in (ROOT / "src/alcaide/games").glob("*/sprites.svg")
    for symbol in SYMBOL.findall(path.read_text("utf-8"))
}
HOUSE: Final = set(SYMBOL.findall((PAGE / "icons.svg").read_text("utf-8")))


def said(line: str) -> list[str]:
    """Return what a line says that it must not: words alone, phrases, symbols."""
    words = {word.lower() for word in WORD.findall(line)} & BANNED
    phrases = {phrase for phrase, alone in PHRASES.items() if alone.search(line)}
    symbols = set(re.findall(r"\w+-[\w-]+", line)) & SYMBOLS - HOUSE
    return sorted(words | phrases | symbols)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PAGE)))
def test_a_file_of_the_page_has_no_word_of_a_game(path: Path) -> None:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    found = [f"{number}: {', '.join(words)}" for number, line in lines if (words := said(line))]
    assert not found, f"{path.relative_to(ROOT)} speaks of a game: {'; '.join(found)}"
    assert not said(path.stem), f"{path.relative_to(ROOT)} is named after {said(path.stem)}"


def test_what_a_game_would_say_is_found() -> None:
    assert said("if (/^i-(baron)$/.test(symbol)) isNoble = true;") == ["baron", "noble"]
    assert said('.castleWall { content: "a money card" }') == ["castle", "money card", "wall"]
    assert said('<use href="#i-baron" />') == ["baron", "i-baron"]


@pytest.mark.parametrize("word", COMMON)
def test_a_common_word_is_one_that_a_game_has_and_the_page_needs(word: str) -> None:
    assert any({word, f"{word}s"} & set(noun.split()) for noun in nouns())
    text = " ".join(" ".join(WORD.findall(path.read_text("utf-8"))) for path in FILES).lower()
    assert re.search(rf"\b{word}s?\b", text)
