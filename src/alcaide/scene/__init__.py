"""What can be drawn and said of a table, whatever the game: nodes, phrases, shelves; as SVG."""
