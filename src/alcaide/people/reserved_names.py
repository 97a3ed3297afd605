"""Names that would be taken for those who keep a house, for the house itself, or for its bots."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from alcaide.bots import BOTS

ROLES: Final = (
    *("admin", "administrator", "moderator", "mod", "owner", "operator", "staff", "support"),
    *("security", "official", "help", "helpdesk", "webmaster", "postmaster", "root", "system"),
    *("server", "guest", "anonymous", "nobody", "everybody", "bot", "bots", "team"),
    *("amministratore", "amministratrice", "amministrazione", "moderatore", "moderatrice"),
    *("proprietario", "proprietaria", "gestore", "assistenza", "sicurezza", "ufficiale"),
    *("sistema", "ospite", "anonimo", "nessuno"),
    *("administrateur", "administratrice", "administration", "moderateur", "moderatrice", "modo"),
    *("proprietaire", "gerant", "assistance", "securite", "officiel", "systeme", "serveur"),
    *("invite", "invitee", "anonyme", "personne", "equipe"),
)
PRODUCT: Final = "alcaide"
NAMED: Final = (
    *ROLES,
    *(f"{PRODUCT}{role}" for role in ("", *ROLES)),
    *(f"{role}{PRODUCT}" for role in ROLES),
    *(f"bot{level}" for level in BOTS),
    *(f"{level}bot" for level in BOTS),
)
LETTER: Final = re.compile(r"(?:LETTER|CAPITAL|SCRIPT) ([A-Z])$")  # small capitals, in circles ...
FIGURES: Final = str.maketrans("013457@$|", "oleastasl")
ALIKE: Final = (("rn", "m"), ("i", "l"))


def reserved(handle: str) -> bool:
    """Tell whether nobody may be called like this: signs round it or figures in it do not help."""
    looks = {_looks(handle), _looks("".join(sign for sign in handle if not sign.isdigit()))}
    looks |= {one.removeprefix(_looks("the")) for one in looks}
    return bool((looks | {one.removesuffix("s") for one in looks}) & SHAPES)


def _looks(handle: str) -> str:
    """Return what a handle looks like at a glance, so that two can be compared."""
    plain = "".join(map(_letter, unicodedata.normalize("NFKD", handle).lower()))
    plain = "".join(sign for sign in plain.translate(FIGURES) if sign.isalpha())
    for one, other in ALIKE:
        plain = plain.replace(one, other)
    return plain


def _letter(sign: str) -> str:
    """Return the plain letter of one that is written otherwise."""
    found = None if sign.isascii() else LETTER.search(unicodedata.name(sign, ""))
    return found[1].lower() if found else {"\u0131": "i", "\u0251": "a"}.get(sign, sign)


SHAPES: Final = frozenset(map(_looks, NAMED))
