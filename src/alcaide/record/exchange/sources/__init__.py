"""What a game can be told in: lists, tables, JSON, logs of other programs, each as a source."""
