"""Games as text: the .play format, docs/notation.md."""

from alcaide.record.record import Record, Step

__all__ = ["Record", "Step"]
