"""Names that would be taken for those who keep a house, for the house itself, or for its bots."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import groupby
from typing import Final

from alcaide.bots import BOTS
from alcaide.people.identity.handles import handle
from alcaide.people.identity.likeness import shapes
from alcaide.tables.seats import BOT_NAMES, OPPONENT_NAMES

KEEPERS: Final = (  # whoever has one of these words in his name would be taken for one
    *("admin", "administrator", "administration", "moderator", "moderation", "mod", "owner"),
    *("operator", "sysop", "staff", "support", "security", "official", "helpdesk", "webmaster"),
    *("postmaster", "system", "bot"),
    *("amministratore", "amministratrice", "amministrazione", "moderatore", "moderatrice"),
    *("moderazione", "proprietario", "proprietaria", "gestore", "assistenza", "sicurezza"),
    *("ufficiale", "sistema", "supporto"),
    *("administrateur", "administratrice", "moderateur", "proprietaire", "gerant", "assistance"),
    *("securite", "officiel", "systeme"),
    *("administrador", "administradora", "moderador", "moderadora", "soporte"),
)
ROLES: Final = (
    *KEEPERS,
    *("help", "root", "server", "guest", "anonymous", "nobody", "everybody", "team", "program"),
    *("ospite", "anonimo", "nessuno", "programma", "squadra"),
    *("modo", "serveur", "invite", "invitee", "anonyme", "personne", "equipe", "programme"),
    "robot",
)
STEMS: Final = ("admin", "administrat", "amministrat", "moderator", "moderateur")
PRODUCT: Final = "alcaide"
NAMED: Final = (
    *ROLES,
    *(f"{PRODUCT}{role}" for role in ("", *ROLES)),
    *(f"{role}{PRODUCT}" for role in ROLES),
    *(f"bot{level}" for level in BOTS),
    *(f"{level}bot" for level in BOTS),
    *BOT_NAMES,
    *OPPONENT_NAMES.values(),
)
FIGURES: Final = str.maketrans("013457@$|", "oleastasl")
ALIKE: Final = (("rn", "m"), ("i", "l"))
WORD: Final = re.compile(r"[^\W_]+")
HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
LONG: Final = 5  # letters of a word in which a doubled one is overlooked


def reserved(name: str) -> bool:
    """Tell whether nobody may be called like this: signs round it or figures in it do not help.

    Nor does what stands beside it: "Admin Ana" is taken for one who keeps the house. The product is
    a surname, too, so it may come last. Raises BadNameError if nobody can be called that anyway.
    """
    whole = _readings(handle(name))
    whole |= {one.removeprefix(_looks("the")) for one in whole}
    if _singular(whole) & _all_of(*NAMED) or any(map(_of_a_stem, whole)):
        return True
    words = [_singular(_readings(word)) for word in _words(name)]
    first = words[0] if len(words) > 1 else set()
    return bool(first & _all_of(PRODUCT) or set().union(*words) & _all_of(*KEEPERS))


def of_a_bot(name: str) -> bool:
    """Tell whether this is what bots of the house are called."""
    return _looks(name) in _all_of(*BOT_NAMES, *OPPONENT_NAMES.values(), "bot")


def _words(name: str) -> list[str]:
    """Return the words of a name, those with a capital in the middle as two."""
    return WORD.findall(HUMP.sub(" ", unicodedata.normalize("NFKC", name)))


def _readings(text: str) -> set[str]:
    """Return what a text looks like, with its figures as letters and without them."""
    return {_looks(text), _looks("".join(sign for sign in text if not sign.isdigit()))} - {""}


def _singular(looks: set[str]) -> set[str]:
    return looks | {one.removesuffix("s") for one in looks}


def _of_a_stem(looks: str) -> bool:
    return any(looks.startswith(stem) or looks.endswith(stem) for stem in _all_of(*STEMS))


def _looks(name: str) -> str:
    """Return what a name looks like at a glance, so that two can be compared."""
    plain = shapes(unicodedata.normalize("NFKD", name).lower()).lower()
    plain = "".join(sign for sign in plain.translate(FIGURES) if sign.isalpha())
    for one, other in ALIKE:
        plain = plain.replace(one, other)
    single = "".join(sign for sign, _ in groupby(plain))
    return single if len(single) >= LONG else plain


@cache
def _all_of(*names: str) -> frozenset[str]:
    """Return what names look like, once: the table of letters is not loaded before it is needed."""
    return frozenset(map(_looks, names))
