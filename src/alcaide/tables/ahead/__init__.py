"""What people say before their turn: plans, answers, standing orders."""
