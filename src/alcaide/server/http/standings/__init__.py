"""How people stand: profiles, leaderboards, the ratings at a table."""
