"""Games being played: seats, an append-only log, and where it is kept."""
