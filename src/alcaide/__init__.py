"""Castle-building board games with exact rules."""

__version__ = "0.1.0"
