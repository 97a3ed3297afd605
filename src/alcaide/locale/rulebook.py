"""The numbered rules of a game, read from Markdown.

A rule is an item of a list that begins with its number in bold: ``- **ALC-31** Between ...``.
Sections are headings of the second level; everything else is prose that explains.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from alcaide.locale.folders import find

RULE: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z]?\d+)\*\* +", re.MULTILINE)
CITED: Final = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+\b")


class RuleText(NamedTuple):
    """A rule or, with an empty id, a piece of prose."""

    id: str
    section: str
    markdown: str  # without its number
    html: str


class Rulebook(NamedTuple):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    rules: tuple[RuleText, ...]

    def rule(self, wanted: str) -> RuleText | None:
        """Return the rule with a number, written in any case; None if there is none."""
        return next((rule for rule in self.rules if rule.id and rule.id == wanted.upper()), None)

    def sections(self) -> list[str]:
        """Return the names of the sections in their order."""
        return list(dict.fromkeys(rule.section for rule in self.rules))


def read(game: str, lang: str) -> Rulebook:
    """Read the rules of a game; KeyError if there are none."""
    source = find(game, lang, f"{game}.md")
    if source is None:
        raise KeyError(f"{game} has no rules in {lang}")
    return parse(game, lang, source)


def parse(game: str, lang: str, source: str) -> Rulebook:
    """Split Markdown into a title, sections, rules and prose."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    lines = source.splitlines()
    title = section = ""
    rules: list[RuleText] = []
    for block in _blocks(markdown.parse(source)):
        first = block[0]
        if first.type == "heading_open":
            if first.tag == "h1":
                title = block[1].content
            else:
                section = block[1].content
            continue
        text = _source(lines, first)
        number = RULE.match(text)
        if number:
            text = _unindent(text[number.end() :])
        html = markdown.render(text).strip()
        rules.append(RuleText(number[1] if number else "", section, text, _linked(html)))
    return Rulebook(game, lang, title, tuple(rules))


def _blocks(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Yield the top-level blocks; a list of rules as its single items."""
    block: list[Token] = []
    level = 0
    for token in tokens:
        if token.type.endswith("_list_open") and level == 0 and _is_rule_list(tokens, token):
            continue
        if token.type.endswith("_list_close") and level == 0 and not block:
            continue
        block.append(token)
        level += token.nesting
        if level == 0:
            yield block
            block = []


def _is_rule_list(tokens: Sequence[Token], opening: Token) -> bool:
    inline = next(t for t in tokens[tokens.index(opening) :] if t.type == "inline")
    return RULE.match(f"- {inline.content} ") is not None


def _source(lines: Sequence[str], token: Token) -> str:
    start, end = token.map or (0, 0)
    return "\n".join(lines[start:end]).strip()


def _unindent(text: str) -> str:
    """Take the two spaces off that make paragraphs belong to a list item."""
    return re.sub(r"^ {2}", "", text, flags=re.MULTILINE)


def _linked(html: str) -> str:
    """Turn the numbers of rules in a text into links to them."""
    return CITED.sub(lambda match: f'<a class="rule" href="#{match[0]}">{match[0]}</a>', html)
