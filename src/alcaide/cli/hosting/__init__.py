"""What whoever keeps a server needs: which one is meant, its settings, its machine, its backups."""
