"""Rated games that somebody called off in their first moves."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "aborts",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_aborts_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_aborts"),
    )
    op.create_index("ix_aborts_user_id", "aborts", ["user_id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("aborts")
