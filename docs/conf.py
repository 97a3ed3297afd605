"""Settings of Sphinx."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import alcaide

project = "Alcaide"
author = "The Alcaide authors"
copyright = "2026, The Alcaide authors"
release = version = alcaide.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "directives"]
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
        "color-code-background": "#F6EFE2",
    },
    "dark_css_variables": {
        "color-brand-primary": "#7FB0EA",
        "color-brand-content": "#7FB0EA",
        "color-background-primary": "#171B26",
        "color-background-secondary": "#202636",
        "color-foreground-primary": "#F1E6D3",
    },
}
