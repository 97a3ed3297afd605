"""Tables about how people behave, and what is done about it; see schema.py."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    String,
    Table,
    Text,
    false,
)

from alcaide.storage.schema import METADATA

# Only grows: triggers of the database refuse the rest. Ids only, for a deleted name must go.
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("by_id", String(24), nullable=False),  # "": the command line
    Column("what", String(24), nullable=False),
    Column("about_id", String(24), nullable=False),  # "": nobody
    Column("thing", String(32), nullable=False),  # a case, a table; "": none
    Column("why", Text, nullable=False),
    Column("ends", DateTime(timezone=True)),  # null: does not end by itself
    Column("digest", String(64), nullable=False),  # of this row and the digest before it
)

MEASURES: Final = Table(  # taken against somebody; see measures.py
    "measures",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("why", String(500), nullable=False),  # he reads it
    Column("by_id", String(24), nullable=False),
    Column("second_id", String(24), nullable=False, server_default=""),  # who has confirmed it
    Column("waits", Boolean, nullable=False, server_default=false()),  # to be confirmed
    Column("case_id", String(24), nullable=False, server_default=""),
    Column("begins", DateTime(timezone=True), nullable=False),
    Column("ends", DateTime(timezone=True), index=True),  # null: for good
    Column("lifted", DateTime(timezone=True)),
    Column("seen", Boolean, nullable=False, server_default=false()),  # by whom it is about
    Column("answer", String(500), nullable=False, server_default=""),  # his
    Column("answered", DateTime(timezone=True)),
    Column("appeal", String(16), nullable=False, server_default=""),  # what came of his answer
    Column("appeal_id", String(24), nullable=False, server_default=""),  # who decided about it
)

# Who was on which browser. Digests with a secret; an address is kept for a day.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("address", String(64), nullable=False, index=True),  # digest; "": too long ago
    Column("seen", DateTime(timezone=True), nullable=False, index=True),
)

DOOR: Final = Table(  # who may come in; see house_door.py
    "door",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", String(16), nullable=False),
)

INVITATIONS: Final = Table(  # links by which somebody may make an account
    "invitations",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("by_id", String(24), nullable=False),
    Column("uses", Integer, nullable=False),  # that are left
    Column("expires", DateTime(timezone=True), nullable=False),
)

WHOLE: Final = METADATA  # of all tables, of schema.py and of here
