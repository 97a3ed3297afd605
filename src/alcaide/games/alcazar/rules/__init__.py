"""The rules: what is in the box, what may be done, what it does, what it is worth, and why not."""
