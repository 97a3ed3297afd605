"""What the pages show of the program itself: the help of a command, the drawing of a position."""

from __future__ import annotations

import base64
import os
import subprocess
import sys
from html import escape
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from knowledge import Knowledge
from sources import Figures, Glossary, Sources
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import alcaide
from alcaide.locale import texts
from alcaide.record.positions import game_of
from alcaide.scene.model import PLAN
from alcaide.scene.svg import sprites_text, svg_text


class Help(SphinxDirective):
    """Show what ``alcaide COMMAND --help`` prints."""

    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Run the command and return its page as it stands."""
        command = [sys.executable, "-m", "alcaide", "--lang", "en", *self.arguments, "--help"]
        environment = os.environ | {"COLUMNS": "84", "NO_COLOR": "1"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        block = nodes.literal_block(done.stdout, done.stdout)
        block["language"] = "text"
        return [block]


class Board(SphinxDirective):
    """Draw the board of a position, or without one the picture of the game."""

    has_content = True
    option_spec: ClassVar = {"plan": directives.flag}

    def run(self) -> list[nodes.Node]:
        """Return the drawing as an image that stands by itself."""
        game = alcaide.game("alcazar")
        drawing = game.panorama()
        if self.content:
            text = "\n".join(self.content)
            game = game_of(text)
            view = game.observe(game.read_position(text), None)
            drawing = game.scene(view, PLAN if "plan" in self.options else 0).board
        label = texts("en").phrase(drawing.label)
        source = sprites_text(game.name)
        svg = base64.b64encode(svg_text(drawing, source, label).encode()).decode()
        image = f'<img alt="{escape(label)}" src="data:image/svg+xml;base64,{svg}" width="100%">'
        return [nodes.raw("", image, format="html")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Make the directives known."""
    app.add_directive("alcaide-help", Help)
    app.add_directive("alcaide-board", Board)
    app.add_directive("alcaide-knowledge", Knowledge)
    app.add_directive("alcaide-sentences", Figures)
    app.add_directive("alcaide-sources", Sources)
    app.add_directive("alcaide-glossary", Glossary)
    return {"parallel_read_safe": True}
