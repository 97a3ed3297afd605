"""What is done about how people behave, and a log of it that nobody changes."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

KEPT = "the audit log is only added to"
# SQLite deletes what INSERT OR REPLACE replaces without asking the trigger of DELETE.
SQLITE = (
    f"CREATE TRIGGER audit_update BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, '{KEPT}'); END",
    f"CREATE TRIGGER audit_delete BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, '{KEPT}'); END",
    "CREATE TRIGGER audit_insert BEFORE INSERT ON audit "
    "WHEN EXISTS (SELECT 1 FROM audit WHERE number = NEW.number) "
    f"BEGIN SELECT RAISE(ABORT, '{KEPT}'); END",
)
POSTGRESQL = (
    "CREATE OR REPLACE FUNCTION audit_kept() RETURNS trigger LANGUAGE plpgsql AS "
    f"$$ BEGIN RAISE EXCEPTION '{KEPT}'; END $$",
    "CREATE TRIGGER audit_rows BEFORE UPDATE OR DELETE ON audit "
    "FOR EACH ROW EXECUTE FUNCTION audit_kept()",
    "CREATE TRIGGER audit_all BEFORE TRUNCATE ON audit "
    "FOR EACH STATEMENT EXECUTE FUNCTION audit_kept()",
)


def upgrade() -> None:
    """Create the tables and the triggers."""
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("by_id", sa.String(24), nullable=False),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("about_id", sa.String(24), nullable=False),
        sa.Column("thing", sa.String(32), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("ends", sa.DateTime(timezone=True)),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    for trigger in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(trigger)


def downgrade() -> None:
    """Drop them."""
    op.drop_table("audit")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_kept()")
