"""People who are asked at once, their answers before their turn, and standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Mark answers among plans; create the tables of who is asked and of standing orders."""
    answer: sa.Column[bool] = sa.Column(
        "answer", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("plans", answer)
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("question", sa.String(16), nullable=False),
        sa.Column("user_id", sa.String(24)),
        sa.Column("order", sa.String(16), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("rests", sa.Boolean(), nullable=False),
        _of("standing", "table_id", "tables"),
        _of("standing", "user_id", "users"),
        sa.PrimaryKeyConstraint("table_id", "seat", "question", name="pk_standing"),
    )
    op.create_index("ix_standing_user_id", "standing", ["user_id"])
    op.create_table(
        "asked",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        _of("asked", "table_id", "tables"),
        _of("asked", "user_id", "users"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_asked"),
    )
    op.create_index("ix_asked_user_id", "asked", ["user_id"])


def _of(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{other}.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    """Drop them."""
    op.drop_table("asked")
    op.drop_table("standing")
    op.drop_column("plans", "answer")
