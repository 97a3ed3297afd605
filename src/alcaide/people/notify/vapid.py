"""The keys by which push services know a server (RFC 8292), made of one of its secrets."""

from __future__ import annotations

import base64
import hashlib
from typing import Final
from urllib.parse import urlsplit

SECRET: Final = "vapid"  # the name of the secret
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
NOBODY: Final = "https://localhost"


def private_key(secret: str) -> str:
    """Return the private key that belongs to a secret, as the library reads it."""
    return _text(_number(secret).to_bytes(32, "big"))


def public_key(secret: str) -> str:
    """Return the public key, as browsers want it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(_number(secret), ec.SECP256R1()).public_key()
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def sender(public_url: str) -> str:
    """Return the address under which push services can look for whoever runs the server."""
    parts = urlsplit(public_url)
    return f"https://{parts.hostname}" if parts.scheme == "https" else NOBODY


def _number(secret: str) -> int:
    return int.from_bytes(hashlib.sha512(secret.encode()).digest(), "big") % (ORDER - 1) + 1


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
