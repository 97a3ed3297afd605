"""The tables of ways into an account; a change here needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, DateTime, ForeignKey, String, Table, Text

from alcaide.storage.definitions.metadata import METADATA

PASSKEYS: Final = Table(  # credentials of WebAuthn: what is kept of them is public
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # base64 for addresses, of up to 1023 bytes
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("public_key", Text, nullable=False),  # base64 for addresses, of COSE
    Column("transports", Text, nullable=False, server_default="[]"),  # JSON
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them
    Column("synced", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)

CHALLENGES: Final = Table(  # that passkeys have to sign, each once
    "challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),
    # who adds a passkey; null: somebody signs in
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("expires", DateTime(timezone=True), nullable=False, index=True),
)

MAILBOXES: Final = Table(  # by which somebody gets in again who has lost everything else
    "mailboxes",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("mark", String(64), nullable=False, index=True),  # digest of the address in small
    Column("code", String(64), nullable=False, index=True),  # digest of what was sent there
    Column("expires", DateTime(timezone=True), nullable=False),  # of the code
    Column("created", DateTime(timezone=True), nullable=False),
    Column("confirmed", DateTime(timezone=True)),
    Column("used", DateTime(timezone=True)),  # when it let somebody in last
)
