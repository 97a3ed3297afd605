"""By whom the rows of a log were made, and what that means for results."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; of what is there nothing of it is known."""
    source = sa.Column("source", sa.String(12), nullable=False, server_default="")
    op.add_column("rows", source)
    op.add_column("results", sa.Column("own", sa.Integer))
    op.add_column("results", sa.Column("others", sa.Integer))


def downgrade() -> None:
    """Drop them."""
    for table, column in (("rows", "source"), ("results", "own"), ("results", "others")):
        op.drop_column(table, column)
