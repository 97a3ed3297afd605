"""What is asked once, over HTTP."""
