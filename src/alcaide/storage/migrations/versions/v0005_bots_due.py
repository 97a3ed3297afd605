"""Tables at which a bot is to move, so that servers find them when they start."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; tables that were begun before are found when somebody opens them."""
    column: sa.Column[bool] = sa.Column(
        "bot_due", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", column)
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("ix_tables_bot_due", "tables")
    op.drop_column("tables", "bot_due")
