"""What people plan while others are to move."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of plans."""
    op.create_table(
        "plans",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("exact", sa.Boolean(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("off", sa.String(16), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_plans_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_plans_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_plans"),
    )
    op.create_index("ix_plans_table_id", "plans", ["table_id"])
    op.create_index("ix_plans_user_id", "plans", ["user_id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("plans")
