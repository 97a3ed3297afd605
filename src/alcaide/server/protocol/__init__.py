"""What server and browser say to each other, over sockets and HTTP."""
