"""The command line: ``alcaide --help``."""
