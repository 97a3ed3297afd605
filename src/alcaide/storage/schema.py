"""The tables of the database. A change here needs a migration in ``migrations/versions``."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", String(16), nullable=False),  # of the rules
    Column("setup", Text, nullable=False),  # JSON: piles, options, start
    Column("seats", Text, nullable=False),  # JSON: who sits there now
    Column("first_seats", Text, nullable=False, server_default=""),  # before any row; "": the same
    Column("aids_off", Text, nullable=False, server_default="[]"),  # JSON
    Column("created", DateTime(timezone=True), nullable=False),
    Column("touched", DateTime(timezone=True), nullable=False, index=True),
    Column("owner", String(24), nullable=False, server_default="", index=True),  # "": anybody
    Column("phase", String(16), nullable=False, server_default="playing"),  # see Store
    Column("access", String(16), nullable=False, server_default="local"),  # one of the terms
    Column("terms", Text, nullable=False, server_default="{}"),  # JSON
    Column("seed", String(80), nullable=False, server_default=""),  # of the deal; "": not known
    Column("invite", String(48), nullable=False, server_default=""),  # opens its free seats
    Column("deadline", DateTime(timezone=True), index=True),  # when a clock runs out
    Column("warned", DateTime(timezone=True)),  # the deadline that was warned of
    Column("ended", DateTime(timezone=True)),
    Column("bot_due", Boolean, nullable=False, server_default=false(), index=True),
    Column("waits_for", String(24), nullable=False, server_default="", index=True),  # a person
    Column("waits_since", DateTime(timezone=True)),  # when that person's turn began
    Column("waits_told", Boolean, nullable=False, server_default=false()),  # of this turn
    Index("ix_tables_access", "access", "phase"),
)

# The key is what makes a log: of two writers of the same number one loses.
ROWS: Final = Table(
    "rows",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

# Who sits where: the seats of the tables of one person. What counts is the log; this finds it.
SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(24), nullable=False, index=True),
)

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "handle", String(80), unique=True, index=True
    ),  # folded name of an account; guests: none
    Column("password", String(200)),  # argon2
    Column("lang", String(8), nullable=False, server_default=""),
    Column("prefs", Text, nullable=False, server_default="{}"),  # JSON
    Column("role", String(16), nullable=False, server_default="player"),  # or admin
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("silent", Boolean, nullable=False, server_default=false()),  # may not write at tables
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)


def _of_a_user() -> Column[str]:
    return Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True)


# Of secrets only digests are kept.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    _of_a_user(),
    Column("agent", String(200), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)

LINKS: Final = Table(  # that sign somebody in once
    "links",
    METADATA,
    Column("digest", String(64), primary_key=True),
    _of_a_user(),
    Column("expires", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True)),
    Column("created", DateTime(timezone=True), nullable=False),
)

KEYS: Final = Table(  # for programs
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    _of_a_user(),
    Column("label", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)

# What was said at a table. It goes with whoever said it.
CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _of_a_user(),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

MUTES: Final = Table(  # whom somebody does not wish to hear
    "mutes",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

REPORTS: Final = Table(  # a copy, for the table may be deleted
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("by_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    _of_a_user(),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("handled", DateTime(timezone=True)),  # by an administrator; null: not yet
)

WAYS: Final = Table(  # to reach somebody who is not there: an address, or a browser
    "ways",
    METADATA,
    Column("id", String(24), primary_key=True),
    _of_a_user(),
    # of a browser: it is told nothing any more once it is signed out
    Column("session", ForeignKey("sessions.digest", ondelete="CASCADE"), index=True),
    Column("kind", String(8), nullable=False),
    Column("value", Text, nullable=False),  # secret
    Column("mark", String(64), nullable=False, index=True),  # digest of what makes it this one
    Column("shown", String(200), nullable=False),  # instead of the value
    Column("created", DateTime(timezone=True), nullable=False),
)

LETTERS: Final = Table(  # that are still to be sent
    "letters",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("way_id", ForeignKey("ways.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("tables", Text, nullable=False),  # JSON: ids
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("due", DateTime(timezone=True), nullable=False, index=True),
)

PLANS: Final = Table(  # what somebody will play when his turn comes; nobody else may see it
    "plans",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    _of_a_user(),
    Column("seat", Integer, nullable=False),
    Column("exact", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("line", Text, nullable=False),  # JSON
    Column("made", DateTime(timezone=True), nullable=False),
    Column("off", String(16), nullable=False, server_default=""),  # why it is not played
    Column("answer", Boolean, nullable=False, server_default=false()),  # to what is asked now
)

STANDING: Final = Table(  # standing orders: what a seat answers without its person
    "standing",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", String(16), primary_key=True),
    # null: whoever plays the seat at one screen
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("order", String(16), nullable=False),
    Column("kinds", Text, nullable=False),  # JSON
    Column("since", Integer, nullable=False),
    Column("rests", Boolean, nullable=False),
)

ASKED: Final = Table(  # people who are asked together with the one to move
    "asked",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("told", Boolean, nullable=False),
)

HOLIDAYS: Final = Table(  # of people; see holidays.py
    "holidays",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("begins", DateTime(timezone=True), primary_key=True, autoincrement=False),
    Column("ends", DateTime(timezone=True), nullable=False),
    Column("early", Boolean, nullable=False, server_default=false()),  # ended before its time
    Column("untold", Boolean, nullable=False, server_default=false()),  # tables have to hear of it
    Index("ix_holidays_untold", "untold", "begins"),
)

HEARTBEAT: Final = Table(  # when any of the servers was last seen to live; see outage_store.py
    "heartbeat",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("at", DateTime(timezone=True)),  # null: nobody's time ran then
)

OUTAGES: Final = Table(  # when no server lived while somebody's time ran
    "outages",
    METADATA,
    Column("begins", DateTime(timezone=True), primary_key=True, autoincrement=False),
    Column("back", DateTime(timezone=True), nullable=False, index=True),
)

SECRETS: Final = Table(  # of the server itself, the same for all of its processes
    "secrets",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", String(80), nullable=False),
)

# What a finished game was worth to whom, move by move; it is thought through only once.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", String(16), nullable=False),  # of the analysis
    Column("body", Text, nullable=False),  # JSON
)

# How tables ended for people. It stays when the table is deleted: ratings follow from it.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 0 is the first
    Column("won", Boolean, nullable=False),
    Column("points", Integer),  # null: the game was not played to its end
    Column(
        "how", String(16), nullable=False
    ),  # "": played to its end; or "resigned", "broken-off" ...
    Column("colour", String(16), nullable=False),
    Column("access", String(16), nullable=False),  # of the table
    Column("mu", Float),  # the rating after it; null: it was not rated
    Column("sigma", Float),
    Column("ended", DateTime(timezone=True), nullable=False),
    Index("ix_results_user_id", "user_id", "ended"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Index("ix_ratings_game", "game"),
)
