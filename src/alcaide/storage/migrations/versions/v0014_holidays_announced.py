"""Holidays that begin later, and those that were ended early."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and what finds those that tables have to hear of."""
    for name in ("early", "untold"):
        column: sa.Column[bool] = sa.Column(
            name, sa.Boolean(), nullable=False, server_default=sa.false()
        )
        op.add_column("holidays", column)
    op.create_index("ix_holidays_untold", "holidays", ["untold", "begins"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_holidays_untold", "holidays")
    for name in ("untold", "early"):
        op.drop_column("holidays", name)
