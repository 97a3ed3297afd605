"""The tables of results and ratings; a change here needs a migration."""

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
    String,
    Table,
    Text,
    false,
    true,
)

from alcaide.storage.definitions.metadata import METADATA

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
    Column("own", Integer),  # actions that he made himself; null: not known
    Column("others", Integer),  # that a bot made in his place
    Column("how", String(16), nullable=False),  # "": played to its end; see results.how
    Column("colour", String(16), nullable=False),
    Column("access", String(16), nullable=False),  # of the table
    Column("mu", Float),  # the rating after it; null: it was not rated
    Column("sigma", Float),
    Column("mu_before", Float),
    Column("sigma_before", Float),
    Column("pool", String(16), nullable=False, server_default="people"),  # who is rated together
    Column("unrated", String(16), nullable=False, server_default=""),  # why, at a rated table
    Column("annulled", String(200)),  # why it counts nowhere; null: it counts
    Column("ended", DateTime(timezone=True), nullable=False),
    Index("ix_results_user_id", "user_id", "ended"),
    Index("ix_results_ended", "ended"),
)

# Games that changed ratings, in the order in which they did: see rated_games.py.
RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("pool", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False, unique=True, index=True),
    Column("field", Text, nullable=False),  # JSON: who met, with the ratings before and after
    Column("whole", Boolean, nullable=False, server_default=true()),  # nobody is missing there
    Column("annulled", Boolean, nullable=False, server_default=false()),
)

# Whence people came to rated tables: digests by a key of the server, for a while.
TRACES: Final = Table(
    "traces",
    METADATA,
    Column("table_id", String(32), primary_key=True),  # which may be deleted
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("device", String(64), primary_key=True),  # "": not known
    Column("address", String(64), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False, index=True),
    Index("ix_traces_user_id", "user_id"),
)

ABORTS: Final = Table(  # rated games that somebody called off in their first moves
    "aborts",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", DateTime(timezone=True), nullable=False),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("pool", String(16), primary_key=True, server_default="people"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Index("ix_ratings_game", "game"),
)
