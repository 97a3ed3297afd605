"""Tables in memory: one way to each change, events for all who look, on all processes."""
