"""The tables of the database. A change here needs a migration in ``migrations/versions``."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    false,
)

from alcaide.storage.definitions.identity_tables import CHALLENGES as CHALLENGES
from alcaide.storage.definitions.identity_tables import MAILBOXES as MAILBOXES
from alcaide.storage.definitions.identity_tables import PASSKEYS as PASSKEYS
from alcaide.storage.definitions.metadata import METADATA as METADATA
from alcaide.storage.definitions.result_tables import ABORTS as ABORTS
from alcaide.storage.definitions.result_tables import RATED_GAMES as RATED_GAMES
from alcaide.storage.definitions.result_tables import RATINGS as RATINGS
from alcaide.storage.definitions.result_tables import RESULTS as RESULTS
from alcaide.storage.definitions.result_tables import TRACES as TRACES

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
    Column("source", String(12), nullable=False, server_default=""),  # by whom; "": not known
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
    Column("handle", String(80), unique=True, index=True),  # folded name; guests: none
    Column(
        "looks", String(160), index=True
    ),  # see look_alikes.py; null: not asked for yet, or a guest
    Column("password", String(200)),  # argon2
    Column("lang", String(8), nullable=False, server_default=""),
    Column("prefs", Text, nullable=False, server_default="{}"),  # JSON
    Column("role", String(16), nullable=False, server_default="player"),  # see person.py
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("silent", Boolean, nullable=False, server_default=false()),  # may not write at tables
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)


def _of_a_user() -> Column[str]:
    return Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True)


BOARDS: Final = Table(  # that people have transcribed from their boxes
    "boards",
    METADATA,
    Column("id", String(24), primary_key=True),
    # null: at home, where they are everybody's
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("game", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("author", String(60), nullable=False),
    Column("content", Text, nullable=False),  # as in a record
    Column("touched", DateTime(timezone=True), nullable=False),
)

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
    Column("purpose", String(16), nullable=False, server_default=""),  # or "recovery"
)

KEYS: Final = Table(  # for programs
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    _of_a_user(),
    Column("label", String(40), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
    Column("scopes", String(40), nullable=False, server_default=""),  # "": everything
    Column("expires", DateTime(timezone=True)),  # null: never
    Column("warned", DateTime(timezone=True)),  # when its person was told that it ends soon
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
    Column("handled", DateTime(timezone=True)),  # by a moderator; null: not yet
    Column("kind", String(16), nullable=False, server_default="line"),  # see reports.py
    Column("why", String(500), nullable=False, server_default=""),  # in the words of who reports
    Column("step", Integer, nullable=False, server_default="0"),  # actions played at the table
    Column("taken_id", String(24), nullable=False, server_default=""),  # who sees to it
    Column("decision", String(16), nullable=False, server_default=""),
    Column("decided_id", String(24), nullable=False, server_default=""),
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

LACKS: Final = Table(  # games at whose tables time runs, and that are not installed
    "lacks",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("since", DateTime(timezone=True), nullable=False),
)

STOPS: Final = Table(  # when the servers are to stop; see planned_stop.py
    "stops",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("back", Integer, nullable=False),  # seconds until they are back; 0: nobody knows
    Column("why", String(200), nullable=False),
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
    Column("depth", String(40)),  # how closely it looked
    Column("content", String(64), index=True),  # a hash of the game: others may have played it, too
    Column("body", Text, nullable=False),  # JSON
)
