"""Settings of Sphinx, and a directive that shows the help page of a command."""

import os
import subprocess
import sys
from typing import ClassVar

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import alcaide

project = "Alcaide"
author = "The Alcaide authors"
copyright = "2026, The Alcaide authors"
release = version = alcaide.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
nitpicky = False

myst_enable_extensions = ["colon_fence", "deflist", "smartquotes"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}
add_module_names = False

html_theme = "furo"
html_title = "Alcaide"
html_favicon = "favicon.svg"
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1F4F8F",
        "color-brand-content": "#1F4F8F",
        "color-background-primary": "#FBF7EE",
        "color-background-secondary": "#F6EFE2",
        "color-foreground-primary": "#2B1D12",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7FB0EA",
        "color-brand-content": "#7FB0EA",
        "color-background-primary": "#171B26",
        "color-background-secondary": "#202636",
        "color-foreground-primary": "#F1E6D3",
    },
}


class Help(SphinxDirective):
    """Show what ``alcaide COMMAND --help`` prints."""

    optional_arguments = 1
    option_spec: ClassVar = {}

    def run(self) -> list[nodes.Node]:
        """Run the command and return its page as it stands."""
        command = [sys.executable, "-m", "alcaide", "--lang", "en", *self.arguments, "--help"]
        environment = os.environ | {"COLUMNS": "84", "NO_COLOR": "1"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
        block = nodes.literal_block(done.stdout, done.stdout)
        block["language"] = "text"
        return [block]


def setup(app: Sphinx) -> None:
    """Make the directive known."""
    app.add_directive("alcaide-help", Help)
