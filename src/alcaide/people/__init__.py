"""People: who somebody is, on how many devices, and what belongs to him."""
