"""Deals to which players add chance of their own: each a nonce, promised before it is shown.

docs/fairness.md tells the order of it. Records name the nonces and what committed to them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final

from alcaide.interface.values import Setup
from alcaide.record.header import AnyGame

MIXED: Final = "Alcaide deal 2"  # begins the seal of such a deal, and what is mixed with its seed
NONCES: Final = "Nonces"
PROMISED: Final = "NonceCommitments"
NONE: Final = "-"  # of a seat that added nothing


def mixed(seed: str, nonces: Sequence[str]) -> str:
    """Return the seed of a deal to which the players have added theirs, by seat."""
    text = "\n".join([MIXED, *(nonce or NONE for nonce in nonces)]) + "\n"
    return hmac.digest(seed.encode(), text.encode(), "sha256").hex()


def dealt_with(game: AnyGame, setup: Setup, seed: str, nonces: Sequence[str]) -> Setup:
    """Return the deal that follows from the seed of a table and the nonces of its players.

    ``setup`` says for whom, with which options and on which board.
    """
    return game.again(setup, mixed(seed, nonces).encode())


def nonce_tags(nonces: Sequence[str], commitments: Sequence[str]) -> dict[str, Sequence[str]]:
    """Return the tags of a record that tell what players added."""
    return {
        NONCES: [nonce or NONE for nonce in nonces],
        PROMISED: [promised or NONE for promised in commitments],
    }


def fit(nonces: Sequence[str], commitments: Sequence[str]) -> Iterator[bool]:
    """Yield for each seat whether its nonce is the one that was promised."""
    for nonce, promised in zip(nonces, commitments, strict=True):
        if nonce == NONE or promised == NONE:
            yield nonce == promised
        else:
            yield hashlib.sha256(nonce.encode()).hexdigest() == promised
