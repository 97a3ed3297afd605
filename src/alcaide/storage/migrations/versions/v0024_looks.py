"""What the names of accounts look like; those there are get theirs from the first who asks."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; a later rule for it has to empty it again."""
    op.add_column("users", sa.Column("looks", sa.String(160)))
    op.create_index("ix_users_looks", "users", ["looks"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_users_looks", "users")
    op.drop_column("users", "looks")
