"""What other programs show of an address: a title, a line, a picture of the position."""
