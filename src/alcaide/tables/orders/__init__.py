"""Rows that are no actions of the game: who sits where, and what people agree about."""
