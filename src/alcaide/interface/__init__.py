"""What a game gives: a table of functions over its own state and actions."""
