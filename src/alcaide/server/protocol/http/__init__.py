"""What is asked once, over HTTP: what comes and what is answered."""
