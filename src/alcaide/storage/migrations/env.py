"""Run by Alembic, with the connection that `alcaide.storage.database` hands it."""

from alembic import context

from alcaide.storage.definitions.conduct_tables import WHOLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=WHOLE,
    render_as_batch=True,  # SQLite cannot alter most things in place
)
with context.begin_transaction():
    context.run_migrations()
