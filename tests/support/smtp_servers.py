"""A mail server as others run it: signing in, and TLS from the start or after STARTTLS."""

from __future__ import annotations

import ipaddress
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from servers import free_port
from serving import WAIT

HERE = "127.0.0.1"
USER, WORD = "club", "eight moorish towers"
Mode = Literal["insecure", "starttls", "ssl"]  # as Apprise calls them


class Letters:
    """What a server was given."""

    def __init__(self) -> None:
        self.kept: list[Envelope] = []
        self.sign_ins: list[bool] = []

    async def handle_DATA(  # noqa: N802 - so the library calls it
        self, _server: Any, _session: Any, letter: Envelope
    ) -> str:
        self.kept.append(letter)
        return "250 kept"

    def sign_in(self, _server: Any, _session: Any, _envelope: Any, _how: str, data: Any) -> Any:
        right = isinstance(data, LoginPassword) and (data.login, data.password) == (
            USER.encode(), WORD.encode(),
        )  # fmt: skip
        self.sign_ins.append(right)
        return AuthResult(success=right, handled=right)


@contextmanager
def mail_server(folder: Path, mode: Mode) -> Iterator[tuple[Letters, int]]:
    """Run a server that lets nobody send who does not sign in; give its letters and its port."""
    letters, port = Letters(), free_port()
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(_certificate(folder))
    given: dict[str, Any] = (
        {"ssl_context": context}
        if mode == "ssl"
        else {"tls_context": context, "require_starttls": True}
    )
    server = Controller(
        letters, hostname=HERE, port=port, ready_timeout=WAIT, authenticator=letters.sign_in,
        auth_required=True, auth_require_tls=mode == "starttls", **given,
    )  # fmt: skip
    server.start()
    try:
        yield letters, port
    finally:
        server.stop()


def address(port: int, mode: Mode, word: str = WORD, verify: bool = False) -> str:
    """Return how a server of ours is told of it."""
    scheme = "mailto" if mode == "insecure" else "mailtos"
    word = word.replace(" ", "%20")
    checked = "yes" if verify else "no"
    told = f"from=club@example.org&user={USER}&pass={word}&mode={mode}&verify={checked}"
    return f"{scheme}://{HERE}:{port}?{told}"


def _certificate(folder: Path) -> Path:
    """Write a certificate that nobody else has signed, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HERE)])
    now = datetime.now(UTC)
    there = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HERE))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(there, critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "mail.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file
