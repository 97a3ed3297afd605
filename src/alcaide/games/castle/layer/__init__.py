"""Chances and dangers: what the position allows, of all that a seat may know."""
