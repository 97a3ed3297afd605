"""Secrets that are given out once and kept as digests only."""

from __future__ import annotations

import hashlib
import secrets


def secret() -> str:
    """Return a new secret of 256 bits, in characters that an address can hold."""
    return secrets.token_urlsafe(32)


def digest(text: str) -> str:
    """Return what is stored of a secret: whoever reads the database cannot use it."""
    return hashlib.sha256(text.encode()).hexdigest()


def new_id() -> str:
    """Return an id that nobody can guess or meet twice, nor a command take for an option."""
    id = secrets.token_urlsafe(9)
    return new_id() if id.startswith("-") else id
