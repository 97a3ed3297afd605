"""Passkeys, a mail address for recovery, keys with scopes and an end."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables and columns; keys and links that there are stay as good as they were."""
    op.add_column("keys", sa.Column("scopes", sa.String(40), nullable=False, server_default=""))
    op.add_column("keys", sa.Column("expires", sa.DateTime(timezone=True)))
    op.add_column("keys", sa.Column("warned", sa.DateTime(timezone=True)))
    op.add_column("links", sa.Column("purpose", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("transports", sa.Text, nullable=False, server_default="[]"),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_passkeys_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_passkeys_user_id", "passkeys", ["user_id"])
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(24)),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_challenges"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_challenges_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_challenges_user_id", "challenges", ["user_id"])
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
    op.create_table(
        "mailboxes",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("confirmed", sa.DateTime(timezone=True)),
        sa.Column("used", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("user_id", name="pk_mailboxes"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_mailboxes_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_mailboxes_mark", "mailboxes", ["mark"])
    op.create_index("ix_mailboxes_code", "mailboxes", ["code"])


def downgrade() -> None:
    """Drop them."""
    for name in ("mailboxes", "challenges", "passkeys"):
        op.drop_table(name)
    op.drop_column("links", "purpose")
    for name in ("warned", "expires", "scopes"):
        op.drop_column("keys", name)
