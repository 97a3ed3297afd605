"""The holidays of people."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of holidays."""
    op.create_table(
        "holidays",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("begins", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_holidays_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "begins", name="pk_holidays"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("holidays")
