"""Names that would be taken for those who keep a house, for the house itself, or for its bots."""

from __future__ import annotations

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
NAMED: Final = frozenset(
    {*ROLES, *(f"{PRODUCT}{role}" for role in ROLES), *(f"{role}{PRODUCT}" for role in ROLES)}
    | {PRODUCT, *(f"bot{level}" for level in BOTS), *(f"{level}bot" for level in BOTS)}
)


def reserved(handle: str) -> bool:
    """Tell whether nobody may be called like this; figures and signs round it do not help."""
    plain = unicodedata.normalize("NFKD", handle)
    return "".join(sign for sign in plain if sign.isalpha()) in NAMED
