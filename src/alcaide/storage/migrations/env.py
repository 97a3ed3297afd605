"""Run by Alembic, with the connection that `alcaide.storage.database` hands it."""

from alembic import context

from alcaide.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter most things in place
)
with context.begin_transaction():
    context.run_migrations()
