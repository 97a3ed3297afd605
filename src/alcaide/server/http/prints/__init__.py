"""A game on paper: board, tiles, cards and a score sheet as a PDF to cut out (extra ``print``)."""
