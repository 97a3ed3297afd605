"""Games from elsewhere and for elsewhere: lists, tables, logs of other programs; JSON and CSV."""

from alcaide.record.exchange.imported import Imported
from alcaide.record.exchange.importing import import_game
from alcaide.record.exchange.sources.source import Source

__all__ = ["Imported", "Source", "import_game"]
