"""The game in numbers, for programs that learn."""
