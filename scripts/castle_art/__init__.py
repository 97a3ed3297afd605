"""The pictures of The Castle, drawn from its data: writes the game's sprites.svg."""
