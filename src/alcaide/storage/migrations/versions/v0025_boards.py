"""Boards that people have transcribed from their boxes."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; at home its boards are nobody's."""
    op.create_table(
        "boards",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id", ondelete="CASCADE")),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("author", sa.String(60), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_boards_user_id", "boards", ["user_id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_boards_user_id", "boards")
    op.drop_table("boards")
