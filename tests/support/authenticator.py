"""An authenticator in software: it makes passkeys (EC P-256, no attestation) and signs by them."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from serving import Client, Json

PRESENT, VERIFIED, ELIGIBLE, SYNCED, HOLDS = 0x01, 0x04, 0x08, 0x10, 0x40
ORIGIN = "http://localhost:8377"


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, as a device keeps it; ``counts``: it counts how often it was used."""

    def __init__(self, origin: str = ORIGIN, counts: bool = True, synced: bool = False) -> None:
        self.origin = origin
        self.counts = counts
        self.flags = PRESENT | VERIFIED | ((ELIGIBLE | SYNCED) if synced else 0)
        self.uses = 0
        self.id = os.urandom(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.rp = ""

    def create(self, options: Json) -> Json:
        """Answer as ``navigator.credentials.create`` does."""
        self.user, self.rp = plain(options["user"]["id"]), options["rp"]["id"]
        numbers = self.key.public_key().public_numbers()
        point = {
            1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")
        }  # fmt: skip
        held = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(point)
        data = self._data(self.flags | HOLDS) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        response = {"clientDataJSON": coded(client), "attestationObject": coded(attested)}
        return self._answer({**response, "transports": ["internal", "hybrid"]})

    def get(self, options: Json) -> Json:
        """Answer as ``navigator.credentials.get`` does."""
        self.uses += 1
        data, client = self._data(self.flags), self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return self._answer(
            {
                "clientDataJSON": coded(client),
                "authenticatorData": coded(data),
                "signature": coded(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
                "userHandle": coded(self.user),
            }
        )

    def _data(self, flags: int) -> bytes:
        counted = self.uses if self.counts else 0
        return hashlib.sha256(self.rp.encode()).digest() + struct.pack(">BI", flags, counted)

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _answer(self, response: Json) -> Json:
        id = coded(self.id)
        return {
            "id": id, "rawId": id, "type": "public-key", "response": response,
            "clientExtensionResults": {}, "authenticatorAttachment": "platform",
        }  # fmt: skip


def add_passkey(
    client: Client, device: Authenticator, name: str = "Phone", status: int = 201
) -> None:
    """Add a passkey to the account of whoever is signed in."""
    begun = client.post("/api/account/passkeys/options")
    assert begun.status_code == 200, begun.text
    body = {"credential": device.create(begun.json()["options"]), "name": name}
    answer = client.post("/api/account/passkeys", json=body)
    assert answer.status_code == status, answer.text


def show_passkey(client: Client, device: Authenticator, status: int = 200) -> Json:
    """Sign in by a passkey, without a name."""
    begun = client.post("/api/account/passkeys/sign-in/options")
    assert begun.status_code == 200, begun.text
    body = {"credential": device.get(begun.json()["options"])}
    answer = client.post("/api/account/passkeys/sign-in", json=body)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found
