"""The first-game lesson, and the figures of the rules."""
