"""The game as it is drawn."""
