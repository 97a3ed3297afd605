"""The command line as ``python -m alcaide``."""

from alcaide.cli.main import main

if __name__ == "__main__":
    main()
