"""What every game shares: chance, the interface of a game, scenes, the text of a record."""
