"""Who somebody is."""

from __future__ import annotations

from typing import Final

import msgspec

ROLES: Final = ("player", "moderator", "admin", "owner")  # each may do what those before it may
MODERATOR: Final = ROLES[1]
ADMIN: Final = ROLES[2]
OWNER: Final = ROLES[3]


class Person(msgspec.Struct, frozen=True):
    """Somebody at the other end: a guest, who has a name only, or the holder of an account."""

    id: str  # "": a stranger, who has not said who he is
    name: str
    guest: bool = True
    role: str = "player"  # one of ROLES
    lang: str = ""

    @property
    def known(self) -> bool:
        """Tell whether there is anything by which he will be known again."""
        return bool(self.id)


def rank(role: str) -> int:
    """Return how high a role is; 0: it gives no rights."""
    return ROLES.index(role) if role in ROLES else 0


STRANGER: Final = Person("", "")
HOME: Final = Person("home", "", guest=False, role="admin")  # everybody where nobody signs in
