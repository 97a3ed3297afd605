"""The rules: what is in the box, what may be done, and what it does."""
