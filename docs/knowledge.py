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
    """Show to whom everything in the state of a game belongs, and who is asked."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return both as tables."""
        self.env.note_reread()  # the declaration is no page that Sphinx could watch
        known = alcaide.game(self.arguments[0]).information()
        rows = [
            (what, OWNERS[owner], ", ".join(f"`{field}`" for field in fields))
            for owner, what, fields in known.owners()
        ]
        asked = [(f"`{phase}`", who) for phase, who in known.asked.items()]
        tables = table(("what", "belongs to", "fields"), rows), table(("phase", "asked"), asked)
        return self.parse_text_to_nodes("\n\n".join(tables))
