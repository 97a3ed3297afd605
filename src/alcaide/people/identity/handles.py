"""By what an account is found: its name, folded so that no two look alike."""

from __future__ import annotations

import unicodedata
from typing import Final

from alcaide.people.errors import BadNameError
from alcaide.tables.seats import BLANK

LONGEST: Final = 80
MARKS: Final = 2  # that stand on one letter: no script of the game table needs more
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")

# Letters that look like Latin ones, large or small (Unicode TS 39), as they are after folding.
CYRILLIC: Final = ("авекмнорстухіјѕһԁԛԝҽӏ", "abekmhopctyxijshdqwel")
GREEK: Final = ("αβεζηικμνορτυχ", "abezhikmnoptyx")
ALIKE: Final = str.maketrans("".join((CYRILLIC[0], GREEK[0])), "".join((CYRILLIC[1], GREEK[1])))


def handle(name: str) -> str:
    """Return the handle of a name. Raises BadNameError if no account can be called that.

    Letters of other scripts that look like Latin ones make no difference: of two honest names that
    look the same, as "Vera" in Cyrillic and "Bepa" in Latin do, only the first one is registered.
    """
    return folded(name).translate(ALIKE)


def folded(name: str) -> str:
    """Return a name without what makes no difference: width, case, spaces. Raises BadNameError.

    A name that mixes scripts is refused, for it looks like another on purpose, and one with heaps
    of marks, which hide what stands beside them.
    """
    seen = BLANK.sub("", name)
    same = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    text = "".join(sign for sign in same if sign.isprintable() and not sign.isspace())
    scripts = {script for sign in text if (script := _script(sign))}
    if (
        _stacked(text)
        or not any(sign.isalnum() for sign in text)
        or len(text) > LONGEST
        or len(scripts) > 1
    ):
        raise BadNameError
    return text


def _stacked(text: str) -> bool:
    """Tell whether more marks stand on a letter than may."""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks > MARKS:
            return True
    return False


def _script(sign: str) -> str:
    """Return the script of a letter that could be taken for one of another script."""
    named = unicodedata.name(sign, "").partition(" ")[0] if sign.isalpha() else ""
    return named if named in SCRIPTS else ""
