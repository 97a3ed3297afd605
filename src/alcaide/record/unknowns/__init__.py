"""Piles of a record that nobody knows, or only in part."""
