"""Alhambra (Dirk Henn, 2003) with The Vizier's Favour (2004); 2 to 6 players.

The rules are complete; scenes, choices and the entry in the list of games are still to come.
"""
