"""What the key of a program may be good for."""

from __future__ import annotations

from typing import Final, Literal, get_args

Scope = Literal["play", "tables", "read"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
EVERYTHING: Final = frozenset(SCOPES)  # also of keys that were made before there were scopes


def stored(scopes: frozenset[Scope]) -> str:
    """Return scopes as the database has them; "" is everything."""
    return "" if scopes >= EVERYTHING else " ".join(one for one in SCOPES if one in scopes)


def loaded(text: str) -> frozenset[Scope]:
    """Return the scopes that the database has for a key."""
    named = text.split()
    return frozenset(one for one in SCOPES if one in named) if named else EVERYTHING
