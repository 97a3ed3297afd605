"""Positions that somebody sets up: checked and drawn at each change, tried out, thought about."""
