"""How much time somebody has, and when he is away."""
