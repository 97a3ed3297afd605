"""When servers lived, and when none did while somebody's time ran."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "heartbeat",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("name", name="pk_heartbeat"),
    )
    op.create_table(
        "outages",
        sa.Column("begins", sa.DateTime(timezone=True), autoincrement=False, nullable=False),
        sa.Column("back", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("begins", name="pk_outages"),
    )
    op.create_index("ix_outages_back", "outages", ["back"])
    # 0.1.0 wrote no heartbeat: its last row is the last sign of it, so that an update costs no time
    op.execute(
        "INSERT INTO heartbeat (name, at) "
        "SELECT 'servers', MAX(at) FROM rows HAVING MAX(at) IS NOT NULL"
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("outages")
    op.drop_table("heartbeat")
