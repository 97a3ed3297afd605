"""How people behave towards each other: what is said, what is reported, and what follows."""
