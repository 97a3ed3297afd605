"""Where tables and what belongs to them are kept."""
