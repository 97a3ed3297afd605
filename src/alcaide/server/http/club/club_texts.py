"""What a club says about itself: its own Markdown, or ours with its name filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from alcaide.locale import LANGUAGES
from alcaide.locale.folders import HOUSE
from alcaide.server.ops.settings import Club, Config

PAGES: Final = ("imprint", "conduct", "privacy")  # of which we have templates
OWN: Final = ("about", "rules")  # that a club may have besides
SIZE: Final = 100_000  # characters of a text, at most
BLANK: Final = re.compile(r"\{(\w+)\}")
HEADING: Final = re.compile(r"^# +(.+?)\s*$", re.MULTILINE)
SENTENCE: Final = re.compile(r"^.*?[.!?](?=\s|$)", re.DOTALL)
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")


class ClubText(NamedTuple):
    """A text as it is shown; ``lang`` is that which it was found in."""

    lang: str
    title: str
    html: str
    rules: tuple[str, ...]  # the first sentences of its first numbered list


def club_text(config: Config, page: str, lang: str) -> ClubText | None:
    """Return a text of the club in a language or, for want of it, in another; None: there is none.

    What the club wrote goes before our templates, whatever its language: it knows better.
    """
    found = _own(config.club, page, lang) or _template(page, lang)
    if found is None:
        return None
    spoken, source = found
    return _rendered(spoken, source, tuple(sorted(blanks(config).items())))


def blanks(config: Config) -> dict[str, str]:
    """Return what is filled into the blanks of a text, as HTML; "" where nothing is known."""
    club = config.club
    return {
        "name": escape(club.name),
        "keeper": escape(club.keeper or club.name),
        "address": "<br>".join(escape(line.strip()) for line in club.address.split(",") if line),
        "contact": _link(club.contact),
        "keep": str(config.keep),
    }


def contact_address(contact: str) -> str:
    """Return the address to which a contact leads; "": it is none."""
    if contact.startswith(("https://", "http://", "mailto:")):
        return contact
    return f"mailto:{contact}" if re.fullmatch(r"[^@\s]+@[^@\s]+", contact) else ""


def _link(contact: str) -> str:
    shown, href = escape(contact.removeprefix("mailto:")), contact_address(contact)
    return f'<a href="{escape(href)}">{shown}</a>' if href else shown


def _own(club: Club, page: str, lang: str) -> tuple[str, str] | None:
    """Return a text of the club's own with its language: the one asked for, else the club's."""
    if club.texts is None:
        return None
    names = [(lang, f"{page}.{lang}.md"), (club.language, f"{page}.md")]
    names += [(other, f"{page}.{other}.md") for other in (*club.languages, *LANGUAGES)]
    for spoken, name in names:
        file = club.texts / name
        if file.is_file():
            return spoken, _read(file, file.stat().st_mtime_ns)
    return None


@lru_cache(maxsize=16)
def _read(file: Path, _stamp: int) -> str:
    with file.open(encoding="utf-8", errors="replace") as stream:
        return stream.read(SIZE)


def _template(page: str, lang: str) -> tuple[str, str] | None:
    file = HOUSE / lang / f"club-{page}.md"
    return (lang, file.read_text("utf-8")) if page in PAGES else None


@lru_cache(maxsize=32)
def _rendered(lang: str, source: str, filled: tuple[tuple[str, str], ...]) -> ClubText:
    words = dict(filled)
    kept = "\n".join(_complete(source.splitlines(), words))
    title = HEADING.search(kept)
    body = HEADING.sub("", kept, count=1)
    tokens = MARKDOWN.parse(body)
    html = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    rules = tuple(_fill(escape(rule), words) for rule in _rules(tokens))
    shown = _fill(escape(title[1]), words) if title else ""
    return ClubText(lang, shown, _fill(html, words), rules)


def _complete(lines: list[str], words: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines of a text but for those with a blank for which nothing is known."""
    for line in lines:
        if all(words.get(name, "-") for name in BLANK.findall(line)):
            yield line


def _fill(html: str, words: Mapping[str, str]) -> str:
    return BLANK.sub(lambda blank: words.get(blank[1], blank[0]), html)


def _rules(tokens: list[Token]) -> Iterator[str]:
    """Yield the first sentence of each item of the first numbered list."""
    depth = 0
    for before, token in zip([None, *tokens], tokens, strict=False):
        if token.type in ("ordered_list_open", "ordered_list_close"):
            depth += token.nesting
            if not depth:
                return
        if token.type == "inline" and depth == 1 and before and before.type == "paragraph_open":
            text = _plain(token)
            sentence = SENTENCE.match(text)
            yield sentence[0] if sentence else text


def _plain(token: Token) -> str:
    return "".join(
        " " if child.type in ("softbreak", "hardbreak") else child.content
        for child in token.children or []
    ).strip()
