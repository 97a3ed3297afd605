"""Who one is, and what belongs to him, over HTTP."""
