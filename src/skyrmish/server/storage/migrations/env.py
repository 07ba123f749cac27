"""Alembic's way in: the connection is handed over by whoever opens the database."""

from alembic import context

from skyrmish.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
