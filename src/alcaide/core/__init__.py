"""What everything stands on: chance, errors, encodings, lines of text; no game and no drawing."""
