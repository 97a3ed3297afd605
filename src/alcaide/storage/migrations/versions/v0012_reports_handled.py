"""Which reports were seen to, and from whom the word was taken."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("reports", sa.Column("handled", sa.DateTime(timezone=True), nullable=True))
    silent: sa.Column[bool] = sa.Column(
        "silent", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("users", silent)


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("users", "silent")
    op.drop_column("reports", "handled")
