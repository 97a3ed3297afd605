"""Boards as in one's own box: their commands, and the option that chooses one."""
