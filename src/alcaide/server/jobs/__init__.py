"""Work that takes long: who gets a processor next, and who does it."""
