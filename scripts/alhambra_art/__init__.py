"""The pictures of Alhambra, drawn from the data of the game."""
