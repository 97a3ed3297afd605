"""What is said at tables, and for whom a table waits."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create what is needed to talk, and to find whoever has to be told that it is his turn."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _follows("chat", "table_id", "tables.id"),
        _follows("chat", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
    )
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    op.create_table(
        "mutes",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("muted_id", sa.String(24), nullable=False),
        _follows("mutes", "user_id", "users.id"),
        _follows("mutes", "muted_id", "users.id"),
        sa.PrimaryKeyConstraint("user_id", "muted_id", name="pk_mutes"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("by_id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _follows("reports", "by_id", "users.id"),
        _follows("reports", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_user_id", "reports", ["user_id"])
    op.create_index("ix_reports_by_id", "reports", ["by_id"])
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _follows("visits", "table_id", "tables.id"),
        _follows("visits", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_visits"),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        _follows("ways", "user_id", "users.id"),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
    )
    op.create_index("ix_ways_user_id", "ways", ["user_id"])
    waits_for = sa.Column("waits_for", sa.String(24), nullable=False, server_default="")
    told: sa.Column[bool] = sa.Column(
        "waits_told", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", waits_for)
    op.add_column("tables", sa.Column("waits_since", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", told)
    op.create_index("ix_tables_waits_for", "tables", ["waits_for"])


def downgrade() -> None:
    """Drop all of it."""
    op.drop_index("ix_tables_waits_for", "tables")
    for column in ("waits_told", "waits_since", "waits_for"):
        op.drop_column("tables", column)
    for table in ("ways", "visits", "reports", "mutes", "chat"):
        op.drop_table(table)


def _follows(table: str, column: str, other: str) -> sa.ForeignKeyConstraint:
    """Return a reference that goes when what it means goes."""
    return sa.ForeignKeyConstraint(
        [column], [other], name=f"fk_{table}_{column}", ondelete="CASCADE"
    )
