"""For those who play at a table of wood: things that come to light, score sheets."""
