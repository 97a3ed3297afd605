"""Where on the table something happened: the places that a line of the log is about."""

from __future__ import annotations

from typing import Final

from alcaide.interface.values import Note

CELLS: Final = ("cell1", "middle", "cell2", "first", "last", "cell")
FOUNDED: Final = ("founded-palace", "fifty")  # on the space of the card
BOUGHT: Final = {"bought-deck": "deck", "bought-tower": "towers"}


def places(note: Note) -> list[str]:
    """Return picks, or keys of what is drawn: the board's, of cards, of a seat's row."""
    args = note.args
    if note.key.startswith("bought"):
        return [BOUGHT.get(note.key) or f"open:{args['card']}", f"seat:{args['seat']}"]
    found = [f"cell:{args[name]}" for name in CELLS if args.get(name)]
    if note.key in FOUNDED:
        found.append(f"cell:{args['card']}")
    if args.get("at") and not args.get("flag"):
        found.append(f"cell:{args['at']}")
    found += [f"flag:{args[name]}" for name in ("flag", "lost") if args.get(name)]
    return list(dict.fromkeys(found))
