"""Where on the table something happened: the places that a line of the log is about."""

from __future__ import annotations

from typing import Final

from alcaide.interface.values import Note

LAID: Final = "placed", "built", "lifted", "exchanged"  # in the Alhambra of the seat


def places(note: Note) -> list[str]:
    """Return picks, of cards or, behind the seat, in its Alhambra; and whose row it is about."""
    args = note.args
    cards = args["cards"] if note.key == "took" else ()  # elsewhere they are counted
    found = [f"money:{card.args['card']}" for card in cards]
    if "slot" in args:
        found.append(f"slot:{args['slot']}")
    if note.key in LAID:
        found.append(f"{args['seat']}@cell:{args['x']},{args['y']}")
    if note.key == "square":
        found.append(f"square:{args['tile'][:-1]}")
    if note.key.startswith(("given-to-dirk", "dirk")):
        found.append("dirk")
    return [*found, f"seat:{args['seat']}"] if "seat" in args else found
