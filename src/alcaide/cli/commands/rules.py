"""``alcaide rules``: the numbered rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
from msgspec.structs import asdict

from alcaide.cli.base import ArgumentError, Command, option, words
from alcaide.cli.output import GameName, console, print_json
from alcaide.cli.terminal_words import Words
from alcaide.interface.game import Game
from alcaide.locale import concordance, terms
from alcaide.locale import rules as rules_of
from alcaide.locale.glossary import find as find_words
from alcaide.locale.rulebook import Rulebook, RuleText

EXAMPLES = """
alcaide rules alcazar
alcaide rules alcazar ALC-31 ALC-34
alcaide rules alcazar 31 --lang it
alcaide rules castle --find "start space"
alcaide rules alcazar --json | python -m json.tool
"""


class RuleError(ArgumentError):
    """There is no rule of that number, or none that speaks of what is looked for."""


@click.command("rules", cls=Command, help="cli-rules-help", epilog=EXAMPLES)
@click.argument("game", type=GameName())
@click.argument("rule", nargs=-1)
@option("--find", "query", metavar="WORDS", help="cli-rules-find")
@option("--json", "as_json", is_flag=True, help="cli-rules-json")
@click.pass_context
def rules(
    ctx: click.Context,
    game: Game[Any, Any, Any],
    rule: tuple[str, ...],
    query: str | None,
    as_json: bool,
) -> None:
    """See the message cli-rules-help."""
    say = words(ctx)
    found = find(game, rule, say)
    if query is not None:
        found = speaking(game, found, query, say)
    if as_json:
        print_json([_entry(game.name, r, say.lang) for r in found])
    else:
        print_rules(rules_of(game.name, say.lang), found, say, whole=not rule)


def find(game: Game[Any, Any, Any], numbers: Sequence[str], say: Words) -> list[RuleText]:
    """Return the rules of these numbers, or all; raise RuleError for what is not there."""
    try:
        book = rules_of(game.name, say.lang)
    except KeyError:
        raise RuleError(say.say("table-no-rules")) from None
    if not numbers:
        return list(book.rules)
    found = []
    for number in numbers:
        rule = book.rule(number) or book.rule(f"{_prefix(book)}{number}")
        if rule is None:
            ids = ", ".join(r.id for r in book.rules if r.id)
            raise RuleError(say.say("cli-no-rule", rule=number[:20], rules=ids))
        found.append(rule)
    return found


def speaking(
    game: Game[Any, Any, Any], among: Sequence[RuleText], query: str, say: Words
) -> list[RuleText]:
    """Return those rules that speak of these words, or raise RuleError if none does."""
    known = find_words(rules_of(game.name, say.lang), terms(game.name, say.lang), query)
    found = [rule for rule in among if rule in known]
    if not found:
        raise RuleError(say.say("cli-rules-none", query=query[:80]))
    return found


def _entry(game: str, rule: RuleText, lang: str) -> dict[str, Any]:
    printed = concordance(game)
    differences = printed.differences(rule.id, lang)
    return {
        "id": rule.id,
        "section": rule.section,
        "text": rule.markdown,
        "sources": printed.cited(rule.id, lang),
        "differences": [{"documents": names} | asdict(words) for names, words in differences],
    }


def print_rules(book: Rulebook, found: Sequence[RuleText], say: Words, *, whole: bool) -> None:
    """Print rules: the whole book by sections, or some with their sources."""
    from rich.markdown import Markdown

    lines = [f"# {book.title}"] if whole else []
    section = ""
    for rule in found:
        if whole and rule.section != section:
            section = rule.section
            lines.append(f"## {section}")
        lines.append(f"**{rule.id}** {rule.markdown}" if rule.id else rule.markdown)
        if not whole:
            lines += _printed(book.game, rule.id, say)
    console().print(Markdown("\n\n".join(lines)))


def _printed(game: str, rule: str, say: Words) -> list[str]:
    """Return what the printed rules say otherwise, and where they speak of a rule."""
    printed = concordance(game)
    told = []
    for documents, reading in printed.differences(rule, say.lang):
        args = {"printed": reading.printed, "played": reading.played, "because": reading.because}
        told.append(say.say("cli-rules-difference", documents=", ".join(documents), **args))
    if sources := printed.cited(rule, say.lang):
        told.append(say.say("cli-rules-sources", sources="; ".join(sources)))
    return ["> " + text.replace("\n", "\\\n> ") for text in told]


def _prefix(book: Rulebook) -> str:
    first = next(rule.id for rule in book.rules if rule.id)
    return first.partition("-")[0] + "-"
