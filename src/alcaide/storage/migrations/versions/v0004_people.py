"""People, their devices, links and keys; whose a table is and on what terms it is played."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of people; tables that were begun before belong to whoever is there."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("handle", sa.String(80), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("lang", sa.String(8), nullable=False, server_default=""),
        sa.Column("prefs", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("role", sa.String(16), nullable=False, server_default="player"),
        sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_index("ix_users_handle", "users", ["handle"], unique=True)
    for name, more in (
        ("sessions", [sa.Column("agent", sa.String(200), nullable=False)]),
        (
            "links",
            [
                sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
                sa.Column("used", sa.DateTime(timezone=True), nullable=True),
            ],
        ),
        ("keys", [sa.Column("label", sa.String(40), nullable=False)]),
    ):
        seen = (
            []
            if name == "links"
            else [sa.Column("seen", sa.DateTime(timezone=True), nullable=False)]
        )
        op.create_table(
            name,
            sa.Column("digest", sa.String(64), nullable=False),
            sa.Column("user_id", sa.String(24), nullable=False),
            *more,
            sa.Column("created", sa.DateTime(timezone=True), nullable=False),
            *seen,
            sa.ForeignKeyConstraint(
                ["user_id"], ["users.id"], name=f"fk_{name}_user_id", ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("digest", name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_user_id", name, ["user_id"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_sitters_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_sitters"),
    )
    op.create_index("ix_sitters_user_id", "sitters", ["user_id"])
    for column in (
        sa.Column("owner", sa.String(24), nullable=False, server_default=""),
        sa.Column("phase", sa.String(16), nullable=False, server_default="playing"),
        sa.Column("access", sa.String(16), nullable=False, server_default="local"),
        sa.Column("terms", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("seed", sa.String(80), nullable=False, server_default=""),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=True),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_access", "tables", ["access", "phase"])


def downgrade() -> None:
    """Drop them."""
    for name in ("access", "deadline", "owner"):
        op.drop_index(f"ix_tables_{name}", "tables")
    for name in ("ended", "deadline", "seed", "terms", "access", "phase", "owner"):
        op.drop_column("tables", name)
    for name in ("sitters", "keys", "links", "sessions", "users"):
        op.drop_table(name)
