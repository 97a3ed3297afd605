"""Tables over HTTP: set up, found, pictured, and checked afterwards."""
