"""Who somebody is."""

from __future__ import annotations

from typing import Final

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody at the other end: a guest, who has a name only, or the holder of an account."""

    id: str  # "": a stranger, who has not said who he is
    name: str
    guest: bool = True
    role: str = "player"  # or "admin"
    lang: str = ""

    @property
    def known(self) -> bool:
        """Tell whether there is anything by which he will be known again."""
        return bool(self.id)


STRANGER: Final = Person("", "")
HOME: Final = Person("home", "", guest=False, role="admin")  # everybody where nobody signs in
