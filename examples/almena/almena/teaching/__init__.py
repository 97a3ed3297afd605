"""The first game, and the figures of the rules."""
