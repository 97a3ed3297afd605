"""Passwords: hashed by argon2, off the event loop, and compared in the same time for all."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Final

from alcaide.people.errors import WeakError
from alcaide.people.identity.secrets import secret

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 8
LONGEST: Final = 200
JUDGED: Final = 72  # characters; longer ones take the estimate long and are no weaker
SCORE: Final = 2  # of 4: more than a million guesses

# Each takes 64 MiB and a core while it is hashed: more at once would crowd the players out.
POOL: Final = ThreadPoolExecutor(2, "passwords")


def check_password(password: str, name: str) -> None:
    """Raise WeakError if a password is no protection.

    It is guessed as by who knows the name and what people choose most: lists of common passwords,
    words, keyboard rows, dates (Wheeler, zxcvbn, USENIX Security 2016).
    """
    from zxcvbn import zxcvbn

    if not SHORTEST <= len(password) <= LONGEST or password.casefold() == name.casefold():
        raise WeakError(least=SHORTEST, most=LONGEST)
    guessed = zxcvbn(_normal(password)[:JUDGED], user_inputs=[name, "alcaide"])
    if guessed["score"] < SCORE:
        raise WeakError(least=SHORTEST, most=LONGEST)


async def hashed(password: str) -> str:
    """Return what is stored of a password."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(POOL, lambda: _hasher().hash(_normal(password)))


async def matches(password: str, stored: str | None) -> bool:
    """Tell whether it is the password; None, of nobody, takes as long and is never right."""
    if len(password) > LONGEST:
        return False
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(POOL, _matches, _normal(password), stored)


def outdated(stored: str) -> bool:
    """Tell whether a password should be hashed anew, because hashing has become stronger."""
    return _hasher().check_needs_rehash(stored)


def _matches(password: str, stored: str | None) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        _hasher().verify(stored or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


def _normal(password: str) -> str:
    """Return a password as every keyboard writes it (NIST SP 800-63B, 3.1.1.2)."""
    return unicodedata.normalize("NFKC", password)


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()  # the profile that RFC 9106 recommends where memory is low


@cache
def _nobodys() -> str:
    return _hasher().hash(secret())
