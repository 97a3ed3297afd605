"""Games being played: seats, an append-only log, and what follows from it."""
