"""What has happened at a table: since somebody's last turn, and where to look in a whole game."""
