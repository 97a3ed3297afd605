"""The server: HTTP for what is asked once, one WebSocket for each person at a table."""
