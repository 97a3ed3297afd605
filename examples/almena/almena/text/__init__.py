"""The game as text: actions, positions, sentences."""
