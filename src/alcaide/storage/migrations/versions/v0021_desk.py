"""Cases, measures against people and their end, browsers, the door of the house."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

INDEXES = (
    ("measures", "user_id"),
    ("measures", "ends"),
    ("devices", "user_id"),
    ("devices", "address"),
    ("devices", "seen"),
)


def upgrade() -> None:
    """Create the tables and columns."""
    for column in _of_reports():
        op.add_column("reports", column)
    op.create_table(
        "measures",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("by_id", sa.String(24), nullable=False),
        sa.Column("second_id", sa.String(24), nullable=False, server_default=""),
        sa.Column("waits", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("case_id", sa.String(24), nullable=False, server_default=""),
        sa.Column("begins", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends", sa.DateTime(timezone=True)),
        sa.Column("lifted", sa.DateTime(timezone=True)),
        sa.Column("seen", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("answer", sa.String(500), nullable=False, server_default=""),
        sa.Column("answered", sa.DateTime(timezone=True)),
        sa.Column("appeal", sa.String(16), nullable=False, server_default=""),
        sa.Column("appeal_id", sa.String(24), nullable=False, server_default=""),
        _of_a_user("measures"),
        sa.PrimaryKeyConstraint("id", name="pk_measures"),
    )
    op.create_table(
        "devices",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        _of_a_user("devices"),
        sa.PrimaryKeyConstraint("digest", "user_id", name="pk_devices"),
    )
    for table, name in INDEXES:
        op.create_index(f"ix_{table}_{name}", table, [name])
    op.create_table(
        "door",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_door"),
    )
    op.create_table(
        "invitations",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("by_id", sa.String(24), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_invitations"),
    )


def _of_reports() -> list[sa.Column[Any]]:
    return [
        sa.Column("kind", sa.String(16), nullable=False, server_default="line"),
        sa.Column("why", sa.String(500), nullable=False, server_default=""),
        sa.Column("step", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("taken_id", sa.String(24), nullable=False, server_default=""),
        sa.Column("decision", sa.String(16), nullable=False, server_default=""),
        sa.Column("decided_id", sa.String(24), nullable=False, server_default=""),
    ]


def _of_a_user(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_user_id_users"
    return sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=name, ondelete="CASCADE")


def downgrade() -> None:
    """Drop them."""
    for table in ("invitations", "door", "devices", "measures"):
        op.drop_table(table)
    for column in reversed(_of_reports()):
        op.drop_column("reports", column.name)
