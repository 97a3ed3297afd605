"""Games as text: the .play format, docs/notation.md."""

from alcaide.interface.values import Setup
from alcaide.record.open_record import OpenRecord
from alcaide.record.record import Record
from alcaide.record.step import Step

__all__ = ["OpenRecord", "Record", "Step", "record_type"]


def record_type(setup: Setup) -> type[Record]:
    """Return the class of the records of a setup: not of all of them everything is known."""
    return OpenRecord if setup.known or setup.overruled else Record
