"""How people are reached who are not there: an outbox, channels, a process that delivers."""
