"""How games end for people: places, results, ratings."""
