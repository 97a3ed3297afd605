"""Secrets of the server itself, the same for all of its processes."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of secrets."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("secrets")
