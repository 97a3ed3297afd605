"""Where things are kept: a database's connections, schema, versions, writes and backups."""
