"""What changed ratings, game by game; programs rated apart; whence people came."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

MEAN, DEVIATION = 25.0, 25.0 / 3  # with which everybody had begun


def upgrade() -> None:
    """Add them, and the games that had changed ratings until now."""
    _results()
    _ratings(("user_id", "game", "pool"), "'people', ")
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pool", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("field", sa.Text, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("annulled", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("game", "pool", "number", name="pk_rated_games"),
    )
    op.create_index("ix_rated_games_table_id", "rated_games", ["table_id"], unique=True)
    op.create_table(
        "traces",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "device", "address", name="pk_traces"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_traces_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_traces_at", "traces", ["at"])
    op.create_index("ix_traces_user_id", "traces", ["user_id"])
    _games_until_now(op.get_bind())


def downgrade() -> None:
    """Drop them; of ratings those of people stay."""
    op.drop_table("traces")
    op.drop_table("rated_games")
    op.execute("DELETE FROM ratings WHERE pool <> 'people'")
    _ratings(("user_id", "game"), "")
    op.drop_index("ix_results_ended", "results")
    for name in ("mu_before", "sigma_before", "pool", "unrated", "annulled"):
        op.drop_column("results", name)


def _results() -> None:
    for column in (
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("pool", sa.String(16), nullable=False, server_default="people"),
        sa.Column("unrated", sa.String(16), nullable=False, server_default=""),
        sa.Column("annulled", sa.String(200)),
    ):
        op.add_column("results", column)
    op.create_index("ix_results_ended", "results", ["ended"])


def _ratings(key: tuple[str, ...], pool: str) -> None:
    """Make the table anew with another key, which SQLite cannot change; ``pool``: in SQL."""
    op.execute("CREATE TABLE ratings_before AS SELECT * FROM ratings")
    op.drop_table("ratings")
    column = sa.Column("pool", sa.String(16), nullable=False, server_default="people")
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        *([column] if pool else []),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint(*key, name="pk_ratings"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_ratings_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    into = "user_id, game, pool, " if pool else "user_id, game, "
    rest = "mu, sigma, games, wins, changed"
    op.execute(
        f"INSERT INTO ratings ({into}{rest}) SELECT user_id, game, {pool}{rest} FROM ratings_before"
    )
    op.drop_table("ratings_before")


def _games_until_now(connection: sa.Connection) -> None:
    """Keep the games of old results; bots and who has left are not known: they are not whole."""
    query = "SELECT * FROM results ORDER BY ended, table_id, seat"
    tables: dict[tuple[str, str], list[Any]] = {}
    for row in connection.execute(sa.text(query)):
        tables.setdefault((row.game, row.table_id), []).append(row)
    stood: dict[tuple[str, str], tuple[float, float]] = {}
    numbers: dict[str, int] = {}
    for (game, table), rows in tables.items():
        rated = [row for row in rows if row.mu is not None]
        if not rated:
            continue
        field = []
        for row in rated:
            mu, sigma = stood.get((row.user_id, game), (MEAN, DEVIATION))
            stood[row.user_id, game] = row.mu, row.sigma
            field.append(
                {
                    "seat": row.seat, "user": row.user_id, "place": row.place,
                    "won": bool(row.won), "mu": mu, "sigma": sigma,
                    "mu_after": row.mu, "sigma_after": row.sigma,
                }
            )  # fmt: skip
            connection.execute(
                sa.text(
                    "UPDATE results SET mu_before = :mu, sigma_before = :sigma "
                    "WHERE table_id = :table AND user_id = :user"
                ),
                {"mu": mu, "sigma": sigma, "table": table, "user": row.user_id},
            )
        numbers[game] = numbers.get(game, 0) + 1
        connection.execute(
            sa.text(
                "INSERT INTO rated_games (game, pool, number, table_id, field, whole) "
                "VALUES (:game, 'people', :number, :table, :field, :whole)"
            ),
            {
                "game": game, "number": numbers[game], "table": table,
                "field": msgspec.json.encode(field).decode(),
                "whole": len(rows) == rows[0].players,
            },
        )  # fmt: skip
