"""How closely analyses looked, and a hash of the game; older ones are made anew when asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("analyses", sa.Column("depth", sa.String(40)))
    op.add_column("analyses", sa.Column("content", sa.String(64)))
    op.create_index("ix_analyses_content", "analyses", ["content"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_analyses_content", "analyses")
    op.drop_column("analyses", "content")
    op.drop_column("analyses", "depth")
