"""Many games between bots: planned fairly, played in processes or on a cluster, kept, counted."""
