"""Where on the table something happened: the places that a line of the log is about."""

from __future__ import annotations

from alcaide.interface.values import Note

MARKERS = ("scored", "took-wall-tile")  # the marker of the seat has moved


def places(note: Note) -> list[str]:
    """Return picks, or keys of what is drawn: the board's, or of a seat's row."""
    args = note.args
    found = [f"marker:{args['seat']}"] if note.key in MARKERS else []
    if note.key == "keep":
        return [f"keep:{args['seat']}"]
    if "part" in args:
        found.append(f"part:{args['cell']}.{args['part']}")
    elif "cell" in args:
        found.append(f"cell:{args['cell']}")
    return found or [f"seat:{args['seat']}" for _ in range("seat" in args)]
