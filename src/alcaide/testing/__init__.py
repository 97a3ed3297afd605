"""For those who write a game: whether it does what a game has to do."""

from alcaide.testing.conformance import conformance

__all__ = ["conformance"]
