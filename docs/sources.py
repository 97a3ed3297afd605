"""The concordance as tables: which printed sentences there are, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from alcaide.games import GAMES
from alcaide.locale import concordance, rules
from alcaide.locale.printed import STATUSES, Concordance


class Figures(SphinxDirective):
    """Count the sentences of all documents by status."""

    def run(self) -> list[nodes.Node]:
        """Return the table."""
        self.env.note_reread()  # the data is no page that Sphinx could watch
        rows = [row for game in GAMES for row in _figures(concordance(game))]
        return self.parse_text_to_nodes(table(("document", *STATUSES, "together"), rows))


class Sources(SphinxDirective):
    """Show where the rules of a game come from, and where we play otherwise."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the differences and the table of sources."""
        game = self.arguments[0]
        printed = concordance(game)
        ids = [rule.id for rule in rules(game, "en").rules if rule.id]
        told = [line for rule in ids for line in _differences(printed, rule)]
        rows = [(rule, "; ".join(printed.cited(rule, "en"))) for rule in ids]
        text = "\n\n".join((*told, table(("rule", "sources"), rows)))
        return self.parse_text_to_nodes(text)


def _figures(printed: Concordance) -> Iterator[tuple[str, ...]]:
    titles = {document.key: document.title for document in printed.documents}
    for key, counted in printed.figures().items():
        name = f"{titles[key]} ({', '.join(printed.names([key], 'en'))})"
        counts = [counted[status] for status in STATUSES]
        yield (name, *map(str, counts), str(sum(counts)))


def _differences(printed: Concordance, rule: str) -> Iterator[str]:
    for documents, reading in printed.differences(rule, "en"):
        yield (
            f"**{rule}.** Printed ({', '.join(documents)}): {reading.printed}. "
            f"Played: {reading.played}. Because: {reading.because}."
        )


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
