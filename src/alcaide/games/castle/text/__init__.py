"""The game in words: notation, positions, the table in sentences."""
