"""Styles of opponents with a name: what one likes, dares, overlooks, and how it chooses by that."""
