"""The live channels: a screen at a table, a what-if board, a program that plays."""
