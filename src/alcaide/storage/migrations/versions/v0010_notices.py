"""How people are reached who are not there, and what is still to be sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create letters, and ways anew; nothing has used the old ones, nor visits."""
    op.drop_table("visits")
    op.drop_table("ways")
    op.create_table(
        "ways",
        *_ways(),
        sa.Column("session", sa.String(64), nullable=True),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("shown", sa.String(200), nullable=False),
        _follows("ways", "user_id", "users.id"),
        _follows("ways", "session", "sessions.digest"),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
    )
    for column in ("user_id", "session", "mark"):
        op.create_index(f"ix_ways_{column}", "ways", [column])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("way_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("tables", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        _follows("letters", "way_id", "ways.id"),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
    )
    for column in ("way_id", "due"):
        op.create_index(f"ix_letters_{column}", "letters", [column])


def downgrade() -> None:
    """Go back to what was there, empty."""
    op.drop_table("letters")
    op.drop_table("ways")
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _follows("visits", "table_id", "tables.id"),
        _follows("visits", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_visits"),
    )
    op.create_table(
        "ways",
        *_ways(),
        _follows("ways", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
    )
    op.create_index("ix_ways_user_id", "ways", ["user_id"])


def _ways() -> list[sa.Column[object]]:
    """Return the columns that ways had before and have now."""
    return [
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    ]


def _follows(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    """Return a reference that goes when what it means goes."""
    return sa.ForeignKeyConstraint(
        [column], [other], name=f"fk_{table}_{column}", ondelete="CASCADE"
    )
