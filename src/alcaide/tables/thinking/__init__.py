"""What is thought about a table in other processes, and how it is told."""
