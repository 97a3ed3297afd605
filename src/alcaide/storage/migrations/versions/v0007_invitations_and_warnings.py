"""How people are invited to a table, who sat there first, which deadline was warned of."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; to older tables nobody is invited, and nobody has changed seats there."""
    op.add_column("tables", sa.Column("first_seats", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("invite", sa.String(48), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("warned", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "warned")
    op.drop_column("tables", "invite")
    op.drop_column("tables", "first_seats")
