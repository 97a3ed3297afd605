"""What a name looks like at a glance: two that look the same are not both given out.

The skeleton of Unicode TS 39, with what else eyes skip: signs round a name, figures for letters.
It only tells whether a new name may be; accounts are found by their handle, which never changes.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from alcaide.tables.seats import BLANK

LONGEST: Final = 160  # characters that are kept of a likeness
LETTER: Final = re.compile(r"\b(?:LATIN|INDICATOR)\b.* ([A-Z])$")  # small capitals, in squares ...
HEARD: Final = str.maketrans("34579@$!", "eastgasl")  # within a name; 0, 1 and | are in TS 39
PAIRS: Final = (("rn", "m"), ("vv", "w"))
KEPT: Final = "LMN"  # letters, marks, figures: categories of Unicode
ACCENTS: Final = 200  # the class of marks from which on they stand above or below a letter
BELOW: Final = "\u0331"  # a line below, which looks like one under a word
# Letters that TS 39 has not: Coptic ones, which look the same small and large, and lambdas: read L.
COPTIC: Final = (
    "\u2c81\u2c83\u2c89\u2c8d\u2c8f\u2c93\u2c95\u2c97\u2c99\u2c9b\u2c9f\u2ca3\u2ca5\u2ca7\u2ca9\u2cad",
    "ABEZHIKLMNOPCTYX",
)
READ: Final = dict.fromkeys("\u03bb\u039b\u043b\u041b", "L") | {
    sign: plain for small, plain in zip(*COPTIC, strict=True) for sign in (small, small.upper())
}


def likeness(name: str) -> str:
    """Return what a name looks like; "": like nothing.

    Accents tell names apart, and so do figures at the end; lines and other marks that no alphabet
    puts on a letter do not.
    """
    text = unicodedata.normalize("NFKD", _plain(BLANK.sub("", name)))
    text = (_of_capitals if _capital(text) else shapes)(_bare(text)).lower()
    stem = text.rstrip("23456789")
    text = _letters(stem.translate(HEARD)) + text[len(stem) :]
    for one, other in PAIRS:
        text = text.replace(one, other)
    return text[:LONGEST]


def unaccented(looks: str) -> str:
    """Return a likeness without accents, which some do not read and others have no keys for.

    Signs for vowels and sounds, as of Devanagari and Kana, are no accents.
    """
    return "".join(sign for sign in looks if unicodedata.combining(sign) < ACCENTS)


def _plain(name: str) -> str:
    """Return a name without marks that make no other letter of the one they stand on."""
    apart = unicodedata.normalize("NFKD", name).replace(BELOW, "")
    one = unicodedata.normalize("NFC", apart)
    return "".join(sign for sign in one if not unicodedata.name(sign, "").startswith("COMBINING"))


def shapes(text: str) -> str:
    """Return the plain letters that a text looks to be written in."""
    return "".join(map(_shape, text))


def _of_capitals(text: str) -> str:
    """Return the shapes of a text in which a line is an I and no small L: MARIA is not Marla."""
    return shapes(text).replace("l", "i")


def _capital(text: str) -> bool:
    return not any(sign.islower() for sign in text if sign != "l")


def _shape(sign: str) -> str:
    known = READ.get(sign) or _known().get(sign, sign)
    return _latin(sign) or _latin(known) or known


def _latin(sign: str) -> str:
    """Return the letter that a Latin one is called after; "": it is another, or plain."""
    found = None if sign.isascii() else LETTER.search(unicodedata.name(sign[0], ""))
    return found[1] if found else ""


def _bare(text: str) -> str:
    """Return a text without the signs round it; a line is kept, for it is an L or an I."""
    told = [i for i, sign in enumerate(text) if _is_letter(_shape(sign)[0])]
    return text[told[0] : told[-1] + 1] if told else ""


def _letters(text: str) -> str:
    return "".join(filter(_is_letter, text))


def _is_letter(sign: str) -> bool:
    """Tell whether it is a letter, a figure or a mark on one."""
    return unicodedata.category(sign)[0] in KEPT


@cache
def _known() -> dict[str, str]:
    """Return what stands for signs that look the same (confusables.txt of Unicode).

    The table names the one of a sign, and all signs of the one.
    """
    from confusable_homoglyphs.confusables import confusables_data

    told = {sign: _seen(found[0]["c"]) for sign, found in confusables_data.items() if not found[1:]}
    both = {sign for sign, one in told.items() if told.get(one) == sign}
    one_each = {sign: min(sign, one) if sign in both else one for sign, one in told.items()}
    return {sign: one for sign, one in one_each.items() if _is_letter(one[0])}


def _seen(text: str) -> str:
    """Return a text without the signs for directions that the table has round some letters."""
    return "".join(filter(str.isprintable, text)) or text
