"""Aids that a table does without."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; tables that were begun before have all aids."""
    column = sa.Column("aids_off", sa.Text(), nullable=False, server_default="[]")
    op.add_column("tables", column)


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "aids_off")
