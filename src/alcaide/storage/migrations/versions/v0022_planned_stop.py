"""When the servers are to stop, and which games are missing while time runs at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "lacks",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_lacks"),
    )
    op.create_table(
        "stops",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("back", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_stops"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("stops")
    op.drop_table("lacks")
