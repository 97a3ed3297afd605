"""Commands by which games come in and go out: import, export, print."""
