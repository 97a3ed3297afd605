"""Lines, outlines and places in the plane, from the data of tiles alone."""
