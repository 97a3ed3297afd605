"""Games at a table of wood: entered turn by turn, or only counted."""
