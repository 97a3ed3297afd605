"""Who knows what of a game, as its declaration says."""

from __future__ import annotations

from docutils import nodes
from sources import table
from sphinx.util.docutils import SphinxDirective

import alcaide

OWNERS = {
    "everybody": "everybody",
    "remembered": "who remembers",
    "seat": "its seat",
    "nobody": "nobody",
}


class Knowledge(SphinxDirective):
    """Show to whom everything in the state of a game belongs."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the table."""
        self.env.note_reread()  # the declaration is no page that Sphinx could watch
        known = alcaide.game(self.arguments[0]).information()
        rows = [
            (what, OWNERS[owner], ", ".join(f"`{field}`" for field in fields))
            for owner, what, fields in known.owners()
        ]
        return self.parse_text_to_nodes(table(("what", "belongs to", "fields"), rows))
