"""Who knows what: what a seat may see, and guesses at the rest."""
