"""Positions of long logs, in slices and later than they came about."""
